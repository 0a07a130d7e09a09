variant "A window for each"
    based on tiny

rule low "Whoever has come down to one card may be poked, until a turn begins"
    window low for each holder
        opens when the holder has 1 card
        closes when a turn begins
        permit poke the holder by anyone but the holder
    on poke: the other draws 1 card

rule trade "A 9 makes two neighbours swap hands"
    on play of 9: the player and next swap hands

rule plenty "Whoever holds at least five cards may be robbed of one, until somebody is"
    window plenty for each holder
        opens when the holder has at least 5 cards
        closes on rob
        permit rob the holder by anyone but the holder
    on rob: the other gives 1 card to the player
