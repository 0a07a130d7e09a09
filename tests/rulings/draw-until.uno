# Drawing goes on until a card fits, which may be kept.

variant "Draw until it fits"
    based on classic

replace rule draw "Or draw until a card fits; then play just that card, or pass"
    permit draw
    while the player has drawn this turn
        forbid draw
        forbid play of a card except the drawn card
        permit pass
    on draw: the player draws until the drawn card is playable
    on pass: end the turn
