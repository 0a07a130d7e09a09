variant "Order"
    based on tiny

rule first "The first 5 rings the bell"
    remember rings is 0 this round
    on play of 5, when rings is 0: rings becomes 1

rule second "A 5 costs everybody else a card as long as no bell has rung"
    on play of 5, when rings is 0: others draw 1 card

rule third "A 5 costs its player a card when a bell has rung"
    on play of 5
        when rings is 1: the player draws 1 card

rule double "A 6 doubles"
    remember total is 0 this round
    on play of 6: total becomes 2 * total

rule add "A 6 adds three"
    comes before double
    on play of 6: total becomes total + 3

rule turned "A 7 doubles, then adds three, as the rules stand"
    remember sum is 1 this round
    on play of 7: sum becomes 2 * sum

rule turned-again "The second half of that"
    on play of 7: sum becomes sum + 3

rule look "What lay there before an 8 is remembered, and how many cards its player had"
    remember was-red is no this round
    remember had is 0 this round
    before play of 8
        was-red becomes whether the upcard is red
        had becomes the number of cards in the hand of the player

rule nine "A 9 that is not the last card does nothing and costs two cards"
    instead of play of 9, when the player has at least 2 cards: the player draws 2 cards

rule late "Adds after the nine that comes below in this text"
    comes after later
    on play of 4: others draw ones cards

rule later "Sets how many"
    remember ones is 0 this turn
    on play of 4: ones becomes 2
