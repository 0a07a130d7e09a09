"""An import goes down, never up, and never sideways between folders of one floor."""

import pytest

from tests.house import floors, project

TABLE = floors.read_table((project.ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))
MODULES = floors.read_modules(project.ROOT)
FOLDERS = floors.packages(project.ROOT)
IMPORTS = [one for module, code in MODULES.items() for one in floors.imports(module, code, set(MODULES), FOLDERS)]

BOTTOM_TO_TOP = [
    "text",
    "language",
    "syntax",
    "model",
    "program",
    "machine",
    "transcript",
    "pipeline",
    "simulate",
    "cli",
]

NOT_FOR_THE_MACHINE = {"language", "syntax", "model"}
"""A compiled program stands on its own, so that another engine can run it."""


def test_the_table_can_be_read():
    assert sorted(BOTTOM_TO_TOP, key=TABLE.__getitem__) == BOTTOM_TO_TOP
    assert TABLE["simulate"] == TABLE["rulebook"]


def test_every_module_has_a_floor():
    homeless = {module for module in MODULES if (where := floors.place(module)) not in TABLE and where is not None}
    assert homeless <= {"unolang.__main__"}


def test_every_folder_is_a_package():
    with_code = {path.parent for path in (project.ROOT / "unolang").rglob("*.py")}
    assert [project.name(folder) for folder in sorted(with_code) if not (folder / "__init__.py").exists()] == []


def test_imports_go_down():
    assert list(floors.faults(IMPORTS, TABLE)) == []


def test_the_machine_stands_on_programs_alone():
    machine = {module for module in MODULES if floors.place(module) == "machine"}
    assert machine, "there is no machine"
    ways = floors.reached(machine, IMPORTS)
    assert [way for module, way in ways.items() if floors.place(module) in NOT_FOR_THE_MACHINE] == []


def test_no_module_needs_itself():
    """Not on a way round through others either; a folder is loaded with each of its modules and does not count."""
    behind = {one.imported: floors.reached({one.imported}, IMPORTS, folders=False) for one in IMPORTS}
    assert [behind[one.imported][one.importer] for one in IMPORTS if one.importer in behind[one.imported]] == []


SAMPLE_FOLDERS = {"unolang", "unolang.low", "unolang.left", "unolang.right", "unolang.top"}
SAMPLE_MODULES = SAMPLE_FOLDERS | {"unolang.low.a", "unolang.left.b", "unolang.right.c", "unolang.top.d"}
SAMPLE_FLOORS = {"low": 0, "left": 1, "right": 1, "top": 2}


@pytest.mark.parametrize(
    ("module", "code", "fault"),
    [
        ("unolang.left.b", "from unolang.low import a", None),
        ("unolang.left.b", "from unolang import __version__", None),
        ("unolang.left.b", "from . import b", None),
        ("unolang.left.b", "import collections", None),
        ("unolang.low.a", "import unolang.left.b", "up"),
        ("unolang.low.a", "from unolang import left", "up"),
        ("unolang.low.a", "from ..left.b import name", "up"),
        ("unolang.low", "from ..left import b", "up"),
        ("unolang.low.a", "def f():\n    from unolang.left import b", "up"),
        ("unolang.low.a", "if TYPE_CHECKING:\n    from unolang.left.b import B", "up"),
        ("unolang.low.a", "importlib.import_module('unolang.left.b')", "up"),
        ("unolang.low.a", "importlib.import_module(f'unolang.left.{name}')", "up"),
        ("unolang.low.a", "import_module(name)", "only the running program"),
        ("unolang.top.d", "import_module(name)", None),
        ("unolang.low.a", "import_module('collections')", None),
        ("unolang.left.b", "from unolang.right.c import name", "sideways"),
        ("unolang.left.b", "from unolang.attic import name", "no floor"),
        ("unolang", "from unolang.low import a", "would load it"),
    ],
)
def test_a_wrong_import_is_found(module, code, fault):
    found = list(floors.imports(module, code, SAMPLE_MODULES, SAMPLE_FOLDERS))
    told = list(floors.faults(found, SAMPLE_FLOORS))
    if fault is None:
        assert told == []
    else:
        assert len(told) == 1
        assert fault in told[0]


def test_what_is_reached_through_others_is_found():
    found = [
        floors.Import("unolang.machine.step", "unolang.program.program", 1),
        floors.Import("unolang.program", "unolang.program.lower", 1),
        floors.Import("unolang.program.lower", "unolang.model.ruleset", 1),
    ]
    ways = floors.reached({"unolang.machine.step"}, found)
    assert ways["unolang.model.ruleset"].split(" -> ") == [
        "unolang.machine.step",
        "unolang.program.program",
        "unolang.program",
        "unolang.program.lower",
        "unolang.model.ruleset",
    ]
