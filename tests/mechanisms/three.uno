# Cards with three attributes, of which some lack one or two.

variant "Three attributes"
    players 2 to 6

deck
    shape is disc, cross or ring
    shade is pale or dark
    in each shape
        in each shade
            2 of 1 to 4
        without shade
            1 of blank
    in dark
        1 of moon
    without shape
        3 of fool
    tricks are blank, moon, fool
    low are 1, 2

rule deal "Two cards each, and one turned up"
    permit deal by the dealer
    on deal
        everyone is dealt 2 cards
        the dealer plays the top of the draw pile

rule match "Follow shape, shade or rank; a fool goes on anything"
    permit play of a card matching by shape or shade or rank
    permit play of fool
    permit draw
    on play or draw: end the turn

rule blank "A blank names a shade, a moon a shape, a fool both"
    on play of blank from a hand: the player names a shade
    on play of moon from a hand: the player names a shape
    on play of fool from a hand
        the player names a shape
        the player names a shade

rule patterns "Cards are told by one, two or three of their values"
    on play of dark ring 4: others draw 1 card
    on play of pale disc: next draws 1 card
    on play of low of the current shade: previous draws 1 card
    on play of 3 of cross: the player draws 1 card
    on play of tricks except fool: others draw 1 card

rule count "The cards left count"
    round ends when any player has no cards
    points
        1 to 4: face value
        tricks except fool: 10
        fool: 25
    on round end: players with no cards score points in all hands
    game ends when the highest score is at least 1
    wins highest score
