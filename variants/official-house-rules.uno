# The house rules that the publisher prints: Progressive, Seven-O and Jump-In, each to be switched on.

variant "Official house rules"
    based on true-and-correct
    source "House rules on the publisher's sheet of 2008" as R

set uno-penalty to 2
set drawn-card to may
set reverse-starter to dealer
option progressive: off or on "Draw cards may be answered with their like"
option seven-o: off or on "A zero makes all hands pass on, a seven makes two of them change places"
option jump-in: off or on "An identical card may be played out of turn"

edition PROGRESSIVE: progressive is on
edition SEVENO: seven-o is on
edition JUMPIN: jump-in is on


keep rule no-stacking, if progressive is off

rule progressive "A draw card may be answered with one of its like; whoever does not answer draws the sum", if progressive is on
    cite R1, R2, R3, R4, R5
    while owing for draw-two
        permit play of draw-two
    while owing for wild-draw-four
        permit play of wild-draw-four
    note "The last wild draw four names the color, and can be challenged as usual, for all that is owed."

rule zeros "A zero makes everybody pass their hand on, in the direction of play", if seven-o is on
    cite R6
    on play of 0 from a hand, when the player has cards: hands pass among everyone

rule sevens "A seven makes its player trade hands with somebody of their choice", if seven-o is on
    cite R7
    remember partner is nobody this turn
    on play of 7 from a hand, when the player has cards
        the player chooses partner from others
        the player and partner swap hands

rule jump-in "A card identical to the upcard may be played by anybody at any time, and play goes on from there", if jump-in is on
    cite R8, R9
    permit play of a card identical to the upcard by anyone out of turn, as jump-in
    while owing
        permit play of a card identical to the upcard by the turn player, as jump-in
    note "Two of one hand go down one at a time, so others may get in between."
    note "Anybody is also whoever owes cards for it, and the starter is an upcard, too."

rule jump-in-cancels "What the card below made somebody owe or miss is canceled first; then the new card acts as usual", if jump-in is on
    cite R10
    before jump-in
        skips are cleared
        the debt is cleared
    before jump-in of reverse: reverse the direction
