# The official game cut down to what a short script plays: no decision but which card and which color.
# Decisions in it are counted against scripts that do the same, so nothing may be added.

variant "Naive Uno"
    players 2 to 10
    packs 1
    note "Whoever has a card to play plays one; nobody says uno, nothing is scored, and the game is one round."

deck
    color is red, yellow, green or blue
    in each color
        1 of 0
        2 of 1 to 9, skip, reverse, draw-two
    without color
        4 of wild, wild-draw-four
    wilds are wild, wild-draw-four


rule deal "Seven cards each"
    permit deal by the dealer
    on deal: everyone is dealt 7 cards

rule starter "The top card acts on the first player; a wild draw four goes back"
    comes after deal
    on deal: the dealer plays the top of the draw pile except wild-draw-four

rule turn "One card is played"
    on play: end the turn

rule match "Play a card of the current color, or of the rank that lies on top"
    permit play of a card matching by color or rank except wilds

rule draw "With nothing to play, one card is drawn, and played at once if it may be"
    permit draw, when the player has no playable card
    on draw
        when the drawn card is playable: the player plays the drawn card
        otherwise: end the turn

rule skip "The next player is passed over"
    on play of skip: skip 1 player

rule reverse "The direction turns round"
    on play of reverse: reverse the direction

rule two-players "With two players a reverse works as a skip"
    on play of reverse, when the number of players is 2: skip 1 player

rule dealer-begins "When the starter is a reverse, the dealer begins"
    on play of reverse from the draw pile: the turn goes to the dealer

rule draw-two "The next player draws two cards at once and is passed over"
    on play of draw-two
        next draws 2 cards
        skip 1 player

rule wild "A wild goes on anything and names the color; as a starter, the first player names it"
    permit play of wild
    on play of wild from a hand, when the player has cards: the player names a color
    on play of wild from the draw pile: left of the dealer names a color

rule wild-draw-four "Only without a card of the current color: it names a color, and the next player draws four and is passed over"
    permit play of wild-draw-four, when the player has no card of the current color
    on play of wild-draw-four
        when the player has cards: the player names a color
        next draws 4 cards
        skip 1 player

rule reshuffle "When the draw pile is used up, the discards below the upcard become the new one"
    on shortage: the discards are shuffled under the draw pile

rule out "Whoever has no cards has won"
    round ends when any player has no cards
    on round end: players with no cards leave the round
    game ends when round-number is 1
    wins first out
