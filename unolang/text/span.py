"""A span: a stretch of one source, with the lines and columns it covers."""

from __future__ import annotations

from attrs import field, frozen

from unolang.text.source import Source


def _name_of(source: Source) -> str:
    return source.name


@frozen(slots=True)
class Span:
    """From offset `start` up to, but without, offset `end`; lines and columns count from 1, in code points."""

    # Spans are compared and hashed by the thousand: by the source's name, never by its text.
    source: Source = field(eq=_name_of)
    start: int
    end: int

    @property
    def line(self) -> int:
        return self.source.position(self.start)[0]

    @property
    def column(self) -> int:
        return self.source.position(self.start)[1]

    @property
    def end_line(self) -> int:
        return self.source.position(self.end)[0]

    @property
    def end_column(self) -> int:
        """The column just after the last character."""
        return self.source.position(self.end)[1]

    @property
    def text(self) -> str:
        return self.source.text[self.start : self.end]

    def to(self, other: Span) -> Span:
        """The stretch that covers both; they lie in the same source."""
        return Span(self.source, min(self.start, other.start), max(self.end, other.end))

    def __str__(self) -> str:
        """Where it begins, as `name:line:column`."""
        line, column = self.source.position(self.start)
        return f"{self.source.name}:{line}:{column}"
