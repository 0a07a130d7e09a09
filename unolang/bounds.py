"""How one number may stand to another: one table for the language, the program and the machine, which may not see each other."""

from collections.abc import Callable
from operator import eq, ge, gt, le, lt, ne
from typing import Any

_TABLE: dict[str, Callable[[Any, Any], bool]] = {
    "equal": eq,
    "unequal": ne,
    "at_least": ge,
    "at_most": le,
    "more_than": gt,
    "less_than": lt,
}

BOUNDS = {form: number for number, form in enumerate(_TABLE)}
"""The number that stands in a program for a form of the language."""

COMPARISONS = tuple(_TABLE.values())
"""By that number, whether one number stands so to another."""

NAMES = tuple(form.replace("_", "-") for form in _TABLE)
"""By that number, the name in a printed program."""
