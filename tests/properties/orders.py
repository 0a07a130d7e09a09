"""Rules in another order, and games that are played in both orders at once."""

from collections import Counter
from collections.abc import Iterable, Sequence

from attrs import define, evolve, field, frozen

from tests.properties.games import Rules, chosen, chosen_seat, seasoned, thinned
from tests.properties.picture import Named, Painter, differences
from unolang.machine.chance import Chance
from unolang.machine.machine import Machine
from unolang.machine.state import Act, Happened, State
from unolang.model.literals import leaf
from unolang.model.ruleset import Ruleset
from unolang.model.typing import check
from unolang.program.lower import lower
from unolang.program.program import NONE, Stage

STEPS = 150

Order = tuple[str, ...]  # names of rules
Stated = frozenset[tuple[str, str]]  # the first comes before the second


def stated(ruleset: Ruleset) -> Stated:
    """What `comes before` and `comes after` say of the rules in force."""
    names = {rule.name for rule in ruleset.rules}
    found = set()
    for rule in ruleset.rules:
        for block in rule.blocks:
            if block.node.form == "comes_before":
                found.add((rule.name, leaf(block.node).text))
            elif block.node.form == "comes_after":
                found.add((leaf(block.node).text, rule.name))
    return frozenset(pair for pair in found if names.issuperset(pair))


def arranged(names: Iterable[str], before: Stated, wish: Sequence[str]) -> Order | None:
    """The names as wished, as far as what comes before what allows; nothing if that goes in a circle."""
    left, result = set(names), []
    while left:
        free = [name for name in wish if name in left and not any(b == name and a in left for a, b in before)]
        if not free:
            return None
        result.append(free[0])
        left.remove(free[0])
    return tuple(result)


def others(names: Order, before: Stated, that_matter: set[str]) -> list[Order]:
    """Orders that respect what is stated, and turn round every two rules that matter and of which nothing is stated."""
    every = _followed(before)
    matter = [name for name in names if name in that_matter]
    left = [(a, b) for at, a in enumerate(matter) for b in matter[at + 1 :] if (a, b) not in every]
    result: list[Order] = []
    while left:
        # The later one of a pair with all that has to come before it; then the rest, backwards.
        early = {left[0][1], *(a for a, b in every if b == left[0][1])}
        order = _held(names, before, [*(name for name in names if name in early), *names[::-1]])
        result.append(order)
        left = [(a, b) for a, b in left if order.index(a) < order.index(b)]
    return result


def shuffled(names: Order, before: Stated, chance: Chance) -> Order:
    """Any order that respects what is stated."""
    wish = list(range(len(names)))
    chance.shuffle(wish)
    return _held(names, before, [names[number] for number in wish])


def _held(names: Order, before: Stated, wish: Sequence[str]) -> Order:
    order = arranged(names, before, wish)
    assert order is not None, "what is in force has an order"
    return order


def _followed(before: Stated) -> set[tuple[str, str]]:
    """What is stated, and what follows from it."""
    every = set(before)
    for between in {name for pair in before for name in pair}:
        every |= {(a, d) for a, b in every if b == between for c, d in every if c == between}
    return every


@frozen
class Difference:
    """Where a game under another order parts from the one under the order in force."""

    order: int  # the number of that other order
    seed: int
    seats: int
    after: Named
    what: list[str]
    acts: list[Named] = field(repr=False)  # all acts so far


@define
class Duel:
    """Plays games under the order in force, and beside them the same games under other orders."""

    rules: Rules
    ruleset: Ruleset = field(init=False)
    stated: Stated = field(init=False)
    names: Order = field(init=False)
    machine: Machine = field(init=False)
    acted: set[str] = field(factory=set)
    taken: Counter[Named] = field(factory=Counter)  # how often the verb and the card were seen together

    def __attrs_post_init__(self) -> None:
        self.ruleset = self.rules.loaded()
        self.stated, self.names = stated(self.ruleset), tuple(rule.name for rule in self.ruleset.rules)
        self.machine = self.compiled(self.names)

    def compiled(self, order: Order) -> Machine:
        """The machine of these rules, standing in this order."""
        by_name = {rule.name: rule for rule in self.ruleset.rules}
        return Machine(lower(check(evolve(self.ruleset, rules=tuple(by_name[name] for name in order)))))

    def turned(self, first: str, then: str) -> Order:
        """The order in force but for one thing that is stated, which is turned round, with as little else as can be."""
        order = arranged(self.names, self.stated - {(first, then)} | {(then, first)}, self.names)
        if order is None:  # others hold it in place, through rules between the two
            at = self.names.index(first)
            order = (*self.names[:at], then, *(name for name in self.names[at:] if name != then))
        return order

    def answering(self) -> set[str]:
        """The rules that do something when something happens: those of which the order can matter at all."""
        program = self.machine.program
        doing = [one.place for one in (*program.reactions, *program.watches) if one.start < one.end]
        return {program.rules[place.rule].name for place in doing}

    def play(self, machines: Sequence[Machine], seed: int, script: Sequence[Named] = ()) -> Difference | None:
        """One game in all orders, up to where the first of them parts; with the acts of a script, if there is one."""
        chance = Chance(seed ^ 0x0DDE5)
        every = [self.machine, *machines]
        painters = [Painter(machine) for machine in every]
        tables = self._started(every, seed, chance)
        late, dealt, acts = chance.below(4), tables[0].round, []
        for step in range(len(script) + 1 if script else STEPS):
            first = tables[0]
            if first.stage is Stage.PLAY and first.question is None and dealt < first.round:
                dealt = first.round
                for table in tables if late else ():
                    thinned(table, Chance(seed + step))
            offers = [_offers(machine, table) for machine, table in zip(every, tables, strict=True)]
            named = [
                {painter.act(act): act for acts in one for act in acts}
                for painter, one in zip(painters, offers, strict=True)
            ]
            pictures = [painter.table(table) for painter, table in zip(painters, tables, strict=True)]
            for number, (picture, other) in enumerate(zip(pictures[1:], named[1:], strict=True)):
                what = differences(pictures[0], picture) or sorted(map(str, named[0].keys() ^ other.keys()))
                if what:
                    return Difference(number, seed, first.seats, acts[-1] if acts else (), what, acts)
            waiting = [acts for acts in offers[0] if acts]
            if not waiting:
                break
            act = script[step] if step < len(script) else self._pick(first, waiting, painters[0], chance)
            acts.append(act)
            self.taken[act[1:3]] += 1
            for machine, table, possible in zip(every, tables, named, strict=True):
                self._note(machine, machine.step(table, possible[act]))
        return None

    def _started(self, every: Sequence[Machine], seed: int, chance: Chance) -> list[State]:
        low, high = self.machine.program.seats
        seats, seasons = low + chance.below(min(high, 5) - low + 1), chance.below(2)
        tables = [machine.start(seats, seed=seed) for machine in every]
        for table in tables if seasons else ():
            seasoned(table, Chance(seed))
        return tables

    def _pick(self, state: State, waiting: list[list[Act]], painter: Painter, chance: Chance) -> Named:
        """Half of the time something that was done least often, so that rare things happen."""
        if chance.below(2) or state.question is not None:
            return painter.act(chosen(state, waiting, chance, free=2))
        acts = [painter.act(act) for act in chosen_seat(waiting, chance)]
        least = min(self.taken[act[1:3]] for act in acts)
        return chance.pick([act for act in acts if self.taken[act[1:3]] == least])

    def _note(self, machine: Machine, happened: Sequence[Happened]) -> None:
        if machine is self.machine:
            places = {one.place.rule for one in happened if one.place is not None}
            self.acted |= {machine.program.rules[rule].name for rule in places if rule != NONE}

    def culprits(self, order: Order, found: Difference) -> tuple[str, str]:
        """Two neighbours whose turning round makes this game another one; they stand here as they are in force."""
        way = _way(self.names, order)
        low, high = 0, len(way) - 1
        while high - low > 1:
            middle = (low + high) // 2
            parts = self.play([self.compiled(way[middle])], found.seed, found.acts)
            low, high = (low, middle) if parts else (middle, high)
        turned = [(a, b) for a, b in zip(way[low], way[high], strict=True) if a != b]
        return turned[0]


def _offers(machine: Machine, state: State) -> list[list[Act]]:
    """What each seat may do, beginning with the one that play waits for; a newcomer last."""
    first = state.question.seat if state.question is not None else state.turn if state.turn != NONE else state.dealer
    newcomer = [machine.acts(state, state.seats)] if state.stage is Stage.BETWEEN else []
    return [machine.acts(state, (first + n) % state.seats) for n in range(state.seats)] + newcomer


def _way(start: Order, end: Order) -> list[Order]:
    """From one order to another by turning round two neighbours at a time; what both respect is respected on the way."""
    place = {name: index for index, name in enumerate(end)}
    way, now = [start], list(start)
    while tuple(now) != end:
        at = next(i for i in range(len(now) - 1) if place[now[i]] > place[now[i + 1]])
        now[at], now[at + 1] = now[at + 1], now[at]
        way.append(tuple(now))
    return way
