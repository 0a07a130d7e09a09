variant "Windows"
    based on tiny

rule bell "After a 1 from a hand anybody may ring, once, until a turn begins"
    window bell
        opens on play of 1 from a hand
        closes on ring
        closes when a turn begins
        permit ring by anyone
    on ring: the player draws 1 card

rule shouting "After a 2 its player may shout and nobody may draw, until a 3 or a 4"
    window shouting
        opens on play of 2, when the player has cards
        closes on play of 3 or 4
        permit shout by the opener
        forbid draw by anyone
    on shout: others draw 1 card

rule hush "A 9 ends the shouting at once, a 6 costs only where there is any"
    on play of 9: close shouting
    on play of 6, when shouting is open: the player draws 1 card

rule relay "A 5 shuts the relay as every play does, and opens it anew"
    window relay
        opens on play of 5
        closes on play
        permit run by the opener
    on run: next draws 1 card

rule stillness "While an 8 lies open and its player is silent nobody plays"
    window stillness
        opens on play of 8 from a hand
        closes on speak
        permit speak by the opener
        forbid play or draw by anyone
    on speak: the player draws 1 card
