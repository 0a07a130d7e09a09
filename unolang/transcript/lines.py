"""A source becomes its lines, without comments and blank ones, each with what stands indented below it."""

from __future__ import annotations

import re

from attrs import field, frozen

from unolang.text.diagnostic import Collector
from unolang.text.source import Source
from unolang.text.span import Span

MOST_LINES = 20_000

_COMMENT = re.compile(r"(?:^|(?<=\s))#.*$")


@frozen
class Line:
    """One line without its comment and without blanks at its ends."""

    text: str
    span: Span
    below: tuple[Line, ...] = field(default=(), eq=False)

    @property
    def first(self) -> str:
        """Its first word."""
        return self.text.split(maxsplit=1)[0]


def read_lines(source: Source, errors: Collector) -> list[Line]:
    """The lines at the margin; every indented line lies below the last of them."""
    if source.line_count > MOST_LINES + 1:
        errors.error(
            "U405",
            f"`{source.name}` has {source.line_count} lines",
            _line_span(source, MOST_LINES + 1),
            label="nothing is read from here on",
            because=f"a transcript may have at most {MOST_LINES} lines",
        )
        return []
    groups: list[tuple[Line, list[Line]]] = []
    for number, raw in enumerate(source.text.split("\n")):
        bare = _COMMENT.sub("", raw)
        text = bare.strip()
        if not text:
            continue
        indent = len(bare) - len(bare.lstrip())
        start = source.line_starts[number] + indent
        line = Line(text, Span(source, start, start + len(text)))
        if indent == 0:
            groups.append((line, []))
        elif groups:
            groups[-1][1].append(line)
        else:
            errors.error(
                "U403",
                "the first line is indented",
                line.span,
                label="belongs to no line above",
                help="begin it at the margin",
            )
            groups.append((line, []))
    return [Line(line.text, line.span, tuple(below)) for line, below in groups]


def _line_span(source: Source, line: int) -> Span:
    start = source.line_starts[line - 1]
    return Span(source, start, start + len(source.line_text(line)))
