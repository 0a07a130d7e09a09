"""What a bot is: it sees the view of its seat and the acts that are open to it, and chooses. It never sees the state."""

from collections.abc import Callable, Sequence
from typing import Protocol

from unolang.machine.chance import Chance
from unolang.machine.state import Act
from unolang.machine.view import View
from unolang.simulate.etiquette import Etiquette, Way
from unolang.simulate.habits import Habits

Look = Callable[[], View]
"""Asks for the view of the bot's own seat; a bot that decides without looking costs nothing."""


class Bot(Protocol):
    """Somebody who plays one seat in one game.

    A bot considers an opportunity once in a stretch of the game (see `table`), and a word that it let pass only when it could not be
    said for a while; so how likely it is to say a word is how likely it is ever to say it. If it has an attribute `is_asked_anew` that
    is true, as a person has, it is told of everything that is open after every act, and is not pressed to act while others can.
    """

    def choose(self, look: Look, acts: Sequence[Act]) -> Act:
        """One of the acts of a seat that has to do something: it is on turn, asked, or the dealer."""

    def take_up(self, look: Look, acts: Sequence[Act]) -> Sequence[Act]:
        """Those acts, of the ones that are open without being on turn, that it takes up, in the order in which it will do them."""


Maker = Callable[[Etiquette, Chance, Habits], Bot]
"""Makes the bot of one seat for one game; the chance is the bot's own, so that the cards do not depend on it."""


class NotOffered(Exception):
    """A bot chose an act that it may not do."""


def likelihoods(etiquette: Etiquette, habits: Habits) -> dict[Way, int]:
    """Habits become, for each way to act out of turn, how likely it is to be taken up, in parts of 2 to the 64."""
    by_name = dict(habits.verbs)
    found = {}
    for way in etiquette.ways:
        name = etiquette.program.verbs[way[0]].name
        usual = habits.whim if way in etiquette.whims else habits.alertness
        share = 1 - habits.forgets if way[0] == etiquette.say else by_name.get(name, usual)
        found[way] = int(share * (1 << 64))  # exact: a float times a power of two
    return found


class Temper:
    """Habits with a chance of their own: which of the acts that need not be done are done."""

    def __init__(self, etiquette: Etiquette, chance: Chance, habits: Habits) -> None:
        self._say = etiquette.say
        self._below = likelihoods(etiquette, habits)
        self._chance = chance

    def take_up(self, acts: Sequence[Act], pick: Callable[[Sequence[Act]], Act]) -> list[Act]:
        """Toss once for each way to act, words first; of a way that comes up, one act is picked."""
        ways: dict[Way, list[Act]] = {}
        for act in acts:
            ways.setdefault((act.verb, act.value), []).append(act)
        order = sorted(ways, key=lambda way: way[0] != self._say) if len(ways) > 1 else ways
        return [pick(ways[way]) for way in order if self._chance.next64() < self._below[way]]
