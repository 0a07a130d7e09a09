"""Operations become functions: what each does to the state, and what it reports.

An operation returns the index of the operation to go on with, or None for the one after it.
One that stops for a question, or whose work may be interrupted by one (a draw that runs into a shortage, say),
leaves frames on the agenda instead; `YIELDING` lists those forms.
"""

from collections.abc import Callable

from unolang.machine.operations.builder import Run
from unolang.machine.operations.cards import CardOperations
from unolang.machine.operations.choices import ChoiceOperations
from unolang.machine.operations.memory import MemoryOperations
from unolang.machine.operations.turns import TurnOperations
from unolang.program.program import Op

YIELDING = frozenset(
    (
        *("draws", "draws-until", "is-dealt", "gives", "settles", "may", "for-each"),
        *("names", "cuts", "chooses-value", "chooses-player", "chooses-number"),
    )
)


class EffectLinker(CardOperations, TurnOperations, ChoiceOperations, MemoryOperations):
    """Links the operations of one program."""

    def link(self) -> list[Run]:
        """One function per operation, in the order of the program."""
        return [self._build(op) for op in self.program.ops]

    def _build(self, op: Op) -> Run:
        builder: Callable[..., Run] = getattr(self, "_" + op.form.replace("-", "_"))
        return builder(op.place, *op.args)
