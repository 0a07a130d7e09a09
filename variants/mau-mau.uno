# Mau-Mau as a club plays it: 32 cards, sevens that draw, eights that miss, jacks that name a suit.
# "a", "an" and "the" are for the reader only.

variant "Mau-Mau"
    source "Official Mau-Mau rules of a club in Essen, 2008" as C
    players 2 to 12
    packs 1
    packs 2 with at least 8 players
    cite C1

deck
    suit is clubs, spades, hearts or diamonds
    in each suit
        1 of 7 to 10, jack, queen, king, ace

option after-seven: draw or pass "What is done by who drew for a seven and still plays no card"


# Setting out

rule deal "Five cards each, but three for seven players, and four for six, eleven or twelve"
    cite C1, C2
    permit deal by the dealer
    on deal
        when the number of players is 7: everyone is dealt 3 cards
        otherwise
            when the number of players is 6 or the number of players is at least 11: everyone is dealt 4 cards
            otherwise: everyone is dealt 5 cards

rule dealer "The deal passes to the left"
    cite C3
    on round end: the dealer becomes left of the dealer
    note "After a misdeal it is dealt again; the machine makes none."

rule starter "The top card is turned up as if the dealer had played it"
    cite C4
    comes after deal
    on deal: the dealer plays the top of the draw pile


# A turn

rule turn "A turn is a card played, or one drawn and then a card or a pass"
    cite C5, C9
    on play or pass: end the turn

rule match "Play a card of the current suit, or of the rank that lies on top"
    cite C5
    permit play of a card matching by suit or rank except jack

rule draw "Who cannot or will not play draws one card, and may play then"
    cite C9, C11
    permit draw, when not the player has drawn this turn
    permit pass, when the player has drawn this turn
    note "A card too many drawn by mistake is shown to all and goes under the draw pile. The machine makes no mistake."


# The cards

rule sevens "A seven makes the next player draw two; it is not passed on"
    cite C4, C6
    on play of 7: next owes 2 cards for sevens

rule penalty "What is owed is drawn, and then the turn goes on as usual"
    cite C6
    while owing
        permit settle
    on settle: the player draws the debt

rule no-third-card "Who has drawn two for a seven draws no third card", if after-seven is pass
    cite C6
    while the player has done settle this turn
        forbid draw
        permit pass
    note "The rules don't say whether the turn goes on with a card drawn as usual, or whether two are enough."

rule eights "An eight makes the next player miss a turn"
    cite C4, C7
    on play of 8: skip 1 player

rule jacks "A jack goes on anything but a jack and names the suit; one that is turned up lets the next player name it"
    cite C4, C8
    permit play of jack, when the upcard is not jack
    on play of jack from a hand, when the player has cards: the player names a suit
    on play of jack from the draw pile: left of the dealer names a suit


# Calls

rule mau "Say Mau at the next-to-last card; who is caught silent before the last one is played draws a card"
    cite C12
    permit say mau by anyone, when the player has at most 2 cards
    window silent for each sleeper
        opens when the sleeper has 1 card and the sleeper has not said mau
        permit catch the sleeper by anyone but the sleeper, when not (the draw pile has no cards and the number of cards in the discards is 1)
    on catch: the other draws 1 card
    note "Who says it late, but before anybody notices, is safe, and with no card to draw nobody is caught. The rules are silent."

rule mau-mau "Say MauMau at the last card"
    cite C13
    permit say mau-mau by anyone, when the player has at most 1 card
    note "For silence the rules name no price."


# The piles

rule reshuffle "Who must draw and finds no card shuffles the discards below the upcard; the next player cuts"
    cite C10
    on shortage, when the number of cards in the discards is at least 2
        the discards are shuffled under the draw pile
        the next player cuts
    note "A cut is asked for and recorded, but a shuffled pile is not moved by it."

rule stuck "When everybody in turn has neither played nor found a card to draw, the round is over"
    remember idle is 0 this round
    on play: idle becomes 0
    on pass
        when a card was drawn this turn or the player has done settle this turn: idle becomes 0
        otherwise: idle becomes idle + 1
    round ends when idle is the number of players
    note "The rules are silent. Nobody is out then, and everybody scores."


# The end

rule out "The round ends when somebody has no cards"
    cite C13
    round ends when any player has no cards

rule last-draw "What a last seven makes the next player owe is still drawn"
    cite C6
    on round end: the turn player settles

rule score "Everybody scores what they still hold"
    cite C15
    comes after last-draw
    points
        7 to 10: face value
        queen, king: 10
        ace: 11
        jack: 20
    on round end: everyone scores the points in their hand

rule last-jack "After a jack as the last card it counts double"
    cite C14
    on round end, when the upcard is jack and any player has no cards: everyone scores the points in their hand

rule lost "Who reaches 101 has lost"
    cite C16
    game ends when the highest score is at least 101
    wins lowest score
