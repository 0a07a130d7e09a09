"""An act in words becomes an act at a table: unknown cards become what the line says, and answers fit the question that is open."""

from __future__ import annotations

from unolang.machine.machine import Machine
from unolang.machine.state import ANSWER, Act, Happened, Question, State
from unolang.program.program import NONE
from unolang.text.diagnostic import Diagnostic
from unolang.text.span import Span
from unolang.transcript.names import ANSWERS, Broken, Names, Want, number
from unolang.transcript.record import Deed, Words
from unolang.transcript.table import known_cards

NO_ANSWER = -(1 << 62)
"""Fits no question."""

_FITTING = {
    "value": ("names", "chooses"),
    "number": ("chooses",),
    "cut": ("cuts",),
    "player": ("chooses",),
    "card": ("gives",),
    "yes-no": ("accepts", "declines"),
}


class Acting:
    """Makes the acts of one game."""

    def __init__(self, machine: Machine, names: Names) -> None:
        self.machine = machine
        self.names = names

    def act(self, state: State, deed: Deed) -> Act:
        """The act; the state is changed only where an unknown card becomes known."""
        question = state.question
        if question is not None and deed.verb.text in ANSWERS and self.names.seat(deed.seat) == question.seat:
            return Act(question.seat, ANSWER, value=self._answer_of(state, question, deed))
        want = self.names.want(deed)
        if want.verb == ANSWER:
            return Act(want.seat, ANSWER, value=NO_ANSWER)
        base = self.names.base(want.verb)
        if base == "play":
            self._hold(state, want)
            return Act(want.seat, want.verb, want.card, want.other)
        if want.card != NONE and base != "deal":
            self._top(state, want)
        return Act(want.seat, want.verb, NONE, want.other, want.word)

    def wish(self, deed: Deed) -> int:
        """The card that the line says is drawn, if it is a line of drawing."""
        want = self.names.want(deed)
        return want.card if self.names.base(want.verb) == "draw" and want.card != self.machine.unknown else NONE

    # cards that become known

    def _hold(self, state: State, want: Want) -> None:
        """The card that is played is in the hand, if it can be one of the unknown ones there."""
        deed = want.deed
        if want.card in (NONE, self.machine.unknown):
            raise Broken(
                Diagnostic(
                    "U411",
                    f"`{deed}` says no card",
                    deed.span,
                    because="a card is played face up, so everybody knows it",
                    help=f"write `{deed.seat} {deed.verb} CARD`",
                )
            )
        if want.seat < state.seats:
            self._turn_out(state, state.hands[want.seat], want.card, deed.what)

    def _top(self, state: State, want: Want) -> None:
        """The card that is drawn is on top of the draw pile, if what lies there isn't known.

        If it is known, something else may still be drawn, since rules may act before; `drawn` looks at what came.
        """
        pile = state.draw_pile
        if pile and pile[-1] == self.machine.unknown != want.card:
            pile[-1] = self._fresh(state, want.card, want.deed.what)

    def _turn_out(self, state: State, cards: list[int], card: int, words: Words | None) -> None:
        if card not in cards and self.machine.unknown in cards:
            cards[cards.index(self.machine.unknown)] = self._fresh(state, card, words)

    def _fresh(self, state: State, card: int, words: Words | None) -> int:
        """The card, if not all of its kind lie elsewhere."""
        copies = self.machine.program.kinds[card].copies * state.packs
        if known_cards(state, self.machine.unknown).count(card) >= copies:
            name = self.names.notation.text(card)
            raise Broken(
                Diagnostic(
                    "U409",
                    f"`{name}` can't be here",
                    None if words is None else words.span,
                    because=f"there {'is' if copies == 1 else 'are'} {copies} of it, and all lie elsewhere",
                )
            )
        return card

    def drawn(self, state: State, deed: Deed, happened: list[Happened]) -> None:
        """Check that the card that a line says was drawn, or turned up, was so; an unknown one becomes it."""
        want = self.names.want(deed)
        if want.card in (NONE, self.machine.unknown) or self.names.base(want.verb) == "play":
            return
        moves = [event for event in happened if event.what in ("draws", "takes", "plays")]
        own = [event for event in moves if event.what == "draws" and event.seat == want.seat]
        moved = [card for event in own or moves for card in event.cards]
        if want.card in moved:
            return
        hand = state.hands[want.seat]
        is_draw = self.names.base(want.verb) == "draw"
        if is_draw and self.machine.unknown in moved and hand[-1:] == [self.machine.unknown]:
            hand[-1] = self._fresh(state, want.card, deed.what)
            if state.drawn_card == self.machine.unknown:
                state.drawn_card = want.card
            return
        came = f"it was {self.names.notation.texts(moved)}" if moved else "no card came"
        raise self._other_card(deed, came)

    def _other_card(self, deed: Deed, came: str) -> Broken:
        span: Span | None = deed.span if deed.what is None else deed.what.span
        return Broken(Diagnostic("U415", f"the card is not `{deed.what}`", span, label=came))

    # answers

    def _answer_of(self, state: State, question: Question, deed: Deed) -> int:
        """The answer of a line of its own."""
        verb = deed.verb.text
        if verb not in _FITTING[question.kind]:
            return NO_ANSWER
        if question.kind == "yes-no":
            return 1 if verb == "accepts" else 0
        words = deed.what or deed.whom
        return NO_ANSWER if words is None else self.answer(state, words)

    def answer(self, state: State, words: Words) -> int:
        """What the words answer to the question that is open."""
        question = state.question
        assert question is not None
        if question.kind == "value":
            return self.names.value(question.subject, words) if question.subject != NONE else NO_ANSWER
        if question.kind in ("number", "cut"):
            return number(words)
        if question.kind == "player":
            return self.names.seat(words)
        if question.kind == "yes-no":
            return {"yes": 1, "no": 0}.get(words.text, NO_ANSWER)
        card = self.names.kind(words)
        if card not in question.choices:
            hand = state.hands[question.seat]
            self._turn_out(state, hand, card, words)
            state.question = question._replace(choices=tuple(sorted(set(hand))))
        return card
