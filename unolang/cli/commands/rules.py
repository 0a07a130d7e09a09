"""`unolang rules`: the rules of a variant, each with where it stands."""

from __future__ import annotations

from collections.abc import Iterator

import click

from unolang.cli.find import variant_source
from unolang.cli.options import chosen, color_option, json_option, rules_options, variant_argument
from unolang.cli.output import say_json, say_plainly
from unolang.model.ruleset import Citation, Option, Rule, Ruleset
from unolang.pipeline import check_rules, load
from unolang.rulebook.options import live_options, options_of


@click.command("rules", short_help="Show the rules of a variant, each with where it stands.")
@variant_argument
@rules_options
@json_option
@color_option
def command(variant: str, fixings: tuple[tuple[str, str], ...], edition: str | None, as_json: bool) -> None:
    """Show the rules of VARIANT in the order in which they are carried out, inherited ones too.

    Each comes with its sentence, what it cites, where it stands, and the options that it depends on.
    """
    ruleset = load(variant_source(variant), chosen(fixings), edition)
    check_rules(ruleset)
    dependent = options_of(ruleset)
    if as_json:
        say_json(_whole(ruleset, dependent))
    else:
        say_plainly("\n".join(_lines(ruleset, dependent)))


def _lines(ruleset: Ruleset, dependent: dict[str, tuple[str, ...]]) -> Iterator[str]:
    low, high = ruleset.seats
    yield f"{ruleset.name}: {low} to {high} players, {len(ruleset.rules)} rules"
    width = max((len(rule.name) for rule in ruleset.rules), default=0)
    indent = " " * (width + 2)
    for rule in ruleset.rules:
        yield ""
        yield f"{rule.name:<{width}}  {rule.sentence}"
        rows = ", ".join(map(_cited, rule.citations))
        yield f"{indent}{_place(rule)}" + (f"  {rows}" if rows else "")
        if dependent[rule.name]:
            yield f"{indent}options: {', '.join(dependent[rule.name])}"
    options = live_options(ruleset)
    if options:
        yield ""
        yield "options"
        yield from map(_option_line, options)
    if ruleset.editions:
        yield ""
        yield "editions"
        for edition in ruleset.editions:
            yield f"  {edition.name}: {', '.join(f'{name} is {value}' for name, value in edition.values)}"
    if ruleset.absent:
        yield ""
        yield f"not in force: {', '.join(ruleset.absent)}"


def _option_line(option: Option) -> str:
    values = " or ".join(option.values) if option.values else f"from {option.low} to {option.high}"
    return f"  {option.name} is {option.value} ({values}): {option.sentence}"


def _place(rule: Rule) -> str:
    return f"{rule.span.source.name}:{rule.span.line}"


def _cited(citation: Citation) -> str:
    return f'{citation.row} "{citation.heading}"' if citation.heading else citation.row


def _whole(ruleset: Ruleset, dependent: dict[str, tuple[str, ...]]) -> dict[str, object]:
    return {
        "variant": ruleset.name,
        "bases": list(ruleset.bases),
        "players": list(ruleset.seats),
        "packs": [{"players": p.seats, "fewest": p.fewest, "most": p.most} for p in ruleset.packs],
        "sources": [{"id": identity, "title": title} for identity, title in ruleset.sources],
        "options": [
            {
                "name": option.name,
                "sentence": option.sentence,
                "values": list(option.values),
                "lowest": None if option.values else option.low,
                "highest": None if option.values else option.high,
                "default": option.default,
                "value": option.value,
            }
            for option in live_options(ruleset)
        ],
        "editions": [{"name": edition.name, "options": dict(edition.values)} for edition in ruleset.editions],
        "rules": [
            {
                "name": rule.name,
                "sentence": rule.sentence,
                "citations": [{"source": one.source, "row": one.row, "heading": one.heading} for one in rule.citations],
                "notes": list(rule.notes),
                "file": rule.span.source.name,
                "line": rule.span.line,
                "options": list(dependent[rule.name]),
            }
            for rule in ruleset.rules
        ],
        "not_in_force": list(ruleset.absent),
    }
