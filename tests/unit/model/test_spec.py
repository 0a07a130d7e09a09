"""The pages of `tests/spec/rules`: texts, with what is told about them at the line that is blamed.

After a code, `help:` gives what the help has to say, up to the end of the line.
"""

import re
from collections import Counter
from pathlib import Path

import pytest

from unolang.pipeline import check_rules, load
from unolang.text.diagnostic import Failed
from unolang.text.reading import read_source
from unolang.text.source import Source

FOLDER = Path(__file__).parents[2] / "spec" / "rules"
PAGES = sorted(FOLDER.glob("*.md"))
FENCE = re.compile(r"^```uno *(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
REMARK = re.compile(r"# (error|warning): \[(U\d{3})\]")
HELP = re.compile(r"# error: \[(U\d{3})\] help: (.*)")
OFFERED = re.compile(r"^    (.*?)  # error: \[U\d{3}\] help: write `([^`]*)`$", re.MULTILINE)
WRITTEN = OFFERED.findall((FOLDER / "newcomers.md").read_text(encoding="utf-8"))
SENSE = {"U303", "U307", "U309"}
"""What is told of whole rules, or of who is meant, whatever words are chosen."""
HEAD = '\nvariant "Case"\n    based on plain\n'


def cases():
    for page in PAGES:
        for case in page.read_text(encoding="utf-8").split("\n## ")[1:]:
            texts = {name or "case": text for name, text in FENCE.findall(case)}
            yield pytest.param(texts, id=f"{page.stem}: {case.splitlines()[0]}")


def expected(texts):
    return Counter(
        (name, number, kind, code)
        for name, text in texts.items()
        for number, line in enumerate(text.splitlines(), start=1)
        for kind, code in REMARK.findall(line)
    )


def found_in(texts):
    plain = read_source(FOLDER / "plain.uno", name="plain")
    sources = {name: Source(name, text) for name, text in texts.items()} | {"plain": plain}
    main = sources["case"]
    if "\nvariant" not in f"\n{main.text}":
        main = Source("case", main.text + HEAD)
    try:
        _, found = check_rules(load(main, loader=lambda name, _: sources.get(name)))
    except Failed as failed:
        found = failed.diagnostics + failed.warnings
    return found


def told(texts):
    found = found_in(texts)
    return Counter(
        (d.span.source.name, d.span.line, d.severity.value, d.code) if d.span else ("", 0, d.severity.value, d.code)
        for d in found
    )


def test_every_page_has_cases():
    assert len(list(cases())) == sum(page.read_text(encoding="utf-8").count("\n## ") for page in PAGES) > 30


@pytest.mark.parametrize("texts", list(cases()))
def test_what_is_told_is_told_at_its_line(texts):
    assert told(texts) == expected(texts)


@pytest.mark.parametrize("texts", list(cases()))
def test_the_help_is_as_shown(texts):
    shown = [
        (name, number, code, help_text)
        for name, text in texts.items()
        for number, line in enumerate(text.splitlines(), start=1)
        for code, help_text in HELP.findall(line)
    ]
    helps = {(d.span.source.name, d.span.line, d.code): d.help for d in found_in(texts) if d.span and d.help}
    for name, number, code, help_text in shown:
        assert helps.get((name, number, code)) == help_text


@pytest.mark.parametrize(("line", "written"), WRITTEN)
def test_a_line_that_is_offered_can_be_read_and_its_names_are_known(line, written):
    found = found_in({"case": f'rule one "One"\n    {written}\n'})
    assert {d.code for d in found if d.span and d.span.line == 2} <= SENSE, line


def test_newcomers_are_offered_lines():
    assert len(WRITTEN) > 25
