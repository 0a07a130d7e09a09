variant "Cards that bring cards"
    based on tiny

replace rule deal "One card each, and one turned up that is no star"
    permit deal by the dealer
    on deal
        everyone is dealt 1 card
        the dealer plays the top of the draw pile except star

rule one "A 1 turns up another card, played by the same player; a 2 one played by the next"
    on play of 1: the player plays the top of the draw pile
    on play of 2: next plays the top of the draw pile except star or 2

rule kept "Cards from the draw pile and from hands are told apart"
    remember from-pile is 0 this game
    remember from-hand is 0 this game
    on play of any card from the draw pile: from-pile becomes from-pile + 1
    on play from a hand: from-hand becomes from-hand + 1
