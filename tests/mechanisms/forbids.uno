variant "Forbids"
    based on tiny

rule shout "The turn player may shout, and so may the dealer at any time; not on red"
    permit shout
    permit shout by the dealer
    forbid shout, when the upcard is red

rule sing "Anybody may sing, but never the dealer on red"
    permit sing
    permit sing by anyone out of turn
    forbid sing by the dealer, when the upcard is red

rule twos "A 2 makes somebody owe two, and may be answered with another, though never with a green one"
    on play of 2: next owes 2 cards for twos
    while owing
        permit play of 2
        permit settle
    forbid play of green 2, when owing
    on settle
        the player draws the debt
        end the turn

rule peace "While somebody is at peace nobody plays a 9 on any account"
    remember who is peaceful this round
    permit rest by anyone
    on rest: the player becomes peaceful
    while any player is peaceful
        forbid play of 9
