"""Operations on the turn and on what is owed."""

from unolang.machine.operations.builder import Builder, Out, Run
from unolang.machine.state import Happened, Scene, State
from unolang.machine.table import bounded
from unolang.program.program import NONE, Place


def _owe(state: State, more: int, kind: int, place: Place, out: Out) -> None:
    """The debt grows; what comes to nothing is no debt."""
    state.debt = max(bounded(state.debt + more), 0)
    state.debt_kind = kind if state.debt else NONE
    state.debt_place = place
    out.append(Happened("owes", NONE, place, number=state.debt))


class TurnOperations(Builder):
    """Whose turn it is next, the direction, the debt."""

    def _end_turn(self, place: Place) -> Run:
        def end(state: State, out: Out) -> None:
            state.ending = state.player
            state.end_place = place

        return end

    def _turn_goes_on(self, place: Place) -> Run:
        def goes_on(state: State, out: Out) -> None:
            state.goes_on = True
            if state.ending == NONE:
                state.ending = state.player
            state.end_place = place

        return goes_on

    def _turn_goes_to(self, place: Place, player: int) -> Run:
        who = self.terms[player]

        def goes_to(state: State, out: Out) -> None:
            state.goes_to = who(state)
            if state.ending == NONE:
                state.ending = state.player
            state.end_place = place

        return goes_to

    def _skip(self, place: Place, number: int) -> Run:
        how_many = self.terms[number]

        def skip(state: State, out: Out) -> None:
            state.skips = max(bounded(state.skips + how_many(state)), 0)
            out.append(Happened("skips", state.player, place, number=state.skips))

        return skip

    def _skips_cleared(self, place: Place) -> Run:
        def cleared(state: State, out: Out) -> None:
            state.skips = 0
            out.append(Happened("skips", state.player, place))

        return cleared

    def _reverse(self, place: Place) -> Run:
        def reverse(state: State, out: Out) -> None:
            state.direction = -state.direction
            out.append(Happened("reverses", state.player, place, number=state.direction))

        return reverse

    def _owes(self, place: Place, number: int, debt: int) -> Run:
        how_many = self.terms[number]
        return lambda state, out: _owe(state, how_many(state), debt, place, out)

    def _owes_more(self, place: Place, number: int) -> Run:
        how_many = self.terms[number]

        def owes(state: State, out: Out) -> None:
            if state.debt_kind != NONE:
                _owe(state, how_many(state), state.debt_kind, place, out)

        return owes

    def _debt_cleared(self, place: Place) -> Run:
        def cleared(state: State, out: Out) -> None:
            state.debt, state.debt_kind = 0, NONE
            out.append(Happened("owes", NONE, place))

        return cleared

    def _settles(self, place: Place, player: int) -> Run:
        who = self.terms[player]
        settle = self.program.verb("settle")

        def settles(state: State, out: Out) -> None:
            seat = who(state)
            # A settlement under way is not begun again: it waits for what comes before it, or is being paid.
            settling = any(
                stage == "paid" or (stage in ("do", "happen") and n == settle) for stage, n, _, _ in state.agenda
            )
            if NONE not in (state.debt_kind, seat) and not settling:
                state.agenda.append(("do", settle, 0, Scene(seat, place=place)))

        return settles
