# A family's game: play out of turn, add up, pass hands on a zero, and beware of the red one.
# "a", "an" and "the" are for the reader only.

variant "Uno House Rules"
    based on classic
    source "Uno House Rules" as H
    players 2 to 12
    packs 1 to 4


# Setting out

replace rule deal "Seven cards each; a dealer whose cut takes exactly the cards to deal takes fifty off their score"
    cite H2 "Getting Started"
    permit deal by the dealer
    on deal
        the dealer cuts
        when the cut is 7 * the number of players: the dealer scores -50
        everyone is dealt 7 cards

keep rule dealer
    cite H2 "Getting Started"


# A turn

keep rule match
    cite H1 "Before You Play"
    note "Classic holds wherever this file says nothing."

rule jump-in "An exact match of the card just played may be played out of turn, until the next player has played"
    cite H3 "Playing Out of Turn", H4 "Playing Out of Turn"
    window jump-in
        opens on play from a hand
        permit play of a card identical to the upcard by anyone out of turn, as jump-in
    note "The players between are skipped. A card drawn changes nothing: only a play covers the card."
    note "Two matches of one hand go down one at a time; if a card comes between that does not match, the second is refused."
    note "If what the card cost has been drawn already, only the new card's amount is owed."

rule saved "Whoever owes cards may save themselves with an exact match"
    cite H5 "Stacking Cards"
    while owing
        permit play of a card identical to the upcard
    note "A jump-in by somebody else saves them, too: whoever comes next after that owes more."

keep rule skip
    cite H5 "Stacking Cards"
    note "So two of them pass over two."

keep rule reverse
    cite H5 "Stacking Cards"
    note "Two of them cancel."

keep rule draw-two
    cite H5 "Stacking Cards"
    note "What is owed grows: two of one color upon each other make four."

keep rule wild-draw-four
    cite H5 "Stacking Cards"
    note "With one pack as many as sixteen cards may be owed."


# The zeros

rule zero "After a zero all hands pass on, in the direction of play"
    cite H6 "How To Handle Zeros", H7 "How To Handle Zeros", H8 "The Red Zero of Death"
    comes after red-zero
    on play of 0 from a hand: hands pass among players with cards
    note "Whoever goes out on it takes no part and scores nothing; the others pass, and score what they get."
    note "A zero that is turned up as the starter passes nothing, and no starter is jumped in on."

rule red-zero "Whoever plays the red zero takes ten cards, looking at them, before the hands pass on"
    cite H8 "The Red Zero of Death"
    on play of red 0 from a hand: the player draws 10 cards
    note "So nobody goes out on it. Even with the draw pile used up, the cards below it can still be drawn."


# The end

keep rule uno
    cite H1 "Before You Play"
    note "The document takes two cards; the option may make it four."

replace rule points "Cards count their number; zeros, action cards and wilds twenty, the red zero fifty"
    cite H9 "Scoring"
    points
        1 to 9: face value
        yellow 0, green 0, blue 0: 20
        red 0: 50
        words, wilds: 20

replace rule score "Everybody scores what they still hold; once somebody has reached the target the lowest score wins"
    cite H9 "Scoring"
    comes after last-draw
    on round end: everyone scores the points in their hand
    game ends when the highest score is at least target
    wins lowest score
