"""Conditions asked of many seats at once: a term becomes a function from a set of seats to those of whom it holds.

At a table of many the same question is asked of every seat after every act. Mostly the seat matters to a small part of it only, so that
part alone goes round; what does not depend on the seat is judged once. Sets of seats are integers with one bit per seat here.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import compress, repeat
from typing import Any

from unolang.bounds import COMPARISONS
from unolang.machine.state import State
from unolang.machine.table import live
from unolang.program.program import NONE, Program, Term
from unolang.program.registers import registers

Value = Callable[[State], Any]
Those = Callable[[State, int], int]
"""Of these seats those of whom it holds."""


@lru_cache(maxsize=1 << 14)
def seats_of(those: int) -> tuple[int, ...]:
    """A set of seats becomes the seats."""
    return tuple(seat for seat in range(those.bit_length()) if those >> seat & 1)


@lru_cache
def _bits(seats: int) -> tuple[int, ...]:
    return tuple(1 << seat for seat in range(seats))


def _where(marks: Iterable[bool], seats: int) -> int:
    """A yes or no for each seat becomes the set of those with a yes. No loop of its own, as this is asked after every act."""
    return sum(compress(_bits(seats), marks))


class Seatwise:
    """Makes such functions of the terms of one program, with some of the registers (`player`, `owner`) meaning the seat."""

    def __init__(self, program: Program, functions: list[Value], *mean_the_seat: str) -> None:
        self.terms = program.terms
        self.functions = functions
        self.reads = registers(program)
        self.mean_the_seat = frozenset(mean_the_seat)

    def depends(self, term: int) -> bool:
        """Whether it may say something else of one seat than of another."""
        return not self.mean_the_seat.isdisjoint(self.reads[term])

    def holds(self, term: int) -> Those:
        """A condition becomes the function that finds those of whom it holds."""
        if not self.depends(term):
            alike = self.functions[term]
            return lambda state, those: those if alike(state) else 0
        found = self.terms[term]
        build: Callable[[Term], Those | None] | None = getattr(self, "_" + found.form.replace("-", "_"), None)
        made = build(found) if build is not None else None
        return made if made is not None else self._one_by_one(self.functions[term])

    def members(self, term: int) -> Those:
        """Seats, the same whoever asks, become the function that finds those who are among them."""
        found, function = self.terms[term], self.functions[term]
        if found.form == "everyone":
            return lambda state, those: those & live(state)
        if found.form == "only":
            return self._same(self.functions[found.args[0]])
        if found.form == "seats-except":
            within, without = self.members(found.args[0]), self._same(self.functions[found.args[1]])
            return lambda state, those: within(state, those) & ~without(state, those)

        def among(state: State, those: int) -> int:
            mask = 0
            for seat in function(state):
                mask |= 1 << seat
            return those & mask

        return among

    def _one_by_one(self, function: Value) -> Those:
        player, owner = "player" in self.mean_the_seat, "owner" in self.mean_the_seat

        def ask(state: State, those: int) -> int:
            found = 0
            for seat in seats_of(those):
                if player:
                    state.player = seat
                if owner:
                    state.owner = seat
                if function(state):
                    found |= 1 << seat
            return found

        return ask

    def _is_the_seat(self, term: int) -> bool:
        return self.terms[term].form in self.mean_the_seat

    @staticmethod
    def _same(one: Value) -> Those:
        """Whoever this one player is."""

        def same(state: State, those: int) -> int:
            seat = one(state)
            return those & 1 << seat if seat != NONE else 0

        return same

    # conditions of several parts

    def _all(self, term: Term) -> Those:
        first, second = (self.holds(arg) for arg in term.args)

        def both(state: State, those: int) -> int:
            those = first(state, those)
            return second(state, those) if those else 0

        return both

    def _either(self, term: Term) -> Those:
        first, second = (self.holds(arg) for arg in term.args)

        def one(state: State, those: int) -> int:
            found = first(state, those)
            others = those & ~found
            return found | second(state, others) if others else found

        return one

    def _not(self, term: Term) -> Those:
        inner = self.holds(term.args[0])
        return lambda state, those: those & ~inner(state, those)

    # conditions that look at one thing of the seat

    def _compare(self, term: Term) -> Those | None:
        bound, left, right = term.args
        if self.depends(right):
            return None
        holds, wanted, of = COMPARISONS[bound], self.functions[right], self.terms[left]
        if self._is_the_seat(left) and bound == 0:
            return self._same(wanted)
        if of.form == "cards-in-hand" and self._is_the_seat(of.args[0]):

            def sizes(state: State, those: int) -> int:
                hands = state.hands
                return those & _where(map(holds, map(len, hands), repeat(wanted(state))), len(hands))

            return sizes
        if of.form == "seat-variable" and self._is_the_seat(of.args[1]):
            variable = of.args[0]

            def memories(state: State, those: int) -> int:
                values = state.variables[variable]
                return those & _where(map(holds, values, repeat(wanted(state))), len(values))

            return memories
        return None

    def _holds(self, term: Term) -> Those | None:
        player, cards = term.args
        if not self._is_the_seat(player) or self.depends(cards):
            return None
        which = self.functions[cards]

        def holders(state: State, those: int) -> int:
            found, kinds, hands = 0, which(state), state.hands
            for seat in seats_of(those) if kinds else ():
                for kind in hands[seat]:
                    if kinds >> kind & 1:
                        found |= 1 << seat
                        break
            return found

        return holders

    def _has_said(self, term: Term) -> Those | None:
        player, word = term.args
        if not self._is_the_seat(player):
            return None

        def said(state: State, those: int) -> int:
            found, words = 0, state.said
            for seat in seats_of(those) if any(words) else ():
                if words[seat] >> word & 1:
                    found |= 1 << seat
            return found

        return said
