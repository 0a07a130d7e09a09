"""What a line that can't be read, or whose names are unknown, was meant to be: it is put in other words, repaired, or parted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from attrs import frozen

from unolang.syntax.line import Token, fits, stops_at, tokens_of
from unolang.syntax.places import Place
from unolang.syntax.repairs import opens_effect, repair
from unolang.syntax.rewording import rewordings
from unolang.syntax.sick import Sick
from unolang.syntax.vocabulary import Vocabulary, best_of, resolved

_MOST_TRIES = 80
_LONGEST_EFFECT = 12  # in tokens


@frozen
class Parts:
    """A line that says two things: where they are joined, and both as they are written by themselves."""

    joint: Token
    first: str
    second: str
    # The first only says when, so that a colon belongs between the two.
    is_head: bool


def in_other_words(text: str, start: str, known: Vocabulary) -> str | None:
    """The line in words that can be read and whose names are known."""
    tries = islice(rewordings(text, start, known.cards), _MOST_TRIES)
    return best_of(tries, start, known)


def parts(text: str, start: str, known: Vocabulary) -> Parts | None:
    """The two things that a line says, if that is the mistake; in other words if need be."""
    for one in (text, *islice(rewordings(text, start, known.cards), _MOST_TRIES)):
        tokens = tokens_of(one)
        for index, token in enumerate(tokens[1:-1], start=1):
            if token.text not in (",", "and", "then", ";"):
                continue
            before = tokens[index - 1]
            at = index - 1 if token.text in ("and", "then") and before.text == "," else index
            if at and fits(tokens[:at], start) and fits(tokens[index + 1 :], "step"):
                return _parts(one, tokens, (at, index), start, known)
    return None


def _parts(text: str, tokens: Sequence[Token], joint: tuple[int, int], start: str, known: Vocabulary) -> Parts | None:
    at, index = joint
    head, tail = text[: tokens[at - 1].end], text[tokens[index].end :].strip()
    first, second = resolved(head, start, known), resolved(tail, "step", known)
    if first is None or second is None:
        return None
    return Parts(tokens[index], first, second, opens_effect(tokens[:at], start))


def with_colon(text: str, start: str, known: Vocabulary) -> str | None:
    """The line with a colon before the effect at its end, which was read as a part of what is before; None if there is none."""
    lines = (text, *islice(rewordings(text, start, known.cards), _MOST_TRIES))
    return best_of((found for one in lines for found in _with_colons(one, start)), start, known)


def _with_colons(text: str, start: str) -> Iterator[str]:
    tokens = tokens_of(text)
    for index in range(max(1, len(tokens) - _LONGEST_EFFECT), len(tokens)):
        if fits(tokens[index:], "step") and opens_effect(tokens[:index], start):
            at = tokens[index - 1].end
            yield f"{text[:at]}: {text[at:].lstrip()}"


def repaired_in_other_words(text: str, place: Place, known: Vocabulary) -> str | None:
    """The line in other words and repaired after that: of the rewordings, that which can be read farthest is tried."""
    best, least = "", len(tokens_of(text)) + 1
    for one in islice(rewordings(text, place.start, known.cards), _MOST_TRIES):
        tokens = tokens_of(one)
        left = len(tokens) - stops_at(tokens, place.start)
        if left < least:
            best, least = one, left
    if not best:
        return None
    tokens = tokens_of(best)
    found = repair(Sick(best, tuple(tokens), stops_at(tokens, place.start), place, known))
    return None if found is None else found[1]
