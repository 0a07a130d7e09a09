"""Whatever the text, it is read, or its faults are told: never anything else."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.transcript.samples import EVERYTHING
from unolang.text.diagnostic import Failed
from unolang.text.source import Source
from unolang.transcript.read import read
from unolang.transcript.write import write

PATIENT = settings(deadline=None)
SIGNS = ["refused", "by", "&", "??", "-", "#", "\n", "\n    ", "é", "É"]
WORDS = sorted({*EVERYTHING.replace(",", " , ").split(), *SIGNS})


def read_or_fail(text):
    """Read a text; if it can be read, it is written and read again."""
    try:
        found = read(Source("game.transcript", text))
    except Failed as failed:
        told = failed.diagnostics
    else:
        assert read(Source("again.transcript", write(found))) == found
        return
    assert told
    for diagnostic in told:
        assert diagnostic.message
        if diagnostic.span is not None:
            assert 0 <= diagnostic.span.start <= diagnostic.span.end <= len(text)


@PATIENT
@given(st.text())
def test_any_text(text):
    read_or_fail(text)


@PATIENT
@given(st.lists(st.sampled_from(WORDS), max_size=60))
def test_any_words(words):
    read_or_fail(" ".join(words))


@PATIENT
@given(st.lists(st.lists(st.sampled_from(WORDS), max_size=6), max_size=6))
def test_any_lines_below_a_head(lines):
    read_or_fail("variant x\nseats Ann, Bob, Łucja\n" + "\n".join(" ".join(words) for words in lines))


@PATIENT
@given(st.integers(0, len(EVERYTHING)), st.integers(0, 30), st.text(max_size=5))
def test_a_good_text_with_a_hole(at, size, patch):
    read_or_fail(EVERYTHING[:at] + patch + EVERYTHING[at + size :])


@PATIENT
@given(st.permutations(EVERYTHING.split("\n")))
def test_a_good_text_in_another_order(lines):
    read_or_fail("\n".join(lines))
