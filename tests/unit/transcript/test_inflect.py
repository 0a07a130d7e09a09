"""Verbs as they stand behind a name."""

import pytest

from unolang.transcript.inflect import by_third_person, third_person


@pytest.mark.parametrize(
    ("verb", "written"),
    [
        ("play", "plays"),
        ("draw", "draws"),
        ("pass", "passes"),
        ("catch", "catches"),
        ("push", "pushes"),
        ("fix", "fixes"),
        ("go", "goes"),
        ("try", "tries"),
        ("say", "says"),
        ("turn-up", "turns-up"),
        ("lay-hand", "lays-hand"),
        ("jump-in", "jumps-in"),
        ("have", "has"),
    ],
)
def test_a_verb_gets_its_s(verb, written):
    assert third_person(verb) == written


def test_written_verbs_are_found_again():
    verbs = ["play", "pass", "turn-up", "try"]
    assert by_third_person(verbs) == {"plays": 0, "passes": 1, "turns-up": 2, "tries": 3}
