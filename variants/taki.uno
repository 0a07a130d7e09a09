# Taki and Super Taki: runs of one color that are opened, and have to be closed.
# "a", "an" and "the" are for the reader only.

variant "Taki"
    source "Taki, from public rule pages" as K
    players 2 to 10
    packs 1
    note "A newer pack has four cards more, plus threes and their breakers: they are not part of this."

deck
    color is red, yellow, green or blue
    in each color
        2 of 1, 3 to 9, plus-two, stop, change-direction, plus, taki
    without color
        4 of change-color
        2 of king, super-taki
    openers are taki, super-taki
    wilds are change-color, king, super-taki
    action-cards are plus-two, stop, change-direction, plus, openers, wilds

option pardon: no or yes "Whether a king may be played on a plus two that is owed, and takes the debt away"


# Setting out

rule deal "112 cards; eight each, and the youngest begins"
    cite K1, K2
    permit deal by the dealer
    on deal
        everyone is dealt 8 cards
        the dealer plays the top of the draw pile except action-cards
    note "Seat the youngest at the dealer's left. What an action card as the starter would do the pages do not say."


# A turn

rule turn "A turn is one card, played or drawn; but after a plus it goes on, with another card or, if none fits, a draw"
    cite K4, K8, K12
    on play of a card except plus or king, when not run: end the turn
    on close-run, when the upcard is not plus: end the turn
    on draw or pass: end the turn

rule match "Play the current color or the rank on top; a change of color, a king and a super taki go on anything, anything on a king"
    cite K3, K15
    permit play of a card matching by color or rank except wilds
    permit play of wilds
    permit play of any card, when the upcard is king

rule draw "Who cannot play draws one card, for later"
    cite K4
    permit draw, when the player has no playable card

rule penalty "Who adds no plus two draws all that is owed, and the turn is over"
    cite K6
    while owing
        permit settle
    on settle
        the player draws the debt
        end the turn


# Runs

rule run "After a taki one puts down cards of its color, one after the other, and closes the run; a change of color ends it, too"
    cite K9, K12, K13
    remember run is no this round
    before play of a card except a card of the current color: run becomes no
    before play of openers: run becomes yes
    while run
        permit close-run, when the player has played this turn and the upcard is not openers
        forbid play of a card except a card of the current color or change-color or super-taki, when the player has played this turn
        forbid draw, when the player has played this turn
    on close-run: run becomes no
    note "Within a run a card does nothing; what lies on top does it when the run is closed."

rule open-run "A run that was not closed stays open for the next player, and so does a taki on top"
    cite K10, K11
    while run
        permit pass, when the player has played this turn and the player has cards
    note "The next player need not go on with it: any card that fits may be played, and one of another color ends it."

rule super-taki "It takes the color that lies on top; upon a king its player names one"
    cite K14
    remember tint is no color this turn
    before play of super-taki: tint becomes the current color
    on play of super-taki
        the current color becomes tint
        when tint is no color and the player has cards: the player names a color


# The cards

rule change-color "It names the color"
    cite K3
    on play of change-color, when the player has cards: the player names a color

rule stop "The next player loses the turn"
    cite K5, K12
    on play of stop, when not run: skip 1 player
    on close-run, when the upcard is stop: skip 1 player

rule plus-two "The next player draws two, or adds a plus two and passes it all on"
    cite K6, K12
    on play of plus-two, when not run: next owes 2 cards for plus-two
    on close-run, when the upcard is plus-two: next owes 2 cards for plus-two
    while owing
        permit play of plus-two

rule change-direction "The direction turns round"
    cite K7, K12
    on play of change-direction, when not run: reverse the direction
    on close-run, when the upcard is change-direction: reverse the direction

rule king "Its player may play again, or not"
    cite K15
    permit pass, when the upcard is king and the player has played this turn

rule pardon "A king on a plus two takes away what is owed", if pardon is yes
    cite K15
    while owing
        permit play of king
    before play of king: the debt is cleared


# One card left

rule last-card "Say that it is the last card, or draw four when it is noticed before the next player has moved"
    cite K17
    permit say last-card by anyone, when the player has at most 2 cards
    window silent for each sleeper
        opens when the sleeper has 1 card and the sleeper has not said last-card
        closes when a turn begins
        permit catch the sleeper by anyone but the sleeper
    on catch: the other draws 4 cards


# The end

rule reshuffle "When the draw pile is used up, the discards below the upcard become the new one"
    on shortage: the discards are shuffled under the draw pile
    note "When even that is not enough, somebody holds a card of the current color, so nobody gets stuck."

rule out "The first without cards wins, unless the last one was a plus: that asks for another; there are no points"
    cite K16, K18
    round ends when any player has no cards and the upcard is not plus
    game ends when round-number is 1
    wins first out
    note "A tournament format is mentioned on the pages, and not told."
