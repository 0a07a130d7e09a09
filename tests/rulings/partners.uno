# Two against two.

variant "Partners"
    based on classic
    players 4

replace rule score "Partners sit opposite each other; when one of them is out both score what is left in the two opposing hands"
    comes after last-draw
    remember goer is nobody this round
    on play from a hand, when the player has no cards: goer becomes the player
    on round end, when goer is somebody
        goer scores points in the hand of left of goer + points in the hand of right of goer
        left of left of goer scores points in the hand of left of goer + points in the hand of right of goer
    game ends when the highest score is at least target
    wins highest score
