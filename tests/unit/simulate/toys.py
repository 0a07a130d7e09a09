"""Small rule sets whose numbers are known beforehand."""

from functools import cache

from tests.house import project
from unolang.pipeline import compile_rules
from unolang.program.program import Program
from unolang.text.source import Source

DECK = """
deck
    tint is pale or dark
    in each tint
        {copies} of 1 to 3
"""

START = """
rule deal "Some cards each"
    permit deal by the dealer
    on deal: everyone is dealt {cards} cards

rule starter "The top card is turned up"
    comes after deal
    on deal: the dealer plays the top of the draw pile
"""

# Every card goes: whoever begins goes out first, after the same number of turns in every game.
RACE = """
variant "Race"
    players 2 to 4
    packs 1
"""
RACE += DECK.format(copies=4) + START.format(cards=2)
RACE += """
rule turn "Any card goes"
    permit play of a card
    on play: end the turn

rule out "Whoever has no cards has won"
    round ends when any player has no cards
    on round end: players with no cards leave the round
    game ends when round-number is 1
    wins first out
"""

# Nobody ever has anything to do.
STUCK = 'variant "Stuck"\n    players 2 to 4\n    packs 1\n' + DECK.format(copies=4) + START.format(cards=2)
STUCK += """
rule turn "No card goes"
    permit play of a card, when the number of players is 9
    on play: end the turn

rule out "Whoever has no cards has won"
    round ends when any player has no cards
    game ends when round-number is 1
    wins first out
"""

# It never ends by itself.
ENDLESS = 'variant "Endless"\n    players 2 to 4\n    packs 1\n' + DECK.format(copies=4) + START.format(cards=2)
ENDLESS += """
rule turn "One waits"
    permit play of a card, when the number of players is 9
    permit wait
    on play or wait: end the turn

rule out "Whoever has no cards has won"
    round ends when any player has no cards
    game ends when round-number is 1
    wins first out
"""

# A race in which words may be said and others asked.
TALK = (
    RACE.replace("Race", "Talk")
    + """
rule word "With one card left one may say so"
    permit say last by anyone, when the player has 1 card

rule ask "Anybody may be asked"
    permit ask another by anyone

rule idle "Nothing ever comes of this"
    on ask, when the number of players is 9: the other draws 2 cards
"""
)

# A race in which the first to ring after a card was played scores; two may go for it, and nobody has to.
BELL = (
    RACE.replace("Race", "Bell")
    + """
rule bell "The first to ring after a play scores, unless somebody hushes"
    window bell
        opens on play from a hand
        closes on ring or hush
        permit ring by anyone
        permit hush by anyone
    on ring: the player scores 1
"""
)

TIED = BELL.replace("Bell", "Tied") + "    tie: hush before ring\n    tie: play before ring\n"

# After every card all lay a hand on the pile, and nobody plays before that; anybody may cough at any time.
PILE = (
    RACE.replace("Race", "Pile")
    + """
rule pile "All have to touch the pile after a play"
    remember who is down this round
    window pile
        opens on play from a hand
        permit touch by anyone, when the player is not down
        permit clear by the opener, when the number of players who are not down is 0
        forbid play by anyone
    permit cough by anyone
    on touch: the player becomes down
    on clear
        forget who is down
        close pile
"""
)

TOYS = {
    "race": RACE, "stuck": STUCK, "endless": ENDLESS, "talk": TALK, "bell": BELL, "tied": TIED, "pile": PILE,
}  # fmt: skip


@cache
def program_of(name: str) -> Program:
    """A toy, a rule set of the tests, or a shipped one."""
    if name in TOYS:
        return compile_rules(Source(f"{name}.uno", TOYS[name]))
    for folder in ("tests/variants", "tests/mechanisms", "variants"):
        path = project.ROOT / folder / f"{name}.uno"
        if path.exists():
            return compile_rules(path)
    raise AssertionError(f"no rules called {name}")
