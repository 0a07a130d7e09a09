variant "Debts at the end"
    based on debts

replace rule out "Who has no cards left ends the round, and the others are counted; two rounds are a game"
    round ends when any player has no cards
    points
        any card: 1
    on round end: everyone scores the points in their hand
    game ends when round-number is 2
    wins lowest score

rule last "What the last card makes somebody owe is still drawn, if it is a debt for threes"
    comes before out
    on round end, when owing for threes: the turn player settles
