"""The nearest names for the help of an error."""

from collections.abc import Iterable

from unolang.text.diagnostic import Collector
from unolang.text.suggest import did_you_mean


def near(errors: Collector, word: str, known: Iterable[str]) -> str:
    """A question for `help`, or nothing if no name is near, or if the error will hardly be shown."""
    return "" if errors.is_overflowing else did_you_mean(word, known)
