variant "Naps"
    based on tiny

rule nap "After a 5 the next player waits for one turn, which comes when they are on turn"
    remember naps of everyone is 0 this round
    on play of 5: naps of next becomes naps + 1
    whenever the player is the turn player and naps of the player is at least 1
        naps of the player becomes 0
        end the turn
