"""The shipped files: grammars and their table, variants and the pages of error codes; only here is it known where they lie."""

from __future__ import annotations

import re
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent

_CODE = re.compile(r"U[0-9]{3}")


def grammar_text(name: str) -> str:
    """The text of a grammar named without its ending; a missing one is our own fault and raises."""
    path = _folder("grammars") / f"{name}.lark"
    if not path.is_file():
        raise FileNotFoundError(f"no grammar {name} is shipped")
    return path.read_text(encoding="utf-8")


def table_path() -> Path:
    """The file of the table that is made of the grammar of rule sets."""
    return _PACKAGE / "syntax" / "table.json"


def table_text() -> str:
    """That table, as JSON."""
    return table_path().read_text(encoding="utf-8")


def variant_path(name: str) -> Path | None:
    """The file of a shipped variant, named as in `variant_names`."""
    # Looked up rather than built, so that no name can lead out of the folder.
    return _variants().get(name)


def variant_names() -> list[str]:
    """The shipped variants in the order of the alphabet, without ending; one in a subfolder is `folder/name`."""
    return sorted(_variants())


def error_page(code: str) -> str | None:
    """The page of a code as Markdown."""
    if not _CODE.fullmatch(code):
        return None
    path = _folder("errors") / f"{code}.md"
    return path.read_text(encoding="utf-8") if path.is_file() else None


def _variants() -> dict[str, Path]:
    folder = _folder("variants")
    return {path.relative_to(folder).with_suffix("").as_posix(): path for path in folder.rglob("*.uno")}


def _folder(kind: str) -> Path:
    """An installed wheel carries everything in `_shipped`; in a checkout the folders stand beside the package."""
    shipped = _PACKAGE / "_shipped"
    if shipped.is_dir():
        return shipped / kind
    return _PACKAGE.parent / ("docs/reference/errors" if kind == "errors" else kind)
