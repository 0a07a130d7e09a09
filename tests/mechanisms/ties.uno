variant "Ties"
    based on tiny

rule shout "Anybody may shout on a 3 or a 4, once; on a 4 the dealer's shout is heard first"
    window quiet
        opens on play of 3 or 4
        closes on shout or yell
        permit shout by anyone
        permit yell by anyone
        permit hum by anyone
    on shout: the player draws 1 card
    on yell: the player draws 2 cards
    on hum: hums becomes hums + 1
    remember hums is 0 this round
    tie: shout before yell

rule say "A word is heard before a shout"
    permit say peace by anyone
    tie: say peace before shout
    forbid shout by anyone, when any player has said peace
