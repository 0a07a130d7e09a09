import re

import pytest

from unolang.text.codes import CODES, FAMILIES, ROWS
from unolang.text.shipped import error_page

FENCE = "```"


def test_each_code_has_one_row_in_the_order_of_the_codes():
    codes = [row.code for row in ROWS]
    assert codes == sorted(set(codes))
    assert list(CODES) == codes


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.code)
def test_a_row_is_well_formed(row):
    assert re.fullmatch(r"U[0-9]{3}", row.code)
    assert row.code[:2] in FAMILIES
    assert row.title.strip() == row.title != ""
    assert not row.title.endswith(".")
    assert re.fullmatch(r"\d+\.\d+", row.since)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.code)
def test_a_page_says_what_it_means_with_an_example_and_what_to_do_instead(row):
    page = error_page(row.code)
    assert page is not None, f"docs/reference/errors/{row.code}.md is missing"
    head, _, rest = page.partition("\n\n## Example\n\n")
    example, _, instead = rest.partition("\n\n## Instead\n\n")
    assert head.startswith(f"# {row.code}: {row.title}\n\n")
    assert head.partition("\n\n")[2].strip()
    assert example.count(FENCE) >= 2
    assert instead.strip()
    assert page.endswith("\n")
