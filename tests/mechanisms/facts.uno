variant "Facts"
    based on tiny

rule look "The turn player may look and then wink, and may wave only before any look"
    permit look
    permit wink, when the player has done look this turn
    forbid wave, when the player has done look this turn
    permit wave
    on wink: players but the player draw 1 card
    on wave: players but next draw 1 card

rule more "A green card is not the end of a turn, and another play then costs a card"
    on play of a card of green: the turn goes on
    permit stay
    permit play of 1
    on stay, when the player has played this turn: the player draws 1 card
    before play of 1, when the player has drawn this turn: the player draws 2 cards

replace rule turn "A play of anything but a 1 ends the turn, and so does resting"
    permit draw
    permit rest
    on play of a card except 1: end the turn
    on rest: end the turn

rule blame "Whoever played the upcard may be blamed, and draws a card while there are ten"
    permit blame the player of the upcard by anyone
    on blame the player of the upcard, when the number of cards in the draw pile is at least 10
        the other draws 1 card
    on blame, when the number of cards in the discards is 1: the player draws 1 card
    on blame, when the number of cards in the hand of the other is more than 3: others draw 1 card

rule chairs "After a round the chairs are taken again, the best first, and the last one deals"
    comes after out
    on round end
        seats are ordered by score, highest first
        the dealer becomes the last seat

replace rule out "Whoever is out scores one for each card left, and two rounds are played"
    round ends when any player has no cards
    points
        any card: 1
    on round end: players with no cards score points in all hands
    game ends when round-number is 2
    wins highest score
