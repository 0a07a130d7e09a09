# An ace that takes a debt away.

variant "Kadi"
    based on finlanders

replace rule follow "Play a card of the suit or of the rank that lies on top, and on an ace that took a debt away of the suit below it"
    remember kept is no suit this round
    remember taken-away is no this round
    before play: taken-away becomes no
    before play of ace, when owing
        kept becomes the current suit
        taken-away becomes yes
    permit play of a card matching by suit or rank, when not taken-away
    permit play of a card whose suit is kept or ace, when taken-away

replace rule aces "An ace takes away what is owed"
    while owing
        permit play of ace
    on play of ace: the debt is cleared
