"""A free permit or forbid, asked of all seats at once: what depends on no seat is judged only once.

It says what `LinkedGuard.covers` says of one seat after the other; whom it could speak to at all, `reached` tells for both.
"""

from collections.abc import Callable
from typing import Any

from unolang.machine.guards import EVERYTHING, LinkedGuard
from unolang.machine.seatwise import Seatwise, Those, seats_of
from unolang.machine.state import State
from unolang.program.program import NONE, Guard, Program

Covered = dict[int, int]
"""For each seat of whom there is anything to tell what is covered, as `covers` gives it."""


class FreeGuard(LinkedGuard):
    """A guard that speaks to others than the turn player too, with its conditions made to go through many seats."""

    def __init__(
        self, guard: Guard, program: Program, terms: list[Callable[[State], Any]], by_player: Seatwise
    ) -> None:
        super().__init__(guard, program, terms)
        parts = [term for term in (guard.who, guard.target, guard.cards) if term != NONE]
        self.same_for_all = not any(by_player.depends(term) for term in parts)
        self.is_plain = guard.target == guard.cards == NONE and self.same_for_all  # a set of seats says all of it
        self.holding = tuple(by_player.holds(when) for when in guard.whens)
        self.members: Those | None = None
        if guard.who != NONE and self.same_for_all:
            self.members = by_player.members(guard.who)

    def those(self, state: State, seats: int) -> int:
        """Of these seats, one bit each, those for whom it holds; for a guard about neither cards nor seats."""
        seats = self.reached(state, seats)
        if not self.is_plain:
            return sum([1 << seat for seat in seats_of(seats) if self.covers(state, seat)])
        if not seats:
            return 0
        if not self.each:
            return self._held(state, seats)
        found = 0
        for owner in seats_of(state.windows[self.window]):
            state.owner = owner
            found |= self._held(state, seats)
        return found

    def spread(self, state: State, seats: int, covered: Covered) -> None:
        """Add what it covers for each of these seats to what is covered; cards that a seat does not hold may be left out."""
        seats = self.reached(state, seats)
        if not seats:
            return
        if not self.each:
            self._spread(state, seats, covered)
            return
        for owner in seats_of(state.windows[self.window]):
            state.owner = owner
            self._spread(state, seats, covered)

    def _held(self, state: State, seats: int) -> int:
        """Those of the seats to whom it speaks and of whom its conditions hold."""
        if self.members is not None:
            seats = self.members(state, seats)
        for holding in self.holding:
            if not seats:
                return 0
            seats = holding(state, seats)
        return seats

    def _spread(self, state: State, seats: int, covered: Covered) -> None:
        if not self.same_for_all:
            for seat in seats_of(seats):
                state.player = seat
                _add((seat,), self._inner(state, seat), covered)
        elif self.target is not None:
            for other in self.target(state):
                state.other = other
                _add(seats_of(self._held(state, seats)), 1 << other, covered)
        else:
            those, what = seats_of(self._held(state, seats)), EVERYTHING
            if those and self.cards is not None:
                what = self.cards(state)
                if what and not what & (what - 1):  # one kind, as when an identical card is wanted: most hands lack it
                    kind, hands = what.bit_length() - 1, state.hands
                    those = tuple([seat for seat in those if kind in hands[seat]])
            _add(those, what, covered)


def _add(seats: tuple[int, ...], what: int, covered: Covered) -> None:
    for seat in seats if what else ():
        covered[seat] = covered.get(seat, 0) | what
