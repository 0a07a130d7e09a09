"""Permits and forbids become functions that tell which cards, or which seats, a guard covers for a seat as things stand.

The answer is a set in an integer: kinds for plays, seats for acts that name somebody, and -1 (everything) or 0 for all others.
`rung` climbs the same steps one by one and tells how far an act got, so that a refusal cannot disagree with what is offered.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from unolang.machine.state import BETWEEN, Act, State
from unolang.machine.table import live
from unolang.program.program import NONE, Guard, Owing, Place, Program

EVERYTHING = -1
NOTHING, SOMETHING, KIND, WHATEVER = Owing  # looking a member up in its class is slow


class Rung(IntEnum):
    """How far an act got with a guard: what it failed on, or COVERED."""

    OUT = 0
    TURN = 1
    OWING = 2
    WINDOW = 3
    WHOM = 4
    CARD = 5
    WHEN = 6
    COVERED = 7


class LinkedGuard:
    """A guard with its terms linked."""

    def __init__(self, guard: Guard, program: Program, terms: list[Callable[[State], Any]]) -> None:
        self.guard = guard
        self.place: Place = guard.place
        self.turn = guard.turn
        self.window = guard.window
        self.most_seats = program.seats[1]
        self.each = guard.window != NONE and program.windows[guard.window].each
        self.shut = 0 if self.each else NONE  # what stands for its window while that is shut
        self.who = terms[guard.who] if guard.who != NONE else None
        self.who_needs_window = guard.who != NONE and _reads_window(program, guard.who)
        self.target = terms[guard.target] if guard.target != NONE else None
        self.cards = terms[guard.cards] if guard.cards != NONE else None
        self.whens = tuple(terms[when] for when in guard.whens)
        self.quick = self._quick() if guard.turn and guard.window == NONE and self.target is None else None

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
        if self.window != NONE and state.windows[self.window] == self.shut:
            return 0
        state.player = NONE if self.guard.newcomers else seat  # who has no chair yet is nobody to the rules
        if self.turn:
            if seat != state.turn:
                return 0
        elif not self._present(state, seat):
            return 0
        if not self.may_hold(state.debt_kind):
            return 0
        if self.quick is not None:
            return int(self.quick(state))
        if self.window == NONE:
            return self._inner(state, seat)
        if not self.each:
            return self._inner(state, seat)
        covered = 0
        seats = state.windows[self.window]
        owner = 0
        while seats:
            if seats & 1:
                state.owner = owner
                covered |= self._inner(state, seat)
            seats >>= 1
            owner += 1
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

    def _present(self, state: State, seat: int) -> bool:
        if self.guard.newcomers:
            return seat == state.seats and state.stage is BETWEEN and state.in_game.bit_count() < self.most_seats
        counted = state.in_game if state.stage is BETWEEN else state.in_round
        return bool(counted >> seat & 1) and not (self.guard.out_of_turn and seat == state.turn)

    def may_hold(self, debt_kind: int) -> bool:
        """Whether it can hold while a debt of this kind, or NONE, lies on the table."""
        owing = self.guard.owing
        if owing is WHATEVER:
            return True
        if owing is NOTHING:
            return debt_kind == NONE
        if owing is SOMETHING:
            return debt_kind != NONE
        return debt_kind == self.guard.debt

    def rung(self, state: State, act: Act) -> Rung:
        """How far the act gets; COVERED exactly when `covers` covers it."""
        seat = act.seat
        state.player = NONE if self.guard.newcomers else seat
        if not self.guard.newcomers and not live(state) >> seat & 1:
            return Rung.OUT
        if (seat != state.turn) if self.turn else not self._present(state, seat):
            return Rung.TURN
        owners = self._owners(state)
        if owners and self.who is not None and not any(self._speaks(state, seat, owner) for owner in owners):
            return Rung.TURN
        if not owners and self.who is not None and not self.who_needs_window and not self._speaks(state, seat, NONE):
            return Rung.TURN
        if not self.may_hold(state.debt_kind):
            return Rung.OWING
        if not owners:
            return Rung.WINDOW
        return max(self._last_rungs(state, act, owner) for owner in owners)

    def speaks_of(self, state: State, act: Act) -> bool:
        """Whether the act's card is among those that the guard is about."""
        return self.cards is None or bool(self.cards(state) >> act.card & 1)

    def _owners(self, state: State) -> list[int]:
        """The seats that the window is open for; [NONE] where that makes no difference; [] if it is shut."""
        if self.window == NONE:
            return [NONE]
        if self.each:
            return [seat for seat in range(state.seats) if state.windows[self.window] >> seat & 1]
        return [NONE] if state.windows[self.window] != NONE else []

    def _speaks(self, state: State, seat: int, owner: int) -> bool:
        state.owner = owner
        return self.who is None or seat in self.who(state)

    def _last_rungs(self, state: State, act: Act, owner: int) -> Rung:
        if not self._speaks(state, act.seat, owner):
            return Rung.TURN
        if self.target is not None:
            if act.other not in self.target(state):
                return Rung.WHOM
            state.other = act.other
        elif act.card != NONE and self.cards is not None and not self.cards(state) >> act.card & 1:
            return Rung.CARD
        return Rung.COVERED if all(when(state) for when in self.whens) else Rung.WHEN


def _reads_window(program: Program, term: int) -> bool:
    """Whether the term needs an open window to mean anything."""
    found = program.terms[term]
    if found.form in ("owner", "opener"):
        return True
    return any(
        _reads_window(program, arg) for arg in found.args if found.form in ("only", "seats-except") and arg != NONE
    )
