"""Who sits at a table: how many, under which names, which bots, and with which habits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from unolang.cli.output import fail, say_plainly
from unolang.program.program import Program
from unolang.text.suggest import did_you_mean

if TYPE_CHECKING:
    from unolang.simulate.habits import Habits

USUAL = 4

_NAMES = (
    "Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo",
    "Kit", "Lou", "May", "Ned", "Ora", "Pat", "Quin", "Ray", "Sue", "Tom",
)  # fmt: skip


def seats_of(program: Program, asked: int | None) -> int:
    """How many play; if nobody says so, as many as usual."""
    low, high = program.seats
    if asked is None:
        return min(max(low, USUAL), high)
    if not low <= asked <= high:
        allowed = f"{low} to {high}" if low < high else str(low)
        raise fail(
            "U514",
            f"`{program.name}` is not for {asked} player{'' if asked == 1 else 's'}",
            help=f"give `--seats` {allowed}",
        )
    return asked


def packs_of(program: Program, seats: int, asked: int | None) -> int | None:
    """How many packs are shuffled together; nothing if nobody says so."""
    allowed = program.packs_for(seats)
    if asked is None or allowed.fewest <= asked <= allowed.most:
        return asked
    few, many = allowed.fewest, allowed.most
    takes = f"{few} to {many} packs" if few < many else f"{few} pack{'' if few == 1 else 's'}"
    raise click.BadParameter(f"`{program.name}` with {seats} players takes {takes}, not {asked}", param_hint="--packs")


def names_for(seats: int, first: str | None = None) -> list[str]:
    """A name for each seat, the first one's given."""
    others = [name for name in _NAMES if name != first]
    names = others[:seats] if first is None else [first, *others][:seats]
    return names + [f"Guest{number}" for number in range(len(names) + 1, seats + 1)]


def bots_for(seats: int, given: tuple[str, ...], usual: str) -> tuple[str, ...]:
    """A bot for each seat: one name for all of them, or one for each."""
    from unolang.simulate.bots import BOTS

    names = tuple(name.strip() for one in given for name in one.split(",")) or (usual,)
    for name in names:
        if name not in BOTS:
            raise fail(
                "U515",
                f"there is no bot `{name}`",
                help=did_you_mean(name, BOTS) or f"there are {', '.join(f'`{bot}`' for bot in BOTS)}",
            )
    if len(names) not in (1, seats):
        raise fail(
            "U515", f"{len(names)} bots are named for {seats} seats", help="name one for all of them, or one for each"
        )
    return names * seats if len(names) == 1 else names


def habits_for(
    program: Program, seats: int, given: Sequence[tuple[int, str, str]], *, person: int | None = None
) -> tuple[Habits, ...]:
    """The habits of each seat; what is said of one seat goes before what is said of all.

    A person is as fast as they type, unless something is said of just that seat.
    """
    from attrs import evolve

    from unolang.simulate.etiquette import Etiquette
    from unolang.simulate.habits import Habits

    etiquette = Etiquette(program)
    if given and not etiquette.any_free:
        say_plainly(f"in {program.name} nobody acts out of turn, so habits change nothing", err=True)
    _refuse_wrong_habits(etiquette.verbs(), seats, given)
    habits = [Habits()] * seats
    try:
        for seat, name, value in given:
            if not seat:
                habits = [one.with_habit(name, value) for one in habits]
        if person is not None:
            habits[person] = evolve(habits[person], reaction=0.0)
        for seat, name, value in given:
            if seat:
                habits[seat - 1] = habits[seat - 1].with_habit(name, value)
    except ValueError as reason:
        raise click.BadParameter(str(reason), param_hint="--habit") from None
    return tuple(habits)


def _refuse_wrong_habits(verbs: Sequence[str], seats: int, given: Sequence[tuple[int, str, str]]) -> None:
    """A habit or a seat that is not there is told, and a habit given twice."""
    from unolang.simulate.habits import NAMES

    said: dict[tuple[int, str], str] = {}
    for seat, name, value in given:
        if name not in NAMES and name not in verbs:
            acts = f", and acts out of turn: {', '.join(verbs)}" if verbs else ""
            guess = did_you_mean(name, [*NAMES, *verbs])
            wrong = f"there is no habit `{name}`; there are {', '.join(NAMES)}{acts}"
        elif seat > seats:
            guess, wrong = "", f"there is no seat {seat} among {seats}"
        elif said.setdefault((seat, name), value) != value:
            guess, wrong = "", f"`{name}` is given twice, as `{said[seat, name]}` and as `{value}`"
        else:
            continue
        raise click.BadParameter(f"{wrong}{f'; {guess}' if guess else ''}", param_hint="--habit")
