# Plain Crazy Eights: no card acts but the wild eight, and the first without cards wins.
# Its lines are counted against another description of Crazy Eights, so nothing may be added.

variant "Plain Eights"
    players 2 to 7

deck
    suit is clubs, diamonds, hearts or spades
    in each suit
        1 of 2 to 10, jack, queen, king, ace

rule deal "Five cards each, and one turned up; an eight goes back"
    permit deal by the dealer
    on deal
        everyone is dealt 5 cards
        the dealer plays the top of the draw pile except 8

rule play "Follow suit or rank; an eight goes on anything, and names the suit"
    permit play of a card matching by suit or rank
    permit play of 8
    on play of 8, when the player has cards: the player names a suit
    on play: end the turn

rule draw "Who cannot draws until a card fits, or until the pile is used up; then the next one plays"
    remember stuck is 0
    permit draw, when the player has no playable card
    on play: stuck becomes 0
    on draw
        the player draws until the drawn card is playable
        when the drawn card is not playable
            stuck becomes stuck + 1
            end the turn

rule out "The first without cards wins; when all are stuck nobody does"
    round ends when any player has no cards or stuck is the number of players
    game ends when round-number is 1
    wins first out
