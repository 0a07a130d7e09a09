"""Every error code has a page, every page has a code, and the list of them is fresh."""

import subprocess
import sys

import pytest

from tests.house import project
from unolang.text.codes import CODES, FAMILIES

PAGES = project.ROOT / "docs" / "reference" / "errors"


def test_pages_and_codes_are_the_same():
    assert {page.stem for page in PAGES.glob("U*.md")} == set(CODES)


@pytest.mark.parametrize("code", CODES.values(), ids=CODES)
def test_a_page_is_headed_by_code_and_title(code):
    assert (PAGES / f"{code.code}.md").read_text(encoding="utf-8").startswith(f"# {code.code}: {code.title}\n")


def test_every_code_belongs_to_a_family():
    assert {code[:2] for code in CODES} <= set(FAMILIES)


def test_the_list_of_errors_is_fresh():
    done = subprocess.run(
        [sys.executable, "-m", "tools.error_index", "--check"],
        cwd=project.ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
