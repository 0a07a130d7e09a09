variant "Highest of some"
    based on tiny
    players 2 to 6

rule join "Whoever joins begins above all others, whatever there is below nothing"
    permit join by newcomers
    on join: score of the player becomes the highest score of others + 1

rule grudges "Only the grudges of those who sulk count"
    remember grudge of everyone is 0 this game
    remember who is sulking this game
    remember least is 7 this game
    on play of 2: least becomes the lowest grudge of players who are sulking
    on play of 3: least becomes the highest grudge of players who are sulking - 1
    on play of 4, when the lowest score of others is less than score of the player: the player scores 100
    on play of 5: grudge of everyone becomes the highest score of left of the player

replace rule out "Two rounds are a game"
    round ends when any player has no cards
    game ends when round-number is 2
    wins highest score
