variant "Ends"
    based on tiny

rule stop "Anybody may stop the game, anybody may stop the round"
    permit stop by anyone
    permit halt by anyone
    on stop: end the game
    on halt: end the round

rule after "A 4 ends the round and is a play like any other; a 5 ends the game when the turn is over"
    on play of 4
        end the round
        others draw 1 card
    on turn end, when the upcard is 5: end the game

rule verdict "At the end of a round a game with a 6 on top is over"
    remember ends is 0 this game
    on round end
        ends becomes ends + 1
        when the upcard is 6: end the game

replace rule out "Nothing else ends it; the one with no cards has won"
    round ends when any player has no cards
    game ends when round-number is 9
    wins first out
