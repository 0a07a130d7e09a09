"""`unolang new`: a commented rule set to start from."""

from __future__ import annotations

import re
from pathlib import Path

import click

from unolang.cli.find import variant_source
from unolang.cli.options import color_option
from unolang.cli.output import fail, say
from unolang.cli.starter import starter_text
from unolang.cli.typed import ARTICLES
from unolang.cli.writing import write_text
from unolang.text.shipped import variant_path

# What can stand after `based on`.
_NAME = re.compile(r"[^\W\d_][^\W_]*(-[^\W\d_][^\W_]*)*")


@click.command("new", short_help="Write a commented rule set to start from.")
@click.argument("name")
@click.option(
    "--from", "base", default="classic", show_default=True, metavar="VARIANT", help="The variant to build on."
)
@color_option
def command(name: str, base: str) -> None:
    """Write NAME.uno, a rule set to start from, which checks as it stands.

    The name is written small, with hyphens, so that others can build on it. A file that is there already is left alone.
    """
    path = Path(name)
    stem = re.sub(r"[ _]+", "-", path.name.removesuffix(".uno")).lower()
    if not _NAME.fullmatch(stem) or "\0" in name:
        raise fail(
            "U513",
            f"`{name}` is no name for a rule set",
            because="it becomes the name of a file that others can build on",
            help="give a name that begins with a letter, of letters, digits and hyphens, such as `our-rules`",
        )
    if stem in ARTICLES:
        raise fail(
            "U513",
            f"`{name}` is no name for a rule set",
            because="articles are passed over, so nothing could be built on it",
            help=f"give a name of more words, such as `{stem}-game`",
        )
    if variant_path(stem) is not None:
        raise fail(
            "U513",
            f"`{stem}` is a variant that comes with unolang",
            because="the new file would stand in for it in its folder",
            help=f"give another name, such as `my-{stem}`",
        )
    path = path.with_name(f"{stem}.uno")
    text = starter_text(stem, base, variant_source(base), beside=path.parent)
    write_text(path, text, new=True)
    shown = f"'{path}'" if " " in str(path) else str(path)
    say(f"wrote {path}, a rule set on top of `{base}`\n")
    say("Next:")
    for command_line, why in (
        (f"unolang check {shown}", "every error, with what to do"),
        (f"unolang play {shown}", "you against bots"),
        (f"unolang simulate {shown}", "who wins, how long it takes, which rules act"),
        (f"unolang rules {shown}", "the rules in force"),
    ):
        say(f"  {command_line:<{max(28, len(shown) + 18)}}  {why}")
