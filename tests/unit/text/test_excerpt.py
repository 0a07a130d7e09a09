import pytest

from unolang.text.diagnostic import Diagnostic
from unolang.text.render import render
from unolang.text.source import Source
from unolang.text.span import Span


def shown(text, start, end):
    """The source line and the marks below it, without the gutter."""
    found = Diagnostic("U501", "m", Span(Source("a", text), start, end), "x")
    lines = render([found], "full", color=False).split("\n")
    return lines[2].partition("│ ")[2], lines[3].partition("│ ")[2].removesuffix(" x")


@pytest.mark.parametrize(
    ("text", "start", "end", "line", "marks"),
    [
        ("abc", 1, 2, "abc", " ^"),
        ("abc", 1, 1, "abc", " ^"),
        ("abc", 3, 3, "abc", "   ^"),
        ("abc\n", 3, 4, "abc", "   ^"),
        ("abc\n", 0, 4, "abc", "^^^"),
        ("abc\nde", 1, 6, "abc", " ^^…"),
        ("\n\n", 1, 1, "", "^"),
        ("", 0, 0, "", "^"),
        ("\ta\tb", 1, 2, "    a    b", "    ^"),
        ("\ta\tb", 1, 4, "    a    b", "    ^^^^^^"),
        ("日本 x", 3, 4, "日本 x", "     ^"),
        ("日本 x", 0, 2, "日本 x", "^^^^"),
        ("e\u0301x", 2, 3, "e\u0301x", " ^"),
        ("\x1b[1mx", 4, 5, "\\x1b[1mx", "       ^"),
        ("a\u202eb", 1, 2, "a\\u202eb", " ^^^^^^"),
    ],
)
def test_marks_stand_under_the_span(text, start, end, line, marks):
    found = shown(text, start, end)
    assert found == (line, marks)


def test_a_long_line_is_cut_around_the_span():
    text = "a" * 500 + "KEY" + "b" * 500
    line, marks = shown(text, 500, 503)
    assert line.startswith("…a")
    assert line.endswith("b…")
    assert len(line) == 162
    assert line[marks.index("^") : marks.rindex("^") + 1] == "KEY"


def test_a_long_line_keeps_its_ends_where_they_are_near():
    line, marks = shown("KEY" + "b" * 500, 0, 3)
    assert (line, marks) == ("KEY" + "b" * 157 + "…", "^^^")
    line, marks = shown("a" * 500 + "KEY", 500, 503)
    assert (line, marks) == ("…" + "a" * 157 + "KEY", " " * 158 + "^^^")


def test_a_span_longer_than_what_is_shown_goes_on():
    line, marks = shown("x" * 1000, 300, 900)
    assert line == "…" + "x" * 160 + "…"
    assert marks == " " * 41 + "^" * 120 + "…"


def test_a_long_line_of_wide_or_hostile_characters_stays_narrow():
    line, marks = shown("日" * 400, 200, 201)
    assert len(line) == 82
    assert line[1:-1] == "日" * 80
    assert marks == " " * 41 + "^^"
    line, _ = shown("\x1b" * 100, 50, 51)
    assert len(line) <= 162


def test_a_line_of_a_megabyte_is_shown_quickly():
    source = Source("a", "日" * 300_000)
    found = [Diagnostic("U501", "m", Span(source, start, start + 1)) for start in range(0, 300_000, 15_000)]
    assert len(render(found, "full", color=False)) < 20_000
