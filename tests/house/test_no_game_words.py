"""The engine knows no card, colour, suit, call, custom or rule of any game."""

import pytest

from tests.house import game_words, project

VARIANTS = sorted((project.ROOT / "variants").glob("*.uno"))
ENGINE = [path for path in project.files() if project.name(path).startswith(("unolang/machine/", "unolang/program/"))]

NAMES = {name for path in VARIANTS for name in game_words.read_names(path.read_text(encoding="utf-8"))}
STEMS = {path.stem for path in VARIANTS}
VOCABULARY = game_words.Vocabulary.of(NAMES | STEMS | set(game_words.USUAL_DECKS.split()))


def test_there_is_an_engine():
    assert {path.parent.name for path in ENGINE} >= {"machine", "program"}


def test_the_names_of_the_variants_are_read():
    assert {"classic", "crazy-eights", "finlanders", "house-rules", "polish", "true-and-correct"} <= STEMS
    assert {"red", "wild", "hearts", "uno", "slap", "pile-on", "red-zero"} <= NAMES


@pytest.mark.parametrize("path", ENGINE, ids=project.name)
def test_the_engine_speaks_of_no_game(path):
    assert list(VOCABULARY.uses(path.read_text(encoding="utf-8"))) == []


def test_the_usual_decks_are_not_among_the_machines_own_words():
    assert game_words.allowed().isdisjoint(tuple(game_words.words(name)) for name in game_words.USUAL_DECKS.split())


SAMPLE = """
# red is only a remark
variant "Any game"
    based on classic

deck
    color is red, blue or sea-green   # and no other
    in each color
        1 of 1 to 9, draw-two
    trumps are wild

option zero-swaps: off or on "Quoted words don't count"

replace rule spite "Nor here"
    cite X1 "or there"
    remember victim is nobody this round
    remember who is asleep this round
    permit say the uno by anyone
    permit catch or challenge, when the player has not said mau
    window nap for each sleeper
        permit play of a card identical to the upcard by anyone, as jump-in
"""


def test_names_are_read_from_every_form():
    in_deck = {"color", "red", "blue", "sea-green", "draw-two", "trumps", "wild"}
    declared = {"zero-swaps", "spite", "victim", "asleep", "nap", "sleeper"}
    done_or_said = {"say", "play", "catch", "challenge", "jump-in", "uno", "mau"}
    assert game_words.read_names(SAMPLE) == in_deck | declared | done_or_said


@pytest.mark.parametrize(
    "line",
    [
        "draw_two = 2",
        "class DrawTwo:",
        "DRAW_TWO = 2",
        "# a draw two",
        "'draw-two'",
        "if card.is_wild():",
        "EIGHTS = {8}",
        "colors: list[str]",
        '"""Slaps are acts."""',
    ],
)
def test_a_word_of_a_game_is_found(line):
    vocabulary = game_words.Vocabulary.of({"draw-two", "wild", "eight", "color", "slap"})
    assert len(list(vocabulary.uses(line))) == 1


@pytest.mark.parametrize(
    "line", ["draw(two)", "draw, two", "wilderness", "weight", "reverse the turn", "read a file.uno"]
)
def test_other_words_are_left_alone(line):
    vocabulary = game_words.Vocabulary.of({"draw-two", "wild", "eight", "reverse", "turn", "uno"})
    assert list(vocabulary.uses(line)) == []
