# Players who are gone before the round is over.

variant "Sent off"
    based on classic

option debt-of-the-gone: stays or lapses "What becomes of a debt whose debtor is sent off"

rule lapsing "What a player owes who is sent off is owed no more", if debt-of-the-gone is lapses
    on send-off, when the other is the turn player: the debt is cleared

rule gone "Anybody may be sent off, and may walk away; with one player left the round is over"
    permit send-off another by anyone
    on send-off: the other leaves the round
    permit walk-away by anyone
    on walk-away: the player leaves the round
    round ends when the number of players is 1
