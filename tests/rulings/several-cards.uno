# Several cards of one rank in one turn.

variant "Several at once"
    based on official-house-rules

set seven-o to on
set progressive to on
option even-reverses: next or again "Who is on turn after two or four reverses"

replace rule turn "After a card its player may add cards of the same rank, one by one, and then finishes"
    while the player has played this turn
        permit finish
        forbid draw or settle
        forbid play of a card except a card whose rank is rank of the upcard
    while owing
        permit finish, when the player has played this turn
        permit play of draw-two or wild-draw-four, when the player has played this turn
    on finish: end the turn
    on play from the draw pile: end the turn

rule again "After an even number of reverses the same player plays again", if even-reverses is again
    comes after turn
    remember turned is 0 this turn
    on play of reverse: turned becomes turned + 1
    on finish, when turned is 2 or turned is 4: the turn goes on
