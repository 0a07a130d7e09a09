"""The nearest names to a misspelt one."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

# Beyond this length nobody has mistyped a name, and comparing would take long.
_LONGEST = 60

# Swapped and doubled letters are slips of the fingers, cheaper than a wrong letter.
_SLIP = 0.5
_REORDERED = 1.0


def nearest(word: str, known: Iterable[str], most: int = 3) -> list[str]:
    """The known names near to `word`, nearest first, equally near ones in the order of the alphabet."""
    found: list[tuple[float, str]] = []
    for candidate in set(known) - {word}:
        cost = _cost(word.casefold(), candidate.casefold())
        if cost is not None:
            found.append((cost, candidate))
    found.sort()
    # Next to a very near name, a somewhat near one is only noise.
    return [candidate for cost, candidate in found if cost <= found[0][0] + 1][:most]


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A question for `help`, or nothing if no name is near."""
    return question(nearest(word, known))


def question(names: list[str]) -> str:
    """The question that offers these names, or nothing without any."""
    if not names:
        return ""
    *others, last = [f"`{name}`" for name in names]
    return f"did you mean {', '.join(others)} or {last}?" if others else f"did you mean {last}?"


def _cost(word: str, candidate: str) -> float | None:
    """How far apart the two are, or None if too far."""
    longest = max(len(word), len(candidate))
    if longest > _LONGEST or not word or not candidate:
        return None
    if sorted(word.split()) == sorted(candidate.split()):
        return 0.0 if word == candidate else _REORDERED
    allowed = _allowed(longest)
    cost = _distance(word, candidate, allowed)
    return cost if cost <= allowed else None


def _allowed(length: int) -> float:
    """A short word must be much alike, a long one may differ in a third of it, yet never in more than four letters."""
    return _SLIP if length < 3 else float(min(length // 3, 4))


def _distance(a: str, b: str, allowed: float) -> float:
    """Letters to add, drop or change, where swapping neighbours and doubling a letter count as slips.

    It may stop early, with any number above `allowed`.
    """
    if abs(len(a) - len(b)) * _SLIP > allowed:
        return allowed + 1
    steps = [_step(b, j) for j in range(len(b))]
    before: list[float] = []
    row = [*accumulate(steps, initial=0.0)]
    for i in range(len(a)):
        last_but_one, before = before, row
        step = _step(a, i)
        row = [before[0] + step]
        for j in range(len(b)):
            cost = min(
                before[j + 1] + step,
                row[j] + steps[j],
                before[j] + (a[i] != b[j]),
            )
            if i and j and a[i] == b[j - 1] and a[i - 1] == b[j]:
                cost = min(cost, last_but_one[j - 1] + (_SLIP if a[i] != b[j] else 0.0))
            row.append(cost)
        # A swap reaches back over one row, so both must be out of reach.
        if min(row) > allowed and min(before) > allowed:
            return allowed + 1
    return row[-1]


def _step(word: str, index: int) -> float:
    """The price of one letter too many or too few: less where it doubles the letter before."""
    return _SLIP if index and word[index] == word[index - 1] else 1.0
