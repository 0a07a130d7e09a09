"""Every transcript holds: the rules do what it says, and it shows the rows that it promises to show."""

from functools import cache
from pathlib import Path

import pytest

from tests.house import project
from unolang.machine.machine import Machine
from unolang.pipeline import compile_rules, shipped_or_beside
from unolang.text.diagnostic import Failed
from unolang.text.reading import read_source
from unolang.text.render import render
from unolang.text.source import Source
from unolang.transcript.read import ENDING, read
from unolang.transcript.replay import replay
from unolang.transcript.rules import machine_of

TESTS = project.ROOT / "tests"
TRANSCRIPTS = [
    path for folder in ("transcripts", "rulings", "mechanisms") for path in sorted((TESTS / folder).rglob(f"*{ENDING}"))
]


def rules_for(name, options, edition, beside):
    return machine(name, tuple(sorted(options.items())), edition, beside)


@cache
def machine(name, options, edition, beside):
    """One machine for all transcripts under the same rules."""
    source = shipped_or_beside(name, Source((beside / "any.transcript").as_posix(), ""))
    assert source is not None, f"there is no variant {name}"
    return Machine(compile_rules(source, dict(options), edition))


def told(path: Path) -> str:
    """What is wrong with a transcript, as people are told it."""
    try:
        transcript = read(read_source(path))
        errors = replay(machine_of(transcript, path.parent, rules_for), transcript).errors
    except Failed as failed:
        errors = failed.diagnostics
    return render(errors, "full", color=False)


def test_there_are_transcripts():
    assert len(TRANSCRIPTS) > 100


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.relative_to(TESTS).with_suffix("").as_posix())
def test_the_rules_do_what_a_transcript_says(path):
    faults = told(path)
    assert not faults, f"\n{faults}"
