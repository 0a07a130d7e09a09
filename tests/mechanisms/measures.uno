variant "Measures"
    based on tiny

replace deck
    color is red, green or blue
    in each color
        2 of 1 to 9, jack, queen
    without color
        2 of star
    courts are jack, queen

rule bite "A court may be followed only by what bites at least as hard"
    measure bite
        1 to 9: 0
        jack: 2
        queen: 3
        star: 5
    forbid play of a card whose bite is less than bite of the upcard, when the upcard is courts

rule loss "Some cards count less than nothing"
    measure loss
        red 1 to 9: face value
        blue 1 to 9: -1
        green 1 to 9, courts, star: 0
    on play of a card whose loss is -1: next draws 1 card
    on play of a card whose loss is at least 8: next draws bite of the upcard + 2 cards

rule high "Cards are compared by the number on them, which courts and stars have not"
    on play of a card whose rank is at least 7: the player draws 1 card
    on play of a card whose rank is less than 3: previous draws 1 card
    on play of courts: others draw bite of the upcard cards

rule number "The number on a green card or a star is drawn, at most four; a star has none"
    remember figure is 9 this round
    on play of green 1 to 9 or star
        figure becomes rank of the upcard
        next draws figure cards, at most 4

rule weigh "Hands may be weighed against each other"
    permit weigh with another
    on weigh
        when bite in the hand of the player is more than bite in the hand of the other: the other draws 1 card
        otherwise: the player draws 1 card
        when loss in the hand of the player is at most -2: the player draws bite in all hands cards

replace rule out "Everybody scores what they lose"
    round ends when any player has no cards
    on round end: everyone scores loss in their hand
    game ends when round-number is 1
    wins lowest score
