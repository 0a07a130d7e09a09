"""The page of every error of this floor shows a text that raises it."""

import re

import pytest

from unolang.syntax.parse import parse
from unolang.text.codes import CODES
from unolang.text.diagnostic import Failed
from unolang.text.shipped import error_page
from unolang.text.source import Source

OURS = [code for code in CODES if code.startswith("U1")]


@pytest.mark.parametrize("code", OURS)
def test_the_example_of_a_page_raises_its_code(code):
    page = error_page(code)
    assert page is not None
    assert page.startswith(f"# {code}: {CODES[code].title}\n")
    assert "\n## Instead\n" in page
    (example,) = re.findall(r"^```uno\n(.*?)```$", page, re.MULTILINE | re.DOTALL)
    with pytest.raises(Failed) as failed:
        parse(Source("example.uno", example))
    assert {diagnostic.code for diagnostic in failed.value.diagnostics} == {code}
