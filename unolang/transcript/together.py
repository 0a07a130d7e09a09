"""Acts at the same time: a tie of the rules puts them in order, and where none speaks the order must not matter."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from unolang.machine.state import Act, State
from unolang.machine.ties import comes_first
from unolang.program.program import NONE, Program
from unolang.text.diagnostic import Diagnostic
from unolang.transcript.names import Broken
from unolang.transcript.record import Deed
from unolang.transcript.taking import Taken, Taking
from unolang.transcript.words import Teller

MOST = 5
"""How many acts there may be at the same time; every order of them may have to be tried."""

_REGISTERS = frozenset(("player", "other", "each", "owner"))
_PROVENANCE = frozenset(("turn_place", "end_place", "debt_place", "round_ending", "game_ending"))
_UNSEEN = _REGISTERS | _PROVENANCE | {"chance", "fuel", "hands", "done"}
"""Parts of a state that nobody at the table can tell apart, or that are compared in another way."""


def perform(taking: Taking, state: State, deeds: Sequence[Deed], rules: set[int]) -> Taken:
    """Take the acts in an order that the rules allow; raises `Broken` if two such orders lead to different tables.

    People who join at the same time take their chairs in the order of the line, which is no difference between tables.
    Who finds no chair is one.
    """
    acts = [taking.possible(state, deed) for deed in deeds]
    program, seats = taking.machine.program, taking.names.seats
    first, *others = _orders(program, acts, rules)
    before, seats_before = state.copy(), list(seats)
    taken = _in_order(taking, state, [deeds[i] for i in first], rules)
    seats_after = list(seats)
    for order in others:
        other = before.copy()
        seats[:] = seats_before
        _in_order(taking, other, [deeds[i] for i in order], set())
        people = set(seats)
        seats[:] = seats_after
        if people != set(seats_after) or seen(program, other) != seen(program, state):
            raise _undecided(taking.teller, [[deeds[i] for i in one] for one in (first, order)], (state, other))
    return taken


def _in_order(taking: Taking, state: State, deeds: Sequence[Deed], rules: set[int]) -> Taken:
    taken = taking.perform(state, deeds[0], rules)
    for deed in deeds[1:]:
        taken += taking.perform(state, deed, rules, lapses=True)
    return taken


def _orders(program: Program, acts: Sequence[Act], rules: set[int]) -> list[tuple[int, ...]]:
    """The orders that no tie forbids, the written one first; `rules` gets those whose ties spoke."""
    before: set[tuple[int, int]] = set()
    for tie in program.ties:
        for i, one in enumerate(acts):
            for j, other in enumerate(acts):
                if i != j and comes_first(program, tie, one, other):
                    before.add((i, j))
                    if tie.place.rule != NONE:
                        rules.add(tie.place.rule)
    before -= {(j, i) for i, j in before}  # ties that contradict each other say nothing
    every = list(permutations(range(len(acts))))
    allowed = [order for order in every if all(order.index(i) < order.index(j) for i, j in before)]
    return allowed or every


def seen(program: Program, state: State) -> list[object]:
    """All that people at the table could tell apart, or that a rule looks at."""
    parts: list[object] = [getattr(state, name) for name in State.__slots__ if name not in _UNSEEN]
    parts.append([sorted(hand) for hand in state.hands])
    asked_for = {term.args[1] for term in program.terms if term.form == "has-done"}
    parts.append([verb for verb in asked_for if state.done >> verb & 1])
    return parts


def _undecided(teller: Teller, orders: Sequence[Sequence[Deed]], states: tuple[State, State]) -> Broken:
    tables = [teller.table(state) for state in states]
    lines = []
    for order, table, other in zip(orders, tables, reversed(tables), strict=True):
        lines.append(f"if it is {', then '.join(f'`{deed}`' for deed in order)}:")
        lines += [line for line in table if line not in other]
    one, two = orders[0][0].span, orders[0][-1].span
    return Broken(
        Diagnostic(
            "U417",
            "no rule says which of these acts comes first, and it matters",
            None if one is None or two is None else one.to(two),
            because="\n".join(lines),
            help="write them on lines of their own, or put a `tie` into a rule",
        )
    )
