"""People act at once: each act is done or refused, and what comes of it depends on the order of the acts and on nothing else."""

import json
import os
from collections import Counter
from functools import cache
from itertools import permutations

import pytest

from tests.properties.games import Rules, machine_of
from tests.properties.picture import Painter, differences
from tests.properties.racing import Moment, Scribe, Table, moment, ordered, outcome, racers
from unolang.machine.chance import Chance
from unolang.machine.codec import from_json, to_json
from unolang.program.program import NONE
from unolang.text.source import Source
from unolang.transcript.read import read
from unolang.transcript.replay import replay
from unolang.transcript.write import write

FULL = bool(os.environ.get("UNOLANG_FULL"))
MOMENTS = 200 if FULL else 12
ORDERS = 3

RACING = [
    Rules("polish"),
    Rules("polish", (("nine-slap", "on"),)),
    Rules("house-rules"),
    Rules("true-and-correct"),
    Rules("finlanders"),
]

each_rules = pytest.mark.parametrize("rules", RACING, ids=str)


@cache
def moments_of(rules):
    """Moments of different games."""
    program = machine_of(rules).program
    found: list[Moment] = []
    for seed in range(10 * MOMENTS):
        chance = Chance(seed)
        seats = 3 + chance.below(min(program.seats[1], 12) - 2)
        allowed = program.packs_for(seats)
        packs = allowed.fewest + chance.below(allowed.most - allowed.fewest + 1)
        table = Table(rules, seats, packs, seed, stacked=bool(chance.below(2)))
        reached = moment(table, chance) if len(found) < MOMENTS else None
        if reached is not None:
            found.append(reached)
    assert len(found) == MOMENTS, "people can hardly ever act at once under these rules"
    return found


def moments(rules, first=0):
    """Each of these moments, with the chance that decides everything else about it."""
    for number, reached in enumerate(moments_of(rules), start=first):
        yield reached, Chance(number)


def replayed(machine, transcript):
    """A transcript is written, read and replayed."""
    return replay(machine, read(Source("race.transcript", write(transcript))))


@each_rules
def test_every_order_of_a_race_comes_to_something_that_can_be_told_and_repeated(rules):
    machine, taken = machine_of(rules), Counter()
    for reached, chance in moments(rules):
        acts = racers(reached, chance, most=4)
        for _ in range(ORDERS):
            chance.shuffle(acts)
            done = outcome(machine, reached.state.copy(), acts)
            again = replayed(machine, Scribe(reached).race(acts))

            assert again.errors == (), acts
            assert differences(Painter(machine).table(again.state), done.picture) == [], acts
            taken.update("refused" if isinstance(result, str) else "done" for result in done.results)

    assert taken["done"] > taken["refused"] / 4 > 0


@each_rules
def test_an_order_comes_to_the_same_whoever_asks_what_they_may_do_and_however_the_table_was_kept(rules):
    machine = machine_of(rules)
    for reached, chance in moments(rules, first=1000):
        acts = racers(reached, chance, most=4)
        chance.shuffle(acts)
        done = outcome(machine, reached.state.copy(), acts)
        stored = from_json(json.loads(json.dumps(to_json(reached.state))))
        mixed = reached.state.copy()
        for hand in mixed.hands:  # nobody has to say in which order the cards stand in a hand
            chance.shuffle(hand)

        assert outcome(machine, stored, acts) == done
        assert outcome(machine, mixed, acts) == done
        assert outcome(machine, reached.state.copy(), acts, askers=chance) == done


@each_rules
def test_what_others_hold_does_not_decide_whether_an_act_is_done(rules):
    """The cards that nobody has shown lie otherwise: each single act is still possible, or still refused for the same reason."""
    machine = machine_of(rules)
    for reached, chance in moments(rules, first=2000):
        for act in racers(reached, chance, most=3):
            other = reached.state.copy()
            hidden = [card for seat, hand in enumerate(other.hands) if seat != act.seat for card in hand]
            hidden += other.draw_pile
            chance.shuffle(hidden)
            for seat, hand in enumerate(other.hands):
                if seat != act.seat:
                    other.hands[seat] = [hidden.pop() for _ in hand]
            other.draw_pile = hidden

            assert machine.refusal(other, act) is None


def tied(program, one, other):
    """Whether a tie of the rules puts the one act before the other, and not the other before it, too."""

    def is_side(act, verb, word):
        return verb in (act.verb, program.verbs[act.verb].base) and word in (NONE, act.value)

    def says(a, b):
        return any(is_side(a, t.first, t.first_word) and is_side(b, t.then, t.then_word) for t in program.ties)

    return says(one, other) and not says(other, one)


def allowed_orders(program, acts):
    """The orders of acts that arrive together: what a tie puts first comes first."""
    numbers = range(len(acts))
    before = [(i, j) for i in numbers for j in numbers if i != j and tied(program, acts[i], acts[j])]
    return [order for order in permutations(numbers) if all(order.index(i) < order.index(j) for i, j in before)]


def verdict(rules, reached, acts):
    """What acts that arrive together come to by hand, and in a transcript; nothing where a transcript could not say it."""
    machine = machine_of(rules)
    orders = allowed_orders(machine.program, acts)
    by_hand = {order: ordered(machine, reached.state.copy(), acts, order) for order in permutations(range(len(acts)))}
    asked = [{one.answers.get(number) for one in by_hand.values()} - {None} for number in range(len(acts))]
    if not all(one.plain for one in by_hand.values()) or any(len(given) > 1 for given in asked):
        return None
    answers = [next(iter(given)) for given in asked]
    written = replayed(machine, Scribe(reached).together(acts, answers))
    first = by_hand[orders[0]].picture
    if any(differences(first, by_hand[order].picture) for order in orders):
        assert [error.code for error in written.errors] == ["U417"], acts
        return "an error"
    assert written.errors == (), acts
    assert differences(first, Painter(machine).table(written.state)) == [], acts
    return "a tie" if any(differences(first, one.picture) for one in by_hand.values()) else "no matter"


@each_rules
def test_at_the_same_time_is_decided_by_a_tie_or_does_not_matter_or_is_an_error(rules):
    met = Counter()
    for reached, chance in moments(rules, first=3000):
        for most in (2, 2, 3):
            acts = racers(reached, chance, most)
            if len(set(acts)) == len(acts) > 1:
                here = verdict(rules, reached, acts)
                assert here == verdict(rules, reached, acts[::-1])
                met[here] += 1

    ties = {"a tie"} if machine_of(rules).program.ties else set()
    assert set(met) - {None} == {"no matter", "an error"} | ties, met
