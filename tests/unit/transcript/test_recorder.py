"""A recorded game replays to the table on which it ended."""

from random import Random

import pytest

from tests.unit.transcript.tables import codes, machine, played
from unolang.text.shipped import variant_names
from unolang.text.source import Source
from unolang.transcript.read import read
from unolang.transcript.recorder import Recorder
from unolang.transcript.together import seen
from unolang.transcript.write import write

NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve"]
MOST_ACTS = 200


def game(variant, seed):
    """A game of people who do anything that they may do."""
    rules, random = machine(variant), Random(seed)
    low, high = rules.program.seats
    seats = random.randint(low, min(high, len(NAMES)))
    state = rules.start(seats, seed=seed, dealer=random.randrange(seats))
    recorder = Recorder(rules, state, NAMES[:seats], variant=variant)
    for _ in range(MOST_ACTS):
        people = range(state.seats if state.question is not None else state.seats + 1)
        acts = [act for seat in people for act in rules.acts(state, seat)]
        if not acts:
            break
        act = random.choice(acts)
        recorder.record(act, rules.step(state, act))
    return rules, state, recorder


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("variant", variant_names())
def test_a_recorded_game_ends_on_the_same_table(variant, seed):
    rules, state, recorder = game(variant, seed)
    text = write(recorder.transcript())
    assert read(Source("game.transcript", text)) == recorder.transcript()
    outcome = played(text)
    assert outcome.errors == ()
    assert seen(rules.program, outcome.state) == seen(rules.program, state)
    assert outcome.state.hands == state.hands
    assert sum(len(step.acts) for step in outcome.steps) <= MOST_ACTS


def test_a_record_is_of_the_whole_game():
    rules = machine("classic")
    state = rules.start(2)
    rules.step(state, rules.acts(state, state.dealer)[0])
    with pytest.raises(ValueError, match="before the first deal"):
        Recorder(rules, state, ["Ann", "Bob"])


def test_a_changed_record_is_noticed():
    _, _, recorder = game("classic", 1)
    lines = write(recorder.transcript()).splitlines()
    cards = next(i for i, line in enumerate(lines) if " shuffled " in line)
    before, _, order = lines[cards].partition(" shuffled ")
    lines[cards] = f"{before} shuffled {', '.join(reversed(order.split(', ')))}"
    assert codes("\n".join(lines)) != []


DRAW_BEFORE = """\
variant "Before drawing"
    based on classic

rule x "Before somebody draws, the others draw one"
    before draw: others draw 1 card
"""


@pytest.mark.parametrize("seed", range(3))
def test_what_others_draw_before_is_not_what_is_drawn(seed):
    recorder = game(DRAW_BEFORE, seed)[2]
    text = write(recorder.transcript()).replace(DRAW_BEFORE, "x", 1)
    assert " draws " in text
    assert codes(text, DRAW_BEFORE) == []


def test_what_others_draw_before_does_not_pass_for_what_is_drawn():
    head = "variant x\nseats Ann, Bob\nhands\n    Ann red 5\n    Bob red 1\nupcard blue 7\ndraws green 1, green 2\n"
    assert codes(f"{head}Ann draws green 2\nexpect holds Bob green 1\n", DRAW_BEFORE) == []
    assert codes(f"{head}Ann draws green 1\n", DRAW_BEFORE) == ["U415"]
