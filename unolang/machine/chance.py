"""Chance from an algorithm of our own choosing, so that a seed means the same on every Python and in every engine.

The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014): the state grows by
0x9E3779B97F4A7C15 modulo 2**64, and each output is the state mixed by two multiply-xorshift rounds. `below(n)` rejects the outputs
that would make small results likelier. `shuffle` is Fisher and Yates, from the last place down. `seed_of(run, game)` gives game number
`game` of a run a seed of its own, so that results do not depend on how games are spread over workers.
"""

from collections.abc import Sequence
from typing import TypeVar

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15

T = TypeVar("T")


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def seed_of(run: int, game: int) -> int:
    """The seed of one game of a run: the mixed sum of the mixed run seed and the game's number."""
    return _mix((_mix(run & _MASK) + (game + 1) * _STEP) & _MASK)


class Chance:
    """A stream of random numbers."""

    __slots__ = ("state",)

    def __init__(self, seed: int = 0) -> None:
        self.state = seed & _MASK

    def copy(self) -> "Chance":
        """A stream that goes on as this one would."""
        new = Chance()
        new.state = self.state
        return new

    def __eq__(self, other: object) -> bool:
        """Whether the stream goes on alike."""
        return isinstance(other, Chance) and self.state == other.state

    __hash__ = None  # type: ignore[assignment]  # a stream changes

    def next64(self) -> int:
        """The next output, 0 to 2**64 - 1."""
        self.state = (self.state + _STEP) & _MASK
        return _mix(self.state)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        limit = (1 << 64) - (1 << 64) % n
        while True:
            value = self.next64()
            if value < limit:
                return value % n

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, all equally likely."""
        return things[self.below(len(things))]

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards into a random order, all equally likely."""
        state = self.state
        for i in range(len(cards) - 1, 0, -1):
            n = i + 1
            limit = (1 << 64) - (1 << 64) % n
            while True:  # next64 and below, written out: a shuffle is the busiest place of a simulation
                state = (state + _STEP) & _MASK
                z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
                z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
                z ^= z >> 31
                if z < limit:
                    break
            j = z % n
            cards[i], cards[j] = cards[j], cards[i]
        self.state = state
