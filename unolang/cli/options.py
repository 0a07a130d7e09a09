"""The arguments and options that several commands share."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import isnan
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])

COLOR = "unolang.color"

FORMATS = ("full", "concise", "json", "github")


def _keep_color(context: click.Context, _parameter: click.Parameter, value: str | None) -> None:
    # Said for a command, it beats what was said before the command's name.
    if value is not None:
        context.meta[COLOR] = value


color_option = click.option(
    "--color",
    type=click.Choice(["auto", "always", "never"]),
    expose_value=False,
    callback=_keep_color,
    help="Whether to color what is printed; otherwise NO_COLOR, FORCE_COLOR and the terminal decide.",
)

variant_argument = click.argument("variant")

format_option = click.option(
    "--output-format",
    "style",
    type=click.Choice(FORMATS),
    default="full",
    show_default=True,
    help="How to tell faults.",
)

json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")

edition_option = click.option("--edition", metavar="ID", help="The options of this edition of the rules.")

seed_option = click.option(
    "--seed",
    type=click.IntRange(0, 2**64 - 1),
    metavar="N",
    help="Where chance begins; the same seed gives the same games.",
)

seats_option = click.option("--seats", type=click.IntRange(min=1), metavar="N", help="How many play.")

packs_option = click.option(
    "--packs",
    type=click.IntRange(min=1),
    metavar="N",
    help="How many packs of cards; otherwise the fewest that the rules allow for so many.",
)

bot_option = click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="BOT",
    help="Who plays, `greedy` unless said otherwise: one name for all, or one for each seat in turn.",
)


class Fixing(click.ParamType[tuple[str, str]]):
    """An option of a rule set and its value, as NAME=VALUE."""

    name = "fixing"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        name, equals, chosen = str(value).partition("=")
        if not equals or not name.strip() or not chosen.strip():
            self.fail(f"`{value}` is not of the form NAME=VALUE", param, ctx)
        return name.strip(), chosen.strip()


class Habit(click.ParamType[tuple[int, str, str]]):
    """A habit of one seat or, as seat 0, of all, as NAME=VALUE or SEAT.NAME=VALUE."""

    name = "habit"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[int, str, str]:
        if isinstance(value, tuple):
            return value
        found = re.fullmatch(r"(?:(\d{1,3})\.)?([\w-]+)\s*=\s*(\S+)", str(value).strip(), re.ASCII)
        if found is None or found[1] == "0":
            self.fail(f"`{value}` is not of the form NAME=VALUE or SEAT.NAME=VALUE", param, ctx)
        return int(found[1] or 0), found[2], found[3]


class Seconds(click.FloatRange):
    """A time within bounds."""

    name = "seconds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds: float = super().convert(value, param, ctx)
        if isnan(seconds):  # which is within all bounds
            self.fail(f"`{value}` is no time", param, ctx)
        return seconds


habit_option = click.option(
    "--habit",
    "habits",
    type=Habit(),
    multiple=True,
    metavar="[SEAT.]NAME=VALUE",
    help="How fast and how alert bots are, all of them or one seat, such as 2.reaction=1.6.",
)


option_option = click.option(
    "-o", "--option", "fixings", type=Fixing(), multiple=True, metavar="NAME=VALUE", help="Set an option of the rules."
)


def rules_options(function: F) -> F:
    """Options that say under which options a variant is looked at."""
    return edition_option(option_option(function))


def chosen(fixings: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """The values given to `--option`, each option once."""
    values: dict[str, str] = {}
    for name, value in fixings:
        if values.get(name, value) != value:
            raise click.BadParameter(
                f"`{name}` is given twice, as `{values[name]}` and as `{value}`", param_hint="--option"
            )
        values[name] = value
    return values
