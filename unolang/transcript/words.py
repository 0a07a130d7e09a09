"""A table, an act and a rule in words, as errors tell them."""

from __future__ import annotations

from collections.abc import Iterable

from unolang.machine.machine import Machine
from unolang.machine.state import ANSWER, REASONS, Act, Question, Refusal, State
from unolang.program.program import NONE, Place, Stage
from unolang.transcript.inflect import third_person
from unolang.transcript.names import Names

_MOST_CARDS = 12
_MOST_ACTS = 8


class Teller:
    """Tells of the tables of one game."""

    def __init__(self, machine: Machine, names: Names) -> None:
        self.machine = machine
        self.program = machine.program
        self.names = names

    def seat(self, seat: int) -> str:
        """A seat by its name."""
        return self.names.seats[seat] if 0 <= seat < len(self.names.seats) else "nobody"

    # the table

    def table(self, state: State) -> list[str]:
        """The whole table, in a few lines."""
        lines = [", ".join(self._course(state)), *self._hands(state)]
        open_windows = self._windows(state)
        if open_windows:
            lines.append(f"open: {', '.join(open_windows)}")
        memory = self._memory(state)
        if memory:
            lines.append(f"remembered: {', '.join(memory)}")
        if state.question is not None:
            lines.append(self.question(state.question))
        return lines

    def _course(self, state: State) -> list[str]:
        parts = []
        if state.stage is not Stage.PLAY:
            parts.append(f"stage {state.stage}")
        elif state.turn != NONE:
            parts.append(f"turn {self.seat(state.turn)}" + (" (begun)" if state.begun else ""))
        if state.discards:
            parts.append(f"upcard {self.names.notation.text(state.discards[-1])}")
            parts += [
                f"{one.name} {value}"
                for one, value in zip(self.program.attributes, self.currents(state), strict=True)
                if value
            ]
        if state.debt_kind != NONE:
            parts.append(f"owed {state.debt} for {self.program.debts[state.debt_kind]}")
        if state.skips:
            parts.append(f"skips {state.skips}")
        parts.append("clockwise" if state.direction == 1 else "counterclockwise")
        parts.append(f"round {state.round}")
        parts.append(f"dealer {self.seat(state.dealer)}")
        parts.append(f"draw-pile {len(state.draw_pile)}")
        parts.append(f"discards {len(state.discards)}")
        return parts

    def currents(self, state: State) -> list[str]:
        """The current value of each attribute, or nothing."""
        values = []
        for index, attribute in enumerate(self.program.attributes):
            value = current(self.machine, state, index)
            values.append("" if value == NONE else attribute.values[value])
        return values

    def _hands(self, state: State) -> list[str]:
        lines = []
        for seat in state.ring:
            parts = [f"{self.seat(seat)} {self.hand(state, seat)}"]
            words = [word for index, word in enumerate(self.program.words) if state.said[seat] >> index & 1]
            if words:
                parts.append(f"said {' '.join(words)}")
            if state.scores[seat]:
                parts.append(f"score {state.scores[seat]}")
            if not state.in_round >> seat & 1:
                parts.append("out")
            lines.append(", ".join(parts))
        return lines

    def hand(self, state: State, seat: int) -> str:
        """How many cards, and which."""
        hand = state.hands[seat]
        more = ", ..." if len(hand) > _MOST_CARDS else ""
        return f"{len(hand)}: {self.names.notation.texts(hand[:_MOST_CARDS])}{more}" if hand else "0"

    def _windows(self, state: State) -> list[str]:
        found = []
        for window, value in zip(self.program.windows, state.windows, strict=True):
            if window.each:
                found += [f"{window.name} for {self.seat(seat)}" for seat in state.ring if value >> seat & 1]
            elif value != NONE:
                found.append(f"{window.name} by {self.seat(value)}")
        return found

    def _memory(self, state: State) -> list[str]:
        found = []
        for index, variable in enumerate(self.program.variables):
            for seat, value in enumerate(state.variables[index]):
                if value != variable.initial:
                    whose = f" of {self.seat(seat)}" if variable.each else ""
                    found.append(f"{variable.name}{whose} is {self.remembered(index, value)}")
        return found

    def remembered(self, variable: int, value: int) -> str:
        """What a variable remembers."""
        kind = self.program.variables[variable].type
        if kind == "number":
            return str(value)
        if kind == "yes-no":
            return "yes" if value else "no"
        if kind == "player":
            return self.seat(value)
        return self._value(next(i for i, one in enumerate(self.program.attributes) if one.name == kind), value)

    def _value(self, attribute: int, value: int) -> str:
        found = self.program.attributes[attribute]
        return f"no {found.name}" if value == NONE else found.values[value]

    # questions and acts

    def question(self, question: Question) -> str:
        """Who is asked for what."""
        asked = {
            "value": f"a {self.program.attributes[question.subject].name}" if question.subject != NONE else "a value",
            "number": "a number",
            "cut": "a cut",
            "player": "a player",
            "card": "a card",
            "yes-no": "yes or no",
        }
        few = question.choices[:_MOST_ACTS]
        shown = ", ".join(self.answer(question, choice) for choice in few)
        more = ", ..." if len(question.choices) > len(few) else ""
        return f"{self.seat(question.seat)} is asked for {asked[question.kind]}: {shown}{more}"

    def answer(self, question: Question, value: int) -> str:
        """A possible answer as it is written."""
        if question.kind == "value":
            return self._value(question.subject, value)
        if question.kind == "player":
            return self.seat(value)
        if question.kind == "card":
            return self.names.notation.text(value)
        if question.kind == "yes-no":
            return "yes" if value else "no"
        return str(value)

    def act(self, act: Act) -> str:
        """An act of the rules (no answer) as it is written."""
        parts = [self.seat(act.seat), third_person(self.program.verbs[act.verb].name)]
        if act.card != NONE:
            parts.append(self.names.notation.text(act.card))
        if act.other != NONE:
            parts.append(self.seat(act.other))
        if act.value != NONE:
            parts.append(self.program.words[act.value])
        return " ".join(parts)

    def possible(self, state: State, seat: int) -> str:
        """What a seat may do, or who else may do something."""
        if state.question is not None or seat >= state.seats:
            return ""
        acts = [f"`{self.act(act)}`" for act in self.machine.acts(state, seat) if act.verb != ANSWER]
        if not acts:
            return f"{self.seat(seat)} can do nothing now"
        more = ", ..." if len(acts) > _MOST_ACTS else ""
        return f"now possible: {', '.join(acts[:_MOST_ACTS])}{more}"

    # rules

    def refusal(self, refusal: Refusal) -> list[str]:
        """The reason in words, and each rule that stands behind it."""
        return [REASONS.get(refusal.reason, refusal.reason), *self.rules(refusal.places)]

    def rules(self, places: Iterable[Place]) -> list[str]:
        """Each place once: the rule, where its line stands, and what it cites."""
        return list(dict.fromkeys(self._rule(place) for place in places if place.file or place.rule != NONE))

    def _rule(self, place: Place) -> str:
        where = f"{place.file}:{place.line}"
        if place.rule == NONE:
            return where
        rule = self.program.rules[place.rule]
        rows = "".join(f", {citation.row}" for citation in rule.citations)
        return f"rule `{rule.name}` ({where}{rows}): {rule.sentence}"


def current(machine: Machine, state: State, attribute: int) -> int:
    """The named value, else that of the upcard, else NONE."""
    if state.named[attribute] != NONE:
        return state.named[attribute]
    if not state.discards or state.discards[-1] == machine.unknown:
        return NONE
    return machine.program.kinds[state.discards[-1]].values[attribute]
