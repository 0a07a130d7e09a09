"""The machine knows every word of the program's vocabulary, and no other."""

import pytest

from unolang.machine.effects import YIELDING, EffectLinker
from unolang.machine.terms import TermLinker
from unolang.program.vocabulary import OPS, TERMS


def _operand_count(builder, shared):
    return builder.__code__.co_argcount - shared


@pytest.mark.parametrize("form", TERMS)
def test_every_term_can_be_linked(form):
    builder = getattr(TermLinker, "_" + form.replace("-", "_"))

    assert _operand_count(builder, shared=1) == len(TERMS[form].operands)


@pytest.mark.parametrize("form", OPS)
def test_every_operation_can_be_linked(form):
    builder = getattr(EffectLinker, "_" + form.replace("-", "_"))

    assert _operand_count(builder, shared=2) == len(OPS[form].operands)


def test_only_operations_yield():
    assert set(OPS) >= YIELDING
