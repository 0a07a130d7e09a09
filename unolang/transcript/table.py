"""The head and the position of a transcript become the table at which its acts are replayed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from unolang.machine.machine import Machine
from unolang.machine.state import State
from unolang.machine.table import after, total
from unolang.program.program import NONE, Stage
from unolang.text.diagnostic import Collector, Diagnostic
from unolang.text.span import Span
from unolang.transcript.names import Broken, Names
from unolang.transcript.record import Cards, Memory, Opening, Position, Transcript, Words
from unolang.transcript.script import Script

T = TypeVar("T")

_MOST = 10_000
"""Rounds, debts and what rules remember are bounded, since effects may count up to them."""


class TableSetter:
    """Sets one table; what can't be is gathered in `errors`."""

    def __init__(self, machine: Machine, names: Names, errors: Collector) -> None:
        self.machine = machine
        self.program = machine.program
        self.names = names
        self.errors = errors

    def set(self, transcript: Transcript) -> State | None:
        """The table, or nothing if there are errors."""
        head = transcript.head
        state = self._start(transcript)
        if state is None:
            return None
        state.chance = Script(state.chance.state, self.machine.unknown, self._list(head.deck, len(state.draw_pile)))
        if transcript.position is not None:
            self._set_position(state, transcript.position)
        return None if self.errors.errors else state

    def _start(self, transcript: Transcript) -> State | None:
        head = transcript.head
        dealer = None if head.dealer is None else self._tried(self.names.seat, head.dealer)
        low, high = self.program.seats
        if not low <= len(head.seats) <= high:
            self._cannot(f"these rules are for {low} to {high} players, not {len(head.seats)}", head.seats[-1].span)
            return None
        packs = self.program.packs_for(len(head.seats))
        low, high = packs.fewest, packs.most
        if head.packs is not None and not low <= head.packs.value <= high:
            allowed = f"{low} to {high} packs" if low < high else f"{low} pack{'' if low == 1 else 's'}"
            self._cannot(f"these rules take {allowed}, not {head.packs}", head.packs.span)
            return None
        return self.machine.start(
            len(head.seats),
            seed=0 if head.seed is None else head.seed.value,
            packs=None if head.packs is None else head.packs.value,
            dealer=dealer,
        )

    def _set_position(self, state: State, position: Position) -> None:
        self._lay_cards(state, position)
        state.stage = Stage.PLAY
        state.round = 1
        if position.round is not None:
            state.round = position.round.value
            if not 1 <= state.round <= _MOST:
                self._cannot(f"there is no round {position.round}", position.round.span)
        if position.direction is not None:
            state.direction = 1 if position.direction.text == "clockwise" else -1
        for seat, number in position.scores:
            state.scores[self._seat(seat)] = self._bounded(number.value, number.span)
        self._give_turn(state, position)
        if position.owed is not None:
            state.debt = position.owed.amount.value
            state.debt_kind = self._or(NONE, self.names.debt, position.owed.kind)
            if not 1 <= state.debt <= _MOST:
                self._cannot(f"a debt is at least 1 and at most {_MOST}", position.owed.amount.span)
        for seat, word in position.said:
            state.said[self._seat(seat)] |= 1 << self._or(0, self.names.word, word)
        for memory in position.sets:
            self._remember(state, memory)
        for opening in position.opens:
            self._open(state, opening)
        if not self.errors.errors:
            self._look_at_windows(state)

    def _lay_cards(self, state: State, position: Position) -> None:
        most = len(state.draw_pile)
        state.in_round = 0
        for seat, cards in position.hands:
            index = self._seat(seat)
            state.hands[index] = self._list(cards, most)
            state.in_round |= 1 << index
        state.places = [seat for seat in state.ring if not state.in_round >> seat & 1]
        if not state.in_round:
            self._cannot("nobody is in the round", position.span, "who is in the round has a hand, be it an empty one")
        upcard = self._list((position.upcard,), most)
        below = self._list(position.discards, most)
        state.discards = [*reversed(below), *upcard]
        if position.named is not None and upcard:
            self._name(state, position.named, upcard[-1])
        listed = sum(map(len, state.hands)) + len(state.discards)
        pile = self._list(position.draws if position.draw_pile is None else position.draw_pile, most)
        unknown = 0 if position.draw_pile is not None else most - listed - len(pile)
        if unknown < 0 or listed + len(pile) > most:
            self._cannot(
                f"{listed + len(pile)} cards are listed", position.span, f"there are {most} in {_packs(state.packs)}"
            )
        state.draw_pile = [*[self.machine.unknown] * unknown, *reversed(pile)]
        if not self.errors.errors:
            self._count_copies(state, position)

    def _count_copies(self, state: State, position: Position) -> None:
        """No card is listed more often than the packs have it."""
        listed = [words for _, cards in position.hands for words in cards]
        listed += [position.upcard, *position.discards, *position.draws, *(position.draw_pile or ())]
        counted: Counter[int] = Counter()
        for words in listed:
            for kind in set(cards := self._list((words,), total(state))) - {self.machine.unknown}:
                copies = self.program.kinds[kind].copies * state.packs
                told = counted[kind] > copies
                counted[kind] += len(cards)
                if counted[kind] > copies and not told:
                    name = self.program.kinds[kind].name
                    because = f"{_packs(state.packs)} {'has' if state.packs == 1 else 'have'} {copies} of it"
                    self._cannot(f"there are too many of `{name}`", words.span, because)

    def _name(self, state: State, named: Words, card: int) -> None:
        """The value belongs to the attribute that has it; of several, to one that the card lacks."""
        having = [index for index, one in enumerate(self.program.attributes) if named.text in one.values]
        lacked = [i for i in having if card != self.machine.unknown and self.program.kinds[card].values[i] == NONE]
        if not having:
            values = ", ".join(value for one in self.program.attributes for value in one.values[:12])
            self.errors.error("U407", f"there is no value `{named}`", named.span, because=f"the values are {values}")
            return
        attribute = (lacked or having)[0]
        state.named[attribute] = self.names.value(attribute, named)

    def _give_turn(self, state: State, position: Position) -> None:
        if position.turn is not None:
            state.turn = self._seat(position.turn)
            if not state.in_round >> state.turn & 1:
                self._cannot(f"`{position.turn}` is not in the round", position.turn.span, "there is no such hand")
        else:
            state.turn = after(state, state.dealer, state.direction)
        before = after(state, state.turn, -state.direction)
        state.upcard_player = before if position.played is None else self._seat(position.played)

    def _remember(self, state: State, memory: Memory) -> None:
        index = self._tried(self.names.variable, memory.variable)
        if index is None:
            return
        variable = self.program.variables[index]
        value = self._tried(lambda words: self.names.remembered(variable, words), memory.value)
        if variable.each != (memory.seat is not None):
            how = "for each seat" if variable.each else "for the table"
            seat = " of NAME" if variable.each else ""
            self.errors.error(
                "U409",
                f"`{memory.variable}` is remembered {how}",
                memory.variable.span,
                help=f"write `set {memory.variable}{seat} is {memory.value}`",
            )
        elif value is not None:
            self._bounded(value, memory.value.span)
            state.variables[index][0 if memory.seat is None else self._seat(memory.seat)] = value

    def _open(self, state: State, opening: Opening) -> None:
        index = self._tried(self.names.window, opening.window)
        if index is None:
            return
        each = self.program.windows[index].each
        seat = state.upcard_player if opening.seat is None else self._seat(opening.seat)
        state.windows[index] = state.windows[index] | 1 << seat if each else seat

    def _look_at_windows(self, state: State) -> None:
        """Windows that open when something becomes true note what is true already."""
        terms = self.machine.legality.terms
        for index, window in enumerate(self.program.windows):
            if window.opens_when != NONE:
                for seat in range(state.seats):
                    state.owner = state.player = seat
                    if state.in_round >> seat & 1 and terms[window.opens_when](state):
                        state.was[index] |= 1 << seat

    # gathering

    def _bounded(self, value: int, span: Span | None) -> int:
        if abs(value) > _MOST * _MOST:
            self._cannot(f"{value} is too far from zero", span, f"numbers go up to {_MOST * _MOST}")
            return 0
        return value

    def _cannot(self, message: str, span: Span | None, because: str = "") -> None:
        self.errors.error("U409", message, span, because=because)

    def _tried(self, find: Callable[[Words], T], words: Words) -> T | None:
        try:
            return find(words)
        except Broken as broken:
            gather(self.errors, broken.diagnostic)
            return None

    def _or(self, otherwise: int, find: Callable[[Words], int], words: Words) -> int:
        found = self._tried(find, words)
        return otherwise if found is None else found

    def _seat(self, words: Words) -> int:
        return self._or(0, self.names.seat, words)

    def _list(self, cards: Cards, most: int) -> list[int]:
        found: list[int] = []
        for words in cards:
            found += self._tried(lambda one: self.names.cards((one,), most), words) or []
        return found


def known_cards(state: State, unknown: int) -> list[int]:
    """The cards on the table of which it is known what they are."""
    cards = [*state.draw_pile, *state.discards]
    for hand in state.hands:
        cards += hand
    return [card for card in cards if card != unknown]


def gather(errors: Collector, diagnostic: Diagnostic) -> None:
    """Put a finished diagnostic among the others."""
    errors.error(
        diagnostic.code,
        diagnostic.message,
        diagnostic.span,
        label=diagnostic.label,
        labels=diagnostic.labels,
        because=diagnostic.because,
        help=diagnostic.help,
    )


def _packs(packs: int) -> str:
    return "one pack" if packs == 1 else f"{packs} packs"
