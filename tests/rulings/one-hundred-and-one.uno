# Points that one would rather not have, and a number that takes them all away.

variant "101"
    based on mau-mau

replace rule score "Who has 101 exactly has nothing, and who has more is out; going out with a queen takes twenty away, of spades forty"
    comes after last-draw
    points
        7 to 10: face value
        jack: 20
        queen: 3
        king: 4
        ace: 11
    on round end
        everyone scores points in their hand
        when the upcard is queen: players with no cards score -20
        when the upcard is queen of spades: players with no cards score -20
        score of players whose score is 101 becomes 0
        players whose score is more than 101 leave the game
    game ends when the number of players is at most 1
    wins lowest score

drop rule last-jack

drop rule lost
