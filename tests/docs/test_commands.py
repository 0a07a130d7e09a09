"""Every command that a page shows does what the page says. The tutorial and the page of commands are held by `tests/cli`."""

import re

import pytest

from tests.cli.console import run
from tests.cli.test_documents import PAGES as HELD_ELSEWHERE
from tests.docs.pages import commands, fences, pages, pattern, put
from tests.house import project

SHELL = {"console", "sh"}
SHOWING = [page for page in pages() if page not in HELD_ELSEWHERE and any(f.language in SHELL for f in fences(page))]


def arguments_of(line, shown):
    """What to run for a command; where no number is shown, two games tell as much as a thousand."""
    program, *arguments = line.split()
    assert program == "unolang", line
    return [*arguments, "--games", "2"] if arguments[0] == "simulate" and shown == "...\n" else arguments


def test_the_pages_that_people_begin_with_show_commands():
    assert {"README.md", "docs/index.md"} <= set(SHOWING)


@pytest.mark.parametrize("page", SHOWING)
def test_a_page_shows_what_is_printed(page, tmp_path, monkeypatch):
    """Files stand on the page before the commands that read them."""
    monkeypatch.chdir(tmp_path)
    for fence in fences(page):
        if fence.file:
            put(fence, tmp_path)
        if fence.language not in SHELL:
            continue
        code = 0
        for line, shown in commands(fence.text):
            if line.startswith("make"):
                continue  # tests/house looks whether there is such a target
            if line == "echo $?":
                assert shown.strip() == str(code), f"{fence}: exit code {code}"
                code = 0
                continue
            assert code == 0, f"{fence}: the page does not tell that the command before `{line}` ends with {code}"
            done = run(*arguments_of(line, shown))
            code = done.code
            printed = done.out + done.err
            assert pattern(shown).fullmatch(printed if printed.endswith("\n") else f"{printed}\n"), f"$ {line}\n{done}"
        assert code == 0, f"{fence}: the page does not tell that its last command ends with {code}"


def test_the_readme_is_one_screen_and_begins_with_the_two_commands():
    text = (project.ROOT / "README.md").read_text(encoding="utf-8")
    first = re.search(r"```console\n(.*?)```", text, re.DOTALL)
    assert first is not None
    assert [line.split("#")[0].strip() for line in first[1].splitlines()] == ["make demo", "make test"]
    assert len(text.splitlines()) <= 50


@pytest.mark.parametrize("page", ["README.md", "docs/index.md"])
def test_the_trade_mark_is_told(page):
    assert "UNO is a trade mark of its owner, with whom this project is not affiliated." in (
        project.ROOT / page
    ).read_text(encoding="utf-8")
