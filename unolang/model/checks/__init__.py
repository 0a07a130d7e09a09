"""Further checks on a rule set whose every word is resolved, each in a file named by the fault."""

from collections.abc import Callable

from unolang.model.checks import (
    deep_loop,
    empty_debt,
    endless_pause,
    idle_window,
    lost_memory,
    missing_piece,
    too_few_cards,
    unpaid_debt,
    unused_name,
)
from unolang.model.meaning import Meaning
from unolang.model.scope import Scope
from unolang.text.diagnostic import Collector

Check = Callable[[Collector, Meaning, Scope], None]

CHECKS: tuple[Check, ...] = (
    deep_loop.check,
    missing_piece.check,
    unpaid_debt.check,
    empty_debt.check,
    idle_window.check,
    endless_pause.check,
    lost_memory.check,
    too_few_cards.check,
    unused_name.check,
)


def run_checks(errors: Collector, meaning: Meaning, scope: Scope) -> None:
    """All checks, in their order."""
    for check in CHECKS:
        check(errors, meaning, scope)
