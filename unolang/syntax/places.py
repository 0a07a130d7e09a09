"""Places: under which line what kind of line may stand, and how it is read."""

from __future__ import annotations

from functools import cache

from attrs import frozen

from unolang.syntax.line import acceptable, after
from unolang.syntax.table import words


@frozen
class Place:
    """Lines in a place are read from one start symbol; `only` narrows the words that may begin them."""

    name: str
    start: str
    # What a line here is called in messages.
    called: str
    only: tuple[str, ...] = ()
    # What to write where lines begin with names.
    example: str = ""

    @property
    def heads(self) -> tuple[str, ...]:
        """The words that a line here begins with; none if it may begin with a name."""
        return self.only or _heads(self.start)


MARGIN = Place("the margin", "top", "declaration")

_OPTION = "write `VALUE requires OPTION is VALUE` or `VALUE conflicts with OPTION is VALUE`"
_DECK = "write `ATTRIBUTE is VALUE, VALUE`, `NAME are VALUE, VALUE` or `NUMBER of VALUE, VALUE`"
_EFFECT = "write for example `WHO draws NUMBER cards`, `NAME becomes VALUE` or `end the turn`"
_WORTH = "write `CARD, CARD: NUMBER`"

UNDER = {
    "variant": Place("`variant`", "setting", "setting"),
    "option": Place("`option`", "option_line", "condition on an option", example=_OPTION),
    "deck": Place("`deck`", "deck_line", "line of a deck", example=_DECK),
    "rule": Place("`rule`", "clause", "clause"),
    "keep": Place("`keep rule`", "clause", "clause", ("cite", "comes", "note")),
    "while": Place("`while`", "clause", "clause", ("before", "cite", "forbid", "instead", "note", "on", "permit")),
    "window": Place("`window`", "window_line", "line of a window"),
    "effects": Place("an event", "step", "effect", example=_EFFECT),
    "points": Place("`points`", "worth", "card value", example=_WORTH),
}

# The form of a line, and what stands under it.
OPENS = {
    "variant": UNDER["variant"],
    "option": UNDER["option"],
    "deck": UNDER["deck"],
    "replace_deck": UNDER["deck"],
    "in_each": UNDER["deck"],
    "in_some": UNDER["deck"],
    "without": UNDER["deck"],
    "rule": UNDER["rule"],
    "replace_rule": UNDER["rule"],
    "keep_rule": UNDER["keep"],
    "while_": UNDER["while"],
    "window": UNDER["window"],
    "points": UNDER["points"],
    "measure": UNDER["points"],
    "on_event": UNDER["effects"],
    "before_event": UNDER["effects"],
    "instead_of": UNDER["effects"],
    "whenever": UNDER["effects"],
    "when": UNDER["effects"],
    "otherwise": UNDER["effects"],
    "may": UNDER["effects"],
}

# These mean something without anything under them.
MAY_BE_EMPTY = frozenset({"variant", "option", "keep_rule"})

# Forms that take an effect, under them or after a colon, with the number of operands before it.
TAKES_EFFECT = {
    "on_event": 1,
    "before_event": 1,
    "instead_of": 1,
    "whenever": 1,
    "when": 1,
    "otherwise": 0,
    "may": 1,
}


@cache
def _heads(start: str) -> tuple[str, ...]:
    symbols = acceptable(after([], start))
    if any(symbol not in words() for symbol in symbols):
        return ()
    return tuple(sorted(symbols, key=lambda word: (_USUAL.index(word) if word in _USUAL else len(_USUAL), word)))


# What is written most stands first in messages.
_USUAL = (
    "rule",
    "on",
    "permit",
    "forbid",
    "remember",
    "while",
    "replace",
    "drop",
    "option",
    "set",
    "based",
    "round",
    "points",
)
