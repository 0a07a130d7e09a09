"""Cards as text."""

import pytest

from unolang.program.program import Attribute, Kind
from unolang.transcript.cards import Notation

NAMES = ("red 5", "red draw-two", "wild", "hearts 8", "3 of suns")


class Deck:
    """As much of a program as the notation looks at."""

    attributes = (Attribute("color", ("red",)),)
    kinds = tuple(Kind(name, (0,), 1) for name in NAMES)


@pytest.fixture
def notation():
    return Notation(Deck())


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("red 5", 0),
        ("5 red", 0),
        ("draw-two red", 1),
        ("wild", 2),
        ("hearts 8", 3),
        ("8 hearts", 3),
        ("8 of hearts", 3),
        ("3 of suns", 4),
        ("suns 3", 4),
        ("??", 5),
        ("red", None),
        ("red 5 5", None),
        ("", None),
    ],
)
def test_a_card_is_found_whatever_the_order_of_its_values(notation, text, kind):
    assert notation.kind(text) == kind


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("red 5", (0, 1)),
        ("3 of red 5", (0, 3)),
        ("8 of hearts", (3, 1)),
        ("2 of 8 of hearts", (3, 2)),
        ("3 of suns", (4, 1)),
        ("12 of ??", (5, 12)),
        ("two of red 5", None),
        ("3 of", None),
    ],
)
def test_several_like_cards(notation, text, found):
    assert notation.several(text) == found


def test_every_card_is_written_as_it_is_read(notation):
    for kind in range(len(NAMES) + 1):
        assert notation.kind(notation.text(kind)) == kind


@pytest.mark.parametrize(("text", "help"), [("red fiive 5", ""), ("rde 5", "did you mean `red 5`?")])
def test_a_misspelt_card_is_guessed(notation, text, help):  # noqa: A002
    assert notation.near(text) == help
