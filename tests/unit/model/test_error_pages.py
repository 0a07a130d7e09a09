"""The example on the page of an error raises that error and no other, and what to write instead raises none."""

import re

import pytest

from unolang.pipeline import check_rules, load
from unolang.text.codes import ROWS
from unolang.text.diagnostic import Failed
from unolang.text.shipped import error_page
from unolang.text.source import Source

EXAMPLE = re.compile(r"## Example\n\n```uno\n(.*?)```", re.DOTALL)
INSTEAD = re.compile(r"## Instead\n\n.*?```uno\n(.*?)```", re.DOTALL)
PAGES = {row.code: error_page(row.code) or "" for row in ROWS if row.code[:2] in ("U2", "U3")}
EXAMPLES = {code: found[1] for code, page in PAGES.items() if (found := EXAMPLE.search(page))}
REPAIRS = {code: found[1] for code, page in PAGES.items() if (found := INSTEAD.search(page))}
HEAD = '\nvariant "House"\n    based on classic\n'
PARTS = {"U213", "U219"}
"""What is shown there is a part of a text."""


def codes_told(text):
    try:
        _, found = check_rules(load(Source("house.uno", text)))
    except Failed as failed:
        found = failed.diagnostics
    return {one.code for one in found}


def test_only_what_no_single_text_can_show_has_no_text():
    assert set(PAGES) - set(EXAMPLES) == {"U202", "U203", "U209"}


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_example_raises_its_error(code):
    assert codes_told(EXAMPLES[code]) == {code}


@pytest.mark.parametrize("code", sorted(set(REPAIRS) - PARTS))
def test_what_to_write_instead_raises_nothing(code):
    text = REPAIRS[code]
    # Short as it is, it may declare more than it uses.
    assert codes_told(text if text.startswith("variant") else text + HEAD) <= {"U309"}
