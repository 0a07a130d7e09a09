"""Terms that are sets of kinds, or an attribute's value."""

from unolang.bounds import COMPARISONS
from unolang.machine.state import State
from unolang.machine.values.builder import Builder, Value
from unolang.program.program import NONE


class CardTerms(Builder):
    """Which cards."""

    def _kinds(self, mask: int) -> Value:
        return lambda state: mask

    def _both(self, a: int, b: int) -> Value:
        left, right = self.functions[a], self.functions[b]
        return lambda state: left(state) & right(state)

    def _either_card(self, a: int, b: int) -> Value:
        left, right = self.functions[a], self.functions[b]
        return lambda state: left(state) | right(state)

    def _without(self, a: int, b: int) -> Value:
        left, right = self.functions[a], self.functions[b]
        return lambda state: left(state) & ~right(state)

    def _of_current(self, attribute: int) -> Value:
        masks, current = self.kinds_with[attribute], self._current(attribute)
        return lambda state: masks[current(state)]

    def _upcard(self) -> Value:
        unknown = self.unknown
        return lambda state: 1 << state.discards[-1] if state.discards and state.discards[-1] != unknown else 0

    def _drawn_card(self) -> Value:
        unknown = self.unknown
        return lambda state: 1 << state.drawn_card if state.drawn_card not in (NONE, unknown) else 0

    def _playable(self, player: int) -> Value:
        inner, playable = self.functions[player], self.playable
        return lambda state: playable(state, inner(state))

    def _kinds_measuring(self, bound: int, measure: int, number: int) -> Value:
        return self._those_whose(dict(enumerate(self.measured[measure][:-1])), bound, number)

    def _kinds_valued(self, bound: int, attribute: int, number: int) -> Value:
        having = {kind: value for kind, value in enumerate(self.printed[attribute][:-1]) if value != NONE}
        return self._those_whose(having, bound, number)

    def _those_whose(self, values: dict[int, int], bound: int, number: int) -> Value:
        holds, inner = COMPARISONS[bound], self.functions[number]

        def kinds(state: State) -> int:
            wanted = inner(state)
            return sum(1 << kind for kind, value in values.items() if holds(value, wanted))

        return kinds

    def _current(self, attribute: int) -> Value:
        printed = self.printed[attribute]

        def current(state: State) -> int:
            named = state.named[attribute]
            if named != NONE:
                return named
            return printed[state.discards[-1]] if state.discards else NONE

        return current

    def _value_of(self, attribute: int, cards: int) -> Value:
        printed, inner = self.printed[attribute], self.functions[cards]
        return lambda state: printed[inner(state).bit_length() - 1]
