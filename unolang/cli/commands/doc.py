"""`unolang doc`: the rulebook of a variant."""

from __future__ import annotations

from pathlib import Path

import click

from unolang.cli.find import variant_source
from unolang.cli.options import chosen, color_option, rules_options, variant_argument
from unolang.cli.output import say, say_plainly
from unolang.cli.writing import write_text
from unolang.pipeline import check_rules, load


@click.command("doc", short_help="Print the rulebook of a variant.")
@variant_argument
@rules_options
@click.option("--save", "target", metavar="FILE", help="Write it to a file instead.")
@color_option
def command(variant: str, fixings: tuple[tuple[str, str], ...], edition: str | None, target: str | None) -> None:
    """Print the rulebook of VARIANT as Markdown, made of the rules themselves."""
    from unolang.rulebook.document import rulebook

    ruleset = load(variant_source(variant), chosen(fixings), edition)
    check_rules(ruleset)
    text = rulebook(ruleset, edition)
    if target is None:
        say_plainly(text.rstrip("\n"))
    else:
        write_text(Path(target), text)
        say(f"wrote {target}", err=True)
