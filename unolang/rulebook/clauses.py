"""The lines of a rule become lines of a rulebook: the language reads nearly like one, so little is changed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from unolang.model.ruleset import Rule
from unolang.syntax.nodes import Block, Leaf, Node

_COMMENT = re.compile(r"\s#.*$", re.MULTILINE)
_JOINT = re.compile(r"[: ]+(?:(?:an?|the)\s*)?$")  # a colon, and the article of the effect behind it

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

# Where a name says what is done, and never a number.
_DOING = frozenset({"verb", "verb_of"})

_HOW_LONG = {"this_turn": " in each turn", "this_game": ", for the whole game"}


def clause_lines(rule: Rule, numbers: Mapping[str, str]) -> Iterator[tuple[int, str]]:
    """Each line of a rule that somebody at a table has to know, with how deep it stands.

    The options that stand for numbers are told with what they are.
    """
    for block in rule.blocks:
        if block.node.form not in _LEFT_OUT and not _is_bookkeeping(block):
            yield from _lines(block, 0, numbers)


def kept_in_mind(rule: Rule) -> Iterator[str]:
    """What a rule only counts or notes for its other lines, each thing in a few words."""
    for block in rule.blocks:
        if block.node.form in _REMEMBERING:
            yield _remembered(block.node)
        elif _is_bookkeeping(block):
            yield from _in_a_row(block)


def _lines(block: Block, depth: int, numbers: Mapping[str, str]) -> Iterator[tuple[int, str]]:
    yield depth, _capital(_told(block, numbers))
    if not _is_inline(block):
        for child in block.children:
            yield from _lines(child, depth + 1, numbers)


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


def _told(block: Block, numbers: Mapping[str, str]) -> str:
    """The words of a line, from its start on: the tree has no articles."""
    nested = block.children if not _is_inline(block) else ()
    at, end = block.span.start, nested[0].span.start if nested else block.span.end
    text, parts = block.span.source.text, []
    for leaf in sorted(_numbers_in(block, numbers), key=lambda leaf: leaf.span.start):
        parts.append(f"{text[at : leaf.span.end]} ({numbers[leaf.text]})")
        at = leaf.span.end
    words = _words("".join([*parts, text[at:end]]))
    if block.node.form == "window":
        words = _window(block.node)
    elif block.node.form in _BEGINNINGS:
        old, new = _BEGINNINGS[block.node.form]
        words = re.sub(rf"^{old}", new, words)
    return words + (":" if nested else "")


def _window(node: Node) -> str:
    name, *each = [arg.text for arg in node.args if isinstance(arg, Leaf)]
    return f"each player, here the {each[0]}, has a time called {name}" if each else f"there is a time called {name}"


def _numbers_in(block: Block, numbers: Mapping[str, str]) -> Iterator[Leaf]:
    """The names of options that stand for numbers on one line."""
    for inner in block.walk() if _is_inline(block) else [block]:
        for node in inner.node.walk():
            if isinstance(node, Node) and node.form not in _DOING:
                yield from (
                    arg for arg in node.args if isinstance(arg, Leaf) and arg.kind == "NAME" and arg.text in numbers
                )


def _words(text: str) -> str:
    return _JOINT.sub("", " ".join(_COMMENT.sub("", text).split()))


def _subject(node: Node) -> str:
    """The first name in a form."""
    return next((part.text for part in node.walk() if isinstance(part, Leaf) and part.kind == "NAME"), "")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
