variant "Scores"
    based on tiny

option way: high or low "Who wins"
option after: 2, from 1 to 9 "Rounds"

rule scoring "A 1 is worth one to everybody else, a 2 two to next and previous; a 3 sets the score of its player to seven"
    on play of 1: others score 1
    on play of 2
        next scores 2
        previous scores 2
    on play of 3: score of the player becomes 7
    on play of 4: score of others becomes score of the player + 1
    on play of 5: score of everyone becomes score of the player + points in their hand
    on play of 6: players whose score is at least 7 score -7
    on play of 7, when score of next is the highest score: the player scores 1
    on play of 8, when the lowest score is less than 0: everyone scores 1
    on play of 9: everyone scores the points in all hands
    points
        1 to 9: face value
        star: 0

replace rule out "A round is over when somebody has no cards"
    round ends when any player has no cards
    game ends when round-number is after

rule high "The highest wins", if way is high
    wins highest score

rule low "The lowest wins", if way is low
    wins lowest score
