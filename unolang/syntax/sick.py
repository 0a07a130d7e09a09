"""A line that can't be read, and one small change to it."""

from __future__ import annotations

from attrs import field, frozen
from lark.parsers.lalr_interactive_parser import InteractiveParser

from unolang.syntax.line import Token, acceptable, after, feed, fits, goes_on, tokens_of
from unolang.syntax.places import Place
from unolang.syntax.vocabulary import Vocabulary

# How far before the place where reading stopped the mistake may lie, in tokens.
REACH = 8


@frozen(eq=False)
class Sick:
    """A line that can't be read: its text, its tokens with offsets in that text, and where reading stopped."""

    text: str
    tokens: tuple[Token, ...]
    stopped: int
    place: Place
    vocabulary: Vocabulary
    _parsers: dict[int, InteractiveParser] = field(factory=dict, repr=False)
    _expected: dict[int, list[str]] = field(factory=dict, repr=False)

    @property
    def at_end(self) -> bool:
        return self.stopped >= len(self.tokens)

    @property
    def first(self) -> int:
        """The first token that is tried to mend."""
        return max(0, self.stopped - REACH)

    def expected(self, index: int) -> list[str]:
        """What may stand at the place of a token."""
        if index not in self._expected:
            self._expected[index] = acceptable(self.before(index))
        return self._expected[index]

    def before(self, index: int) -> InteractiveParser:
        """The parser before a token that may be mended."""
        if not self._parsers:
            parser = after(self.tokens[: self.first], self.place.start)
            for at in range(self.first, self.stopped):
                self._parsers[at] = parser.copy(deepcopy_values=False)
                feed(parser, self.tokens[at])
            self._parsers[self.stopped] = parser
        return self._parsers[index]

    def is_mended_by(self, one: Repair) -> bool:
        """Whether the line can be read after a repair; what stands well before it isn't read again."""
        # Whatever changes after a blank or a bracket, what is before it stays.
        sure = 1 + max(self.text.rfind(mark, 0, one.start) for mark in " (")
        kept = min(self.stopped, sum(token.end <= sure for token in self.tokens))
        if kept < self.first:
            return fits(tokens_of(one.apply(self.text)), self.place.start)
        read = self.tokens[kept - 1].end if kept else 0
        return goes_on(self.before(kept).copy(deepcopy_values=False), tokens_of(one.apply(self.text)[read:]))


@frozen
class Repair:
    """Characters from `start` to `end` become `new`; a lower cost is tried first."""

    cost: float
    start: int
    end: int
    new: str
    message: str
    # What is blamed, if not the characters that change.
    blamed: tuple[int, int] | None = None

    def apply(self, text: str) -> str:
        """The text after the change."""
        return (text[: self.start] + self.new + text[self.end :]).strip()
