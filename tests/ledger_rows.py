"""The rows of the documents that shipped variants are made of, as the rules cite them, and what is to be known about them."""


def rows(letter: str, last: int) -> list[str]:
    """The rows of one document, from the first to the last."""
    return [f"{letter}{number}" for number in range(1, last + 1)]


ROWS = {
    "true-and-correct": rows("T", 7),
    "finlanders": rows("F", 16),
    "polish": rows("P", 17),
    "house-rules": rows("H", 9),
    "official-house-rules": rows("R", 10),
    "no-mercy": rows("N", 17),
    "taki": rows("K", 18),
    "mau-mau": rows("C", 16),
    "switch": rows("S", 13),
    "whot": rows("W", 15),
    "countdown": rows("D", 13),
}
"""Every row of every document, by the variant made of it."""

SETTINGS: dict[str, list[dict[str, str]]] = {
    "true-and-correct": [{}, {"ending": "play-on"}, {"drawn-card": "may"}],
    "finlanders": [{}, {"chart": "one-each"}],
    "polish": [{}, {"nine-slap": "on"}, {"whining": "on"}],
    "house-rules": [{}],
    "official-house-rules": [{}, {"progressive": "on", "seven-o": "on", "jump-in": "on"}],
    "no-mercy": [{}, {"starter-acts": "yes"}],
    "taki": [{}, {"pardon": "yes"}],
    "mau-mau": [{}, {"after-seven": "pass"}],
    "switch": [{"finish": "pick-up"}, {"drawing": "until-able", "finish": "never"}],
    "whot": [{}, {"whot-saves": "on", "last-call": "on"}],
    "countdown": [{}, {"specials": "on", "fresh-hand": "yes"}],
}
"""Choices of options that together take in every rule of a variant."""

FORBIDS_NOTHING = {
    "T2": "any card may be the last one",
    "T6": "who has the next turn after a reverse",
    "T7": "when a round is over",
    "F4": "who has the next turn after a four or a seven",
    "F5": "the suit that was named counts as that of the card, and what does not follow it is against F3",
    "F8": "who has the next turn after an ace",
    "F10": "what the card that is turned up does",
    "F12": "when a round is over",
    "F13": "what happens at the end of a round, when nobody can act",
    "F15": "what cards cost",
    "P1": "how many play, and with how many packs",
    "P4": "what may be played and drawn at any time",
    "P8": "where play goes after several reverses",
    "P9": "who is passed over",
    "P10": "uno that was not said costs cards, and the play stands",
    "P12": "what a cut earns",
    "P13": "a look at one's cards costs cards, and is not refused",
    "P17": "what cards cost",
    "H6": "hands pass by themselves",
    "H7": "hands pass by themselves",
    "H8": "cards are drawn and hands pass by themselves",
    "H9": "what cards cost",
    "R6": "hands pass by themselves",
    "R7": "hands change places by themselves",
    "R10": "what is canceled",
    "N3": "which card is turned up",
    "N7": "when somebody is out",
    "N8": "when the game is over",
    "N9": "hands pass by themselves",
    "N11": "what leaves the hand together",
    "N12": "who faces the four",
    "N13": "who faces the four with two players",
    "N14": "cards are drawn by themselves",
    "N17": "who plays on when somebody is out",
    "K5": "who has the next turn after a stop",
    "K7": "which way play goes",
    "K14": "which color the card takes",
    "K16": "the last card is played, and another is drawn for it",
    "K18": "when the game is over",
    "C3": "who deals next",
    "C7": "who has the next turn after an eight",
    "C10": "what happens when a card is needed and none is left",
    "C14": "what cards cost after a last jack",
    "C15": "what cards cost",
    "C16": "when the game is over",
    "S3": "which card is turned up",
    "S8": "who has the next turn after an eight",
    "S9": "which way play goes after a jack",
    "S10": "what may be played at any time",
    "S12": "what a last trick card costs",
    "W4": "who has the next turn after a one",
    "W8": "who has the next turn after an eight",
    "W9": "cards are drawn by themselves",
    "W10": "what may be played on anything",
    "W12": "what cards cost",
    "W13": "when the game is over",
    "D7": "when a round is over",
    "D9": "when the game is over",
    "D10": "what happens to who is out",
    "D13": "how many cards a fresh hand has",
}
"""The rows that forbid no act, and what they are about instead."""

NOTED = {
    "C11": "a card too many that is drawn by mistake: the machine draws as many as it must",
    "W15": "seconds for a turn: there is no clock in a game",
}
"""The rows that do nothing at the table, and why; a note in the rule that cites one says what it asks for."""
