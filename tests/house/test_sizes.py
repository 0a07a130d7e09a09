"""No file grows beyond what is read in one sitting."""

import pytest

from tests.house import project

MOST = 400
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
