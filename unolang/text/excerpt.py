"""One source line with marks under a span: aligned whatever its characters, cut when it is long."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from unolang.text.printable import cells, printable_char
from unolang.text.span import Span

WIDEST = 160

# How much of a cut line is kept for what follows the start of the span.
_AHEAD = 120

_TAB = "    "
_CUT = "…"


@frozen
class Excerpt:
    """A line as shown, and the cells at which its marks begin and how many there are."""

    line: int
    text: str
    indent: int
    width: int
    # The span goes on, in later lines or in the part that was cut.
    goes_on: bool


def excerpt(span: Span) -> Excerpt:
    """The first line of the span."""
    line, column = span.source.position(span.start)
    text = span.source.line_text(line)
    start = column - 1
    end = start + max(0, span.end - span.start)
    # The line's own end may belong to the span without its going on.
    goes_on = end > len(text) + 1
    end = min(end, len(text))
    left, right = _window(text, start)
    before = ("" if left == 0 else _CUT) + _shown(text[left:start])
    stop = min(end, right)
    marked = _shown(text[start:stop])
    after = _shown(text[stop:right]) + ("" if right == len(text) else _CUT)
    indent = cells(before.removeprefix(_CUT)) + (left > 0)
    # Widths are those of whole stretches, since characters may join into one.
    width = cells(before.removeprefix(_CUT) + marked) + (left > 0) - indent
    return Excerpt(line, before + marked + after, indent, max(1, width), goes_on or end > stop)


def _window(text: str, start: int) -> tuple[int, int]:
    """The part of a line to show: all of it, or at most `WIDEST` cells around the start of the span."""
    if len(text) <= WIDEST and cells(_shown(text)) <= WIDEST:
        return 0, len(text)
    ahead = text[start : start + WIDEST]
    behind = text[max(0, start - WIDEST) : start][::-1]
    right, used = _fitting(ahead, _AHEAD)
    left, used = _fitting(behind, WIDEST - used)
    right, used = _fitting(ahead, WIDEST - used)
    return start - left, start + right


def _fitting(chars: Iterable[str], most: int) -> tuple[int, int]:
    """How many characters fit into `most` cells, and how many cells they fill."""
    count = used = 0
    for char in chars:
        width = cells(_shown(char))
        if used + width > most:
            break
        count, used = count + 1, used + width
    return count, used


def _shown(text: str) -> str:
    if text.isprintable():
        return text
    return "".join(_TAB if char == "\t" else printable_char(char) for char in text)
