"""Terms that are a player, or several seats."""

from unolang.machine.state import State
from unolang.machine.table import after, each_of, everyone
from unolang.machine.values.builder import Builder, Value
from unolang.program.program import NONE


class PeopleTerms(Builder):
    """Who acts, who is next, everybody who."""

    def _player(self) -> Value:
        return lambda state: state.player

    def _other(self) -> Value:
        return lambda state: state.other

    def _each(self) -> Value:
        return lambda state: state.each

    def _owner(self) -> Value:
        return lambda state: state.owner

    def _opener(self, window: int) -> Value:
        return lambda state: state.windows[window]

    def _turn_player(self) -> Value:
        return lambda state: state.turn

    def _next(self, player: int) -> Value:
        inner = self.functions[player]
        return lambda state: after(state, inner(state), state.direction)

    def _previous(self, player: int) -> Value:
        inner = self.functions[player]
        return lambda state: after(state, inner(state), -state.direction)

    def _dealer(self) -> Value:
        return lambda state: state.dealer

    def _left(self, player: int) -> Value:
        inner = self.functions[player]
        return lambda state: after(state, inner(state), 1)

    def _right(self, player: int) -> Value:
        inner = self.functions[player]
        return lambda state: after(state, inner(state), -1)

    def _last_seat(self) -> Value:
        return lambda state: next((seat for seat in reversed(state.ring) if state.in_game >> seat & 1), NONE)

    def _upcard_player(self) -> Value:
        return lambda state: state.upcard_player

    def _everyone(self) -> Value:
        return everyone

    def _only(self, player: int) -> Value:
        inner = self.functions[player]

        def only(state: State) -> tuple[int, ...]:
            seat = inner(state)
            return (seat,) if seat != NONE else ()

        return only

    def _seats_where(self, seats: int, test: int) -> Value:
        who, holds = self.functions[seats], self.functions[test]
        return lambda state: tuple([seat for seat in each_of(state, who(state)) if holds(state)])

    def _seats_except(self, seats: int, player: int) -> Value:
        who, inner = self.functions[seats], self.functions[player]

        def those(state: State) -> tuple[int, ...]:
            without = inner(state)
            return tuple(seat for seat in who(state) if seat != without)

        return those
