"""No file grows beyond what is read in one sitting, and a plain game stays as short as it was."""

import pytest

from tests.house import project
from unolang.pipeline import compile_rules

MOST = 400

PLAIN_EIGHTS = 29
"""Lines of code for plain Crazy Eights; another description language, RECYCLE, takes 87, and counts points besides."""

LIMITED = {".py", ".lark", ".uno"}

limited = [path for path in project.files() if path.suffix in LIMITED]


def test_code_grammar_and_variants_are_all_looked_at():
    assert {path.suffix for path in limited} == LIMITED


@pytest.mark.parametrize("path", limited, ids=project.name)
def test_no_file_is_longer_than_a_sitting(path):
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= MOST, (
        f"{project.name(path)} has {lines} lines, {MOST} are allowed: it does two things, so make it two"
    )


def test_plain_crazy_eights_is_a_whole_game_in_a_few_lines():
    path = project.ROOT / "tests" / "variants" / "plain-eights.uno"
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    assert len([line for line in lines if line and not line.startswith("#")]) <= PLAIN_EIGHTS
    assert compile_rules(path).rules
