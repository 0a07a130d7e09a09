"""A text becomes the chain of texts that it builds on, the deepest base first."""

from collections.abc import Callable

from unolang.model.literals import leaf
from unolang.syntax.nodes import Document, Node
from unolang.text.diagnostic import Collector, Diagnostic, Failed
from unolang.text.source import Source
from unolang.text.suggest import did_you_mean

DEEPEST = 16

Loader = Callable[[str, Source], Document | None]
"""Finds the text of a name, seen from another text; None if there is none."""


def chain(
    document: Document, load: Loader, known: tuple[str, ...] = ()
) -> tuple[tuple[str, ...], tuple[Document, ...]]:
    """The names of the bases, nearest first, and all texts, the deepest base first."""
    texts, names = [document], []
    seen = {document.source.name: document.source.name}
    while (line := _based_on(texts[-1])) is not None:
        name = leaf(line).text
        base = load(name, texts[-1].source)
        errors = Collector()
        if base is None:
            near = did_you_mean(name, known)
            errors.error(
                "U201",
                f"there is no rule set `{name}`",
                leaf(line).span,
                label="it is built on this one",
                because=f"neither a file `{name}.uno` beside this text nor a shipped rule set bears this name",
                help=near,
            )
        elif base.source.name in seen:
            arrows = " → ".join([*seen, base.source.name])
            errors.error("U202", "this rule set builds on itself", line.span, because=f"{arrows}")
        elif len(texts) > DEEPEST:
            errors.error(
                "U203", f"more than {DEEPEST} rule sets build on each other", line.span, help="merge some of the texts"
            )
        errors.raise_if_errors()
        assert base is not None
        seen[base.source.name] = name
        names.append(name)
        texts.append(base)
    return tuple(names), tuple(reversed(texts))


def _based_on(document: Document) -> Node | None:
    found = [
        child.node
        for block in document.blocks
        if block.node.form == "variant"
        for child in block.children
        if child.node.form == "based_on"
    ]
    if len(found) > 1:
        raise Failed(
            (
                Diagnostic(
                    "U218",
                    "a rule set builds on one other rule set at most",
                    found[1].span,
                    label="a second base",
                    help=f"let `{leaf(found[0]).text}` build on `{leaf(found[1]).text}`, or the other way round",
                ),
            )
        )
    return found[0] if found else None
