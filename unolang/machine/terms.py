"""Terms become functions of a state: one small function per term, made once when a program is linked.

Sets of kinds are integers with one bit per kind, sets of seats are tuples, all else is a number.
What a term needs to know of the act under way it reads from the registers of the state (`player`, `other`, `each`, `owner`).
"""

from collections.abc import Callable
from typing import Any

from unolang.machine.state import State
from unolang.machine.values.builder import Value
from unolang.machine.values.cards import CardTerms
from unolang.machine.values.conditions import ConditionTerms
from unolang.machine.values.numbers import NumberTerms
from unolang.machine.values.people import PeopleTerms
from unolang.program.program import NONE, Reads, Term
from unolang.program.vocabulary import TERMS


class TermLinker(NumberTerms, ConditionTerms, PeopleTerms, CardTerms):
    """Links the terms of one program; `playable` is asked for what a seat may play."""

    def link(self) -> list[Value]:
        """One function per term, in the order of the program."""
        for term in self.program.terms:
            function = self._build(term)
            self.functions.append(self._tabulated(function) if self._worth_a_table(len(self.functions)) else function)
        return self.functions

    def _worth_a_table(self, index: int) -> bool:
        """Whether a term is a set of cards put together from others, and looks at the upcard and nothing else."""
        term = self.program.terms[index]
        return bool(term.args) and TERMS[term.form].result == "cards" and self.program.reads(index) == Reads.UPCARD

    @staticmethod
    def _tabulated(function: Value) -> Value:
        """The function with what it says for each upcard kept in a table, filled as upcards come."""
        table: dict[tuple[int, ...], Any] = {}

        def look_up(state: State) -> Any:
            face = (state.discards[-1] if state.discards else NONE, *state.named)
            found = table.get(face)
            if found is None:
                found = table[face] = function(state)
            return found

        return look_up

    def _build(self, term: Term) -> Value:
        builder: Callable[..., Value] = getattr(self, "_" + term.form.replace("-", "_"))
        return builder(*term.args)
