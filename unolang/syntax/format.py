"""A text becomes the same text in the house style: four blanks for each step, single blanks, every comment kept.

It works on lines and tokens, so that what isn't in the tree survives; that the tree stays the same is checked at the end.
"""

from __future__ import annotations

from collections.abc import Iterator

from unolang.syntax.line import pieces_of
from unolang.syntax.nodes import Document, Node
from unolang.syntax.outline import LONGEST_LINE, STEP, Line, Outline, Remark, Row
from unolang.syntax.parse import parse, parse_outline
from unolang.text.source import Source

_MOST_EMPTY = 2

_NONE_BEFORE = frozenset(",:)")


def format_text(source: Source) -> str:
    """The text in the house style; `Failed` if it can't be read."""
    outline, document = parse_outline(source)
    text = _Printer(outline, _unary_minuses(document)).print()
    if parse(Source(source.name, text)) != document:
        raise AssertionError(f"formatting would change the meaning of {source.name}")
    return text


def _unary_minuses(document: Document) -> frozenset[int]:
    """Where a minus belongs to what follows."""
    nodes = (node for block in document.blocks for inner in block.walk() for node in inner.node.walk())
    return frozenset(node.span.start for node in nodes if isinstance(node, Node) and node.form == "minus")


class _Printer:
    def __init__(self, outline: Outline, unary: frozenset[int]) -> None:
        self.outline = outline
        self.unary = unary
        self.lines: list[str] = []
        # Indent as written, and depth, of the line before and of those that it stands under.
        self.open: list[tuple[int, int]] = []

    def print(self) -> str:
        block_before = False
        for line in self.outline.lines:
            is_block = bool(line.children)
            self.line(line, 0, apart=is_block or block_before)
            block_before = is_block
        self.remarks(self.outline.below, 0, 0, apart=False)
        while self.lines and not self.lines[-1]:
            self.lines.pop()
        return "".join(f"{line}\n" for line in self.lines)

    def line(self, line: Line, depth: int, *, apart: bool) -> None:
        self.remarks(line.above, line.indent, depth, apart=apart and bool(self.lines))
        del self.open[depth:]
        self.open.append((line.indent, depth))
        last = line.rows[-1]
        for row in line.rows:
            # What goes on stands deeper than any block under the line.
            step = depth if row is line.rows[0] else depth + 2
            content = self.content(row, is_head=bool(line.children) and row is last)
            comment = f"  {row.comment.rstrip()}" if row.comment else ""
            self.lines.append(" " * (STEP * step) + content + comment)
        for child in line.children:
            self.line(child, depth + 1, apart=False)

    def remarks(self, remarks: list[Remark], indent: int, depth: int, *, apart: bool) -> None:
        """Comments and empty lines before a line. A comment deeper than that line belongs to the block before, if any."""
        told: list[str] = []
        own = len(remarks)
        for index, remark in enumerate(remarks):
            at = depth if remark.indent <= indent else self.depth_of(remark.indent, depth)
            if remark.comment and at == depth:
                own = min(own, index)
            told.append(" " * (STEP * at) + remark.comment if remark.comment else "")
        if apart and "" not in told and not (self.lines and not self.lines[-1]):
            told.insert(own, "")
        for text in told:
            recent = self.lines[-_MOST_EMPTY:]
            if text or (recent and any(recent)) or (0 < len(recent) < _MOST_EMPTY):
                self.lines.append(text)

    def depth_of(self, indent: int, depth: int) -> int:
        return max((level for written, level in self.open[depth:] if written <= indent), default=depth)

    def content(self, row: Row, *, is_head: bool) -> str:
        pieces = list(pieces_of(row.content))
        if is_head and len(pieces) > 1 and pieces[-1][0] == ":":
            pieces.pop()
        spaced = "".join(self.spaced(pieces, row.start))
        # Blanks make a line longer, and too long a line can't be read.
        return spaced if len(spaced) <= LONGEST_LINE else row.content

    def spaced(self, pieces: list[tuple[str, int]], offset: int) -> Iterator[str]:
        glued = True
        for piece, start in pieces:
            yield piece if glued or piece in _NONE_BEFORE else f" {piece}"
            glued = piece == "(" or (piece == "-" and offset + start in self.unary)
