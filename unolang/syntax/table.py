"""The grammar as Lark holds it: loaded from a table that was made of it beforehand, since making it takes a while."""

from __future__ import annotations

import json
from functools import cache

from lark import Lark

from unolang.syntax.trees import Form, Leaves
from unolang.text.shipped import table_text

END = "$END"

# Function words are never names, so that a missing name is noticed where it is missing.
_FUNCTION_WORDS = """
    and any are as at but by each except for from has have if in is no not of off on or than to until when whether while
    who whose with without yes
"""

RESERVED = frozenset(_FUNCTION_WORDS.split())


@cache
def grammar() -> Lark:
    """Lark, ready to read lines; `tools/grammar_table.py` makes its table of `grammars/uno.lark`."""
    table = json.loads(table_text())
    # So are loaded the parsers that Lark makes to stand alone; `Lark.load` does the same for pickles only.
    return Lark._load_from_dict(  # type: ignore[no-any-return]  # noqa: SLF001
        table["data"], table["memo"], tree_class=Form, transformer=Leaves, propagate_positions=True
    )


@cache
def words() -> dict[str, str]:
    """The words and marks of the language, each with the name of its terminal."""
    return {found.pattern.value: found.name for found in grammar().terminals if found.pattern.type == "str"}
