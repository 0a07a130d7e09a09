# Slaps, shifting penalties, traded hands and moving chairs, for a large group.

variant "Polish Uno"
    based on classic
    source "Polish Uno Rules" as P
    players 2 to 20
    packs 2 to 4

option rounds: 0, from 0 to 50 "Rounds in a game; 0 plays to the target"
option nine-slap: off or on "After a nine the last hand on the pile draws two"
option whining: off or on "Whining costs a card"


# Setting out

replace rule deal "Two to four packs; five cards each"
    cite P1
    permit deal by the dealer
    on deal: everyone is dealt 5 cards

rule dealer-bonus "From the second round on, cutting off just the cards to be dealt pays the dealer"
    cite P12 "DEALER BONUS"
    comes before deal
    on deal, when round-number is more than 1
        the dealer cuts
        when the cut is 5 * the number of players or the cut is 5 * the number of players + 1: the dealer scores -100
        when the cut is 5 * the number of players - 1: the dealer scores -50

replace rule starter "The dealer turns up the starter as if playing it; whoever looks at cards before that draws two"
    cite P13 "PEEKING", P15 "CHAIRS"
    window waiting
        opens on deal
        closes on turn-up
        permit turn-up by the dealer
        permit peek by anyone
    on peek: the player draws 2 cards
    on turn-up: the dealer plays the top of the draw pile
    note "A starting draw two or wild draw four is a debt on the first player."

replace rule dealer "Chairs are taken again from first place to last, and last place deals"
    cite P15 "CHAIRS"
    comes after score
    on round end
        seats are ordered by score, lowest first
        the dealer becomes the last seat
    note "Ties keep their order. Which chair counts as first is for the winner of round 1 to say, and changes nothing in play."

rule late-join "Whoever joins takes the score of last place and one more"
    cite P16 "LATE JOIN"
    permit join by newcomers
    on join
        score of the player becomes the highest score + 1
        the dealer becomes the player


# A turn

rule slap "An identical card may be played out of turn until the next player begins"
    cite P2 "SLAP"
    window slap
        opens on play of a card except wild from a hand
        closes when a turn begins
        permit play of a card identical to the upcard by anyone out of turn, as slap

keep rule draw
    cite P4 "TRUMP PLAY"

replace rule wild "A wild goes on anything and names the color"
    cite P4 "TRUMP PLAY", P15 "CHAIRS"
    permit play of wild
    on play of wild, when the player has cards: the player names a color


# The cards

replace rule wild-draw-four "It names a color and makes the next player owe four; a word of the color or another one passes it on"
    cite P3 "WILD DRAW FOUR", P4 "TRUMP PLAY"
    permit play of wild-draw-four
    on play of wild-draw-four
        when the player has cards: the player names a color
        next owes 4 cards for wild-draw-four
    while owing for wild-draw-four
        permit play of words of the current color
        permit play of wild-draw-four

replace rule draw-two "It makes the next player owe two; any draw two passes it on"
    cite P3 "WILD DRAW FOUR", P5 "DRAW TWO"
    on play of draw-two
        when owing for wild-draw-four: next owes 2 more cards
        otherwise: next owes 2 cards for draw-two
    while owing for draw-two
        permit play of draw-two

keep rule reverse
    cite P8 "CUMULATIVE REVERSES"

replace rule two-players "With two players a reverse works as a skip, unless it sends a debt back"
    cite P3 "WILD DRAW FOUR"
    on play of reverse from a hand, when the number of players is 2 and nothing is owed: skip 1 player

keep rule skip
    cite P9 "CUMULATIVE SKIPS"
    note "Skips add up until somebody begins a turn, so a skip slapped on a skip passes over two, and one played in turn starts again at one."

rule zero "Whoever plays a zero may trade hands with any other player"
    cite P6 "ZERO"
    window trade
        opens on play of 0 from a hand, when the player has cards
        closes on trade or resume
        permit trade with another by the opener
        permit say uno by anyone
    on trade
        the player and the other swap hands
        when the player has 1 card and the player has not said uno: the player draws 2 cards
        when the other has 1 card and the other has not said uno: the other draws 2 cards

rule freeze "Play stands still after a zero, and after more than four cards are drawn, until that player resumes it"
    cite P11 "FREEZE"
    window freeze
        opens on play of 0 from a hand, when the player has cards
        opens on settle, when the debt is more than 4
        closes on resume
        permit resume by the opener
        forbid play or draw or pass or settle by anyone

rule nine "After a nine everyone lays a hand on the pile, and the last to do so draws two", if nine-slap is on
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

replace rule uno "Say uno before the next-to-last card leaves the hand, or draw two"
    cite P10 "UNO!"
    permit say uno by anyone, when the player has at most 2 cards
    on play from a hand, when the player has 1 card and the player has not said uno: the player draws 2 cards

rule whining "Whoever more than half of the others find whining draws a card", if whining is on
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
    note "A quorum is more than half of the others, the accuser included. An accusation lapses when the turn ends."


# The end

drop rule points

replace rule score "Everybody scores against themselves, who went out scores -20, and the lowest wins"
    cite P17 "SCORING"
    comes after last-draw
    points
        0 to 9: face value
        words: 20
        wilds: 50
    on round end
        everyone scores the points in their hand
        players with no cards score -20
    game ends when the highest score is at least target and rounds is 0
    game ends when rounds is more than 0 and round-number is rounds
    wins lowest score
