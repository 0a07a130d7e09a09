variant "Options"
    based on tiny

option mild: on or off "A 1 draws one"

option strict: off or on "A 1 draws three"
    on requires mild is off
    on conflicts with price is 5

option price: 2, from 1 to 5 "What a 2 costs"
    4 requires mild is off

option mood: calm or wild-eyed or grim "Just a mood"

edition KIND: mild is on, price is 1
edition GRIM: mild is off, strict is on, price is 4, mood is grim

rule mild "A 1 draws one", if mild is on
    on play of 1: next draws 1 card

rule strict "A 1 draws three", if strict is on
    on play of 1: next draws 3 cards

rule grim "A 3 is not played when it costs four and the mood is grim", if price is 4 and mood is grim
    forbid play of 3

rule price "A 2 costs something, and more than three cost the player, too"
    on play of 2
        next draws price cards
        when price is more than 3: the player draws 1 card
        when mood is grim: the player draws 1 card
