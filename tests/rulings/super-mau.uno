# A queen that turns up a card, and a jack whose suit anybody may call.

variant "Super Mau"
    based on mau-mau

rule queens "After a queen the top of the draw pile is turned up, and counts as played by the same player"
    comes after turn
    on play of queen: the player plays the top of the draw pile
    note "If that is a queen, once more, as long as there are cards."

replace rule jacks "A jack goes on anything, and the suit is the one that somebody calls first, whoever it is"
    remember called is no suit this round
    permit play of jack
    before play: forget called
    window calling
        opens on play of jack, when the player has cards
        closes on call-clubs or call-spades or call-hearts or call-diamonds
        permit call-clubs or call-spades or call-hearts or call-diamonds by anyone
        forbid play or draw or settle or pass by anyone
    on call-clubs: called becomes clubs
    on call-spades: called becomes spades
    on call-hearts: called becomes hearts
    on call-diamonds: called becomes diamonds
    permit play of a card whose suit is called except jack, when the upcard is jack

replace rule match "Play a card of the suit or of the rank that lies on top, unless it is a jack"
    permit play of a card matching by suit or rank except jack, when the upcard is not jack
