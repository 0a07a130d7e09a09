"""What Lark builds while it reads a line, and the form that comes of it."""

from __future__ import annotations

from typing import Any

from lark import Token, Tree

from unolang.syntax.nodes import Leaf, Node
from unolang.text.source import Source
from unolang.text.span import Span

DEEPEST = 40


class TooDeep(Exception):
    """Forms are nested more deeply than anybody can read."""


class Word(Token):
    """A token; where it is an operand, Lark notes at it how far the brackets around it reach."""

    empty = False


class Operand(Tree[Any]):
    """A word that is kept. It is a tree, since Lark keeps places only of trees."""

    depth = 0


class Form(Tree[Any]):
    """A form in the making, with the number of forms that are nested in it."""

    def __init__(self, data: str, children: list[Any], meta: Any = None) -> None:
        super().__init__(data, children, meta)
        # A part of a list goes into the list itself, and is measured there.
        self.depth = 0 if data.startswith("_") else 1 + max((child.depth for child in children), default=0)
        if self.depth > DEEPEST:
            raise TooDeep


class Leaves:
    """Tells Lark which words are kept."""

    @staticmethod
    def NAME(word: Word) -> Operand:  # noqa: N802 - the name of a terminal
        return Operand(word.type, [], word)  # type: ignore[arg-type]

    INT = STRING = ID = NAME


def node_of(form: Any, source: Source) -> Node:
    """A form that Lark has built becomes one of the syntax tree."""
    operands = tuple(
        _leaf_of(child.meta, source) if isinstance(child, Operand) else node_of(child, source)
        for child in form.children
    )
    return Node(form.data, operands, Span(source, form.meta.start_pos, form.meta.end_pos))


def _leaf_of(word: Any, source: Source) -> Leaf:
    text = word.value[1:-1] if word.type == "STRING" else word.value
    return Leaf(word.type, text, Span(source, word.start_pos, word.end_pos))
