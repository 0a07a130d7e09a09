import pickle

from unolang.text.source import Source
from unolang.text.span import Span

SOURCE = Source("a.uno", "one\ntwo three\n")


def test_a_span_knows_its_place():
    span = Span(SOURCE, 2, 7)
    assert (span.line, span.column, span.end_line, span.end_column) == (1, 3, 2, 4)
    assert span.text == "e\ntwo"
    assert str(span) == "a.uno:1:3"


def test_an_empty_span_at_the_end():
    end = len(SOURCE.text)
    span = Span(SOURCE, end, end)
    assert (span.line, span.column, span.text) == (3, 1, "")


def test_spans_join():
    first, last = Span(SOURCE, 0, 3), Span(SOURCE, 8, 13)
    assert first.to(last) == last.to(first) == Span(SOURCE, 0, 13)


class Untouchable(str):
    """A text that may not be compared or hashed."""

    __slots__ = ()

    def __eq__(self, other):
        raise AssertionError("compared")

    def __hash__(self):
        raise AssertionError("hashed")


def test_spans_are_told_apart_by_name_and_offsets_alone():
    one, other = (Span(Source("a.uno", Untouchable("x")), 0, 1) for _ in range(2))
    assert one == other
    assert len({one, other}) == 1
    assert one != Span(Source("b.uno", "x"), 0, 1)
    assert one != Span(one.source, 0, 0)


def test_spans_are_small_and_survive_pickling():
    span = Span(SOURCE, 0, 3)
    assert not hasattr(span, "__dict__")
    assert pickle.loads(pickle.dumps(span)).text == "one"
