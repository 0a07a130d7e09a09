"""Many random games of crazy eights in both engines: `python -m tests.oracle.run --games 5000`."""

import sys
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat

import click

from tests.oracle.duel import SETTINGS, Disagreement, Duel, Setting, Words
from unolang.machine.machine import Machine
from unolang.pipeline import compile_rules
from unolang.text.shipped import variant_path

CHUNK = 50


def words_under(options: Mapping[str, str]) -> Words:
    """The shipped variant under these options, linked."""
    return _words(tuple(sorted(options.items())))


@cache
def _words(options: tuple[tuple[str, str], ...]) -> Words:
    path = variant_path("crazy-eights")
    assert path is not None
    return Words(Machine(compile_rules(path, dict(options))))


def play(setting: Setting, seeds: range, seats: int | None = None) -> list[tuple[int, int]]:
    """Seats and decisions of one game for each seed; the seats of the setting come in turn unless they are given."""
    words = words_under(setting.options)
    found = []
    for seed in seeds:
        at_table = seats or setting.seats[seed % len(setting.seats)]
        found.append((at_table, Duel(words, setting, at_table, seed).play()))
    return found


@click.command()
@click.option("--games", default=5000, show_default=True, help="Games in each setting.")
@click.option("--seed", default=0, show_default=True, help="The seed of the first game; the next one takes the next.")
@click.option("--seats", type=int, help="Just so many players.")
@click.option(
    "--setting",
    "names",
    multiple=True,
    type=click.Choice([one.name for one in SETTINGS]),
    default=["standard"],
    show_default=True,
    help="Which options, and what kind of player; may be repeated.",
)
@click.option("--every-setting", is_flag=True, help="All of them.")
@click.option("--jobs", default=1, show_default=True, help="Processes.")
def main(games: int, seed: int, seats: int | None, names: tuple[str, ...], *, every_setting: bool, jobs: int) -> None:
    """Play random games of crazy eights in OpenSpiel and here, and compare acts and results."""
    with ProcessPoolExecutor(jobs) as pool:
        for setting in SETTINGS:
            if not every_setting and setting.name not in names:
                continue
            chunks = [range(at, min(at + CHUNK, seed + games)) for at in range(seed, seed + games, CHUNK)]
            try:
                found = [one for part in pool.map(play, repeat(setting), chunks, repeat(seats)) for one in part]
            except Disagreement as disagreement:
                click.echo(str(disagreement))
                click.echo("DISAGREEMENT")
                pool.shutdown(cancel_futures=True)
                sys.exit(1)
            click.echo(summary(setting, found))


def summary(setting: Setting, found: list[tuple[int, int]]) -> str:
    """One line about all games of a setting."""
    games, decisions = Counter[int](), Counter[int]()
    for seats, count in found:
        games[seats] += 1
        decisions[seats] += count
    means = ", ".join(f"{decisions[seats] / games[seats]:.1f} with {seats} players" for seats in sorted(games))
    return f"{setting.name}: {len(found):,} games and {sum(decisions.values()):,} decisions agree; decisions per game: {means}"


if __name__ == "__main__":
    main()
