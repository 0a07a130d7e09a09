"""A source: a name and its text."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import cached_property
from itertools import accumulate

from attrs import field, frozen


@frozen
class Source:
    """A text with a name to show; its lines end in LF."""

    name: str
    text: str = field(repr=False)

    @cached_property
    def line_starts(self) -> tuple[int, ...]:
        """The offset at which each line begins."""
        lines = self.text.split("\n")[:-1]
        return tuple(accumulate((len(line) + 1 for line in lines), initial=0))

    @property
    def line_count(self) -> int:
        return len(self.line_starts)

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, both from 1; an offset outside the text counts as its nearest end."""
        offset = max(0, min(offset, len(self.text)))
        line = bisect_right(self.line_starts, offset)
        return line, offset - self.line_starts[line - 1] + 1

    def line_text(self, line: int) -> str:
        """The line without its end; empty when there is no such line."""
        if not 1 <= line <= self.line_count:
            return ""
        end = self.line_starts[line] - 1 if line < self.line_count else len(self.text)
        return self.text[self.line_starts[line - 1] : end]


Loader = Callable[[str, Source], Source | None]
"""The text of a rule set by its name, seen from another text; None if there is none."""
