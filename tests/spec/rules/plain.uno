# What the cases of this folder build on unless they say otherwise: as little as can be played.

variant "Plain"
    source "The plain rules" as P
    players 2 to 4

deck
    color is red, blue
    in each color
        2 of 1 to 9, stop
    without color
        2 of joker
    specials are stop, joker

option fine: 2, from 1 to 9 "Cards for being caught"
option pace: slow or fast   "How it is played"

rule deal "Three cards each"
    permit deal by the dealer
    on deal: everyone is dealt 3 cards

rule starter "The top card is turned up"
    comes after deal
    on deal: the dealer plays the top of the draw pile

rule follow "The color or the rank"
    permit play of a card matching by color or rank
    permit play of joker
    on play: end the turn

rule draw "One card, and the turn is over"
    permit draw
    on draw: end the turn

rule out "Who has no cards ends it"
    round ends when any player has no cards
    game ends when round-number is 1
