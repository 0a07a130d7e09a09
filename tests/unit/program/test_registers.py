"""What a term reads of the act under way."""

from unolang.model.checks import deep_loop
from unolang.program.registers import LOOPS, REGISTERS
from unolang.program.vocabulary import TERM_OPERANDS, TERMS


def test_the_check_for_deep_loops_knows_the_same_loops():
    """The two lists are apart, since the machine may know the program alone."""
    assert set(deep_loop.LOOPS) == set(LOOPS)


def test_loops_have_their_body_in_an_operand_that_is_a_term():
    assert all(TERMS[loop].operands[body] in TERM_OPERANDS for loop, body in LOOPS.items())


def test_registers_are_players_that_no_operand_tells():
    assert all(TERMS[name].result == "player" and not TERMS[name].operands for name in REGISTERS)
