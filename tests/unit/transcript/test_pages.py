"""The examples on the pages of errors are such errors, and what stands instead is none."""

import re

import pytest

from tests.house import project
from tests.unit.transcript.tables import played
from unolang.text.codes import CODES
from unolang.text.diagnostic import Failed

BLOCK = re.compile(r"```transcript\n(.*?)```", re.DOTALL)
WITHOUT_EXAMPLE = {"U420"}
PAGES = [code for code in CODES if code.startswith("U4") and code not in WITHOUT_EXAMPLE]


def blocks(code):
    page = project.ROOT / "docs" / "reference" / "errors" / f"{code}.md"
    return BLOCK.findall(page.read_text(encoding="utf-8"))


def faults(text):
    try:
        return [error.code for error in played(text).errors]
    except Failed as failed:
        return [error.code for error in failed.diagnostics]


@pytest.mark.parametrize("code", PAGES)
def test_the_example_is_this_error(code):
    example, _ = blocks(code)
    assert faults(example) == [code]


@pytest.mark.parametrize("code", PAGES)
def test_what_stands_instead_is_no_error(code):
    _, instead = blocks(code)
    assert faults(instead) == []
