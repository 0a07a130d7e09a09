"""None but `text` and `cli` touches the file system."""

import ast

import pytest

from tests.house import floors, project

MAY = {"text", "cli"}
MODULES = floors.read_modules(project.ROOT)

REACHING = {"io", "glob", "os", "shutil", "tempfile"}
"""Modules of Python that reach for files."""

TOUCHING = {
    *("exists", "is_file", "is_dir", "lstat", "stat", "iterdir", "glob", "rglob"),
    *("read_text", "read_bytes", "write_text", "write_bytes", "mkdir", "rename", "rmdir", "touch", "unlink"),
    *("cwd", "home", "resolve", "absolute", "readlink"),
}
"""Methods of a path that reach for files; those that only take a path apart are free."""


def touching(code):
    """What in a module reaches for files, by line."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            named = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]
            yield from (f"line {node.lineno}: {name}" for name in named if name.split(".")[0] in REACHING)
        elif isinstance(node, ast.Name) and node.id in {"open", "__file__"}:
            yield f"line {node.lineno}: {node.id}"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            of_path = isinstance(node.func.value, ast.Call) and ast.unparse(node.func.value.func) == "Path"
            if node.func.attr in TOUCHING or (of_path and node.func.attr == "open"):
                yield f"line {node.lineno}: {node.func.attr}"


@pytest.mark.parametrize("module", [name for name in MODULES if floors.place(name) not in MAY])
def test_no_other_floor_touches_the_file_system(module):
    assert list(touching(MODULES[module])) == []


@pytest.mark.parametrize(
    "code",
    [
        "open('a')", "import os", "import os.path", "from os import path", "import tempfile", "path.read_text()",
        "Path(name).is_file()", "Path('a').open()", "Path(__file__)", "[*folder.rglob('*')]",
    ],
)  # fmt: skip
def test_a_touch_is_found(code):
    assert len(list(touching(code))) == 1


@pytest.mark.parametrize("code", ["Path(a).parent / 'b'", "legality.open(slot, state)", "path.as_posix()"])
def test_what_only_names_a_file_is_free(code):
    assert list(touching(code)) == []
