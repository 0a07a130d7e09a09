"""Whatever is given, there is a document or a list of errors, and soon."""

import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from unolang.syntax.format import format_text
from unolang.syntax.line import tokens_of
from unolang.syntax.parse import parse
from unolang.text.diagnostic import Failed
from unolang.text.reading import read_source
from unolang.text.shipped import variant_names, variant_path
from unolang.text.source import Source

VARIANTS = [read_source(path).text for name in variant_names() if (path := variant_path(name))]
CALM = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=60)

ODD = [
    "\t",
    " ",
    "    ",
    "\n",
    '"',
    "“",
    "'",
    "#",
    "(",
    ")",
    ",",
    ":",
    "-",
    "=",
    "_",
    "é",
    "\u00a0",
    "\u200b",
    "\x00",
    "X",
]
WORDS = ["of", "when", "is", "and", "or", "the", "not", "permit", "rule", "on", "end", "red", "2"]


def outcome(text):
    """The document or nothing; errors have a place within the text, and a line has one at most."""
    found = ()
    try:
        return parse(Source("any.uno", text))
    except Failed as failed:
        found = [diagnostic for diagnostic in failed.diagnostics if diagnostic.span is not None]
    assert found
    assert all(0 <= one.span.start <= one.span.end <= len(text) for one in found)
    assert len({one.span.line for one in found}) == len(found)
    return None


@CALM
@given(st.text(max_size=300))
def test_any_text_at_all(text):
    outcome(text)


@CALM
@given(st.lists(st.sampled_from([*ODD, *WORDS, " "]), max_size=120))
def test_any_heap_of_words(words):
    outcome(" ".join(words))


@given(st.text(max_size=80))
def test_every_character_but_blanks_and_articles_is_in_a_token(text):
    covered = [False] * len(text)
    for token in tokens_of(text):
        assert text[token.start : token.end] == token.text
        for at in range(token.start, token.end):
            assert not covered[at]
            covered[at] = True
    left = "".join(char for char, is_covered in zip(text, covered, strict=True) if not is_covered)
    assert set(left) <= set(" \t\naAnthTe")


@st.composite
def mutilated(draw):
    """A piece of a shipped variant after some slips of the hand."""
    lines = draw(st.sampled_from(VARIANTS)).split("\n")
    first = draw(st.integers(0, max(0, len(lines) - 30)))
    lines = lines[first : first + 30]
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        line = lines[at]
        slip = draw(st.sampled_from(["drop", "double", "swap", "odd", "word", "line", "indent", "copy"]))
        place = draw(st.integers(0, max(0, len(line) - 1)))
        words = line.split(" ")
        where = draw(st.integers(0, len(words) - 1))
        lines[at] = {
            "drop": line[:place] + line[place + 1 :],
            "double": line[: place + 1] + line[place:],
            "swap": line[:place] + line[place + 1 : place + 2] + line[place : place + 1] + line[place + 2 :],
            "odd": line[:place] + draw(st.sampled_from(ODD)) + line[place:],
            "word": " ".join([*words[:where], draw(st.sampled_from(["", *WORDS])), *words[where + 1 :]]),
            "line": "",
            "indent": " " * draw(st.integers(0, 9)) + line.lstrip(),
            "copy": f"{line}\n{line}",
        }[slip]
    return "\n".join(lines)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=150)
@given(mutilated())
def test_mutilated_variants(text):
    document = outcome(text)
    if document is not None:
        tidy = format_text(Source("any.uno", text))
        assert format_text(Source("any.uno", tidy)) == tidy
        assert parse(Source("any.uno", tidy)) == document


HEAD = 'rule one "x"\n'
MONSTERS = {
    "open brackets": HEAD + ("    round ends when " + "(" * 900 + "x\n") * 30,
    "closed brackets": HEAD + "    round ends when " + "(" * 400 + "x" + ")" * 400 + "\n",
    "nots": HEAD + "    round ends when " + "not " * 240 + "x\n",
    "minuses": HEAD + "    round ends when " + "-" * 900 + "x\n",
    "sums": HEAD + "    round ends when " + "x+" * 450 + "x\n",
    "players of players": HEAD + "    on play: " + "left of " * 110 + "x draws 2\n",
    "patterns": HEAD + ("    on play of " + "x " * 480 + "\n") * 60,
    "junk": (" = > x -y 2z Qq " * 50 + "\n") * 100,
    "levels": "".join(" " * level + "on play\n" for level in range(900)),
    "one long line": HEAD + "x" * 900_000,
    "many lines": "\n" * 30_000,
    "quotes": '"' * 900_000,
    "lines of quotes": ('"' * 990 + "\n") * 200,
    "a sentence without end": HEAD + "    permit draw\n" + "and x\n" * 19_000,
    "hyphens": ("x-" * 490 + "\n") * 200,
    "blanks": "\t" * 900_000 + "x",
    "events": HEAD + "    on play\n    end turn now\n" * 2_000,
}


@pytest.mark.parametrize("name", MONSTERS)
def test_monsters_are_answered_soon(name):
    start = time.process_time()
    outcome(MONSTERS[name])
    assert time.process_time() - start < 10
