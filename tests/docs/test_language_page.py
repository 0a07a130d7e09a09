"""The page of the language has every form of the grammar, in an example or in a table, and every word that is built in."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from tests.docs.pages import fences
from tests.house import project
from unolang.language.forms import BUILT_IN, FORMS, KNOWN_VERBS
from unolang.language.shapes import SHAPES
from unolang.syntax.line import Stuck, parse_tokens, tokens_of
from unolang.syntax.nodes import Node
from unolang.syntax.parse import parse
from unolang.text.source import Source

PAGE = "docs/reference/language.md"
TEXT = (project.ROOT / PAGE).read_text(encoding="utf-8")
CODE = re.compile(r"`([^`\n]+)`")
OPTIONAL = re.compile(r"\[([^\[\]]*)\]")
BLANK = re.compile(r"\b[A-Z]+\b")

NUMBERS = {"N", "M", "K"}
MEANT = {"CONDITION": "owing", "C": "owing", "D": "owing", "CARDS": "any card", "EFFECT": "end turn"}

PLACES = [
    ("top", "{}"),
    ("setting", "{}"),
    ("option_line", "{}"),
    ("deck_line", "{}"),
    ("clause", "{}"),
    ("clause", "on {}: end turn"),
    ("clause", "permit {}"),
    ("clause", "permit pass {}"),
    ("clause", "permit play of {}"),
    ("clause", "remember zzz is {}"),
    ("window_line", "{}"),
    ("worth", "{}"),
    ("step", "{}"),
    ("step", "{} draws 1 card"),
    ("step", "zzz scores {}"),
    ("step", "when {}: end turn"),
]
"""Where a piece of a sentence could stand."""

TABLED = {"effect", "yes-no", "bound", "possession", "number", "value", "player", "seats", "cards"}
"""What a reader looks up in the tables."""


def spelled(code: str) -> Iterator[str]:
    """A line of a table with something put in for its capitals, with and without what may be left out."""
    for shown in product(*([(True, False)] * len(OPTIONAL.findall(code)))):
        kept = iter(shown)
        plain = OPTIONAL.sub(lambda found: found[1] if next(kept) else "", code)  # noqa: B023 - used at once
        yield plain
        yield BLANK.sub(lambda word: "2" if word[0] in NUMBERS else MEANT.get(word[0], "zzz"), plain)


def forms_of(start: str, line: str) -> set[str]:
    """The forms that a line is made of; none if it is no line."""
    try:
        node = parse_tokens(tokens_of(line), start, Source("page", line))
    except Stuck:
        return set()
    return {part.form for part in node.walk() if isinstance(part, Node)} if isinstance(node, Node) else set()


def forms_in(codes: list[str]) -> set[str]:
    """All forms in pieces of sentences."""
    found: set[str] = set()
    for code in codes:
        for text in spelled(code):
            for start, frame in PLACES:
                found |= forms_of(start, frame.format(text))
    return found


def in_examples() -> set[str]:
    """All forms in the examples."""
    documents = [parse(Source("page", fence.text)) for fence in fences(PAGE) if fence.language == "uno"]
    nodes = [inner.node for document in documents for block in document.blocks for inner in block.walk()]
    return {part.form for node in nodes for part in node.walk() if isinstance(part, Node)}


ROWS = [line.split("|")[1] for line in TEXT.splitlines() if line.startswith("|")]
IN_TABLES = forms_in([code for row in ROWS for code in CODE.findall(row)])
SHOWN = in_examples() | IN_TABLES


def test_a_form_of_a_table_is_found():
    assert {"draws", "plays_top", "but_not"} <= forms_in(
        ["X plays the top of the draw pile [except CARDS]", "X draws N cards"]
    )
    assert forms_in(["is not"]) == set()


@pytest.mark.parametrize("form", SHAPES)
def test_every_form_is_shown(form):
    assert form in SHOWN, f"write `{SHAPES[form]}` in an example or a table of {PAGE}"


@pytest.mark.parametrize("form", [form.name for form in FORMS.values() if form.result in TABLED])
def test_what_people_look_up_is_in_a_table(form):
    assert form in IN_TABLES, f"write `{SHAPES[form]}` in a table of {PAGE}"


@pytest.mark.parametrize("name", [*BUILT_IN, *KNOWN_VERBS])
def test_every_word_that_is_built_in_is_told(name):
    assert any(name in code.split() for code in CODE.findall(TEXT))


def test_the_page_can_be_read_in_a_sitting():
    assert len(TEXT.splitlines()) <= 480
