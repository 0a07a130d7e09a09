"""What a term reads of the act under way: the registers that are still free in it.

`Reads.SEATS` tells the same of a whole term, but also where an inner loop gives `each` its meaning. A term that does not read `player`
is the same for everybody, and need not be judged for one seat after the other.
"""

from unolang.program.program import NONE, Program
from unolang.program.vocabulary import TERM_OPERANDS, TERMS

REGISTERS = ("player", "other", "each", "owner")
"""The terms whose value is neither in the table nor in the rules."""

LOOPS = {"any-seat": 1, "seats-where": 1, "highest-of": 1, "lowest-of": 1}
"""Terms that give `each` a meaning, and which of their operands it has there."""


def registers(program: Program) -> tuple[frozenset[str], ...]:
    """For each term of a program the registers that it reads.

    The order in which `everyone` goes round depends on the player, too; as sets of seats all that matters is who is in them.
    """
    found: list[frozenset[str]] = []
    for term in program.terms:
        own = frozenset((term.form,)) if term.form in REGISTERS else frozenset()
        for index, (kind, arg) in enumerate(zip(TERMS[term.form].operands, term.args, strict=True)):
            if kind.rstrip("?") in TERM_OPERANDS and arg != NONE:
                own |= found[arg] - {"each"} if LOOPS.get(term.form) == index else found[arg]
        found.append(own)
    return tuple(found)
