"""What holds in every game of every variant, whoever does what, under its default options and with the others turned on."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.games import PLAIN, TURNED, every_act, machine_of, random_act
from unolang.machine.chance import Chance
from unolang.machine.codec import from_json, to_json
from unolang.machine.legal import IllegalAct
from unolang.machine.table import total
from unolang.machine.view import view
from unolang.program.program import Stage

SEEDS = st.integers(0, 2**32)

each_rules = pytest.mark.parametrize("rules", [*PLAIN, *TURNED], ids=str)


def _seats(machine, choice):
    low, high = machine.program.seats
    return low + choice % (min(high, 6) - low + 1)


def _from_the_first(state):
    """All seats at the table, beginning with the one that play waits for."""
    waiting = (
        state.question.seat if state.question is not None else state.turn if state.stage is Stage.PLAY else state.dealer
    )
    return sorted(range(state.seats), key=lambda seat: (seat != waiting, seat))


def _play(machine, seats, seed, steps=250):
    """Yields (state, act) before each step, then steps."""
    state, chance = machine.start(seats, seed=seed), Chance(seed ^ 0x5EED)
    for _ in range(steps):
        act = random_act(machine, state, chance)
        if act is None:
            return
        yield state, act
        machine.step(state, act)


@each_rules
@given(seed=SEEDS, choice=st.integers(0, 9))
@settings(max_examples=4, deadline=None)
def test_offered_acts_are_accepted_and_all_others_refused(rules, seed, choice):
    machine, chance = machine_of(rules), Chance(seed)
    for state, _ in _play(machine, _seats(machine, choice), seed, steps=60):
        if chance.below(6):
            continue
        for seat in range(state.seats + 1):  # the last one is whoever might join
            offered = set(machine.acts(state, seat))
            for act in every_act(machine, state, seat):
                assert (machine.refusal(state, act) is None) == (act in offered)
        assert list(machine.actors(state)) == [seat for seat in _from_the_first(state) if machine.acts(state, seat)]
        before = to_json(state)
        refused = next(a for a in every_act(machine, state, state.dealer) if machine.refusal(state, a) is not None)
        with pytest.raises(IllegalAct):
            machine.step(state, refused)

        assert to_json(state) == before


@each_rules
@given(seed=SEEDS, choice=st.integers(0, 9))
@settings(max_examples=4, deadline=None)
def test_a_replay_and_a_stored_state_give_the_same_game(rules, seed, choice):
    machine = machine_of(rules)
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


@each_rules
@given(seed=SEEDS, choice=st.integers(0, 9))
@settings(max_examples=4, deadline=None)
def test_a_view_and_what_is_offered_do_not_depend_on_what_a_seat_may_not_see(rules, seed, choice):
    machine, chance = machine_of(rules), Chance(seed)
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
        assert machine.acts(other, seat) == machine.acts(state, seat)


@each_rules
@given(seed=SEEDS, choice=st.integers(0, 9))
@settings(max_examples=3, deadline=None)
def test_asking_changes_nothing(rules, seed, choice):
    """Whoever asks what they may do, in whatever order, and whatever they try that is refused."""
    machine, chance = machine_of(rules), Chance(seed)
    for state, act in _play(machine, _seats(machine, choice), seed, steps=60):
        asked, seats = state.copy(), list(range(state.seats + 1))
        chance.shuffle(seats)
        for seat in seats:
            machine.acts(asked, seat)
            machine.refusal(asked, chance.pick(every_act(machine, asked, seat)))

        assert asked == state
        assert machine.step(asked, act) == machine.step(state.copy(), act)


@each_rules
@given(seed=SEEDS, choice=st.integers(0, 9))
@settings(max_examples=3, deadline=None)
def test_a_listed_act_need_not_be_judged_again(rules, seed, choice):
    machine = machine_of(rules)
    for state, act in _play(machine, _seats(machine, choice), seed, steps=80):
        judged, listed = state.copy(), state.copy()

        assert machine.step(judged, act) == machine.step_listed(listed, act)
        assert judged == listed


@each_rules
def test_an_unfinished_table_always_waits_for_somebody(rules):
    machine = machine_of(rules)
    for seed in range(8):
        for state, _ in _play(machine, _seats(machine, seed), seed, steps=400):
            assert state.stage is Stage.OVER or next(machine.actors(state), None) is not None
        assert total(state) == sum(kind.copies for kind in machine.program.kinds) * state.packs
