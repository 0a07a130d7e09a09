"""The words of a program: every term and every operation, with its operands, its result and its meaning; and what is reported.

Operands are written as kinds: `number`, `yesno`, `player`, `seats`, `cards`, `value` are indices of earlier terms of that type;
all others (`int`, `mask`, `attribute`, `measure`, `variable`, `window`, `word`, `debt`, `verb`, `bound`, `target`) are literals.
`bound` is a number of `unolang.bounds`. `target` is an operation's index to jump to.
An operand kind that ends in `?` may be NONE.
Players, seats and values are plain integers at run time, so comparing them is comparing numbers.
"""

from attrs import frozen

from unolang.program.program import Reads

TERM_OPERANDS = frozenset(("number", "yesno", "player", "seats", "cards", "value"))
"""The kinds of operands that are terms."""

_N, _U, _T, _H, _S = Reads.NOTHING, Reads.UPCARD, Reads.TABLE, Reads.HANDS, Reads.SEATS


@frozen
class Word:
    """One term or operation: operand kinds, result type (empty for operations), what it reads itself, and what it means."""

    operands: tuple[str, ...]
    result: str
    reads: Reads
    meaning: str


def _term(operands: str, result: str, reads: Reads, meaning: str) -> Word:
    return Word(tuple(operands.split()), result, reads, meaning)


TERMS: dict[str, Word] = {
    # numbers
    "number": _term("int", "number", _N, "the literal; also yes (1), no (0), an attribute value, NONE"),
    "add": _term("number number", "number", _N, "a + b"),
    "subtract": _term("number number", "number", _N, "a - b"),
    "multiply": _term("number number", "number", _N, "a * b"),
    "negate": _term("number", "number", _N, "-a"),
    "smaller": _term("number number", "number", _N, "the smaller of a and b"),
    "debt": _term("", "number", _T, "the amount owed; in a reaction to `settle`, the amount being paid"),
    "cut": _term("", "number", _T, "the last number cut"),
    "round-number": _term("", "number", _T, "1 in the first round"),
    "count": _term("seats", "number", _N, "how many seats"),
    "cards-in-draw-pile": _term("", "number", _T, "size of the draw pile"),
    "cards-in-discards": _term("", "number", _T, "size of the discard pile, upcard included"),
    "cards-in-hand": _term("player", "number", _H, "size of a hand; 0 for nobody"),
    "score": _term("player", "number", _T, "a seat's score; 0 for nobody"),
    "highest-score": _term("", "number", _T, "over the seats in the game"),
    "lowest-score": _term("", "number", _T, "over the seats in the game"),
    "highest": _term("variable", "number", _T, "the highest value of a per-seat variable over the seats in the game"),
    "lowest": _term("variable", "number", _T, "the lowest value of a per-seat variable over the seats in the game"),
    "highest-of": _term(
        "seats number", "number", _N, "the highest over these seats, judged with `each`; 0 for no seats"
    ),
    "lowest-of": _term("seats number", "number", _N, "the lowest over these seats, judged with `each`; 0 for no seats"),
    "worth-of-hands": _term("measure seats", "number", _H, "the measure summed over all cards in these hands"),
    "worth-of-card": _term("measure cards", "number", _N, "the measure of the one kind in the set; 0 if empty"),
    "variable": _term("variable", "number", _T, "a table variable's value"),
    "seat-variable": _term(
        "variable player", "number", _T, "a per-seat variable's value for that seat; for nobody the initial one"
    ),
    # yes and no
    "all": _term("yesno yesno", "yesno", _N, "both hold; the second is not judged if the first fails"),
    "either": _term("yesno yesno", "yesno", _N, "one holds; the second is not judged if the first holds"),
    "not": _term("yesno", "yesno", _N, "does not hold"),
    "compare": _term("bound number number", "yesno", _N, "a stands to b as the bound says"),
    "holds": _term("player cards", "yesno", _H, "the hand has a card in the set"),
    "has-said": _term("player word", "yesno", _T, "the word stands"),
    "has-done": _term("player verb", "yesno", _T, "that seat is on turn and did this since its turn was given"),
    "card-was-drawn": _term("", "yesno", _T, "an act of drawing brought a card since the turn was given"),
    "owing": _term("", "yesno", _T, "something is owed"),
    "owing-for": _term("debt", "yesno", _T, "something is owed, of this kind"),
    "card-within": _term("cards cards", "yesno", _N, "the first set is not empty and lies within the second"),
    "window-open": _term("window", "yesno", _T, "the window is open (for any seat)"),
    "any-seat": _term("seats yesno", "yesno", _N, "the second holds with `each` = one of the seats at least"),
    # players
    "player": _term("", "player", _S, "who acts; in a whenever, the seat looked at"),
    "other": _term("", "player", _S, "whom the act names"),
    "each": _term(
        "",
        "player",
        _S,
        "the seat of the loop: any-seat, seats-where, highest-of, lowest-of, an operation on several seats",
    ),
    "owner": _term("", "player", _S, "the seat that a per-seat window is open for"),
    "opener": _term("window", "player", _T, "who opened the window"),
    "turn-player": _term("", "player", _T, "whose turn it is; nobody before the first upcard"),
    "next": _term("player", "player", _T, "the seat after it in the direction of play, in the round"),
    "previous": _term("player", "player", _T, "the seat before it in the direction of play, in the round"),
    "dealer": _term("", "player", _T, "who deals, or has dealt, the round"),
    "left": _term("player", "player", _T, "the next seat clockwise that is in the round (between rounds: in the game)"),
    "right": _term(
        "player", "player", _T, "the next seat counterclockwise that is in the round (between rounds: in the game)"
    ),
    "last-seat": _term("", "player", _T, "the last chair in seating order that is in the game"),
    "upcard-player": _term("", "player", _T, "who played the upcard"),
    # seats: tuples in turn order, beginning after `player` (or after the dealer when nobody acts)
    "everyone": _term("", "seats", _T, "every seat in the round (between rounds: in the game)"),
    "only": _term("player", "seats", _N, "that seat alone; no seat for nobody"),
    "seats-where": _term("seats yesno", "seats", _N, "those for which the term holds with `each` = the seat"),
    "seats-except": _term("seats player", "seats", _N, "without that seat"),
    # cards
    "kinds": _term("mask", "cards", _N, "these kinds"),
    "both": _term("cards cards", "cards", _N, "in both sets"),
    "either-card": _term("cards cards", "cards", _N, "in one of the sets"),
    "without": _term("cards cards", "cards", _N, "in the first and not in the second"),
    "of-current": _term(
        "attribute", "cards", _U, "cards whose value is the current one; none if there is no current one"
    ),
    "upcard": _term("", "cards", _U, "the upcard's kind"),
    "drawn-card": _term(
        "", "cards", _H, "the kind drawn last by an act of drawing since the turn was given; none if none"
    ),
    "playable": _term(
        "player", "cards", _H | _T, "what that seat may play now under turn permits (kinds need not be in hand)"
    ),
    "kinds-measuring": _term(
        "bound measure number", "cards", _N, "kinds whose measure stands to the number as the bound says"
    ),
    "kinds-valued": _term(
        "bound attribute number", "cards", _N, "kinds that have the attribute and whose value stands so"
    ),
    # values
    "current": _term("attribute", "value", _U, "the named value, else the upcard's, else NONE"),
    "value-of": _term("attribute cards", "value", _N, "the printed value of the one kind in the set; NONE if empty"),
}


def _op(operands: str, meaning: str) -> Word:
    return Word(tuple(operands.split()), "", Reads.NOTHING, meaning)


OPS: dict[str, Word] = {
    # order of operations
    "unless": _op("yesno target", "go to the target if the term does not hold"),
    "go-to": _op("target", "go on there"),
    "for-each": _op(
        "seats target",
        "for each seat in turn order carry out the operations up to the target, with the seat as `each`; then go on there",
    ),
    "may": _op("player target", "ask yes or no; on no go to the target"),
    # cards
    "draws": _op("seats number", "each seat draws so many, one by one; the number is judged with `each`"),
    "draws-until": _op(
        "seats yesno", "each seat draws until the term holds, judged before each card with `each`, or none is left"
    ),
    "is-dealt": _op("seats number", "deal round and round, one card each, until each has got so many"),
    "plays-top": _op(
        "player cards?", "note that the seat plays the top of the draw pile, the first card not in the set"
    ),
    "plays-drawn": _op("player", "note that the seat plays the drawn card"),
    "gives": _op("player number player", "the first gives so many cards of its choice to the second"),
    "swap-hands": _op("player player", "each of the two gets the hand of the other; nothing if one is nobody"),
    "hands-pass": _op("seats", "each of these hands goes to the next of these seats in the direction of play"),
    "hand-under": _op("seats", "these hands go under the discard pile"),
    "puts-under": _op(
        "seats cards",
        "all cards of the set, judged with `each`, go from these hands under the upcard, if there is one",
    ),
    "shows-hand": _op("player player", "the second sees the hand of the first"),
    "reshuffle": _op("", "the discards below the upcard are shuffled and go under the draw pile"),
    # turn
    "end-turn": _op("", "the turn is over, and play goes on from the player of this event"),
    "turn-goes-on": _op("", "no turn end: the same player begins afresh"),
    "turn-goes-to": _op("player", "the next turn is that seat's"),
    "skip": _op("number", "so many more seats are passed over"),
    "skips-cleared": _op("", "nobody is passed over any more"),
    "reverse": _op("", "the direction turns round, at once"),
    # debts
    "owes": _op("number debt", "the debt grows by so much and becomes of this kind"),
    "owes-more": _op("number", "the debt grows and keeps its kind"),
    "debt-cleared": _op("", "nothing is owed any more"),
    "settles": _op("player", "settlement by effect: `on settle` answers, if something is owed"),
    # choices
    "names": _op("player attribute", "ask for a value of the attribute and lay it on the upcard"),
    "cuts": _op("player", "ask for a number of cards"),
    "chooses-value": _op(
        "player variable attribute", "ask for a value into the variable (of that seat, if it is per seat)"
    ),
    "chooses-player": _op(
        "player variable seats", "ask for one of the seats into the variable (of that seat, if it is per seat)"
    ),
    "chooses-number": _op(
        "player variable number number",
        "ask for a number from a to b into the variable (of that seat, if it is per seat)",
    ),
    # memory
    "set-current": _op("attribute number", "a value of the attribute lies on the upcard; nothing without an upcard"),
    "set": _op("variable number", "a table variable takes the value"),
    "set-seat": _op("variable seats number", "for each of the seats, judged with `each`"),
    "forget": _op("variable", "back to the initial value, for all seats if it is per seat"),
    "set-dealer": _op("player", "that seat becomes the dealer; nothing for nobody"),
    "set-score": _op("player number", "that seat's score becomes the number; nothing for nobody"),
    "close": _op("window", "the window shuts, for every seat"),
    # ends
    "scores": _op("seats number", "each seat's score changes by the number, judged with `each`"),
    "leaves-round": _op("seats", "these seats are out until the next deal, in the order of their places"),
    "leaves-game": _op(
        "seats", "these seats are out for good; a dealer among them hands the deal to the next chair in the game"
    ),
    "order-seats": _op(
        "int", "chairs are taken again by score, lowest first (0) or highest first (1); ties keep their order"
    ),
    "end-round": _op("", "the round ends when the act is settled"),
    "end-game": _op("", "the game ends when the act is settled"),
}


@frozen
class Happening:
    """What the machine reports under one name: whose seat, which cards, what number and what else it tells; empty for nothing."""

    seat: str
    meaning: str
    cards: str = ""
    number: str = ""
    other: str = ""


_EYES = "the cards, for the eyes of the seat"
_WINDOW = "the window"

HAPPENINGS: dict[str, Happening] = {
    # acts
    "deals": Happening("who deals", "a round begins", number="the round"),
    "plays": Happening(
        "who plays",
        "a card comes to lie on the discard pile",
        cards="the card",
        number="the verb",
        other="0 from the hand, 1 from the draw pile",
    ),
    "draws": Happening(
        "who draws", "cards come into a hand by an act of drawing", cards=f"{_EYES}; none if none was there"
    ),
    "settles": Happening("who settles", "a debt is about to be paid", number="how much is owed"),
    "says": Happening("who says it", "a word stands from now on", number="the word"),
    "does": Happening("who does it", "any other act", number="the verb", other="the seat it names"),
    # answers
    "asks": Happening("who is asked", "a question is open"),
    "names": Happening(
        "who names it; nobody if a rule does", "a value lies on the upcard", number="the value", other="the attribute"
    ),
    "cuts": Happening("who cuts", "a number of cards was cut", number="how many"),
    "answers": Happening(
        "who answers", "any other answer", number="a value, a number, a seat, or 1 for yes and 0 for no"
    ),
    # cards
    "takes": Happening("who takes", "cards come into a hand by an effect", cards=_EYES),
    "is dealt": Happening("who is dealt them", "cards are dealt", cards=_EYES),
    "gives": Happening(
        "who gives", "a card changes hands", cards="the card, for the eyes of the two", other="who gets it"
    ),
    "swaps hands": Happening("the one", "two hands change places", other="the other one"),
    "passes hands": Happening("whose hand it was", "a hand goes to another seat", other="who gets it"),
    "puts hand under": Happening("whose hand it was", "a hand goes under the discard pile", cards="the hand"),
    "puts under": Happening("whose they were", "cards go under the upcard", cards="the cards"),
    "shows hand": Happening(
        "whose hand it is", "a hand is shown", cards="the hand, for the eyes of the two", other="who sees it"
    ),
    "shuffles": Happening("", "cards lie in a new order", cards="the cards from the top, for nobody's eyes"),
    # turn and debt
    "gets the turn": Happening("who gets it", "a turn is given"),
    "begins turn": Happening("whose turn it is", "a turn is begun"),
    "skips": Happening("who acts", "seats are to be passed over", number="how many in all"),
    "reverses": Happening("who acts", "the direction turns round", number="1 clockwise, -1 counterclockwise"),
    "owes": Happening("", "the debt changes", number="how much is owed now"),
    # windows and memory
    "opens": Happening("who opened it, or whom it is open for", "a window opens", number=_WINDOW),
    "closes": Happening("whom it shuts for; nobody if for all", "a window shuts", number=_WINDOW),
    "sets": Happening("whose it is; nobody for the table's", "a memory changes", number="the new value"),
    "becomes dealer": Happening("the new dealer", "the deal goes to a seat"),
    "scores": Happening("whose score it is", "a score changes", number="by how much"),
    # ends
    "leaves round": Happening("who leaves", "a seat is out until the next deal"),
    "leaves game": Happening("who leaves", "a seat is out for good"),
    "takes chairs": Happening("", "the chairs are taken again"),
    "ends round": Happening("", "a round ends", number="the round"),
    "wins": Happening("who wins", "a game ends, once for each winner"),
}
"""What a step reports, by `Happened.what`; each with the place in the rules that made it so."""
