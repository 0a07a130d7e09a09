# Crazy Eights as OpenSpiel's program plays it, so that two engines can be compared game by game.
# Where that program and its own description part, the program is followed and a note says so.
# "a", "an" and "the" are for the reader only.

variant "Crazy Eights"
    source "OpenSpiel, crazy_eights" as S
    players 2 to 15
    packs 1
    packs 2 with at least 6 players
    cite S "packs"
    note "Who deals is drawn by lot."

deck
    suit is clubs, diamonds, hearts or spades
    in each suit
        1 of ace, 2 to 10, jack, queen, king
    courts are jack, queen, king
    spot-cards are 2 to 7, 9, 10

option special-cards: yes or no "Twos, queens and aces do something"
option reshuffle: yes or no "The discards become the new draw pile"
option most-draws: 5, from 1 to 52 "Cards that may be drawn in one turn"
option most-plays: 100, from 1 to 5000 "Cards that may be played in one game"
option chart: program or description "What cards left in a hand cost"


# Setting out

rule deal "Seven cards each for two players, five each for more"
    cite S "hand size"
    permit deal by the dealer
    on deal
        when the number of players is 2: everyone is dealt 7 cards
        otherwise: everyone is dealt 5 cards

rule starter "The top card is turned up as if the dealer had played it; an eight goes back"
    cite S "starter, starting with a special card"
    comes after deal
    on deal: the dealer plays the top of the draw pile except 8
    note "It doesn't count among the cards that may be played in one game."


# A turn

rule turn "A turn ends with a card played or with a pass"
    cite S "turn"
    on play or pass: end the turn

rule match "Play a card of the current suit, or of the rank that lies on top"
    cite S "matching"
    permit play of a card matching by suit or rank
    note "Also after drawing, and then any card of the hand."

rule draw "Or draw up to five cards, one after the other, even with a card in hand that fits"
    cite S "drawing"
    remember draw-count is 0 this turn
    permit draw, when draw-count is less than most-draws and the draw pile has at least 1 card
    on draw: draw-count becomes draw-count + 1

rule pass "Pass only after the last of these draws, or when there is nothing to draw"
    cite S "passing"
    permit pass, when draw-count is most-draws or the draw pile has no cards


# The cards

rule eights "An eight goes on anything and names the suit that must follow"
    cite S "eights"
    permit play of 8
    on play of 8, when the player has cards and play-count is less than most-plays: the player names a suit
    note "The last card of the game names nothing."

rule twos "A two makes the next player draw two, or add a two of their own and pass it all on", if special-cards is yes
    cite S "draw two, stacking twos"
    comes after reshuffle
    on play of 2
        when the draw pile has at least 1 card: next owes 2 cards for twos
    while owing for twos
        permit play of 2
    note "Nothing else answers a two, not even an eight. With an empty draw pile a two is a card like others."

rule penalty "Who draws for twos draws all that is owed, and the turn is over", if special-cards is yes
    cite S "draw two, stacking twos"
    while owing
        permit settle
    on settle
        the player draws the debt
        end the turn
    note "A two that turns up on the way cannot be played. If the cards run out, the rest is forgiven."

rule queens "A queen passes over the next player", if special-cards is yes
    cite S "skip"
    on play of queen: skip 1 player

rule aces "An ace turns the direction round", if special-cards is yes
    cite S "reverse"
    on play of ace: reverse the direction
    note "With two players that changes nothing."


# The piles

rule reshuffle "As soon as the draw pile is empty, the discards below the upcard replace it", if reshuffle is yes
    cite S "reshuffle"
    comes after penalty
    comes after eights
    on shortage: the discards are shuffled under the draw pile
    on play or draw or settle
        when the draw pile has no cards: the discards are shuffled under the draw pile

rule stuck "With nothing to draw, the game is over when everybody has passed, and one player twice"
    cite S "passing with an empty pile"
    remember idle is 0 this round
    on play: idle becomes 0
    on pass, when the draw pile has no cards: idle becomes idle + 1
    round ends when idle is more than the number of players

rule exact-debt "Drawing for twos exactly what the piles hold counts as the first of these passes", if special-cards is yes
    cite S "passing with an empty pile"
    comes after penalty
    comes after reshuffle
    remember full-hand is 0 this turn
    before settle: full-hand becomes the number of cards in the hand of the player + debt
    on settle
        when the draw pile has no cards and the number of cards in the hand of the player is full-hand: idle becomes 1
    note "If more was owed than the piles held, it does not count."


# The end

rule out "The game is over when somebody has no cards"
    cite S "going out"
    round ends when any player has no cards
    note "What a last two makes somebody owe is not drawn."

rule limit "The game is over when so many cards have been played"
    cite S "max turns"
    remember play-count is 0 this round
    before play from a hand: play-count becomes play-count + 1
    round ends when play-count is at least most-plays

rule score "Everybody loses what they still hold"
    cite S "scoring"
    on round end: everyone scores -(points in their hand)
    game ends when round-number is 1
    wins highest score

rule program-chart "What the program counts: from 2 for the 2 of clubs up to 37 for the 10 of spades", if chart is program
    cite S "scoring"
    points
        8: 50
        courts, ace: 10
        2: 2
        3: 6
        4: 10
        5: 14
        6: 18
        7: 22
        9: 30
        10: 34
    measure surcharge
        spot-cards of diamonds: 1
        spot-cards of hearts: 2
        spot-cards of spades: 3
    on round end: everyone scores -(surcharge in their hand)

rule description-chart "What the description counts: what is written on a card", if chart is description
    cite S "scoring"
    points
        8: 50
        courts, ace: 10
        spot-cards: face value
