variant "Moments"
    based on tiny

rule begin "Whoever begins a turn with two cards draws one first"
    remember begun of everyone is 0 this round
    on turn begin
        begun of the player becomes begun of the player + 1
        when the player has 2 cards: the player draws 1 card

rule end "Turns that end are counted"
    remember ended of everyone is 0 this round
    on turn end: ended of the player becomes ended of the player + 1

rule look "The turn player may look, which begins the turn and does not end it; anybody may wave, which does neither"
    permit look
    permit wave by anyone

rule butt-in "A 1 is played by anybody at any time"
    permit play of 1 by anyone out of turn, as butt-in

rule again "After an 8 the same player begins afresh"
    on play of 8: the turn goes on
