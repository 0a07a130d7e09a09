"""What has to be noticed, and what is only a whim."""

import pytest

from tests.house import project
from tests.unit.simulate.toys import BELL, program_of
from unolang.pipeline import compile_rules
from unolang.simulate.bot import likelihoods
from unolang.simulate.etiquette import Etiquette
from unolang.simulate.habits import Habits
from unolang.text.source import Source

WHOLE = 1 << 64


def whims_of(program):
    return {program.verbs[verb].name for verb, _ in Etiquette(program).whims}


@pytest.mark.parametrize(
    ("permit", "is_whim"),
    [
        ("permit wave by anyone", True),
        ("permit wave by anyone out of turn", True),
        ("permit wave another by anyone", True),
        ("permit wave by anyone, when the draw pile has at most 3 cards", True),
        ("permit wave by anyone, when any player has 1 card", True),
        ("permit play of any card by anyone out of turn, as wave", True),
        ("permit wave by the dealer", False),
        ("permit wave by anyone but the dealer", False),
        ("permit wave by anyone, when the player has 1 card", False),
        ("permit wave another by anyone, when the other has 1 card", False),
        ("permit play of a card identical to the upcard by anyone out of turn, as wave", False),
        ("permit say wave by anyone", False),
        ("permit wave", False),
    ],
)
def test_a_whim_is_what_anybody_may_do_whatever_they_are(permit, is_whim):
    program = compile_rules(Source("wave.uno", f'{BELL}\nrule wave "Somebody may wave"\n    {permit}\n'))
    assert whims_of(program) == {"ring", "hush"} | ({"wave"} if is_whim else set())


def test_looking_too_early_is_a_whim_and_slapping_is_not():
    program = compile_rules(project.ROOT / "variants" / "polish.uno", {"whining": "on", "nine-slap": "on"})
    assert whims_of(program) == {"peek", "accuse"}
    assert {"slap", "lay-hand", "agree", "resume", "trade", "turn-up"} < set(Etiquette(program).verbs())


def test_the_habit_of_a_verb_goes_before_all_others():
    program = program_of("bell")
    etiquette = Etiquette(program)
    ring, hush = ((program.verb(name), -1) for name in ("ring", "hush"))
    assert likelihoods(etiquette, Habits(whim=0.25, alertness=0.75)) == {ring: WHOLE // 4, hush: WHOLE // 4}
    assert likelihoods(etiquette, Habits(whim=0.25, verbs=[("ring", 1)])) == {ring: WHOLE, hush: WHOLE // 4}


def test_a_word_is_forgotten_or_said():
    program = program_of("talk")
    say, ask = (program.verb("say"), 0), (program.verb("ask"), -1)
    assert likelihoods(Etiquette(program), Habits(forgets=0.25, whim=0)) == {say: WHOLE * 3 // 4, ask: 0}
