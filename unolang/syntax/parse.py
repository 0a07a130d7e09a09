"""A text becomes a tree of forms: its outline tells which line stands where, and each line is read by itself."""

from __future__ import annotations

from unolang.syntax import structure
from unolang.syntax.line import Stuck, Token, fits, parse_tokens, tokens_of
from unolang.syntax.mistakes import Mistakes
from unolang.syntax.nodes import Block, Document, Node
from unolang.syntax.outline import Line, Outline, first_word, read_outline
from unolang.syntax.places import MARGIN, TAKES_EFFECT, Place
from unolang.text.diagnostic import Collector
from unolang.text.source import Loader, Source
from unolang.text.span import Span


def parse(source: Source, load: Loader | None = None) -> Document:
    """The document; `Failed` with at most one error a line. What is offered instead fits the bases, if they can be loaded."""
    return parse_outline(source, load)[1]


def parse_outline(source: Source, load: Loader | None = None) -> tuple[Outline, Document]:
    """The document together with its lines, for who must keep comments and layout."""
    collector = Collector()
    outline = read_outline(source, collector, stands_at_margin)
    mistakes = Mistakes(source, collector, outline.lines, load)
    blocks = _blocks(outline.lines, MARGIN, source, mistakes)
    collector.raise_if_errors()
    return outline, Document(source, blocks)


def stands_at_margin(content: str) -> bool:
    """Whether a line can stand at the margin only, wherever it stands."""
    return first_word(content) in MARGIN.heads and fits(tokens_of(content), MARGIN.start)


def _blocks(lines: list[Line], place: Place, source: Source, mistakes: Mistakes) -> tuple[Block, ...]:
    """Lines that stand together become blocks; a broken one is left out, but what stands under it is still read."""
    blocks = []
    before: str | None = ""
    for index, line in enumerate(lines):
        node, inline = _read(line, place, source, mistakes)
        if node is not None:
            structure.check_place(line, node, place, mistakes)
            structure.check_otherwise(line, node, before, mistakes)
            structure.check_body(line, node, inline, lines[index + 1 : index + 2], place, mistakes)
        before = node.form if node is not None else None
        children: tuple[Block, ...] = ()
        if line.children:
            inner = structure.place_under(line, node, place, mistakes)
            children = _blocks(line.children, inner, source, mistakes)
        if node is None:
            continue
        span = Span(source, line.start, line.end)
        if inline is not None:
            children = (Block(inline, span=inline.span),)
        elif children:
            span = span.to(children[-1].span)
        blocks.append(Block(node, children, span=span))
    return tuple(blocks)


def _read(line: Line, place: Place, source: Source, mistakes: Mistakes) -> tuple[Node | None, Node | None]:
    """The form of a line, and the effect after its colon; nothing if it is broken."""
    tokens = _without_last_colon(line, tokens_of(line.text, line.start))
    try:
        node = parse_tokens(tokens, place.start, source) if tokens else None
    except Stuck as stuck:
        mistakes.explain(line, place, tokens, stuck)
        return None, None
    if node is None:
        mistakes.tell_line(line, "U120", "this line says nothing", help="`a`, `an` and `the` are for the reader only")
        return None, None
    own = TAKES_EFFECT.get(node.form, len(node.args))
    if own == len(node.args):
        return node, None
    inline = node.args[-1]
    assert isinstance(inline, Node), "an effect is a form"
    return Node(node.form, node.args[:own], node.span), inline


def _without_last_colon(line: Line, tokens: list[Token]) -> list[Token]:
    """A colon at the head of a block says nothing."""
    return tokens[:-1] if line.children and len(tokens) > 1 and tokens[-1].text == ":" else tokens
