variant "Chairs"
    based on tiny
    players 2 to 6

rule chairs "After each round the chairs are taken again, and the last chair deals"
    comes after out
    on round end
        seats are ordered by score, lowest first
        the dealer becomes the last seat

rule join "Whoever joins begins with the highest score and one more, and deals"
    permit join by newcomers
    on join
        score of the player becomes the highest score + 1
        the dealer becomes the player
        joined becomes joined + 1
    remember joined is 0 this game
    remember seen of everyone is 4 this game

replace rule out "Everybody scores the cards left; thirty ends the game"
    round ends when any player has no cards
    points
        1 to 9: face value
        star: 20
    on round end: everyone scores the points in their hand
    game ends when the highest score is at least 30
    wins lowest score
