variant "Memory"
    based on tiny

rule scopes "The same is remembered for a turn, a round and a game, for the table and for each"
    remember turn-plays is 0 this turn
    remember round-plays is 0 this round
    remember game-plays is 0 this game
    remember own-turn of everyone is 5 this turn
    remember own-round of everyone is 5 this round
    remember own-game of everyone is 5 this game
    permit bump
    permit nudge by anyone
    on bump or nudge
        turn-plays becomes turn-plays + 1
        round-plays becomes round-plays + 1
        game-plays becomes game-plays + 1
        own-turn of the player becomes own-turn of the player + 1
        own-round of the player becomes own-round of the player + 1
        own-game of the player becomes own-game of the player + 1

rule marks "Marks on players, for a turn, a round and a game"
    remember who is hot this turn
    remember who is warm this round
    remember who is cold this game
    permit mark another by anyone
    on mark
        the other becomes hot
        the other becomes warm
        the other becomes cold

rule forgetting "A 3 forgets, a 4 marks everybody else, a 5 clears the marks of a round"
    on play of 3
        forget round-plays
        forget own-round
    on play of 4
        others becomes warm
        own-round of others becomes 2 + round-number
    on play of 5: forget who is warm

rule last "Who played last, what color it was, whether it was a high card, and whether there were many cards left"
    remember latest is nobody this game
    remember tint is no color this game
    remember high is no this game
    remember many is yes this game
    remember face is 0 this game
    on play from a hand
        latest becomes the player
        tint becomes current color
        high becomes whether the upcard is 6 to 9
        many becomes whether the draw pile has at least 100 cards
        face becomes rank of the upcard

rule use "Only those who are warm may play an 8; and a 9 only while the mark of no one is cold, or the last player is somebody"
    forbid play of 8, when the player is not warm
    forbid play of 9, when any player is cold and latest is nobody
    on play of 7: players who are warm draw 1 card
    on play of 6: players who are not warm draw 1 card
    on play of 2: players whose own-round is at least 6 draw 1 card
    on play of 1, when the highest own-round is 7 and the lowest own-round is 5: everyone draws 1 card

replace rule out "Two rounds are a game"
    round ends when any player has no cards
    game ends when round-number is 2
    wins first out
