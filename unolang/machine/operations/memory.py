"""Operations on what rules remember, and on the end of rounds and games."""

from unolang.machine.operations.builder import Builder, Out, Run
from unolang.machine.state import Happened, State
from unolang.machine.table import after, bounded, each_of, shut
from unolang.program.program import NONE, Place


class MemoryOperations(Builder):
    """Variables, windows, scores, seats, ends."""

    def _set(self, place: Place, variable: int, number: int) -> Run:
        value = self.terms[number]

        def become(state: State, out: Out) -> None:
            state.variables[variable][0] = bounded(value(state))
            out.append(Happened("sets", NONE, place, number=state.variables[variable][0]))

        return become

    def _set_seat(self, place: Place, variable: int, seats: int, number: int) -> Run:
        who, value = self.terms[seats], self.terms[number]

        def become(state: State, out: Out) -> None:
            for seat in each_of(state, who(state)):
                state.variables[variable][seat] = bounded(value(state))
                out.append(Happened("sets", seat, place, number=state.variables[variable][seat]))

        return become

    def _forget(self, place: Place, variable: int) -> Run:
        initial = self.program.variables[variable].initial

        def forget(state: State, out: Out) -> None:
            state.variables[variable] = [initial] * len(state.variables[variable])
            out.append(Happened("sets", NONE, place, number=initial))

        return forget

    def _set_current(self, place: Place, attribute: int, number: int) -> Run:
        value = self.terms[number]

        def become(state: State, out: Out) -> None:
            if state.discards:
                state.named[attribute] = value(state)
                out.append(Happened("names", NONE, place, number=state.named[attribute], other=attribute))

        return become

    def _set_dealer(self, place: Place, player: int) -> Run:
        who = self.terms[player]

        def become(state: State, out: Out) -> None:
            seat = who(state)
            if seat != NONE:
                state.dealer = seat
                out.append(Happened("becomes dealer", seat, place))

        return become

    def _set_score(self, place: Place, player: int, number: int) -> Run:
        who, value = self.terms[player], self.terms[number]

        def become(state: State, out: Out) -> None:
            seat = who(state)
            if seat != NONE:
                new = bounded(value(state))
                out.append(Happened("scores", seat, place, number=new - state.scores[seat]))
                state.scores[seat] = new

        return become

    def _close(self, place: Place, window: int) -> Run:
        def close(state: State, out: Out) -> None:
            shut(self.program, state, window, place, out)

        return close

    def _scores(self, place: Place, seats: int, number: int) -> Run:
        who, value = self.terms[seats], self.terms[number]

        def scores(state: State, out: Out) -> None:
            for seat in each_of(state, who(state)):
                points = value(state)
                state.scores[seat] = bounded(state.scores[seat] + points)
                out.append(Happened("scores", seat, place, number=points))

        return scores

    def _leaves_round(self, place: Place, seats: int) -> Run:
        who = self.terms[seats]

        def leaves(state: State, out: Out) -> None:
            for seat in who(state):
                if state.in_round >> seat & 1:
                    state.in_round &= ~(1 << seat)
                    state.places.append(seat)
                    out.append(Happened("leaves round", seat, place))

        return leaves

    def _leaves_game(self, place: Place, seats: int) -> Run:
        who = self.terms[seats]

        def leaves(state: State, out: Out) -> None:
            for seat in who(state):
                state.in_round &= ~(1 << seat)
                state.in_game &= ~(1 << seat)
                out.append(Happened("leaves game", seat, place))
            while state.in_game and not state.in_game >> state.dealer & 1:
                state.dealer = state.ring[(state.ring.index(state.dealer) + 1) % len(state.ring)]

        return leaves

    def _order_seats(self, place: Place, highest_first: int) -> Run:
        def order(state: State, out: Out) -> None:
            first = after(state, state.dealer, 1)
            at = state.ring.index(first) if first != NONE else 0
            chairs = state.ring[at:] + state.ring[:at]
            chairs.sort(
                key=lambda seat: (
                    not state.in_game >> seat & 1,
                    -state.scores[seat] if highest_first else state.scores[seat],
                )
            )
            state.ring[:] = chairs
            out.append(Happened("takes chairs", NONE, place))

        return order

    def _end_round(self, place: Place) -> Run:
        def end(state: State, out: Out) -> None:
            state.round_ending = place

        return end

    def _end_game(self, place: Place) -> Run:
        def end(state: State, out: Out) -> None:
            state.game_ending = place

        return end
