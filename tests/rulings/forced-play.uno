# A price for drawing with a card in hand that fits.

variant "Forced play"
    based on classic

rule fined "Who draws with a card in hand that fits draws two, and the turn is lost"
    instead of draw, when the player has a playable card
        the player draws 2 cards
        end the turn
