# Switch, as it is played in Britain: twos that add up, eights that miss, jacks that switch, aces that name a suit.
# "a", "an" and "the" are for the reader only.

variant "Switch"
    source "Switch, from public descriptions" as S
    players 2 to 10
    packs 1
    packs 2 with at least 6 players
    cite S1
    note "Two packs are for many players. How many, and how many can play at all, no text says."

deck
    suit is clubs, diamonds, hearts or spades
    in each suit
        1 of ace, 2 to 10, jack, queen, king
    trick-cards are 2, 8, jack, ace

option drawing: one or until-able "Whether one card is drawn, or, as in older texts, as many as it takes to play"
option after-two: lost or kept "Whether the turn is lost after drawing for twos"
option finish: free or pick-up or never "Whether a trick card may be the last: always, with one more card to get rid of, or never"
option call-penalty: 1, from 1 to 5 "Cards for a last card that was not announced; the texts name no number"


# Setting out

rule deal "Seven cards each"
    cite S1, S2
    permit deal by the dealer
    on deal: everyone is dealt 7 cards

rule starter "Cards are turned up until one is no trick card"
    cite S3
    comes after deal
    on deal: the dealer plays the top of the draw pile except trick-cards


# A turn

rule turn "A play ends the turn"
    cite S4
    on play or pass: end the turn

rule match "Play a card of the current suit, or of the rank that lies on top"
    cite S4
    permit play of a card matching by suit or rank

rule draw "Who cannot or will not play draws one card, and plays it if possible", if drawing is one
    cite S5
    permit draw
    while the player has drawn this turn
        forbid draw
        forbid play of a card except the drawn card
        forbid pass, when the drawn card is playable
        permit pass

rule draw-on "Who cannot play draws until it is possible", if drawing is until-able
    cite S5
    permit draw, when not the player has drawn this turn and the player has no playable card
    on draw: the player draws until the player has a playable card
    permit pass, when the player has drawn this turn and the player has no playable card

rule penalty "Who owes cards and adds no two draws them all"
    cite S6
    while owing
        permit settle
    on settle: the player draws the debt

rule lost-turn "After drawing for twos the turn is over", if after-two is lost
    cite S7
    on settle: end the turn


# The cards

rule twos "A two makes the next player draw two, or add another two and pass it all on"
    cite S6
    on play of 2: next owes 2 cards for twos
    while owing for twos
        permit play of 2

rule eights "An eight makes the next player miss a turn"
    cite S8
    on play of 8: skip 1 player

rule jacks "A jack switches the direction"
    cite S9
    on play of jack: reverse the direction
    note "With two players it changes nothing."

rule aces "An ace may be played at any time, and names the suit"
    cite S10
    permit play of ace
    on play of ace
        when the player has cards: the player names a suit
    note "On any card, that is; twos that are owed it does not answer."


# One card left

rule last-card "The last card has to be announced"
    cite S11
    permit say last-card by anyone, when the player has at most 2 cards
    window silent for each sleeper
        opens when the sleeper has 1 card and the sleeper has not said last-card
        closes when a turn begins
        permit catch the sleeper by anyone but the sleeper
    on catch: the other draws call-penalty cards
    note "Until when is not said. Here it is until the next player begins."

rule pick-up "Who ends on a trick card picks up one more, and has to put that down, too", if finish is pick-up
    cite S12
    comes before aces
    on play of trick-cards, when the player has no cards: the player draws 1 card
    note "In a later turn. So an ace names a suit all the same."

rule no-trick-finish "A trick card may not be the last", if finish is never
    cite S13
    forbid play of trick-cards, when the player has 1 card


# The end

rule reshuffle "When the draw pile is used up, the discards below the upcard become the new one"
    on shortage: the discards are shuffled under the draw pile

rule stuck "When everybody in turn has neither played nor found a card to draw, the game is over"
    remember idle is 0 this round
    on play: idle becomes 0
    on pass
        when a card was drawn this turn or the player has done settle this turn: idle becomes 0
        otherwise: idle becomes idle + 1
    round ends when idle is the number of players
    note "The texts are silent. Nobody wins then."

rule out "The first without cards wins"
    round ends when any player has no cards
    game ends when round-number is 1
    wins first out
    note "What a last two makes somebody owe is not drawn."
