variant "Words"
    based on tiny

rule mau "Mau may be said with at most two cards, by anyone"
    permit say mau by anyone, when the player has at most 2 cards

rule hey "Hey may be said by the turn player, in its turn"
    permit say hey

rule boo "Boo may be said by anyone out of turn, while a 3 lies open"
    permit say boo by anyone out of turn, when the upcard is 3

rule price "Whoever plays a 4 in silence pays, and a 5 after mau makes the next one pay"
    on play of 4, when the player has not said mau: the player draws 1 card
    on play of 5, when the player has said mau: next draws 1 card
    on say mau, when the upcard is 9: others draw 1 card
    on play of 6: the player and next swap hands
    whenever the player has said hey and the player has 1 card: the player draws 1 card
