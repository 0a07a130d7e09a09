"""The table of forms knows every form of the grammar, and every word that a form is lowered to."""

import re

import pytest

from unolang.language.forms import BUILT_IN, FORMS, KNOWN_VERBS, NAMES, PHRASE_WORDS, TYPES
from unolang.program.vocabulary import OPS, TERMS
from unolang.text.shipped import grammar_text

GRAMMAR = grammar_text("uno")
WRITTEN = set(re.findall(r"->\s*(\w+)", GRAMMAR))
CALLED = {"yes-no": "yesno", "player": "player", "seats": "seats", "number": "number", "cards": "cards"}


def test_the_words_that_nothing_may_be_called_are_words_of_the_grammar():
    assert set(re.findall(r'"([a-z]+)"', GRAMMAR)) >= PHRASE_WORDS


def test_every_form_of_the_grammar_has_a_row_and_the_other_way_round():
    assert set(FORMS) == WRITTEN


@pytest.mark.parametrize("form", [form for form in FORMS.values() if form.word], ids=lambda form: form.name)
def test_a_form_and_its_word_have_the_same_operands(form):
    word = OPS[form.word] if form.result == "effect" else TERMS[form.word]
    assert tuple(CALLED.get(operand.rstrip("?"), operand.rstrip("?")) for operand in form.operands) == tuple(
        operand.rstrip("?") for operand in word.operands
    )


@pytest.mark.parametrize("form", FORMS.values(), ids=lambda form: form.name)
def test_a_row_says_what_its_form_means(form):
    assert form.meaning
    assert not form.meaning.endswith(".")
    assert form.meaning[0].islower()


def test_effects_without_a_word_are_few():
    plain = {form.name for form in FORMS.values() if form.result == "effect" and not form.word}
    assert plain == {"becomes", "becomes_current", "becomes_of", "chooses", "seats_highest_first", "seats_lowest_first"}


def test_built_in_names_have_a_type():
    assert {kind for kind, _ in BUILT_IN.values()} <= set(TYPES)
    assert not set(KNOWN_VERBS) & set(BUILT_IN)
    assert not set(NAMES) & set(TYPES)
