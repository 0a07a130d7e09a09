variant "Instead"
    based on tiny

rule two "Owe two for a 2; whoever holds a star pays with nothing"
    on play of 2: next owes 2 cards for twos
    while owing
        permit settle
    on settle
        the player draws the debt
        end the turn
    instead of settle, when the player has star
        the debt is cleared
        end the turn

rule empty "Instead of drawing from few cards one passes"
    instead of draw, when the draw pile has at most 3 cards: end the turn

rule odd "Two rules take the place of a red 9"
    instead of play of red 9: next draws 1 card

rule odder "And this is the other one, when its player has two cards"
    instead of play of 9, when the player has 2 cards: next draws 2 cards

rule swap "A 7 is played after a swap of hands, if it is still there"
    before play of 7: the player and next swap hands

rule ring "Instead of ringing one yells, which rings nothing"
    permit ring by anyone
    instead of ring, when the upcard is 8: others draw 1 card
    on ring: the player draws 1 card
