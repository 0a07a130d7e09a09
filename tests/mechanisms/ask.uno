variant "Questions"
    based on tiny

rule one "A 1: its player names a color and chooses a victim, an amount and a shade, and then something happens"
    remember victim is nobody this turn
    remember amount is 0 this turn
    remember shade is no color this round
    remember loud is no this round
    on play of 1
        the player names a color
        the player chooses victim from others
        the player chooses amount from 1 to 2 + round-number
        victim draws amount cards
        victim chooses shade
        victim chooses loud
        when current color is shade and loud: the player draws 1 card

rule two "A 2: the next player may draw; then, if it did, its player may draw two, and may pass that on"
    on play of 2
        next may
            next draws 1 card
            the player may
                the player draws 2 cards
                next may: others draw 1 card
            next draws 1 card
        the player draws 1 card

rule three "A 3: its player chooses an amount that may be none at all, and a victim among those who hold much"
    remember price is 7 this round
    on play of 3
        the player chooses price from 5 to the number of cards in the hand of next
        the player chooses victim from players with at least 4 cards
        next draws price cards, at most 3

rule four "A 4: whoever was the victim may make all draw three, and everybody else draws one"
    on play of 4
        victim may: everyone draws 3 cards
        others draw 1 card

rule cut "Before the deal the dealer cuts"
    comes before deal
    remember cuts is 0 this game
    on deal
        the dealer cuts
        cuts becomes cuts + the cut
        when the cut is 6: the dealer becomes left of the dealer

option tricks: off or on "A 5 may be a trick"

rule five "A 5: its player may do tricks"
    on play of 5
        the player may
            when tricks: next draws 1 card

rule nine "A 9 costs everybody three cards"
    on play of 9 from a hand: everyone draws 3 cards

rule five-again "A 5 costs a card, trick or no trick"
    on play of 5: the player draws 1 card
