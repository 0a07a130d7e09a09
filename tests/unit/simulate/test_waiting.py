"""Whom the table waits for when nothing happens by itself."""

from tests.unit.simulate.toys import program_of
from unolang.machine.machine import Machine
from unolang.machine.state import Act
from unolang.simulate.bots import Random
from unolang.simulate.etiquette import Etiquette
from unolang.simulate.habits import Habits
from unolang.simulate.table import Ending, set_table
from unolang.simulate.waiting import those_waited_for

PROGRAM = program_of("pile")
ETIQUETTE = Etiquette(PROGRAM)
VERBS = {verb.name: index for index, verb in enumerate(PROGRAM.verbs)}
DULL = {"distribution": "fixed", "alertness": 0, "whim": 0, "forgets": 1}


def acts_of(name, habits, seed=1, **settings):
    program = program_of(name)
    acts: list[tuple[int, str]] = []
    table = set_table(Machine(program), [Random] * len(habits), seed, habits=habits, **settings)
    table.watch = lambda _, act, __: acts.append((act.seat, program.verbs[act.verb].name))
    return table.play(), acts


def test_what_everybody_may_do_in_any_case_is_a_whim():
    assert {PROGRAM.verbs[verb].name for verb, _ in ETIQUETTE.whims} == {"cough"}
    assert ETIQUETTE.verbs() == ["clear", "cough", "touch"]


def test_what_only_one_seat_can_do_goes_first():
    cough, touch, clear = (VERBS[name] for name in ("cough", "touch", "clear"))
    free = {0: [Act(0, touch)], 1: [Act(1, cough), Act(1, touch), Act(1, clear)], 2: [Act(2, cough)]}
    assert those_waited_for(free, ETIQUETTE, [False] * 3) == {1: [Act(1, clear)]}
    assert those_waited_for(free, ETIQUETTE, [False, True, False]) == {1: [Act(1, clear)]}


def test_everybody_lays_a_hand_down_before_the_opener_clears_the_pile():
    """Nobody is alert, so all of it is waited for; the coughs are open to all and are nobody's duty."""
    ending, acts = acts_of("pile", [Habits(**DULL, reaction=1 + seat / 10) for seat in range(3)])
    assert ending is Ending.OVER
    assert not [act for act in acts if act[1] == "cough"]
    for opener in range(3):
        at = acts.index((opener, "play"))
        assert acts[at + 1 : at + 5] == [(0, "touch"), (1, "touch"), (2, "touch"), (opener, "clear")]


def test_who_has_to_turn_up_the_starter_is_found_among_many():
    for seed in range(5):
        ending, acts = acts_of("polish", [Habits(**DULL)] * 5, seed=seed, most_acts=3)
        assert ending is Ending.CAPPED
        deals = [name for _, name in acts]
        assert deals[:2] == ["deal", "turn-up"]
        assert acts[0][0] == acts[1][0]


def test_whims_are_waited_for_only_without_anything_else():
    cough, touch = (VERBS[name] for name in ("cough", "touch"))
    free = {seat: [Act(seat, cough), Act(seat, touch)] for seat in range(3)}
    assert those_waited_for(free, ETIQUETTE, [False] * 3) == {seat: [Act(seat, touch)] for seat in range(3)}
    free = {seat: [Act(seat, cough)] for seat in range(2)}
    assert those_waited_for(free, ETIQUETTE, [False] * 3) == free
    assert those_waited_for(free, ETIQUETTE, [True, False, False]) == {1: free[1]}
    assert those_waited_for(free, ETIQUETTE, [True, True, False]) == free
    assert those_waited_for({}, ETIQUETTE, [False] * 3) == {}


def test_words_are_waited_for_last():
    program = program_of("talk")
    etiquette = Etiquette(program)
    say, ask = program.verb("say"), program.verb("ask")
    word, asks = Act(0, say, value=0), [Act(1, ask, other=0), Act(1, ask, other=2)]
    assert those_waited_for({0: [word], 1: asks}, etiquette, [False] * 3) == {1: asks}
    assert those_waited_for({0: [word]}, etiquette, [False] * 3) == {0: [word]}
