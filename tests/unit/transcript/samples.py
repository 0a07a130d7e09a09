"""Texts for the tests of reading and writing."""

EVERYTHING = """\
variant  family/finest
edition  M2001
option   few is 3
option   ending is play-on
option   late is no
rules    0a1b2c
shows    T1, F12
packs    2
seats    Ann, Bob, Łucja
dealer   Bob
seed     18446744073709551615
hands
    Ann    red draw-two, 8 of hearts
    Bob    none
    Łucja  3 of red 5, ??
upcard   wild, red
discards blue 1, blue 2
draws    green 1
turn     Łucja
direction counterclockwise
round    3
played   Bob
owed     4 for wild-draw-four
scores   Ann 120, Bob -20
said     Ann uno, Bob mau
set      idle is 2
set      accused of Ann is no player
set      guilty is Bob
set      late is no
open     freeze by Ann
open     forgot for Bob
open     slap

Ann    plays wild, red
    shuffled red 1, 3 of ??
    shuffled blue 1
Bob    draws                       refused
Bob    passes                      refused by turn
Łucja  says uno & Bob catches Łucja & Ann trades with Bob, yes
expect   turn Ann, hand Bob 4, holds Ann 8 of hearts, upcard red 5, color red, rank 5, owed 0, owed 4 for twos
expect   direction clockwise, open slap, closed slap, open forgot for Ann, said Ann uno, unsaid Ann uno, score Ann -3
expect   dealer Bob, round 2, draw-pile 5, discards 1, stage setting out, asked Ann, out Ann, in Ann, winner Ann
expect   acted match, idle match, idle is 3, idle of Ann is no, turn is Bob, late is no color
expect   may Bob plays red 5, cannot Bob passes, may Bob trades with Ann, may Ann says uno
"""
"""Every form of the format, as it is written."""
