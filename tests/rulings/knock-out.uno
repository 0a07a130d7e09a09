# Whoever has too many points is out of the game; the last two play it out.

variant "Knock-out"
    based on official-house-rules

set seven-o to on

replace rule score "Everybody scores what they still hold; who has reached the target is out of the game, and the last one wins"
    comes after last-draw
    on round end
        everyone scores the points in their hand
        when the lowest score is less than target: players whose score is at least target leave the game
        otherwise: players whose score is more than the lowest score leave the game
    game ends when the number of players is 1
    wins lowest score
