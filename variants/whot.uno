# Whot, as it is played in Nigeria: five shapes, and a card that asks for any of them.
# "a", "an" and "the" are for the reader only.

variant "Whot"
    source "Whot, from public rule pages" as W
    players 2 to 8
    packs 1
    cite W1
    note "How many can play no page says."

deck
    shape is circle, triangle, cross, square or star
    in circle, triangle
        1 of 1 to 5, 7, 8, 10 to 14
    in cross, square
        1 of 1 to 3, 5, 7, 10, 11, 13, 14
    in star
        1 of 1 to 5, 7, 8
    without shape
        5 of whot

option whot-saves: off or on "At some tables a Whot also cancels what is to be picked"
option last-call: off or on "At some tables the last card has to be called"


# Setting out

rule deal "Five cards each"
    cite W1, W2
    permit deal by the dealer
    on deal: everyone is dealt 5 cards

rule starter "The top card is turned up as if the dealer had played it; a Whot goes back"
    comes after deal
    on deal: the dealer plays the top of the draw pile except whot
    note "The pages don't say whether it acts."


# A turn

rule turn "A card played, or a card drawn, ends the turn"
    cite W3, W11, W15
    on play or draw: end the turn
    note "One app gives a turn twenty seconds, and who misses them passes. A clock is no part of the game here."

rule match "Play a card of the current shape, or of the number that lies on top"
    cite W3
    permit play of a card matching by shape or rank except whot

rule market "Who cannot play goes to market: draws one card"
    cite W11
    permit draw, when the player has no playable card

rule penalty "Who has to pick draws it all, and the turn is over; the one after plays as usual"
    cite W5, W6, W7
    while owing
        permit settle
    on settle
        the player draws the debt
        end the turn


# The cards

rule hold-on "After a one the same player plays again"
    cite W4
    on play of 1: the turn goes on

rule pick-two "After a two the next player plays a two as well, or picks two for each"
    cite W5
    on play of 2: next owes 2 cards for twos
    while owing for twos
        permit play of 2

rule pick-three "After a five the next player plays a five as well, or picks three for each"
    cite W6
    on play of 5: next owes 3 cards for fives
    while owing for fives
        permit play of 5

rule suspension "After an eight the next player misses a turn"
    cite W8
    on play of 8: skip 1 player

rule general-market "After a fourteen all others draw a card at once"
    cite W9
    on play of 14: others draw 1 card

rule whot "A Whot goes on anything, and asks for a shape"
    cite W10
    permit play of whot
    on play of whot, when the player has cards: the player names a shape

rule whot-saves "A Whot cancels what is to be picked", if whot-saves is on
    cite W10
    comes after whot
    while owing
        permit play of whot
    on play of whot, when owing: the debt is cleared

rule last-call "Who is caught with a last card that was not called draws two", if last-call is on
    cite W14
    permit say last-card by anyone, when the player has at most 2 cards
    window silent for each sleeper
        opens when the sleeper has 1 card and the sleeper has not said last-card
        closes when a turn begins
        permit catch the sleeper by anyone but the sleeper
    on catch: the other draws 2 cards
    note "The price is not told, nor until when. Here it is until the next player begins."


# The end

rule out "The game is over when somebody has no cards, or when the market is empty; the lowest count wins"
    cite W13
    round ends when any player has no cards
    round ends when the draw pile has no cards
    game ends when round-number is 1
    wins lowest score
    note "Some games are played on time. Then it is counted in the same way."
    note "What a last two or five makes somebody pick is not picked."

rule count "Cards in hand count their number, stars twice that, and a Whot twenty"
    cite W12
    points
        circle, triangle, cross, square: face value
        whot: 20
        star 1: 2
        star 2: 4
        star 3: 6
        star 4: 8
        star 5: 10
        star 7: 14
        star 8: 16
    on round end: everyone scores the points in their hand
