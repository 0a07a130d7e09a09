"""`unolang explain`: the page of an error code."""

from __future__ import annotations

import click

from unolang.cli.options import color_option
from unolang.cli.output import fail, say, wants_color
from unolang.text.codes import CODES
from unolang.text.shipped import error_page
from unolang.text.suggest import did_you_mean


@click.command("explain", short_help="Show what an error code means.")
@click.argument("code")
@color_option
def command(code: str) -> None:
    """Show what an error CODE means, with an example and what to write instead."""
    wanted = code.strip().strip("[]`").upper()
    page = error_page(wanted)
    if page is None and wanted in CODES:
        page = f"# {wanted}: {CODES[wanted].title}\n"
    if page is None:
        family = [known for known in CODES if known[:2] == wanted[:2]]
        help_text = did_you_mean(wanted, CODES) or (
            f"codes of this kind are {', '.join(family[:6])}"
            if family
            else "a code is a U and three digits, such as U101"
        )
        raise fail("U512", f"there is no error code `{code}`", help=help_text)
    say(_shown(page))


def _shown(page: str) -> str:
    """Markdown as it is read in a terminal: headings in bold where there is color, the rest as it stands."""
    import sys

    text = page.rstrip("\n")
    if not wants_color(sys.stdout):
        return text
    return "\n".join(click.style(line, bold=True) if line.startswith("#") else line for line in text.split("\n"))
