variant "Shortage"
    based on tiny

rule shortage "When a card is needed the turn player may make a new draw pile of the discards"
    remember shortages is 0 this round
    remember neediest is nobody this round
    on shortage
        shortages becomes shortages + 1
        neediest becomes the player
        the turn player may: the discards are shuffled under the draw pile

rule three "A 3 makes everybody else draw two, a 4 deals everybody two"
    on play of 3: others draw 2 cards
    on play of 4: everyone is dealt 2 cards

rule five "A 5 makes somebody owe five, a 6 makes the next player draw until it has six"
    on play of 5: next owes 5 cards for fives
    on play of 6: next draws until next has 6 cards
    while owing
        permit settle
    on settle
        the player draws the debt
        end the turn
