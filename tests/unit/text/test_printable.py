import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unolang.text.printable import cells, clipped, printable


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain é 日本 🂡", "plain é 日本 🂡"),
        ("\x1b[31mred", "\\x1b[31mred"),
        ("\x9b31m", "\\x9b31m"),
        ("a\tb\r\nc", "a\\tb\\r\\nc"),
        ("\x07\x08\x7f\0", "\\x07\\x08\\x7f\\x00"),
        ("a\u202egnp.exe", "a\\u202egnp.exe"),
        ("\u2066x\u2069\u200b\ufeff", "\\u2066x\\u2069\\u200b\\ufeff"),
        ("\u2028\u2029\xa0", "\\u2028\\u2029\\xa0"),
        ("\udce9", "\\udce9"),
        ("\U000e0041", "\\U000e0041"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_what_a_terminal_would_obey_is_spelt_out(text, shown):
    assert printable(text) == shown


def test_kept_characters_stay():
    assert printable("a\nb\x1b", keep="\n") == "a\nb\\x1b"


@given(st.text(alphabet=st.characters(codec=None), max_size=40))
def test_nothing_hidden_is_left(text):
    shown = printable(text)
    assert {unicodedata.category(char) for char in shown if char not in "\u200c\u200d"}.isdisjoint(
        {"Cc", "Cf", "Cs", "Zl", "Zp"}
    )
    shown.encode("utf-8")


def test_cells():
    assert cells("abc") == 3
    assert cells("日本") == 4
    assert cells("e\u0301") == 1


def test_clipping():
    assert clipped("abcdef", 6) == "abcdef"
    assert clipped("abcdefg", 6) == "abcde…"
