# Mau with two packs: the same card may come from anywhere.

variant "Spam"
    based on sevens-passed-on
    packs 2

set price to 2

rule spam "A card identical to the one just played may be played out of turn, until the next player begins; no jack may"
    window spam
        opens on play of a card except jack from a hand
        closes when a turn begins
        permit play of a card identical to the upcard by anyone out of turn, as spam

rule aces "An ace turns the direction round"
    on play of ace: reverse the direction
