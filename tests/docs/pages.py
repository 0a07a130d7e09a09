"""A page becomes its fenced blocks, and the commands in them become what they print."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.house import project

FENCE = re.compile(
    r"^(?:`(?P<file>[\w.-]+)`:\n\n)?```(?P<language>\w*)[^\n]*\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
"""A block, with the file that it is, if its name stands above it alone with a colon."""

EXAMPLE = 'variant "Example"\n    based on classic\n\n'


@dataclass(frozen=True)
class Fence:
    """A fenced block of a page."""

    page: str
    line: int
    language: str
    text: str
    file: str = ""

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    @property
    def whole(self) -> str:
        """A `uno` block as a text that can be checked: as it is, or on top of `classic`."""
        return self.text if self.text.startswith("variant") else EXAMPLE + self.text


def pages() -> list[str]:
    """All pages, but those of errors, whose examples are wrong on purpose and have tests of their own."""
    found = [project.name(path) for path in project.files() if path.suffix == ".md"]
    return [name for name in found if not name.startswith(("docs/reference/errors/", "tests/"))]


def fences(page: str) -> Iterator[Fence]:
    """The blocks of a page, in order."""
    text = (project.ROOT / page).read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        line = text.count("\n", 0, found.start("language")) + 1
        yield Fence(page, line, found["language"], found["text"], found["file"] or "")


def written_in(language: str) -> list[Fence]:
    """The blocks in one language, of all pages."""
    return [fence for page in pages() for fence in fences(page) if fence.language == language]


def commands(text: str) -> Iterator[tuple[str, str]]:
    """The commands of a block, each with what is shown of its output; without `$`, every line is a command."""
    if not re.search(r"^\$ ", text, re.MULTILINE):
        for line in text.splitlines():
            yield re.sub(r"\s+#.*", "", line).removeprefix(".venv/bin/").strip(), "...\n"
        return
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        line, _, shown = part.partition("\n")
        yield line.strip(), shown


def pattern(shown: str) -> re.Pattern[str]:
    """What is shown; a line `...` stands for any lines, `...` within a line for any words."""
    lines = [line.rstrip() for line in shown.splitlines()]
    parts = [
        r"(?:.*\n)*?" if line.strip() == "..." else re.escape(line).replace(r"\.\.\.", ".*") + " *\n" for line in lines
    ]
    return re.compile("".join(parts))


def put(fence: Fence, folder: Path) -> None:
    """A block that is a file is written there."""
    (folder / fence.file).write_text(fence.text, encoding="utf-8")
