"""The pages of `tests/spec/syntax`: a text, and what is told about it. Run as a script, this file writes the answers anew."""

import re
from pathlib import Path

import pytest

from unolang.syntax.parse import parse
from unolang.text.diagnostic import Failed
from unolang.text.source import Source

PAGES = sorted((Path(__file__).parents[2] / "spec" / "syntax").glob("*.md"))
CASE = re.compile(r"^## ([^\n]+)\n\n```uno\n(.*?)```\n(?:\n```\n(.*?)```\n)?", re.MULTILINE | re.DOTALL)


def answer(text: str) -> str:
    """What is told about a text, a line for each error: where, code, message, help."""
    try:
        parse(Source("any.uno", text))
    except Failed as failed:
        return "".join(
            f"{d.span.line}:{d.span.column} {d.code} {d.message}" + (f" // {d.help}" if d.help else "") + "\n"
            for d in failed.diagnostics
            if d.span is not None
        )
    return "fine\n"


CASES = [
    pytest.param(case[2], case[3], id=f"{page.stem}: {case[1]}")
    for page in PAGES
    for case in CASE.finditer(page.read_text(encoding="utf-8"))
]


def test_every_case_is_read():
    assert len(CASES) == sum(page.read_text(encoding="utf-8").count("\n## ") for page in PAGES) > 40


@pytest.mark.parametrize(("text", "told"), CASES)
def test_a_case_of_the_spec(text, told):
    assert answer(text) == told


if __name__ == "__main__":
    for page in PAGES:
        found = page.read_text(encoding="utf-8")
        fresh = CASE.sub(lambda case: f"## {case[1]}\n\n```uno\n{case[2]}```\n\n```\n{answer(case[2])}```\n", found)
        page.write_text(fresh, encoding="utf-8")
