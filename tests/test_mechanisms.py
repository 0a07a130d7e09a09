"""The small rule sets in `tests/mechanisms` say all that can be said, and the machine keeps its promises whatever happens in them.

What each of them does is told by the transcripts beside it, which `test_transcripts.py` replays.
"""

import json
from functools import cache

import pytest

from tests.cli.console import run
from tests.house import project
from tests.properties.games import every_act, random_act
from unolang.language.forms import FORMS
from unolang.machine.chance import Chance
from unolang.machine.codec import from_json, to_json
from unolang.machine.course import Conflict
from unolang.machine.machine import Machine
from unolang.machine.table import total
from unolang.pipeline import compile_rules, shipped_or_beside
from unolang.program.program import NONE, Stage
from unolang.program.vocabulary import HAPPENINGS, OPS, TERMS
from unolang.syntax.nodes import Node
from unolang.syntax.parse import parse
from unolang.text.diagnostic import Failed
from unolang.text.reading import read_source
from unolang.text.source import Source
from unolang.transcript.read import read
from unolang.transcript.replay import replay

MECHANISMS = project.ROOT / "tests" / "mechanisms"
FILES = sorted(MECHANISMS.glob("*.uno"))
SHIPPED = sorted((project.ROOT / "variants").glob("*.uno"))

each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@cache
def machine_of(path):
    return Machine(compile_rules(path))


def games(machine, seeds=6, steps=120):
    """Yields (state, act) before each step of some random games; a game ends where its rules contradict each other."""
    low, high = machine.program.seats
    for seed in range(seeds):
        state, chance = machine.start(low + seed % (min(high, 5) - low + 1), seed=seed), Chance(seed)
        for _ in range(steps):
            act = random_act(machine, state, chance, free=2)
            if act is None:
                assert state.stage is Stage.OVER, "nobody can do anything, and the game is not over"
                break
            yield state, act
            try:
                machine.step(state, act)
            except Conflict:
                break


# what is said


def test_every_form_of_the_language_is_used():
    used = {
        part.form
        for path in (*FILES, *SHIPPED)
        for top in parse(read_source(path)).blocks
        for block in top.walk()
        for part in block.node.walk()
        if isinstance(part, Node)
    }

    assert sorted(set(FORMS) - used) == []


def test_every_term_and_operation_of_programs_is_used():
    programs = [machine_of(path).program for path in (*FILES, *SHIPPED)]
    terms = {term.form for program in programs for term in program.terms}
    operations = {op.form for program in programs for op in program.ops}

    assert sorted(set(TERMS) - terms) == []
    assert sorted(set(OPS) - operations) == []


@each_file
def test_each_rule_set_has_transcripts(path):
    """A rule set that only serves as a base is shown by those built on it."""
    assert list(MECHANISMS.glob(f"{path.stem}-*.transcript"))


# what happens


@each_file
def test_no_card_is_lost(path):
    machine = machine_of(path)
    for state, act in games(machine):
        before = total(state)
        after = state.copy()
        try:
            machine.step(after, act)
        except Conflict:
            continue

        assert total(after) == before


@each_file
def test_a_stored_state_goes_on_as_the_table_does(path):
    """In the middle of a question, too."""
    machine = machine_of(path)
    for state, act in games(machine, seeds=4):
        stored, copied = from_json(json.loads(json.dumps(to_json(state)))), state.copy()
        try:
            happened = machine.step(copied, act)
        except Conflict:
            continue

        assert machine.step(stored, act) == happened
        assert to_json(stored) == to_json(copied)
        assert state.question is None or to_json(state) != to_json(copied)


@each_file
def test_what_is_offered_is_accepted_and_all_else_refused(path):
    machine, chance = machine_of(path), Chance(1)
    for state, _ in games(machine, seeds=3, steps=60):
        if chance.below(5):
            continue
        for seat in range(state.seats + 1):
            offered = set(machine.acts(state, seat))
            for act in every_act(machine, state, seat):
                assert (machine.refusal(state, act) is None) == (act in offered), act


@each_file
def test_what_is_reported_says_no_more_than_the_table_of_happenings(path):
    machine = machine_of(path)
    for state, act in games(machine, seeds=3):
        try:
            happened = machine.step(state.copy(), act)
        except Conflict:
            continue
        for one in happened:
            row = HAPPENINGS[one.what]
            assert row.seat or one.seat == NONE, one
            assert row.cards or one.cards == (), one
            assert row.number or one.number == 0, one
            assert row.other or one.other == NONE, one


def test_questions_of_every_kind_are_met():
    met = {state.question.kind for path in FILES for state, _ in games(machine_of(path)) if state.question is not None}

    assert met == {"value", "number", "cut", "player", "card", "yes-no"}


# what goes wrong

HANDS = """\
seats    Ann, Bob, Cy
hands
    Ann  red 3, red 9
    Bob  blue 1, green 1
    Cy   blue 3, green 3
upcard   red 8
"""


def errors_of(text):
    """The codes of the errors of a transcript that lies among the mechanisms."""

    def rules_for(name, options, edition):
        source = shipped_or_beside(name, Source((MECHANISMS / "any.transcript").as_posix(), ""))
        return Machine(compile_rules(source, options, edition))

    try:
        transcript = read(Source("any.transcript", text))
        head = transcript.head
        options = {name.text: value.text for name, value in head.options}
        machine = rules_for(head.variant.text, options, None if head.edition is None else head.edition.text)
        return [error.code for error in replay(machine, transcript).errors]
    except Failed as failed:
        return [error.code for error in failed.diagnostics]


def test_two_rules_that_take_the_place_of_one_act_are_an_error_in_a_transcript():
    assert errors_of(f"variant  instead\n{HANDS}Ann  plays red 9\n") == ["U417"]


@pytest.fixture
def two(tmp_path):
    """A rule set with two rules that take the place of one act."""
    path = tmp_path / "two.uno"
    text = 'variant "Two"\n    based on classic\n\n'
    for name in ("one", "another"):
        text += f'rule {name} "Instead of drawing one passes"\n    instead of draw: end the turn\n\n'
    path.write_text(text, encoding="utf-8")
    return path


def test_two_rules_that_take_the_place_of_one_act_stop_a_simulated_game(two):
    done = run("simulate", two, "--games", "4", "--seed", "3", "--workers", "1")

    assert "`one` and `another`" in done.out + done.err
    assert "U001" not in done.out + done.err


def test_two_rules_that_take_the_place_of_one_act_stop_a_game_that_is_played(two):
    done = run("play", two, "--seats", "2", "--seed", "1", stdin="draw\n" * 40)

    assert "the rules contradict each other" in done.out + done.err
    assert "U001" not in done.out + done.err


def test_without_a_tie_an_order_that_matters_is_an_error():
    assert errors_of(f"variant  ties\n{HANDS}Ann  plays red 3\nBob  shouts & Cy shouts\n") == ["U417"]


def test_the_last_chair_is_raced_for():
    assert errors_of("variant chairs\nseats Ann, Bob, Cy, Dee, Eve\nFay joins & Guy joins\n") == ["U417"]


@pytest.mark.parametrize(
    "options",
    [("price", "4"), ("strict", "on")],
    ids=["a value that needs another option", "a value that does not go with another option"],
)
def test_options_that_do_not_go_together_are_refused(options):
    name, value = options
    more = "option   price is 5\noption   mild is off\n" if name == "strict" else ""
    (code,) = errors_of(f"variant  choose\noption   {name} is {value}\n{more}{HANDS}")

    assert code.startswith("U2")


@pytest.mark.parametrize("line", ["forbid play of star", "permit play of 9", "forbid play of star or 9 by anyone"])
def test_what_is_playable_is_not_decided_by_itself(line):
    text = f'variant "Self"\n    based on tiny\n\nrule self "x"\n    {line}, when the player has no playable card\n'
    with pytest.raises(Failed) as failed:
        compile_rules(Source((MECHANISMS / "self.uno").as_posix(), text))

    assert [error.code for error in failed.value.diagnostics] == ["U313"]
