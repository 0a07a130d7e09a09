# A family's game: play out of turn, add up, pass hands on a zero, and beware of the red one.

variant "Uno House Rules"
    based on classic
    source "Uno House Rules" as H
    players 2 to 12
    packs 1 to 4

keep rule match
    cite H1
    note "Classic holds wherever this file says nothing."

keep rule uno
    cite H1
    note "The penalty is two cards: the option uno-penalty keeps its default."

keep rule dealer
    cite H2

replace rule deal "Seven cards each; a cut of exactly that many is worth fifty points"
    cite H2
    permit deal by the dealer
    on deal
        the dealer cuts
        when the cut is 7 * the number of players: the dealer scores -50
        everyone is dealt 7 cards

rule jump-in "An exact match may be played out of turn, until the next player has played"
    cite H3, H4
    window jump-in
        opens on play from a hand
        permit play of a card identical to the upcard by anyone out of turn, as jump-in
    note "A card drawn does not close the window: only a play covers the upcard. Two matches from one hand are two plays, so that somebody may come between."

rule adding-up "Matching action cards add up; an exact match saves whoever owes"
    cite H5
    while owing
        permit play of a card identical to the upcard
    note "Skips add up until a turn begins, reverses cancel, and a debt grows: no more is needed."

rule zero "All hands pass on, along with the play; whoever plays the red one takes ten cards first"
    cite H6, H7, H8
    on play of red 0 from a hand: the player draws 10 cards
    on play of 0 from a hand: hands pass among players with cards
    note "Whose last card was the zero has no hand and takes no part; the others pass, and score what they get. The red one cannot be anybody's last, as ten cards come first."

drop rule points

replace rule score "Everybody scores against themselves; at the target the lowest wins"
    cite H9
    comes after last-draw
    points
        1 to 9: face value
        0 except red 0: 20
        red 0: 50
        words, wilds: 20
    on round end: everyone scores the points in their hand
    game ends when the highest score is at least target
    wins lowest score
