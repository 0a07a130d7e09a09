"""Where people sit and how cards move: the geometry of a table, with no rules in it."""

from collections.abc import Iterable, Iterator

from unolang.machine.state import PLAY, SETTING_OUT, Happened, State
from unolang.program.program import NONE, Place, Program


def live(state: State) -> int:
    """The seats that count, one bit each: those in the round, or between rounds those in the game."""
    return state.in_round if state.stage is PLAY or state.stage is SETTING_OUT else state.in_game


def after(state: State, seat: int, direction: int) -> int:
    """The first seat that counts, going round from this one; the seat itself if it is the only one, NONE if there is none."""
    ring = state.ring
    counted = live(state)
    if seat == NONE or not counted:
        return NONE
    size = len(ring)
    at = ring.index(seat)
    for _ in range(size):
        at = (at + direction) % size
        if counted >> ring[at] & 1:
            return ring[at]
    return NONE


def onward(state: State, seat: int, steps: int) -> int:
    """The seat so many steps on in the direction of play."""
    direction = state.direction
    if live(state) == (1 << len(state.ring)) - 1:
        ring = state.ring
        return ring[(ring.index(seat) + direction * steps) % len(ring)]
    counted = live(state).bit_count()
    for _ in range(1 + (steps - 1) % counted if steps > 0 and counted else 0):  # whole rounds change nothing
        seat = after(state, seat, direction)
    return seat


def everyone(state: State) -> tuple[int, ...]:
    """All seats that count, in turn order: beginning after whoever acts, or after the dealer when nobody does."""
    start = state.player if state.player != NONE else state.dealer
    seats = round_from(state, start)
    return (*seats[1:], start) if seats and seats[0] == start else seats


def round_from(state: State, start: int) -> tuple[int, ...]:
    """All seats that count, in turn order, beginning with this one if it counts; with the first chair for nobody."""
    ring, direction, counted = state.ring, state.direction, live(state)
    size = len(ring)
    at = ring.index(start) if start != NONE else 0
    return tuple([ring[i % size] for i in range(at, at + direction * size, direction) if counted >> ring[i % size] & 1])


def each_of(state: State, seats: Iterable[int]) -> Iterator[int]:
    """Seat by seat, with `each` meaning it meanwhile. Only for loops that go to the end, as what `each` meant comes back there."""
    before = state.each
    for seat in seats:
        state.each = seat
        yield seat
    state.each = before


def receive(state: State, seat: int, cards: list[int]) -> None:
    """Put cards into a hand; the words its holder has said no longer stand once the act is settled."""
    state.hands[seat].extend(cards)
    if cards:
        state.fresh |= 1 << seat


def lay(state: State, seat: int, kind: int, unnamed: list[int]) -> None:
    """Put a card on top of the discard pile; what was named on the card below is gone."""
    state.discards.append(kind)
    state.named = unnamed.copy()
    state.upcard_player = seat


def shut(program: Program, state: State, window: int, place: Place | None, out: list[Happened]) -> None:
    """Close a window for every seat. One with a condition stays shut while nothing changes, as what it says is kept."""
    closed = 0 if program.windows[window].each else NONE
    if state.windows[window] != closed:
        state.windows[window] = closed
        out.append(Happened("closes", NONE, place, number=window))


MOST = 10**12


def bounded(number: int) -> int:
    """A number that rules remember, kept within bounds, so that no rule can make it grow until memory is used up."""
    return max(-MOST, min(MOST, number))


def total(state: State) -> int:
    """How many cards there are on the table, which no step may change."""
    return sum(map(len, state.hands)) + len(state.draw_pile) + len(state.discards)
