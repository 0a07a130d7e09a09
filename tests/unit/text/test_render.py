import json
import re
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

import unolang
from unolang.text.diagnostic import Diagnostic, Label, Severity
from unolang.text.render import render
from unolang.text.source import Source
from unolang.text.span import Span

HOUSE = Source("house.uno", "\n" * 13 + "rule stack draw two when the upcard is draw two\n")
CLASSIC = Source("classic.uno", "\n" * 40 + "rule take the penalty when a penalty is pending\n")

STACK = Diagnostic(
    "U304",
    "rule `stack draw two` can never apply",
    Span(HOUSE, 13, 32),
    "declared here, after `take the penalty`",
    (Label(Span(CLASSIC, 40, 61), "this one already ends the turn"),),
    "rules are tried in order, and an upcard of draw two always leaves a penalty pending",
    "write `instead of take the penalty`",
)
BARE = Diagnostic("U501", "there is no file `x.uno`", severity=Severity.WARNING)


def full(*diagnostics):
    return render(diagnostics, "full", color=False)


def test_full():
    assert full(STACK) == dedent("""\
        error[U304]: rule `stack draw two` can never apply
          ┌─ house.uno:14:1
        14│ rule stack draw two when the upcard is draw two
          │ ^^^^^^^^^^^^^^^^^^^ declared here, after `take the penalty`
          ┌─ classic.uno:41:1
        41│ rule take the penalty when a penalty is pending
          │ --------------------- this one already ends the turn
          = because: rules are tried in order, and an upcard of draw two always leaves a penalty pending
          = help: write `instead of take the penalty`
          = more: unolang explain U304""")


def test_full_without_a_place():
    assert full(BARE) == "warning[U501]: there is no file `x.uno`\n  = more: unolang explain U501"


def test_full_parts_several_with_an_empty_line():
    assert full(BARE, BARE) == f"{full(BARE)}\n\n{full(BARE)}"
    assert full() == ""


def test_labels_on_the_line_already_shown_share_it():
    source = Source("a", "red red\n")
    found = Diagnostic("U501", "m", Span(source, 4, 7), "again here", (Label(Span(source, 0, 3), "first here"),))
    assert full(found).split("\n")[1:5] == ["  ┌─ a:1:5", " 1│ red red", "  │     ^^^ again here", "  │ --- first here"]


def test_the_gutter_fits_the_longest_number():
    low, high = Source("a", "x"), Source("b", "\n" * 12344 + "y")
    found = Diagnostic("U501", "m", Span(low, 0, 1), "here", (Label(Span(high, 12344, 12345), "there"),))
    assert full(found).split("\n")[1:] == [
        "     ┌─ a:1:1",
        "    1│ x",
        "     │ ^ here",
        "     ┌─ b:12345:1",
        "12345│ y",
        "     │ - there",
        "     = more: unolang explain U501",
    ]


def test_advice_of_several_lines_is_indented():
    found = Diagnostic("U501", "m", help="write\n  deck\nfirst")
    assert full(found).split("\n")[1:4] == ["  = help: write", "            deck", "          first"]


def test_an_endless_word_is_cut_but_not_in_json():
    found = Diagnostic("U501", f"`{'x' * 100_000}`", help="y" * 100_000)
    for style in ("full", "concise", "github"):
        assert len(render([found], style, color=False)) < 2000
    assert found.message in render([found], "json", color=False)


def test_concise():
    assert render([STACK, BARE], "concise", color=False) == (
        "house.uno:14:1: error[U304] rule `stack draw two` can never apply (write `instead of take the penalty`)\n"
        "warning[U501] there is no file `x.uno`"
    )
    assert render([Diagnostic("U501", "m", help="a\nb")], "concise", color=False) == "error[U501] m (a b)"


def test_json():
    found = json.loads(render([STACK, BARE], "json", color=False))
    assert list(found) == ["format_version", "tool", "diagnostics"]
    assert found["format_version"] == "1.0"
    assert found["tool"] == {"name": "unolang", "version": unolang.__version__}
    first, second = found["diagnostics"]
    assert list(first.items()) == [
        ("code", "U304"),
        ("severity", "error"),
        ("message", STACK.message),
        ("file", "house.uno"),
        ("line", 14),
        ("column", 1),
        ("end_line", 14),
        ("end_column", 20),
        ("label", STACK.label),
        (
            "labels",
            [
                {
                    "file": "classic.uno",
                    "line": 41,
                    "column": 1,
                    "end_line": 41,
                    "end_column": 22,
                    "message": "this one already ends the turn",
                }
            ],
        ),
        ("because", STACK.because),
        ("help", STACK.help),
    ]
    assert list(second) == list(first)
    assert [second[key] for key in ("file", "line", "column", "end_line", "end_column")] == [None] * 5


def test_json_without_diagnostics_is_still_one_object():
    assert json.loads(render([], "json", color=True))["diagnostics"] == []


def test_github():
    assert render([STACK, BARE], "github", color=True) == (
        "::error file=house.uno,line=14,col=1,endLine=14,title=unolang U304::rule `stack draw two` can never apply"
        "%0Abecause: rules are tried in order, and an upcard of draw two always leaves a penalty pending"
        "%0Ahelp: write `instead of take the penalty`\n"
        "::warning title=unolang U501::there is no file `x.uno`"
    )


def test_github_escapes_what_it_would_read_as_its_own():
    source = Source("a,b:c%d\r\n::e.uno", "x")
    found = render([Diagnostic("U501", "100%\r\n::error::injected", Span(source, 0, 1))], "github", color=False)
    assert found == (
        "::error file=a%2Cb%3Ac%25d%0D%0A%3A%3Ae.uno,line=1,col=1,endLine=1,title=unolang U501"
        "::100%25%0D%0A::error::injected"
    )


@pytest.mark.parametrize("style", ["full", "concise"])
def test_color_adds_color_and_changes_no_word(style, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "dumb")
    colored = render([STACK, BARE], style, color=True)
    assert "\x1b[1;31m" in colored
    assert re.sub(r"\x1b\[[0-9;]*m", "", colored) == render([STACK, BARE], style, color=False)


HOSTILE = "\x1b]0;owned\x07\x1b[2J\x9b1m\r\b\x7f\u202e\u2028\udce9\0"


@pytest.mark.parametrize("style", ["full", "concise", "json", "github"])
@pytest.mark.parametrize("color", [False, True])
def test_hostile_text_can_not_reach_the_terminal(style, color):
    source = Source(f"n{HOSTILE}", f"before {HOSTILE} after")
    span = Span(source, 3, 12)
    found = Diagnostic("U501", HOSTILE, span, HOSTILE, (Label(span, HOSTILE),), HOSTILE, HOSTILE)
    text = render([found], style, color=color)
    text = re.sub(r"\x1b\[(0|[1-9]|3[0-7]|1;3[0-7])m", "", text) if color else text
    assert not [char for char in text if not char.isprintable() and char != "\n"]
    text.encode("utf-8")


anything = st.text(alphabet=st.characters(codec=None), max_size=20)


@given(
    anything, anything, st.integers(0, 25), st.integers(0, 25), st.sampled_from(["full", "concise", "json", "github"])
)
def test_anything_can_be_rendered(text, said, start, length, style):
    span = Span(Source(said, text), start, start + length)
    found = Diagnostic("U501", said, span, said, (Label(span, said),), said, said)
    shown = render([found], style, color=False)
    assert all(char.isprintable() or char in "\n\u200c\u200d" for char in shown)
