"""What may be done: the acts open to a seat, the clause that permits an act, and the clauses that refuse it.

All of these rest on the same linked guards. An act is legal if some permit covers it and no forbid hits it; a forbid without `by` hits
only what a turn permit covers, a forbid with `by` hits everything those seats do.
"""

from collections.abc import Callable
from typing import NamedTuple

from unolang.machine.guards import EVERYTHING, LinkedGuard, Rung
from unolang.machine.state import ANSWER, BETWEEN, OVER, PLAY, SETTING_OUT, Act, Refusal, State, record
from unolang.machine.terms import TermLinker
from unolang.program.program import NONE, Guard, Place, Program


class IllegalAct(Exception):
    """The act is refused; the state has not changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


class Permission(NamedTuple):
    """Which clause permits an act, and whether it is an act of the turn player's turn."""

    place: Place
    turn: bool


Covers = Callable[[State], int]


def _covers(guards: list[LinkedGuard], debt_kind: int) -> list[tuple[Covers, Place]]:
    """What each guard that can hold under this debt covers for the turn player, and its place."""
    holding = [guard for guard in guards if guard.may_hold(debt_kind)]
    return [(guard.quick or guard.covers_turn_player, guard.place) for guard in holding]


class Slot:
    """One way to act (a verb, or `say` with one word) with all guards that speak of it."""

    def __init__(self, verb: int, word: int) -> None:
        self.verb = verb
        self.word = word
        self.on_cards = False
        self.on_seats = False
        self.turn_permits: list[LinkedGuard] = []
        self.free_permits: list[LinkedGuard] = []
        self.turn_forbids: list[LinkedGuard] = []
        self.free_forbids: list[LinkedGuard] = []
        self.window_permits: list[LinkedGuard] = []
        self.made: dict[int, list[Act]] = {}  # plays of each seat by kind, made once
        self.by_debt: list[tuple[list[tuple[Covers, Place]], list[tuple[Covers, Place]]]] = []

    def sort(self, debts: int) -> None:
        """Sort the guards once all are filed: those that can hold under each kind of debt, and under none (the last)."""
        self.window_permits = [guard for guard in self.free_permits if guard.window != NONE]
        for kind in (*range(debts), NONE):
            self.by_debt.append((_covers(self.turn_permits, kind), _covers(self.turn_forbids, kind)))

    def turn_permit(self, state: State, seat: int, bit: int) -> Place | None:
        """The turn permit that covers this one act, if there is one."""
        if seat != state.turn or state.stage is not PLAY:
            return None
        state.player = seat
        return next((place for covers, place in self.by_debt[state.debt_kind][0] if covers(state) & bit), None)

    def is_forbidden_in_turn(self, state: State, seat: int, bit: int) -> bool:
        """Whether something forbids this one act of the turn player's turn."""
        state.player = seat
        if any(covers(state) & bit for covers, _ in self.by_debt[state.debt_kind][1]):
            return True
        return bool(self.free_forbids and self._forbidden(state, seat) & bit)

    def free_permit(self, state: State, seat: int, bit: int) -> Place | None:
        """The free permit that covers this one act, if there is one and nothing forbids the act."""
        place = next((guard.place for guard in self._free(state) if guard.covers(state, seat) & bit), None)
        return None if place is None or self._forbidden(state, seat) & bit else place

    def turn_set(self, state: State, seat: int) -> int:
        """What turn permits let the seat do and nothing forbids."""
        if seat != state.turn:
            return 0
        permits, forbids = self.by_debt[state.debt_kind]
        state.player = seat
        covered = 0
        for covers, _ in permits:
            covered |= covers(state)
        if covered:
            for covers, _ in forbids:
                covered &= ~covers(state)
            if covered and self.free_forbids:
                covered &= ~self._forbidden(state, seat)
        return covered

    def free_set(self, state: State, seat: int) -> int:
        """What free permits let the seat do and nothing forbids; what a turn permit covers as well is none of their business."""
        covered = 0
        for guard in self._free(state):
            covered |= guard.covers(state, seat)
        if covered and self.turn_forbids and seat == state.turn:
            state.player = seat
            for covers, _ in self.by_debt[state.debt_kind][0]:
                covered &= ~covers(state)
        return covered & ~self._forbidden(state, seat) if covered else 0

    def _free(self, state: State) -> list[LinkedGuard]:
        """The free permits that speak at this stage: while the cards are set out only those in windows."""
        return self.window_permits if state.stage is SETTING_OUT else self.free_permits

    def _forbidden(self, state: State, seat: int) -> int:
        hit = 0
        for guard in self.free_forbids:
            hit |= guard.covers(state, seat)
        return hit

    def bit(self, act: Act) -> int:
        """The act's place in the sets of this slot."""
        if self.on_cards:
            return 1 << act.card if act.card != NONE else 0
        if self.on_seats:
            return 1 << act.other if act.other != NONE else 0
        return 1


class Legality:
    """The guards of one program, linked and sorted by what they speak of."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.verbs = {verb.name: index for index, verb in enumerate(program.verbs)}
        self.play, self.say, self.deal = (self.verbs.get(name, NONE) for name in ("play", "say", "deal"))
        self.terms = TermLinker(program, self.playable).link()
        self.slots: dict[tuple[int, int], Slot] = {}
        for guard in program.permits:
            self._file_permit(guard)
        for guard in program.forbids:
            self._file_forbid(guard)
        for slot in self.slots.values():
            slot.sort(len(program.debts))
        in_turn = [slot for slot in self.slots.values() if slot.turn_permits and slot.verb != self.deal]
        self.turn_slots = [  # by the kind of debt, and for none (the last entry): what the turn player could do at all
            [slot for slot in in_turn if slot.by_debt[kind][0] or slot.free_permits]
            for kind in (*range(len(program.debts)), NONE)
        ]
        self.free_slots = [slot for slot in self.slots.values() if slot.free_permits]
        self.free_in_play = [slot for slot in self.free_slots if slot.verb != self.deal]

    def is_play(self, verb: int) -> bool:
        """Whether acting so puts a card on the discard pile."""
        return verb >= 0 and (verb == self.play or self.program.verbs[verb].base == self.play)

    def _file_permit(self, guard: Guard) -> None:
        slot = self.slots.setdefault((guard.verb, guard.word), Slot(guard.verb, guard.word))
        slot.on_cards = self.is_play(guard.verb)
        slot.on_seats = slot.on_seats or guard.target != NONE
        linked = LinkedGuard(guard, self.program, self.terms)
        (slot.turn_permits if guard.turn else slot.free_permits).append(linked)

    def _file_forbid(self, guard: Guard) -> None:
        linked = LinkedGuard(guard, self.program, self.terms)
        for (verb, word), slot in self.slots.items():
            if guard.verb in (verb, self.program.verbs[verb].base) and guard.word in (NONE, word):
                (slot.turn_forbids if guard.turn else slot.free_forbids).append(linked)

    # what may be done

    def playable(self, state: State, seat: int) -> int:
        """The kinds that the seat may play in its turn, whether or not it holds them."""
        slot = self.slots.get((self.play, NONE))
        if slot is None or seat == NONE:
            return 0
        known = state.playable  # within one listing of acts the same question comes up again and again
        if known is not None and known[0] == seat:
            return known[1]
        registers = state.player, state.other, state.owner
        kinds = slot.turn_set(state, seat)
        state.player, state.other, state.owner = registers
        return kinds

    def is_open(self, slot: Slot, state: State) -> bool:
        """Whether the stage of the game has room for this kind of act at all."""
        stage = state.stage
        if stage is PLAY:
            return slot.verb != self.deal
        if stage is BETWEEN:
            return slot.verb == self.deal or any(guard.guard.newcomers for guard in slot.free_permits)
        return stage is SETTING_OUT and bool(slot.window_permits)

    def acts(self, state: State, seat: int) -> list[Act]:
        """All that the seat may do now, in a fixed order; like cards count once."""
        question = state.question
        if question is not None:
            return [Act(seat, ANSWER, value=choice) for choice in question.choices] if seat == question.seat else []
        if state.stage is OVER:
            return []
        acts: list[Act] = []
        state.playable = None
        on_turn = seat == state.turn and state.stage is PLAY
        for slot in self.turn_slots[state.debt_kind] if on_turn else ():
            covered = slot.turn_set(state, seat)
            if slot.verb == self.play:
                state.playable = seat, covered
            if slot.free_permits:
                covered |= slot.free_set(state, seat)
            if covered:
                self._list(slot, state, seat, covered, acts)
        in_play = state.stage is PLAY
        for slot in self.free_in_play if in_play else self.free_slots:
            if not (on_turn and slot.turn_permits) and (in_play or self.is_open(slot, state)):
                covered = slot.free_set(state, seat)
                if covered:
                    self._list(slot, state, seat, covered, acts)
        state.playable = None
        return acts

    def _list(self, slot: Slot, state: State, seat: int, covered: int, acts: list[Act]) -> None:
        verb = slot.verb
        if slot.on_cards:
            made = slot.made.get(seat)
            if made is None:
                made = slot.made[seat] = [Act(seat, verb, kind) for kind in range(len(self.program.kinds))]
            unknown = len(made)
            kinds = sorted(set(state.hands[seat])) if seat < state.seats else []
            acts.extend([made[kind] for kind in kinds if covered >> kind & 1 and kind != unknown])
        elif slot.on_seats:
            acts.extend(Act(seat, verb, NONE, other) for other in range(state.seats) if covered >> other & 1)
        elif verb != self.say:
            acts.append(Act(seat, verb))
        elif seat < state.seats and not state.said[seat] >> slot.word & 1:
            acts.append(Act(seat, verb, NONE, NONE, slot.word))

    # why

    def source(self, state: State, act: Act) -> Permission:
        """The clause that permits an act which `acts` lists, as things still stand; so that it need not be judged again."""
        slot = self.slots[act.verb, act.value]
        bit = slot.bit(act)
        place = slot.turn_permit(state, act.seat, bit)
        if place is not None:
            return record(Permission, (place, True))
        place = slot.free_permit(state, act.seat, bit)
        assert place is not None, "what is listed is permitted"
        return Permission(place, False)

    def permission(self, state: State, act: Act) -> Permission | None:
        """The clause that permits the act, if it is legal and no answer."""
        slot = self.slots.get((act.verb, act.value))
        if slot is None or self._barred(state, act, slot):
            return None
        bit = slot.bit(act)
        place = slot.turn_permit(state, act.seat, bit)
        if place is not None:
            return None if slot.is_forbidden_in_turn(state, act.seat, bit) else Permission(place, True)
        place = slot.free_permit(state, act.seat, bit) if slot.free_permits else None
        return Permission(place, False) if place is not None else None

    def _barred(self, state: State, act: Act, slot: Slot) -> str:
        """The reason that stands against an act before any rule is asked, or nothing."""
        stage = state.stage
        if stage is OVER:
            return "over"
        if slot.verb == self.deal if stage is PLAY else not self.is_open(slot, state):
            return "stage"
        if not 0 <= act.seat <= state.seats:
            return "out"
        if slot.on_cards != (act.card != NONE) or slot.on_seats != (act.other != NONE):
            return "verb"
        if slot.on_seats and not 0 <= act.other < state.seats:
            return "whom"
        if slot.on_cards and (act.seat == state.seats or act.card not in state.hands[act.seat]):
            return "hand"
        if act.verb == self.say and act.seat < state.seats and state.said[act.seat] >> slot.word & 1:
            return "said"
        return ""

    def refusal(self, state: State, act: Act) -> Refusal | None:
        """Why the act is refused; None if it is legal."""
        question = state.question
        if question is not None:
            if act.seat == question.seat and act.verb == ANSWER and act.value in question.choices:
                return None
            reason = "answer" if act.seat == question.seat and act.verb == ANSWER else "asked"
            return Refusal(reason, (question.place,))
        if act.verb == ANSWER:
            return Refusal("answer", ())
        slot = self.slots.get((act.verb, act.value))
        if slot is None:
            return Refusal("verb", ())
        barred = self._barred(state, act, slot)
        if barred:
            return Refusal(barred, ())
        if self.permission(state, act) is not None:
            return None
        hits = self._hits(state, act, slot)
        if hits:
            return Refusal("forbidden", hits)
        rungs = [(guard.rung(state, act), guard) for guard in (*slot.turn_permits, *slot.free_permits)]
        furthest = max(rung for rung, _ in rungs)
        nearest = [guard for rung, guard in rungs if rung == furthest]
        if furthest < Rung.CARD and act.card != NONE:  # of those that stop early, name the ones that speak of this card
            nearest = [guard for guard in nearest if guard.speaks_of(state, act)] or nearest
        places = [guard.place for guard in nearest]
        because = {Rung.TURN: state.turn_place, Rung.OWING: state.debt_place}.get(furthest)
        if because is not None:
            places.append(because)
        return Refusal(furthest.name.lower(), tuple(dict.fromkeys(places)))

    def _hits(self, state: State, act: Act, slot: Slot) -> tuple[Place, ...]:
        bit = slot.bit(act) or EVERYTHING
        forbids = list(slot.free_forbids)
        if act.seat == state.turn and slot.turn_permits:
            forbids += slot.turn_forbids
        return tuple(dict.fromkeys(guard.place for guard in forbids if guard.covers(state, act.seat) & bit))
