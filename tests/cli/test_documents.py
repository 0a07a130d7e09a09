"""Every command that the documents show prints what they show."""

import re
from pathlib import Path

import pytest

from tests.cli.console import run
from tests.house import project

SHOWING_ALL = ["docs/tutorial/first-house-rule.md", "docs/reference/commands.md"]
PAGES = [*SHOWING_ALL, "docs/howto/write-a-variant.md"]

STEP = re.compile(
    r"<!-- append: (?P<append>\S+) -->\n```(?:uno|text)\n(?P<lines>.*?)```"
    r"|^`(?P<made>\S+)`:\n\n```text\n(?P<content>.*?)```"
    r"|<!-- replace: (?P<file>\S+): (?P<old>[^:]*): (?P<new>[^:]*) -->"
    r"|```console\n(?P<console>.*?)```",
    re.DOTALL | re.MULTILINE,
)


def steps(page: str):
    """What a reader of the page does, in order: changes to files, and commands with what they print."""
    for found in STEP.finditer((project.ROOT / page).read_text(encoding="utf-8")):
        if found["append"]:
            yield "append", found["append"], found["lines"]
        elif found["made"]:
            yield "make", found["made"], found["content"]
        elif found["file"]:
            yield "replace", found["file"], (found["old"], found["new"])
        else:
            for part in re.split(r"^\$ ", found["console"], flags=re.MULTILINE)[1:]:
                line, _, shown = part.partition("\n")
                yield "run", line, shown


def typed(shown: str) -> str:
    """What stands behind the prompts of a session."""
    return "".join(f"{line[2:]}\n" for line in shown.splitlines() if line.startswith("> ") and line != "> ")


def pattern(shown: str) -> re.Pattern[str]:
    """What is shown, with any lines for a line of three dots, any words for dots in brackets, and any number of rules or of a line."""
    parts = []
    for line in shown.splitlines():
        if line == "...":
            parts.append(r"(?:.*\n)*")
        else:
            escaped = re.escape(line.rstrip()).replace(r"\(\.\.\.\)", r"\(.*\)")
            tolerant = re.sub(r"\d+(?=\\ rules$)|(?<=\.uno:)\d+", r"\\d+", escaped)
            parts.append(tolerant + r" *\n")
    return re.compile("".join(parts))


@pytest.mark.parametrize("page", PAGES)
def test_a_page_shows_what_is_printed(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    commands = 0
    for kind, what, content in steps(page):
        if kind == "append":
            with Path(what).open("a", encoding="utf-8") as file:
                file.write(f"\n\n{content}" if file.tell() else content)
        elif kind == "make":
            Path(what).write_text(content, encoding="utf-8")
        elif kind == "replace":
            old, new = content
            text = Path(what).read_text(encoding="utf-8")
            assert old in text
            Path(what).write_text(text.replace(old, new), encoding="utf-8")
        else:
            program, *arguments = what.split()
            assert program == "unolang"
            done = run(*arguments, stdin=typed(content))
            expected = pattern(content)
            whole = done.out + done.err
            assert expected.fullmatch(whole if whole.endswith("\n") else f"{whole}\n"), f"$ {what}\n{whole}"
            commands += 1
    assert commands > 5


@pytest.mark.parametrize("page", SHOWING_ALL)
def test_a_page_shows_every_command(page):
    text = (project.ROOT / page).read_text(encoding="utf-8")
    from unolang.cli.main import COMMANDS

    for name in COMMANDS if "reference" in page else ["new", "check", "play", "simulate", "rules", "doc"]:
        assert f"unolang {name}" in text
