# A call that is not true.

variant "False uno"
    based on classic

rule false-uno "Who says uno with two cards, neither of which fits, draws two"
    on say uno, when the player has 2 cards and the player has no playable card: the player draws 2 cards
