"""A line that no form fits becomes an error that says how to write it."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import islice
from typing import Any

from lark import UnexpectedInput, UnexpectedToken

from unolang.text.diagnostic import Collector
from unolang.text.printable import clipped
from unolang.text.span import Span
from unolang.text.suggest import did_you_mean
from unolang.transcript.lines import Line
from unolang.transcript.otherwise import otherwise

LINES = {
    "variant": "variant NAME",
    "edition": "edition ID",
    "option": "option NAME is VALUE",
    "rules": "rules DIGEST",
    "shows": "shows ROW, ...",
    "packs": "packs N",
    "seats": "seats NAME, ...",
    "dealer": "dealer NAME",
    "seed": "seed N",
    "deck": "deck CARD, ...",
    "hands": "hands",
    "upcard": "upcard CARD, VALUE",
    "discards": "discards CARD, ...",
    "draws": "draws CARD, ...",
    "draw-pile": "draw-pile CARD, ...",
    "turn": "turn NAME",
    "direction": "direction counterclockwise",
    "owed": "owed N for DEBT",
    "round": "round N",
    "scores": "scores NAME N, ...",
    "said": "said NAME WORD, ...",
    "set": "set VARIABLE is VALUE",
    "open": "open WINDOW by NAME",
    "played": "played NAME",
    "expect": "expect ITEM, ...",
}
"""The lines at the margin that begin with a word, each as it is written."""

ITEMS = {
    "turn": "turn NAME",
    "hand": "hand NAME N",
    "holds": "holds NAME CARD",
    "upcard": "upcard CARD",
    "owed": "owed N for DEBT",
    "direction": "direction clockwise",
    "open": "open WINDOW",
    "closed": "closed WINDOW",
    "said": "said NAME WORD",
    "unsaid": "unsaid NAME WORD",
    "score": "score NAME N",
    "dealer": "dealer NAME",
    "round": "round N",
    "draw-pile": "draw-pile N",
    "discards": "discards N",
    "stage": "stage play",
    "asked": "asked NAME",
    "out": "out NAME",
    "in": "in NAME",
    "winner": "winner NAME",
    "acted": "acted RULE",
    "idle": "idle RULE",
    "may": "may NAME ACT",
    "cannot": "cannot NAME ACT",
}
"""The items of an expectation, each as it is written."""

_ACT = "NAME VERBs CARD, ANSWER"
_LIKELY = 4  # names on a line that are looked at: what comes after the second act is told by its own line later
_NEXT_ACT = re.compile(r"[,;.]?(?: and| then)* (?P<name>[^\W\d_a-z][\w'-]*) [\w-]+s(?![\w-])")
"""A name and a verb, which is in the third person, after something else; a card in capital letters has none."""
_LONGEST = 60


def tell(errors: Collector, line: Line, start: str, fault: UnexpectedInput, reads: Callable[[str], bool]) -> None:
    """Tell what is wrong with a line at a margin (`line`), in the hands (`hand`) or below an act (`chance`).

    Other words for it are offered if the line reads so.
    """
    at, stuck = _where(line, fault)
    span = Span(line.span.source, line.span.start + at, line.span.start + at + len(stuck))
    first = line.first
    said = next((one for one in otherwise(line.text) if reads(one)), None) if start == "line" else None
    written = f"write `{_short(said)}`" if said else ""
    if start == "hand":
        errors.error("U401", "this is no hand", span, label="can't be read", help="write `NAME CARD, CARD, ...`")
    elif start == "chance":
        errors.error(
            "U401",
            "this is nothing that chance does",
            span,
            label="can't be read",
            because="below an act stands only what chance did in it",
            help="write `shuffled CARD, ...`, or begin the line at the margin",
        )
    elif first in LINES:
        message = f"the line `{first}` stops too early" if not stuck else f"`{_short(stuck)}` does not fit here"
        errors.error(
            "U401", message, span, label="the line ends here" if not stuck else "", help=written or _pattern(line, at)
        )
    elif first[0].isupper() and (second := _second_act(line.text, reads)):
        name = len(line.text[second:].split(maxsplit=1)[0])
        errors.error(
            "U401",
            "there are two acts on one line",
            Span(line.span.source, line.span.start + second, line.span.start + second + name),
            label="here begins another one",
            help="write each on a line of its own, or `&` between them if they are at the same time",
        )
    elif first[0].isupper():
        message = "this act stops too early" if not stuck else f"`{_short(stuck)}` does not fit into an act"
        errors.error("U401", message, span, help=written or f"an act is written `{_ACT}`")
    else:
        whole = Span(line.span.source, line.span.start, line.span.start + len(first))
        errors.error(
            "U401",
            f"no line begins with `{_short(first)}`",
            whole,
            because="a line begins with a word of the format, or with a name, which has a capital letter",
            help=did_you_mean(first, LINES) or _named(line.text, reads),
        )


def _second_act(text: str, reads: Callable[[str], bool]) -> int:
    """Where a second act begins on a line of acts that is none without it; 0 if it is something else that does not fit."""
    likely = list(islice(_NEXT_ACT.finditer(text), _LIKELY))
    ends = [*(found.start() for found in likely[1:]), len(text)]
    for found, end in zip(likely, ends, strict=False):
        if reads(text[: found.start()]) and reads(text[found.start("name") : end]):
            return found.start("name")
    return 0


def _named(text: str, reads: Callable[[str], bool]) -> str:
    """An act whose name has no capital letter."""
    named = text[:1].upper() + text[1:]
    return f"write `{_short(named)}`" if reads(named) else ""


def _where(line: Line, fault: UnexpectedInput) -> tuple[int, str]:
    """The column from 0 where reading stopped, and the word there; no word means the end of the line."""
    position: Any = fault.pos_in_stream
    ended = isinstance(fault, UnexpectedToken) and fault.token.type == "$END"
    at = len(line.text) if ended or position is None else int(position)
    rest = line.text[at:].split(maxsplit=1)
    return at, rest[0].rstrip(",") or "," if rest else ""


def _pattern(line: Line, at: int) -> str:
    if line.first != "expect":
        return f"write `{LINES[line.first]}`"
    item = line.text[:at].rpartition(",")[2].removeprefix("expect").split() or line.text[at:].split() or [""]
    if item[0] in ITEMS:
        return f"write `{ITEMS[item[0]]}`"
    return did_you_mean(item[0], ITEMS) or "write an item such as `turn NAME` or `hand NAME N`"


def _short(text: str) -> str:
    return clipped(text, _LONGEST)
