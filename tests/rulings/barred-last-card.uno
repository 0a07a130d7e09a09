# Cards with which nobody can go out.

variant "Barred last cards"
    based on house-rules

option wild-on-wild: allowed or barred "Whether a wild goes on a wild"

rule barred "A draw two or a wild cannot be the last card, neither in turn nor out of it"
    forbid play of draw-two or wilds by anyone, when the player has 1 card

rule no-wild-on-wild "A wild does not go on a wild", if wild-on-wild is barred
    forbid play of wilds by anyone, when the upcard is wilds
