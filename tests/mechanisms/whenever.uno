variant "Whenever"
    based on tiny

rule mercy "Whoever holds six cards is out of the round, and the hand goes under the discards"
    whenever the player has at least 6 cards
        the hand of the player goes under the discards
        the player leaves the round

rule alms "The first who holds one card after somebody has begged gets alms"
    remember alms is 0 this round
    permit beg by anyone, when alms is 0
    on beg: alms becomes 1
    whenever the player has 1 card and alms is 1
        the player draws 1 card
        alms becomes 2

rule burden "A 3 costs the next player four cards, a 4 all others three"
    on play of 3: next draws 4 cards
    on play of 4: others draw 3 cards

rule quick "Whoever holds red 9 and blue 9 draws a card and has the turn, once a round"
    remember quick is no this round
    whenever the player has red 9 and the player has blue 9 and not quick
        quick becomes yes
        the player draws 1 card
        the turn goes to the player

rule top "Whoever holds red 8 and blue 8 turns up a card, once a round"
    remember turned is no this round
    whenever the player has red 8 and the player has blue 8 and not turned
        turned becomes yes
        the player plays the top of the draw pile

replace rule out "A round is over when somebody has no cards, or is alone"
    round ends when any player has no cards
    round ends when the number of players is 1
    on round end: everyone scores 10
    game ends when round-number is 1
    wins highest score
