"""A table kept by somebody who only hears what happened: who holds which cards, and what everybody's score is."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from attrs import define

from unolang.machine.state import Happened, State


@define
class Ledger:
    """Follows a game by its happenings alone."""

    hands: list[Counter[int]]
    scores: list[int]

    @classmethod
    def of(cls, state: State) -> "Ledger":
        """What lies on a table."""
        return cls([Counter(hand) for hand in state.hands], list(state.scores))

    def agrees(self, state: State) -> bool:
        """Whether the table is as it was heard."""
        return self.hands == [Counter(hand) for hand in state.hands] and self.scores == state.scores

    def hear(self, happened: Sequence[Happened], seats: int) -> None:
        """All that one step reports, at a table that has so many seats after it."""
        for _ in range(len(self.hands), seats):
            self.hands.append(Counter())
            self.scores.append(0)
        for what, group in groupby(happened, key=lambda one: one.what):
            if what == "passes hands":  # all hands are on their way at once
                self._pass(list(group))
            else:
                for one in group:
                    self._one(one)

    def _pass(self, passing: Sequence[Happened]) -> None:
        hands = {one.other: self.hands[one.seat] for one in passing}
        for seat, hand in hands.items():
            self.hands[seat] = hand

    def _one(self, one: Happened) -> None:
        hands, seat, other = self.hands, one.seat, one.other
        cards = Counter(one.cards)
        if one.what == "deals":
            hands[:] = [Counter() for _ in hands]
        elif one.what in ("is dealt", "draws", "takes"):
            hands[seat] += cards
        elif one.what in ("gives", "puts under", "puts hand under") or (one.what == "plays" and not other):
            assert cards <= hands[seat], "nobody gives away what they do not hold"
            hands[seat] -= cards
            if one.what == "gives":
                hands[other] += cards
        elif one.what == "swaps hands":
            hands[seat], hands[other] = hands[other], hands[seat]
        elif one.what == "scores":
            self.scores[seat] += one.number
