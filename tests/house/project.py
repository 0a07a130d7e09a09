"""What belongs to the project: its folder, and the files that are its own."""

import shutil
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

MADE = {".venv", "site", "dist", "build", "__pycache__"}
"""Folders that are made, for the case that git can't tell."""


@cache
def files() -> tuple[Path, ...]:
    """Every file that is, or is about to be, under version control."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        listed = subprocess.run(
            ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        found = [ROOT / name for name in listed.split("\0") if name]
    else:
        found = [path for path in ROOT.rglob("*") if not is_made(path.relative_to(ROOT))]
    return tuple(sorted({path for path in found if path.is_file()}))


def is_made(path: Path) -> bool:
    """Whether a path lies in a folder that some tool made."""
    return any(part in MADE or part.endswith("_cache") or part == ".hypothesis" for part in path.parts)


def name(path: Path) -> str:
    """The name by which people know a file: from the project's folder on, with slashes."""
    return path.relative_to(ROOT).as_posix()
