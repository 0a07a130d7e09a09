# Cards shown when it is somebody else's turn.

variant "Fined out of turn"
    based on classic

rule fine "A card put down out of turn goes back to its hand, and two more with it"
    permit play of any card by anyone out of turn, as blunder
    instead of blunder: the player draws 2 cards
