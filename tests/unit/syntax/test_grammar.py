"""The grammar has no conflicts, its table is fresh and reads lines as the grammar does, and every form has a shape."""

import pytest
from lark import Lark, Tree
from lark import Token as LarkToken

from tools.grammar_table import STARTS, KeepAll, lark_of, table_of, written
from unolang.language.shapes import SHAPES
from unolang.syntax.line import Stuck, fits, parse_tokens, tokens_of
from unolang.syntax.nodes import Leaf, Node
from unolang.syntax.table import RESERVED, grammar, words
from unolang.text.shipped import grammar_text, table_text
from unolang.text.source import Source

GRAMMAR = grammar_text("uno")

LINES = [
    ("top", 'option few: 3, from 1 to 10 "Cards"'),
    ("top", "edition M2001: penalty is 4, drawn is must"),
    ("top", 'replace rule one "Text", if drawn is must and other is -1'),
    ("setting", 'cite M "dealer, deal", F12.1'),
    ("deck_line", "2 of 1 to 9, skip or reverse"),
    ("clause", "permit play of a card matching by color or rank except wilds"),
    ("clause", "on play of wild from a hand, when the player has cards: the player names a color"),
    ("clause", "forbid pass, when the drawn card is wild and the player has no card of the current color"),
    ("clause", "remember score of everyone is (2 * x) - 1 this round"),
    ("clause", "round ends when not (idle is at least 2 or the number of players is -1)"),
    ("window_line", "permit catch the sleeper by anyone but the sleeper"),
    ("step", "everyone is dealt round-number cards, at most 7"),
    ("step", "left of right of the dealer chooses victim from players whose score is more than 2"),
    ("step", "guilty becomes whether the player has a card of the current color"),
    ("step", "end the turn"),
    ("worth", "4 to 7, red 9 except wild: face value"),
]


def plain(value):
    """A tree of ours or of Lark's as nested tuples."""
    if isinstance(value, Node):
        return (value.form, *map(plain, value.args))
    if isinstance(value, Tree):
        return (str(value.data), *map(plain, value.children))
    if isinstance(value, LarkToken):
        return (value.type, value.removeprefix('"').removesuffix('"'))
    assert isinstance(value, Leaf)
    return (value.kind, value.text)


def test_the_grammar_has_no_conflicts():
    pytest.importorskip("interegular")
    lark_of(GRAMMAR, strict=True)


def test_the_table_is_fresh():
    assert table_text() == written(table_of(GRAMMAR)), "run `python -m tools.grammar_table`"


@pytest.fixture(scope="module")
def lark():
    """The grammar without the table, and with the lexer that Lark takes by itself."""
    return Lark(GRAMMAR, parser="lalr", start=STARTS, maybe_placeholders=False, postlex=KeepAll())


@pytest.mark.parametrize(("start", "line"), LINES)
def test_the_table_reads_as_the_grammar_does(lark, start, line):
    ours = parse_tokens(tokens_of(line), start, Source("any", line))
    assert plain(ours) == plain(lark.parse(line, start=start))


def test_a_span_covers_all_words_of_a_form():
    line = "on play: reverse the direction"
    node = parse_tokens(tokens_of(line), "clause", Source("any", line))
    assert node.span.text == line
    assert [arg.span.text for arg in node.args] == ["play", "reverse the direction"]


def test_every_form_has_a_shape():
    rules = grammar().rules
    passing = {rule.origin.name for rule in rules if rule.options.expand1}
    named = {rule.alias or rule.origin.name for rule in rules if not rule.origin.name.startswith("_")}
    assert named - passing == set(SHAPES)


SLOTS = {
    "card": ("clause", "permit play of {}"),
    "second word of a card": ("clause", "permit play of red {}"),
    "listed card": ("worth", "4, {}: 50"),
    "act": ("clause", "permit {} of 8"),
    "rule": ("top", 'rule {} "text"'),
    "option": ("top", 'option {}: 1 or 2 "text"'),
    "debt": ("step", "next owes 2 cards for {}"),
    "player as subject": ("step", "{} draws 2 cards"),
    "player as object": ("step", "dealer gives 2 cards to {}"),
    "value": ("step", "when x is {}: end turn"),
    "condition": ("step", "when {}: end turn"),
    "variable": ("clause", "remember {} is 0"),
}

# Words that a slot refuses or reads in another way, besides the function words.
REFUSED = {
    "card": "card drawn playable upcard",
    "second word of a card": "before under",
    "listed card": "card drawn playable upcard",
    "act": "say",
    "player as subject": """
        close current debt discards end forget hand hands last left next otherwise player players reverse right seats skip skips turn
    """,
    "player as object": "last left next player players right turn",
    "value": "current highest last left less lowest more next number open player players right turn",
    "condition": """
        card current draw drawn highest last left lowest next nothing number owing player players right turn upcard
    """,
}


def reading(slot, word):
    start, line = SLOTS[slot]
    text = line.format(word)
    try:
        return plain(parse_tokens(tokens_of(text), start, Source("any", text)))
    except Stuck:
        return None


def renamed(value, new):
    return tuple(renamed(part, new) for part in value) if isinstance(value, tuple) else new if value == "zzz" else value


def refused(slot):
    wanted = reading(slot, "zzz")
    return {
        word
        for word in words()
        if word.isalpha() and word not in RESERVED and reading(slot, word) != renamed(wanted, word)
    }


@pytest.mark.parametrize("slot", SLOTS)
def test_which_words_can_be_no_names_in_a_slot(slot):
    assert refused(slot) == set(REFUSED.get(slot, "").split())


@pytest.mark.parametrize("slot", SLOTS)
def test_function_words_are_never_names(slot):
    wanted = reading(slot, "zzz")
    assert [word for word in sorted(RESERVED) if reading(slot, word) == renamed(wanted, word)] == []


def test_function_words_are_words_of_the_language():
    assert words().keys() >= RESERVED


def test_what_the_grammar_calls_its_rules_can_be_a_name():
    for name in {rule.origin.name for rule in grammar().rules} - words().keys():
        if name.isalpha():
            assert reading("act", name) == renamed(reading("act", "zzz"), name)


def test_words_are_read_whole():
    assert not fits(tokens_of("onplay of 8: end turn"), "clause")
    assert not fits(tokens_of("player drawsall cards"), "step")


def test_every_start_symbol_is_in_the_table():
    assert grammar().options.start == STARTS
