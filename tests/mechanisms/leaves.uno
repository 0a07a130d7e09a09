variant "Leaving"
    based on tiny

rule go "Anybody may leave the round, and anybody may leave the game"
    permit go by anyone
    permit depart by anyone
    on go: the player leaves the round
    on depart: the player leaves the game

rule send "Anybody may send another out of the round"
    permit send another by anyone
    on send: the other leaves the round
    permit banish another by anyone
    on banish
        the other leaves the round
        the other leaves the game

rule neighbours "A 1 makes left of its player draw, a 2 right of its player, a 3 the next and a 4 the previous player two"
    on play of 1: left of the player draws 1 card
    on play of 2: right of the player draws 1 card
    on play of 3: next draws 1 card
    on play of 4: previous draws 2 cards
    on play of 5: the last seat draws 1 card
    on play of 6: the dealer draws 1 card
    on play of 7: skip 1 player
    on play of 8: left of left of the player draws 1 card
    on play of 9: the player leaves the round

replace rule out "The round is over when one is left; three rounds are a game"
    round ends when the number of players is at most 1
    on round end: the dealer becomes left of the dealer
    game ends when round-number is 3
    wins first out
