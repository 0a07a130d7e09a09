"""Rules with `comes before` and `comes after` become one order."""

from heapq import heapify, heappop, heappush
from itertools import pairwise

from unolang.model.literals import leaf
from unolang.model.near import near
from unolang.model.ruleset import Rule
from unolang.syntax.nodes import Leaf
from unolang.text.diagnostic import Collector, Label


def ordered(errors: Collector, rules: tuple[Rule, ...], absent: frozenset[str]) -> tuple[Rule, ...]:
    """The rules so that whatever comes first comes first; where nothing is said, as they were.

    A rule that says it comes before another one stands just there, and does not make the other wait for its own place in the text.
    """
    earlier = _earlier(errors, rules, absent)
    later: list[list[int]] = [[] for _ in rules]
    for index, before in enumerate(earlier):
        for one in before:
            later[one].append(index)
    places = _places(rules)
    missing = [len(before) for before in earlier]
    free = [(places[index], index) for index, count in enumerate(missing) if not count]
    heapify(free)
    result: list[int] = []
    while free:
        _, index = heappop(free)
        result.append(index)
        for following in later[index]:
            missing[following] -= 1
            if not missing[following]:
                heappush(free, (places[following], following))
    if len(result) < len(rules):
        _circle(errors, rules, earlier, sorted(set(range(len(rules))) - set(result)))
        return rules
    return tuple(rules[index] for index in result)


def _places(rules: tuple[Rule, ...]) -> list[int]:
    """Where each rule would like to stand: where the text has it, or with the first of those that it says it comes before."""
    index_of = {rule.name: index for index, rule in enumerate(rules)}
    before = [
        [
            index_of[name]
            for block in rule.blocks
            if block.node.form == "comes_before"
            if (name := leaf(block.node).text) in index_of
        ]
        for rule in rules
    ]
    places = list(range(len(rules)))
    while True:  # to the end, as places only get smaller
        moved = [min((place, *(places[other] for other in before[index]))) for index, place in enumerate(places)]
        if moved == places:
            return places
        places = moved


def _earlier(errors: Collector, rules: tuple[Rule, ...], absent: frozenset[str]) -> list[dict[int, Leaf]]:
    """For each rule those that come before it, with the word that says so."""
    place = {rule.name: index for index, rule in enumerate(rules)}
    earlier: list[dict[int, Leaf]] = [{} for _ in rules]
    for index, rule in enumerate(rules):
        for block in rule.blocks:
            if block.node.form not in ("comes_before", "comes_after"):
                continue
            other = leaf(block.node)
            if other.text not in place:
                if other.text not in absent:
                    hint = near(errors, other.text, place)
                    errors.error("U216", f"there is no rule `{other.text}`", other.span, help=hint)
            elif block.node.form == "comes_after":
                earlier[index][place[other.text]] = other
            else:
                earlier[place[other.text]][index] = other
    return earlier


def _circle(errors: Collector, rules: tuple[Rule, ...], earlier: list[dict[int, Leaf]], waiting: list[int]) -> None:
    way = [waiting[0]]
    while True:
        following = next(one for one in earlier[way[-1]] if one in waiting)
        if following in way:
            break
        way.append(following)
    circle = [*way[way.index(following) :], following][::-1]
    arrows = " → ".join(f"`{rules[index].name}`" for index in circle)
    links = [earlier[then][first] for first, then in pairwise(circle)]
    errors.error(
        "U215",
        "rules come before each other in a circle",
        links[0].span,
        labels=tuple(Label(link.span, "and this") for link in links[1:]),
        because=f"each comes before the next: {arrows}",
        help="take out one of these lines",
    )
