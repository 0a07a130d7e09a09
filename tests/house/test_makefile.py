"""The commands that the documents promise are there, and say what they do."""

import re
import shutil
import subprocess

import pytest

from tests.house import project

MAKEFILE = (project.ROOT / "Makefile").read_text(encoding="utf-8")


def test_every_target_is_described():
    phony = set(re.findall(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[0].split())
    assert set(re.findall(r"^([a-z]+):.*## \w", MAKEFILE, re.MULTILINE)) == phony


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/index.md"])
def test_no_page_promises_a_missing_target(page):
    text = (project.ROOT / page).read_text(encoding="utf-8")
    promised = set(re.findall(r"`make ([a-z]+)`|^ *make ([a-z]+)", text, re.MULTILINE))
    assert {name for pair in promised for name in pair if name} <= set(
        re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE)
    )


@pytest.mark.skipif(not shutil.which("make"), reason="there is no make here")
def test_make_alone_lists_the_targets():
    listed = subprocess.run(
        ["make", "--no-print-directory"], cwd=project.ROOT, check=True, capture_output=True, text=True
    ).stdout
    assert [line.split()[0] for line in listed.splitlines()] == re.findall(r"^([a-z]+):.*##", MAKEFILE, re.MULTILINE)
