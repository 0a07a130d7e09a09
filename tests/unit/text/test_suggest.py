import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unolang.text.suggest import did_you_mean, nearest

COLORS = ["red", "yellow", "green", "blue"]
RANKS = ["skip", "reverse", "draw two", "wild", "wild draw four"]


@pytest.mark.parametrize(
    ("word", "found"),
    [
        ("yelow", "yellow"),
        ("yelllow", "yellow"),
        ("gren", "green"),
        ("geren", "green"),
        ("bleu", "blue"),
        ("rde", "red"),
        ("Red", "red"),
        ("revers", "reverse"),
        ("rverese", "reverse"),
        ("draw tow", "draw two"),
        ("two draw", "draw two"),
        ("wild  draw four", "wild draw four"),
        ("wild draw for", "wild draw four"),
    ],
)
def test_a_slip_is_near(word, found):
    assert nearest(word, COLORS + RANKS)[:1] == [found]


@pytest.mark.parametrize("word", ["", " ", "purple", "x", "rd two", "challenge", "bl"])
def test_nothing_is_offered_when_nothing_is_near(word):
    assert nearest(word, COLORS + RANKS) == []


def test_short_words_need_more_likeness():
    assert nearest("ab", ["ac", "bc", "a", "abcd"]) == []
    assert nearest("ab", ["ba"]) == ["ba"]
    assert nearest("abc", ["abd", "ade"]) == ["abd"]


def test_the_nearest_come_first_then_the_alphabet_whatever_the_order():
    known = ["carb", "cart", "card", "cards", "carrd"]
    assert (
        nearest("carrt", known, most=9) == nearest("carrt", reversed(known), most=9) == nearest("carrt", set(known), 9)
    )
    assert nearest("carrt", known)[0] == "cart"
    assert nearest("carx", ["card", "cart", "carb", "carz"]) == ["carb", "card", "cart"]


def test_a_somewhat_near_name_is_noise_beside_a_very_near_one():
    assert nearest("discard pile", ["discardpile", "discard pille", "discrd pille"], most=9)[0] == "discard pille"
    assert nearest("wild draw fuor", ["wild draw four", "mild draw tour"]) == ["wild draw four"]


def test_the_word_itself_is_never_offered():
    assert nearest("red", ["red"]) == []


def test_the_question():
    assert did_you_mean("purple", COLORS) == ""
    assert did_you_mean("yelow", COLORS) == "did you mean `yellow`?"
    assert did_you_mean("carx", ["card", "cart"]) == "did you mean `card` or `cart`?"
    assert did_you_mean("carx", ["card", "cart", "carb", "carz"]) == "did you mean `carb`, `card` or `cart`?"


def test_hostile_words_cost_little_time():
    known = ["ab" * 28 + str(number) for number in range(200)]
    start = time.perf_counter()
    nearest("x" * 1_000_000, [*known, "y" * 1_000_000])
    nearest("ba" * 29, known)
    assert time.perf_counter() - start < 5


@given(st.text(max_size=12), st.lists(st.text(max_size=12), max_size=6))
def test_any_words_give_known_names(word, known):
    found = nearest(word, known)
    assert set(found) <= set(known) - {word}
    assert len(found) <= 3
    assert found == nearest(word, known[::-1])
