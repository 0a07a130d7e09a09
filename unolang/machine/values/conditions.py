"""Terms that hold or do not."""

from functools import partial

from unolang.bounds import COMPARISONS
from unolang.machine.state import State
from unolang.machine.table import live
from unolang.machine.values.builder import Builder, Value
from unolang.program.program import NONE


def any_hand(size: int, state: State) -> bool:
    """Whether anybody holds just so many cards. Asked after nearly every act of nearly every game, so it is a loop of its own."""
    hands = state.hands
    if size not in map(len, hands):
        return False
    counted = live(state)
    for seat in state.ring:  # noqa: SIM110 - a loop is quicker
        if len(hands[seat]) == size and counted >> seat & 1:
            return True
    return False


class ConditionTerms(Builder):
    """What the conditions of rules are made of."""

    def _all(self, a: int, b: int) -> Value:
        left, right = self.functions[a], self.functions[b]
        return lambda state: left(state) and right(state)

    def _either(self, a: int, b: int) -> Value:
        left, right = self.functions[a], self.functions[b]
        return lambda state: left(state) or right(state)

    def _not(self, a: int) -> Value:
        inner = self.functions[a]
        return lambda state: not inner(state)

    def _compare(self, bound: int, a: int, b: int) -> Value:
        holds, left, right = COMPARISONS[bound], self.functions[a], self.functions[b]
        if self.program.terms[b].form == "number":
            literal = self.program.terms[b].args[0]
            if bound == 0:
                return lambda state: left(state) == literal
            return lambda state: holds(left(state), literal)
        return lambda state: holds(left(state), right(state))

    def _holds(self, player: int, cards: int) -> Value:
        who, which = self.functions[player], self.functions[cards]

        def holds(state: State) -> bool:
            seat = who(state)
            if seat == NONE:
                return False
            kinds = which(state)
            for kind in state.hands[seat]:  # noqa: SIM110 - a loop is quicker, and this is asked all the time
                if kinds >> kind & 1:
                    return True
            return False

        return holds

    def _has_said(self, player: int, word: int) -> Value:
        inner = self.functions[player]

        def said(state: State) -> bool:
            seat = inner(state)
            return seat != NONE and bool(state.said[seat] >> word & 1)

        return said

    def _has_done(self, player: int, verb: int) -> Value:
        inner = self.functions[player]
        return lambda state: bool(state.done >> verb & 1) and inner(state) == state.turn

    def _card_was_drawn(self) -> Value:
        return lambda state: state.drew

    def _owing(self) -> Value:
        return lambda state: state.debt_kind != NONE

    def _owing_for(self, debt: int) -> Value:
        return lambda state: state.debt_kind == debt

    def _card_within(self, a: int, b: int) -> Value:
        inner, outer = self.functions[a], self.functions[b]

        def within(state: State) -> bool:
            kinds = inner(state)
            return bool(kinds) and not kinds & ~outer(state)

        return within

    def _window_open(self, window: int) -> Value:
        if self.program.windows[window].each:
            return lambda state: state.windows[window] != 0
        return lambda state: state.windows[window] != NONE

    def _hand_size(self, test: int) -> int | None:
        """The size of hand that a test wants of the seat of the loop, if it wants that and nothing else."""
        terms = self.program.terms
        term = terms[test]
        if term.form != "compare" or term.args[0] != 0:
            return None
        size, number = terms[term.args[1]], terms[term.args[2]]
        is_own_hand = size.form == "cards-in-hand" and terms[size.args[0]].form == "each"
        return number.args[0] if is_own_hand and number.form == "number" else None

    def _any_seat(self, seats: int, test: int) -> Value:
        who, holds = self.functions[seats], self.functions[test]
        size = self._hand_size(test)
        if size is not None and self.program.terms[seats].form == "everyone":
            return partial(any_hand, size)
        # Both loops below are left as soon as somebody is found, so they are no `each_of`.
        if self.program.terms[seats].form == "everyone":
            # Whoever is found first will do, so nobody need be put in turn order. This is asked after nearly every act.

            def any_of_all(state: State) -> bool:
                before, counted = state.each, live(state)
                for seat in state.ring:
                    if counted >> seat & 1:
                        state.each = seat
                        if holds(state):
                            state.each = before
                            return True
                state.each = before
                return False

            return any_of_all

        def any_seat(state: State) -> bool:
            before = state.each
            found = False
            for seat in who(state):
                state.each = seat
                if holds(state):
                    found = True
                    break
            state.each = before
            return found

        return any_seat
