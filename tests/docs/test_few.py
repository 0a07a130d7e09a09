"""What is said by one shipped variant at most has a sentence on what else it is for."""

import re
from collections import Counter

from tests.house import project
from unolang.language.shapes import SHAPES
from unolang.syntax.nodes import Node
from unolang.syntax.parse import parse
from unolang.text.reading import read_source
from unolang.text.shipped import variant_names, variant_path

PAGE = (project.ROOT / "docs" / "reference" / "few.md").read_text(encoding="utf-8")
ROWS = {
    found[1].replace("\\|", "|"): found[2] for found in re.finditer(r"^\| `([^`]+)` \| (.+) \|$", PAGE, re.MULTILINE)
}


def forms_of(variant: str) -> set[str]:
    """The forms that a variant's own text says."""
    path = variant_path(variant)
    assert path is not None
    blocks = [block for top in parse(read_source(path)).blocks for block in top.walk()]
    return {part.form for block in blocks for part in block.node.walk() if isinstance(part, Node)}


def test_whatever_one_variant_alone_says_is_told_of():
    said = Counter(form for variant in variant_names() for form in forms_of(variant))
    rare = {shape for form, shape in SHAPES.items() if said[form] < 2}

    assert sorted(rare - set(ROWS)) == []


def test_nothing_else_stands_there():
    assert sorted(set(ROWS) - set(SHAPES.values())) == []


def test_each_has_a_reason_of_its_own():
    assert len(set(ROWS.values())) == len(ROWS)
