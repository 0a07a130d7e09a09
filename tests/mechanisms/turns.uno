variant "Turns"
    based on tiny

rule again "After a 1 the turn goes on"
    on play of 1: the turn goes on

rule call-on "After a 2 it goes to the last seat, after a green 2 to left of the dealer"
    on play of 2 except green 2: the turn goes to the last seat
    on play of green 2: the turn goes to left of the dealer

rule skips "A 3 passes over two, a 4 over three; a 5 clears the skips, and a 6 adds one before it clears"
    on play of 3: skip 2 players
    on play of 4: skip 3 players
    on play of 5
        skip 1 player
        skips are cleared
    on play of 6
        skips are cleared
        skip 1 player

rule slap "The rank of the upcard may be played out of turn, until a turn begins"
    window slap
        opens on play from a hand
        closes when a turn begins
        permit play of a card whose rank is rank of the upcard by anyone out of turn, as slap

rule back "A 7 turns round, an 8 turns round twice"
    on play of 7: reverse the direction
    on play of 8
        reverse the direction
        reverse the direction

rule rest "The turn player may rest, after which the turn goes on with no play at all"
    remember looked is no this turn
    permit look
    permit rest
    on look: looked becomes yes
    on rest: the turn goes on

rule jump "Anybody may call a seat, and it is that seat's turn"
    permit call another by anyone
    on call: the turn goes to the other
