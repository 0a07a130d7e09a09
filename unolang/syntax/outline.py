"""The outline reader: a text becomes a tree of lines by their indentation. It never fails; odd layout is told."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from attrs import define, field, frozen

from unolang.text.diagnostic import Collector
from unolang.text.source import Source
from unolang.text.span import Span

STEP = 4
MOST_LINES = 20_000
MOST_LEVELS = 20
LONGEST_LINE = 1000

# Texts are skipped whole, so that `#` in a text begins no comment.
_PIECE = re.compile(r'"[^"\n]*"|“[^”"\n]*[”"]|[^"“#]+|["“]|#')

# No form begins with these words.
_GOES_ON = re.compile(r"(?:and|or)(?![\w-])")


@frozen
class Row:
    """A line of the text as it is written: its content without indent, and its comment with the `#`."""

    number: int
    start: int
    content: str
    comment: str = ""

    @property
    def end(self) -> int:
        return self.start + len(self.content)


@frozen
class Remark:
    """A line without content: a comment with its indent, or nothing."""

    indent: int
    comment: str


@define(eq=False)
class Line:
    """One sentence: a row, and those after it that begin with `and` or `or`; the lines indented under it."""

    rows: list[Row]
    indent: int
    # Comments and empty lines before it.
    above: list[Remark] = field(factory=list, repr=False)
    children: list["Line"] = field(factory=list, repr=False)
    # Its layout or a quote is at fault, so that its words aren't to be blamed as well.
    is_told: bool = False

    @property
    def start(self) -> int:
        return self.rows[0].start

    @property
    def end(self) -> int:
        return self.rows[-1].end

    @property
    def first_word(self) -> str:
        return first_word(self.rows[0].content)

    @property
    def text(self) -> str:
        """The sentence; comments between its rows are blanks, so that offsets hold."""
        if len(self.rows) == 1:
            return self.rows[0].content
        parts, at = [], self.start
        for row in self.rows:
            parts += [" " * (row.start - at), row.content]
            at = row.end
        return "".join(parts)


@define
class Outline:
    """The lines at the margin, and the comments and empty lines after the last line."""

    lines: list[Line] = field(factory=list)
    below: list[Remark] = field(factory=list)


def first_word(content: str) -> str:
    """A line's first word, or the mark that it begins with."""
    return re.split(r"[\s:,(\"]", content, maxsplit=1)[0] or content[0]


def walk(lines: Iterable[Line]) -> Iterator[Line]:
    """All lines in the order written."""
    waiting = list(lines)[::-1]
    while waiting:
        line = waiting.pop()
        yield line
        waiting += line.children[::-1]


def read_outline(source: Source, collector: Collector, stands_at_margin: Callable[[str], bool]) -> Outline:
    """The tree of lines. A line that can stand at the margin only is put there, so that its indent costs one error."""
    return _Reader(source, collector, stands_at_margin).read()


class _Reader:
    def __init__(self, source: Source, collector: Collector, stands_at_margin: Callable[[str], bool]) -> None:
        self.source = source
        self.collector = collector
        self.stands_at_margin = stands_at_margin
        self.outline = Outline()
        self.open: list[Line] = []
        self.last: Line | None = None

    def read(self) -> Outline:
        if self.source.line_count > MOST_LINES:
            start = self.source.line_starts[MOST_LINES]
            message = f"this text has more than {MOST_LINES} lines"
            help_ = "split it: a rule set can be based on another one"
            self.collector.error("U108", message, Span(self.source, start, start), help=help_)
            return self.outline
        above: list[Remark] = []
        for number, start in enumerate(self.source.line_starts, 1):
            raw = self.source.line_text(number)
            white = len(raw) - len(raw.lstrip(" \t"))
            content, comment, quote = _without_comment(raw)
            row = Row(number, start + white, content[white:].rstrip(" \t"), comment)
            if not row.content:
                above.append(Remark(len(raw[:white].expandtabs(STEP)), comment.rstrip()))
                continue
            if len(row.content) > LONGEST_LINE:
                message = f"this line has more than {LONGEST_LINE} characters"
                self.collector.error("U108", message, Span(self.source, row.start, row.end))
                continue
            line = self.place(row, raw[:white], above)
            if quote is not None:
                help_ = 'close it with `"` on the same line'
                self.tell(line, "U102", "this text has no closing quote", (start + quote, row.end), help=help_)
            if line is not self.last:
                above = []
            self.last = line
        self.outline.below = above
        return self.outline

    def tell(self, line: Line, code: str, message: str, place: tuple[int, int], *, help: str = "") -> None:  # noqa: A002
        """One error, unless the line has one already."""
        if not line.is_told:
            self.collector.error(code, message, Span(self.source, *place), help=help)
            line.is_told = True

    def place(self, row: Row, white: str, above: list[Remark]) -> Line:
        """Hang the row into the tree; the line that it became, or joined."""
        if self.last is not None and _GOES_ON.match(row.content):
            self.join(self.last, row)
            return self.last
        line = Line([row], len(white.expandtabs(STEP)), above)
        indent = (row.start - len(white), row.start)
        if "\t" in white:
            self.tell(line, "U101", "this line is indented with a tab", indent, help="indent with four blanks")
        if line.indent and self.stands_at_margin(row.content):
            message = f"`{line.first_word}` stands at the margin"
            self.tell(line, "U104", message, indent, help="take the blanks before it away")
            line.indent = 0
        inner = None
        while self.open and self.open[-1].indent > line.indent:
            inner = self.open.pop()
        if self.open and self.open[-1].indent == line.indent:
            self.open.pop()
        elif inner is not None and line.indent:
            outer = self.open[-1].indent if self.open else 0
            message = f"this line is indented by {line.indent}, like no line above it"
            help_ = f"indent it by {inner.indent} to stay in the block, or by {outer} to leave it"
            self.tell(line, "U103", message, indent, help=help_)
            line.indent = inner.indent
        if len(self.open) >= MOST_LEVELS:
            message = f"this line is nested deeper than {MOST_LEVELS} levels"
            self.tell(line, "U108", message, (row.start, row.end))
            self.open.pop()
        (self.open[-1].children if self.open else self.outline.lines).append(line)
        self.open.append(line)
        return line

    def join(self, line: Line, row: Row) -> None:
        if sum(len(other.content) for other in line.rows) + len(row.content) > 2 * LONGEST_LINE:
            message = f"this sentence has more than {2 * LONGEST_LINE} characters"
            self.tell(line, "U108", message, (row.start, row.end))
        else:
            line.rows.append(row)


def _without_comment(raw: str) -> tuple[str, str, int | None]:
    """Content, comment, and where a quote is opened but not closed."""
    quote = None
    for match in _PIECE.finditer(raw):
        if match[0] == "#":
            return raw[: match.start()], raw[match.start() :], quote
        if match[0] in '"“' and quote is None:
            quote = match.start()
    return raw, "", quote
