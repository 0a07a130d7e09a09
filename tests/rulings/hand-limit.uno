# Nobody draws beyond a limit, unless they owe it.

variant "Hand limit"
    based on classic

option limit: 15, from 7 to 50 "Cards in a hand at which nothing more is drawn"

rule full-hand "With that many cards in hand nobody draws; one passes. What is owed is drawn all the same"
    while the player has at least limit cards
        forbid draw
        permit pass
