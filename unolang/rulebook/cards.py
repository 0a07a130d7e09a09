"""A deck becomes a table that is read at a glance: like kinds share a row."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from unolang.model.ruleset import NONE, Deck, Ruleset
from unolang.syntax.nodes import Leaf


@frozen
class Row:
    """So many copies of each kind that has one value out of each list; an empty list means that the cards lack the attribute."""

    values: tuple[tuple[str, ...], ...]
    copies: int
    cards: int


def deck_rows(deck: Deck) -> list[Row]:
    """The kinds of a deck, put together as far as they differ in one attribute only, the last attributes first."""
    groups: list[_Group] = [(tuple((value,) for value in kind.values), kind.copies) for kind in deck.kinds]
    for attribute in reversed(range(len(deck.attributes))):
        groups = _joined(groups, attribute)
    return [_row(deck, values, copies) for values, copies in groups]


def sets_spoken_of(ruleset: Ruleset) -> Iterator[tuple[str, list[str]]]:
    """The named sets of cards that rules speak of, each with what is in it."""
    spoken = {
        part.text
        for rule in ruleset.rules
        for block in rule.blocks
        for inner in block.walk()
        for part in inner.node.walk()
        if isinstance(part, Leaf)
    }
    for one in ruleset.deck.sets:
        if one.name in spoken and one.mask:
            yield one.name, _within(ruleset.deck, one.mask)


def _within(deck: Deck, mask: int) -> list[str]:
    """The cards of a set: by the values of one attribute that just these cards have, else by their names."""
    kinds = [kind for index, kind in enumerate(deck.kinds) if mask >> index & 1]
    for attribute in reversed(range(len(deck.attributes))):
        values = sorted({kind.values[attribute] for kind in kinds})
        if NONE not in values and sum(deck.mask_of(attribute, value) for value in values) == mask:
            return _ranged([deck.attributes[attribute].values[value] for value in values])
    return [kind.name for kind in kinds]


_Values = tuple[tuple[int, ...], ...]
_Group = tuple[_Values, int]
_Key = tuple[_Values, int, bool]


def _joined(groups: list[_Group], attribute: int) -> list[_Group]:
    found: dict[_Key, list[int]] = {}
    shapes: dict[_Key, _Group] = {}
    for values, copies in groups:
        here = values[attribute]
        others = values[:attribute] + values[attribute + 1 :]
        key = (others, copies, NONE in here)
        found.setdefault(key, []).extend(here)
        shapes.setdefault(key, (values, copies))
    joined = []
    for key, (values, copies) in shapes.items():
        merged = tuple(dict.fromkeys(found[key]))
        joined.append(((*values[:attribute], merged, *values[attribute + 1 :]), copies))
    return joined


def _row(deck: Deck, values: tuple[tuple[int, ...], ...], copies: int) -> Row:
    names, number = [], copies
    for attribute, indices in zip(deck.attributes, values, strict=True):
        there = [index for index in indices if index != NONE]
        names.append(tuple(_ranged([attribute.values[index] for index in there])))
        number *= max(1, len(there))
    return Row(tuple(names), copies, number)


def _ranged(names: list[str]) -> list[str]:
    """Three and more numbers in a row become `1 to 9`."""
    found: list[str] = []
    run: list[str] = []
    for name in [*names, ""]:
        if run and name.isdigit() and run[-1].isdigit() and int(name) == int(run[-1]) + 1:
            run.append(name)
            continue
        found += [f"{run[0]} to {run[-1]}"] if len(run) > 2 else run
        run = [name] if name else []
    return found
