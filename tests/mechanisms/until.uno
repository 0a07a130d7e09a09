variant "Until"
    based on tiny

rule find "Who can play nothing draws until something fits, and plays that; if nothing is left to draw the turn is over"
    forbid draw, when the player has a playable card
    on draw
        when the drawn card is not playable: the player draws until the drawn card is playable
        when the drawn card is playable: the player plays the drawn card

rule four "After a 4 the next player draws until it holds at least four cards"
    on play of 4: next draws until next has at least 4 cards

rule five "After a 5 the next player draws until a red card comes"
    on play of 5: next draws until the drawn card is red

rule six "A 6 makes everybody who holds less draw up to three"
    on play of 6: others draw until any player has at least 3 cards
