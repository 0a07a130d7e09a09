"""What is noted of one game while it is played, beside what its table counts itself."""

from attrs import frozen

from unolang.machine.guards import EVERYTHING, LinkedGuard
from unolang.machine.machine import Machine
from unolang.machine.slots import Slot
from unolang.machine.state import ANSWER, Act, Happened, State
from unolang.program.program import NONE, Program
from unolang.simulate.table import Ending, Table


@frozen
class Game:
    """One game, as numbers."""

    ending: Ending
    winners: tuple[int, ...]
    figures: dict[str, int]  # one number for each of FIGURES
    round_turns: tuple[int, ...]  # turns in each round that came to its end
    choices: int  # decisions with more than one way to act
    options: int  # ways to act, summed over these
    acted: dict[int, int]  # for each rule the acts in which it caused something that shows on the table
    kept: dict[int, int]  # for each rule the acts in which it kept its books: windows, memory, and what it asked
    refused: dict[int, int] | None  # for each rule the acts it refused when tried; None where nothing was tried
    contradiction: tuple[int, ...]  # the rules that contradict each other
    by_seat: dict[str, tuple[int, ...]]  # one number for each of SEAT_FIGURES and each seat


FIGURES = {
    "decisions": "acts and answers, the deal apart",
    "acts out of turn": "those among them that no turn was needed for, words apart",
    "turns": "turns begun",
    "rounds": "rounds begun",
    "cards drawn": "from the draw pile after the deal, for whatever reason",
    "cards taken": "those among them that a rule made somebody take",
    "most owed": "the largest debt in the game",
    "reverses": "changes of direction",
    "shuffles": "each deal is one",
}
"""What is counted in each game, and what it means."""

SEAT_FIGURES = {
    "out of turn": "acts done that no turn was needed for, words apart",
    "too late": "acts that were not legal any more when they arrived",
    "said": "words that were said",
    "unsaid": "words that were forgotten",
}
"""What is counted of each seat in each game, and what it means; so that the fast and the slow can be compared."""


# What changes nothing that lies on the table: windows, memory, and what is asked and answered.
_BOOKS = frozenset({"opens", "closes", "sets", "asks", "answers", "cuts"})

_COUNTED = {"begins turn": 0, "draws": 1, "takes": 2, "owes": 3, "reverses": 4, "shuffles": 5, "ends round": 6}
_IN_CARDS = (1, 2)


class Observer:
    """Watches a table and adds up what happens."""

    def __init__(self, program: Program) -> None:
        self.acted = [0] * (len(program.rules) + 1)  # the last is for what stands outside every rule
        self.kept = [0] * (len(program.rules) + 1)
        self.round_turns: list[int] = []
        self.most_owed = 0
        self._counts = [0] * len(_COUNTED)
        self._turns_before = 0
        self._in_act: tuple[set[int], set[int]] = set(), set()  # rules that acted, or kept books, so far

    def __call__(self, state: State, act: Act, happened: list[Happened]) -> None:  # noqa: ARG002 - what happened counts
        counts = self._counts
        if act.verb != ANSWER:  # answers belong to the act that asked
            self._in_act = set(), set()
        acted: set[int] = set()
        kept: set[int] = set()
        for event in happened:
            what = event.what
            if event.place is not None:
                (kept if what in _BOOKS else acted).add(event.place.rule)
            counted = _COUNTED.get(what)
            if counted is None:
                continue
            if counted in _IN_CARDS:
                counts[counted] += len(event.cards)
                continue
            counts[counted] += 1
            if what == "owes":
                self.most_owed = max(self.most_owed, event.number)
            elif what == "ends round":
                self.round_turns.append(counts[0] - self._turns_before)
                self._turns_before = counts[0]
        for now, before, counter in zip((acted, kept), self._in_act, (self.acted, self.kept), strict=True):
            for rule in now - before:
                counter[rule] += 1
            before.update(now)

    def game(self, table: Table, refused: dict[int, int] | None) -> Game:
        """The game is over: what became of it."""
        turns, drawn, taken, _, reverses, shuffles, _ = self._counts
        figures = (
            table.acts - table.deals,
            sum(table.out_of_turn),
            turns,
            table.deals,
            drawn + taken,
            taken,
            self.most_owed,
            reverses,
            shuffles,
        )
        conflict = table.contradiction
        return Game(
            table.ending or Ending.CAPPED,
            table.state.winners,
            dict(zip(FIGURES, figures, strict=True)),
            tuple(self.round_turns),
            table.choices,
            table.options,
            {rule: times for rule, times in enumerate(self.acted[:-1]) if times},
            {rule: times for rule, times in enumerate(self.kept[:-1]) if times},
            refused,
            tuple(sorted({place.rule for place in conflict.places})) if conflict is not None else (),
            dict(
                zip(
                    SEAT_FIGURES, map(tuple, (table.out_of_turn, table.too_late, table.said, table.unsaid)), strict=True
                )
            ),
        )


class Prober:
    """Tries what is not offered, and notes the rules that refuse it. The table stays as it is.

    Forbids are looked at in every moment, until each has refused something. All acts are tried at the 1st, 3rd, 6th, 10th, 15th moment
    and so on, so that a long game is looked at for long and not for ever.
    """

    def __init__(self, machine: Machine) -> None:
        self.refused: dict[int, int] = {}
        self._machine = machine
        self._wait = self._gap = 1
        self._ways = _ways(machine.program)
        slots = machine.legality.slots.values()
        self._silent = [(guard, slot) for slot in slots for guard in (*slot.turn_forbids, *slot.free_forbids)]

    def __call__(self, state: State) -> None:
        if self._silent:
            self._silent = [pair for pair in self._silent if not self._forbids(state, *pair)]
        self._wait -= 1
        if self._wait:
            return
        self._gap += 1
        self._wait = self._gap
        for seat in range(state.seats):
            if not state.in_round >> seat & 1:
                continue
            cards = sorted({card for card in state.hands[seat] if card != self._machine.unknown})
            for verb, word, sort in self._ways:
                if sort == "card":
                    tried = [Act(seat, verb, card) for card in cards]
                elif sort == "seat":
                    tried = [Act(seat, verb, NONE, other) for other in range(state.seats) if other != seat]
                else:
                    tried = [Act(seat, verb, NONE, NONE, word)]
                for act in tried:
                    self._try(state, act)

    def _forbids(self, state: State, guard: LinkedGuard, slot: Slot) -> bool:
        """Whether this forbid stands against something that somebody might try now; then its rule is noted once."""
        rule = guard.place.rule
        if rule in self.refused:
            return True
        if not self._machine.legality.is_open(slot, state):
            return False
        for seat in (state.turn,) if guard.in_turn else range(state.seats):
            if seat == NONE or not state.in_round >> seat & 1:
                continue
            covered = guard.covers(state, seat)
            if slot.on_cards and covered not in (0, EVERYTHING):
                covered &= sum(1 << card for card in set(state.hands[seat]) if card != self._machine.unknown)
            if covered and (not slot.on_cards or state.hands[seat]):
                self.refused[rule] = 1
                return True
        return False

    def _try(self, state: State, act: Act) -> None:
        refusal = self._machine.refusal(state, act)
        if refusal is not None:
            for rule in {place.rule for place in refusal.places if place.rule != NONE}:
                self.refused[rule] = self.refused.get(rule, 0) + 1


def _ways(program: Program) -> list[tuple[int, int, str]]:
    """Every way to act at the table: verb, word, and what such an act names."""
    play = next((index for index, verb in enumerate(program.verbs) if verb.name == "play"), NONE)
    ways: dict[tuple[int, int], str] = {}
    for permit in program.permits:
        if permit.newcomers or program.verbs[permit.verb].name == "deal":
            continue
        way = permit.verb, permit.word
        if play in (permit.verb, program.verbs[permit.verb].base):
            ways[way] = "card"
        elif permit.target != NONE:
            ways[way] = "seat"
        else:
            ways.setdefault(way, "")
    return [(verb, word, sort) for (verb, word), sort in ways.items()]


def able(program: Program) -> set[int]:
    """The rules that can act or refuse at all; others only set things, such as points."""
    tables = (program.permits, program.forbids, program.reactions, program.watches, program.windows, program.ops)
    return {entry.place.rule for table in tables for entry in table if entry.place.rule != NONE}
