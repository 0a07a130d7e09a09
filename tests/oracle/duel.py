"""One random game played by both engines at once: ours shuffles and chooses, the other is told the same cards and decisions.

At every decision both must offer the same seat the same acts, and at the end both must count the same.
"""

from collections.abc import Mapping
from random import Random

from attrs import define, field, frozen

from tests.oracle import spiel
from unolang.machine.machine import Machine
from unolang.machine.state import ANSWER, Act
from unolang.program.program import Stage

FROM_THE_PILE = ("draws", "takes")


class Disagreement(Exception):
    """The two engines part, with what is needed to see why."""


@frozen
class Setting:
    """Options of the variant, and how the random player plays."""

    name: str
    options: Mapping[str, str]
    seats: tuple[int, ...] = (2, 3, 4, 5)
    hoards: bool = False  # draws nine times out of ten when it may, so that the pile runs out


SETTINGS = (
    Setting("standard", {}),
    Setting("no-reshuffle", {"reshuffle": "no"}),
    Setting("plain", {"special-cards": "no"}),
    Setting("plain-no-reshuffle", {"special-cards": "no", "reshuffle": "no"}),
    Setting("hoarding", {}, hoards=True),
    Setting("hoarding-no-reshuffle", {"reshuffle": "no"}, hoards=True),
    Setting("hoarding-plain", {"special-cards": "no", "reshuffle": "no"}, hoards=True),
    Setting("short", {"most-draws": "2", "most-plays": "12"}),
    Setting("two-packs", {}, seats=(6, 8, 11, 15)),
    Setting("two-packs-hoarding", {"reshuffle": "no"}, seats=(6, 9, 12, 15), hoards=True),
)


@define
class Words:
    """How our acts and cards are numbered by the other engine."""

    machine: Machine
    cards: list[int] = field(init=False)
    verbs: dict[int, int] = field(init=False)
    play: int = field(init=False)

    def __attrs_post_init__(self) -> None:
        program = self.machine.program
        names = [attribute.name for attribute in program.attributes]
        ranks, suits = (program.attributes[names.index(name)].values for name in ("rank", "suit"))
        self.cards = [
            spiel.card(ranks[kind.values[names.index("rank")]], suits[kind.values[names.index("suit")]])
            for kind in program.kinds
        ]
        numbers = {"draw": spiel.DRAW, "settle": spiel.DRAW, "pass": spiel.PASS}
        self.verbs = {index: numbers[verb.name] for index, verb in enumerate(program.verbs) if verb.name in numbers}
        self.verbs[ANSWER] = spiel.NAME
        self.play = next(index for index, verb in enumerate(program.verbs) if verb.name == "play")

    def number(self, act: Act) -> int:
        """The other engine's number of an act."""
        if act.verb == self.play:
            return self.cards[act.card]
        return self.verbs[act.verb] + (act.value if act.verb == ANSWER else 0)


class Duel:
    """A game under way in both engines."""

    def __init__(self, words: Words, setting: Setting, seats: int, seed: int) -> None:
        self.words, self.setting, self.seats, self.seed = words, setting, seats, seed
        self.random = Random(seed)
        self.dealer = self.random.randrange(seats)
        self.ours = words.machine.start(seats, seed=seed, packs=1 if seats <= 5 else 2, dealer=self.dealer)
        self.theirs = spiel.new_game(seats, setting.options, self.dealer)
        self.log: list[str] = []
        self.decisions = 0

    def play(self) -> int:
        """The number of decisions in the game; `Disagreement` where the two part."""
        try:
            self._deal()
            while not self._is_over():
                self._decide()
        except spiel.SpielError as error:
            raise self._disagreement(f"the other engine stops: {error}") from error
        self._compare("what the cards left cost", self.ours.scores, [int(points) for points in self.theirs.returns()])
        return self.decisions

    def _deal(self) -> None:
        machine = self.words.machine
        happened = machine.step(self.ours, machine.acts(self.ours, self.dealer)[0])
        pile = [self.words.cards[kind] for kind in next(one.cards for one in happened if one.what == "shuffles")]
        dealt = sum(map(len, self.ours.hands))
        put_back = next(at for at, number in enumerate(pile[dealt:]) if not spiel.is_put_back(number))
        self.log.append(
            f"{self.dealer} deals, {put_back} eights go back, the starter is {self._card(self.ours.discards[-1])}"
        )
        self._draw_there(pile[: dealt + put_back + 1])

    def _draw_there(self, numbers: list[int]) -> None:
        """The other engine takes these cards, and has to want all of them and no more."""
        for number in numbers:
            if not self.theirs.is_chance_node():
                raise self._disagreement("more cards are drawn here than there")
            if number not in self.theirs.legal_actions():
                raise self._disagreement(f"the other engine's pile lacks the card {spiel.told(number)[6:]}")
            self.theirs.apply_action(number)
        if self.theirs.is_chance_node():
            raise self._disagreement("more cards are drawn there than here")

    def _is_over(self) -> bool:
        here = self.ours.stage is Stage.OVER
        self._compare("whether the game is over", here, self.theirs.is_terminal())
        return here

    def _decide(self) -> None:
        offers = [(seat, self.words.machine.acts(self.ours, seat)) for seat in range(self.seats)]
        here = {seat: sorted(self.words.number(act) for act in acts) for seat, acts in offers if acts}
        self._compare("what may be done", here, {self.theirs.current_player(): sorted(self.theirs.legal_actions())})
        act = self._choose(next(acts for _, acts in offers if acts))
        number = self.words.number(act)
        self.decisions += 1
        happened = self.words.machine.step(self.ours, act)
        self.theirs.apply_action(number)
        drawn = [kind for one in happened if one.what in FROM_THE_PILE for kind in one.cards]
        self.log.append(f"{act.seat} {spiel.told(number)}" + "".join(f", gets {self._card(kind)}" for kind in drawn))
        self.log.extend("  the discards are shuffled" for one in happened if one.what == "shuffles")
        self._draw_there([self.words.cards[kind] for kind in drawn])

    def _choose(self, acts: list[Act]) -> Act:
        if self.setting.hoards and self.random.random() < 0.9:
            acts = [act for act in acts if self.words.number(act) in (spiel.DRAW, spiel.PASS)] or acts
        return self.random.choice(acts)

    def _compare(self, what: str, here: object, there: object) -> None:
        if here != there:
            raise self._disagreement(f"{what} differs\n  here:  {self._told(here)}\n  there: {self._told(there)}")

    def _told(self, value: object) -> str:
        if isinstance(value, dict):
            return "; ".join(f"{seat} " + ", ".join(map(spiel.told, numbers)) for seat, numbers in value.items())
        return str(value)

    def _card(self, kind: int) -> str:
        return self.words.machine.program.kinds[kind].name

    def _disagreement(self, reason: str) -> Disagreement:
        state = self.ours
        hands = [f"  hand of {seat}: {', '.join(map(self._card, hand))}" for seat, hand in enumerate(state.hands)]
        table = (
            f"  turn {state.turn}, direction {state.direction}, owed {state.debt}, draw pile {len(state.draw_pile)}, "
            f"discards {len(state.discards)}, stage {state.stage}, scores {state.scores}"
        )
        return Disagreement(
            "\n".join(
                [
                    f"{self.setting.name}, {self.seats} players, seed {self.seed}: {reason}",
                    "here:",
                    *(f"  {line}" for line in self.log),
                    *hands,
                    table,
                    "there:",
                    *(f"  {line}" for line in str(self.theirs).splitlines()),
                ]
            )
        )
