"""The bots that come with the project, by name. They know verbs and cards as any program has them, and no game."""

from collections.abc import Sequence

from unolang.machine.chance import Chance
from unolang.machine.state import ANSWER, Act
from unolang.program.program import NONE
from unolang.simulate.bot import Look, Maker, Temper
from unolang.simulate.etiquette import Etiquette
from unolang.simulate.habits import Habits


class Random:
    """Takes any act with the same chance, and any answer."""

    def __init__(self, etiquette: Etiquette, chance: Chance, habits: Habits) -> None:
        self._below = chance.below
        self._pick = chance.pick
        self._take_up = Temper(etiquette, chance, habits).take_up

    def choose(self, look: Look, acts: Sequence[Act]) -> Act:  # noqa: ARG002 - it decides without looking
        """Any act."""
        count = len(acts)
        return acts[self._below(count)] if count > 1 else acts[0]

    def take_up(self, look: Look, acts: Sequence[Act]) -> Sequence[Act]:  # noqa: ARG002 - it decides without looking
        """What its habits say."""
        return self._take_up(acts, self._pick)


class Greedy:
    """Gets rid of the card that is worth most; draws and pays only if nothing can be played."""

    def __init__(self, etiquette: Etiquette, chance: Chance, habits: Habits) -> None:
        program = etiquette.program
        self._program = program
        self._chance = chance
        self._take_up = Temper(etiquette, chance, habits).take_up
        self._settle = program.verb("settle")
        points = next((measure.values for measure in program.measures if measure.name == "points"), None)
        self._worth = (*(points or (0,) * len(program.kinds)), 0)  # the last is the unknown card

    def choose(self, look: Look, acts: Sequence[Act]) -> Act:
        """The dearest play, else anything but paying, else paying."""
        if len(acts) == 1:
            return acts[0]
        if acts[0].verb == ANSWER:
            return self._answer(look, acts)
        plays = [act for act in acts if act.card != NONE]
        if plays:
            return self._dearest(plays)
        return self._chance.pick([act for act in acts if act.verb != self._settle] or acts)

    def take_up(self, look: Look, acts: Sequence[Act]) -> Sequence[Act]:  # noqa: ARG002 - it decides without looking
        """What its habits say; of several cards the dearest."""
        return self._take_up(acts, self._dearest)

    def _dearest(self, plays: Sequence[Act]) -> Act:
        most = max(self._worth[act.card] for act in plays)
        return self._chance.pick([act for act in plays if self._worth[act.card] == most])

    def _answer(self, look: Look, acts: Sequence[Act]) -> Act:
        """The value it holds most of, the player with the fewest cards, the dearest card, yes; any number."""
        view = look()
        question = view.question
        kind = question.kind if question is not None else ""
        if question is not None and kind == "value":
            printed = [
                self._program.kinds[card].values[question.subject]
                for card in view.hand
                if card < len(self._program.kinds)
            ]
            return self._best(acts, [printed.count(act.value) for act in acts])
        if kind == "player":
            return self._best(
                acts, [-view.hand_sizes[act.value] if act.value != view.seat else -1_000_000 for act in acts]
            )
        if kind == "card":
            return self._best(acts, [self._worth[act.value] for act in acts])
        if kind == "yes-no":
            return self._best(acts, [act.value for act in acts])
        return self._chance.pick(acts)

    def _best(self, acts: Sequence[Act], marks: Sequence[int]) -> Act:
        most = max(marks)
        return self._chance.pick([act for act, mark in zip(acts, marks, strict=True) if mark == most])


BOTS: dict[str, Maker] = {"random": Random, "greedy": Greedy}
