"""A permit or a forbid becomes a function that tells which cards, or which seats, it covers for one seat as things stand.

The answer is a set in an integer: kinds for plays, seats for acts that name somebody, and -1 (everything) or 0 for all others.
`rung` climbs the same steps one by one and tells how far an act got, so that a refusal cannot disagree with what is offered.
`guards_at_once` asks all seats together; it says the same.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from unolang.machine.seatwise import seats_of
from unolang.machine.state import BETWEEN, Act, State
from unolang.machine.table import live
from unolang.program.program import NONE, Guard, Owing, Place, Program

EVERYTHING = -1


class Rung(IntEnum):
    """How far an act got with a guard: what it failed on, or COVERED."""

    OUT = 0
    TURN = 1
    WHO = 2
    OWING = 3
    WINDOW = 4
    WHOM = 5
    CARD = 6
    WHEN = 7
    COVERED = 8


class LinkedGuard:
    """A guard with its terms linked, to be asked of one seat."""

    def __init__(self, guard: Guard, program: Program, terms: list[Callable[[State], Any]]) -> None:
        self.guard = guard
        self.place: Place = guard.place
        self.in_turn = guard.in_turn
        self.may_hold = _may_hold(guard, len(program.debts))
        self.window = guard.window
        self.most_seats = program.seats[1]
        self.each = guard.window != NONE and program.windows[guard.window].each
        self.shut = 0 if self.each else NONE  # what stands for its window while that is shut
        self.who = terms[guard.who] if guard.who != NONE else None
        self.who_needs_window = guard.who != NONE and _reads_window(program, guard.who)
        self.target = terms[guard.target] if guard.target != NONE else None
        self.cards = terms[guard.cards] if guard.cards != NONE else None
        self.whens = tuple(terms[when] for when in guard.whens)
        self.quick = self._quick() if guard.in_turn and guard.window == NONE and self.target is None else None

    def _quick(self) -> Callable[[State], Any]:
        """What a plain turn guard covers for the turn player, once it is known that its debt stands as it must."""
        whens, cards = self.whens, self.cards
        if not whens:
            return cards if cards is not None else lambda state: EVERYTHING
        if len(whens) == 1:
            when = whens[0]
            if cards is None:
                return lambda state: EVERYTHING if when(state) else 0
            return lambda state: cards(state) if when(state) else 0

        def all_hold(state: State) -> Any:
            for when in whens:
                if not when(state):
                    return 0
            return cards(state) if cards is not None else EVERYTHING

        return all_hold

    def covers(self, state: State, seat: int) -> int:
        """The set that this guard covers for this seat."""
        if not self.reached(state, 1 << seat):
            return 0
        state.player = NONE if self.guard.newcomers else seat  # who has no chair yet is nobody to the rules
        if self.quick is not None:
            return int(self.quick(state))
        if not self.each:
            return self._inner(state, seat)
        covered = 0
        for owner in seats_of(state.windows[self.window]):
            state.owner = owner
            covered |= self._inner(state, seat)
        return covered

    def covers_turn_player(self, state: State) -> int:
        """The set that this guard covers for whoever is on turn."""
        return self.covers(state, state.turn)

    def _inner(self, state: State, seat: int) -> int:
        if self.who is not None and seat not in self.who(state):
            return 0
        if self.target is None:
            for when in self.whens:
                if not when(state):
                    return 0
            return self.cards(state) if self.cards is not None else EVERYTHING
        covered = 0
        for other in self.target(state):
            state.other = other
            if all(when(state) for when in self.whens):
                covered |= 1 << other
        return covered

    def reached(self, state: State, seats: int) -> int:
        """Those of the seats, one bit each, whom it could speak to now, as far as window, debt, turn and round go."""
        if self.window != NONE and state.windows[self.window] == self.shut:
            return 0
        if not self.may_hold[state.debt_kind]:
            return 0
        if self.in_turn:
            return seats & 1 << state.turn if state.turn != NONE else 0
        if self.guard.newcomers:
            return seats & self._free_chair(state)
        seats &= state.in_game if state.stage is BETWEEN else state.in_round
        if self.guard.out_of_turn and state.turn != NONE:
            seats &= ~(1 << state.turn)
        return seats

    def _free_chair(self, state: State) -> int:
        """The seat of the next newcomer, as a set; empty if nobody may join now."""
        has_room = state.stage is BETWEEN and state.in_game.bit_count() < self.most_seats
        return 1 << state.seats if has_room else 0

    def rung(self, state: State, act: Act) -> Rung:
        """How far the act gets; COVERED exactly when `covers` covers it."""
        seat = act.seat
        state.player = NONE if self.guard.newcomers else seat
        if self.guard.newcomers:
            if not self._free_chair(state) >> seat & 1:
                return Rung.WHO
        elif not live(state) >> seat & 1:
            return Rung.OUT
        if self.in_turn and seat != state.turn:
            return Rung.TURN
        if self.guard.out_of_turn and seat == state.turn:
            return Rung.WHO
        owners = self._owners(state)
        if owners and self.who is not None and not any(self._speaks(state, seat, owner) for owner in owners):
            return Rung.WHO
        if not owners and self.who is not None and not self.who_needs_window and not self._speaks(state, seat, NONE):
            return Rung.WHO
        if not self.may_hold[state.debt_kind]:
            return Rung.OWING
        if not owners:
            return Rung.WINDOW
        return max(self._last_rungs(state, act, owner) for owner in owners)

    def speaks_of(self, state: State, act: Act) -> bool:
        """Whether the act's card is among those that the guard is about."""
        return self.cards is None or bool(self.cards(state) >> act.card & 1)

    def _owners(self, state: State) -> tuple[int, ...]:
        """The seats that the window is open for; (NONE,) where that makes no difference; none if it is shut."""
        if self.each:
            return seats_of(state.windows[self.window])
        return () if self.window != NONE and state.windows[self.window] == self.shut else (NONE,)

    def _speaks(self, state: State, seat: int, owner: int) -> bool:
        state.owner = owner
        return self.who is None or seat in self.who(state)

    def _last_rungs(self, state: State, act: Act, owner: int) -> Rung:
        if not self._speaks(state, act.seat, owner):
            return Rung.WHO
        if self.target is not None:
            if act.other not in self.target(state):
                return Rung.WHOM
            state.other = act.other
        elif act.card != NONE and self.cards is not None and not self.cards(state) >> act.card & 1:
            return Rung.CARD
        return Rung.COVERED if all(when(state) for when in self.whens) else Rung.WHEN


def _may_hold(guard: Guard, debts: int) -> tuple[bool, ...]:
    """Whether it can hold while a debt of each kind lies on the table, and while none does (the last; so NONE finds it)."""
    if guard.owing is Owing.KIND:
        return (*(kind == guard.debt for kind in range(debts)), False)
    return (guard.owing is not Owing.NOTHING,) * debts + (guard.owing is not Owing.SOMETHING,)


def _reads_window(program: Program, term: int) -> bool:
    """Whether the term needs an open window to mean anything."""
    found = program.terms[term]
    if found.form in ("owner", "opener"):
        return True
    return any(
        _reads_window(program, arg) for arg in found.args if found.form in ("only", "seats-except") and arg != NONE
    )
