"""One line becomes tokens, and tokens become a tree of forms. Lark does both; which of its words are names is told here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from lark import UnexpectedToken
from lark.grammar import Rule
from lark.lexer import LexerThread
from lark.parsers.lalr_interactive_parser import InteractiveParser

from unolang.syntax.nodes import Node
from unolang.syntax.table import RESERVED, grammar, words
from unolang.syntax.trees import TooDeep, Word, node_of
from unolang.text.source import Source


class Token(NamedTuple):
    """A word, number, text or mark; start and end are offsets in the whole text."""

    kind: str
    text: str
    start: int
    end: int


class Stuck(Exception):
    """A line can't be read on from the token at `index`; `before` is the parser as it stood before that token."""

    def __init__(self, index: int, before: InteractiveParser, *, nested: bool = False) -> None:
        super().__init__(index)
        self.index = index
        self.before = before
        self.nested = nested


def tokens_of(text: str, offset: int = 0) -> list[Token]:
    """The tokens of a text without its articles and blanks. Every character belongs to one, so this can't fail."""
    found = []
    for token in LexerThread.from_text(grammar().parser.lexer, text).lex(None):
        kind, start = token.type, token.start_pos
        if token in words():
            kind = "NAME" if token[0].isalpha() else "MARK"
        found.append(Token(kind, token.value, offset + start, offset + start + len(token)))
    return found


def pieces_of(text: str) -> Iterator[tuple[str, int]]:
    """The words and marks of a text with their offsets, articles too."""
    at = 0
    for token in [*tokens_of(text), Token("", "", len(text), len(text))]:
        yield from ((article[0], at + article.start()) for article in re.finditer(r"\S+", text[at : token.start]))
        if token.text:
            yield token.text, token.start
        at = token.end


def parse_tokens(tokens: Sequence[Token], start: str, source: Source) -> Node:
    """The tokens of one line, read from a start symbol, become a form; `Stuck` if they don't fit."""
    parser = grammar().parse_interactive(start=start)
    index = 0
    try:
        for token in tokens:
            feed(parser, token)
            index += 1
        return node_of(parser.feed_eof(), source)
    except (UnexpectedToken, TooDeep) as wrong:
        raise Stuck(index, after(tokens[:index], start), nested=isinstance(wrong, TooDeep)) from None


def feed(parser: InteractiveParser, token: Token) -> None:
    """Lark reads a token: a word of the language where one may stand, else a name."""
    kind, word = token.kind, words().get(token.text)
    if word is not None and (word in parser.choices() or token.text in RESERVED):
        kind = word
    parser.feed_token(Word(kind, token.text, token.start, end_pos=token.end))


def after(tokens: Sequence[Token], start: str) -> InteractiveParser:
    """The parser as it stands after these tokens; it builds nothing."""
    parser = grammar().parse_interactive(start=start)
    parser.parser_state.parse_conf.callbacks = {}
    for token in tokens:
        feed(parser, token)
    return parser


def fits(tokens: Sequence[Token], start: str) -> bool:
    """Whether the tokens can be read from this start symbol."""
    return goes_on(after([], start), tokens)


def stops_at(tokens: Sequence[Token], start: str) -> int:
    """How many of the tokens can be read from this start symbol."""
    parser = after([], start)
    read = 0
    try:
        for token in tokens:
            feed(parser, token)
            read += 1
    except UnexpectedToken:
        pass
    return read


def goes_on(parser: InteractiveParser, tokens: Sequence[Token]) -> bool:
    """Whether the tokens can be the rest of what the parser reads."""
    try:
        for token in tokens:
            feed(parser, token)
        parser.feed_eof()
    except UnexpectedToken:
        return False
    return True


def acceptable(parser: InteractiveParser) -> list[str]:
    """What may come next, sorted: words and marks of the language as they are written, kinds of tokens in capitals."""
    written = {name: word for word, name in words().items()}
    return sorted(written.get(name, name) for name in parser.accepts())


def begun(parser: InteractiveParser) -> list[str]:
    """The innermost forms that the parser is in the middle of, those with most of their parts read."""
    rows = parser.parser_state.parse_conf.states
    found: dict[str, tuple[int, int]] = {}
    stacks = [tuple(parser.parser_state.state_stack)]
    for stack in stacks:  # grows while it is walked
        for form, cut, length in _half_read(rows, stack):
            rank = (cut, -length)
            found[form] = min(found.get(form, rank), rank)
        for rule in dict.fromkeys(to for _, to in rows[stack[-1]].values() if isinstance(to, Rule)):
            kept = stack[: -len(rule.expansion)]
            shorter = (*kept, rows[kept[-1]][rule.origin.name][1])
            if shorter not in stacks and len(stacks) < _MOST_STACKS:
                stacks.append(shorter)
    return sorted(form for form, rank in found.items() if rank == min(found.values()))


_MOST_STACKS = 20


def _half_read(rows: Mapping[int, Mapping[str, Any]], stack: Sequence[int]) -> Iterator[tuple[str, int, int]]:
    """The innermost forms that a stack has begun, how much it has read after them, and how many of their parts."""
    # In an automaton of this kind each state is reached by one symbol only.
    symbols = [_melted().get(symbol, symbol) for symbol in map(_accessed_by().__getitem__, stack[1:])]
    for end in range(len(symbols), 0, -1):
        found = False
        for rule, part in _beginnings().get(symbols[end - 1], ()):
            length = len(part)
            if length <= end and part == symbols[end - length : end] and rule.origin.name in rows[stack[end - length]]:
                found = True
                yield rule.alias or rule.origin.name, len(symbols) - end, length
        if found:
            return


@cache
def _beginnings() -> dict[str, list[tuple[Rule, list[str]]]]:
    """All beginnings of rules that have a word of the language in them, by their last symbol."""
    found: dict[str, list[tuple[Rule, list[str]]]] = {}
    for rule in grammar().rules:
        parts = [_melted().get(part.name, part.name) for part in rule.expansion]
        for length in range(1, len(parts)):
            if not rule.origin.name.startswith("_") and not set(words().values()).isdisjoint(parts[:length]):
                found.setdefault(parts[length - 1], []).append((rule, parts[:length]))
    return found


@cache
def _melted() -> dict[str, str]:
    """A symbol such as `_draws` stands for a word."""
    rules = [(rule.origin.name, *(part.name for part in rule.expansion)) for rule in grammar().rules]
    return {rule[0]: rule[1] for rule in sorted(rules) if rule[0].startswith("_") and len(rule) == 2}


@cache
def _accessed_by() -> dict[int, str]:
    """The symbol by which each state is reached."""
    rows = grammar().parse_interactive(start="top").parser_state.parse_conf.states
    return {to: symbol for row in rows.values() for symbol, (_, to) in row.items() if not isinstance(to, Rule)}
