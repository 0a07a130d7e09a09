"""What a program says about acting out of turn: which acts need no turn, and which of these need no eye.

Mostly an act out of turn is open to somebody in particular: who holds a card that fits, whose window it is, who has somebody to point
at. That has to be noticed, and alertness is about noticing. What a permit gives to everybody alike, whatever they hold, have done or
are, and whomever they name, cannot be noticed, since nothing has happened: it is done on a whim. So, words apart, an act is a whim if
it has a free permit by anyone, of any card if it is a play, whose conditions look at nobody in particular. No name of a verb decides,
and no rule set is treated in a way of its own; who knows better says so by the verb's own habit.
"""

from unolang.program.program import NONE, Guard, Program, Term
from unolang.program.registers import registers

Way = tuple[int, int]
"""A way to act: a verb, and for `say` a word."""

_PARTICULAR = frozenset(("player", "other", "owner"))


class Etiquette:
    """Which acts of a program need no turn."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.deal, self.say = program.verb("deal"), program.verb("say")
        permits = [guard for guard in program.permits if not guard.newcomers and guard.verb != self.deal]
        self.ways = {(guard.verb, guard.word) for guard in permits if not guard.in_turn}  # to act without being on turn
        self.only_free = self.ways - {(guard.verb, guard.word) for guard in permits if guard.in_turn}
        self.any_free = bool(self.ways)
        reads = registers(program)
        self.whims = {
            (guard.verb, guard.word)
            for guard in permits
            if not guard.in_turn and guard.verb != self.say and self._is_for_all(guard, reads)
        }

    def verbs(self) -> list[str]:
        """The names of all acts that somebody may do out of turn, words apart, in alphabetical order."""
        return sorted({self.program.verbs[verb].name for verb, _ in self.ways if verb != self.say})

    def _is_for_all(self, guard: Guard, reads: tuple[frozenset[str], ...]) -> bool:
        terms = self.program.terms
        anyone = guard.who == NONE or terms[guard.who].form == "everyone"
        any_card = guard.cards == NONE or terms[guard.cards] == Term("kinds", ((1 << len(self.program.kinds)) - 1,))
        return anyone and any_card and all(_PARTICULAR.isdisjoint(reads[when]) for when in guard.whens)
