"""The table of forms: every sentence of the language with its operands, its type and its meaning in one line.

The names are those of `grammars/uno.lark`. An operand is a type (`number`, `yes-no`, `player`, `seats`, `cards`, `value`, or `same`
for whatever the other side is), a kind of name (`attribute`, `variable`, ...), or a part of a sentence (`act`, `event`, `steps`).
`?` marks one that may be missing, `*` one that may be repeated, `|` a choice.
Where a form is one word of a program with the same operands, `word` is that word; all others are spelled out when types are checked.
"""

from attrs import frozen

TYPES = ("number", "yes-no", "player", "seats", "cards", "value")
NAMES = (
    "attribute",
    "value-name",
    "card-set",
    "measure",
    "option",
    "variable",
    "flag",
    "window",
    "debt",
    "word",
    "verb",
    "rule",
)


@frozen
class Form:
    """One row of the table."""

    name: str
    operands: tuple[str, ...]
    result: str  # a type, or "line", "effect", "act", "event", "scope", "bound", "possession", "part"
    meaning: str
    word: str = ""


FORMS: dict[str, Form] = {}


def _rows(result: str, *rows: tuple[str, str, str] | tuple[str, str, str, str]) -> None:
    for row in rows:
        name, operands, meaning, *word = row
        assert name not in FORMS, f"two rows for {name}"
        FORMS[name] = Form(name, tuple(operands.split()), result, meaning, *word)


_rows(
    "line",
    # at the margin
    ("variant", "text", "names the rule set"),
    ("deck", "", "says which cards there are"),
    ("replace_deck", "", "says it anew, whatever the base says"),
    ("option", "name domain text", "a switch that whoever plays may set"),
    ("set_option", "option literal", "another default for an option of the base"),
    ("edition", "name fixings", "a name for options that belong together"),
    ("rule", "name text only_if?", "a new rule"),
    ("replace_rule", "rule text only_if?", "stands instead of a rule of the base"),
    ("keep_rule", "rule only_if?", "the base's rule, with further citations, or on a condition"),
    ("drop_rule", "rule", "the base's rule is gone"),
    # under `variant` and `option`
    ("based_on", "name", "all of that text's rules hold unless this text says otherwise"),
    ("source", "text name", "a document that rules can cite"),
    ("seats", "integer integer?", "how many can play"),
    ("packs", "integer integer?", "how many packs of the deck are used"),
    ("packs_from", "integer integer? integer", "how many packs are used from so many players on"),
    ("cite", "citation*", "rows of sources that say so"),
    ("note", "text", "a remark for the reader"),
    ("requires", "literal fixing", "this value needs that one"),
    ("conflicts", "literal fixing", "this value excludes that one"),
    # under `deck`
    ("attribute", "name value-name*", "a property of cards, with its values in order"),
    ("card_set", "name value-name*", "a name for several values"),
    ("in_each", "attribute", "the lines below hold for each of its values"),
    ("in_some", "value-name*", "the lines below hold for these values"),
    ("without", "attribute", "the lines below are of cards that lack it"),
    ("copies", "integer value-name*", "so many copies of each in one pack"),
    # under `rule`
    ("comes_before", "rule", "of these two this one is carried out first"),
    ("comes_after", "rule", "of these two that one is carried out first"),
    ("remember", "name initial scope?", "a piece of memory for the table"),
    ("remember_each", "name initial scope?", "a piece of memory for each seat"),
    ("remember_who", "name scope?", "a yes or no for each seat, at first no"),
    ("permit", "act", "what may be done"),
    ("forbid", "act", "what may not be done, whatever permits it"),
    ("while_", "yes-no", "the permits and forbids below hold only so long"),
    ("window", "name name?", "a time during which the permits and forbids below hold"),
    ("on_event", "event steps", "what follows from it"),
    ("before_event", "event steps", "what is done while the table is still as it was"),
    ("instead_of", "event steps", "what happens in its place"),
    ("whenever", "yes-no steps", "looked at for each seat after every act"),
    ("round_ends", "yes-no", "looked at after every act"),
    ("game_ends", "yes-no", "looked at after every round"),
    ("wins_highest", "", "whoever has the highest score wins the game"),
    ("wins_lowest", "", "whoever has the lowest score wins the game"),
    ("wins_first_out", "", "whoever was out first wins the game"),
    ("points", "", "what cards count"),
    ("measure", "name", "another number that cards have"),
    ("tie", "act act", "of two acts at the same time the first comes first"),
    ("opens_on", "event", "when the window opens"),
    ("opens_when", "yes-no", "the window is open for the seats for which this has come true"),
    ("closes_on", "event", "when the window shuts"),
    ("closes_at_turn", "", "the window shuts when the next turn begins"),
    ("worth", "cards* number", "these cards have this number"),
    ("worth_face", "cards*", "these cards have the number written on them"),
    ("when", "yes-no steps", "only if it holds now"),
    ("otherwise", "steps", "if the `when` before does not hold"),
    ("may", "player steps", "only if that player says yes"),
)
_rows(
    "part",
    ("choice", "literal*", "one of these values, the first unless set otherwise"),
    ("interval", "literal integer integer", "a number between two, the first unless set otherwise"),
    ("range", "integer integer", "all numbers from one to the other"),
    ("yes", "", "yes"),
    ("no", "", "no"),
    ("on", "", "on"),
    ("off", "", "off"),
    ("no_value", "attribute", "no value of that attribute"),
    ("capped", "number number", "the first, but never more than the second"),
    ("from_hand", "", "of a play from a hand"),
    ("from_pile", "", "of a play from the draw pile"),
    ("anyone", "", "every seat in the round"),
    ("anyone_but", "player", "every seat in the round but that one"),
    ("newcomers", "", "people who are not at the table yet"),
)
_rows(
    "scope",
    ("this_turn", "", "until the next turn"),
    ("this_round", "", "until the next deal"),
    ("this_game", "", "always"),
)
_rows(
    "act",
    ("verb", "verb", "an act"),
    ("verbs", "verb*", "any of these acts"),
    ("verb_of", "verb cards", "an act with one of these cards"),
    ("verb_on", "verb seats", "an act that names one of these seats"),
    ("say", "word", "saying that word"),
)
_rows(
    "event",
    ("turn_begin", "", "the first act in a turn"),
    ("turn_end", "", "a turn is over"),
    ("round_end", "", "a round is over"),
)
_rows(
    "effect",
    ("draws", "seats number", "each of them draws so many cards", "draws"),
    ("draws_until", "seats yes-no", "each of them draws one card after the other until it holds", "draws-until"),
    ("is_dealt", "seats number", "round and round, one card each, until each has so many", "is-dealt"),
    ("plays_top", "player cards?", "the top of the draw pile is played as if by that player", "plays-top"),
    ("plays_drawn", "player", "that player plays the card just drawn", "plays-drawn"),
    (
        "gives",
        "player number player",
        "so many cards of the giver's choice change hands; several give one after the other",
        "gives",
    ),
    ("swap_hands", "player player", "the two take each other's hand", "swap-hands"),
    ("hands_pass", "seats", "each of these hands goes to the next of them", "hands-pass"),
    ("hand_under", "seats", "these hands go under the discard pile", "hand-under"),
    ("puts_under", "seats cards", "all such cards of these hands go under the upcard, unplayed", "puts-under"),
    ("shows_hand", "player player", "the second sees the hand of the first", "shows-hand"),
    ("reshuffle", "", "all discards but the upcard go back into the draw pile", "reshuffle"),
    ("end_turn", "", "the turn is over, and play goes on from here", "end-turn"),
    ("end_round", "", "the round is over once this act is settled", "end-round"),
    ("end_game", "", "the game is over once this act is settled", "end-game"),
    ("turn_goes_on", "", "the same player begins afresh", "turn-goes-on"),
    ("turn_goes_to", "player", "that player is next, whoever it would be", "turn-goes-to"),
    ("skip", "number", "so many seats more are passed over", "skip"),
    ("skips_cleared", "", "nobody is passed over", "skips-cleared"),
    ("reverse", "", "the direction turns round", "reverse"),
    ("owes", "number debt", "the debt grows and is of this kind", "owes"),
    ("owes_more", "number", "the debt grows and stays of its kind", "owes-more"),
    ("debt_cleared", "", "nothing is owed", "debt-cleared"),
    ("settles", "player", "what is owed is paid, as if that player settled", "settles"),
    (
        "names",
        "player attribute",
        "that player says which value must be followed; several name one after the other",
        "names",
    ),
    ("cuts", "player", "that player cuts, and the cut is a number of cards; several cut one after the other", "cuts"),
    ("chooses", "player variable", "that player chooses what is remembered; several choose one after the other"),
    (
        "chooses_player",
        "player variable seats",
        "that player chooses one of these seats; several choose one after the other",
        "chooses-player",
    ),
    (
        "chooses_number",
        "player variable number number",
        "that player chooses a number between two; several choose one after the other",
        "chooses-number",
    ),
    ("becomes", "variable|seats same", "the memory, the dealer or a mark on seats changes"),
    ("becomes_current", "attribute same", "this value lies on the upcard, as if it had been named"),
    ("becomes_of", "variable seats same", "the memory or the score of these seats changes"),
    ("forget", "variable", "the memory is as it was at first", "forget"),
    ("forget_who", "variable", "no seat bears the mark any more", "forget"),
    ("close", "window", "the window shuts", "close"),
    ("scores", "seats number", "the score of each changes by so much", "scores"),
    ("leaves_round", "seats", "they are out until the next deal", "leaves-round"),
    ("leaves_game", "seats", "they are out of the game", "leaves-game"),
    ("seats_lowest_first", "", "chairs are taken again, lowest score first"),
    ("seats_highest_first", "", "chairs are taken again, highest score first"),
)
_rows(
    "yes-no",
    ("any_of", "yes-no*", "one of them holds"),
    ("all_of", "yes-no*", "all of them hold"),
    ("negation", "yes-no", "it does not hold", "not"),
    ("compare", "same bound", "the one stands to the other as said"),
    ("card_is", "cards cards", "there is such a card, and it is one of these"),
    ("card_is_not", "cards cards", "there is no such card, or it is none of these"),
    ("has", "seats possession", "it holds of that seat, or of each of these seats"),
    ("any_has", "possession", "it holds of one player at least"),
    ("any_is", "bound", "it holds of one player at least"),
    ("pile_has", "bound", "the draw pile has so many cards"),
    ("owing", "", "something is owed", "owing"),
    ("owing_for", "debt", "something is owed, of this kind", "owing-for"),
    ("nothing_owed", "", "nothing is owed"),
    ("card_was_drawn", "", "whoever is on turn drew, and got a card", "card-was-drawn"),
    ("window_open", "window", "the window is open"),
)
_rows(
    "bound",
    ("equal", "same", "is that"),
    ("unequal", "same", "is not that"),
    ("at_least", "number", "is that or more"),
    ("at_most", "number", "is that or less"),
    ("more_than", "number", "is more"),
    ("less_than", "number", "is less"),
    ("none", "", "is nought"),
)
_rows(
    "possession",
    ("has_count", "bound", "holds so many cards"),
    ("has_cards", "", "holds a card at least"),
    ("has_card", "cards", "holds one of these cards"),
    ("has_no_card", "cards", "holds none of these cards"),
    ("has_said", "word", "the word stands"),
    ("has_not_said", "word", "the word does not stand"),
    ("has_drawn", "", "drew in this turn"),
    ("has_played", "", "played in this turn"),
    ("has_done", "verb", "did so in this turn"),
)
_rows(
    "number",
    ("plus", "number number", "their sum", "add"),
    ("minus_by", "number number", "their difference", "subtract"),
    ("times", "number number", "their product", "multiply"),
    ("minus", "number", "the same below nought", "negate"),
    ("number_of", "seats", "how many seats", "count"),
    ("cards_in", "part", "how many cards a pile or a hand has"),
    ("of_player", "variable player", "the score or the memory of a seat"),
    ("highest", "variable", "the highest score or memory of all seats"),
    ("lowest", "variable", "the lowest score or memory of all seats"),
    ("highest_of", "variable seats", "the highest score or memory of these seats; 0 if there are none"),
    ("lowest_of", "variable seats", "the lowest score or memory of these seats; 0 if there are none"),
    ("worth_in_all_hands", "measure", "the sum over all hands"),
    ("worth_in_their_hand", "measure", "the sum over the hand of the seat that the sentence is about"),
    ("worth_in_hand", "measure seats", "the sum over these hands", "worth-of-hands"),
)
_rows(
    "part",
    ("draw_pile", "", "the draw pile"),
    ("discard_pile", "", "the discard pile"),
    ("hand_of", "player", "a hand"),
    ("their_hand", "", "the hand of the seat that the sentence is about"),
)
_rows(
    "value",
    ("of_card", "attribute|measure cards", "what is printed on the card"),
    ("current", "attribute", "what has to be followed: the value that was named, else the upcard's", "current"),
)
_rows(
    "player",
    ("next_player", "", "the seat after the player"),
    ("turn_player", "", "whose turn it is", "turn-player"),
    ("left_of", "player", "the next seat clockwise", "left"),
    ("right_of", "player", "the next seat counterclockwise", "right"),
    ("last_seat", "", "the last chair", "last-seat"),
    ("player_of_upcard", "", "who played the upcard", "upcard-player"),
    ("the_player", "", "who acts, or whose moment it is", "player"),
)
_rows(
    "seats",
    ("players", "", "all seats in the round", "everyone"),
    ("players_with", "bound", "those that hold so many cards"),
    ("players_with_cards", "", "those that hold a card at least"),
    ("players_who_are", "flag", "those that bear the mark"),
    ("players_who_are_not", "flag", "those that do not bear the mark"),
    ("players_whose", "variable bound", "those whose score or memory is so"),
    ("players_but", "player", "all but that one"),
)
_rows(
    "cards",
    ("except_cards", "cards cards", "the first, without the second", "without"),
    ("either_card", "cards*", "any of these"),
    ("matching", "attribute*", "cards that have one of the current values"),
    ("any_card", "", "any card at all"),
    ("playable", "", "cards that the player could play"),
    ("pattern", "words", "cards of which all these words hold"),
    ("pattern_of", "words value-name", "cards of which all of it holds"),
    ("pattern_of_current", "words attribute", "such cards that have the current value"),
    ("card_of", "value-name", "cards with that value"),
    ("card_of_current", "attribute", "cards that have the current value", "of-current"),
    ("identical", "", "cards that look like the upcard", "upcard"),
    ("card_whose", "attribute|measure bound", "cards on which it stands so"),
    ("drawn_card", "", "the card drawn last in this turn", "drawn-card"),
    ("upcard", "", "the card on top of the discard pile", "upcard"),
)

KNOWN_VERBS = ("play", "draw", "settle", "deal", "say")

BUILT_IN: dict[str, tuple[str, str]] = {
    # name: (type, meaning); the names that are no keywords of the grammar
    "other": ("player", "the seat that an act names"),
    "opener": ("player", "who opened the window"),
    "dealer": ("player", "the dealer"),
    "previous": ("player", "the seat before the player"),
    "nobody": ("player", "no seat"),
    "somebody": ("player", "any seat, only after `is`"),
    "everyone": ("seats", "every seat in the round"),
    "others": ("seats", "every seat in the round but the player"),
    "another": ("seats", "one of the others, in an act that names a seat"),
    "debt": ("number", "how much is owed"),
    "cut": ("number", "the last number cut"),
    "round-number": ("number", "1 in the first round"),
}

PHRASE_WORDS = frozenset(("current", "end", "hand", "highest", "lowest", "next", "number", "skip", "turn", "upcard"))
"""Words of the grammar that a thing to be remembered may not be called: with them a sentence would be read in another way."""
