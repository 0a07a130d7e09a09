"""How people write lines of a transcript that can't be read, and how they are written: whoever asks tries them."""

from __future__ import annotations

import re
from collections.abc import Iterator

_WHO = r"(?P<who>[^\W\d_][\w'-]*?)"

# What is expected in the words of people, and the item for it.
_ITEMS: tuple[tuple[str, str], ...] = (
    (rf"{_WHO} (?:has|holds) (?:exactly )?(?P<n>[0-9]+) cards?(?: left)?", "hand {who} {n}"),
    (rf"hand (?:of )?{_WHO} (?:is |has )?(?P<n>[0-9]+)(?: cards?)?", "hand {who} {n}"),
    (rf"{_WHO} has no cards(?: left)?", "hand {who} 0"),
    (rf"{_WHO} has (?P<n>-?[0-9]+) points?", "score {who} {n}"),
    (rf"score (?:of )?{_WHO} is (?P<n>-?[0-9]+)", "score {who} {n}"),
    (rf"{_WHO} has (?P<not>not )?said (?P<what>[\w-]+)", "said {who} {what}"),
    (rf"{_WHO} (?:has|holds) (?:an? |the )?(?P<what>.+)", "holds {who} {what}"),
    (rf"(?:it is )?{_WHO}(?:'s turn| is on turn| is next)", "turn {who}"),
    (rf"(?:the )?turn (?:is |of )?{_WHO}", "turn {who}"),
    (r"(?:the )?upcard is (?:an? |the )?(?P<what>.+)", "upcard {what}"),
    (r"(?:the )?(?P<what>.+) is (?:the upcard|on top)", "upcard {what}"),
    (rf"{_WHO} is (?:the )?dealer", "dealer {who}"),
    (rf"{_WHO} is out(?: of the round)?", "out {who}"),
    (rf"{_WHO} is (?:asked|to answer)", "asked {who}"),
    (rf"{_WHO} (?:wins|has won|is the winner)", "winner {who}"),
    (rf"{_WHO} (?P<verb>may|cannot) (?P<what>.+)", "{verb} {who} {what}"),
    (r"(?:the )?draw[ -]pile (?:has|is) (?P<n>[0-9]+)(?: cards?)?", "draw-pile {n}"),
    (r"(?:the )?discards? (?:has|have|are|is) (?P<n>[0-9]+)(?: cards?)?", "discards {n}"),
    (r"(?P<n>[0-9]+)(?: cards?)? (?:is|are) owed", "owed {n}"),
    (rf"{_WHO} owes (?P<n>[0-9]+)(?: cards?)?", "owed {n}"),
    (r"(?:the )?direction is (?P<what>[\w-]+)", "direction {what}"),
    (r"(?:the )?(?P<what>[\w-]+) (?:is|has) (?P<verb>open|closed)", "{verb} {what}"),
)


def otherwise(text: str) -> Iterator[str]:
    """The line in other words, likelier ones first."""
    first, _, rest = text.partition(" ")
    if first == "variant" and rest.endswith(".uno"):
        yield text.removesuffix(".uno")
    if first == "expect":
        items = [_item(item.strip()) for item in rest.split(",")]
        yield f"expect {', '.join(items)}"
    yield _with_names(text, 1)
    if first[:1].isupper():
        # An act: only whoever acts, or is named, has a capital letter.
        who, *words = text.split(" ")
        yield " ".join([who, *(word.lower() for word in words)])


def _item(item: str) -> str:
    for pattern, written in _ITEMS:
        found = re.fullmatch(pattern, item)
        if found:
            parts = {name: part or "" for name, part in found.groupdict().items()}
            if "who" in parts:
                parts["who"] = _capital(parts["who"])
            return ("un" if parts.get("not") else "") + written.format(**parts)
    return item


def _with_names(text: str, start: int) -> str:
    """Every word after the first, or after a comma, with a capital letter, as names have."""
    words = text.split(" ")
    return " ".join([*words[:start], *map(_capital, words[start:])])


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]
