"""One game under replay: a line of acts is taken, and must come out as it is written."""

from __future__ import annotations

from collections import Counter

from attrs import evolve, frozen

from unolang.machine.course import Conflict
from unolang.machine.machine import Machine
from unolang.machine.state import Act, Happened, State
from unolang.machine.table import total
from unolang.program.program import NONE
from unolang.text.diagnostic import Diagnostic
from unolang.text.span import Span
from unolang.transcript import together
from unolang.transcript.acting import Acting
from unolang.transcript.expect import Expecting
from unolang.transcript.names import Broken, Names
from unolang.transcript.record import Acts, Expect, Words
from unolang.transcript.script import Script
from unolang.transcript.table import known_cards
from unolang.transcript.taking import Taking, rules_of
from unolang.transcript.words import Teller


@frozen
class Step:
    """What a line of acts came to: the acts in the order in which they were taken, and what happened; nothing if it was refused."""

    entry: Acts
    acts: tuple[Act, ...]
    happened: tuple[Happened, ...]
    rules: frozenset[int]


class Player:
    """Plays the entries of one transcript."""

    def __init__(self, machine: Machine, names: Names, state: State) -> None:
        self.machine = machine
        self.names = names
        self.state = state
        self.teller = Teller(machine, names)
        self.acting = Acting(machine, names)
        self.taking = Taking(machine, names, self.teller, self.acting)
        self.expecting = Expecting(machine, names, self.teller, self.acting)
        self.steps: list[Step] = []
        self.active: set[int] = set()

    def told(self, diagnostic: Diagnostic) -> Diagnostic:
        """The diagnostic with the table as it is at this point."""
        first, *others = self.teller.table(self.state)
        because = [diagnostic.because] if diagnostic.because else []
        return evolve(diagnostic, because="\n".join([*because, f"the table here: {first}", *others]))

    def entry(self, entry: Acts | Expect) -> None:
        """Play one entry; raises `Broken`."""
        if isinstance(entry, Expect):
            for item in entry.items:
                self.expecting.check(self.state, item)
        elif entry.refused:
            self._refused(entry)
        else:
            self._happens(entry)

    def _note(self, step: Step) -> None:
        self.steps.append(step)
        self.active |= step.rules
        self.expecting.acted = step.rules

    # acts that must be refused

    def _refused(self, entry: Acts) -> None:
        (deed,) = entry.deeds
        copy = self.state.copy()
        refusal = self.machine.refusal(copy, self.acting.act(copy, deed))
        if refusal is None:
            raise Broken(
                Diagnostic(
                    "U412",
                    f"`{deed}` is possible, but should be refused",
                    entry.span,
                    because="\n".join(self.teller.rules(self.taking.permitting(copy, self.acting.act(copy, deed)))),
                )
            )
        reason, *rules = self.teller.refusal(refusal)
        if entry.refused_by is not None and self.names.rule(entry.refused_by) not in rules_of(refusal.places):
            raise Broken(
                Diagnostic(
                    "U413",
                    f"`{deed}` is refused, but not by `{entry.refused_by}`",
                    entry.refused_by.span,
                    label=reason,
                    because="\n".join(rules),
                )
            )
        self._note(Step(entry, (), (), frozenset(rules_of(refusal.places))))

    # acts that happen

    def _happens(self, entry: Acts) -> None:
        script = self.state.chance
        assert isinstance(script, Script)
        cards = total(self.state)
        orders = [self.names.cards(order, cards) for order in entry.shuffled]
        script.tell(orders, NONE)
        rules: set[int] = set()
        before, seats = self.state.copy(), list(self.names.seats)
        try:
            if len(entry.deeds) == 1:
                taken = self.taking.perform(self.state, entry.deeds[0], rules)
            else:
                taken = together.perform(self.taking, self.state, entry.deeds, rules)
        except Conflict as conflict:
            self._go_back(before, seats)
            because = "\n".join(self.teller.rules(conflict.places))
            raise Broken(
                Diagnostic("U417", f"two rules take the place of `{entry.deeds[0]}`", entry.span, because=because)
            ) from None
        except Broken:
            self._go_back(before, seats)
            raise
        self._check_chance(entry)
        self._check_cards(entry, cards)
        happened = tuple(event for _, events in taken for event in events)
        rules |= rules_of(event.place for event in happened)
        self._note(Step(entry, tuple(act for act, _ in taken), happened, frozenset(rules)))

    def _go_back(self, state: State, seats: list[str]) -> None:
        self.state = state
        self.names.seats[:] = seats

    # what must hold after every line

    def _check_chance(self, entry: Acts) -> None:
        script = self.state.chance
        assert isinstance(script, Script)
        for number, cards in script.faults:
            shown = self.names.notation.texts(sorted(cards)[:_MOST_CARDS])
            more = ", ..." if len(cards) > _MOST_CARDS else ""
            which = "`deck`" if number < 0 else "the written order"
            span = entry.span if number < 0 else _span_of(entry.shuffled[number])
            because = f"{len(cards)} cards were shuffled: {shown}{more}"
            raise Broken(
                Diagnostic("U419", f"{which} does not fit the cards that were shuffled", span, because=because)
            )
        if script.used < len(entry.shuffled):
            span = _span_of(entry.shuffled[script.used])
            raise Broken(Diagnostic("U419", "nothing was shuffled here", span, label="an order that is not needed"))

    def _check_cards(self, entry: Acts, before: int) -> None:
        now = total(self.state)
        if now != before:
            message = f"there were {before} cards before this line, and {now} after it"
            raise Broken(
                Diagnostic("U420", message, entry.span, because="this is a fault of unolang, not of the rules")
            )
        for kind, number in Counter(known_cards(self.state, self.machine.unknown)).items():
            copies = self.machine.program.kinds[kind].copies * self.state.packs
            if number > copies:
                name = self.names.notation.text(kind)
                message = f"`{name}` is on the table {number} times after this line"
                raise Broken(Diagnostic("U409", message, entry.span, because=f"the packs have {copies} of it"))


_MOST_CARDS = 20


def _span_of(order: tuple[Words, ...]) -> Span | None:
    first, last = order[0].span, order[-1].span
    return None if first is None or last is None else first.to(last)
