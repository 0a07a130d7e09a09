"""Terms that are numbers."""

from unolang.machine.state import State
from unolang.machine.table import each_of, live
from unolang.machine.values.builder import Builder, Value
from unolang.program.program import NONE


def _over(state: State, seats: tuple[int, ...], value: Value) -> list[int]:
    """What a number is for each of these seats, judged with `each` as the seat."""
    return [value(state) for _ in each_of(state, seats)]


class NumberTerms(Builder):
    """Arithmetic, counts, scores, measures, variables."""

    def _number(self, value: int) -> Value:
        return lambda state: value

    def _add(self, a: int, b: int) -> Value:
        left, right = self.functions[a], self.functions[b]
        return lambda state: left(state) + right(state)

    def _subtract(self, a: int, b: int) -> Value:
        left, right = self.functions[a], self.functions[b]
        return lambda state: left(state) - right(state)

    def _multiply(self, a: int, b: int) -> Value:
        left, right = self.functions[a], self.functions[b]
        return lambda state: left(state) * right(state)

    def _negate(self, a: int) -> Value:
        inner = self.functions[a]
        return lambda state: -inner(state)

    def _smaller(self, a: int, b: int) -> Value:
        left, right = self.functions[a], self.functions[b]
        return lambda state: min(left(state), right(state))

    def _debt(self) -> Value:
        return lambda state: state.debt

    def _cut(self) -> Value:
        return lambda state: state.cut

    def _round_number(self) -> Value:
        return lambda state: state.round

    def _count(self, seats: int) -> Value:
        if self.program.terms[seats].form == "everyone":
            return lambda state: live(state).bit_count()
        inner = self.functions[seats]
        return lambda state: len(inner(state))

    def _cards_in_draw_pile(self) -> Value:
        return lambda state: len(state.draw_pile)

    def _cards_in_discards(self) -> Value:
        return lambda state: len(state.discards)

    def _cards_in_hand(self, player: int) -> Value:
        form = self.program.terms[player].form
        if form == "each":
            return lambda state: len(state.hands[state.each])
        if form == "owner":
            return lambda state: len(state.hands[state.owner])
        inner = self.functions[player]

        def size(state: State) -> int:
            seat = inner(state)
            return len(state.hands[seat]) if seat != NONE else 0

        return size

    def _score(self, player: int) -> Value:
        inner = self.functions[player]

        def score(state: State) -> int:
            seat = inner(state)
            return state.scores[seat] if seat != NONE else 0

        return score

    def _highest_score(self) -> Value:
        return lambda state: max(
            (score for seat, score in enumerate(state.scores) if state.in_game >> seat & 1), default=0
        )

    def _lowest_score(self) -> Value:
        return lambda state: min(
            (score for seat, score in enumerate(state.scores) if state.in_game >> seat & 1), default=0
        )

    def _highest(self, variable: int) -> Value:
        return lambda state: max(
            (v for seat, v in enumerate(state.variables[variable]) if state.in_game >> seat & 1), default=0
        )

    def _lowest(self, variable: int) -> Value:
        return lambda state: min(
            (v for seat, v in enumerate(state.variables[variable]) if state.in_game >> seat & 1), default=0
        )

    def _highest_of(self, seats: int, number: int) -> Value:
        who, value = self.functions[seats], self.functions[number]
        return lambda state: max(_over(state, who(state), value), default=0)

    def _lowest_of(self, seats: int, number: int) -> Value:
        who, value = self.functions[seats], self.functions[number]
        return lambda state: min(_over(state, who(state), value), default=0)

    def _worth_of_hands(self, measure: int, seats: int) -> Value:
        worth, inner = self.measured[measure], self.functions[seats]
        return lambda state: sum(worth[kind] for seat in inner(state) for kind in state.hands[seat])

    def _worth_of_card(self, measure: int, cards: int) -> Value:
        worth, inner = self.measured[measure], self.functions[cards]

        def value(state: State) -> int:
            kinds = inner(state)
            return worth[kinds.bit_length() - 1] if kinds else 0

        return value

    def _variable(self, variable: int) -> Value:
        return lambda state: state.variables[variable][0]

    def _seat_variable(self, variable: int, player: int) -> Value:
        inner, initial = self.functions[player], self.program.variables[variable].initial

        def value(state: State) -> int:
            seat = inner(state)
            return state.variables[variable][seat] if seat != NONE else initial

        return value
