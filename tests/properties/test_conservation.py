"""Nothing comes from nowhere: cards, seats and points are the same before and after, or it is said where they went."""

from collections import Counter

import pytest

from tests.properties.games import PLAIN, TURNED, machine_of, random_act, seasoned, thinned
from tests.properties.ledger import Ledger
from unolang.machine.chance import Chance
from unolang.program.program import Stage

SEATS = (2, 4, 7, 12, 20)
PACKS = (1, 2, 3, 4)
STEPS = 120
GAMES = 16  # of each rule set, and at least one at every table

# What has to be seen to happen in these games, or they prove little.
MOVING = {
    "polish": {"swaps hands", "takes chairs", "joins", "takes", "shuffles", "scores"},
    "house-rules": {"passes hands", "takes", "shuffles", "scores"},
    "finlanders": {"takes", "shuffles", "scores"},
    "true-and-correct": {"shows hand", "takes", "shuffles"},
}

each_rules = pytest.mark.parametrize("rules", [*PLAIN, *TURNED], ids=str)


def tables(machine):
    """Every table of these sizes that the rules allow: how many seats, and how many packs."""
    low, high = machine.program.seats
    for seats in SEATS:
        if low <= seats <= high:
            allowed = machine.program.packs_for(seats)
            yield from ((seats, packs) for packs in PACKS if allowed.fewest <= packs <= allowed.most)


def games(machine):
    """Yields (state, happened, touched) before the first and after each step of some games; `touched` if no rule moved cards."""
    sizes = list(tables(machine))
    for seats, packs in sizes:
        for number in range(-(-GAMES // len(sizes))):
            chance = Chance(seats * 100 + packs * 10 + number)
            state = machine.start(seats, packs=packs, seed=chance.next64())
            if number % 2:
                seasoned(state, chance)
            dealt = state.round
            yield state, [], True
            for _ in range(STEPS):
                act = random_act(machine, state, chance, free=2 if state.stage is Stage.BETWEEN else 5)
                if act is None:
                    break
                yield state, machine.step(state, act), False
                if state.stage is Stage.PLAY and state.question is None and dealt < state.round:
                    dealt = state.round
                    thinned(state, chance)
                    yield state, [], True


def all_cards_are_there(machine, state):
    there = Counter([*state.draw_pile, *state.discards])
    for hand in state.hands:
        there.update(hand)
    return there == {index: kind.copies * state.packs for index, kind in enumerate(machine.program.kinds)}


def everybody_has_one_chair(state):
    everyone = list(range(state.seats))
    return (
        sorted(state.ring) == everyone
        and len(state.hands) == len(state.scores) == len(state.said) == state.seats
        and state.in_game >> state.seats == state.in_round & ~state.in_game == 0
        and len(set(state.places)) == len(state.places)
        and state.in_game >> state.dealer & 1
    )


@each_rules
def test_no_card_chair_or_point_comes_from_nowhere(rules):
    machine, seen, ledger, seats = machine_of(rules), set(), None, 0
    for state, happened, touched in games(machine):
        assert all_cards_are_there(machine, state), happened
        assert everybody_has_one_chair(state), happened

        if touched:
            ledger, seats = Ledger.of(state), state.seats
        ledger.hear(happened, state.seats)
        assert ledger.agrees(state), happened
        seen |= {one.what for one in happened} | ({"joins"} if state.seats > seats else set())
        seats = state.seats

    assert MOVING.get(rules.variant, set()) <= seen
