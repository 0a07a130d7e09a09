"""The syntax tree: what was written, nothing resolved.

A document is a tree of blocks, one for each line; a block's node is the form the line was parsed as.
The names of forms are those of `grammars/uno.lark`; what their operands mean stands in `unolang.language.forms`.
"""

from collections.abc import Iterator

from attrs import field, frozen

from unolang.text.source import Source
from unolang.text.span import Span


@frozen
class Leaf:
    """A word of the text: kind is NAME, INT, STRING or ID; the text of a STRING is without its quotes."""

    kind: str
    text: str
    span: Span = field(eq=False, repr=False)


@frozen
class Node:
    """A form with its operands in the order written; words that belong to the form itself are not kept."""

    form: str
    args: tuple["Node | Leaf", ...]
    span: Span = field(eq=False, repr=False)

    def find(self, form: str) -> "Node | None":
        """The first operand of this form, such as an optional phrase."""
        return next((arg for arg in self.args if isinstance(arg, Node) and arg.form == form), None)

    def walk(self) -> "Iterator[Node | Leaf]":
        """This node and everything below it, top down."""
        yield self
        for arg in self.args:
            if isinstance(arg, Node):
                yield from arg.walk()
            else:
                yield arg


@frozen
class Block:
    """A line and the lines indented under it. An effect written after a colon is the block's only child."""

    node: Node
    children: tuple["Block", ...] = ()
    span: Span = field(eq=False, repr=False, kw_only=True)

    def walk(self) -> "Iterator[Block]":
        """This block and all below it, in the order written."""
        yield self
        for child in self.children:
            yield from child.walk()


@frozen
class Document:
    """A whole text: the blocks at its margin."""

    source: Source = field(eq=False, repr=False)
    blocks: tuple[Block, ...]
