"""Random games over any variant, for properties that must hold in all of them."""

from functools import cache

from unolang.machine.chance import Chance
from unolang.machine.machine import Machine
from unolang.machine.state import ANSWER, Act, State
from unolang.pipeline import compile_rules
from unolang.program.program import NONE
from unolang.text.shipped import variant_names, variant_path

VARIANTS = variant_names()


@cache
def machine_of(variant: str) -> Machine:
    """A shipped variant under its default options."""
    path = variant_path(variant)
    assert path is not None
    return Machine(compile_rules(path))


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


def random_act(machine: Machine, state: State, chance: Chance, free: int = 4) -> Act | None:
    """An act of whoever must act, or one time in `free` of anybody who may."""
    offers = [machine.acts(state, seat) for seat in machine.actors(state)]
    if not offers:
        return None
    return chance.pick(chance.pick(offers) if chance.below(free) == 0 else offers[0])
