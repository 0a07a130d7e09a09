"""What holds in every game of every variant, whoever does what."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.games import VARIANTS, every_act, machine_of, random_act
from unolang.machine.chance import Chance
from unolang.machine.codec import from_json, to_json
from unolang.machine.legal import IllegalAct
from unolang.machine.table import total
from unolang.machine.view import view
from unolang.program.program import Stage

SEEDS = st.integers(0, 2**32)


def _cards(state):
    return sorted([card for hand in state.hands for card in hand] + state.draw_pile + state.discards)


def _seats(machine, choice):
    low, high = machine.program.seats
    return low + choice % (min(high, 6) - low + 1)


def _play(machine, seats, seed, steps=250):
    """Yields (state, act) before each step, then steps."""
    state, chance = machine.start(seats, seed=seed), Chance(seed ^ 0x5EED)
    for _ in range(steps):
        act = random_act(machine, state, chance)
        if act is None:
            return
        yield state, act
        machine.step(state, act)


@pytest.mark.parametrize("variant", VARIANTS)
@given(seed=SEEDS, choice=st.integers(0, 9))
@settings(max_examples=8, deadline=None)
def test_cards_are_conserved(variant, seed, choice):
    machine = machine_of(variant)
    expected = None
    for state, _ in _play(machine, _seats(machine, choice), seed):
        expected = expected or _cards(state)

        assert _cards(state) == expected


@pytest.mark.parametrize("variant", VARIANTS)
@given(seed=SEEDS, choice=st.integers(0, 9))
@settings(max_examples=5, deadline=None)
def test_offered_acts_are_accepted_and_all_others_refused(variant, seed, choice):
    machine, chance = machine_of(variant), Chance(seed)
    for state, _ in _play(machine, _seats(machine, choice), seed, steps=60):
        if chance.below(6):
            continue
        for seat in range(state.seats):
            offered = set(machine.acts(state, seat))
            for act in every_act(machine, state, seat):
                assert (machine.refusal(state, act) is None) == (act in offered)
        before = to_json(state)
        refused = next(a for a in every_act(machine, state, state.dealer) if machine.refusal(state, a) is not None)
        with pytest.raises(IllegalAct):
            machine.step(state, refused)

        assert to_json(state) == before


@pytest.mark.parametrize("variant", VARIANTS)
@given(seed=SEEDS, choice=st.integers(0, 9))
@settings(max_examples=5, deadline=None)
def test_a_replay_and_a_stored_state_give_the_same_game(variant, seed, choice):
    machine = machine_of(variant)
    seats = _seats(machine, choice)
    replayed = stored = None
    for number, (state, act) in enumerate(_play(machine, seats, seed, steps=120)):
        if replayed is None:
            replayed = machine.start(seats, seed=seed)
        if number % 17 == 3:
            stored = from_json(json.loads(json.dumps(to_json(state))))
        branch = state.copy()
        machine.step(branch, act)
        happened = machine.step(replayed, act)
        if stored is not None:
            assert machine.step(stored, act) == happened
            assert to_json(stored) == to_json(replayed)

        assert to_json(branch) == to_json(replayed)


@pytest.mark.parametrize("variant", VARIANTS)
@given(seed=SEEDS, choice=st.integers(0, 9))
@settings(max_examples=5, deadline=None)
def test_a_view_does_not_depend_on_what_a_seat_may_not_see(variant, seed, choice):
    machine, chance = machine_of(variant), Chance(seed)
    for state, _ in _play(machine, _seats(machine, choice), seed, steps=80):
        if state.stage is Stage.BETWEEN or chance.below(8):
            continue
        seat = chance.below(state.seats)
        other = state.copy()
        hidden = [card for s, hand in enumerate(other.hands) if s != seat for card in hand] + other.draw_pile
        chance.shuffle(hidden)
        for s, hand in enumerate(other.hands):
            if s != seat:
                other.hands[s] = [hidden.pop() for _ in hand]
        other.draw_pile = hidden
        if other.turn != seat:
            other.drawn_card = 0

        assert view(other, seat)._replace(question=None) == view(state, seat)._replace(question=None)


@pytest.mark.parametrize("variant", VARIANTS)
@given(seed=SEEDS, choice=st.integers(0, 9))
@settings(max_examples=3, deadline=None)
def test_a_listed_act_need_not_be_judged_again(variant, seed, choice):
    machine = machine_of(variant)
    for state, act in _play(machine, _seats(machine, choice), seed, steps=80):
        judged, listed = state.copy(), state.copy()

        assert machine.step(judged, act) == machine.step_listed(listed, act)
        assert judged == listed


@pytest.mark.parametrize("variant", VARIANTS)
def test_an_unfinished_table_always_waits_for_somebody(variant):
    machine = machine_of(variant)
    for seed in range(20):
        for state, _ in _play(machine, _seats(machine, seed), seed, steps=400):
            assert state.stage is Stage.OVER or next(machine.actors(state), None) is not None
        assert total(state) == sum(kind.copies for kind in machine.program.kinds) * state.packs
