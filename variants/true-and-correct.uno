# The official game, its editions as options.

variant "The true and correct UNO rules"
    based on classic
    source "The true and correct UNO rules" as T
    note "As it stands this is the sheet of 2001, which the document quotes."

set uno-penalty to 4
option drawn-card: must or may "Whether a drawn card that fits has to be played"
option wild-starter: stays or goes-back "Whether a wild can be the starter; the sheet of 2001 says both"
option reverse-starter: right or dealer "Who begins when the starter is a reverse"
option ending: first-out or play-on "Whether the first player out ends the round, or play goes on until one is left"
option scoring: collected or kept "Whether who went out scores all points, or everybody scores their own and the lowest total wins"

edition M2001: uno-penalty is 4, drawn-card is must, reverse-starter is right
edition M2008: uno-penalty is 2, drawn-card is may, reverse-starter is dealer
edition M2015: uno-penalty is 2, drawn-card is may, reverse-starter is dealer


# Setting out

keep rule starter, if wild-starter is stays

rule starter-without-wilds "The top card is turned up as if the dealer had played it; wilds of both kinds go back", if wild-starter is goes-back
    cite M2001 "setting up"
    comes after deal
    on deal: the dealer plays the top of the draw pile except wilds

keep rule draw-two
    note "As a starter in 2001 too: that sheet lets the first player draw two and does not say whether the turn is lost; it is."

rule dealer-begins "When the starter is a reverse, the dealer begins and play goes to the right", if reverse-starter is dealer
    cite M2008 "starter", M2015 "starter"
    on play of reverse from the draw pile: the turn goes to the dealer


# A turn

keep rule penalty
    cite T1

rule no-stacking "A draw two or a wild draw four cannot be answered with a card"
    cite T1
    while owing
        forbid play

keep rule draw
    cite T5

rule play-drawn "A drawn card that fits has to be played", if drawn-card is must
    cite T5
    while the player has drawn this turn
        forbid pass, when the drawn card is playable and the drawn card is not wild-draw-four
        forbid pass, when the drawn card is wild-draw-four and the player has no card of the current color
    note "A wild draw four just drawn has to be played only where that is no bluff, since nobody is forced to bluff."


# The cards

keep rule two-players
    cite T6
    note "The player of the reverse has the next turn. Only players still in the round are counted."

replace rule wild-draw-four "It names a color, and the next player owes four; played with a card of the current color in hand it is a bluff"
    cite T4
    permit play of wild-draw-four
    on play of wild-draw-four
        when the player has cards: the player names a color
        next owes 4 cards for wild-draw-four

rule challenge "Only who would have to draw may challenge, and sees the hand: a bluffer draws the cards, else the challenger draws two more"
    cite T4
    remember accused is nobody this round
    remember guilty is no this round
    before play of wild-draw-four
        accused becomes the player
        guilty becomes whether the player has a card of the current color
    while owing for wild-draw-four
        permit challenge, when accused has cards
    on challenge
        accused shows their hand to the player
        when guilty
            accused draws the debt
            the debt is cleared
        otherwise
            the player draws the debt + 2 cards
            the debt is cleared
            end the turn
    note "What counts is the hand before the play and the color then in force, also one that was named; a wild has no color."
    note "Whoever challenges rightly has a turn as usual. The last card of a hand cannot be challenged."


# One card left

keep rule uno
    cite T3
    note "The document asks for it before the play, the sheets of 2008 and 2015 with it; who makes up for it in time is safe."
    note "The next player begins by playing, drawing, settling or challenging, not by catching or saying uno."


# The end

keep rule last-draw
    cite T2
    note "Any card may be the last one."

keep rule out, if ending is first-out
    cite T7

keep rule score, if ending is first-out and scoring is collected
    cite T7

rule own-points "Everybody scores what they still hold; once somebody reaches the target the lowest total wins", if ending is first-out and scoring is kept
    cite M "other scoring"
    comes after last-draw
    on round end: everyone scores the points in their hand
    game ends when the highest score is at least target
    wins lowest score

rule play-on "Who is out leaves once the last card has had its effect, and the others go on until one is left", if ending is play-on
    cite T7
    whenever the player has no cards: the player leaves the round
    round ends when the number of players is 1

rule last-color "A wild as the last card still names the color while two or more play on", if ending is play-on
    cite T7
    comes after wild-draw-four
    on play of wilds from a hand, when the player has no cards and the number of players is more than 2: the player names a color

rule places "There is one round: places are taken in the order of going out, and whoever is left loses", if ending is play-on
    cite T7
    game ends when round-number is 1
    wins first out
    note "Nobody scores. A round in which all are stuck ends with whoever was out by then."
