variant "Cards without end"
    based on chain

rule reshuffle "The discards are shuffled when a card is needed"
    on shortage: the discards are shuffled under the draw pile
