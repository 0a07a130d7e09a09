variant "Debts"
    based on tiny

rule twos "A 2 makes the next player owe two; a 2 or a 3 passes it on"
    on play of 2: next owes 2 cards for twos
    while owing for twos
        permit play of 2 or 3

rule threes "A 3 makes the next player owe three, and a debt for twos stays one; 3s may be answered with 3s"
    on play of 3
        when owing for twos: next owes 3 more cards
        otherwise: next owes 3 cards for threes
    while owing for threes
        permit play of 3

rule ones "A 1 turns whatever is owed into a debt for ones, and one card more"
    while owing
        permit play of 1
    on play of 1, when owing: next owes 1 card for ones

rule mercy "A red 4 clears a debt for twos or threes"
    while owing for twos or owing for threes
        permit play of red 4
    on play of red 4: the debt is cleared

rule pay "Four cards are enough, whatever is owed; who pays for ones goes on"
    while owing
        permit settle
    on settle
        the player draws the debt, at most 4
        when not owing for ones: end the turn

rule ways "A 7 passes over one, an 8 turns round, a 6 sends the turn to the dealer: so does what is owed"
    while owing
        permit play of 6 to 8
    on play of 7: skip 1 player
    on play of 8: reverse the direction
    on play of 6: the turn goes to the dealer

rule wave "Anybody may wave, which pays nothing"
    permit wave by anyone
