# UNO without mercy: draw cards of all sizes, answered by equal or higher, and out with 25 cards.
# "a", "an" and "the" are for the reader only.

variant "No Mercy"
    source "UNO Show 'em No Mercy (HWV18), from public rule pages" as N
    players 2 to 10
    packs 1
    note "The pages say for 2 to 6 players, or up to 10."

deck
    color is red, yellow, green or blue
    in each color
        2 of 0 to 9, draw-four, skip-everyone
        3 of draw-two, skip, reverse, discard-all
    without color
        8 of reverse-draw-four, color-roulette
        4 of draw-six, draw-ten
    wilds are reverse-draw-four, draw-six, draw-ten, color-roulette
    attacks are draw-two, draw-four, reverse-draw-four, draw-six, draw-ten
    action-cards are attacks, wilds, skip, skip-everyone, reverse, discard-all

option starter-acts: no or yes "Whether an action card turned up as the starter acts, or goes back"


# Setting out

rule deal "168 cards; seven each"
    cite N1, N2
    permit deal by the dealer
    on deal: everyone is dealt 7 cards

rule starter "The top card is turned up; an action card goes back", if starter-acts is no
    cite N3
    comes after deal
    on deal: the dealer plays the top of the draw pile except action-cards

rule acting-starter "The top card is turned up as if the dealer had played it", if starter-acts is yes
    cite N3
    comes after deal
    on deal: the dealer plays the top of the draw pile


# A turn

rule turn "A play ends the turn"
    on play: end the turn

rule match "Play a card of the current color, or of the rank that lies on top; a wild goes on anything and names the color"
    cite N15
    permit play of a card matching by color or rank except wilds
    permit play of wilds
    on play of wilds except color-roulette, when the player has cards: the player names a color
    note "Nobody challenges."

rule draw "Without a playable card one draws until there is one, which has to be played"
    cite N4
    permit draw, when the player has no playable card
    on draw
        the player draws until the drawn card is playable or the player has at least 25 cards
        when the drawn card is playable and the player has less than 25 cards: the player plays the drawn card
        otherwise: end the turn
    note "Who comes to 25 cards is out before that card is played."

rule stacking "A draw card may be answered with one of an equal or higher amount, of any color; the amounts add up"
    cite N5
    comes after match
    measure amount
        draw-two: 2
        draw-four, reverse-draw-four: 4
        draw-six: 6
        draw-ten: 10
    on play of attacks: next owes amount of the upcard cards for attack
    while owing
        permit play of a card whose amount is at least amount of the upcard

rule penalty "Who cannot or will not answer draws the sum, and the turn is lost"
    cite N6
    while owing
        permit settle
    on settle
        the player draws the debt
        end the turn


# The cards

rule zero "A zero makes all hands pass on, in the direction of play"
    cite N9
    on play of 0 from a hand, when the player has cards: hands pass among everyone

rule seven "A seven makes its player trade hands with somebody"
    cite N9
    remember partner is nobody this turn
    on play of 7 from a hand, when the player has cards
        the player chooses partner from others
        the player and partner swap hands

rule skip "The next player is passed over"
    on play of skip: skip 1 player

rule reverse "The direction turns round; with two players it works as a skip"
    on play of reverse
        reverse the direction
        when the number of players is 2: skip 1 player

rule skip-everyone "Its player goes again"
    cite N10
    on play of skip-everyone: the turn goes on

rule discard-all "All other cards of its color leave the hand with it, under it; that may be the last of them"
    cite N11
    on play of discard-all: the player puts every card of the current color under the upcard

rule rebound "A reverse draw four turns round first, so the previous player faces the four; with two that is whoever played it"
    cite N12, N13
    comes after match
    on play of reverse-draw-four
        reverse the direction
        when the number of players is 2: skip 1 player

rule roulette "The next player names a color, draws until it comes, and is passed over"
    cite N14
    on play of color-roulette, when the player has cards
        next names a color
        next draws until the drawn card is a card of the current color or next has at least 25 cards
        skip 1 player
    note "A wild that is drawn has no color."


# One card left

rule uno "Say uno with one card left, or draw two when it is noticed before the next turn"
    cite N16
    permit say uno by anyone, when the player has at most 2 cards
    window forgot for each sleeper
        opens when the sleeper has 1 card and the sleeper has not said uno
        closes when a turn begins
        permit catch the sleeper by anyone but the sleeper
    on catch: the other draws 2 cards


# The end

rule mercy "With 25 cards one is out at once; the cards go under the discards, and what was owed is spent"
    cite N7, N17
    whenever the player has at least 25 cards
        the hand of the player goes under the discards
        the player leaves the game

rule reshuffle "When the draw pile is used up, the discards below the upcard become the new one"
    on shortage: the discards are shuffled under the draw pile
    note "When even that is not enough, somebody holds a card of the current color, so nobody gets stuck."

rule won "The first without cards wins, and so does the last one left"
    cite N8
    round ends when any player has no cards or the number of players is 1
    on round end
        when the number of players is 1: everyone scores 1
        otherwise: players with no cards score 1
    game ends when round-number is 1
    wins highest score
