"""A rule set becomes a program: what is in it, and what its digest depends on."""

import re
from pathlib import Path

import pytest

from unolang.pipeline import compile_rules
from unolang.program.print import print_program, print_term
from unolang.program.program import NONE, Owing, Program, Reads
from unolang.program.vocabulary import OPS, TERM_OPERANDS, TERMS
from unolang.text.reading import read_source
from unolang.text.source import Source

PLAIN = Path(__file__).parents[2] / "spec" / "rules" / "plain.uno"
HEAD = 'variant "Case"\n    based on plain\n\n'


def program(text="", **options):
    source = Source("case.uno", HEAD + text)
    return compile_rules(source, options, loader=lambda _name, _from: read_source(PLAIN, name="plain.uno"))


def rule(*lines):
    return 'rule case "A case"\n' + "".join(f"    {line}\n" for line in lines)


def told(made: Program, section: str) -> list[str]:
    """The lines of one section, without places."""
    text = print_program(made)
    found = re.search(rf"\n{section}\n((?:  .*\n)*)", text)
    return [re.sub(r" {4}#.*", "", line).strip() for line in found[1].splitlines()] if found else []


def test_a_turn_permit_holds_while_nothing_is_owed():
    made = program()
    draw = next(one for one in made.permits if made.verbs[one.verb].name == "draw")
    assert draw.in_turn
    assert draw.owing is Owing.NOTHING
    deal = next(one for one in made.permits if made.verbs[one.verb].name == "deal")
    assert not deal.in_turn
    assert deal.owing is Owing.WHATEVER


def test_every_operand_is_in_its_table():
    made = program(
        rule(
            "remember idle is 0",
            "on play of stop: next owes 2 cards for stop",
            "while owing for stop",
            "    permit settle",
            "    permit play of stop, when idle is at least 0",
            "on settle: the player draws the debt",
        )
    )
    sizes = {
        "attribute": made.attributes,
        "measure": made.measures,
        "variable": made.variables,
        "window": made.windows,
        "word": made.words,
        "debt": made.debts,
        "verb": made.verbs,
    }
    for index, row in enumerate(made.terms):
        for kind, arg in zip(TERMS[row.form].operands, row.args, strict=True):
            assert kind not in TERM_OPERANDS or 0 <= arg < index
            assert kind not in sizes or 0 <= arg < len(sizes[kind])
    for row in made.ops:
        for kind, arg in zip(OPS[row.form].operands, row.args, strict=True):
            assert (
                kind.rstrip("?") not in TERM_OPERANDS or (arg == NONE and kind.endswith("?")) or arg < len(made.terms)
            )
            assert kind != "target" or arg <= len(made.ops)


def test_each_term_is_kept_once():
    made = program(
        rule("on draw, when the dealer has 1 card: skip 1 player", "on play, when the dealer has 1 card: skip 1 player")
    )
    assert len(set(made.terms)) == len(made.terms)


def test_what_a_term_reads_is_what_its_operands_read():
    made = program(rule("on draw, when the player has a card of the current color: skip 1 player"))
    when = made.reactions[-1].event.whens[0]
    assert print_term(made, when) == "(holds player (of-current color))"
    assert made.reads(when) == Reads.HANDS | Reads.UPCARD | Reads.SEATS


@pytest.mark.parametrize(
    ("lines", "ops"),
    [
        (["on draw", "    when cut is 1: skip 1 player"], ["unless (compare equal cut 1) +2", "skip 1"]),
        (
            ["on draw", "    when cut is 1: skip 1 player", "    otherwise: skip 2 players"],
            ["unless (compare equal cut 1) +3", "skip 1", "go-to +2", "skip 2"],
        ),
        (["on draw", "    the player may: skip 1 player"], ["may player +2", "skip 1"]),
        (["on draw", "    when pace is fast: skip 1 player", "    otherwise: skip 2 players"], ["skip 2"]),
        (["on draw: everyone draws fine + 1 cards"], ["draws everyone 3"]),
        (["wins highest score", "on draw: score of everyone becomes 5"], ["scores everyone (subtract 5 (score each))"]),
        (["wins highest score", "on draw: score of dealer becomes 5"], ["set-score dealer 5"]),
        (["on draw: others draw 1 card"], ["draws (seats-except everyone player) 1"]),
    ],
)
def test_effects_are_laid_out_flat(lines, ops):
    made = program(rule(*lines))
    last = made.reactions[-1]
    shown = [line.partition(": ")[2] for line in told(made, "ops")[last.start : last.end]]
    at = list(range(last.start, last.end))
    words = ("unless", "go-to", "may")
    relative = [
        re.sub(r"(\d+)$", lambda m, here=here: f"+{int(m[1]) - here}", line) if line.startswith(words) else line
        for here, line in zip(at, shown, strict=True)
    ]
    assert relative == ops


@pytest.mark.parametrize(
    ("condition", "term"),
    [
        (
            "others have at least 1 card",
            "(not (any-seat (seats-except everyone player) (not (compare at-least (cards-in-hand each) 1))))",
        ),
        ("any player has no cards", "(any-seat everyone (compare equal (cards-in-hand each) 0))"),
        ("the upcard is joker", "(card-within upcard (kinds [joker]))"),
        ("the dealer is somebody", "(compare unequal dealer -1)"),
        ("the player has a playable card", "(holds player (playable player))"),
        ("the dealer has a playable card", "(holds dealer (playable dealer))"),
        ("the player is the dealer", "(compare equal player dealer)"),
        (
            "the dealer is not a players with no cards",
            "(not (any-seat (seats-where everyone (compare equal (cards-in-hand each) 0)) (compare equal each dealer)))",
        ),
        ("the current color is red", "(compare equal (current color) 0)"),
        ("rank of the upcard is 5", "(compare equal (value-of rank upcard) 4)"),
        ("not the player has drawn this turn or owing", "(either (not (has-done player draw)) owing)"),
        ("cut is 1 and pace is slow", "(compare equal cut 1)"),
        ("cut is 1 or pace is fast", "(compare equal cut 1)"),
    ],
)
def test_a_condition_becomes_a_term(condition, term):
    made = program(rule(f"on draw, when {condition}: skip 1 player"))
    assert [print_term(made, when) for when in made.reactions[-1].event.whens] == [term]


@pytest.mark.parametrize("wanted", ["5", "(4 + 1)"])
def test_more_or_less_than_a_number_is_judged_by_the_numbers_on_the_cards(wanted):
    made = program(rule(f"on draw, when rank of the upcard is at least {wanted}: skip 1 player"))
    has_a_number, is_enough = (print_term(made, when) for when in made.reactions[-1].event.whens)
    assert has_a_number.startswith("(card-within upcard (kinds [")
    assert "joker" not in has_a_number
    assert is_enough == "(compare at-least (worth-of-card rank upcard) 5)"


@pytest.mark.parametrize(
    ("act", "printed"),
    [
        ("permit play of red 5 or joker", "play, by turn player, of (kinds [red 5, joker]), owing nothing"),
        ("permit play of any card", "play, by turn player, owing nothing"),
        (
            "permit play of a card identical to the upcard by anyone out of turn, as slap",
            "slap, by anyone, out of turn, of upcard",
        ),
        ("permit catch another by anyone", "catch, by anyone, on (seats-except everyone player)"),
        ("permit join by newcomers", "join, by newcomers"),
        ("permit say mau by anyone but the dealer", "say mau, by (seats-except everyone dealer)"),
    ],
)
def test_a_permit_becomes_a_guard(act, printed):
    assert told(program(rule(act)), "permits")[-1] == printed


def test_an_event_of_an_act_and_a_moment_becomes_two_reactions_with_one_body():
    made = program(rule("permit tidy", "on tidy or shortage: the discards are shuffled under the draw pile"))
    shortage, tidy = made.reactions[-2:]
    assert shortage.event.moment == "shortage"
    assert [made.verbs[verb].name for verb in tidy.event.verbs] == ["tidy"]
    assert (shortage.start, shortage.end) == (tidy.start, tidy.end)


def test_the_same_text_gives_the_same_program():
    assert program(rule("on draw: skip 1 player")) == program(rule("on draw: skip 1 player"))
    assert print_program(program()) == print_program(program())


def test_the_digest_depends_on_what_is_played_alone():
    plain = program().digest
    assert re.fullmatch("[0-9a-f]{64}", plain)
    assert program("# A remark.\n\n").digest == plain
    assert program('keep rule draw\n    cite P1\n    note "Yes."\n').digest == plain
    assert program(fine="3").digest != plain
    assert program(rule("on draw: skip 1 player")).digest != program(rule("on draw: skip 2 players")).digest
    assert program(rule("on draw: skip 1 player")).digest != plain


def test_an_entry_knows_its_rule_and_its_place():
    made = program(rule("on draw: skip 1 player"))
    place = made.ops[made.reactions[-1].start].place
    assert made.rules[place.rule].name == "case"
    assert (place.file, place.line) == ("case.uno", 5)
