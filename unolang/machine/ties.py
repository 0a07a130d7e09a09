"""Which of two acts at the same time comes first, by a tie of the rules."""

from unolang.machine.state import Act
from unolang.program.program import NONE, Program, Tie


def comes_first(program: Program, tie: Tie, one: Act, other: Act) -> bool:
    """Whether this tie puts the one act before the other."""
    return _is(program, one, tie.first, tie.first_word) and _is(program, other, tie.then, tie.then_word)


def _is(program: Program, act: Act, verb: int, word: int) -> bool:
    return act.verb >= 0 and verb in (act.verb, program.verbs[act.verb].base) and word in (NONE, act.value)
