"""What may be done: the acts open to a seat, the clause that permits an act, and the clauses that refuse it.

All of these rest on the same linked guards. An act is legal if some permit covers it and no forbid hits it; a forbid without `by` hits
only what a turn permit covers, a forbid with `by` hits everything those seats do.
"""

from typing import NamedTuple

from unolang.machine.guards import EVERYTHING, LinkedGuard, Rung
from unolang.machine.guards_at_once import FreeGuard
from unolang.machine.seatwise import Seatwise, seats_of
from unolang.machine.slots import Slot
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
    in_turn: bool


class Legality:
    """The guards of one program, linked and sorted by what they speak of."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.verbs = {verb.name: index for index, verb in enumerate(program.verbs)}
        self.play, self.say, self.deal = (self.verbs.get(name, NONE) for name in ("play", "say", "deal"))
        self.terms = TermLinker(program, self.playable).link()
        self.by_player = Seatwise(program, self.terms, "player")
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
        at_the_table = [slot for slot in self.free_slots if not all(one.guard.newcomers for one in slot.free_permits)]
        self.free_in_play = [slot for slot in at_the_table if slot.verb != self.deal]

    def is_play(self, verb: int) -> bool:
        """Whether acting so puts a card on the discard pile."""
        return verb >= 0 and (verb == self.play or self.program.verbs[verb].base == self.play)

    def _file_permit(self, guard: Guard) -> None:
        slot = self.slots.setdefault((guard.verb, guard.word), Slot(guard.verb, guard.word))
        slot.on_cards = self.is_play(guard.verb)
        slot.on_seats = slot.on_seats or guard.target != NONE
        if guard.in_turn:
            slot.turn_permits.append(self._turn_guard(guard))
        else:
            slot.free_permits.append(self._free_guard(guard))

    def _file_forbid(self, guard: Guard) -> None:
        speaking = [
            slot
            for (verb, word), slot in self.slots.items()
            if guard.verb in (verb, self.program.verbs[verb].base) and guard.word in (NONE, word)
        ]
        if guard.in_turn:
            in_turn = self._turn_guard(guard)
            for slot in speaking:
                slot.turn_forbids.append(in_turn)
        else:
            free = self._free_guard(guard)
            for slot in speaking:
                slot.free_forbids.append(free)

    def _turn_guard(self, guard: Guard) -> LinkedGuard:
        return LinkedGuard(guard, self.program, self.terms)

    def _free_guard(self, guard: Guard) -> FreeGuard:
        return FreeGuard(guard, self.program, self.terms, self.by_player)

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
        if state.stage is OVER or not 0 <= seat <= state.seats:
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
        in_play, windows = state.stage is PLAY, state.windows
        for slot in self.free_in_play if in_play else self.free_slots:
            window, shut = slot.gate
            if window != NONE and windows[window] == shut:
                continue
            if not (on_turn and slot.turn_permits) and (in_play or self.is_open(slot, state)):
                covered = slot.free_set(state, seat)
                if covered:
                    self._list(slot, state, seat, covered, acts)
        state.playable = None
        return acts

    def turn_acts(self, state: State) -> list[Act]:
        """All acts of the turn player's turn, in the order in which `acts` lists them; no free acts, and no answers."""
        acts: list[Act] = []
        turn = state.turn
        if state.question is not None or state.stage is not PLAY or turn == NONE:
            return acts
        state.playable = None
        for slot in self.turn_slots[state.debt_kind]:
            covered = slot.turn_set(state, turn)
            if slot.verb == self.play:
                state.playable = turn, covered
            if covered:
                self._list(slot, state, turn, covered, acts)
        state.playable = None
        return acts

    def free_acts(self, state: State) -> dict[int, list[Act]]:
        """The free acts of every seat at the table that has any, in a fixed order; no answers, and nothing for newcomers."""
        found: dict[int, list[Act]] = {}
        state.player = state.other = state.owner = NONE  # whoever was asked about last
        if state.question is not None or state.stage is OVER:
            return found
        in_play, windows, said = state.stage is PLAY, state.windows, state.said
        for slot in self.free_in_play if in_play else self.free_slots:
            window, shut = slot.gate
            if (window != NONE and windows[window] == shut) or not (in_play or self.is_open(slot, state)):
                continue
            if slot.is_plain:  # as below, without a call and a set for each seat: most free acts are of this kind
                word = 0 if slot.word == NONE else 1 << slot.word
                for seat in seats_of(slot.free_seats(state)):
                    if not said[seat] & word:
                        act = slot.act(seat)
                        if seat in found:
                            found[seat].append(act)
                        else:
                            found[seat] = [act]
                continue
            for seat, covered in slot.free_sets(state).items():
                acts = found.get(seat) or []
                self._list(slot, state, seat, covered, acts)
                if acts:
                    found[seat] = acts
        return found if len(found) < 2 else dict(sorted(found.items()))

    def _list(self, slot: Slot, state: State, seat: int, covered: int, acts: list[Act]) -> None:
        if not covered:
            return
        if slot.on_cards:
            if seat == state.seats:
                return
            made = slot.plays(seat, len(self.program.kinds))
            hand, unknown = state.hands[seat], len(made)
            if covered & (covered - 1):
                acts.extend([made[kind] for kind in sorted(set(hand)) if covered >> kind & 1 and kind != unknown])
            else:  # one kind, as when an identical card is wanted
                kind = covered.bit_length() - 1
                if kind in hand and kind != unknown:
                    acts.append(made[kind])
        elif slot.on_seats:
            acts.extend(Act(seat, slot.verb, NONE, other) for other in range(state.seats) if covered >> other & 1)
        elif slot.word == NONE or (seat < state.seats and not state.said[seat] >> slot.word & 1):
            acts.append(slot.act(seat))

    # why

    def source(self, state: State, act: Act) -> Permission:
        """The clause that permits an act which `acts` lists, as things still stand; so that it need not be judged again."""
        slot = self.slots[act.verb, act.value]
        bit = slot.bit(act)
        place, in_turn = slot.turn_permit(state, act.seat, bit), True
        if place is None:
            place, in_turn = slot.free_permit(state, act.seat, bit), False
        assert place is not None, "what is listed is permitted"
        return record(Permission, (place, in_turn))

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
        return None if place is None or slot.is_forbidden(state, act.seat, bit) else Permission(place, False)

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
        because = {Rung.TURN: state.turn_place, Rung.OWING: state.debt_place}.get(furthest)
        if furthest < Rung.CARD and act.card != NONE:  # of those that stop early, name the ones that speak of this card
            speaking = [guard for guard in nearest if guard.speaks_of(state, act)]
            if furthest is Rung.TURN and because is not None:  # whoever is not on turn mostly needs to know just that
                nearest = [guard for guard in speaking if guard.may_hold[state.debt_kind]]
            else:
                nearest = speaking or nearest
        places = [guard.place for guard in nearest]
        if because is not None:
            places.append(because)
        return Refusal(furthest.name.lower(), tuple(dict.fromkeys(places)))

    def _hits(self, state: State, act: Act, slot: Slot) -> tuple[Place, ...]:
        bit = slot.bit(act) or EVERYTHING
        forbids: list[LinkedGuard] = list(slot.free_forbids)
        if act.seat == state.turn and slot.turn_permits:
            forbids += slot.turn_forbids
        return tuple(dict.fromkeys(guard.place for guard in forbids if guard.covers(state, act.seat) & bit))
