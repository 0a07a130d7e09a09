"""A transcript becomes a text that reads back as the same transcript."""

from tests.unit.transcript.samples import EVERYTHING
from unolang.text.source import Source
from unolang.transcript.read import read
from unolang.transcript.write import write


def test_everything_is_written_as_it_was_read():
    assert write(read(Source("game.transcript", EVERYTHING))) == EVERYTHING


def test_what_is_written_is_read_the_same():
    text = (
        "variant x\nseats Ann, Bob\nshows M\nAnn plays 8 of hearts,hearts\n  shuffled red 1,red 2\nexpect turn  Bob\n"
    )
    found = read(Source("game.transcript", text))
    assert read(Source("other.transcript", write(found))) == found
