"""What somebody at the terminal is told beside the acts: hands, numbers of cards, reasons, and what may be typed."""

import re
from itertools import pairwise

import pytest

from tests.cli.console import run

FAIR = """\
variant "Fair"
    players 2 to 4

deck
    tint is pale
    in pale
        30 of 1

rule deal "Four cards each, and the dealer turns one up"
    permit deal by the dealer
    on deal: everyone is dealt 4 cards
    on deal: the dealer plays the top of the draw pile

rule turn "Any card goes"
    permit play of a card
    permit draw
    on play: end the turn

rule slap "All cards look the same, so any may be slapped, until the next turn begins"
    window slap
        opens on play from a hand
        closes when a turn begins
        permit play of a card identical to the upcard by anyone out of turn, as slap

rule whim "Anybody may look at a card at any time, which costs two"
    permit peek by anyone
    on peek: the player draws 2 cards

rule trade "Whoever plays may trade hands, and all wait until they do or go on"
    window trade
        opens on play from a hand, when the player has cards
        closes on trade or resume
        permit trade with another by the opener
        permit resume by the opener
        forbid play or draw by anyone
    on trade: the player and the other swap hands

rule fine "Trading costs a card"
    comes after trade
    on trade: the player draws 1 card

rule out "The first without cards wins"
    round ends when any player has no cards
    game ends when round-number is 1
    wins first out
"""

QUESTIONS = """\
variant "Questions"
    based on classic

rule choice "Whoever plays a number chooses somebody, who gets a card"
    remember chosen is nobody this turn
    on play of 0 to 9, when the player has cards
        the player chooses chosen from others
        chosen draws 1 card

rule hands "After a draw two all pass their hands on"
    on settle: hands pass among everyone
"""


@pytest.fixture
def fair(tmp_path):
    """A game of like cards whose bots do nothing but play and draw."""
    path = tmp_path / "fair.uno"
    path.write_text(FAIR, encoding="utf-8")
    habits = [part for one in ("alertness=0", "whim=0", "distribution=fixed") for part in ("--habit", one)]

    def sit_down(*lines, seats="3"):
        typed = "".join(f"{line}\n" for line in lines)
        return run("play", path, "--seats", seats, "--seed", "1", *habits, stdin=typed).fine().out

    return sit_down


PLAYED = ("", "play pale 1")


def test_cards_that_a_rule_makes_somebody_take_are_told_with_the_rule(fair):
    assert "Ann takes pale 1 (fine)\n" in fair(*PLAYED, "trade Bob")
    assert "Ann peeks\nAnn takes pale 1, pale 1 (whim)\n" in fair("peek")


def test_cards_of_a_debt_and_of_the_deal_need_no_reason():
    out = run("play", "classic", "--seats", "3", "--seed", "3", stdin="settle\n").fine().out
    assert "Ann settles 2 cards\nAnn takes blue 4, blue 5\n" in out
    assert not re.search(r"gets .*\(", out)


def test_a_hand_that_is_new_is_shown(fair):
    """Bob has four cards, and Ann one of the three that she gives him less than she has then, for the fine."""
    out = fair(*PLAYED, "trade Bob")
    assert "Ann and Bob swap hands\nAnn takes pale 1 (fine)\nyou hold  pale 1, pale 1, pale 1, pale 1, pale 1\n" in out


def test_a_hand_that_was_passed_on_is_shown(tmp_path):
    path = tmp_path / "questions.uno"
    path.write_text(QUESTIONS, encoding="utf-8")
    out = run("play", path, "--seats", "3", "--seed", "3", stdin="settle\n").fine().out
    assert re.search(
        r"^Ann passes the hand to \w+\n(?:\w+ passes .*\n)+Bob has the turn\nyou hold  \w+", out, re.MULTILINE
    )


def test_whoever_may_be_named_is_listed_with_their_cards(fair):
    out = fair(*PLAYED, "trade Bob (4 cards)")
    assert re.search(r"^  \d  trade Bob \(4 cards\)$", out, re.MULTILINE)
    assert "Ann and Bob swap hands" in out
    assert "Ann and Cy swap hands" in fair(*PLAYED, "trade Cy")


def test_an_act_without_its_player_tells_whom_one_may_name(fair):
    assert "say whom: `trade Bob` or `trade Cy`\n" in fair(*PLAYED, "trade")
    assert "`peek` stands alone, nobody and nothing is named with it\n" in fair("peek Bob")


def test_an_act_without_its_card_tells_a_card_of_the_hand(fair):
    assert "say which card, as in `slap pale 1`\n" in fair(*PLAYED, "resume", "slap")


def test_a_card_alone_is_what_may_be_done_with_it(fair):
    out = fair(*PLAYED, "resume", "pale 1")
    assert "> pale 1\nAnn slaps pale 1\n" in out
    assert "> pale 1\nAnn plays pale 1\n" in fair("", "pale 1")
    assert "refused: `play pale 1`" in fair(*PLAYED, "pale 1")  # all wait, so nothing can be done with it


def test_a_card_that_is_refused_may_be_put_down_in_another_way(fair):
    out = fair(*PLAYED, "resume", "play pale 1", "slap pale 1")
    assert "refused: `play pale 1`" in out
    assert "\nbut you may `slap pale 1`\n> slap pale 1\nAnn slaps pale 1\n" in out
    assert "but you may" not in fair(*PLAYED, "play pale 1")


def test_whims_come_last(fair):
    lists = re.findall(r"you may.*\n((?: +\d+  .*\n)+)", fair("table"))
    assert lists
    assert all(one.splitlines()[-1].endswith("  peek") for one in lists)


def test_windows_are_told_only_if_play_waits_for_them(fair):
    out = fair(*PLAYED, "resume", "")
    assert "trade opens for Ann\n" in out
    assert "trade closes\n" in out
    assert not re.search(r"^slap (?:opens|closes)", out, re.MULTILINE)


def test_the_acts_of_the_rules_are_listed(fair):
    out = fair("?")
    assert "\nacts: deal, play, draw, slap, peek, trade, resume\n" in out
    assert "--habit 1.reaction" in out
    out = run("play", "crazy-eights", "--seed", "1", stdin="?\n").fine().out
    assert "\nacts: deal, " in out
    assert "--habit" not in out  # nobody acts out of turn there


def test_a_question_shows_the_cards_once_and_how_many_the_others_hold(tmp_path):
    path = tmp_path / "questions.uno"
    path.write_text(QUESTIONS, encoding="utf-8")
    for seed in range(1, 60):
        arguments = ("play", path, "--seats", "3", "--seed", str(seed))
        card = re.search(r"^  \d+  play (\w+ \d)$", run(*arguments, stdin="").fine().out, re.MULTILINE)
        if card:
            break
    out = run(*arguments, stdin=f"play {card[1]}\nx\nBob\n").fine().out
    asked = out.split(f"Ann plays {card[1]}\n")[1].split("Ann chooses Bob")[0]
    held = re.findall(r"^you hold  (.*)$", out, re.MULTILINE)
    assert re.search(
        r"^you hold  .*\nchoose a player\n  1  Bob \(\d+ cards?\)\n  2  Cy \(\d+ cards?\)\n", asked, re.MULTILINE
    )
    assert asked.count("you hold") == 1
    assert sorted([*held[1].split(", "), card[1]]) == sorted(held[0].split(", "))


def test_the_scores_are_told_after_a_round():
    """What each has after a round is what each had before, and what the round has brought."""
    out = run("play", "polish", "--seats", "2", "--seed", "5", "--bot", "random", stdin="1\n" * 400).fine().out
    rounds = out.split(" is over\n")[1:]
    told = [dict(re.findall(r"(\w+) (-?\d+)", line)) for line in re.findall(r"^scores: (.*)$", out, re.MULTILINE)]
    assert len(told) >= 2
    for (_, now), (before, after) in zip(enumerate(rounds[1:]), pairwise(told), strict=False):
        brought = re.findall(r"^(\w+) scores (-?\d+)$", now.split("\nscores: ")[0], re.MULTILINE)
        for name in ("Ann", "Bob"):
            assert int(after[name]) == int(before[name]) + sum(int(n) for who, n in brought if who == name)


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_number_of_packs_is_chosen(command):
    few = ("--games", "1") if command == "simulate" else ()
    done = run(command, "polish", "--packs", "5", *few)
    assert done.code == 2
    assert "`Polish Uno` with 4 players takes 2 to 4 packs, not 5" in done.err
    assert run(command, "polish", "--packs", "0", *few).code == 2
    assert "takes 1 pack, not 2" in run(command, "classic", "--packs", "2", *few).err


def test_packs_make_more_cards():
    """Twenty of 432 cards are dealt, and one is turned up."""
    out = run("play", "polish", "--packs", "4", "--seats", "4", "--seed", "2", stdin="\n" * 9).fine().out
    draws = int(re.search(r"piles     (\d+) to draw", out)[1])
    assert 4 * 108 - 21 - 16 <= draws <= 4 * 108 - 21
