"""A way to act, with all guards that speak of it: what they let a seat do, and what they let all seats do at once."""

from collections.abc import Callable, Sequence

from unolang.machine.guards import LinkedGuard
from unolang.machine.guards_at_once import Covered, FreeGuard
from unolang.machine.state import PLAY, SETTING_OUT, Act, State
from unolang.program.program import NONE, Place

Covers = Callable[[State], int]

Gate = tuple[int, int]
"""The one window in which guards stand, and what stands for it while it is shut: then none of them need be asked.

Guards in several windows have none, and are asked every time; that is slower, and nothing else.
"""

NO_GATE: Gate = (NONE, NONE)


def _gate(guards: list[FreeGuard]) -> Gate:
    gates = {(guard.window, guard.shut) for guard in guards}
    gate = gates.pop() if len(gates) == 1 else NO_GATE
    return gate if gate[0] != NONE else NO_GATE


def _covers(guards: Sequence[LinkedGuard], debt_kind: int) -> list[tuple[Covers, Place]]:
    """What each guard that can hold under this debt covers for the turn player, and its place."""
    holding = [guard for guard in guards if guard.may_hold[debt_kind]]
    return [(guard.quick or guard.covers_turn_player, guard.place) for guard in holding]


class Slot:
    """One way to act (a verb, or `say` with one word) with all guards that speak of it."""

    def __init__(self, verb: int, word: int) -> None:
        self.verb = verb
        self.word = word
        self.on_cards = False
        self.on_seats = False
        self.turn_permits: list[LinkedGuard] = []
        self.free_permits: list[FreeGuard] = []
        self.turn_forbids: list[LinkedGuard] = []
        self.free_forbids: list[FreeGuard] = []
        self.window_permits: list[FreeGuard] = []
        self.gate: Gate = NO_GATE  # of the free permits
        self.forbid_gate: Gate = NO_GATE  # of the free forbids
        # Neither the acts nor the free guards name cards or seats, so sets of seats can be joined as they are.
        self.is_plain = False
        self._plays: dict[int, list[Act]] = {}  # of each seat its plays by kind, made once
        self._acts: dict[int, Act] = {}  # of each seat the act that names nothing, made once
        self.by_debt: list[tuple[list[tuple[Covers, Place]], list[tuple[Covers, Place]]]] = []

    def sort(self, debts: int) -> None:
        """Sort the guards once all are filed: those that can hold under each kind of debt, and under none (the last)."""
        self.window_permits = [guard for guard in self.free_permits if guard.window != NONE]
        self.gate, self.forbid_gate = _gate(self.free_permits), _gate(self.free_forbids)
        free = *self.free_permits, *self.free_forbids
        self.is_plain = not self.on_cards and not self.on_seats and all(guard.is_plain for guard in free)
        for kind in (*range(debts), NONE):
            self.by_debt.append((_covers(self.turn_permits, kind), _covers(self.turn_forbids, kind)))

    def turn_permit(self, state: State, seat: int, bit: int) -> Place | None:
        """The turn permit that covers this one act, if there is one."""
        if seat != state.turn or state.stage is not PLAY:
            return None
        state.player = seat
        for covers, place in self.by_debt[state.debt_kind][0]:
            if covers(state) & bit:
                return place
        return None

    def is_forbidden_in_turn(self, state: State, seat: int, bit: int) -> bool:
        """Whether something forbids this one act of the turn player's turn."""
        state.player = seat
        if any(covers(state) & bit for covers, _ in self.by_debt[state.debt_kind][1]):
            return True
        return self.is_forbidden(state, seat, bit)

    def free_permit(self, state: State, seat: int, bit: int) -> Place | None:
        """The free permit that covers this one act, if there is one, whether or not something forbids the act."""
        for guard in self._free(state):
            if guard.covers(state, seat) & bit:
                return guard.place
        return None

    def is_forbidden(self, state: State, seat: int, bit: int) -> bool:
        """Whether something forbids this one act to the seat, on turn or not."""
        return bool(self.free_forbids and self._forbidden(state, seat) & bit)

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
        """What free permits let the seat do and nothing forbids.

        What a turn permit covers as well is an act of the turn, and none of it is free where something forbids it in turn. Elsewhere it
        may be left in: whoever lists what a seat may do joins the two sets anyway.
        """
        covered = 0
        for guard in self._free(state):
            covered |= guard.covers(state, seat)
        if covered and self.turn_forbids and seat == state.turn and state.stage is PLAY:
            covered &= ~self._covered_in_turn(state)
        return covered & ~self._forbidden(state, seat) if covered else 0

    def free_sets(self, state: State) -> Covered:
        """For every seat of whom there is anything to tell, what only free permits let it do and nothing forbids."""
        covered: Covered = {}
        for guard in self._free(state):
            guard.spread(state, (1 << state.seats) - 1, covered)
        if not covered:
            return covered
        turn = state.turn
        if self.turn_permits and turn in covered and state.stage is PLAY:
            covered[turn] &= ~self._covered_in_turn(state)
        if self.free_forbids:
            hit: Covered = {}
            seats = sum([1 << seat for seat in covered])
            for guard in self.free_forbids:
                guard.spread(state, seats, hit)
            for seat, what in hit.items():
                covered[seat] &= ~what
        return covered

    def free_seats(self, state: State) -> int:
        """The seats, one bit each, that only free permits let act so, where the act names nothing, and nothing forbids it."""
        seats, all_seats, turn = 0, (1 << state.seats) - 1, state.turn
        for guard in self._free(state):
            seats |= guard.those(state, all_seats)
        if not seats:
            return 0
        may_be_of_turn = self.turn_permits and turn != NONE and seats >> turn & 1 and state.stage is PLAY
        if may_be_of_turn and self._covered_in_turn(state):
            seats &= ~(1 << turn)
        for guard in self.free_forbids:
            seats &= ~guard.those(state, seats)
        return seats

    def permitted(self, state: State, seats: int) -> int:
        """Those of the seats whom some permit lets act so, where the act names nothing, forbidden or not."""
        found = 0
        for guard in self.free_permits:
            found |= guard.those(state, seats & ~found)
        turn = state.turn
        if self.turn_permits and turn != NONE and seats & ~found & 1 << turn and self._covered_in_turn(state):
            found |= 1 << turn
        return found

    def _covered_in_turn(self, state: State) -> int:
        """What turn permits cover, forbidden or not: acts of the turn, and no free ones."""
        state.player = state.turn
        found = 0
        for covers, _ in self.by_debt[state.debt_kind][0]:
            found |= covers(state)
        return found

    def _free(self, state: State) -> list[FreeGuard]:
        """The free permits that speak at this stage: while the cards are set out only those in windows."""
        return self.window_permits if state.stage is SETTING_OUT else self.free_permits

    def _forbidden(self, state: State, seat: int) -> int:
        window, shut = self.forbid_gate
        if window != NONE and state.windows[window] == shut:
            return 0
        hit = 0
        for guard in self.free_forbids:
            hit |= guard.covers(state, seat)
        return hit

    def plays(self, seat: int, kinds: int) -> list[Act]:
        """The seat's plays by kind of card, made once."""
        made = self._plays.get(seat)
        if made is None:
            made = self._plays[seat] = [Act(seat, self.verb, kind) for kind in range(kinds)]
        return made

    def act(self, seat: int) -> Act:
        """The seat's act that names neither a card nor a seat, made once."""
        made = self._acts.get(seat)
        if made is None:
            made = self._acts[seat] = Act(seat, self.verb, NONE, NONE, self.word)
        return made

    def bit(self, act: Act) -> int:
        """The act's place in the sets of this slot."""
        if self.on_cards:
            return 1 << act.card if act.card != NONE else 0
        if self.on_seats:
            return 1 << act.other if act.other != NONE else 0
        return 1
