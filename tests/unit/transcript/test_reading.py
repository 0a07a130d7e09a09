"""A text becomes a transcript, or all of its faults are told."""

import pytest

from tests.unit.transcript.samples import EVERYTHING
from unolang.text.diagnostic import Failed
from unolang.text.source import Source
from unolang.transcript.lines import MOST_LINES
from unolang.transcript.read import read
from unolang.transcript.record import Acts, Deed, Expect, Number, Words

HEAD = "variant classic\nseats Ann, Bob\n"
HANDS = f"{HEAD}hands\n  Ann red 5\n  Bob red 6\nupcard red 7\n"


def of(text):
    return read(Source("game.transcript", text))


def faults(text):
    with pytest.raises(Failed) as failed:
        of(text)
    return [(found.code, found.span and found.span.line) for found in failed.value.diagnostics]


def help_of(text):
    with pytest.raises(Failed) as failed:
        of(text)
    return failed.value.diagnostics[0].help


def test_the_smallest_transcript():
    found = of(HEAD)
    assert found.head.variant == Words("classic")
    assert found.head.seats == (Words("Ann"), Words("Bob"))
    assert found.position is None
    assert found.entries == ()


def test_a_deck_is_for_a_game_from_its_beginning():
    assert of(f"{HEAD}deck 21 of ??, red 5\n").head.deck == (Words("21 of ??"), Words("red 5"))
    assert faults(HANDS.replace("hands", "deck red 5\nhands")) == [("U404", 3)]
    assert "`draws`" in help_of(HANDS.replace("hands", "deck red 5\nhands"))


def test_everything_is_read():
    found = of(EVERYTHING)
    assert found.head.seed == Number(2**64 - 1)
    assert found.position is not None
    assert found.position.named == Words("red")
    assert found.position.hands[1] == (Words("Bob"), ())
    assert [memory.value.text for memory in found.position.sets] == ["2", "no player", "Bob", "no"]
    assert [opening.how for opening in found.position.opens] == ["by", "for", "by"]
    acts = [entry for entry in found.entries if isinstance(entry, Acts)]
    assert acts[0].deeds == (Deed(Words("Ann"), Words("plays"), Words("wild"), answers=(Words("red"),)),)
    assert [len(order) for order in acts[0].shuffled] == [2, 1]
    assert [(entry.refused, entry.refused_by) for entry in acts[1:3]] == [(True, None), (True, Words("turn"))]
    assert [deed.whom for deed in acts[3].deeds] == [None, Words("Łucja"), Words("Bob")]
    items = [item for entry in found.entries if isinstance(entry, Expect) for item in entry.items]
    assert len(items) == 34


def test_comments_blanks_and_articles_say_nothing():
    assert of(f"# a remark\n\n{HEAD}\nAnn   plays the red 5   # well\n") == of(f"{HEAD}Ann plays red 5\n")


def test_words_know_their_places():
    (entry,) = of(f"{HEAD}Ann  plays  red   5, blue\n").entries
    assert isinstance(entry, Acts)
    (deed,) = entry.deeds
    assert deed.what == Words("red 5")
    assert deed.what.span is not None
    assert (deed.what.span.line, deed.what.span.column, deed.what.span.text) == (3, 13, "red   5")
    assert str(deed) == "Ann plays red 5, blue"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [("U402", 1), ("U402", 1)][:1]),
        ("seats Ann\n", [("U402", 1)]),
        ("variant x\n", [("U402", 1)]),
        (f"seats Ann\nvariant x\n{''}", [("U403", 2)]),
        (f"{HEAD}hands\n  Ann red 5\n", [("U402", 3)]),
        (f"{HEAD}upcard red 5\n", [("U403", 3)]),
        (f"{HEAD}Ann draws\npacks 2\n", [("U403", 4)]),
        (f"{HEAD}Ann draws\nhands\n  Ann red 5\n", [("U403", 4)]),
        (f"{HEAD}  foo\n", [("U403", 3)]),
        (f"{HEAD}expect turn Ann\n  foo\n", [("U403", 4)]),
        ("  variant x\nseats Ann\n", [("U403", 1)]),
        (f"{HEAD}seats Cy\n", [("U404", 3)]),
        ("variant x\nseats Ann, Ann\n", [("U404", 2)]),
        (f"{HANDS}draws red 1\ndraw-pile none\n", [("U404", 8)]),
        (f"{HEAD}hands\n  Ann red 5\n  Ann red 6\nupcard red 7\n", [("U404", 5)]),
        (f"{HEAD}dealer Cy\n", [("U406", 3)]),
        (f"{HANDS}turn Cy\n", [("U406", 7)]),
        (f"{HANDS}scores Cy 3\nsaid Dee uno\n", [("U406", 7), ("U406", 8)]),
        (f"{HEAD}Ann draws refused & Bob draws\n", [("U401", 3)]),
        (f"{HEAD}Ann draws & Bob draws refused\n", [("U403", 3)]),
        (f"{HEAD}Ann draws refused\n  shuffled red 1\n", [("U403", 4)]),
        (f"{HEAD}Ann draws\n  shufled red 1\n", [("U401", 4)]),
        (f"{HEAD}hands\n  Ann red 5,\nupcard red 5\n", [("U401", 4)]),
        (f"{HEAD}turnn Ann\nAnn\nexpect\nowed\n", [("U401", 3), ("U401", 4), ("U401", 5), ("U401", 6)]),
        (f"{HEAD}packs 123456789012345678901\n", [("U401", 3)]),
    ],
)
def test_faults_are_told_with_their_lines(text, expected):
    assert sorted(set(faults(text))) == expected


@pytest.mark.parametrize(
    ("line", "help"),
    [
        ("turn", "write `turn NAME`"),
        ("varaint x", "did you mean `variant`?"),
        ("expect hand Ann", "write `hand NAME N`"),
        ("expect turn Ann, hnd Ann 3", "did you mean `hand`?"),
        ("Ann plays red,", "an act is written `NAME VERBs CARD, ANSWER`"),
    ],
)
def test_a_fault_says_what_to_write(line, help):  # noqa: A002
    assert help_of(f"{HEAD}{line}\n") == help


@pytest.mark.parametrize(
    "line",
    [
        "Ann plays red 5 Bob plays red 1",
        "Ann passes Bob passes",
        "Ann plays red 5, Bob draws",
        "Ann plays red 5; Bob draws",
        "Ann plays red 5 and Bob draws",
        "Ann draws Bob draws Ann draws",
        "Ann draws & Bob draws Ann draws",
    ],
)
def test_two_acts_on_one_line(line):
    wanted = "write each on a line of its own, or `&` between them if they are at the same time"
    assert faults(f"{HEAD}{line}\n") == [("U401", 3)]
    assert help_of(f"{HEAD}{line}\n") == wanted


@pytest.mark.parametrize(
    "line", ["Ann plays Green reverse", "Ann plays Red 5", "Ann catches Bob Bob", "Ann draws Red Fives"]
)
def test_one_act_with_a_card_in_capital_letters_is_no_second_act(line):
    assert "line of its own" not in help_of(f"{HEAD}{line}\n")


def test_a_line_that_can_not_be_read_is_not_also_missing():
    assert [code for code, _ in faults("varaint x\nseats Ann\n")] == ["U401"]


def test_a_long_transcript_is_refused_at_once():
    assert faults(HEAD + "\n" * MOST_LINES) == [("U405", MOST_LINES + 1)]


def test_many_faults_are_counted():
    found = faults(HEAD + "nonsense\n" * 100)
    assert len(found) == 21
    assert found[-1] == ("U002", None)


def test_a_line_of_thousands_of_acts_is_told_in_words():
    text = "variant classic\nseats Ann, Bob\nhands\n  Ann red 1\n  Bob red 2\nupcard red 3\n\n" + "Ann draws " * 3000
    with pytest.raises(Failed) as failed:
        read(Source("game.transcript", text))

    assert [error.message for error in failed.value.diagnostics] == ["there are two acts on one line"]
