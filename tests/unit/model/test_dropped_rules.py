"""A rule that a text has dropped is gone for whatever builds on that text."""

import pytest

from unolang.pipeline import load, shipped_or_beside
from unolang.text.diagnostic import Failed
from unolang.text.source import Source

MIDDLE = Source("middle.uno", 'variant "Middle"\n    based on classic\n\ndrop rule stuck\n')


def _codes(line: str) -> list[str]:
    text = Source("top.uno", f'variant "Top"\n    based on middle\n\n{line}\n')
    try:
        load(text, loader=lambda name, seen: MIDDLE if name == "middle" else shipped_or_beside(name, seen))
    except Failed as failed:
        return [one.code for one in failed.diagnostics]
    return []


@pytest.mark.parametrize("line", ["drop rule stuck", "keep rule stuck", 'replace rule stuck "Anew"\n    permit wave'])
def test_it_can_be_overridden_no_more(line):
    assert _codes(line) == ["U205"]


def test_its_name_is_free():
    assert _codes('rule stuck "Anew"\n    on play of 7: skip 1 player') == []
