"""A rule becomes the section of a rulebook that it belongs to, told by what its lines do and never by its name."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from unolang.model.ruleset import Rule, Ruleset
from unolang.syntax.nodes import Block, Leaf, Node


class Section(Enum):
    """The sections with rules in them, in the order of a rulebook."""

    SETTING_OUT = "Setting out"
    TURN = "A turn"
    CARDS = "The cards"
    CALLS = "Calls, and what may be done at any time"
    PILES = "When cards run out"
    END = "The end of a round"
    SCORE = "Scoring and winning"


# Of the sections that a rule touches, the first of these is its own.
_PRECEDENCE = (
    Section.SETTING_OUT,
    Section.SCORE,
    Section.PILES,
    Section.CALLS,
    Section.CARDS,
    Section.END,
    Section.TURN,
)

_BY_FORM = {
    "points": Section.SCORE,
    "measure": Section.SCORE,
    "scores": Section.SCORE,
    "game_ends": Section.SCORE,
    "end_game": Section.SCORE,
    "wins_highest": Section.SCORE,
    "wins_lowest": Section.SCORE,
    "wins_first_out": Section.SCORE,
    "leaves_game": Section.SCORE,
    "window": Section.CALLS,
    "reshuffle": Section.PILES,
    "is_dealt": Section.SETTING_OUT,
    "from_pile": Section.SETTING_OUT,
    "round_ends": Section.END,
    "end_round": Section.END,
    "round_end": Section.END,
    "leaves_round": Section.END,
}

_EVERY_CARD = frozenset({"any_card", "matching", "playable", "drawn_card"})

_ANSWERING = ("on_event", "before_event", "instead_of", "opens_on")


def sections(ruleset: Ruleset) -> dict[Section, tuple[Rule, ...]]:
    """The rules of every section, in the order in which they stand in force; sections without any are left out."""
    homes = {rule.name: section_of(rule) for rule in ruleset.rules}
    found = {section: tuple(rule for rule in ruleset.rules if homes[rule.name] is section) for section in Section}
    return {section: rules for section, rules in found.items() if rules}


def section_of(rule: Rule) -> Section:
    """The section of one rule."""
    touched = {section for block in _walk(rule) for section in _touched(block)}
    if any(block.node.form == "permit" and Section.CARDS in _of_act(block.node) for block in rule.blocks):
        # What its cards do as the first upcard is only a part of what they do.
        touched.discard(Section.SETTING_OUT)
    openings = [block.node for block in _walk(rule) if block.node.form == "opens_on"]
    if openings and all(Section.CARDS in _of_event(node) for node in openings):
        # What may be done after certain cards belongs to these cards.
        touched.discard(Section.CALLS)
        touched.add(Section.CARDS)
    return next((section for section in _PRECEDENCE if section in touched), Section.TURN)


def _walk(rule: Rule) -> Iterator[Block]:
    for block in rule.blocks:
        yield from block.walk()


def _touched(block: Block) -> Iterator[Section]:
    node = block.node
    for part in node.walk():
        if isinstance(part, Node) and part.form in _BY_FORM:
            yield _BY_FORM[part.form]
    if node.form in ("permit", "forbid"):
        yield from _of_act(node)
    elif node.form in _ANSWERING:
        yield from _of_event(node)
    elif node.form == "becomes" and _word(node) == "dealer":
        yield Section.SETTING_OUT


def _of_act(node: Node) -> Iterator[Section]:
    """A permit of particular cards is about those cards; one that others have too is no part of a turn."""
    act = node.args[0]
    assert isinstance(act, Node)
    done = act.args[0]
    assert isinstance(done, Node)
    if _word(done) == "deal" and done.form == "verb":
        yield Section.SETTING_OUT
    elif done.form == "say" or act.find("by_whom") is not None:
        yield Section.CALLS
    elif done.form == "verb_of":
        yield from _of_cards(done)


def _of_event(node: Node) -> Iterator[Section]:
    event = node.args[0]
    assert isinstance(event, Node)
    for part in event.walk():
        if not isinstance(part, Node):
            continue
        if part.form == "say":
            yield Section.CALLS
        elif part.form == "verb_of":
            yield from _of_cards(part)
        elif part.form == "verb" and _word(part) == "shortage":
            yield Section.PILES
        elif part.form == "verb" and _word(part) == "deal":
            yield Section.SETTING_OUT


def _of_cards(done: Node) -> Iterator[Section]:
    cards = done.args[1]
    forms = {part.form for part in cards.walk() if isinstance(part, Node)} if isinstance(cards, Node) else set()
    if not forms & _EVERY_CARD:
        yield Section.CARDS


def _word(node: Node) -> str:
    first = node.args[0] if node.args else None
    if isinstance(first, Node):
        return _word(first)
    return first.text if isinstance(first, Leaf) else ""
