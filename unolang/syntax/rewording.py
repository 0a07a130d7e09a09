"""A line in a player's own words becomes lines that may say the same in words of the language; who asks tries them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache

from unolang.language.synonyms import NUMBERS, ROWS, Synonym

_MOST_PHRASES = 8
_LONGEST_NAME = 4  # in words
_LONGEST_LINE = 400

_ARTICLES = r"(?:(?:an?|the|An?|The)\s+)*"
_WORD = r"[\w'-]+"
_MARGIN = r"(?![\w'-])"
# No word of somebody's name.
_NO_VERB = r"(?!(?:has|have|is|are|and|or|then|when|if|may|draws?|plays?)\b)"
_SOMEBODY = rf"{_ARTICLES}{_NO_VERB}{_WORD}(?:\s+{_NO_VERB}{_WORD}){{0,3}}?"

_SLOTS = {
    "WHO": rf"(?P<WHO>{_SOMEBODY})",
    "WHOM": rf"(?P<WHOM>{_SOMEBODY})(?=\s*(?:$|[,:]))",
    "CARD": r"(?P<CARD>[^,:\"]+?)",
    "REST": r"(?P<REST>[^\"]+)",
    "NUMBER": rf"(?P<NUMBER>{_WORD})",
    "VERB": r"(?P<VERB>[a-z][a-z-]*)",
    "VERBs": r"(?P<VERB>[a-z][a-z-]*)s",
    "VERBes": r"(?P<VERB>[a-z][a-z-]*)es",
    "VERBing": r"(?P<VERB>[a-z][a-z-]*)ing",
    "OCCASION": (
        r"(?:if|when|whenever|after|once|upon|on|as\s+soon\s+as|each\s+time|every\s+time|any\s+time|in\s+case)(?:\s+that)?"
    ),
}
_TAIL = r"(?P<TAIL>\s*|\s*[,:]\s*(?:then\s+)?[^\"]+|\s+then\s+[^\"]+)$"


def rewordings(text: str, start: str, known: Collection[str] = ()) -> Iterator[str]:
    """The line with other words, likelier ones first: at most one new beginning, and one phrase after the other."""
    if len(text) > _LONGEST_LINE:
        return
    rows = [row for row in ROWS if not row.starts or start in row.starts]
    seen = {text}
    for begun in (text, *_beginnings(text, rows)):
        for phrased in _phrased(begun, rows, start):
            for one in (phrased, with_digits(phrased, known), joined(phrased, known)):
                for said in map(_agreeing, (one, with_digits(one, known))):
                    if said not in seen:
                        seen.add(said)
                        yield said


def _agreeing(text: str) -> str:
    """Several players draw, and do not draws."""
    return re.sub(rf"\bothers ({'|'.join(_VERBS)})s\b", r"others \1", text)


_VERBS = ("choose", "cut", "draw", "give", "leave", "name", "play", "score", "settle", "show")


def _beginnings(text: str, rows: list[Synonym]) -> Iterator[str]:
    for row in rows:
        if row.way.startswith("^"):
            yield from (found for said in row.said if (found := _rewritten(text, row.way, said)) != text)


def _phrased(text: str, rows: list[Synonym], start: str) -> Iterator[str]:
    yield text
    left = _MOST_PHRASES
    for row in rows:
        for said in () if row.way.startswith("^") else row.said:
            # An effect stands behind an event, if not on a line of its own.
            behind = 1 if start == "clause" and row.frame == "{}" else 0
            changed = _rewritten(text, row.way, said, behind) if left else text
            if changed != text:
                text = changed
                left -= 1
                yield text


def _rewritten(text: str, way: str, said: str, behind: int = 0) -> str:
    if not all(word.isupper() or word in _SLOTS or word in text for word in said.split()):
        return text  # quickly told
    found = _pattern(said, anchored=way.startswith("^")).search(text)
    # What stands in quotes is for the reader.
    if found is None or found.start() < behind or text.count('"', 0, found.start()) % 2:
        return text
    new = way.removeprefix("^")
    for slot, filled in found.groupdict().items():
        words = _tail(filled) if slot == "TAIL" else filled
        new = re.sub(rf"{' ' * (slot == 'TAIL')}\b{slot}\b", words.replace("\\", ""), new)
    return f"{text[: found.start()]}{new}{text[found.end() :]}"


@cache
def _pattern(said: str, *, anchored: bool) -> re.Pattern[str]:
    words = said.split()
    parts = [_SLOTS.get(word, re.escape(word)) for word in words if word != "TAIL"]
    begin = ("^" if anchored else r"(?<![\w'-])") + ("" if words[0] == "WHO" else _ARTICLES)
    return re.compile(begin + rf"\s+{_ARTICLES}".join(parts) + (_TAIL if words[-1] == "TAIL" else _MARGIN))


def _tail(tail: str) -> str:
    """What ends a line: a condition stays as it is, an effect follows after a colon."""
    bare = re.sub(r"^\s*[,:]?\s*(?:then\s+)?", "", tail)
    if tail.lstrip().startswith(",") and bare.startswith("when "):
        return f", {bare}"
    return f": {bare}" if bare else ""


def digits(word: str) -> str:
    """`seven`, `sevens` and `7s` as the number that they mean; nothing if they mean none."""
    if plain := re.fullmatch(r"([0-9]{1,6})['’]?s", word):
        return plain[1]
    return next((str(at) for at, name in enumerate(NUMBERS) if word in (name, f"{name}s", f"{name}es")), "")


def with_digits(text: str, known: Collection[str]) -> str:
    """The line with its numbers in digits, where they are no names."""

    def in_digits(found: re.Match[str]) -> str:
        return found[0] if found[0] in known else digits(found[0]) or found[0]

    return re.sub(r"\"[^\"]*\"|[\w'’-]+", in_digits, text)


def joined(text: str, known: Collection[str]) -> str:
    """The line with words put together that are one name, and `+2` as the card that it means."""
    text = re.sub(
        r"(?:(?<=\bof )|(?<=\bor )|(?<=\ba )|(?<=, ))\+ ?([0-9]{1,3})\b",
        lambda found: next(iter(names_with(found[1], known)), found[0]),
        text,
    )
    parts = re.split(r"(\"[^\"]*\"|[\w'’-]+)", text)  # words at odd places, what is between them at even ones
    at = 1
    while at < len(parts):
        for length in range(_LONGEST_NAME, 1, -1):
            group = parts[at : at + 2 * length : 2]
            if len(group) == length and not "".join(parts[at + 1 : at + 2 * length - 1 : 2]).strip():
                name = "-".join(_in_words(word) for word in group)
                if name in known:
                    parts[at : at + 2 * length - 1] = [name]
        at += 2
    return "".join(parts)


def names_with(number: str, known: Collection[str]) -> list[str]:
    """The names of several words that end with a number, as `draw-two` does with 2; those of the fewest words first."""
    found = [name for name in known if "-" in name and name.rpartition("-")[2] == _in_words(number)]
    return sorted(found, key=lambda name: (name.count("-"), name))


def _in_words(word: str) -> str:
    return NUMBERS[int(word)] if word.isdigit() and len(word) < 3 and int(word) < len(NUMBERS) else word
