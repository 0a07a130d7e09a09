"""Acts under way: what seats have taken up and not done yet, and which of it arrives first.

A seat does what it has taken up in the order in which it took it up. Of several seats the earliest is first, and of two that arrive
at the very same time a lot decides. Within a blink nobody at a table could tell who was first: there a tie of the rules goes before
the clock.
"""

from collections.abc import Sequence
from typing import NamedTuple

from unolang.machine.chance import Chance
from unolang.machine.state import Act
from unolang.machine.ties import comes_first
from unolang.program.program import Program


class Intention(NamedTuple):
    """An act that will arrive; intentions compare as they arrive."""

    time: float
    lot: int
    number: int  # in the order in which they were taken up
    act: Act


class UnderWay:
    """The intentions of all seats."""

    def __init__(self, program: Program, seats: int, chance: Chance, blink: float) -> None:
        self._program = program
        self._chance = chance
        self._blink = blink if program.ties else None  # without a tie nothing is decided within one
        self._coming: list[Intention] = []
        self._last: list[Intention | None] = [None] * seats  # of each seat
        self._taken_up = 0

    def __bool__(self) -> bool:
        """Whether anything is under way."""
        return bool(self._coming)

    def put(self, act: Act, time: float) -> Intention:
        """An act is taken up, to arrive then, or after what the seat has taken up before."""
        before = self._last[act.seat]
        lot = self._chance.next64()
        if before is not None and time <= before.time:
            time, lot = before.time, before.lot
        self._taken_up += 1
        made = Intention(time, lot, self._taken_up, act)
        self._coming.append(made)
        self._last[act.seat] = made
        return made

    def has(self, seat: int) -> bool:
        """Whether this seat has taken something up."""
        return self._last[seat] is not None

    def acts(self) -> list[Act]:
        """What the seats have taken up."""
        return [coming.act for coming in self._coming]

    def earliest(self) -> float:
        """When the next of them arrives; there has to be one."""
        return min(self._coming).time

    def is_close(self, time: float) -> bool:
        """Whether the next of them arrives so near to this time that a tie may decide."""
        return self._blink is not None and bool(self._coming) and abs(self.earliest() - time) <= self._blink

    def take(self) -> Intention:
        """What arrives next, which is under way no more."""
        taken = min(self._coming)
        if self._blink is not None:
            near = sorted(coming for coming in self._coming if coming.time <= taken.time + self._blink)
            taken = first_of(self._program, near)
        self._coming.remove(taken)
        if self._last[taken.act.seat] is taken:
            self._last[taken.act.seat] = None
        return taken

    def drop(self) -> list[Act]:
        """All of it comes too late."""
        acts = [coming.act for coming in sorted(self._coming)]
        self._coming.clear()
        self._last = [None] * len(self._last)
        return acts


def first_of(program: Program, near: Sequence[Intention]) -> Intention:
    """Of intentions that arrive together, in their order, the first that no tie puts after another; ties in a circle say nothing."""
    for one in near:
        if not any(other is not one and _goes_before(program, other, one) for other in near):
            return one
    return near[0]


def _goes_before(program: Program, one: Intention, other: Intention) -> bool:
    if one.act.seat == other.act.seat:
        return one < other
    return _is_tied(program, one.act, other.act) and not _is_tied(program, other.act, one.act)


def _is_tied(program: Program, one: Act, other: Act) -> bool:
    return any(comes_first(program, tie, one, other) for tie in program.ties)
