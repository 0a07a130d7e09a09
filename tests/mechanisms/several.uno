variant "Several are asked"
    based on tiny

rule names "A 1 lets everybody name a color, beginning after who played it, and a 2 lets all but that player"
    on play of 1: everyone names a color
    on play of 2
        others name a color
        when the current color is red: the player draws 1 card

rule chooses "A 3 lets the others choose a number, no more than the cards in their hand; a 4 a player, a color and a yes or no"
    remember bid of everyone is 0 this game
    remember friend of everyone is nobody this game
    remember taste of everyone is no color this game
    remember who is brave this game
    remember sum is 0 this game
    on play of 3
        others choose bid from 1 to the number of cards in their hand
        sum becomes bid of next + bid of previous
    on play of 4
        others choose friend
        others choose taste
        others choose brave
    on play of 5: players who are brave draw 1 card
    on play of 9, when friend of the player is somebody and taste of the player is red: the player draws 2 cards

rule gives "A 6 collects a card from everybody else, an 8 gives back two"
    on play of 6
        others give 1 card to the player
        the player draws 1 card
    on play of 8: the player gives 2 cards to next

rule cuts "A 7 lets everybody cut, and the last cut counts"
    on play of 7
        everyone cuts
        when the cut is 3: next draws 1 card

rule twice "Several are asked once somebody has said yes, and then that player again"
    on play of star
        the player may
            others choose bid from 5 to 6
            the player names a color
        sum becomes sum + 1
