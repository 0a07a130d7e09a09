"""Where no `comes before` or `comes after` speaks, the order of two rules makes no difference; where one speaks, it does.

The same games are played under the order in force and under others: the same acts on offer at every step, and the same tables after it.
Many more are played when UNOLANG_FULL is set.
"""

import os
from collections.abc import Iterator

import pytest

from tests.properties.games import EVERY_RULES, PLAIN, TURNED
from tests.properties.orders import Difference, Duel, others, shuffled
from unolang.machine.chance import Chance

FULL = bool(os.environ.get("UNOLANG_FULL"))
GAMES = 60 if FULL else 8
FEW_GAMES = 2
SHUFFLED = 4 if FULL else 0  # random orders, beside those that turn round every two rules

# Stated, and yet no game is to be expected that shows it.
UNSEEN = {
    ("any", "deal", "starter"): "a play that an effect orders comes after all that answers the deal",
    ("finlanders", "score", "dealer"): "it only keeps `dealer` behind `last-draw`, whose shortage asks for a cut",
    ("mau-mau", "last-draw", "last-jack"): "after a jack as the last card nothing is owed",
    ("finlanders", "dealer", "game"): "the dealer has to leave the game while several tie for the lowest score",
}

every_rules = pytest.mark.parametrize("rules", EVERY_RULES, ids=str)


def games(duel: Duel) -> Iterator[int]:
    """The numbers of the games to play: so many, and more of them while too many rules have done nothing."""
    for seed in range(4 * GAMES):
        if seed < (GAMES if is_whole(duel) else FEW_GAMES) or len(idle(duel)) > few(duel):
            yield seed


def is_whole(duel: Duel) -> bool:
    """Whether it is one of the rule sets that stand for all; what a single option changes gets only a look."""
    return FULL or duel.rules in (*PLAIN, *TURNED)


def idle(duel: Duel) -> list[str]:
    """The rules that could have done something, and did nothing in any game."""
    return sorted(duel.answering() - duel.acted)


def few(duel: Duel) -> int:
    """How many rules may be idle."""
    if not is_whole(duel):
        return len(duel.answering())
    return 1 if FULL else len(duel.answering()) // 6


def told(found: dict[tuple[str, str], Difference]) -> str:
    """What is missing, and the first game that shows it."""
    lines = ["a `comes before` or a `comes after` is missing, for it matters which of two rules answers first"]
    for (a, b), one in found.items():
        lines.append(f"`{a}` or `{b}`: game {one.seed} of {one.seats}, after {one.after}: {'; '.join(one.what)[:400]}")
    return "\n".join(lines)


@every_rules
def test_an_order_that_is_not_stated_makes_no_difference(rules):
    duel, chance = Duel(rules), Chance(7)
    orders = others(duel.names, duel.stated, duel.answering())
    orders += [shuffled(duel.names, duel.stated, chance) for _ in range(SHUFFLED)]
    machines = [duel.compiled(order) for order in orders]
    found: dict[tuple[str, str], Difference] = {}
    for seed in games(duel):
        difference = duel.play(machines, seed)
        if difference is not None:
            found.setdefault(duel.culprits(orders[difference.order], difference), difference)

    assert not found, told(found)
    assert len(idle(duel)) <= few(duel), f"these rules did nothing in any game: {idle(duel)}"


@pytest.mark.parametrize("rules", PLAIN, ids=str)
def test_an_order_that_is_stated_makes_a_difference(rules):
    """Games in which two rules of which something is stated change places part; in the long run for every two."""
    duel = Duel(rules)
    pairs = [(a, b) for a, b in sorted(duel.stated) if not {(rules.variant, a, b), ("any", a, b)} & set(UNSEEN)]
    found: dict[tuple[str, str], Difference] = {}
    for seed in range(10 * GAMES):
        for pair in pairs if FULL or not found else ():
            difference = None if pair in found else duel.play([duel.compiled(duel.turned(*pair))], seed)
            if difference is not None:
                found[pair] = difference

    same = sorted(set(pairs) - set(found))  # with these the other way round all games were the same
    assert found or not pairs
    assert not FULL or same == []
    for pair, difference in found.items():
        order = duel.turned(*pair)
        assert duel.play([duel.compiled(order)], difference.seed, difference.acts) == difference
        assert duel.play([duel.compiled(duel.names)], difference.seed, difference.acts) is None
