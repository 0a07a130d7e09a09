"""`unolang play`: you against bots."""

from __future__ import annotations

import re
import secrets
from pathlib import Path

import click

from unolang.cli.exits import FINE, NOT_FINE
from unolang.cli.find import STDIN, variant_source
from unolang.cli.lines import Lines
from unolang.cli.options import (
    bot_option,
    chosen,
    color_option,
    habit_option,
    packs_option,
    rules_options,
    seats_option,
    seed_option,
    variant_argument,
)
from unolang.cli.output import fail, say_plainly
from unolang.cli.person import Left, Person
from unolang.cli.saving import Recording
from unolang.cli.seating import bots_for, habits_for, names_for, packs_of, seats_of
from unolang.cli.words import Words
from unolang.machine.machine import Machine
from unolang.machine.state import Act, Happened, State
from unolang.pipeline import check_rules, load
from unolang.simulate.bot import Maker
from unolang.simulate.bots import BOTS
from unolang.simulate.table import Ending, Table, set_table

YOU = 0


@click.command("play", short_help="Play a variant against bots.")
@variant_argument
@seats_option
@packs_option
@seed_option
@bot_option
@habit_option
@rules_options
@click.option("--name", metavar="NAME", help="What you are called; otherwise Ann.")
@click.option("--save", "target", metavar="FILE", help="Write the game to a transcript, also if you leave early.")
@click.option("--watchful", is_flag=True, help="Ask after every act of others whether you do anything.")
@color_option
def command(  # noqa: PLR0917 - one for each option
    variant: str,
    seats: int | None,
    packs: int | None,
    seed: int | None,
    bots: tuple[str, ...],
    habits: tuple[tuple[int, str, str], ...],
    fixings: tuple[tuple[str, str], ...],
    edition: str | None,
    name: str | None,
    target: str | None,
    watchful: bool,
) -> int:
    """Play VARIANT against bots, line by line.

    You type the number of what you do, or the act itself; `?` tells what else, and `why ACT` why it is refused.
    """
    if variant == STDIN:
        raise click.UsageError("the rules can't come from standard input, where you type")
    ruleset = load(variant_source(variant), chosen(fixings), edition)
    program, _ = check_rules(ruleset)
    number = seats_of(program, seats)
    names = names_for(number, _name(name))
    others = bots_for(number - 1, bots, "greedy")
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    machine = Machine(program)
    words = Words(program, names)
    person = Person(machine, words, YOU, Lines(ruleset), watchful=watchful)
    makers: list[Maker] = [lambda *_: person, *(BOTS[bot] for bot in others)]
    seated = habits_for(program, number, habits, person=YOU)
    table = set_table(
        machine, makers, seed, habits=seated, packs=packs_of(program, number, packs), late=person.comes_too_late
    )
    person.sit_down(table.state)
    recording = None if target is None else Recording(machine, table.state, names, variant, Path(target))

    def watch(after: State, act: Act, happened: list[Happened]) -> None:
        if recording is not None:
            recording.note(after, act, happened)
        person.watch(after, act, happened)

    table.watch = watch
    say_plainly(
        f"{program.name}: you are {names[YOU]}, and play against {', '.join(names[1:]) or 'nobody'}; seed {seed}."
    )
    say_plainly("Type the number of what you do, or the act itself; ? tells what else.")
    ending = None
    try:
        ending = table.play()
    except Left:
        say_plainly("you leave the table")
    finally:
        if recording is not None:
            recording.save()
    if ending is not None:
        say_plainly(_end(table, words, ending))
    return NOT_FINE if ending is Ending.CONTRADICTED else FINE


def _name(given: str | None) -> str:
    if given is None:
        return "Ann"
    name = given[:1].upper() + given[1:]
    if not re.fullmatch(r"[^\W\d_][\w'-]{0,30}", name) or not name[0].isupper():
        raise fail("U513", f"`{given}` is no name for a player", help="give one word that begins with a letter")
    return name


def _end(table: Table, words: Words, ending: Ending) -> str:
    state = table.state
    if ending is Ending.OVER:
        return f"the game is over; scores: {words.standing(state.scores)}" if any(state.scores) else "the game is over"
    if ending is Ending.STUCK:
        return "nobody can do anything any more; these rules leave the game without an end here"
    if ending is Ending.CONTRADICTED:
        assert table.contradiction is not None
        places = " and ".join(f"{place.file}:{place.line}" for place in table.contradiction.places)
        return f"the rules contradict each other: {places} both take the place of one act"
    return "the game has gone on for too long"
