"""Cards on their way out of the draw pile: drawn, taken by force, dealt, turned up, given.

Cards come one by one. When one is needed and there is none, the moment `shortage` comes once, then the task again;
if there is still none, it stops short.
"""

from collections.abc import Callable
from typing import Any, Protocol

from unolang.machine.questions import ask
from unolang.machine.state import Happened, Scene, State, record
from unolang.machine.table import receive
from unolang.program.program import NONE, Place, Program

MOST_SHORTAGES = 100  # in one act, or as many as there are cards if these are fewer


class Moments(Protocol):
    """Whoever can put the answers to a moment on the agenda."""

    def moment(self, state: State, name: str, seat: int) -> None:
        """Put them there."""


class Piles:
    """The tasks that move cards out of the draw pile."""

    def __init__(self, program: Program, terms: list[Callable[[State], Any]], moments: Moments) -> None:
        self.unknown = len(program.kinds)
        self.pack_size = sum(kind.copies for kind in program.kinds)
        self.terms = terms
        self.moments = moments
        self.stages = {
            "take": self._take,
            "drawn": self._drawn,
            "take until": self._take_until,
            "deal out": self._deal_out,
            "give": self._give,
        }

    def draw(self, state: State, scene: Scene, out: list[Happened]) -> None:
        """An act of drawing brings one card."""
        self._take(state, 1, 1, scene, out)
        state.drew = True

    def draw_after_shortage(self, state: State, scene: Scene) -> None:
        """An act of drawing finds no card: the tasks that will get one, if one can be had."""
        state.drawn_card = NONE
        state.agenda.append(("drawn", 0, 0, scene))
        state.agenda.append(("take", 1, 1, Scene(scene.player, place=scene.place)))

    def uncover(self, state: State, passed_over: int, place: Place, out: list[Happened]) -> int:
        """Bring the first card not passed over to the top of the draw pile; if any were, the others are shuffled."""
        pile = state.draw_pile
        for at in range(len(pile) - 1, -1, -1):
            if not passed_over >> pile[at] & 1 or pile[at] == self.unknown:
                card = pile.pop(at)
                if at < len(pile):
                    pile.sort()
                    state.chance.shuffle(pile)
                    out.append(Happened("shuffles", NONE, place, cards=tuple(reversed(pile))))
                pile.append(card)  # here it waits, and can be counted, while something comes before it is played
                return card
        return NONE

    def taken_off(self, state: State, card: int) -> bool:
        """Take an uncovered card off the draw pile, if it still is there."""
        pile = state.draw_pile
        if card not in pile:
            return False
        pile.pop(len(pile) - 1 - pile[::-1].index(card))
        return True

    def _shortage(self, state: State, stage: str, start: int, end: int, scene: Scene, needing: int) -> None:
        """Unless it has come already: the moment `shortage`, and after it the task again.

        What answers a shortage meets no other, and one act meets no more of them than its fuel allows, so that it ends.
        """
        answered = scene.tried or any(task[3].tried for task in state.agenda)
        if not answered and state.fuel > 0:
            state.fuel -= max(1, self.pack_size * state.packs // MOST_SHORTAGES)
            state.agenda.append((stage, start, end, scene._replace(tried=True)))
            self.moments.moment(state, "shortage", needing)

    def _drawn(self, state: State, _: int, __: int, scene: Scene, out: list[Happened]) -> None:
        """An act of drawing that found no card is still an act, and is reported."""
        if state.drawn_card == NONE:
            out.append(Happened("draws", scene.player, scene.place))
        else:
            state.drew = True

    def _take(self, state: State, wanted: int, by_act: int, scene: Scene, out: list[Happened]) -> None:
        """So many cards for one seat."""
        pile, seat = state.draw_pile, scene.player
        taken = [pile.pop() for _ in range(min(wanted, len(pile)))]
        if taken:
            receive(state, seat, taken)
            if by_act:
                state.drawn_card = taken[-1]
            what = "draws" if by_act else "takes"
            out.append(record(Happened, (what, seat, scene.place, tuple(taken), 0, NONE)))
            scene = scene._replace(tried=False) if scene.tried else scene
        if len(taken) < wanted:
            self._shortage(state, "take", wanted - len(taken), by_act, scene, seat)

    def _take_until(self, state: State, test: int, seat: int, scene: Scene, out: list[Happened]) -> None:
        """One card after the other until the term holds.

        For a seat that is not on turn the drawn card is meanwhile what it drew here.
        """
        state.player, state.other, state.owner, state.each = scene.player, scene.other, scene.owner, seat
        if self._holds_for(state, test, seat, scene.card):
            return
        if not state.draw_pile:
            self._shortage(state, "take until", test, seat, scene, seat)
            return
        card = state.draw_pile.pop()
        receive(state, seat, [card])
        if seat == state.turn:
            state.drawn_card = card
        out.append(Happened("takes", seat, scene.place, (card,)))
        state.agenda.append(("take until", test, seat, scene._replace(card=card, tried=False)))

    def _holds_for(self, state: State, test: int, seat: int, card: int) -> bool:
        drawn_in_turn = state.drawn_card
        if seat != state.turn:
            state.drawn_card = card
        holds = bool(self.terms[test](state))
        state.drawn_card = drawn_in_turn
        return holds

    def _deal_out(self, state: State, at: int, _: int, scene: Scene, out: list[Happened]) -> None:
        """One card to each of the scene's seats in turn, beginning with number `at`."""
        seats, pile = scene.seats, state.draw_pile
        until = min(len(seats), at + len(pile))
        dealt: dict[int, list[int]] = {}
        for seat in seats[at:until]:
            dealt.setdefault(seat, []).append(pile.pop())
        for seat, cards in dealt.items():
            receive(state, seat, cards)
            out.append(Happened("is dealt", seat, scene.place, tuple(cards)))
        if until < len(seats):
            self._shortage(state, "deal out", until, 0, scene._replace(tried=False) if dealt else scene, seats[until])

    def _give(self, state: State, left: int, _: int, scene: Scene, out: list[Happened]) -> None:
        """So many cards of the giver's choice; the question comes once for each."""
        hand = state.hands[scene.player] if scene.player != NONE else []
        if left > 0 and hand and scene.other != NONE:
            ask(state, ("answer gives", left, 0, scene), "card", tuple(sorted(set(hand))), out)
