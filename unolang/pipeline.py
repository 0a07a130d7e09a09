"""The straight line from a text to a program, as a few functions."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path

from unolang.model.bases import chain
from unolang.model.compose import compose
from unolang.model.ruleset import Ruleset
from unolang.model.typing import check
from unolang.program.lower import lower
from unolang.program.program import Program
from unolang.syntax.nodes import Document
from unolang.syntax.parse import parse
from unolang.text.diagnostic import Collector, Diagnostic
from unolang.text.reading import UnreadableSource, read_source
from unolang.text.shipped import variant_names, variant_path
from unolang.text.source import Loader, Source

_EMPTY: Mapping[str, str] = {}


def shipped_or_beside(name: str, seen_from: Source) -> Source | None:
    """A file beside the text, else a shipped rule set. What a shipped text builds on is shipped, whatever lies beside."""
    if not _is_shipped(seen_from):
        beside = Path(seen_from.name).parent / f"{name}.uno"
        try:
            return read_source(beside, only_files=True)
        except UnreadableSource as fault:
            if fault.diagnostic.code != "U501":
                raise
    shipped = variant_path(name)
    return None if shipped is None else read_source(shipped, name=f"{name}.uno")


def _is_shipped(text: Source) -> bool:
    """Whether this text is a shipped one, under the bare name that shipped texts bear in messages."""
    path = variant_path(Path(text.name).stem) if Path(text.name).name == text.name else None
    return path is not None and read_source(path).text == text.text


@lru_cache(maxsize=64)
def _parsed(text: Source, loader: Loader) -> Document:
    """A text is parsed once, however many editions are made of it and of what builds on it."""
    return parse(text, loader)


def load(
    text: Path | str | Source,
    options: Mapping[str, str] = _EMPTY,
    edition: str | None = None,
    loader: Loader = shipped_or_beside,
) -> Ruleset:
    """A file, or a text already read, becomes the rule set in force; `Failed` if something is wrong with it."""
    source = text if isinstance(text, Source) else read_source(Path(text))
    return compose(_parsed(source, loader), _documents(loader), options, edition, tuple(variant_names()))


def texts_of(source: Source, loader: Loader = shipped_or_beside) -> tuple[Document, ...]:
    """A text with all that it builds on, the lowest base first."""
    return chain(_parsed(source, loader), _documents(loader), tuple(variant_names()))[1]


def _documents(loader: Loader) -> Callable[[str, Source], Document | None]:
    """A loader of texts becomes one of documents."""

    def document_of(name: str, seen_from: Source) -> Document | None:
        found = loader(name, seen_from)
        return None if found is None else _parsed(found, loader)

    return document_of


def compile_rules(
    text: Path | str | Source,
    options: Mapping[str, str] = _EMPTY,
    edition: str | None = None,
    loader: Loader = shipped_or_beside,
) -> Program:
    """A file, or a text already read, becomes a program; `Failed` if something is wrong with it."""
    return lower(check(load(text, options, edition, loader)))


def check_rules(ruleset: Ruleset) -> tuple[Program, tuple[Diagnostic, ...]]:
    """A rule set becomes a program, with whatever is not wrong and yet worth telling."""
    errors = Collector()
    resolved = check(ruleset, errors)
    return lower(resolved), errors.warnings
