"""Who is faster does it, and who is slower comes too late."""

import pytest

from tests.unit.simulate.toys import BELL, program_of
from unolang.machine.chance import Chance
from unolang.machine.machine import Machine
from unolang.machine.state import Act
from unolang.pipeline import compile_rules
from unolang.simulate.bots import Greedy, Random
from unolang.simulate.habits import Habits
from unolang.simulate.table import Ending, set_table
from unolang.simulate.underway import UnderWay
from unolang.text.source import Source

FIXED = {"distribution": "fixed", "forgets": 0, "alertness": 1, "whim": 0}
BELLS = 3  # with three seats and two cards there are four plays, and the last one ends the game


def verb(program, name):
    return next(index for index, found in enumerate(program.verbs) if found.name == name)


def raced(name, habits, seed=1, bot=Random, machine=None, **settings):
    """A game between these, and its acts with the times at which they arrived."""
    acts: list[tuple[float, Act]] = []
    machine = machine or Machine(program_of(name))
    table = set_table(machine, [bot] * len(habits), seed, habits=habits, **settings)
    table.watch = lambda _, act, __: acts.append((table.now, act))
    table.play()
    return table, acts


def ringer(reaction, **habits):
    return Habits(**{**FIXED, "reaction": reaction, "thinking": 10, "verbs": [("ring", 1)], **habits})


def test_the_fast_win_every_race_and_the_slow_come_too_late():
    for fast in range(3):
        habits = [ringer(0.1 if seat == fast else 5) for seat in range(3)]
        table, _ = raced("bell", habits, seed=fast)
        expected = [BELLS if seat == fast else 0 for seat in range(3)]
        assert table.out_of_turn == table.state.scores == expected
        assert table.too_late == [0 if seat == fast else BELLS for seat in range(3)]


def test_equally_fast_seats_win_by_lot():
    won = [0, 0, 0]
    for seed in range(60):
        table, _ = raced("bell", [ringer(1)] * 3, seed=seed)
        won = [mine + more for mine, more in zip(won, table.state.scores, strict=True)]
    assert sum(won) == 60 * BELLS
    assert min(won) > 30  # 60 of 180 each in the mean


def test_who_is_slower_than_the_turn_never_plays_out_of_turn():
    """A turn begins two seconds after it was given, and shuts the window."""
    slow, fast = Habits(**FIXED, reaction=3, thinking=2), Habits(**FIXED, reaction=0.5, thinking=2)
    program = program_of("slap")
    for seed in range(3):
        table, acts = raced("slap", [fast, slow, fast, fast], seed=seed, most_acts=600)
        slappers = [act.seat for _, act in acts if act.verb == verb(program, "slap")]
        assert slappers
        assert 1 not in slappers
        assert table.too_late[1] > 0


def test_who_is_not_alert_does_not_take_part():
    """The verb's own chance goes before all others."""
    dull = ringer(0.1, verbs=[("ring", 0), ("hush", 0)], whim=1)
    table, _ = raced("bell", [dull, ringer(1), ringer(1.5)])
    assert (table.out_of_turn, table.too_late) == ([0, BELLS, 0], [0, 0, BELLS])
    table, _ = raced("bell", [ringer(0.1, verbs=())] * 3)  # the bell is open to all alike, so it is a matter of whim
    assert table.out_of_turn == table.too_late == [0, 0, 0]


def test_everybody_who_is_caught_is_caught_by_the_alert():
    program = program_of("classic")
    for alertness in (0, 1):
        opened, caught = 0, 0

        def watch(_state, act, happened):
            nonlocal opened, caught
            opened += sum(event.what == "opens" and program.windows[event.number].each for event in happened)
            caught += act.verb == verb(program, "catch")

        habits = Habits(**{**FIXED, "forgets": 1, "alertness": alertness}, reaction=0.5, thinking=2)
        set_table(Machine(program), [Random] * 3, 2, habits=[habits] * 3, watch=watch, most_acts=3000).play()
        assert opened > 10
        assert caught == opened * alertness


@pytest.mark.parametrize("forgets", [0, 1])
def test_a_word_that_is_not_forgotten_is_said_before_the_play(forgets):
    """Also by those whose tongue is slower than their hand."""
    program = program_of("classic")
    before: list[tuple[int, int]] = [(0, 0)] * 4
    played = 0

    def watch(state, act, _happened):
        nonlocal played
        if act.card >= 0 and before[act.seat][0] == 2:
            played += 1
            assert before[act.seat][1] == 1 - forgets
        before[:] = [(len(hand), said) for hand, said in zip(state.hands, state.said, strict=True)]

    habits = Habits(**{**FIXED, "forgets": forgets}, reaction=7, thinking=1)
    set_table(Machine(program), [Random] * 4, 3, habits=[habits] * 4, watch=watch, most_acts=3000).play()
    assert played > 10


def test_a_turn_takes_its_time_from_when_it_is_given():
    program = program_of("slap")
    given, turns, slaps = 0.0, 0, 0

    def watch(_state, act, happened):
        nonlocal given, turns, slaps
        free = act.verb in (verb(program, "slap"), verb(program, "say"), verb(program, "catch"))
        if act.verb >= 0 and not free and act.verb != verb(program, "deal"):
            turns += 1
            assert table.now == pytest.approx(given + 2)
            given = table.now
        slaps += act.verb == verb(program, "slap")
        if any(event.what in ("gets the turn", "deals") for event in happened):
            given = table.now

    habits = Habits(**FIXED, reaction=0.5, thinking=2)
    table = set_table(Machine(program), [Greedy] * 4, 1, habits=[habits] * 4, watch=watch, most_acts=1000)
    table.play()
    assert turns > 300
    assert slaps > 10


@pytest.mark.parametrize(
    ("name", "blink", "first"), [("tied", 0.05, "hush"), ("tied", 0.03, "ring"), ("bell", 0.05, "ring")]
)
def test_within_a_blink_a_tie_goes_before_the_clock(name, blink, first):
    program = program_of(name)
    quiet = ringer(1, verbs=[("ring", 0)])
    habits = [ringer(1), ringer(1.04, verbs=[("ring", 0), ("hush", 1)]), quiet]
    table, acts = raced(name, habits, blink=blink)
    free = [act.verb for _, act in acts if act.verb in (verb(program, "ring"), verb(program, "hush"))]
    assert free == [verb(program, first)] * BELLS
    assert table.too_late == ([BELLS, 0, 0] if first == "hush" else [0, BELLS, 0])


@pytest.mark.parametrize(("name", "first"), [("tied", "play"), ("bell", "ring")])
def test_an_act_of_the_turn_can_be_tied_too(name, first):
    program = program_of(name)
    habits = [Habits(**FIXED, reaction=1, thinking=1.02, verbs=[("ring", int(seat == 2))]) for seat in range(3)]
    _, acts = raced(name, habits)
    after = [act.verb for _, act in acts[2:4]]  # the deal and the first play are over
    assert after[0] == verb(program, first)


def test_ties_in_a_circle_say_nothing():
    text = "    tie: hush before ring\n    tie: ring before cheer\n    tie: cheer before hush\n    permit cheer by anyone\n"
    program = compile_rules(Source("circle.uno", BELL + text))
    under_way = UnderWay(program, 3, Chance(1), 0.05)
    for seat, name in enumerate(("ring", "cheer", "hush")):
        under_way.put(Act(seat, verb(program, name)), 1 + seat / 100)
    assert [under_way.take().act.seat for _ in range(3)] == [0, 1, 2]


def test_a_seat_keeps_its_own_order():
    under_way = UnderWay(program_of("tied"), 2, Chance(1), 0.05)
    ring, hush = (Act(0, verb(program_of("tied"), name)) for name in ("ring", "hush"))
    under_way.put(ring, 2.0)
    under_way.put(hush, 1.0)
    under_way.put(ring._replace(seat=1), 1.5)
    taken = [under_way.take() for _ in range(3)]
    assert [(one.act, one.time) for one in taken] == [(ring._replace(seat=1), 1.5), (ring, 2.0), (hush, 2.0)]
    assert not under_way


class Strict(Machine):
    """Looks again at what need not be looked at."""

    def step_listed(self, state, act):
        assert self.refusal(state, act) is None
        return super().step_listed(state, act)


PACES = [
    Habits(),
    Habits(reaction=2.5, alertness=1, whim=0.3),
    Habits(reaction=0, thinking=0, distribution="fixed", alertness=1),
    Habits(distribution="exponential", forgets=0.5, whim=0.2),
]


RULES = ["bell", "talk", "tied", "pile", "slap", "polish", "house-rules", "finlanders", "classic"]


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("bot", [Random, Greedy])
def test_every_game_under_way_goes_on_in_time(name, bot):
    program = program_of(name)
    deal, last = verb(program, "deal"), 0.0

    def watch(_state, act, _happened):
        nonlocal last
        if act.verb == deal:
            last = 0.0
        assert table.now >= last
        last = table.now

    seats = min(program.seats[1], len(PACES))
    table = set_table(Strict(program), [bot] * seats, 6, habits=PACES[:seats], watch=watch, most_acts=700)
    assert table.play() in (Ending.OVER, Ending.CAPPED)
    assert table.acts == 700 or table.ending is Ending.OVER


def test_what_is_under_way_when_a_round_ends_comes_too_late():
    """Plays come at 10, 20, 30 and 40 seconds, the last one ends the game. Who takes 15 to ring does so at 25, and not at 45."""
    late: list[Act] = []
    habits = [ringer(15, verbs=[("ring", int(seat == 2))]) for seat in range(3)]
    table, acts = raced("bell", habits, late=lambda _, act: late.append(act))
    ring = Act(2, verb(program_of("bell"), "ring"))
    assert [(time, act) for time, act in acts if act.verb == ring.verb] == [(25, ring)]
    assert acts[-1][0] == 40
    assert late == [ring]
    assert table.too_late == [0, 0, 1]


def test_an_act_of_the_turn_is_chosen_when_its_time_has_come():
    """Also if something will arrive in that blink, but something else before."""
    program = program_of("tied")
    habits = [Habits(**FIXED, reaction=one, thinking=2, verbs=[("ring", 1)]) for one in (0.5, 1, 2.02)]
    chosen: list[float] = []

    class Watched(Random):
        def choose(self, look, acts):
            chosen.append(table.now)
            return super().choose(look, acts)

    table = set_table(Machine(program), [Watched] * 3, 1, habits=habits)
    table.watch = lambda _, act, __: times.append(table.now) if act.card >= 0 else None
    times: list[float] = []
    table.play()
    assert chosen[1:] == pytest.approx(times)  # the first choice is the deal
