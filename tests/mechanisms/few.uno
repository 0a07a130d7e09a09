# Ten cards: a deal that cannot be finished.

variant "Few cards"
    players 2 to 4

deck
    suit is moons or suns
    in each suit
        1 of 1 to 5

option size: 2, from 1 to 5 "Cards for each"

rule deal "So many for each, as far as they go"
    permit deal by the dealer
    on deal
        everyone is dealt size * round-number cards
        the dealer plays the top of the draw pile
        the turn goes to left of the dealer

rule play "Anything goes, on anything and on nothing"
    permit play of any card
    on play from a hand: end the turn

rule count "The need for a card is counted"
    remember needs is 0 this round
    on shortage: needs becomes needs + 1

rule out "Who is out first wins"
    round ends when any player has no cards
    game ends when round-number is 1
    wins first out
