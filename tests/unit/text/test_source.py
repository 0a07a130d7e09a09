import pickle

from hypothesis import given
from hypothesis import strategies as st

from unolang.text.source import Source


def test_positions_count_from_one_in_code_points():
    source = Source("a", "äb\n\n🂡x")
    assert [source.position(offset) for offset in range(7)] == [(1, 1), (1, 2), (1, 3), (2, 1), (3, 1), (3, 2), (3, 3)]


def test_a_position_outside_the_text_is_the_nearest_end():
    source = Source("a", "ab\n")
    assert source.position(-5) == (1, 1)
    assert source.position(99) == (2, 1)
    assert Source("a", "").position(0) == (1, 1)


def test_lines():
    source = Source("a", "one\ntwo\n")
    assert source.line_count == 3
    assert [source.line_text(line) for line in (-1, 0, 1, 2, 3, 4)] == ["", "", "one", "two", "", ""]


def test_only_line_feeds_end_lines():
    assert Source("a", "a\x0bb\x0cc\u2028d\x85e").line_count == 1


@given(st.text(alphabet="a\nß🂡", max_size=30))
def test_position_and_line_agree(text):
    source = Source("a", text)
    for offset, char in enumerate(text):
        line, column = source.position(offset)
        assert (source.line_text(line) + "\n")[column - 1] == char
    assert "\n".join(source.line_text(line + 1) for line in range(source.line_count)) == text


def test_a_source_does_not_print_its_text():
    assert "secret" not in repr(Source("a", "secret"))


def test_a_source_survives_pickling_with_its_lines_known():
    source = Source("a", "x\ny")
    assert source.line_starts == (0, 2)
    copy = pickle.loads(pickle.dumps(source))
    assert copy == source
    assert copy.line_starts == (0, 2)
