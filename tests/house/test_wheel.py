"""What is built can be installed and used anywhere, with nothing left behind in the tree."""

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

import unolang
from tests.house import project

pytestmark = pytest.mark.slow

CORE = {"attrs", "cattrs", "click", "lark", "rich"}
SHIPPED = {"grammars": "grammars", "variants": "variants", "docs/reference/errors": "errors"}


def build(kind: str, source: Path, into: Path) -> Path:
    """A source tree becomes a wheel or an sdist, without network."""
    into.mkdir()
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(into)],
        cwd=source,
        check=True,
        capture_output=True,
    )
    (made,) = into.iterdir()
    return made


def members(wheel: Path) -> set[str]:
    """The files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    return build("wheel", project.ROOT, tmp_path_factory.mktemp("built") / "wheel")


@pytest.fixture(scope="module")
def python(wheel, tmp_path_factory):
    """A Python of its own, with the wheel installed and the packages that it needs within reach."""
    folder = tmp_path_factory.mktemp("elsewhere") / "environment"
    venv.create(folder, with_pip=True, symlinks=os.name != "nt")
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    run(scripts / "python", "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", str(wheel), cwd=folder)
    own = run(scripts / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip()
    reach = [sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    (Path(own) / "within_reach.pth").write_text("\n".join(dict.fromkeys(reach)) + "\n", encoding="utf-8")
    return scripts / "python"


def run(*command: str | Path, cwd: Path) -> str:
    """A command becomes what it prints; it has to succeed."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env=environment, check=False, capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_wheel_carries_what_players_read(wheel):
    inside = members(wheel)
    assert {"unolang/py.typed", "unolang/__main__.py"} <= inside
    for outside, name in SHIPPED.items():
        files = {path.name for path in project.files() if path.parent == project.ROOT / outside}
        assert files
        assert {f"unolang/_shipped/{name}/{file}" for file in files} <= inside


def test_the_wheel_carries_nothing_else(wheel):
    strangers = {
        name
        for name in members(wheel)
        if not name.startswith(("unolang/", f"unolang-{unolang.__version__}.dist-info/"))
    }
    assert strangers == set()


def test_the_wheel_says_what_it_is(wheel):
    with zipfile.ZipFile(wheel) as archive:
        folder = f"unolang-{unolang.__version__}.dist-info"
        metadata = archive.read(f"{folder}/METADATA").decode()
        assert f"{folder}/licenses/LICENSE" in archive.namelist()
    lines = metadata.split("\n\n", maxsplit=1)[0].splitlines()
    assert "License-Expression: MIT" in lines
    assert "Requires-Python: >=3.11" in lines
    needed = [line.removeprefix("Requires-Dist: ") for line in lines if line.startswith("Requires-Dist: ")]
    always = {line.split("<")[0].split(">")[0].strip() for line in needed if "extra ==" not in line}
    assert always == CORE


def test_the_installed_package_is_the_one_in_use(python, tmp_path):
    where = Path(run(python, "-c", "import unolang; print(unolang.__file__)", cwd=tmp_path).strip())
    assert where.is_relative_to(python.parents[1])


def test_the_installed_command_lists_the_variants(python, tmp_path):
    listed = run(python.with_name("unolang"), "list", cwd=tmp_path)
    for variant in (project.ROOT / "variants").glob("*.uno"):
        assert variant.stem in listed


def test_the_installed_command_checks_a_variant(python, tmp_path):
    run(python.with_name("unolang"), "check", "classic", cwd=tmp_path)
    run(python, "-m", "unolang", "check", "classic", cwd=tmp_path)


def test_the_installed_command_explains_an_error(python, tmp_path):
    pages = sorted((project.ROOT / "docs" / "reference" / "errors").glob("U*.md"))
    assert pages
    assert pages[0].stem in run(python.with_name("unolang"), "explain", pages[0].stem, cwd=tmp_path)


def test_the_sdist_is_whole(wheel, tmp_path):
    sdist = build("sdist", project.ROOT, tmp_path / "sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    tree = tmp_path / f"unolang-{unolang.__version__}"
    missing = {project.name(path) for path in project.files() if not (tree / project.name(path)).exists()}
    assert missing <= {".ci/run"}
    assert members(build("wheel", tree, tmp_path / "wheel")) == members(wheel)
