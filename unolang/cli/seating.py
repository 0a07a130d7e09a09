"""Who sits at a table: how many, under which names, and which bots."""

from __future__ import annotations

from unolang.cli.output import fail
from unolang.program.program import Program
from unolang.text.suggest import did_you_mean

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
