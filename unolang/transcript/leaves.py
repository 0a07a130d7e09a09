"""What hangs on a parsed line becomes words and numbers with their places in the source."""

from __future__ import annotations

from typing import Any

from lark import Token, Tree

from unolang.text.source import Source
from unolang.text.span import Span
from unolang.transcript.lines import Line
from unolang.transcript.record import Cards, Number, Words

Node = Tree[Any]
Part = Node | Token | None


class Leaves:
    """The parts of one line; Lark counts from the start of the line, spans from the start of the source."""

    def __init__(self, source: Source, line: Line) -> None:
        self._source = source
        self._offset = line.span.start

    def span(self, part: Node | Token) -> Span:
        """Where a part of the line stands."""
        place: Any = part if isinstance(part, Token) else part.meta
        return Span(self._source, self._offset + place.start_pos, self._offset + place.end_pos)

    def words(self, part: Part) -> Words:
        """A token, or all the tokens of a tree, as one text."""
        assert part is not None
        tokens = [part] if isinstance(part, Token) else list(part.scan_values(lambda value: isinstance(value, Token)))
        return Words(" ".join(" ".join(str(token).split()) for token in tokens), self.span(part))

    def maybe(self, part: Part) -> Words | None:
        """The same, for a part that may be left out."""
        return None if part is None else self.words(part)

    def number(self, part: Part) -> Number:
        """A token that is a number; the grammar bounds its length."""
        assert isinstance(part, Token)
        return Number(int(part), self.span(part))

    def cards(self, tree: Node) -> Cards:
        """The cards of the list in a tree; none if it has no list."""
        lists = [child for child in tree.children if isinstance(child, Tree) and child.data == "cards"]
        return tuple(self.words(words) for words in self.trees(lists[0])) if lists else ()

    def tokens(self, tree: Node) -> list[Token]:
        """The tokens that hang directly on a tree."""
        return [child for child in tree.children if isinstance(child, Token)]

    def trees(self, tree: Node) -> list[Node]:
        """The trees that hang directly on a tree."""
        return [child for child in tree.children if isinstance(child, Tree)]
