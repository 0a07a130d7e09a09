"""Terms whose value is known become literals."""

from collections.abc import Callable
from operator import add, mul, sub

from attrs import evolve

from unolang.bounds import COMPARISONS
from unolang.model.meaning import CARDS, YESNO, Term, Type

_SUMS: dict[str, Callable[[int, int], int]] = {"add": add, "subtract": sub, "multiply": mul, "smaller": min}


def fold(term: Term) -> Term:
    """The term, or the literal that it always is; its operands are folded already."""
    known = [arg.literal if isinstance(arg, Term) else None for arg in term.args]
    if term.word in _SUMS and known[0] is not None and known[1] is not None:
        return _number(term, _SUMS[term.word](known[0], known[1]))
    if term.word == "negate" and known[0] is not None:
        return _number(term, -known[0])
    if term.word == "compare" and known[1] is not None and known[2] is not None:
        bound = term.args[0]
        assert isinstance(bound, int)
        return _number(term, int(COMPARISONS[bound](known[1], known[2])))
    if term.word == "not" and known[0] is not None:
        return _number(term, int(not known[0]))
    if term.word in ("all", "either"):
        return _joined(term, known, decided=term.word == "either")
    if term.word in ("both", "either-card", "without") and known[0] is not None and known[1] is not None:
        a, b = known[0], known[1]
        mask = {"both": a & b, "either-card": a | b, "without": a & ~b}[term.word]
        return Term("kinds", (mask,), CARDS, term.span)
    return term


def joined(word: str, terms: list[Term], kind: Type) -> Term:
    """Several terms as one, as a tree that is no deeper than it must be."""
    if len(terms) == 1:
        return terms[0]
    half = len(terms) // 2
    return fold(Term(word, (joined(word, terms[:half], kind), joined(word, terms[half:], kind)), kind))


def _number(term: Term, value: int) -> Term:
    return Term("number", (value,), term.type, term.span)


def _joined(term: Term, known: list[int | None], *, decided: bool) -> Term:
    """`and` and `or` with a side that is known."""
    for side, other in ((0, 1), (1, 0)):
        value = known[side]
        if value is not None:
            rest = term.args[other]
            assert isinstance(rest, Term)
            return _number(term, int(decided)) if bool(value) == decided else evolve(rest, type=YESNO)
    return term
