"""`unolang simulate`: many games between bots, counted."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path

import click

from unolang.cli.exits import FINE, INTERRUPTED, NOT_FINE
from unolang.cli.find import variant_source
from unolang.cli.options import (
    Seconds,
    bot_option,
    chosen,
    color_option,
    habit_option,
    json_option,
    packs_option,
    rules_options,
    seats_option,
    seed_option,
    variant_argument,
)
from unolang.cli.output import fail, say_json, say_plainly
from unolang.cli.progress import Bar
from unolang.cli.saving import Recording
from unolang.cli.seating import bots_for, habits_for, names_for, packs_of, seats_of
from unolang.pipeline import compile_rules
from unolang.program.program import Program
from unolang.simulate.render import body, head
from unolang.simulate.report import as_json as report_json
from unolang.simulate.report import report
from unolang.simulate.run import Series, Settings, run
from unolang.simulate.table import BLINK, Ending

USUAL = 50

# Fewer games than this are over before a second process has begun.
_WORTH_SHARING = 32

# More processes than this gain nothing and cost memory.
_MOST_WORKERS = 64


@click.command("simulate", short_help="Let bots play many games, and count.")
@variant_argument
@seats_option
@packs_option
@click.option(
    "--games", type=click.IntRange(min=1), default=USUAL, show_default=True, metavar="N", help="How many games."
)
@seed_option
@bot_option
@habit_option
@click.option(
    "--blink",
    type=Seconds(0, 3600),
    default=BLINK,
    show_default=True,
    metavar="SECONDS",
    help="Acts that arrive within this time are simultaneous, and a `tie` of the rules decides.",
)
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    metavar="N",
    help="How many processes; otherwise as many as there are cores.",
)
@rules_options
@click.option(
    "--save-game",
    "saved",
    type=(click.IntRange(min=1), str),
    metavar="N FILE",
    help="Write game number N to a transcript.",
)
@json_option
@color_option
def command(  # noqa: PLR0917 - one for each option
    variant: str,
    seats: int | None,
    packs: int | None,
    games: int,
    seed: int | None,
    bots: tuple[str, ...],
    habits: tuple[tuple[int, str, str], ...],
    blink: float,
    workers: int | None,
    fixings: tuple[tuple[str, str], ...],
    edition: str | None,
    saved: tuple[int, str] | None,
    as_json: bool,
) -> int:
    """Let bots play VARIANT many times, and count who wins, how long it takes, and which rules act.

    The same seed gives the same games, however many processes play them.
    """
    program = compile_rules(variant_source(variant), chosen(fixings), edition)
    number = seats_of(program, seats)
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    settings = Settings(
        seats=number,
        games=games,
        seed=seed,
        bots=bots_for(number, bots, "greedy"),
        habits=habits_for(program, number, habits),
        blink=blink,
        packs=packs_of(program, number, packs),
    )
    if saved is not None:
        _save(program, settings, variant, saved)
    if not as_json:
        say_plainly(head(program, settings))
        sys.stdout.flush()
    with Bar(games) as bar:
        result = run(program, settings, workers=_workers(workers, games), progress=bar.tell)
    found = report(program, result)
    if as_json:
        say_json(report_json(found))
    else:
        say_plainly("\n".join(body(found)))
    if result.interrupted:
        return INTERRUPTED
    return NOT_FINE if any(ending is Ending.CONTRADICTED and share.count for ending, share in found.endings) else FINE


def _workers(asked: int | None, games: int) -> int:
    """How many processes share the games; what comes out is the same for any number."""
    cores = os.cpu_count() or 1
    if asked is None:
        return cores if games >= _WORTH_SHARING else 1
    return min(asked, games, max(cores, 2), _MOST_WORKERS)


def _save(program: Program, settings: Settings, variant: str, saved: tuple[int, str]) -> None:
    """Play one game of the run for itself, which makes it the same game, and write it."""
    number, target = saved
    if number > settings.games:
        raise fail("U516", f"there is no game {number} among {settings.games}", help="ask for more with `--games`")
    series = Series(program, settings)
    table = series.table(number - 1)
    recording = Recording(series.machine, table.state, names_for(settings.seats), variant, Path(target))
    table.watch = recording.note
    table.play()
    recording.save()
