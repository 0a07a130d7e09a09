# Crazy Eights crossed with Uno, for one 52-card pack: draw-two is a 2, reverse an ace, wild an 8.
# "a", "an" and "the" are for the reader only.

variant "Finlander's Uno"
    cite F1
    source "Finlander's Uno" as F
    players 2 to 8
    packs 1

deck
    suit is clubs, diamonds, hearts or spades
    in each suit
        1 of ace, 2 to 10, jack, queen, king
    courts are jack, queen, king

option few: 3, from 1 to 10 "Cards left in the draw pile at which the dealer may reshuffle early"
option chart: usual or one-each "What the cards left in a hand cost"


# Setting out

rule deal "The dealer's right cuts; round one is dealt one card each, round two two, and so on"
    cite F1, F9, F16
    permit deal by the dealer
    on deal
        right of the dealer cuts
        when the number of players is 8: everyone is dealt round-number cards, at most 6
        otherwise: everyone is dealt round-number cards, at most 7
    note "A cut is asked for and recorded, but a shuffled pack is not moved by it."
    note "So a tie after round six is played with seven; but for eight players that is more than the pack has, and they get six."

rule dealer "The deal passes to the left"
    cite F9
    comes after score
    comes before game
    on round end: the dealer becomes left of the dealer

rule starter "The top card of the draw pile is turned up beside it, and counts as played by the dealer"
    cite F1, F10
    comes after deal
    on deal: the dealer plays the top of the draw pile


# A turn

rule turn "A turn is one card played or one card drawn, as the player likes"
    cite F2
    permit draw
    on play or draw: end the turn
    note "The drawn card stays in the hand, for the turn is over."

rule follow "Play a card of the suit or of the rank that lies on top"
    cite F3
    permit play of a card matching by suit or rank

rule again "After a four or a seven the same player takes another turn, and draws if nothing fits"
    cite F4
    on play of 4 or 7: the turn goes on

rule penalty "Who owes cards and does not pass them on draws them all, and the turn is over"
    cite F6, F7
    while owing
        permit settle
    on settle
        the player draws the debt
        end the turn
    note "A debt that the cards cannot cover takes what there is, and is paid."


# The cards

rule eights "An eight goes on anything and names the suit; a suit or another eight must follow"
    cite F3, F5
    permit play of 8
    on play of 8, when the player has cards: the player names a suit
    note "As a last card it names nothing, for nobody follows."

rule twos "A two makes the next player owe two cards, or two more; only another two passes them on"
    cite F6
    on play of 2: next owes 2 cards for twos
    while owing for twos
        permit play of 2
    note "Nor does a three: the most that anybody can owe is twelve, and that is four threes."

rule threes "A three does the same with three cards, and only another three passes them on"
    cite F7
    on play of 3: next owes 3 cards for threes
    while owing for threes
        permit play of 3

rule aces "An ace turns the direction round, so that the player before comes next"
    cite F8
    on play of ace: reverse the direction
    note "With two players that is the other one."


# One card left

rule uno "Say uno with one card left; who is asked for the count before that draws two"
    cite F11
    permit say uno by anyone, when the player has 1 card
    permit ask another by anyone
    on ask, when the other has 1 card and the other has not said uno: the other draws 2 cards
    tie: say uno before ask
    note "Anybody may ask anybody at any time, and asking costs nothing."
    note "In round one all players hold one card from the start, so all of them have to say it."


# The piles

rule reshuffle "The discards below the upcard are shuffled and go under what is left of the draw pile"
    cite F14
    while the number of cards in the discards is at least 2
        permit reshuffle by the dealer, when the draw pile has at most few cards
    on shortage or reshuffle, when the number of cards in the discards is at least 2
        the discards are shuffled under the draw pile
        right of the dealer cuts
    note "When a card is needed and none is left it happens by itself."

rule stuck "When everybody in turn has neither played nor found a card to draw, the round is over"
    remember idle is 0 this round
    on play or settle: idle becomes 0
    on draw
        when a card was drawn this turn: idle becomes 0
        otherwise: idle becomes idle + 1
    round ends when idle is the number of players
    note "The document is silent. Nobody is out then, and everybody scores."


# The end

rule out "The round ends when somebody's turn is over and they hold no cards"
    cite F12
    on turn end, when the player has no cards: end the round
    note "After a last four or seven the turn is not over: a card has to be drawn first."

rule last-draw "What a last two or three makes the next player owe is drawn, and cannot be passed on"
    cite F13
    on round end: the turn player settles

rule score "Everybody scores what they still hold, and who went out nothing"
    cite F15
    comes after last-draw
    on round end: everyone scores the points in their hand

rule usual-chart "The cards cost what they usually do in Crazy Eights", if chart is usual
    cite F15
    points
        8: 50
        2, 3: 20
        courts: 10
        ace: 1
        4 to 7, 9, 10: face value
    note "The document's own chart is lost; this one stands in for it."

rule one-each-chart "Every card costs one point", if chart is one-each
    cite F15
    points
        any card: 1

rule game "After six rounds the lowest score wins; those who tie for it, and only they, play on until one is lowest"
    cite F16
    comes after score
    on round end, when round-number is at least 6: players whose score is more than the lowest score leave the game
    game ends when the number of players is 1
    wins lowest score
    note "The document tells of one round more; should that leave a tie, another is played."
