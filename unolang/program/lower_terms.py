"""Resolved terms become rows of the table of terms, each kept once, names numbered."""

from collections.abc import Mapping

from attrs import define, field

from unolang.model import meaning
from unolang.program.program import NONE, Reads, Term
from unolang.program.vocabulary import TERM_OPERANDS, TERMS


@define
class TermTable:
    """Grows by one row for each term that was not there yet."""

    names: Mapping[str, Mapping[str, int]]  # operand kind: name: index
    rows: list[Term] = field(factory=list)
    reads: list[Reads] = field(factory=list)
    known: dict[Term, int] = field(factory=dict)

    def add(self, term: meaning.Term) -> int:
        """The index of the term's row."""
        word = TERMS[term.word]
        args = self.operands(word.operands, term.args)
        row = Term(term.word, args)
        if row not in self.known:
            reads = word.reads
            for kind, arg in zip(word.operands, args, strict=True):
                if kind in TERM_OPERANDS:
                    reads |= self.reads[arg]
            self.known[row] = len(self.rows)
            self.rows.append(row)
            self.reads.append(reads)
        return self.known[row]

    def add_or_none(self, term: meaning.Term | None) -> int:
        return NONE if term is None else self.add(term)

    def operands(self, kinds: tuple[str, ...], args: tuple[meaning.Term | str | int | None, ...]) -> tuple[int, ...]:
        """Terms, names and literals as numbers."""
        assert len(kinds) == len(args), (kinds, args)
        return tuple(self._operand(kind.rstrip("?"), arg) for kind, arg in zip(kinds, args, strict=True))

    def _operand(self, kind: str, arg: meaning.Term | str | int | None) -> int:
        if arg is None:
            return NONE
        if isinstance(arg, meaning.Term):
            assert kind in TERM_OPERANDS, (kind, arg)
            return self.add(arg)
        if isinstance(arg, str):
            return self.names[kind][arg]
        return arg
