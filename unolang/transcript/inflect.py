"""Verbs as a transcript writes them: `play` becomes `plays`, and `plays` is looked up again."""

from __future__ import annotations

from collections.abc import Sequence

_ODD = {"have": "has"}
_HISSING = ("s", "x", "z", "ch", "sh", "o")


def third_person(verb: str) -> str:
    """The form after a name; of a verb of several parts the first is inflected: `turn-up` becomes `turns-up`."""
    head, hyphen, rest = verb.partition("-")
    return f"{_inflected(head)}{hyphen}{rest}"


def _inflected(word: str) -> str:
    if word in _ODD:
        return _ODD[word]
    if word.endswith(_HISSING):
        return f"{word}es"
    if word.endswith("y") and word[-2:-1] not in tuple("aeiou"):
        return f"{word[:-1]}ies"
    return f"{word}s"


def by_third_person(verbs: Sequence[str]) -> dict[str, int]:
    """The written forms of these verbs, each with the index of its verb."""
    return {third_person(verb): index for index, verb in reversed([*enumerate(verbs)])}
