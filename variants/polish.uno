# Slaps, penalties that are passed on, traded hands and moving chairs, for a large group.
# "a", "an" and "the" are for the reader only.

variant "Polish Uno"
    based on classic
    cite P1 "intro"
    source "Polish Uno Rules, updated on 25 January 1999" as P
    players 2 to 20
    packs 2 to 4

option rounds: 0, from 0 to 50 "Rounds in a game; with 0 it is played to the target"
option nine-slap: off or on "After a nine the last hand on the pile draws two; take off your rings"
option whining: off or on "Whining costs a card"


# Setting out

replace rule deal "Two to four packs are shuffled together; five cards each"
    cite P1 "intro", P12 "DEALER BONUS"
    permit deal by the dealer
    on deal: everyone is dealt 5 cards

rule dealer-bonus "From the second round on, a dealer who cuts off just the cards to deal, or one more, takes a hundred off their score; one too few, fifty"
    cite P12 "DEALER BONUS"
    comes before deal
    on deal, when round-number is more than 1
        the dealer cuts
        when the cut is 5 * the number of players or the cut is 5 * the number of players + 1: the dealer scores -100
        when the cut is 5 * the number of players - 1: the dealer scores -50
    note "The one over is the starter. A cut of no cards is no try."

replace rule starter "The round begins when the dealer turns up the starter; whoever looks at cards before that draws two, each time"
    cite P13 "PEEKING", P15 "CHAIRS"
    window waiting
        opens on deal
        closes on turn-up
        permit turn-up by the dealer
        permit peek by anyone
    on peek: the player draws 2 cards
    on turn-up: the dealer plays the top of the draw pile
    note "A draw card on top, also a wild draw four, is a debt of first place, who may defend; a skip passes them over, and nothing else opens."

replace rule dealer "After each round the players sit clockwise from first place to last; last place deals, so first place begins"
    cite P12 "DEALER BONUS", P15 "CHAIRS"
    comes after score
    on round end
        seats are ordered by score, lowest first
        the dealer becomes the last seat
    note "Ties keep their order. After a reverse as the starter the dealer's right begins. Which chair is first, the winner of round one says."

rule late-join "Whoever joins a game in progress takes the score of last place and one more, and deals"
    cite P16 "LATE JOIN", P15 "CHAIRS"
    permit join by newcomers, when round-number is at least 1
    on join
        score of the player becomes the highest score of others + 1
        the dealer becomes the player


# A turn

rule slap "A card identical to the one just played, but for a plain wild, may be played out of turn until the next player begins"
    cite P2 "SLAP"
    window slap
        opens on play of a card except wild from a hand
        closes when a turn begins
        permit play of a card identical to the upcard by anyone out of turn, as slap
    note "One slap is one card, also upon one's own, and play goes on from whoever slapped. Nobody slaps in a freeze; after it one may."

keep rule draw
    cite P4 "TRUMP PLAY"

replace rule wild "A wild goes on anything, also with a card in hand that fits, and names the color; it answers no debt"
    cite P4 "TRUMP PLAY", P15 "CHAIRS"
    permit play of wild
    on play of wild, when the player has cards: the player names a color


# The cards

replace rule wild-draw-four "It names a color, and the next player owes four; a word of that color or a wild draw four passes the debt on"
    cite P3 "WILD DRAW FOUR", P4 "TRUMP PLAY", P15 "CHAIRS"
    permit play of wild-draw-four
    on play of wild-draw-four
        when the player has cards: the player names a color
        next owes 4 cards for wild-draw-four
    while owing for wild-draw-four
        permit play of words of the current color or wild-draw-four
    note "A word acts as usual, on the debt as well. It stays a wild draw four's debt, and the color on top counts for the next answer."

replace rule draw-two "The next player owes two, or passes it on with any draw two, which adds two; on a wild draw four's debt it adds two as well"
    cite P5 "DRAW TWO", P3 "WILD DRAW FOUR"
    on play of draw-two
        when owing for wild-draw-four: next owes 2 more cards
        otherwise: next owes 2 cards for draw-two
    while owing for draw-two
        permit play of draw-two

keep rule reverse
    cite P8 "CUMULATIVE REVERSES"
    note "Two of them cancel, three are as one."

replace rule two-players "With two players a reverse works as a skip, unless it sends a debt back or is the starter"
    cite P3 "WILD DRAW FOUR"
    on play of reverse from a hand, when the number of players is 2 and nothing is owed: skip 1 player

keep rule skip
    cite P9 "CUMULATIVE SKIPS"
    note "So a skip slapped on a skip passes over two, and one played in turn passes over one."

rule zero "Whoever plays a zero may trade hands with any other player; whoever is to get a single card says uno before, or draws two"
    cite P6 "ZERO", P10 "UNO!"
    window trade
        opens on play of 0 from a hand, when the player has cards
        closes on trade or resume
        permit trade with another by the opener
        permit say uno by anyone, when any player has 1 card
    on trade
        the player and the other swap hands
        when the player has 1 card and the player has not said uno: the player draws 2 cards
        when the other has 1 card and the other has not said uno: the other draws 2 cards

rule freeze "After a zero, or when more than four cards must be drawn, play stands still until its player, or whoever draws, resumes it"
    cite P11 "FREEZE", P3 "WILD DRAW FOUR", P6 "ZERO"
    window freeze
        opens on play of 0 from a hand, when the player has cards
        opens on settle, when the debt is more than 4
        closes on resume
        permit resume by the opener
        forbid play or draw or pass or settle by anyone

rule nine "After a nine everybody lays a hand on the pile and keeps it there; the last draws two", if nine-slap is on
    cite P7 "NINE"
    remember who is down this round
    window pile-on
        opens on play of 9 from a hand, when the player has cards
        permit lay-hand by anyone, when the player is not down
        forbid play or draw or pass or settle by anyone
    on play of 9 from a hand: forget who is down
    on lay-hand
        the player becomes down
        when the number of players who are not down is 1
            players who are not down draw 2 cards
            close pile-on


# Manners

replace rule uno "Say uno before the next-to-last card leaves the hand, or draw two; nobody has to notice"
    cite P10 "UNO!"
    comes after wild
    comes after wild-draw-four
    permit say uno by anyone, when the player has at most 2 cards
    on play from a hand, when the player has 1 card and the player has not said uno: the player draws 2 cards

rule whining "A player whom more than half of the others find whining draws a card", if whining is on
    cite P14 "WHINING"
    remember whiner is nobody this turn
    remember who is agreed this turn
    permit accuse another by anyone, when whiner is nobody
    permit agree by anyone but whiner, when whiner is somebody and the player is not agreed
    on accuse: whiner becomes the other
    on accuse or agree
        the player becomes agreed
        when 2 * the number of players who are agreed is more than the number of players - 1
            whiner draws 1 card
            forget whiner
            forget who is agreed
    note "The accuser counts. An accusation lapses when the turn ends."


# The end

replace rule points "Cards count their number, words twenty and both wilds fifty"
    cite P17 "SCORING"
    points
        0 to 9: face value
        words: 20
        wilds: 50

replace rule score "Everybody scores what they still hold, and whoever went out takes twenty off; the lowest score wins"
    cite P17 "SCORING"
    comes after last-draw
    on round end
        everyone scores the points in their hand
        players with no cards score -20
    game ends when the highest score is at least target and rounds is 0
    game ends when rounds is more than 0 and round-number is rounds
    wins lowest score
    note "The document does not say when the game is over: at a target here, or after a number of rounds. Players who tie share the win."
