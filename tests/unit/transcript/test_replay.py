"""A transcript is played against the rules, and is told where the two part."""

import pytest

from tests.unit.transcript.tables import codes, played

HEAD = "variant classic\nseats Ann, Bob, Cy\n"
HANDS = """\
variant classic
seats Ann, Bob, Cy
hands
    Ann  red 5, blue 3, ??
    Bob  red 1, ??, ??
    Cy   ??, ??
upcard red 7
"""


def holds(text):
    outcome = played(text)
    assert outcome.errors == ()
    return outcome


def fault(text):
    (error,) = played(text).errors
    return error


# the table


def test_a_position_is_the_whole_deck():
    holds(f"{HANDS}expect draw-pile 99, discards 1, round 1, turn Ann, dealer Cy, owed 0, direction clockwise\n")


def test_who_has_no_hand_is_out_of_the_round():
    text = HANDS.replace("    Bob  red 1, ??, ??\n", "")
    holds(f"{text}expect out Bob, in Ann, hand Bob 0\nAnn plays red 5\nexpect turn Cy\n")


def test_a_position_is_taken_as_it_is_written():
    holds(
        f"{HANDS.replace('red 7', 'wild, blue')}turn Bob\ndirection counterclockwise\nowed 4 for draw-two\nround 3\n"
        "scores Ann 120, Cy -3\nsaid Cy uno\nset idle is 2\ndraws red 9\ndiscards blue 1, blue 2\n"
        "expect turn Bob, direction counterclockwise, owed 4 for draw-two, round 3, score Ann 120, score Cy -3\n"
        "expect said Cy uno, unsaid Ann uno, idle is 2, color blue, upcard wild, discards 3\n"
        "Bob settles\nexpect holds Bob red 9, hand Bob 7, turn Ann\n"
    )


def test_a_window_is_not_opened_by_what_was_true_before():
    text = HANDS.replace("??, ??\nupcard", "??\nupcard")
    holds(f"{text}expect closed forgot\nAnn plays red 5\nexpect closed forgot\n")
    holds(f"{text}open forgot for Cy\nexpect open forgot for Cy\nAnn catches Cy\nexpect hand Cy 3, closed forgot\n")


@pytest.mark.parametrize(
    "line",
    [
        "packs 2",
        "draws 98 of ??, red 5, red 5",
        "draws 999999 of ??",
        "discards red 5, red 5, red 5",
        "round 0",
        "round 99999999999",
        "owed 0 for draw-two",
        "set idle of Ann is 3",
        "set idle is 99999999999",
    ],
)
def test_a_table_that_can_not_be(line):
    text = HANDS.replace("hands", f"{line}\nhands") if line.startswith("packs") else f"{HANDS}{line}\n"
    assert codes(text) == ["U409"]


@pytest.mark.parametrize("seats", ["Ann", ", ".join(f"P{i}" for i in range(30))])
def test_too_few_and_too_many_people(seats):
    assert codes(f"variant classic\nseats {seats}\n") == ["U409"]


def test_nobody_in_the_round():
    assert "U409" in codes(f"{HEAD}hands\nupcard red 7\n")


def test_all_unknown_names_are_told_together():
    text = (
        f"{HANDS}set foo is 1\nopen bar\nAnn plays red 55\nAn draws\nAnn drwas\nexpect acted tern, colour red\n"
        "expect holds Ann blue 77, idle of Ann is 3\nAnn plays red 5 refused by nothing\n"
    )
    assert codes(text) == ["U407", "U407", "U408", "U406", "U407", "U407", "U407", "U408", "U409", "U407"]


def test_an_unknown_verb_is_told_with_the_acts_that_the_rules_have():
    error = fault(f"{HANDS}Ann flies red 5\n")

    assert error.code == "U407"
    acts = "`deals`, `plays`, `draws`, `passes`, `settles`, `says`, `catches`"  # in the order of the text
    assert error.because == f"the acts of these rules are {acts}"
    assert fault(f"{HANDS}Ann playes red 5\n").help == "did you mean `plays`?"


# unknown cards


def test_an_unknown_card_is_what_a_later_line_plays():
    holds(f"{HANDS}Ann plays red 9\nexpect hand Ann 2, upcard red 9, cannot Ann plays red 9\n")


def test_a_known_card_goes_before_an_unknown_one():
    holds(f"{HANDS}Ann plays red 5\nBob plays red 1\nexpect hand Bob 2, holds Bob ??\n")


def test_a_card_that_is_not_there_can_not_be_played():
    assert fault(f"{HANDS.replace('blue 3, ??', 'blue 3')}Ann plays red 9\n").code == "U411"
    assert fault(f"{HANDS}discards red 9, red 9\nAnn plays red 9\n").code == "U409"


def test_nobody_plays_an_unknown_card():
    assert fault(f"{HANDS}Ann plays ??\n").code == "U411"
    assert fault(f"{HANDS}Ann plays\n").code == "U411"


def test_a_refused_play_tells_nothing_of_unknown_cards():
    holds(f"{HANDS}Ann plays green 9 refused\nexpect holds Ann ??\n")


def test_a_drawn_card_is_what_the_line_says():
    holds(f"{HANDS}Ann draws red 9\nexpect holds Ann red 9\nAnn plays red 9\n")
    assert fault(f"{HANDS}draws red 8\nAnn draws red 9\n").code == "U415"
    assert "red 8" in fault(f"{HANDS}draws red 8\nAnn draws red 9\n").label
    assert fault(f"{HANDS}draw-pile none\nAnn draws red 9\n").code == "U415"


def test_a_drawn_card_comes_to_the_top_of_a_new_draw_pile():
    text = f"{HANDS}discards red 1, blue 1, green 1, yellow 1\ndraw-pile none\n"
    for card in ("red 1", "blue 1", "green 1", "yellow 1"):
        holds(f"{text}Ann draws {card}\nexpect holds Ann {card}, draw-pile 3\n")
    assert fault(f"{text}Ann draws green 2\n").code == "U415"


# chance


def test_a_deck_may_be_listed_in_part():
    holds(
        f"{HEAD}deck red 1, red 2, red 3, 18 of ??, blue 5\nCy deals\nexpect holds Ann red 1, upcard blue 5, hand Cy 7\n"
    )
    assert fault(f"{HEAD}deck 3 of red 0\nCy deals\n").code == "U419"


def test_a_shuffle_is_as_it_is_written():
    text = f"{HANDS}discards red 1, blue 1, green 1\ndraw-pile none\nAnn draws\n"
    holds(f"{text}    shuffled blue 1, green 1, red 1\nexpect holds Ann blue 1\n")
    holds(f"{text}    shuffled blue 1\nexpect holds Ann blue 1, draw-pile 2\n")
    assert fault(f"{text}    shuffled blue 2\n").code == "U419"
    assert fault(f"{text}    shuffled blue 1, green 1, red 1, red 2\n").code == "U419"
    assert fault(f"{text}    shuffled blue 1\n    shuffled blue 1\n").code == "U419"


def test_a_seed_decides_what_is_not_written():
    def hands(seed):
        state = holds(f"{HEAD}seed {seed}\nCy deals\n").state
        return state.hands

    assert hands(1) == hands(1)
    assert hands(1) != hands(2)


# refusals and answers


def test_the_first_break_is_told_with_the_table():
    error = fault(f"{HANDS}Ann plays red 5\nAnn plays blue 3\nexpect turn Cy\n")
    assert error.code == "U411"
    assert error.message == "`Ann plays blue 3` is refused"
    assert error.label.startswith("it is somebody else's turn")
    assert "rule `turn` (classic.uno:" in error.because
    assert "the table here: turn Bob, upcard red 5, color red" in error.because
    assert "Bob 3: red 1, ??, ??" in error.because


def test_what_is_possible_is_told():
    assert "`Ann plays red 5`, `Ann draws`" in fault(f"{HANDS}Ann plays blue 3\n").help


def test_an_act_after_a_refused_one_finds_the_table_untouched():
    before = holds(f"{HANDS}expect turn Ann\n").state
    after = holds(f"{HANDS}Bob draws refused\nAnn passes refused\n").state
    assert before.hands == after.hands
    assert before.turn == after.turn


def test_answers_stand_on_the_line_or_on_their_own():
    text = HANDS.replace("blue 3, ??", "blue 3, wild")
    end = "expect color green, turn Bob\n"
    holds(f"{text}Ann plays wild, green\n{end}")
    holds(f"{text}Ann plays wild\nexpect asked Ann\nBob draws refused\nBob names red refused\nAnn names green\n{end}")
    assert codes(f"{text}Ann plays wild, purple\n") == ["U407"]
    assert codes(f"{text}Ann plays wild, green, red\n") == ["U414"]
    assert codes(f"{text}Ann plays wild\nAnn cuts 3\n") == ["U414"]
    assert codes(f"{text}Ann names red\n") == ["U414"]
    assert codes(f"{text}Ann plays wild\nBob draws\n") == ["U411"]


@pytest.mark.parametrize(
    "item",
    [
        "turn Bob", "hand Ann 4", "holds Ann red 6", "upcard red 8", "color blue", "rank 8", "owed 2", "owed 0 for draw-two",
        "direction counterclockwise", "open forgot", "open forgot for Ann", "said Ann uno", "score Ann 3", "dealer Ann",
        "round 2", "draw-pile 3", "discards 2", "stage over", "stage setting out", "asked Ann", "out Ann", "winner Ann",
        "idle is 3", "may Ann plays blue 3", "may Ann passes", "cannot Ann plays red 5", "cannot Ann draws", "acted turn",
    ],
)  # fmt: skip
def test_an_expectation_that_does_not_hold(item):
    error = fault(f"{HANDS}expect turn Ann, {item}\n")
    assert error.code == "U416"
    assert error.message == f"`{item}` does not hold"
    assert error.label


def test_rules_act_in_the_last_line():
    holds(
        f"{HANDS}Ann plays red 5\nexpect acted turn, acted match, idle draw\nBob draws\nexpect acted draw, idle turn\n"
    )


# at the same time

TIED = """\
variant "Tied"
    source "Sheet" as S
    players 2 to 4
    packs 1

deck
    color is red or blue
    in each color
        9 of one

rule deal "One card each"
    permit deal by the dealer
    on deal
        everyone is dealt 1 card
        the dealer plays the top of the draw pile

rule lay "Any card goes, and a turn is a card"
    permit play of a card
    on play: end the turn

rule quick "The first to knock takes a card from the pile"
    cite S1
    permit knock by anyone
    permit shout by anyone
    remember first is nobody this round
    on knock or shout, when first is nobody: first becomes the player
{tie}
rule over "Somebody is out"
    round ends when any player has no cards
    game ends when round-number is 1
    wins first out
"""
AT_ONCE = "variant tied\nseats Ann, Bob\nhands\n  Ann red one, red one\n  Bob blue one\nupcard red one\n"


def test_at_the_same_time_a_tie_decides():
    rules = TIED.format(tie="    tie: shout before knock\n")
    ending = "expect first is Bob\n"
    assert codes(f"{AT_ONCE}Ann knocks & Bob shouts\n{ending}", rules) == []
    assert codes(f"{AT_ONCE}Bob shouts & Ann knocks\n{ending}", rules) == []


def test_at_the_same_time_without_a_tie():
    rules = TIED.format(tie="")
    assert codes(f"{AT_ONCE}Ann knocks & Bob shouts\n", rules) == ["U417"]
    assert codes(f"{AT_ONCE}Ann knocks\nAnn shouts & Bob shouts\nexpect first is Ann\n", rules) == []
    assert codes(f"{AT_ONCE}Ann knocks & Bob plays blue one\n", rules) == ["U411"]


JOINED = """\
rule join "Newcomers take the next chairs"
    permit join by newcomers
    remember late is 0 this game
    on join: late becomes late + 1
"""


def test_at_the_same_time_several_join():
    rules = TIED.format(tie="") + JOINED
    outcome = played("variant tied\nseats Ann, Bob\nDee joins & Eve joins\nexpect late is 2\nBob deals\n", rules)
    assert outcome.errors == ()
    assert outcome.seats == ("Ann", "Bob", "Dee", "Eve")


def test_nobody_has_joined_on_a_line_that_breaks():
    outcome = played("variant tied\nseats Ann, Bob\nDee joins & Bob deals\n", TIED.format(tie="") + JOINED)
    assert [error.code for error in outcome.errors] == ["U417"]
    assert outcome.seats == ("Ann", "Bob")


# head


def test_the_digest_of_the_rules():
    assert codes("variant classic\nrules 00\nseats Ann, Bob\n") == ["U410"]


def test_options_and_editions_choose_the_rules():
    text = (
        "seats Ann, Bob\nhands\n  Ann red 5, red 6\n  Bob red 1, ??\nupcard red 7\nAnn plays red 5\nBob catches Ann\n"
    )
    holds(f"variant true-and-correct\nedition M2001\n{text}expect hand Ann 5\n")
    holds(f"variant true-and-correct\nedition M2008\n{text}expect hand Ann 3\n")
    holds(f"variant true-and-correct\noption uno-penalty is 2\n{text}expect hand Ann 3\n")


def test_a_row_is_shown_by_a_refusal_and_by_a_permit():
    text = "variant true-and-correct\nshows T1\nseats Ann, Bob\nhands\n  Ann red draw-two, ??\n  Bob ??, ??\nupcard red 7\n"
    assert codes(f"{text}Ann plays red draw-two\n") == ["U418"]
    holds(f"{text}Ann plays red draw-two\nBob plays blue draw-two refused\n")
    holds(f"{text}Ann plays red draw-two\nBob settles\n")
    assert codes(text.replace("T1", "T99")) == ["U407"]
