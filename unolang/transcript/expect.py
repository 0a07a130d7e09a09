"""An expectation is compared with the table."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet

from attrs import frozen

from unolang.machine.machine import Machine
from unolang.machine.state import State
from unolang.program.program import NONE, Stage
from unolang.text.diagnostic import Diagnostic
from unolang.transcript.acting import Acting
from unolang.transcript.names import Broken, Names
from unolang.transcript.record import Item, Words
from unolang.transcript.words import Teller, current


@frozen
class Finding:
    """Whether an item holds, and what is there."""

    holds: bool
    there: str
    more: tuple[str, ...] = ()


Check = Callable[["Expecting", State, Item], Finding]


class Expecting:
    """Compares the expectations of one game; `acted` are the rules that acted in the last line of acts."""

    def __init__(self, machine: Machine, names: Names, teller: Teller, acting: Acting) -> None:
        self.machine = machine
        self.names = names
        self.teller = teller
        self.acting = acting
        self.acted: AbstractSet[int] = frozenset()

    def check(self, state: State, item: Item) -> None:
        """Raise `Broken` if the item does not hold."""
        finding = _CHECKS[item.form](self, state, item)
        if not finding.holds:
            assert item.span is not None
            message = f"`{item.span.text}` does not hold"
            raise Broken(Diagnostic("U416", message, item.span, label=finding.there, because="\n".join(finding.more)))

    def seat(self, item: Item) -> int:
        """The seat that an item names."""
        assert item.seat is not None
        return self.names.seat(item.seat)

    def know(self, item: Item) -> None:
        """Look up every name of an item, whatever the table."""
        if item.deed is not None:
            self.names.want(item.deed)
        if item.seat is not None:
            self.seat(item)
        words = item.words
        if item.form in ("holds", "upcard"):
            self.names.kind(words[0])
        elif item.form == "current":
            self.names.value(self.names.attribute(words[0]), words[1])
        elif item.form.startswith("remembered"):
            variable = self.names.program.variables[self.names.variable(words[0])]
            self.names.remembered(variable, words[1])
            self.one_for_all(item)
        elif words and item.form in _LOOKED_UP:
            _LOOKED_UP[item.form](self.names, words[0])

    def one_for_all(self, item: Item) -> None:
        """What is remembered for each seat needs a seat, what is remembered for the table has none."""
        each = self.names.program.variables[self.names.variable(item.words[0])].each
        if each != (item.seat is not None):
            how = "for each seat" if each else "for the table"
            name = item.words[0]
            raise Broken(
                Diagnostic(
                    "U409",
                    f"`{name}` is remembered {how}",
                    item.span,
                    help=f"write `{name}{' of NAME' if each else ''} is {item.words[1]}`",
                )
            )


_LOOKED_UP: dict[str, Callable[[Names, Words], int]] = {
    "owed": Names.debt,
    "open": Names.window,
    "closed": Names.window,
    "said": Names.word,
    "unsaid": Names.word,
    "acted": Names.rule,
    "idle": Names.rule,
}


def _is_seat(seat_of: Callable[[State], int]) -> Check:
    def check(looking: Expecting, state: State, item: Item) -> Finding:
        seat = seat_of(state)
        return Finding(seat == looking.seat(item), f"it is {looking.teller.seat(seat)}")

    return check


def _is_number(number_of: Callable[[State], int]) -> Check:
    def check(_: Expecting, state: State, item: Item) -> Finding:
        assert item.number is not None
        number = number_of(state)
        return Finding(number == item.number.value, f"it is {number}")

    return check


def _score(looking: Expecting, state: State, item: Item) -> Finding:
    assert item.number is not None
    score = state.scores[looking.seat(item)]
    return Finding(score == item.number.value, f"it is {score}")


def _hand(looking: Expecting, state: State, item: Item) -> Finding:
    assert item.number is not None
    seat = looking.seat(item)
    hand = looking.teller.hand(state, seat)
    return Finding(len(state.hands[seat]) == item.number.value, f"the hand has {hand}")


def _holds(looking: Expecting, state: State, item: Item) -> Finding:
    seat = looking.seat(item)
    return Finding(
        looking.names.kind(item.words[0]) in state.hands[seat], f"the hand has {looking.teller.hand(state, seat)}"
    )


def _upcard(looking: Expecting, state: State, item: Item) -> Finding:
    if not state.discards:
        return Finding(False, "no card lies on the discard pile")
    upcard = state.discards[-1]
    return Finding(upcard == looking.names.kind(item.words[0]), f"it is {looking.names.notation.text(upcard)}")


def _current(looking: Expecting, state: State, item: Item) -> Finding:
    attribute = looking.names.attribute(item.words[0])
    now = current(looking.machine, state, attribute)
    name = looking.names.program.attributes[attribute].name
    there = (
        f"no {name} is current" if now == NONE else f"it is {looking.names.program.attributes[attribute].values[now]}"
    )
    return Finding(now == looking.names.value(attribute, item.words[1]), there)


def _owed(looking: Expecting, state: State, item: Item) -> Finding:
    assert item.number is not None
    debts = looking.names.program.debts
    there = f"{state.debt} for {debts[state.debt_kind]} is owed" if state.debt_kind != NONE else "nothing is owed"
    of_kind = not item.words or state.debt_kind == looking.names.debt(item.words[0])
    return Finding(state.debt == item.number.value and of_kind, there)


def _direction(_: Expecting, state: State, item: Item) -> Finding:
    now = "clockwise" if state.direction == 1 else "counterclockwise"
    return Finding(now == item.words[0].text, f"it is {now}")


def _is_open(looking: Expecting, state: State, item: Item) -> tuple[bool, str]:
    index = looking.names.window(item.words[0])
    value = state.windows[index]
    if looking.names.program.windows[index].each:
        seats = [seat for seat in range(state.seats) if value >> seat & 1]
        shown = f"it is open for {', '.join(map(looking.teller.seat, seats))}" if seats else "it is closed"
        return (looking.seat(item) in seats if item.seat is not None else bool(seats)), shown
    shown = f"{looking.teller.seat(value)} has opened it" if value != NONE else "it is closed"
    return value != NONE and (item.seat is None or value == looking.seat(item)), shown


def _open(looking: Expecting, state: State, item: Item) -> Finding:
    is_open, there = _is_open(looking, state, item)
    return Finding(is_open, there)


def _closed(looking: Expecting, state: State, item: Item) -> Finding:
    is_open, there = _is_open(looking, state, item)
    return Finding(not is_open, there)


def _has_said(looking: Expecting, state: State, item: Item) -> bool:
    return bool(state.said[looking.seat(item)] >> looking.names.word(item.words[0]) & 1)


def _said(looking: Expecting, state: State, item: Item) -> Finding:
    return Finding(_has_said(looking, state, item), "it has not been said, or does not stand any more")


def _unsaid(looking: Expecting, state: State, item: Item) -> Finding:
    return Finding(not _has_said(looking, state, item), "it has been said, and stands")


def _stage(_: Expecting, state: State, item: Item) -> Finding:
    return Finding(str(state.stage) == item.words[0].text, f"it is {state.stage}")


def _asked(looking: Expecting, state: State, item: Item) -> Finding:
    question = state.question
    there = "nobody is asked" if question is None else looking.teller.question(question)
    return Finding(question is not None and question.seat == looking.seat(item), there)


def _in(looking: Expecting, state: State, item: Item) -> Finding:
    return Finding(bool(state.in_round >> looking.seat(item) & 1), "this seat is out of the round")


def _out(looking: Expecting, state: State, item: Item) -> Finding:
    return Finding(not state.in_round >> looking.seat(item) & 1, "this seat is in the round")


def _winner(looking: Expecting, state: State, item: Item) -> Finding:
    if state.stage is not Stage.OVER:
        return Finding(False, "the game is not over")
    winners = ", ".join(map(looking.teller.seat, state.winners)) or "nobody"
    return Finding(looking.seat(item) in state.winners, f"it is {winners}")


def _acted(looking: Expecting, _: State, item: Item) -> Finding:
    rules = ", ".join(f"`{looking.names.program.rules[rule].name}`" for rule in sorted(looking.acted)) or "none"
    return Finding(looking.names.rule(item.words[0]) in looking.acted, f"the rules that acted: {rules}")


def _idle(looking: Expecting, _: State, item: Item) -> Finding:
    return Finding(looking.names.rule(item.words[0]) not in looking.acted, "this rule acted")


def _may(looking: Expecting, state: State, item: Item) -> Finding:
    assert item.deed is not None
    copy = state.copy()
    refusal = looking.machine.refusal(copy, looking.acting.act(copy, item.deed))
    if refusal is None:
        return Finding(True, "")
    reason, *rules = looking.teller.refusal(refusal)
    return Finding(False, reason, tuple(rules))


def _cannot(looking: Expecting, state: State, item: Item) -> Finding:
    return Finding(not _may(looking, state, item).holds, "it is possible")


def _remembered(looking: Expecting, state: State, item: Item) -> Finding:
    index = looking.names.variable(item.words[0])
    looking.one_for_all(item)
    now = state.variables[index][0 if item.seat is None else looking.seat(item)]
    wanted = looking.names.remembered(looking.names.program.variables[index], item.words[1])
    return Finding(now == wanted, f"it is {looking.teller.remembered(index, now)}")


_CHECKS: dict[str, Check] = {
    "turn": _is_seat(lambda state: state.turn if state.stage is Stage.PLAY else NONE),
    "dealer": _is_seat(lambda state: state.dealer),
    "score": _score,
    "round": _is_number(lambda state: state.round),
    "draw-pile": _is_number(lambda state: len(state.draw_pile)),
    "discards": _is_number(lambda state: len(state.discards)),
    "hand": _hand,
    "holds": _holds,
    "upcard": _upcard,
    "current": _current,
    "owed": _owed,
    "direction": _direction,
    "open": _open,
    "closed": _closed,
    "said": _said,
    "unsaid": _unsaid,
    "stage": _stage,
    "asked": _asked,
    "in": _in,
    "out": _out,
    "winner": _winner,
    "acted": _acted,
    "idle": _idle,
    "may": _may,
    "cannot": _cannot,
    "remembered": _remembered,
    "remembered-of": _remembered,
}
