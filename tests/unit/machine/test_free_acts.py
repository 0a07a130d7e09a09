"""All seats asked at once may do what they may do when they are asked one by one."""

import pytest

from tests.house import project
from tests.properties.games import random_act
from unolang.machine.chance import Chance
from unolang.machine.codec import to_json
from unolang.machine.course import Conflict
from unolang.machine.machine import Machine
from unolang.machine.seatwise import Seatwise
from unolang.machine.state import NONE
from unolang.pipeline import compile_rules
from unolang.program.registers import registers
from unolang.program.vocabulary import TERMS
from unolang.text.shipped import variant_names, variant_path
from unolang.text.source import Source

MECHANISMS = sorted((project.ROOT / "tests" / "mechanisms").glob("*.uno"))
SHIPPED = [variant_path(name) for name in variant_names()]
OPTIONS = {"polish": {"nine-slap": "on", "whining": "on"}}


def tables(path, games, steps):
    """Yields (machine, state) at each moment of some random games with few and with many seats."""
    machine = Machine(compile_rules(path, OPTIONS.get(path.stem, {})))
    low, high = machine.program.seats
    for seed in range(games):
        seats = low + seed * 5 % (min(high, 12) - low + 1)
        state, chance = machine.start(seats, seed=seed), Chance(seed)
        for _ in range(steps):
            yield machine, state
            act = random_act(machine, state, chance, free=2)
            if act is None:
                break
            newcomer = machine.acts(state, state.seats)
            if newcomer and chance.below(2):
                act = newcomer[0]
            try:
                machine.step(state, act)
            except Conflict:
                break


def check(machine, state):
    before = to_json(state)
    free, of_turn = machine.free_acts(state), machine.turn_acts(state)

    assert list(free) == sorted(free)
    assert all(free.values())
    for seat in range(state.seats):
        acts, mine = machine.acts(state, seat), free.get(seat, [])
        if state.question is not None:
            assert mine == of_turn == []
        elif seat == state.turn:
            assert sorted(of_turn + mine) == sorted(acts)
            assert [act for act in acts if act in of_turn] == of_turn
            assert [machine.is_turn_act(state, act) for act in of_turn + mine] == [True] * len(of_turn) + [False] * len(
                mine
            )
        else:
            assert mine == acts
    if state.turn == NONE:
        assert of_turn == []
    assert to_json(state) == before


@pytest.mark.parametrize("path", MECHANISMS, ids=lambda path: path.stem)
def test_in_every_mechanism(path):
    for machine, state in tables(path, games=3, steps=50):
        check(machine, state)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_in_every_variant(path):
    for machine, state in tables(path, games=4, steps=100):
        check(machine, state)


GUARDS = """
variant "Guards"
    based on tiny

rule reactions "What the guards below look at changes all the time"
    remember who is hot this round
    remember count of everyone is 0 this round
    remember latest is nobody this round
    on play or draw: count of the player becomes count of the player + 1
    on play of 1 to 3: the player becomes hot
    on play: latest becomes the player
    on poke: the other draws 1 card
    on play of 9: the player scores 1
    permit say hm by anyone, when the player has at most 2 cards

rule whom "They speak to some"
    permit nod by players who are hot
    permit wave by players but left of the dealer
    permit bow by latest
    permit yawn by anyone but latest out of turn
    forbid nod by players with at least 4 cards
    forbid wave by anyone, when count of the player is 2

rule conditions "Conditions of all sorts"
    permit hum by anyone, when next has 1 card or the player is hot
    permit cough by anyone, when the dealer is the player or score of the player is at least 1
    permit tap by anyone, when the player is latest and not (the player has a 5)
    permit blink by anyone, when the player has a playable card
    permit sing by anyone, when the player has a card of the current color and the player has not said hm
    permit stamp by anyone, when the turn player has at least 2 cards

rule cards "Cards that depend on the player, and on the table"
    permit play of a card whose rank is at least the number of cards in the hand of the player by anyone, as toss
    permit play of a card of the current color by anyone out of turn, as slap
    forbid slap of 3 or 4 by anyone, when the player is hot
    forbid play of star by latest

rule others "Acts on somebody"
    permit poke next by anyone, when the other has at most 3 cards
    permit prod another by players who are hot, when count of the other is at least 1
    permit push latest by anyone but latest
    forbid poke another by anyone, when the other is hot

rule both "In turn and out of it"
    permit pass
    permit pass by anyone, when the player has at most 2 cards
    permit play of 7 by anyone, when the player is hot
    forbid pass, when the player is hot
    forbid play of 8, when count of the player is 1

rule windows "For each, and for all"
    window low for each sleeper
        opens when the sleeper has at most 2 cards or left of the sleeper has 1 card
        permit shout by anyone but the sleeper
        permit catch the sleeper by anyone but the sleeper, when the player has at least 2 cards
        forbid hum by the sleeper
    window still
        opens on play of 6
        closes when a turn begins
        permit clap by anyone, when the player is the opener
        forbid stamp or pass or draw by anyone but the opener
"""


@pytest.fixture(scope="module")
def guarded():
    """A machine with guards of every sort."""
    return Machine(compile_rules(Source((MECHANISMS[0].parent / "guards.uno").as_posix(), GUARDS)))


def test_under_guards_of_every_sort(guarded):
    """Every way of judging a condition for many seats at once is among them."""
    machine, offered = guarded, set()
    for seed in range(8):
        state, chance = machine.start(2 + seed % 5, seed=seed), Chance(seed)
        for _ in range(70):
            check(machine, state)
            act = random_act(machine, state, chance, free=3)
            if act is None:
                break
            acts = [machine.turn_acts(state), *machine.free_acts(state).values()]
            offered |= {machine.program.verbs[one.verb].name for some in acts for one in some}
            machine.step(state, act)

    assert offered >= {verb.name for verb in machine.program.verbs} - {"settle"}


@pytest.mark.parametrize("meaning", [("player",), ("player", "owner")], ids=" and ".join)
def test_a_condition_holds_of_many_if_it_holds_of_each(guarded, meaning):
    program, terms = guarded.program, guarded.legality.terms
    together, reads = Seatwise(program, terms, *meaning), registers(program)
    yes_no = [
        index
        for index, term in enumerate(program.terms)
        if TERMS[term.form].result == "yesno" and reads[index] and reads[index] <= set(meaning)
    ]
    held = set()
    for seed in range(3):
        state, chance = guarded.start(4, seed=seed), Chance(seed)
        for _ in range(50):
            for index in yes_no:
                each = 0
                for seat in range(state.seats):
                    state.player = state.owner = seat
                    each |= bool(terms[index](state)) << seat

                assert together.holds(index)(state, 0b1111) == each, program.terms[index]
                assert together.holds(index)(state, 0b0101) == each & 0b0101
                held.add((index, bool(each)))
            act = random_act(guarded, state, chance, free=3)
            if act is None:
                break
            guarded.step(state, act)

    assert len(yes_no) > 10
    assert len(held) > 1.5 * len(yes_no), "most conditions held of somebody, and of nobody at another moment"
