# A wild after which somebody draws until a color comes that its player names.

variant "Color roulette"
    based on classic

replace rule wild "A wild goes on anything and names a color; the next player draws until it comes, and is passed over"
    permit play of wild
    on play of wild from a hand, when the player has cards
        the player names a color
        next draws until the drawn card is a card of the current color
        skip 1 player

replace rule starter "The top card is turned up as if the dealer had played it; wilds go back"
    comes after deal
    on deal: the dealer plays the top of the draw pile except wilds
