# Sevens that are passed on, and cost the turn.

variant "Sevens passed on"
    based on mau-mau

option price: 1, from 1 to 2 "Cards owed for a seven"

replace rule sevens "After a seven the next player owes cards, or passes them on with another seven"
    on play of 7: next owes price cards for sevens
    while owing for sevens
        permit play of 7

replace rule penalty "What is owed is drawn, and the turn is over"
    while owing
        permit settle
    on settle
        the player draws the debt
        end the turn
