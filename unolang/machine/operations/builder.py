"""What the builders of operations share: the program, its linked terms, and the type of a linked operation."""

from collections.abc import Callable
from typing import Any

from unolang.machine.state import Happened, State
from unolang.program.program import Program

Out = list[Happened]
Run = Callable[[State, Out], int | None]


class Builder:
    """Builds linked operations. A method `_draws` builds the operation `draws`; it gets the place and the operands."""

    def __init__(self, program: Program, terms: list[Callable[[State], Any]]) -> None:
        self.program = program
        self.terms = terms
