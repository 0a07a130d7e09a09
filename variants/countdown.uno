# Crazy Eights Countdown: everybody has a wild rank, and a size of hand, of their own.
# "a", "an" and "the" are for the reader only.

variant "Crazy Eights Countdown"
    source "Crazy Eights Countdown, from two public descriptions" as D
    players 2 to 6
    packs 1
    cite D1
    note "How many can play no description says. For seven, eight cards each are more than the pack has."

deck
    suit is clubs, diamonds, hearts or spades
    in each suit
        1 of 1 to 10, jack, queen, king

option fresh-hand: no or yes "Whether play goes on when somebody is out, who takes a fresh hand"
option specials: off or on "Twos, and the queen of spades, make the next player draw"
edition ONGOING: fresh-hand is yes, specials is on


# Setting out

rule deal "Everybody is dealt as many cards as their counter shows, which is eight at first"
    cite D1, D2, D8
    remember level of everyone is 8 this game
    permit deal by the dealer
    on deal: everyone is dealt level cards

rule dealer "The deal passes to the left"
    on round end: the dealer becomes left of the dealer
    note "The descriptions are silent."

rule starter "The top card is turned up as if the dealer had played it"
    cite D2
    comes after deal
    on deal: the dealer plays the top of the draw pile


# A turn

rule turn "A play ends the turn"
    cite D4
    on play or pass: end the turn

rule match "Play a card of the current suit, or of the rank that lies on top"
    cite D4
    permit play of a card matching by suit or rank

rule own-wild "Cards of the rank on your own counter go on anything, for you alone, and name the suit"
    cite D3, D5
    permit play of a card whose rank is level of the player
    on play of a card whose rank is level of the player from a hand
        when the player has cards: the player names a suit
    note "An ace is a 1 here."

rule draw "Who cannot play draws until it is possible; who can may draw, too"
    cite D6
    permit draw, when not (the draw pile has no cards and the number of cards in the discards is 1)
    permit pass, when the player has no playable card and the draw pile has no cards and the number of cards in the discards is 1


# The cards

rule penalty "What is owed is drawn, and the turn is over", if specials is on
    cite D11, D12
    while owing
        permit settle
    on settle
        the player draws the debt
        end the turn
    note "No card is an answer."

rule twos "A two makes the next player draw two", if specials is on
    cite D11
    on play of 2: next owes 2 cards for twos

rule black-queen "The queen of spades makes the next player draw five", if specials is on
    cite D12
    on play of spades queen: next owes 5 cards for black-queen


# The piles

rule reshuffle "When the draw pile is used up, the discards below the upcard become the new one"
    on shortage: the discards are shuffled under the draw pile

rule stuck "When everybody in turn had to pass, the round is over"
    remember idle is 0 this round
    on play: idle becomes 0
    on pass: idle becomes idle + 1
    round ends when idle is the number of players
    note "The descriptions are silent. Nobody's counter changes then."


# The end

rule out "Who is out goes down by one, the others keep their counters, and all is dealt again", if fresh-hand is no
    cite D7, D8
    round ends when any player has no cards
    on round end: level of players with no cards becomes level - 1

rule fresh-hand "Who is out goes down by one, takes as many fresh cards, and play goes on", if fresh-hand is yes
    cite D10, D13
    comes before own-wild
    on play, when the player has no cards
        level of the player becomes level - 1
        the player draws level cards
    round ends when the lowest level is 0
    note "So the hand after the first has seven cards."

rule won "Whose counter comes to nothing has won"
    cite D9
    game ends when the lowest level is 0
    wins first out
