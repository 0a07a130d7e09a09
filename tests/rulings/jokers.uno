# Crazy Eights with two jokers, for one of which five cards are drawn.

variant "Jokers"
    based on finlanders

replace deck
    suit is clubs, diamonds, hearts or spades
    in each suit
        1 of ace, 2 to 10, jack, queen, king
    without suit
        2 of joker
    courts are jack, queen, king

option after-joker: over or play "What one may do after drawing five"

replace rule starter "The top card is turned up as if the dealer had played it; a joker goes back"
    comes after deal
    on deal: the dealer plays the top of the draw pile except joker

rule jokers "A joker goes on anything, the next player draws five, and the suit below it stays in force"
    remember below is no suit this round
    permit play of joker
    before play of joker, when the upcard is not joker: below becomes the current suit
    on play of joker: next owes 5 cards for jokers
    permit play of a card whose suit is below, when the upcard is joker

replace rule penalty "What is owed is drawn, and then the turn is over"
    while owing
        permit settle
    on settle
        when owing for jokers and after-joker is play: the player draws the debt
        otherwise
            the player draws the debt
            end the turn

replace rule usual-chart "The cards cost what they usually do in Crazy Eights", if chart is usual
    points
        8, joker: 50
        2, 3: 20
        courts: 10
        ace: 1
        4 to 7, 9, 10: face value
