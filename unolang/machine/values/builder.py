"""What the builders of terms share: the program, the terms linked so far, and tables made once."""

from collections.abc import Callable
from typing import Any

from unolang.machine.state import State
from unolang.program.program import NONE, Program

Value = Callable[[State], Any]


class Builder:
    """Builds linked terms. A method `_round_number` builds the term `round-number`; it gets the operands."""

    def __init__(self, program: Program, playable: Callable[[State, int], int]) -> None:
        self.program = program
        self.playable = playable
        self.functions: list[Value] = []
        self.unknown = len(program.kinds)
        self.kinds_with = [self._kinds_by_value(index) for index in range(len(program.attributes))]
        self.printed = [
            (*(kind.values[index] for kind in program.kinds), NONE) for index in range(len(program.attributes))
        ]
        self.measured = [(*measure.values, 0) for measure in program.measures]

    def _kinds_by_value(self, attribute: int) -> tuple[int, ...]:
        """For each value the kinds that have it; and for NONE, the last entry, no kind."""
        masks = [0] * (len(self.program.attributes[attribute].values) + 1)
        for index, kind in enumerate(self.program.kinds):
            if kind.values[attribute] != NONE:
                masks[kind.values[attribute]] |= 1 << index
        return tuple(masks)
