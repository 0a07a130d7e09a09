"""The lines of a rule become lines of a rulebook: the language reads nearly like one, so little is changed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from unolang.model.ruleset import Rule
from unolang.syntax.nodes import Block, Leaf, Node

_COMMENT = re.compile(r"\s#.*$", re.MULTILINE)

# How a line begins in a rulebook, by its form, if not as in the text.
_BEGINNINGS = {
    "permit": (r"permit", "allowed:"),
    "forbid": (r"forbid", "not allowed:"),
    "tie": (r"tie:", "at the same time:"),
    "round_ends": (r"round ends", "the round ends"),
    "game_ends": (r"game ends", "the game ends"),
    "wins_highest": (r".*", "the highest score wins"),
    "wins_lowest": (r".*", "the lowest score wins"),
    "wins_first_out": (r".*", "who is out first wins"),
    "measure": (r"measure (\S+)", r"the \1 of a card"),
    "points": (r"points", "points of a card"),
    "opens_on": (r"opens", "it begins"),
    "opens_when": (r"opens", "it begins"),
    "closes_on": (r"closes", "it ends"),
    "closes_at_turn": (r"closes", "it ends"),
}

# In which order rules are carried out shows in the order in which they are printed.
_LEFT_OUT = frozenset({"comes_before", "comes_after"})

_REMEMBERING = frozenset({"remember", "remember_each", "remember_who"})
_NOTING = frozenset({"becomes", "becomes_of", "forget", "forget_who"})

# What somebody at a table sees change, though it is written as memory is.
_IN_THE_OPEN = frozenset({"dealer", "score"})

_HOW_LONG = {"this_turn": " in each turn", "this_game": ", for the whole game"}


def clause_lines(rule: Rule) -> Iterator[tuple[int, str]]:
    """Each line of a rule that somebody at a table has to know, with how deep it stands."""
    for block in rule.blocks:
        if block.node.form not in _LEFT_OUT and not _is_bookkeeping(block):
            yield from _lines(block, 0)


def kept_in_mind(rule: Rule) -> Iterator[str]:
    """What a rule only counts or notes for its other lines, each thing in a few words."""
    for block in rule.blocks:
        if block.node.form in _REMEMBERING:
            yield _remembered(block.node)
        elif _is_bookkeeping(block):
            yield from _in_a_row(block)


def _lines(block: Block, depth: int) -> Iterator[tuple[int, str]]:
    yield depth, _capital(_told(block))
    if not _is_inline(block):
        for child in block.children:
            yield from _lines(child, depth + 1)


def _is_bookkeeping(block: Block) -> bool:
    """Whether a line, with all that stands under it, does nothing but remember."""
    if block.node.form in _REMEMBERING:
        return True
    effects = [inner.node for inner in block.walk() if not inner.children and inner is not block]
    return bool(effects) and all(node.form in _NOTING and _subject(node) not in _IN_THE_OPEN for node in effects)


def _in_a_row(block: Block, heads: tuple[str, ...] = ()) -> Iterator[str]:
    """The effects of a block with all the heads above them."""
    head = block.span.source.text[block.span.start : block.children[0].span.start]
    above = (*heads, _words(head))
    effects = [
        _words(child.span.source.text[child.span.start : child.span.end])
        for child in block.children
        if not child.children
    ]
    if effects:
        yield f"{', '.join(above)}: {' and '.join(effects)}"
    for child in block.children:
        if child.children:
            yield from _in_a_row(child, above)


def _remembered(node: Node) -> str:
    """What is remembered, with what it is at first, and how long."""
    scope = next((arg.form for arg in node.args if isinstance(arg, Node) and arg.form in _HOW_LONG), "")
    how_long = _HOW_LONG.get(scope, " in each round")
    if node.form == "remember_who":
        return f"who is {_subject(node)}, at first nobody{how_long}"
    initial = node.args[1]
    first = _words(initial.span.source.text[initial.span.start : initial.span.end])
    each = " of each player" if node.form == "remember_each" else ""
    return f"{_subject(node)}{each}, at first {first}{how_long}"


def _is_inline(block: Block) -> bool:
    """Whether the effect stands on the line itself, after a colon."""
    return len(block.children) == 1 and block.children[0].node.span.end <= block.node.span.end


def _told(block: Block) -> str:
    """The words of a line, from its start on: the tree has no articles."""
    nested = block.children if not _is_inline(block) else ()
    end = nested[0].span.start if nested else block.span.end
    words = _words(block.span.source.text[block.span.start : end])
    if block.node.form == "window":
        words = _window(block.node)
    elif block.node.form in _BEGINNINGS:
        old, new = _BEGINNINGS[block.node.form]
        words = re.sub(rf"^{old}", new, words)
    return words + (":" if nested else "")


def _window(node: Node) -> str:
    name, *each = [arg.text for arg in node.args if isinstance(arg, Leaf)]
    return f"{name} is a time of its own for each player, here called the {each[0]}" if each else f"{name} is a time"


def _words(text: str) -> str:
    return " ".join(_COMMENT.sub("", text).split()).rstrip(": ")


def _subject(node: Node) -> str:
    """The first name in a form."""
    return next((part.text for part in node.walk() if isinstance(part, Leaf) and part.kind == "NAME"), "")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
