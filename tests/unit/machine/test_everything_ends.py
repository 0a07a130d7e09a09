"""Rules that could go on for ever, and do not: what one act sets off is bounded, and no card is lost on the way."""

import pytest

from tests.properties.games import random_act
from unolang.machine.chance import Chance
from unolang.machine.machine import Machine
from unolang.machine.table import total
from unolang.pipeline import compile_rules
from unolang.text.source import Source

RECYCLING = """
replace rule reshuffle "In a shortage hands become the draw pile"
    on shortage
        the hand of everyone goes under the discards
        the discards are shuffled under the draw pile
"""

RULES = {
    "a settlement before a settlement": """
rule x "x"
    before settle: the player settles
""",
    "a settlement in a settlement": """
rule x "x"
    on settle: the turn player settles
""",
    "draws in a shortage": """
rule x "x"
    on play: the player draws 200 cards

replace rule reshuffle "x"
    on shortage: everyone draws 1 card
""",
    "a draw that hands feed": RECYCLING
    + """
rule x "x"
    on play: the player draws until the player has 1000 cards
""",
    "a number of cards beyond all bounds": RECYCLING
    + """
rule x "x"
    on play: the player draws 1000000 * 1000000 cards
""",
    "plays that cause plays": """
rule x "x"
    on play: the player plays the top of the draw pile
""",
    "numbers that grow": """
rule x "x"
    remember much is 10 this game
    on play
        much becomes much * much
        skip much players
        everyone scores much
""",
    "a question while a card is turned up": """
rule x "x"
    remember n is 0
    before play from the draw pile: left of the dealer chooses n from 1 to 3
    on play, when n is 9: skip 1 player
""",
    "people who join on a condition": """
rule x "x"
    permit sit by newcomers, when next has no cards and score of the player is 0
""",
}


@pytest.mark.parametrize("name", RULES)
def test_every_act_comes_to_an_end(name):
    machine = Machine(compile_rules(Source("x.uno", 'variant "X"\n    based on classic\n' + RULES[name])))
    for seed in range(3):
        state, chance = machine.start(3, seed=seed), Chance(seed)
        for _ in range(60):
            act = random_act(machine, state, chance)
            if act is None:
                break
            machine.acts(state, state.seats)

            assert len(machine.step(state, act)) < 60_000
            assert total(state) == 108
