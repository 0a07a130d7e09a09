"""Random games over any rule set that is shipped, for properties that must hold in all of them."""

from functools import cache

from attrs import frozen

from unolang.machine.chance import Chance
from unolang.machine.machine import Machine
from unolang.machine.state import ANSWER, Act, State
from unolang.model.ruleset import Ruleset
from unolang.pipeline import compile_rules, load
from unolang.program.program import NONE, Stage
from unolang.text.diagnostic import Failed
from unolang.text.shipped import variant_names, variant_path

VARIANTS = variant_names()
MANY = 20  # a question with more answers than this is one for a size, such as a cut


@frozen
class Rules:
    """A shipped variant under some of its options, or under an edition."""

    variant: str
    options: tuple[tuple[str, str], ...] = ()
    edition: str | None = None

    def __str__(self) -> str:
        """What pytest calls it."""
        if len(self.options) > 1:
            return f"{self.variant}-turned"
        return "-".join([self.variant, *(self.edition or "").split(), *("-".join(one) for one in self.options)])

    def loaded(self) -> Ruleset:
        """The rule set in force."""
        path = variant_path(self.variant)
        assert path is not None
        return load(path, dict(self.options), self.edition)


def _others(rules: Rules) -> list[tuple[str, str]]:
    """Every choice that is not made, of the options that are no numbers."""
    options = [option for option in rules.loaded().options if not option.is_number]
    return [(option.name, value) for option in options for value in option.values if value != option.value]


def _all_at_once(rules: Rules) -> list[Rules]:
    """All of these options the other way, if they go together and there are several."""
    others = Rules(rules.variant, tuple(dict(_others(rules)).items()))
    try:
        others.loaded()
    except Failed:
        return []
    return [others] if len(others.options) > 1 else []


PLAIN = [Rules(variant) for variant in VARIANTS]
TURNED = [turned for plain in PLAIN for turned in _all_at_once(plain)]
EDITIONS = [Rules(one.variant, edition=edition.name) for one in PLAIN for edition in one.loaded().editions]
EACH_OPTION = [Rules(one.variant, (choice,)) for one in PLAIN for choice in _others(one)]
EVERY_RULES = [*PLAIN, *EDITIONS, *EACH_OPTION, *TURNED]


@cache
def machine_of(rules: Rules | str) -> Machine:
    """The machine of a rule set, or of a variant under its default options."""
    if isinstance(rules, str):
        return machine_of(Rules(rules))
    path = variant_path(rules.variant)
    assert path is not None
    return Machine(compile_rules(path, dict(rules.options), rules.edition))


def every_act(machine: Machine, state: State, seat: int) -> list[Act]:
    """All acts that could be written down for a seat, possible or not."""
    kinds, values = range(len(machine.program.kinds)), range(60)
    acts = [Act(seat, ANSWER, value=value) for value in (-1, *values)]
    for verb, _ in enumerate(machine.program.verbs):
        acts.append(Act(seat, verb))
        acts.extend(Act(seat, verb, kind) for kind in kinds)
        acts.extend(Act(seat, verb, NONE, other) for other in range(state.seats))
        acts.extend(Act(seat, verb, NONE, NONE, word) for word, _ in enumerate(machine.program.words))
    return acts


def offered(machine: Machine, state: State) -> list[list[Act]]:
    """What each seat may do that may do something, beginning with the one that play waits for; newcomers last."""
    offers = [machine.acts(state, seat) for seat in machine.actors(state)]
    newcomer = machine.acts(state, state.seats) if state.stage is Stage.BETWEEN else []
    return [*offers, newcomer] if newcomer else offers


def chosen_seat(offers: list[list[Act]], chance: Chance, free: int = 4) -> list[Act]:
    """All that whoever must act may do, or one time in `free` anybody who may."""
    return chance.pick(offers) if chance.below(free) == 0 else offers[0]


def chosen(state: State, offers: list[list[Act]], chance: Chance, free: int = 4) -> Act:
    """One of the acts of whoever must act, or one time in `free` of anybody who may."""
    acts = chosen_seat(offers, chance, free)
    if state.question is not None and len(acts) > MANY and chance.below(2):
        # Rules that look at a size most often ask for so many cards a head, give or take one.
        size = (1 + chance.below(7)) * state.in_game.bit_count() + chance.below(3) - 1
        return acts[size] if size < len(acts) else acts[0]
    return chance.pick(acts)


def random_act(machine: Machine, state: State, chance: Chance, free: int = 4) -> Act | None:
    """An act of whoever must act, or one time in `free` of anybody who may; nothing if nobody may do anything."""
    offers = offered(machine, state)
    return chosen(state, offers, chance, free) if offers else None


def seasoned(state: State, chance: Chance) -> None:
    """A table before its first deal becomes one between two later rounds, with scores."""
    state.round = chance.below(8)
    step = chance.pick((1, 10, 30))
    state.scores[:] = [step * chance.below(16) for _ in state.scores]


def thinned(state: State, chance: Chance) -> None:
    """A table that has just been dealt becomes one late in a round: few cards in hands, few or none in the draw pile."""
    for hand in state.hands:
        _moved(hand, state.discards, keep=1 + chance.below(3))
    if chance.below(2):
        _moved(state.draw_pile, state.discards, keep=chance.pick((0, 1, 2 * chance.below(5), 3 * state.seats)))
        if chance.below(3) == 0:  # one hand holds nearly all cards, and there is nothing to shuffle
            _moved(state.discards, chance.pick(state.hands), keep=1 + chance.below(2))


def _moved(cards: list[int], to: list[int], keep: int) -> None:
    """All cards but the last ones go under others."""
    rest = len(cards) - keep
    if rest > 0:
        to[:0] = cards[:rest]
        del cards[:rest]
