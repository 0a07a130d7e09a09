"""A line in people's own words is offered in words that can be read."""

import pytest

from unolang.text.diagnostic import Failed
from unolang.text.source import Source
from unolang.transcript.read import read

HEAD = "variant any\nseats Ann, Bob\nseed 1\n"


def helps(text):
    with pytest.raises(Failed) as failed:
        read(Source("any", text))
    return {one.help for one in failed.value.diagnostics}


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("expect Bob has 2 cards", "expect hand Bob 2"),
        ("expect bob has no cards, turn Ann", "expect hand Bob 0, turn Ann"),
        ("expect hand Bob 2 cards", "expect hand Bob 2"),
        ("expect Bob has red 7", "expect holds Bob red 7"),
        ("expect Bob has not said uno", "expect unsaid Bob uno"),
        ("expect Bob has 20 points", "expect score Bob 20"),
        ("expect Bob is on turn, Ann may draw", "expect turn Bob, may Ann draw"),
        ("expect upcard is red 7", "expect upcard red 7"),
        ("expect the draw pile has 3 cards", "expect draw-pile 3"),
        ("Ann plays Red 7", "Ann plays red 7"),
        ("bob draws", "Bob draws"),
    ],
)
def test_a_line_after_the_head(line, written):
    assert f"write `{written}`" in helps(f"{HEAD}{line}\n")


def test_lines_of_the_head():
    assert "write `variant sevens`" in helps("variant sevens.uno\nseats Ann, Bob\n")
    assert "write `seats Ann, Bob`" in helps("variant any\nseats Ann, bob\n")
    assert "write `dealer Bob`" in helps("variant any\nseats Ann, Bob\ndealer bob\n")


def test_what_no_other_words_mend_is_shown_as_it_is_written():
    assert "write an item such as `turn NAME` or `hand NAME N`" in helps(f"{HEAD}expect Bob is happy\n")
