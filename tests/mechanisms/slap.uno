variant "Slapping"
    based on classic
    players 2 to 6
    packs 1 to 2

rule slap "An identical card may be played out of turn until the next player begins"
    window slap
        opens on play of a card except wild from a hand
        closes when a turn begins
        permit play of a card identical to the upcard by anyone out of turn, as slap

rule free-slap "A slapped 0 costs its player a card"
    on slap, when the upcard is 0: the player draws 1 card
