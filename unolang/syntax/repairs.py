"""A fixed table of repairs: each makes one small change to a line.

It is offered only if the line can be read after it, and if its names are known as far as the text and its bases tell.

A free search is worse than none: a name fits nearly anywhere, so it finds repairs that no author meant.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from attrs import evolve

from unolang.language.synonyms import NUMBERS
from unolang.syntax.line import Token, fits
from unolang.syntax.rewording import with_digits
from unolang.syntax.sick import REACH, Repair, Sick
from unolang.syntax.table import RESERVED, words
from unolang.syntax.vocabulary import resolved
from unolang.text.suggest import nearest

_MOST_TRIES = 120
_MOST_READ = 16


def repair(sick: Sick) -> tuple[Repair, str] | None:
    """The cheapest repair after which the whole line can be read and all its names are known; and the line after it."""
    indexes = range(min(sick.stopped, len(sick.tokens) - 1), sick.first - 1, -1)
    tries: list[Repair] = []
    for find in _OF_A_LINE:
        tries += find(sick)
    for back, index in enumerate(indexes):
        for find_near in _OF_A_TOKEN:
            tries += (evolve(found, cost=found.cost + back * 0.2) for found in find_near(sick, index))
    tries.sort(key=lambda one: (one.cost, one.start, one.new))
    read = islice((one for one in tries[:_MOST_TRIES] if sick.is_mended_by(one)), _MOST_READ)
    second = None
    for one in read:
        line = one.apply(sick.text)
        found = resolved(line, sick.place.start, sick.vocabulary)
        if found == line:
            return one, line
        if found is not None and second is None:
            second = one, found
    return second


def _change(cost: float, token: Token, new: str, message: str) -> Repair:
    return Repair(cost, token.start, token.end, new, message)


def _signs(sick: Sick) -> Iterator[Repair]:
    """All signs of arithmetic and of programs become words."""
    found = [match for match in _SIGN.finditer(sick.text) if match[1]]
    if not found:
        return
    parts, at = [], 0
    for match in found:
        parts += [sick.text[at : match.start()], f" {_in_words(sick, match)} "]
        at = match.end()
    mended = " ".join("".join([*parts, sick.text[at:]]).split())
    message = f"this is written in words, not as `{found[0][1]}`"
    yield Repair(0.1, 0, len(sick.text), mended, message, found[0].span(1))


def _in_words(sick: Sick, match: re.Match[str]) -> str:
    sign = match[1]
    if sign in ("=", ":="):
        if sick.tokens[0].text == "set":
            return "to"
        before = [token.text for token in sick.tokens if token.start < match.start()]
        if sick.place.start == "step" and "when" not in before:
            return "becomes"
    return _SIGNS[sign]


_SIGN = re.compile(r'"[^"]*"|(?:\bis\s+)?(&&?|\|\|?|:=|==|!=|=>|=<|>=|<=|[=<>≥≤≠])')

_SIGNS = {
    "&": "and",
    "&&": "and",
    "|": "or",
    "||": "or",
    "=": "is",
    ":=": "is",
    "==": "is",
    "!=": "is not",
    "≠": "is not",
    ">": "is more than",
    "<": "is less than",
    ">=": "is at least",
    "=>": "is at least",
    "≥": "is at least",
    "<=": "is at most",
    "=<": "is at most",
    "≤": "is at most",
}


def _quotes(sick: Sick) -> Iterator[Repair]:
    if any(quote in sick.text for quote in "“”„«»"):
        straight = re.sub(r"[“”„«»]", '"', sick.text)
        where = re.search(r"[“”„«»][^“”„«»\"]*[“”„«»\"]?", sick.text)
        assert where is not None
        yield Repair(0.0, 0, len(sick.text), straight, 'texts stand in straight quotes, `"`', where.span())
    for match in re.finditer(r"(?<!\w)['‘’]([^'’\"]*)['’]", sick.text):
        yield Repair(0.1, *match.span(), f'"{match[1]}"', 'texts stand in double quotes, `"`')


def _marks(sick: Sick) -> Iterator[Repair]:
    """Hard blanks, long dashes and typographic apostrophes become plain ones."""
    odd = [(at, char) for at, char in enumerate(sick.text) if not char.isascii() and not char.isalnum()]
    for at, char in odd[:3]:
        category = unicodedata.category(char)
        if category in ("Zs", "Cf", "Cc"):
            everywhere = sick.text.replace(char, " " if category == "Zs" else "")
            message = f"there is an invisible character, U+{ord(char):04X}"
            yield Repair(0.0, 0, len(sick.text), everywhere, message, (at, at + 1))
        elif category == "Pd" or char == "−":
            yield Repair(0.1, at, at + 1, "-", f"minus is written `-`, not `{char}`")
        elif char == "×":
            yield Repair(0.1, at, at + 1, "*", "times is written `*`")


def _brackets(sick: Sick) -> Iterator[Repair]:
    texts = [token.text for token in sick.tokens]
    if texts.count("(") > texts.count(")"):
        last = len(texts) - 1 - texts[::-1].index("(")
        opened = sick.tokens[last]
        for back, token in enumerate(sick.tokens[:last:-1][:REACH]):
            blamed = (opened.start, opened.end)
            yield Repair(1.0 + back / 10, token.end, token.end, ")", "this bracket is not closed", blamed)


def _last_mark(sick: Sick) -> Iterator[Repair]:
    last = sick.tokens[-1]
    opens = last.text == ":" and opens_effect(sick.tokens[:-1], sick.place.start)
    if last.kind in ("MARK", "BAD_MARK") and last.text != ")" and not opens:
        yield Repair(0.4, last.start, last.end, "", f"`{last.text}` is one too many")


def _sentence(sick: Sick) -> Iterator[Repair]:
    """The sentence of a declaration is added, or set in quotes."""
    if "STRING" not in sick.expected(sick.stopped):
        return
    end = len(sick.text)
    if sick.at_end:
        last = sick.tokens[-1]
        blamed = (last.start, last.end)
        yield Repair(0.0, end, end, ' "WHAT IT SAYS"', "a sentence in quotes is missing at the end", blamed)
    else:
        start = sick.tokens[sick.stopped].start
        if '"' not in sick.text[start:]:
            yield Repair(0.9, start, end, f'"{sick.text[start:]}"', "this sentence stands in quotes")


def _all_words(sick: Sick) -> Iterator[Repair]:
    """Every word that is none becomes what it was meant to be, if there are several."""
    found = [(token, mended) for index, token in enumerate(sick.tokens) for mended in list(_spelling(sick, index))[:1]]
    if len(found) > 1:
        parts, at = [], 0
        for token, mended in found:
            parts += [sick.text[at : token.start], mended.new]
            at = token.end
        first, why = found[0]
        whole = "".join([*parts, sick.text[at:]])
        yield Repair(0.4, 0, len(sick.text), whole, why.message, (first.start, first.end))


_OF_A_LINE: tuple[Callable[[Sick], Iterator[Repair]], ...] = (
    _signs,
    _quotes,
    _marks,
    _brackets,
    _last_mark,
    _all_words,
    _sentence,
)


def _spelling(sick: Sick, index: int) -> Iterator[Repair]:
    """Capitals and underscores become what names are made of; a number glued to a word is parted from it."""
    token = sick.tokens[index]
    if token.kind not in ("BAD_WORD", "ID"):
        return
    text = token.text
    if text != text.lower():
        yield _change(0.1, token, text.lower().replace("_", "-"), f"words are written small, unlike `{text}`")
    elif "_" in text:
        yield _change(0.2, token, text.strip("_").replace("_", "-"), f"names are written with hyphens, unlike `{text}`")
    if match := re.fullmatch(r"([\w'-]*\w)-([0-9]\w*)", text):
        yield _change(0.3, token, f"{match[1]} - {match[2]}", "a minus stands between blanks")
        yield _change(0.4, token, f"{match[1]}{match[2]}", "a part of a name begins with a letter")
    if match := re.fullmatch(r"([0-9]+)-?([^\W\d_]\w*)", text):
        yield _change(0.2, token, f"{match[1]} {match[2]}", "a blank is missing after the number")


def _doubled(sick: Sick, index: int) -> Iterator[Repair]:
    token = sick.tokens[index]
    if index and sick.tokens[index - 1].text == token.text:
        before = sick.tokens[index - 1]
        yield Repair(0.05, before.end, token.end, "", f"`{token.text}` stands twice", (token.start, token.end))


def _near_word(sick: Sick, index: int) -> Iterator[Repair]:
    """A word that the language doesn't know becomes one that may stand in its place."""
    token = sick.tokens[index]
    if token.kind != "NAME" or token.text in words() or token.text in RESERVED:
        return
    expected = [word for word in sick.expected(index) if word in words()]
    for rank, word in enumerate(nearest(token.text, expected)):
        yield _change(0.5 + rank / 10, token, word, f"`{token.text}` does not fit here")


def _verb(sick: Sick, index: int) -> Iterator[Repair]:
    """A value is told with `is`, and changed with `becomes`."""
    token = sick.tokens[index]
    if token.text == "is" and sick.place.start == "step" and "when" not in sick.text.split(":")[0].split():
        yield _change(0.3, token, "becomes", "a value changes with `becomes`")
    elif token.text in ("becomes", "are"):
        yield _change(0.3, token, "is", f"here it is `is`, not `{token.text}`")


def _possessive(sick: Sick, index: int) -> Iterator[Repair]:
    token = sick.tokens[index]
    if index + 1 < len(sick.tokens) and (match := re.fullmatch(r"(.+)['’]s", token.text)):
        other = sick.tokens[index + 1]
        new = f"{other.text} of {match[1]}"
        yield Repair(0.3, token.start, other.end, new, f"whose it is follows after `of`, unlike `{token.text}`")


def _hyphen(sick: Sick, index: int) -> Iterator[Repair]:
    """Two words become one name, where a name is declared."""
    if index + 1 >= len(sick.tokens) or index < 1:
        return
    token, other = sick.tokens[index], sick.tokens[index + 1]
    if {token.kind, other.kind} == {"NAME"} and sick.tokens[index - 1].text in _DECLARES:
        new = f"{token.text}-{other.text}"
        yield Repair(0.6, token.start, other.end, new, "a name of several words takes hyphens")


_DECLARES = {"rule", "option", "window", "remember", "measure", "set"}


def _missing(sick: Sick, index: int) -> Iterator[Repair]:
    """A mark or a little word is put before a token."""
    if index < 1:
        return
    before = sick.tokens[index - 1]
    expected = sick.expected(index)
    for rank, new in enumerate(_MAY_BE_MISSING):
        if new in expected:
            glued = new in ":,"
            start = before.end
            added = new if glued else f" {new}"
            message = f"`{new}` is missing"
            token = sick.tokens[index]
            yield Repair(1.0 + rank / 20, start, start, added, message, (token.start, token.end))


_MAY_BE_MISSING = (":", ",", "of", "is", "to", "by", "for", "than", "with", "as", "on", "from", "in", "or", "cards")


def _one_too_many(sick: Sick, index: int) -> Iterator[Repair]:
    """A mark goes, and a little word where no name could be missing before it."""
    token = sick.tokens[index]
    before = sick.tokens[index - 1] if index else None
    after = sick.tokens[index + 1] if index + 1 < len(sick.tokens) else None
    if token.text == "+" and after is not None and after.kind == "INT" and after.start == token.end:
        return  # a card of that sign, and not the number
    if token.text == ":" and opens_effect(sick.tokens[:index], sick.place.start):
        return
    listed = token.text in ("and", "or") and before is not None and before.text == ","
    is_word = token.text in RESERVED and not sick.at_end and "NAME" not in sick.expected(index)
    if token.kind in ("MARK", "BAD_MARK") or listed or is_word:
        first = before if listed and before is not None else token
        new = " or " if listed else " "
        message = f"`{first.text}` is one too many"
        yield Repair(0.9 if listed else 1.4, first.start, token.end, new, message, (first.start, first.end))
    if token.text == "," and index + 1 < len(sick.tokens):
        for word in ("or", "and"):
            yield Repair(1.2, token.start, token.end, f" {word}", f"here it is `{word}`, not a comma")


def _numbers(sick: Sick, index: int) -> Iterator[Repair]:
    """Ranges are written with `to`, and numbers in digits."""
    token = sick.tokens[index]
    if 0 < index < len(sick.tokens) - 1 and token.text in ("-", "."):
        before, after = sick.tokens[index - 1], sick.tokens[index + 1]
        if before.kind == "INT":
            after = sick.tokens[min(index + 2, len(sick.tokens) - 1)] if after.text == "." else after
            if after.kind == "INT":
                new = f"{before.text} to {after.text}"
                yield Repair(0.2, before.start, after.end, new, "a range is written with `to`")
    if token.text in NUMBERS:
        ranged = with_digits(sick.text, sick.vocabulary.cards)
        message = f"numbers are written in digits, unlike `{token.text}`"
        yield Repair(0.2, 0, len(sick.text), ranged, message, (token.start, token.end))


_OF_A_TOKEN: tuple[Callable[[Sick, int], Iterator[Repair]], ...] = (
    _spelling,
    _doubled,
    _near_word,
    _verb,
    _possessive,
    _hyphen,
    _numbers,
    _missing,
    _one_too_many,
)


def opens_effect(tokens: Sequence[Token], start: str) -> bool:
    """Whether an effect may follow after these tokens and a colon."""
    return fits([*tokens, Token("MARK", ":", 0, 0), *_ANY_EFFECT], start)


_ANY_EFFECT = (Token("NAME", "end", 0, 0), Token("NAME", "turn", 0, 0))
