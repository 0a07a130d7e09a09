variant "Laid over"
    based on choose

set price to 3
set mild to off

option four: plain or bad "What a 4 does"

keep rule price
    note "Three is what we play."

keep rule follow, if four is plain

replace rule mild "A 1 draws one for everybody else", if mild is off
    on play of 1: others draw 1 card

drop rule out

replace rule strict "A 1 draws two from the dealer, if it is strict", if strict is on
    on play of 1: the dealer draws 2 cards

rule follow-color "Follow the color", if four is bad
    permit play of a card of the current color
    permit play of star

rule end "A 4 ends the game"
    on play of 4: end the game
    wins first out
