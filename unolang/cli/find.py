"""What people name on a command line becomes sources: shipped variants, files, folders, standard input."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from unolang.cli.output import fail
from unolang.text.diagnostic import Failed
from unolang.text.reading import is_special, read_source, read_stdin
from unolang.text.shipped import variant_names, variant_path
from unolang.text.source import Source
from unolang.text.suggest import did_you_mean, question

STDIN = "-"

# Folders that no rule set of anybody's own lies in.
_PASSED_OVER = frozenset({"node_modules", "__pycache__", "site-packages"})


def shipped_source(name: str) -> Source | None:
    """The text of a shipped variant."""
    path = variant_path(name)
    return None if path is None else read_source(path, name=f"{name}.uno")


def variant_source(name: str) -> Source:
    """The text that VARIANT names: a shipped name comes first, everything else is a path."""
    if name == STDIN:
        return read_stdin()
    shipped = shipped_source(name)
    if shipped is not None:
        return shipped
    if _looks_like_path(name):
        return read_source(Path(name))
    with_ending = Path(f"{name}.uno")
    raise fail(
        "U508",
        f"there is no variant `{name}`",
        because="it is neither shipped nor a file",
        help=question([with_ending.name] if with_ending.is_file() else [])
        or did_you_mean(name, [*variant_names(), *_texts_here()])
        or "`unolang list` names the shipped ones; a file is given with its ending",
    )


def _looks_like_path(name: str) -> bool:
    return name.endswith(".uno") or "/" in name or os.sep in name or "\0" in name or os.path.lexists(name)


def _texts_here() -> list[str]:
    try:
        return [path.name for path in Path().glob("*.uno")]
    except OSError:
        return []


def files_in(names: Iterable[str], ending: str) -> Iterator[Path]:
    """The files that are named, and those with this ending in the folders that are named, each once."""
    seen: set[Path] = set()
    for name in names:
        for path in _files_of(name, ending):
            same = Path(os.path.abspath(path))  # noqa: PTH100 - a link stays what it is
            if same not in seen:
                seen.add(same)
                yield path


def _files_of(name: str, ending: str) -> list[Path]:
    path = Path(name)
    if "\0" in name or not path.is_dir():
        return [path]
    found = sorted(_walk(path, ending))
    if not found:
        raise fail("U509", f"there is no `{ending}` file in `{path.as_posix()}`", help="name a file, or another folder")
    return found


def _walk(folder: Path, ending: str) -> Iterator[Path]:
    """The files below a folder; hidden ones, pipes and what tools install are passed over, and so is what may not be read."""
    for inside, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".") and name not in _PASSED_OVER]
        named = (Path(inside, name) for name in files if name.endswith(ending) and not name.startswith("."))
        yield from (path for path in named if not is_special(path))


def text_sources(names: Iterable[str]) -> Iterator[Source | Failed]:
    """The rule sets that `check` looks at; what can't be read stands in its place as a failure."""
    for name in names:
        if name == STDIN or variant_path(name) is not None or not Path(name).is_dir():
            yield _source_or_failure(name)
            continue
        try:
            paths = _files_of(name, ".uno")
        except Failed as failed:
            yield failed
            continue
        for path in paths:
            yield _read_or_failure(path)


def _source_or_failure(name: str) -> Source | Failed:
    try:
        return variant_source(name)
    except Failed as failed:
        return failed


def _read_or_failure(path: Path) -> Source | Failed:
    try:
        return read_source(path)
    except Failed as failed:
        return failed
