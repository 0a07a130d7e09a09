"""How somebody plays who is no machine: how fast, and how much is noticed. Each seat may have habits of its own.

`reaction` is the time from an opportunity to the act that takes it up, `thinking` the time from getting the turn to the act of the
turn, both in seconds, as medians. The times themselves are drawn anew for every act, from the seat's own chance: by default
log-normally, as people's reactions are found to be spread, with most of them near the median and some that take long.
"""

from collections.abc import Callable, Iterable
from math import exp, isfinite, log, log1p
from statistics import NormalDist
from typing import Any

from attrs import evolve, field, frozen

from unolang.machine.chance import Chance

_PLACE = NormalDist().inv_cdf
_LN2 = log(2)


def _log_normal(median: float, spread: float, u: float) -> float:
    return median * exp(spread * _PLACE(u))


def _exponential(median: float, _spread: float, u: float) -> float:
    return median * -log1p(-u) / _LN2


def _uniform(median: float, _spread: float, u: float) -> float:
    return 2 * median * u


def _fixed(median: float, _spread: float, _u: float) -> float:
    return median


DISTRIBUTIONS: dict[str, Callable[[float, float, float], float]] = {
    "log-normal": _log_normal,
    "exponential": _exponential,
    "uniform": _uniform,
    "fixed": _fixed,
}
"""A median, a spread and a number between 0 and 1 become a time."""

MOST_SECONDS = 3600.0
MOST_SPREAD = 5.0


def _in_order(verbs: Iterable[tuple[str, float]]) -> tuple[tuple[str, float], ...]:
    return tuple(sorted(verbs))


@frozen
class Habits:
    """The habits of one seat."""

    reaction: float = 0.7
    thinking: float = 2.0
    spread: float = 0.35  # the sigma of the logarithm of a time, where times are log-normal
    distribution: str = "log-normal"
    forgets: float = 0.1  # how likely a word is left unsaid
    alertness: float = 0.5  # how likely any other opportunity is noticed
    whim: float = 0.02  # instead of alertness, for what everybody may do in any case
    verbs: tuple[tuple[str, float], ...] = field(default=(), converter=_in_order)
    """How likely acts by these names are; that goes before alertness and whim."""

    def __attrs_post_init__(self) -> None:
        for name in ("forgets", "alertness", "whim"):
            _within(name, getattr(self, name), 1.0)
        for name, share in self.verbs:
            _within(name, share, 1.0)
        _within("reaction", self.reaction, MOST_SECONDS)
        _within("thinking", self.thinking, MOST_SECONDS)
        _within("spread", self.spread, MOST_SPREAD)
        if self.distribution not in DISTRIBUTIONS:
            raise ValueError(f"`distribution` is {' or '.join(DISTRIBUTIONS)}, not {self.distribution}")

    def told(self) -> dict[str, float | str]:
        """Every habit by its name, those for single verbs last."""
        return {**{name: getattr(self, name) for name in NAMES}, **dict(self.verbs)}

    def with_habit(self, name: str, value: str) -> "Habits":
        """These habits with one of them changed, given as text; a name that is no habit is a verb's."""
        changed: Any = value
        if name != "distribution":
            try:
                changed = float(value)
            except ValueError:
                raise ValueError(f"`{name}` is a number, not {value}") from None
        if name not in NAMES:
            name, changed = "verbs", {**dict(self.verbs), name: changed}.items()
        return evolve(self, **{name: changed})


NAMES = ("reaction", "thinking", "spread", "distribution", "forgets", "alertness", "whim")
"""The habits that everybody has."""


def _within(name: str, value: float, most: float) -> None:
    if not (isfinite(value) and 0 <= value <= most):
        raise ValueError(f"`{name}` is from 0 to {most:g}, not {value:g}")


class Pace:
    """The times that one seat takes in one game."""

    def __init__(self, habits: Habits, chance: Chance) -> None:
        self._habits = habits
        self._chance = chance
        self._drawn = DISTRIBUTIONS[habits.distribution]

    def reaction(self) -> float:
        """Seconds from an opportunity to the act that takes it up."""
        return self._time(self._habits.reaction)

    def thinking(self) -> float:
        """Seconds from getting the turn to the act of the turn."""
        return self._time(self._habits.thinking)

    def _time(self, median: float) -> float:
        # 52 bits and a half: a number between 0 and 1 that is neither, and exact.
        return self._drawn(median, self._habits.spread, ((self._chance.next64() >> 12) + 0.5) / (1 << 52))
