"""The grammar becomes the table that the package carries; `--check` only says whether the table is fresh.

The table is what Lark saves of a parser, under names and numbers that don't depend on the run or the version of Python.
It is made beforehand, because that takes a good part of a second.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from lark import Lark
from lark.grammar import Rule
from lark.lark import PostLex
from lark.lexer import TerminalDef, Token

from unolang.text.shipped import grammar_text, table_path

STARTS = ["top", "setting", "option_line", "deck_line", "clause", "window_line", "step", "worth"]

# With this lexer words are read whole, wherever they stand; what is a name is told when the parser takes them.
OPTIONS: dict[str, Any] = {"parser": "lalr", "lexer": "basic", "start": STARTS, "maybe_placeholders": False}


class KeepAll(PostLex):
    """Keeps terminals that no rule uses: they are read, so that a mistake is one whole token."""

    always_accept = ("NAME", "INT", "BAD_TEXT", "BAD_WORD", "BAD_MARK")

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        return stream


def lark_of(grammar: str, *, strict: bool = False) -> Lark:
    """The grammar as Lark reads it; strict refuses every ambiguity, and needs interegular."""
    return Lark(grammar, postlex=KeepAll(), strict=strict, **OPTIONS)


def table_of(grammar: str) -> dict[str, Any]:
    """What Lark saves, with everything in an order of its own."""
    data, memo = lark_of(grammar).memo_serialize([TerminalDef, Rule])
    names = dict(_names(memo))
    lexer, parser, automaton = data["parser"]["lexer_conf"], data["parser"]["parser_conf"], data["parser"]["parser"]
    for holder, key in ((data, "rules"), (parser, "rules"), (lexer, "terminals")):
        holder[key] = sorted(({"@": names[entry["@"]]} for entry in holder[key]), key=lambda entry: entry["@"])
    lexer["ignore"].sort()
    data["options"] = OPTIONS
    rows = {
        state: sorted((automaton["tokens"][token], *action) for token, action in row.items())
        for state, row in automaton["states"].items()
    }
    order = _order(rows, automaton["start_states"])
    data["parser"]["parser"] = {
        "tokens": {name: name for name in sorted(automaton["tokens"].values())},
        "start_states": {name: order[automaton["start_states"][name]] for name in STARTS},
        "end_states": {name: order[automaton["end_states"][name]] for name in STARTS},
        "states": {
            number: {
                token: [1, {"@": names[to["@"]]}] if is_reduction else [0, order[to]]
                for token, is_reduction, to in rows[state]
            }
            for state, number in order.items()
        },
    }
    return {"memo": dict(sorted((names[key], entry) for key, entry in memo.items())), "data": data}


def _names(memo: dict[int, dict[str, Any]]) -> Iterator[tuple[int, str]]:
    """A terminal has its own name, a rule that of its symbol and a number."""
    count = Counter[str]()
    for key, entry in sorted(memo.items(), key=lambda item: repr(item[1])):
        if entry["__type__"] == "TerminalDef":
            entry["pattern"]["flags"].sort()
            if "_width" in entry["pattern"]:
                entry["pattern"]["_width"] = None  # another Python says another width; Lark finds it out when asked
            yield key, entry["name"]
        else:
            symbol = entry["origin"]["name"]
            count[symbol] += 1
            yield key, f"{symbol} {count[symbol]}"


def _order(rows: dict[int, list[tuple[str, int, Any]]], starts: dict[str, int]) -> dict[int, str]:
    """States are counted from the start symbols on; a number is a text, since keys are texts in JSON."""
    order: dict[int, str] = {}
    waiting = [starts[name] for name in STARTS]
    for state in waiting:  # grows while it is walked
        if state not in order:
            order[state] = str(len(order))
            waiting += [to for _, is_reduction, to in rows[state] if not is_reduction]
    return order


def written(table: dict[str, Any]) -> str:
    """JSON with a line for each rule, terminal and state, so that a change of the grammar is a change of lines."""
    text = json.dumps(table, ensure_ascii=False, separators=(",", ":"))
    return re.sub(r'\},(?=\{"@"|"[^"]*":\{)', "},\n", text) + "\n"


def main(arguments: list[str]) -> int:
    """Write the table, or say that it is stale."""
    text = written(table_of(grammar_text("uno")))
    path = table_path()
    if arguments == ["--check"]:
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            print("unolang/syntax/table.json is stale: run `python -m tools.grammar_table`", file=sys.stderr)
            return 1
    else:
        path.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
