"""Chance as a transcript tells it: written orders come first, and a card that a line names turns up if it can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from unolang.machine.chance import Chance
from unolang.program.program import NONE


class Script(Chance):
    """A stream whose next shuffles are written; `deck` is for the first one, and what it doesn't list is unknown."""

    __slots__ = ("deck", "faults", "orders", "unknown", "used", "wish")

    def __init__(self, seed: int, unknown: int, deck: Sequence[int] = ()) -> None:
        super().__init__(seed)
        self.unknown = unknown
        self.deck = tuple(deck)
        self.orders: tuple[tuple[int, ...], ...] = ()
        """The orders that the line under way gives, from the top."""
        self.used = 0
        self.wish = NONE
        """A card that the line under way says is drawn."""
        self.faults: list[tuple[int, tuple[int, ...]]] = []
        """Orders that did not fit: their number, and the cards that were shuffled."""

    def copy(self) -> Script:
        """A stream that goes on as this one would."""
        new = Script(0, self.unknown, self.deck)
        new.state, new.orders, new.used, new.wish = self.state, self.orders, self.used, self.wish
        new.faults = list(self.faults)
        return new

    def tell(self, orders: Sequence[Sequence[int]], wish: int) -> None:
        """What the next line says of chance."""
        self.orders, self.used, self.wish = tuple(map(tuple, orders)), 0, wish
        self.faults = []

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards into the written order, or into a random one."""
        deck, self.deck = self.deck, ()
        order: tuple[int, ...] | None = deck or None
        if self.used < len(self.orders):
            order = self.orders[self.used]
            self.used += 1
        if order is not None and self._fits(order, cards):
            below = [self.unknown] * (len(cards) - len(order))
            cards[:] = [*below, *reversed(order)]
            return
        if order is not None:
            self.faults.append((self.used - 1, tuple(cards)))
        super().shuffle(cards)
        if order is None and self.wish != NONE:
            self._grant(cards)

    def _fits(self, order: Sequence[int], cards: Sequence[int]) -> bool:
        """Can these cards lie so? Unknown ones may be anything, on both sides."""
        if len(order) > len(cards):
            return False
        told, there = Counter(order), Counter(cards)
        new_unknown = told.pop(self.unknown, 0) + len(cards) - len(order)
        old_unknown = there.pop(self.unknown, 0)
        return (told - there).total() <= old_unknown and (there - told).total() <= new_unknown

    def _grant(self, cards: list[int]) -> None:
        """Bring the wished card to the top if it is there, or may be one of the unknown ones."""
        wish = self.wish
        kind = wish if wish in cards else self.unknown
        if kind in cards:
            cards.remove(kind)
            cards.append(wish)
