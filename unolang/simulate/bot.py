"""What a bot is: it sees the view of its seat and the acts that are open to it, and chooses one. It never sees the state."""

from collections.abc import Callable, Sequence
from typing import Protocol

from attrs import frozen

from unolang.machine.chance import Chance
from unolang.machine.state import Act
from unolang.machine.view import View
from unolang.program.program import NONE, Program

Look = Callable[[], View]
"""Asks for the view of the bot's own seat; a bot that decides without looking costs nothing."""


class Bot(Protocol):
    """Somebody who plays one seat in one game.

    If it has an attribute `forgets_words` that is true, a word that it let pass once is not offered to it again while it could be said;
    so the chance of saying a word is that of ever saying it. A person is asked anew.
    """

    def choose(self, look: Look, acts: Sequence[Act]) -> Act:
        """One of the acts of a seat that has to do something: it is on turn, asked, or the dealer."""

    def interrupt(self, look: Look, acts: Sequence[Act]) -> Act | None:
        """One of the acts that are open without being on turn, or None to let the moment pass."""


@frozen
class Habits:
    """How often a bot does what it need not do: the chance that it takes up an act of each sort when it is offered."""

    words: float = 0.9  # saying a word
    against: float = 0.5  # acts that name a seat
    plays: float = 0.1  # plays out of turn
    others: float = 0.1

    def __attrs_post_init__(self) -> None:
        for name in ("words", "against", "plays", "others"):
            if not 0 <= getattr(self, name) <= 1:
                raise ValueError(f"the chance of `{name}` is from 0 to 1, not {getattr(self, name)}")


Maker = Callable[[Program, Chance, Habits], Bot]
"""Makes the bot of one seat for one game; the chance is the bot's own, so that the cards do not depend on it."""


class NotOffered(Exception):
    """A bot chose an act that was not offered to it."""


class Temper:
    """Habits with a chance of their own: which of the acts that need not be done is done, if any."""

    def __init__(self, program: Program, chance: Chance, habits: Habits) -> None:
        self._say = next((index for index, verb in enumerate(program.verbs) if verb.name == "say"), NONE)
        self._chance = chance
        chances = (habits.words, habits.against, habits.plays, habits.others)
        self._below = [int(share * (1 << 64)) for share in chances]  # exact: a float times a power of two

    def _sort(self, act: Act) -> int:
        if act.verb == self._say:
            return 0
        if act.other != NONE:
            return 1
        return 2 if act.card != NONE else 3

    def take_up(self, acts: Sequence[Act]) -> Act | None:
        """Toss once for each sort of act, in the order of the habits; the first that comes up is done, any of its sort alike."""
        if len(acts) == 1:
            return acts[0] if self._chance.next64() < self._below[self._sort(acts[0])] else None
        sorts: dict[int, list[Act]] = {}
        for act in acts:
            sorts.setdefault(self._sort(act), []).append(act)
        for sort in sorted(sorts):
            if self._chance.next64() < self._below[sort]:
                return self._chance.pick(sorts[sort])
        return None
