variant "Said in full"
    based on tiny

option quiet: no or yes "Whether a 9 is harmless"
option mode: off or soft or hard "What an 8 does"

rule yes-no "What is yes or no may be asked for by these words, and so may the lack of a value"
    remember seen is no this game
    remember kept is no color this game
    on play of 3, when seen is no: seen becomes yes
    on play of 4, when seen is yes and kept is no color: kept becomes current color
    forbid play of 5, when kept is not no color
    on play of 9, when quiet is no: others draw 1 card
    on play of 8, when mode is off: others draw 1 card
    on play of 8, when mode is not off: others draw 2 cards
    on play of 8, when mode is hard: others draw 3 cards

rule several "One mark for several, what each of them holds, and all but some"
    remember held of everyone is 0 this game
    remember who is marked this game
    on play of 1: held of everyone becomes the number of cards in their hand
    on play of 2: others become marked
    on play of a card whose color is not red
        when the player is marked: the player draws 1 card

replace rule out "One round, and all cards but ones and stars count"
    round ends when any player has no cards
    points
        any card except 1 or star: 5
        1, star: 0
    on round end: everyone scores the points in their hand
    game ends when round-number is 1
    wins lowest score
