"""Who answers what: the reactions and windows of a program, sorted by the act or moment they answer."""

from collections.abc import Callable
from typing import Any

from unolang.machine.state import Scene, State
from unolang.program.program import NONE, Event, Program, Reaction

Test = Callable[[State], Any]


class Head:
    """The linked head of a reaction, or of a window's opening or closing."""

    def __init__(self, event: Event, program: Program, terms: list[Test]) -> None:
        cards = program.terms[event.cards] if event.cards != NONE else None
        self.fixed = cards.args[0] if cards is not None and cards.form == "kinds" else None
        self.cards = terms[event.cards] if cards is not None else None
        self.source = event.source
        self.word = event.word
        self.whens = tuple(terms[when] for when in event.whens)
        self.always = self.cards is None and not self.source and self.word == NONE and not self.whens

    def answers(self, state: State, scene: Scene) -> bool:
        """Whether it answers this act; judged with the act's registers set."""
        if self.cards is not None:
            kinds = self.fixed if self.fixed is not None else self.cards(state)
            if scene.card == NONE or not kinds >> scene.card & 1:
                return False
        if self.source and self.source != scene.source:
            return False
        if self.word not in (NONE, scene.word):
            return False
        for when in self.whens:  # noqa: SIM110 - the busiest loop of a step
            if not when(state):
                return False
        return True


Found = list[tuple[Head, Reaction]]


class Answering:
    """Indices made once: for each verb, and for `on` also for each kind of card, what could answer."""

    def __init__(self, program: Program, terms: list[Test]) -> None:
        self.program = program
        self.terms = terms
        self.before = self._by_verb("before")
        self.instead = self._by_verb("instead")
        self._on = self._by_verb("on")
        self._on_kind: dict[tuple[int, int], Found] = {}
        self.moments: dict[str, Found] = {}
        for reaction in program.reactions:
            if reaction.event.moment:
                self.moments.setdefault(reaction.event.moment, []).append((self._head(reaction.event), reaction))
        self.openings = self._windows(lambda window: program.windows[window].opens_on)
        self.closings = self._windows(lambda window: program.windows[window].closes_on)

    def on(self, verb: int, card: int) -> Found:
        """The reactions that may answer this verb with this card, in the order in which they run."""
        key = verb, card
        found = self._on_kind.get(key)
        if found is None:
            found = self._on_kind[key] = [
                (head, body)
                for head, body in self._on[verb]
                if head.fixed is None or (card != NONE and head.fixed >> card & 1)
            ]
        return found

    def _head(self, event: Event) -> Head:
        return Head(event, self.program, self.terms)

    def _speaks_of(self, event: Event, verb: int) -> bool:
        base = self.program.verbs[verb].base
        return verb in event.verbs or (base != NONE and base in event.verbs)

    def _by_verb(self, phase: str) -> list[Found]:
        found = [(self._head(body.event), body) for body in self.program.reactions if body.phase == phase]
        verbs = range(len(self.program.verbs))
        return [[(head, body) for head, body in found if self._speaks_of(body.event, verb)] for verb in verbs]

    def _windows(self, events: Callable[[int], tuple[Event, ...]]) -> list[list[tuple[Head, int]]]:
        windows = range(len(self.program.windows))
        return [
            [
                (self._head(event), window)
                for window in windows
                for event in events(window)
                if self._speaks_of(event, verb)
            ]
            for verb in range(len(self.program.verbs))
        ]
