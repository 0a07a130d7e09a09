# One card with two meanings.

variant "Pesten"
    based on mau-mau

option eight: wait or again "What an eight does: lists of the game say both"

keep rule eights, if eight is wait

rule eights-again "After an eight the same player plays again", if eight is again
    comes after turn
    on play of 8: the turn goes on
