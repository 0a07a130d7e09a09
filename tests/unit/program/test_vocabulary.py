"""Every word of a program has a meaning, and what the machine reports is what the vocabulary says."""

import ast

import pytest

from tests.house import project
from unolang import bounds
from unolang.language.forms import FORMS
from unolang.program.vocabulary import HAPPENINGS, OPS, TERM_OPERANDS, TERMS

MACHINE = sorted((project.ROOT / "unolang" / "machine").rglob("*.py"))


@pytest.mark.parametrize("words", [TERMS, OPS, HAPPENINGS], ids=["terms", "operations", "happenings"])
def test_no_meaning_is_empty(words):
    assert [word for word, row in words.items() if not row.meaning.strip()] == []


def test_what_a_term_gives_can_be_the_operand_of_another():
    assert {word.result for word in TERMS.values()} == TERM_OPERANDS


def test_the_bounds_are_those_of_the_language():
    said = {name for name, form in FORMS.items() if form.result == "bound"}
    assert said == set(bounds.BOUNDS) | {"none"}  # `no cards` is equal to nought


def test_what_the_machine_reports_is_in_the_table():
    reported = {name for path in MACHINE for name in reports(ast.parse(path.read_text(encoding="utf-8")))}
    assert reported == set(HAPPENINGS)


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("out.append(Happened('plays', 1))", {"plays"}),
        ("out.append(record(Happened, ('plays', 1)))", {"plays"}),
        ("Happened('opens' if seats & 1 else 'closes', 1)", {"opens", "closes"}),
        ("def f():\n    what = 'draws' if act else 'takes'\n    Happened(what, 1)", {"draws", "takes"}),
        ("record(Scene, ('plays', 1))", set()),
    ],
)
def test_a_report_is_found(code, names):
    assert set(reports(ast.parse(code))) == names


def reports(tree):
    """The names under which a module reports what happens."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
            continue
        if node.func.id == "Happened":
            yield from texts(node.args[0], tree)
        elif node.func.id == "record" and ast.unparse(node.args[0]) == "Happened":
            assert isinstance(node.args[1], ast.Tuple)
            yield from texts(node.args[1].elts[0], tree)


def texts(node, tree):
    """The texts that an expression can be; those of a name are what the module assigns to it."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from texts(body, tree)
            yield from texts(orelse, tree)
        case ast.Name(id=name):
            for found in ast.walk(tree):
                if isinstance(found, ast.Assign) and [ast.unparse(target) for target in found.targets] == [name]:
                    yield from texts(found.value, tree)
        case _:
            raise AssertionError(f"what is reported in line {node.lineno}?")
