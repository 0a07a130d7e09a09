"""Every rule set and every transcript that the documents show is right, and laid out as `unolang fmt` would."""

import pytest

from tests.docs.pages import fences, pages, written_in
from tests.test_transcripts import told
from unolang.pipeline import check_rules, load
from unolang.syntax.format import format_text
from unolang.text.diagnostic import Failed
from unolang.text.render import render
from unolang.text.source import Source

UNO = written_in("uno")
TRANSCRIPTS = written_in("transcript")
LANGUAGES = {"uno", "transcript", "console", "sh", "python", "text", ""}


def faults(text):
    """What `unolang check` tells, warnings included."""
    try:
        _, found = check_rules(load(Source("example.uno", text)))
    except Failed as failed:
        found = failed.diagnostics
    return render(found, "full", color=False)


def test_there_are_examples():
    assert {"README.md", "docs/index.md", "docs/reference/language.md"} <= {fence.page for fence in UNO}
    assert {"docs/reference/transcripts.md"} <= {fence.page for fence in TRANSCRIPTS}


def test_every_block_is_looked_at():
    assert {fence.language for page in pages() for fence in fences(page)} <= LANGUAGES


@pytest.mark.parametrize("fence", UNO, ids=str)
def test_a_rule_set_has_no_errors(fence):
    told_of = faults(fence.whole)
    assert not told_of, f"\n{told_of}"


@pytest.mark.parametrize("fence", UNO, ids=str)
def test_a_rule_set_is_laid_out_as_all_are(fence):
    assert format_text(Source("example.uno", fence.text)) == fence.text


@pytest.mark.parametrize("fence", TRANSCRIPTS, ids=str)
def test_a_transcript_agrees_with_its_rules(fence, tmp_path):
    """The files of the page lie beside it, as they would for a reader."""
    for other in fences(fence.page):
        if other.file.endswith(".uno"):
            (tmp_path / other.file).write_text(other.text, encoding="utf-8")
    path = tmp_path / "shown.transcript"
    path.write_text(fence.text, encoding="utf-8")
    told_of = told(path)
    assert not told_of, f"\n{told_of}"
