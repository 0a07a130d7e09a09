"""A table and what happens at it, in words: only what the view holds that is being told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from unolang.machine.state import Happened
from unolang.machine.view import View
from unolang.program.program import NONE, Program, Stage
from unolang.transcript.cards import Notation
from unolang.transcript.inflect import third_person

BYSTANDER = NONE

_ASKING = frozenset({"chooses-player", "chooses-value", "chooses-number", "may"})


class Words:
    """The names of one program and one table, and sentences made of them."""

    def __init__(self, program: Program, names: Sequence[str]) -> None:
        self.program = program
        self.names = names
        self.notation = Notation(program)
        self._stopping = {
            guard.window for guard in program.forbids
        }  # windows that forbid something while they are open
        self._paying = {
            op.place
            for reaction in program.reactions
            if program.verb("settle") in reaction.event.verbs
            for op in program.ops[reaction.start : reaction.end]
        }

    def seat(self, seat: int) -> str:
        """Who sits there; somebody who is not at the table yet is somebody new."""
        if seat == NONE:
            return "nobody"
        return self.names[seat] if seat < len(self.names) else "somebody new"

    def seats(self, mask: int) -> str:
        """The seats of a set."""
        return ", ".join(name for seat, name in enumerate(self.names) if mask >> seat & 1) or "nobody"

    def cards(self, kinds: Iterable[int]) -> str:
        """Cards in the order of the deck."""
        return self.notation.texts(sorted(kinds)) or "none"

    def value(self, attribute: int, value: int) -> str:
        """A value of an attribute."""
        return self.program.attributes[attribute].values[value]

    # the table

    def table(self, view: View) -> list[str]:
        """What lies open on the table."""
        lines = [f"{name:<9} {text}" for name, text in self._table(view)]
        return lines or ["nothing lies on the table"]

    def _table(self, view: View) -> Iterable[tuple[str, str]]:
        if view.upcard != NONE:
            named = [self.value(index, value) for index, value in enumerate(view.named) if value != NONE]
            yield "upcard", self.notation.text(view.upcard) + (f", and {', '.join(named)} is named" if named else "")
        if view.stage is Stage.PLAY:
            way = "clockwise" if view.direction == 1 else "counterclockwise"
            yield "turn", f"{self.seat(view.turn)}, {way}"
        elif view.stage is Stage.BETWEEN:
            yield "dealer", self.seat(view.dealer)
        if view.debt_kind != NONE:
            yield "owed", f"{view.debt} for {self.program.debts[view.debt_kind]}"
        yield "hands", ", ".join(self._hand_sizes(view))
        yield "piles", f"{view.draw_pile_size} to draw, {len(view.discards)} discarded"
        for index, window in enumerate(self.program.windows):
            if window.each and view.windows[index]:
                yield "open", f"{window.name} for {self.seats(view.windows[index])}"
            elif not window.each and view.windows[index] != NONE:
                yield "open", f"{window.name}, opened by {self.seat(view.windows[index])}"
        said = [f"{self.seat(seat)} {word}" for seat, words in enumerate(view.said) for word in self._said(words)]
        if said:
            yield "said", ", ".join(said)
        if any(view.scores):
            yield "scores", self.standing(view.scores)

    def _hand_sizes(self, view: View) -> Iterable[str]:
        for seat in view.ring:
            if view.in_game >> seat & 1:
                out = "" if view.in_round >> seat & 1 or view.stage in (Stage.BETWEEN, Stage.OVER) else " (out)"
                yield f"{self.seat(seat)} {view.hand_sizes[seat]}{out}"

    def _said(self, words: int) -> Iterable[str]:
        return (word for index, word in enumerate(self.program.words) if words >> index & 1)

    # what happened

    def happened(self, event: Happened, eye: int, *, all_cards: bool = False) -> str:
        """One event as the seat `eye` sees it; nothing if it is not worth telling.

        Of the windows a player is told only when play stops and goes on; what else they permit, a player is offered.
        """
        who = self.seat(event.seat)
        seen = all_cards or eye == event.seat
        match event.what:
            case "plays":
                source = " from the draw pile" if event.other == 1 else ""
                return f"{who} {third_person(self.program.verbs[event.number].name)} {self.cards(event.cards)}{source}"
            case "draws" | "takes" | "is dealt":
                verb = "gets" if event.what == "is dealt" else event.what
                cards = self.cards(event.cards) if seen and event.cards else count_of(len(event.cards))
                return f"{who} {verb} {cards}{self._because(event)}"
            case "opens" | "closes" if not all_cards and event.number not in self._stopping:
                return ""
            case "gives":
                what = self.cards(event.cards) if seen or eye == event.other else count_of(len(event.cards))
                return f"{who} gives {what} to {self.seat(event.other)}"
            case "shows hand":
                shown = f": {self.cards(event.cards)}" if seen or eye == event.other else ""
                return f"{who} shows {self.seat(event.other)} the hand{shown}"
            case _:
                return self._plain(event, who)

    def _because(self, event: Happened) -> str:
        """The rule that made somebody take cards, in brackets; nothing for an act of drawing, a deal, or a debt that is paid."""
        place = event.place
        if event.what != "takes" or place is None or place.rule == NONE or place in self._paying:
            return ""
        return f" ({self.program.rules[place.rule].name})"

    def standing(self, scores: Sequence[int]) -> str:
        """The scores of all."""
        return ", ".join(f"{self.seat(seat)} {score}" for seat, score in enumerate(scores))

    def _answer(self, event: Happened, who: str) -> str:
        """What was chosen, if only one question can have been asked at that place."""
        asked = [op for op in self.program.ops if op.place == event.place and op.form in _ASKING]
        if len(asked) != 1:
            return f"{who} has answered"
        (op,) = asked
        match op.form:
            case "chooses-player":
                return f"{who} chooses {self.seat(event.number)}"
            case "chooses-value":
                return f"{who} chooses {self.value(op.args[2], event.number)}"
            case "chooses-number":
                return f"{who} chooses {event.number}"
            case _:
                return f"{who} says {'yes' if event.number else 'no'}"

    def _plain(self, event: Happened, who: str) -> str:  # noqa: C901, PLR0912 - one row for each event
        number, other = event.number, self.seat(event.other)
        match event.what:
            case "does":
                verb = third_person(self.program.verbs[number].name)
                return f"{who} {verb}" + ("" if event.other == NONE else f" {other}")
            case "says":
                return f"{who} says {self.program.words[number]}"
            case "answers":
                return self._answer(event, who)
            case "deals":
                return f"{who} deals round {number}"
            case "shuffles":
                return "the cards are shuffled"
            case "gets the turn":
                return f"{who} has the turn"
            case "reverses":
                return f"play goes {'clockwise' if number == 1 else 'counterclockwise'} now"
            case "skips":
                return f"{count_of(number, 'player')} will be passed over" if number else "nobody is passed over"
            case "owes":
                return f"{count_of(number)} {'is' if number == 1 else 'are'} owed now"
            case "settles":
                return f"{who} settles {count_of(number)}"
            case "names" if event.seat == NONE and number == NONE:
                return f"no {self.program.attributes[event.other].name} is named any more"
            case "names" if event.seat == NONE:
                return f"the {self.program.attributes[event.other].name} is {self.value(event.other, number)} now"
            case "names":
                return f"{who} names {self.value(event.other, number)}"
            case "cuts":
                return f"{who} cuts at {number}"
            case "scores":
                return f"{who} scores {number}"
            case "opens" | "closes":
                whom = "" if event.seat == NONE else f" for {who}"
                return f"{self.program.windows[number].name} {event.what}{whom}"
            case "leaves round":
                return f"{who} is out of the round"
            case "leaves game":
                return f"{who} is out of the game"
            case "swaps hands":
                return f"{who} and {other} swap hands"
            case "passes hands":
                return f"{who} passes the hand to {other}"
            case "puts under":
                return f"{who} puts {self.cards(event.cards)} under the upcard"
            case "puts hand under":
                return f"the hand of {who} goes under the discards"
            case "becomes dealer":
                return f"{who} becomes the dealer"
            case "ends round":
                return f"round {number} is over"
            case "wins":
                return f"{who} wins the game"
            case _:
                return ""


def count_of(number: int, what: str = "card") -> str:
    """So many of something."""
    return f"{number} {what}{'' if number == 1 else 's'}" if number else f"no {what}"
