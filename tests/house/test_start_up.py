"""A short command starts fast, because it loads only what it needs."""

import subprocess
import sys

import pytest

import unolang
from tests.house import project

PROGRAM = """
import sys
before = set(sys.modules)
from unolang.cli.main import main
sys.argv = ["unolang", *sys.argv[1:]]
status = 0
try:
    main()
except SystemExit as leaving:
    status = leaving.code or 0
own = set(sys.stdlib_module_names) | set(sys.builtin_module_names)
foreign = {name.split(".")[0] for name in set(sys.modules) - before} - own
print("loaded", *sorted(foreign))
sys.exit(status)
"""


def loaded(*arguments: str) -> tuple[str, set[str]]:
    """What a command prints, and the packages beyond Python's own that it loads."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments],
        cwd=project.ROOT,
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    *printed, last = done.stdout.splitlines()
    assert last.startswith("loaded ")
    return "\n".join(printed), set(last.split()[1:])


@pytest.mark.parametrize("argument", ["--version", "--help"])
def test_the_quick_answers_load_nothing_but_click(argument):
    _, packages = loaded(argument)
    assert packages == {"unolang", "click"}


def test_the_version_is_the_one_of_the_package():
    printed, _ = loaded("--version")
    assert unolang.__version__ in printed


def test_the_package_itself_loads_nothing():
    program = "import sys; before = set(sys.modules); import unolang; print(*set(sys.modules) - before)"
    done = subprocess.run([sys.executable, "-c", program], cwd=project.ROOT, check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["unolang"]
