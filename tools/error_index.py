"""The table of error codes becomes the list of errors in the documents; `--check` only says whether that list is fresh.

It is written before the site is built, so that the site needs no plug-in for it.
"""

import sys
from pathlib import Path

from unolang.text.codes import FAMILIES, ROWS

INDEX = Path(__file__).resolve().parents[1] / "docs" / "reference" / "errors" / "index.md"

HEAD = """\
<!-- Made by tools/error_index.py from unolang/text/codes.py: change that, then run `make docs`. -->

# Errors

Every error has a code, which never changes and is never given to another error.
Its page says what is wrong, why it is an error, and what to write instead.
`unolang explain CODE` prints that page.
"""


def index() -> str:
    """The table of codes as a page: one list for each family."""
    parts = [HEAD]
    for family, heading in FAMILIES.items():
        rows = [f"- [{row.code}]({row.code}.md) {row.title}" for row in ROWS if row.code.startswith(family)]
        if rows:
            parts.append("\n".join([f"## {family}: {heading}", "", *rows, ""]))
    return "\n".join(parts)


def main(arguments: list[str]) -> int:
    """Write the list, or say that it is stale."""
    if arguments == ["--check"]:
        if not INDEX.exists() or INDEX.read_text(encoding="utf-8") != index():
            print("docs/reference/errors/index.md is stale: run `make docs`", file=sys.stderr)
            return 1
    else:
        INDEX.write_text(index(), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
