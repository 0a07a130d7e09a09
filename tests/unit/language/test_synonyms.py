"""Every way to write something that the table of synonyms offers can be read."""

import pytest

from unolang.language.synonyms import NUMBERS, ROWS
from unolang.syntax.line import fits, tokens_of
from unolang.syntax.places import MARGIN, UNDER

STARTS = {MARGIN.start, *(place.start for place in UNDER.values())}
FILLED = {
    "WHOM": "dealer",
    "WHO": "next",
    "CARD": "red 7",
    "REST": "draw pile has no cards",
    "NUMBER": "2",
    "VERB": "draw",
    " TAIL": ": end the turn",
}


def line_of(row):
    way = row.way.removeprefix("^")
    for slot, words in FILLED.items():
        way = way.replace(slot, words)
    return row.frame.replace("{}", way)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.way)
def test_a_way_can_be_read_where_the_row_holds(row):
    starts = set(row.starts) or {"step"}
    assert starts <= STARTS
    assert any(fits(tokens_of(line_of(row)), start) for start in starts), line_of(row)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.way)
def test_slots_of_a_way_are_filled_by_each_phrase(row):
    slots = {slot.strip() for slot in FILLED if slot.strip() in row.way.replace("WHOM", "") or slot in row.way.split()}
    for said in row.said:
        words = {"VERB" if word.startswith("VERB") else word for word in said.split()}
        assert {slot for slot in slots if slot != "WHO"} <= words, said


def test_no_phrase_is_said_twice_for_one_place():
    phrases = [(start, row.way[:1] == "^", said) for row in ROWS for start in row.starts or STARTS for said in row.said]
    assert len(phrases) == len(set(phrases))


def test_numbers_go_up_from_nought():
    assert NUMBERS[:3] == ("zero", "one", "two")
