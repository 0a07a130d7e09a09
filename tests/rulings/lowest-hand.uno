# A round in which all are stuck, with a winner.

variant "Lowest hand"
    based on classic

rule lowest-hand "In a round that nobody could finish the lowest hand scores what the others have more"
    comes after score
    remember held of everyone is 0 this round
    on round end, when not any player has no cards
        held of everyone becomes points in their hand
        players whose held is the lowest held score points in all hands - the number of players * the lowest held
