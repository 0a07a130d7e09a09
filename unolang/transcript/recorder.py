"""A game under way becomes a transcript, which replays to the same table."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from unolang.machine.machine import Machine
from unolang.machine.state import ANSWER, Act, Happened, Question, State
from unolang.program.program import NONE, Stage
from unolang.transcript.inflect import third_person
from unolang.transcript.names import Names
from unolang.transcript.record import Acts, Cards, Deed, Head, Number, Transcript, Words
from unolang.transcript.words import Teller


class Recorder:
    """Records one game from before its first deal.

    `state` is the table that is played on, and is only looked at: `record` is called after each step, with what the step returned.
    `variant` is the name under which the rules are found again; options and edition are written as options.
    """

    def __init__(self, machine: Machine, state: State, seat_names: Sequence[str], *, variant: str = "") -> None:
        if state.stage is not Stage.BETWEEN or state.round or len(seat_names) != state.seats:
            raise ValueError("a record begins before the first deal, with a name for each seat")
        self._machine = machine
        self._state = state
        self._names = Names(machine.program, seat_names)
        self._teller = Teller(machine, self._names)
        self._entries: list[Acts] = []
        self._question: Question | None = None
        program = machine.program
        self._head = Head(
            variant=Words(variant or program.name),
            seats=tuple(map(Words, seat_names)),
            options=tuple((Words(name), Words(value)) for name, value in program.options),
            rules=Words(program.digest),
            packs=Number(state.packs),
            dealer=Words(seat_names[state.dealer]),
            seed=Number(state.chance.state),
        )

    def record(self, act: Act, happened: Sequence[Happened]) -> None:
        """Note an act that has been taken."""
        shuffled = tuple(self._cards(event.cards) for event in happened if event.what == "shuffles")
        if act.verb == ANSWER:
            self._answer(act, shuffled)
        else:
            if act.seat == len(self._names.seats):
                self._names.seats.append(self._newcomer())
            self._entries.append(Acts((self._deed(act, happened),), shuffled=shuffled))
        self._question = self._state.question

    def _newcomer(self) -> str:
        """A name for somebody who joins."""
        number = len(self._names.seats) + 1
        return next(name for n in range(number, 2 * number + 1) if (name := f"Seat{n}") not in self._names.seats)

    def _cards(self, kinds: Sequence[int]) -> Cards:
        return tuple(Words(self._names.notation.text(kind)) for kind in kinds)

    def _deed(self, act: Act, happened: Sequence[Happened]) -> Deed:
        what = whom = None
        if act.card != NONE:
            what = Words(self._names.notation.text(act.card))
        elif act.value != NONE:
            what = Words(self._machine.program.words[act.value])
        elif self._names.base(act.verb) == "draw":
            drawn = [event for event in happened if event.what == "draws" and event.cards]
            own = [event for event in drawn if event.seat == act.seat]  # others may draw before
            what = Words(self._names.notation.text((own or drawn)[0].cards[0])) if drawn else None
        if act.other != NONE:
            whom = Words(self._teller.seat(act.other))
        verb = third_person(self._machine.program.verbs[act.verb].name)
        return Deed(Words(self._teller.seat(act.seat)), Words(verb), what, whom)

    def _answer(self, act: Act, shuffled: tuple[Cards, ...]) -> None:
        """An answer stands on the line of the act if the same seat gives it, otherwise on a line of its own."""
        question = self._question
        assert question is not None, "an answer follows a question"
        last = self._entries[-1]
        (deed,) = last.deeds
        text = Words(self._teller.answer(question, act.value))
        if deed.seat.text == self._teller.seat(act.seat):
            deed = evolve(deed, answers=(*deed.answers, text))
            self._entries[-1] = evolve(last, deeds=(deed,), shuffled=(*last.shuffled, *shuffled))
            return
        verb = {
            "value": "names",
            "number": "chooses",
            "cut": "cuts",
            "player": "chooses",
            "card": "gives",
            "yes-no": "accepts" if act.value else "declines",
        }[question.kind]
        seat = Words(self._teller.seat(act.seat))
        if question.kind == "player":
            deed = Deed(seat, Words(verb), whom=text)
        else:
            deed = Deed(seat, Words(verb), None if question.kind == "yes-no" else text)
        self._entries.append(Acts((deed,), shuffled=shuffled))

    def transcript(self) -> Transcript:
        """The game so far."""
        return Transcript(self._head, None, tuple(self._entries))
