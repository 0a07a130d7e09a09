"""`unolang list`: the variants that are shipped."""

from __future__ import annotations

import click

from unolang.cli.find import variant_source
from unolang.cli.options import color_option, json_option
from unolang.cli.output import say, say_json
from unolang.model.ruleset import Ruleset
from unolang.pipeline import load
from unolang.text.shipped import variant_names


@click.command("list", short_help="Name the variants that are shipped.")
@json_option
@color_option
def command(as_json: bool) -> None:
    """Name the variants that are shipped, each with its title."""
    found = {name: load(variant_source(name)) for name in variant_names()}
    if as_json:
        say_json({"variants": [_row(name, ruleset) for name, ruleset in found.items()]})
        return
    width = max(map(len, found), default=0)
    for name, ruleset in found.items():
        say(f"{name:<{width}}  {_line(ruleset)}")


def _line(ruleset: Ruleset) -> str:
    low, high = ruleset.seats
    base = f", built on {ruleset.bases[0]}" if ruleset.bases else ""
    editions = f", editions {', '.join(edition.name for edition in ruleset.editions)}" if ruleset.editions else ""
    return f"{ruleset.name}: {low} to {high} players, {len(ruleset.rules)} rules{base}{editions}"


def _row(name: str, ruleset: Ruleset) -> dict[str, object]:
    return {
        "name": name,
        "title": ruleset.name,
        "players": list(ruleset.seats),
        "packs": [{"players": p.seats, "fewest": p.fewest, "most": p.most} for p in ruleset.packs],
        "bases": list(ruleset.bases),
        "rules": len(ruleset.rules),
        "options": [option.name for option in ruleset.options],
        "editions": [edition.name for edition in ruleset.editions],
    }
