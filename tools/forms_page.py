"""The tables of forms and shapes become the page of all forms; `--check` only says whether that page is fresh.

It is written before the site is built, so that the site needs no plug-in for it.
"""

import sys
from pathlib import Path

from unolang.language.forms import BUILT_IN, FORMS, Form
from unolang.language.shapes import SHAPES

PAGE = Path(__file__).resolve().parents[1] / "docs" / "reference" / "forms.md"

HEAD = """\
<!-- Made by tools/forms_page.py from unolang/language/forms.py and shapes.py: change those, then run `make docs`. -->

# Forms

Every sentence of the language, with its meaning in a line, sorted by what it is.
Capitals stand for what you fill in, brackets for what may be left out, `|` for a choice.
[The language](language.md) tells the same as a whole, with examples.
"""

KINDS = {
    "line": ("Lines", "They stand at the margin, or under the line that they belong to."),
    "act": ("Acts", "What somebody may do: after `permit` and `forbid`, and as an event."),
    "event": ("Moments", "Events besides acts."),
    "effect": ("Effects", "What follows from an event."),
    "yes-no": ("Conditions", "What holds or does not."),
    "bound": ("Comparisons", "What stands after `is`, and before `cards`."),
    "possession": ("What somebody has", "After `has` and `have`."),
    "number": ("Numbers", "Numbers written out are numbers, too, and so are options and what is remembered."),
    "value": ("Values", "A color, a suit, a rank."),
    "player": ("Players", "One of them."),
    "seats": ("Several players", "One player can stand here, too."),
    "cards": ("Cards", "Which cards are meant."),
    "scope": ("How long it is remembered", ""),
    "part": ("Parts of sentences", ""),
}


def cell(text: str) -> str:
    """What stands in a table; there a bar would end a cell."""
    return text.replace("|", "\\|")


def row(form: Form) -> str:
    """A form as a row: its shape, its meaning."""
    return f"| `{cell(SHAPES[form.name])}` | {form.meaning} |"


def page() -> str:
    """All forms as a page: one table for each kind, and one for the names that are built in."""
    parts = [HEAD]
    for kind, (heading, remark) in KINDS.items():
        rows = [row(form) for form in FORMS.values() if form.result == kind]
        parts.append(
            "\n".join(
                [
                    f"## {heading}",
                    "",
                    *([remark, ""] if remark else []),
                    "| form | meaning |",
                    "| --- | --- |",
                    *rows,
                    "",
                ]
            )
        )
    names = [f"| `{name}` | {kind} | {meaning} |" for name, (kind, meaning) in BUILT_IN.items()]
    parts.append("\n".join(["## Built-in names", "", "| name | is | meaning |", "| --- | --- | --- |", *names, ""]))
    return "\n".join(parts)


def main(arguments: list[str]) -> int:
    """Write the page, or say that it is stale."""
    if arguments == ["--check"]:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page():
            print("docs/reference/forms.md is stale: run `make docs`", file=sys.stderr)
            return 1
    else:
        PAGE.write_text(page(), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
