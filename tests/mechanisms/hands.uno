variant "Hands"
    based on tiny

rule gift "A 1 is a gift of one card to the next, a 2 takes two from the next"
    on play of 1: the player gives 1 card to next
    on play of 2: next gives 2 cards to the player

rule swap "Instead of playing the turn player may swap hands with another; and a 3 swaps those of the neighbours"
    permit swap with another
    on swap
        the player and the other swap hands
        end the turn
    on play of 3: next and previous swap hands

rule pass "A 4 turns round, a 5 passes all hands on, a 6 those of players with cards"
    on play of 4: reverse the direction
    on play of 5: hands pass among everyone
    on play of 6: hands pass among players with cards

rule under "A 7 puts the hand of the next player under the discards, and deals it two new cards"
    on play of 7
        the hand of next goes under the discards
        next draws 2 cards

rule show "An 8 shows the hand of the next player to whoever plays it"
    on play of 8: next shows their hand to the player

rule gone "Anybody may leave the round"
    permit leave by anyone
    on leave: the player leaves the round

replace rule out "A round ends when only one is left"
    round ends when the number of players is 1
    game ends when round-number is at least 1
    wins first out
