# The plain game. Others build on it, and it plays as it stands.
# "a", "an" and "the" are for the reader only.

variant "Classic"
    source "The publisher's rule sheets of 2001, 2008 and 2015" as M
    players 2 to 10
    packs 1

deck
    color is red, yellow, green or blue
    in each color
        1 of 0
        2 of 1 to 9, skip, reverse, draw-two
    without color
        4 of wild, wild-draw-four
    words are skip, reverse, draw-two
    wilds are wild, wild-draw-four

option uno-penalty: 2 or 4 "Cards for a missed uno"
option target: 500, from 50 to 5000 "Points at which the game is over"


# Setting out

rule deal "Seven cards each"
    cite M "dealer, deal"
    permit deal by the dealer
    on deal: everyone is dealt 7 cards

rule dealer "The deal passes to the left"
    cite M "dealer, deal"
    on round end: the dealer becomes left of the dealer

rule starter "The top card is turned up as if the dealer had played it; a wild draw four goes back"
    cite M "starter"
    comes after deal
    on deal: the dealer plays the top of the draw pile except wild-draw-four
    note "So a skip, a reverse and a draw two act on whoever would begin."


# A turn

rule turn "A play ends the turn, and play goes on from whoever made it"
    cite M "playing"
    on play: end the turn

rule match "Play a card of the current color, or of the rank that lies on top"
    cite M "declining to play"
    permit play of a card matching by color or rank except wilds
    note "Wilds have rules of their own."

rule draw "Or draw one card; then play just that card, or pass"
    cite M "drawing, declining to play"
    permit draw
    while the player has drawn this turn
        forbid draw
        forbid play of a card except the drawn card
        permit pass
    on pass: end the turn
    note "Drawing is always allowed, also with a card in hand that fits, and when there is nothing to draw."

rule penalty "What is owed is drawn, and the turn is lost"
    cite M "draw two, wild draw four"
    while owing
        permit settle
    on settle
        the player draws the debt
        end the turn
    note "No card is an answer unless a rule says so. If the piles cannot cover it, it takes what there is and is spent."


# The cards

rule skip "The next player is passed over"
    cite M "skip"
    on play of skip: skip 1 player
    note "Skips add up until somebody begins a turn."

rule reverse "The direction turns round"
    cite M "reverse"
    on play of reverse: reverse the direction

rule two-players "With two players a reverse works as a skip"
    cite M "two players"
    on play of reverse, when the number of players is 2: skip 1 player

rule draw-two "The next player owes two cards"
    cite M "draw two"
    on play of draw-two: next owes 2 cards for draw-two

rule wild "A wild goes on anything and names the color; as a starter, the player left of the dealer names it"
    cite M "wild, starter"
    permit play of wild
    on play of wild from a hand, when the player has cards: the player names a color
    on play of wild from the draw pile: left of the dealer names a color

rule wild-draw-four "Only without a card of the current color: it names a color, and the next player owes four"
    cite M "wild draw four"
    permit play of wild-draw-four, when the player has no card of the current color
    on play of wild-draw-four
        when the player has cards: the player names a color
        next owes 4 cards for wild-draw-four
    note "Cards of the same rank in other colors do not matter. A bluff is refused here, so there is nothing to challenge."


# One card left

rule uno "Say uno when playing the next-to-last card, or be caught before the next player begins"
    cite M "saying uno, penalty if caught, catch window"
    permit say uno by anyone, when the player has at most 2 cards
    window forgot for each sleeper
        opens when the sleeper has 1 card and the sleeper has not said uno
        closes when a turn begins
        permit catch the sleeper by anyone but the sleeper
    on catch: the other draws uno-penalty cards
    note "Said while the card is on its way or after it lies there, but before being caught, it counts."


# The piles

rule reshuffle "When the draw pile is used up, the discards below the upcard become the new one"
    cite M "draw pile empty"
    on shortage: the discards are shuffled under the draw pile

rule stuck "When everybody in turn has neither played nor found a card to draw, the round is over and nobody is out"
    remember idle is 0 this round
    on play: idle becomes 0
    on pass
        when a card was drawn this turn: idle becomes 0
        otherwise: idle becomes idle + 1
    on settle, when the draw pile has no cards and the number of cards in the discards is 1: idle becomes idle + 1
    round ends when idle is the number of players
    note "The sheets are silent; without it such a round would never end."


# The end

rule out "The round ends when somebody has no cards"
    cite M "going out"
    round ends when any player has no cards

rule last-draw "What the last card makes somebody owe is still drawn"
    cite M "going out on a draw card"
    on round end: the turn player settles

rule points "Cards count their number, words twenty and wilds fifty"
    cite M "points"
    points
        0 to 9: face value
        words: 20
        wilds: 50

rule score "Who went out scores all cards left in the other hands; the first to reach the target wins"
    cite M "score, game"
    comes after last-draw
    on round end: players with no cards score the points in all hands
    game ends when the highest score is at least target
    wins highest score
