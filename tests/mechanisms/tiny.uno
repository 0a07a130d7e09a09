# The least game there is. What stands beside it is built on it, each for one mechanism.

variant "Tiny"
    players 2 to 20
    packs 1 to 4

deck
    color is red, green or blue
    in each color
        4 of 1 to 9
    without color
        4 of star

rule deal "Three cards each, and one turned up"
    permit deal by the dealer
    on deal
        everyone is dealt 3 cards
        the dealer plays the top of the draw pile

rule follow "Follow color or rank; a star goes on anything"
    permit play of a card matching by color or rank
    permit play of star

rule turn "Play or draw, and the turn is over"
    permit draw
    on play or draw: end the turn

rule out "Who has no cards left has won"
    round ends when any player has no cards
    game ends when round-number is at least 1
    wins first out
