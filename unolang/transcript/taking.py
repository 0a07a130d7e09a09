"""An act of a line is taken at a table, with the answers that stand on its line."""

from __future__ import annotations

from collections.abc import Iterable

from unolang.machine.machine import Machine
from unolang.machine.state import ANSWER, Act, Happened, Refusal, State
from unolang.program.program import NONE, Place
from unolang.text.diagnostic import Diagnostic
from unolang.transcript.acting import Acting
from unolang.transcript.names import Broken, Names
from unolang.transcript.record import Deed, Words
from unolang.transcript.script import Script
from unolang.transcript.words import Teller

Taken = list[tuple[Act, list[Happened]]]


class Taking:
    """Takes the acts of one game, at whatever table it is given."""

    def __init__(self, machine: Machine, names: Names, teller: Teller, acting: Acting) -> None:
        self.machine = machine
        self.names = names
        self.teller = teller
        self.acting = acting

    def perform(self, state: State, deed: Deed, rules: set[int], *, lapses: bool = False) -> Taken:
        """Take one act with its answers; nothing if it is refused and may lapse. `rules` gets those that permit it."""
        script = state.chance
        assert isinstance(script, Script)
        script.wish = self.acting.wish(deed)
        newcomer = self.names.want(deed).seat == state.seats
        act = self.acting.act(state, deed)
        refusal = self.machine.refusal(state, act)
        if refusal is not None:
            if lapses:
                return []
            raise self.refused(state, act, deed, refusal)
        rules |= rules_of(self.permitting(state, act))
        taken = [(act, self.machine.step(state, act))]
        if newcomer and len(self.names.seats) < state.seats:
            self.names.seats.append(deed.seat.text)
        taken.extend(self._answer(state, act.seat, words) for words in deed.answers)
        self.acting.drawn(state, deed, [event for _, events in taken for event in events])
        return taken

    def _answer(self, state: State, seat: int, words: Words) -> tuple[Act, list[Happened]]:
        """An answer on the line of the act."""
        question = state.question
        if question is None or question.seat != seat:
            nothing = f"nothing is asked of {self.teller.seat(seat)}"
            because = nothing if question is None else self.teller.question(question)
            raise Broken(Diagnostic("U414", f"`{words}` answers nothing", words.span, because=because))
        told = self.teller.question(question)
        answer = Act(seat, ANSWER, value=self.acting.answer(state, words))
        if self.machine.refusal(state, answer) is not None:
            raise Broken(Diagnostic("U414", f"`{words}` is no answer here", words.span, because=told))
        return answer, self.machine.step(state, answer)

    def possible(self, state: State, deed: Deed) -> Act:
        """The act, which must be possible at this table; `state` is left as it is."""
        copy = state.copy()
        act = self.acting.act(copy, deed)
        refusal = self.machine.refusal(copy, act)
        if refusal is not None:
            raise self.refused(copy, act, deed, refusal)
        return act

    def permitting(self, state: State, act: Act) -> tuple[Place, ...]:
        """Where the permit stands under which an act is possible."""
        if act.verb == ANSWER:
            return ()
        permission = self.machine.legality.permission(state, act)
        return () if permission is None else (permission.place,)

    def refused(self, state: State, act: Act, deed: Deed, refusal: Refusal) -> Broken:
        """An act that should have been possible."""
        reason, *because = self.teller.refusal(refusal)
        return Broken(
            Diagnostic(
                "U414" if refusal.reason == "answer" else "U411",
                f"`{deed}` is refused",
                deed.span,
                label=reason,
                because="\n".join(because),
                help=self.teller.possible(state, act.seat),
            )
        )


def rules_of(places: Iterable[Place | None]) -> set[int]:
    """The rules that stand behind these places."""
    return {place.rule for place in places if place is not None and place.rule != NONE}
