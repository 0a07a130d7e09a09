"""What stands between two passes, as text: a tree of forms, the rules in force, or a program."""

from __future__ import annotations

from collections.abc import Iterator

from unolang.model.ruleset import Ruleset
from unolang.syntax.nodes import Block, Document, Leaf, Node


def document_text(document: Document) -> str:
    """A syntax tree: one line for each line of the text, forms in brackets."""
    return "\n".join(line for block in document.blocks for line in _block(block, 0))


def _block(block: Block, depth: int) -> Iterator[str]:
    yield f"{'    ' * depth}{_part(block.node)}"
    for child in block.children:
        yield from _block(child, depth + 1)


def _part(part: Node | Leaf) -> str:
    if isinstance(part, Leaf):
        return f'"{part.text}"' if part.kind == "STRING" else part.text
    return f"({' '.join([part.form, *map(_part, part.args)])})"


def ruleset_text(ruleset: Ruleset) -> str:
    """A rule set: what holds, each thing once, and where each rule stands."""
    return "\n".join(_ruleset(ruleset))


def _ruleset(ruleset: Ruleset) -> Iterator[str]:
    yield f'variant "{ruleset.name}"'
    for base in ruleset.bases:
        yield f"    based on {base}"
    yield f"    players {ruleset.seats[0]} to {ruleset.seats[1]}"
    for packs in ruleset.packs:
        yield f"    packs {packs.told()}"
    for identity, title in ruleset.sources:
        yield f'    source "{title}" as {identity}'
    yield "deck"
    for attribute in ruleset.deck.attributes:
        yield f"    {attribute.name} is {', '.join(attribute.values)}"
    for kind in ruleset.deck.kinds:
        yield f"    {kind.copies} of {kind.name}"
    for option in ruleset.options:
        values = ", ".join(option.values) or f"{option.low} to {option.high}"
        yield f"option {option.name} is {option.value}  # of {values}"
    for edition in ruleset.editions:
        yield f"edition {edition.name}: {', '.join(f'{name} is {value}' for name, value in edition.values)}"
    for rule in ruleset.rules:
        rows = "".join(f", {citation.row}" for citation in rule.citations)
        yield f'rule {rule.name} "{rule.sentence}"  # {rule.span.source.name}:{rule.span.line}{rows}'
        for block in rule.blocks:
            yield from _block(block, 1)
    if ruleset.absent:
        yield f"not in force: {', '.join(ruleset.absent)}"
