"""Every row of the documents is cited by a rule and shown by a transcript, and every hard moment is shown or told why not."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.ledger_rows import FORBIDS_NOTHING, NOTED, ROWS, SETTINGS
from tests.test_transcripts import TESTS, machine, rules_for
from unolang.text.reading import read_source
from unolang.text.shipped import variant_path
from unolang.transcript.read import ENDING, read
from unolang.transcript.record import Acts, Transcript
from unolang.transcript.replay import replay
from unolang.transcript.rules import machine_of

MOMENTS = range(1, 24)

FOLDER = TESTS / "transcripts"
TABLE = FOLDER / "README.md"
TABLE_ROW = re.compile(r"^\| (\d+) \| ([^|]+) \| ([^|]+) \|([^|]*)\|$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)]+)\)")

EACH = [pytest.param(variant, row, id=row) for variant, rows in ROWS.items() for row in rows]


@cache
def citing(variant: str) -> dict[str, set[str]]:
    """For each row of a variant the rules that cite it, under any edition and any option that takes rules in."""
    found: dict[str, set[str]] = {}
    for options in SETTINGS[variant]:
        program = machine(variant, tuple(sorted(options.items())), None, FOLDER).program
        for rule, citation in program.citations():
            found.setdefault(citation.row, set()).add(rule.name)
    return found


@cache
def showing(variant: str) -> dict[str, dict[str, set[str]]]:
    """For each row the transcripts that say they show it, each with the rules citing it that acted, or refused, in it."""
    found: dict[str, dict[str, set[str]]] = {}
    for path, transcript in written(variant).items():
        if not transcript.head.shows:
            continue
        playing = machine_of(transcript, path.parent, rules_for)
        outcome = replay(playing, transcript)
        active = {playing.program.rules[rule].name for step in outcome.steps for rule in step.rules}
        for row in transcript.head.shows:
            rules = {rule.name for rule, citation in playing.program.citations() if citation.row == row.text}
            found.setdefault(row.text, {})[path.stem] = rules & active if outcome.ok else set()
    return found


@cache
def refusing(variant: str) -> dict[str, set[str]]:
    """For each row the transcripts in which an act is refused by a rule that cites it."""
    found: dict[str, set[str]] = {}
    for path, transcript in written(variant).items():
        by = {entry.refused_by.text for entry in transcript.entries if isinstance(entry, Acts) and entry.refused_by}
        for row, rules in citing(variant).items():
            if rules & by:
                found.setdefault(row, set()).add(path.stem)
    return found


@cache
def written(variant: str) -> dict[Path, Transcript]:
    """The golden transcripts of a variant."""
    return {path: read(read_source(path)) for path in sorted((FOLDER / variant).rglob(f"*{ENDING}"))}


@pytest.mark.parametrize(("variant", "row"), EACH)
def test_a_row_is_cited_by_a_rule(variant, row):
    assert citing(variant).get(row), f"{variant}.uno cites {sorted(citing(variant))}, and not {row}"


@pytest.mark.parametrize(("variant", "row"), [each for each in EACH if each.id not in NOTED])
def test_a_row_is_shown_by_a_transcript_in_which_its_rule_acts_or_refuses(variant, row):
    shown = showing(variant).get(row, {})
    assert any(shown.values()), f"{row} is named by {sorted(shown) or 'no transcript'}, and its rules do nothing there"


@pytest.mark.parametrize(("variant", "row"), EACH)
def test_what_a_row_forbids_is_refused_by_a_rule_that_cites_it(variant, row):
    assert refusing(variant).get(row) or row in FORBIDS_NOTHING, f"no act is refused by any of {citing(variant)[row]}"


def test_what_is_known_of_rows_is_known_of_rows_that_are_there():
    assert FORBIDS_NOTHING.keys() | NOTED.keys() <= {row for rows in ROWS.values() for row in rows}


@pytest.mark.parametrize("row", NOTED)
def test_a_row_that_does_nothing_at_the_table_has_a_note_in_a_rule_that_cites_it(row):
    variant = next(variant for variant, rows in ROWS.items() if row in rows)
    program = machine(variant, (), None, FOLDER).program
    assert any(rule.notes for rule, citation in program.citations() if citation.row == row)


@pytest.mark.parametrize("variant", ROWS)
def test_no_other_row_of_these_documents_is_cited(variant):
    letter = ROWS[variant][0][0]
    assert sorted(row for row in citing(variant) if re.fullmatch(rf"{letter}\d+", row)) == sorted(ROWS[variant])


def test_the_variants_are_shipped():
    assert all(variant_path(variant) is not None for variant in ROWS)


# the hard moments


def table() -> dict[int, tuple[str, str]]:
    """The table of moments: number to files, and to what is not shown."""
    return {int(number): (files, why.strip()) for number, _, files, why in TABLE_ROW.findall(TABLE.read_text("utf-8"))}


def test_every_moment_has_a_row():
    assert list(table()) == list(MOMENTS)


@pytest.mark.parametrize("number", MOMENTS)
def test_a_moment_lists_its_files(number):
    there = {path.relative_to(FOLDER).as_posix() for path in FOLDER.glob(f"*/moment-{number:02d}-*.transcript")}
    files, why = table()[number]
    assert set(LINK.findall(files)) == there
    assert there or (files == "none" and why), "a moment without a file needs a reason"


def test_every_moment_of_a_file_is_known():
    numbers = {int(path.name.split("-")[1]) for path in FOLDER.glob("*/moment-*")}
    assert numbers <= set(MOMENTS)


def test_what_the_table_points_at_is_there():
    links: list[str] = LINK.findall(TABLE.read_text("utf-8"))
    assert [link for link in links if not Path(FOLDER / link).is_file()] == []
