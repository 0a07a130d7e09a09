"""A table as people and rules can tell it, with names for all that programs number in their own way."""

from collections.abc import Sequence
from typing import Any

from unolang.machine.machine import Machine
from unolang.machine.state import ANSWER, Act, State
from unolang.machine.view import view
from unolang.program.program import NONE

Picture = dict[str, Any]
Named = tuple[Any, ...]  # an act: the seat, the verb, and the card, the seat and the word that it names


class Painter:
    """Tells tables and acts of one machine. Two machines that differ in their numbering alone tell the same."""

    def __init__(self, machine: Machine) -> None:
        program = machine.program
        self.verbs = [verb.name for verb in program.verbs]
        self.words = list(program.words)
        self.debts = [*program.debts, "nothing"]  # the last one stands for NONE
        self.windows = [window.name for window in program.windows]
        self.variables = [variable.name for variable in program.variables]
        asked_for = {term.args[1] for term in program.terms if term.form == "has-done"}
        self.asked_for = [self.verbs[verb] if verb in asked_for else "" for verb, _ in enumerate(program.verbs)]

    def act(self, act: Act) -> Named:
        """An act by its names."""
        seat, verb, card, other, value = act
        if verb == ANSWER:
            return seat, "answer", NONE, NONE, value
        return seat, self.verbs[verb], card, other, "" if value == NONE else self.words[value]

    def table(self, state: State) -> Picture:
        """All that lasts. With a question open it is what the asked seat sees, since others can only wait for the answer."""
        if state.question is not None:
            return self._asked(state)
        return {
            "question": None,
            "seats": state.seats,
            "stage": state.stage,
            "chairs": state.ring,
            "dealer": state.dealer,
            "in the game": state.in_game,
            "in the round": state.in_round,
            "hands": [sorted(hand) for hand in state.hands],
            "draw pile": state.draw_pile,
            "discards": state.discards,
            "named": state.named,
            "player of the upcard": state.upcard_player,
            "direction": state.direction,
            "turn": (state.turn, state.begun),
            "skips": state.skips,
            "done": self._set(self.asked_for, state.done) - {""},
            "drawn": (state.drew, state.drawn_card),
            "debt": (self.debts[state.debt_kind], state.debt),
            "windows": _by_name(self.windows, state.windows),
            "windows whose condition held": _by_name(self.windows, state.was),
            "said": [self._set(self.words, said) for said in state.said],
            "variables": _by_name(self.variables, state.variables),
            "scores": state.scores,
            "round": state.round,
            "places": state.places,
            "cut": state.cut,
            "winners": state.winners,
        }

    def _asked(self, state: State) -> Picture:
        question = state.question
        assert question is not None
        seen = view(state, question.seat)._asdict()
        seen["question"] = question._replace(place=None)
        seen["hand"] = sorted(seen["hand"])
        seen["debt_kind"] = self.debts[state.debt_kind]
        seen["windows"] = _by_name(self.windows, state.windows)
        seen["said"] = [self._set(self.words, said) for said in state.said]
        return seen

    @staticmethod
    def _set(names: Sequence[str], bits: int) -> frozenset[str]:
        return frozenset(name for index, name in enumerate(names) if bits >> index & 1) if bits else frozenset()


def _by_name(names: Sequence[str], values: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(names, values, strict=True))


def differences(one: Picture, other: Picture) -> list[str]:
    """Where two pictures differ, each in a line."""
    keys = [key for key in {**one, **other} if one.get(key) != other.get(key)]
    return [f"{key}: {one.get(key)} and {other.get(key)}" for key in keys]


def copied(picture: Picture) -> Picture:
    """A picture that stays as it is while the table goes on."""
    return {key: _copy(value) for key, value in picture.items()}


def _copy(value: Any) -> Any:
    if isinstance(value, list):
        return [_copy(one) for one in value]
    if isinstance(value, dict):
        return {key: _copy(one) for key, one in value.items()}
    return value
