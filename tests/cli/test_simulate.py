"""`unolang simulate` reports on many games, the same ones for the same seed."""

import json
import os
import re
import signal
import subprocess
import sys
import time

import pytest

from tests.cli.console import HOUSE, hear_interrupts, run, run_process
from tests.house import project

FEW = ("--games", "4", "--seed", "1", "-o", "target=50", "--bot", "greedy")


def numbers(done):
    """The one JSON object that is printed; its format is younger than that of other commands."""
    whole = json.loads(done.fine().out)
    assert whole["format_version"] == "2.0"
    assert whole["tool"]["name"] == "unolang"
    return whole


def test_a_report_is_printed():
    done = run("simulate", "classic", *FEW).fine()
    assert "Classic" in done.out
    assert "4 games" in done.out
    assert "wild-draw-four" in done.out


def test_what_is_played_is_told_before_it_is(monkeypatch):
    def interrupted(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr("unolang.cli.commands.simulate.run", interrupted)
    done = run("simulate", "classic", *FEW)
    assert done.code == 130
    assert done.out == "Classic: 4 games, 4 seats, bots greedy, seed 1\n"


def test_rules_that_had_no_part_are_no_warning():
    done = run("simulate", "classic", *FEW).fine()
    assert "never came up with 4 seats: two-players (classic.uno:" in done.out
    assert "warning" not in done.out


def test_nothing_moves_on_a_pipe():
    assert run_process("simulate", "classic", *FEW).fine().err == ""


def test_the_seed_is_told_if_none_is_given():
    done = run("simulate", "crazy-eights", "--games", "2").fine()
    seed = re.search(r"seed\D{0,4}(\d+)", done.out).group(1)
    assert run("simulate", "crazy-eights", "--games", "2", "--seed", seed).fine().out == done.out


def test_workers_change_nothing():
    alone = run("simulate", "classic", *FEW, "--json").fine().out
    assert run_process("simulate", "classic", *FEW, "--json", "--workers", "2").fine().out == alone


def test_json_is_one_object_alone():
    done = run("simulate", "classic", *FEW, "--seats", "3", "--json").fine()
    assert done.err == ""
    assert numbers(done)["settings"]["seed"] == 1


def test_bots_are_named_for_all_or_for_each_seat():
    for bots in (["--bot", "greedy,random"], ["--bot", "greedy", "--bot", "random"], ["--bot", "random"]):
        run("simulate", "classic", *FEW[:-2], "--seats", "2", *bots).fine()


def test_options_and_editions_matter():
    plain = numbers(run("simulate", "true-and-correct", *FEW, "--json"))
    assert numbers(run("simulate", "true-and-correct", *FEW, "--json", "--option", "ending=play-on")) != plain
    assert numbers(run("simulate", "true-and-correct", *FEW, "--json", "--edition", "M2015")) != plain


@pytest.mark.parametrize("number", ["1", "4"])
def test_a_game_is_saved_and_replays(number, tmp_path):
    target = tmp_path / "game.transcript"
    done = run("simulate", "classic", *FEW, "--save-game", number, target).fine()
    assert f"wrote {target}" in done.err
    run("replay", target).fine()


def test_a_house_rule_shows_in_the_report(tmp_path):
    path = tmp_path / "house.uno"
    path.write_text(HOUSE, encoding="utf-8")
    assert "sevens" in run("simulate", path, *FEW).fine().out


def test_a_rule_set_by_standard_input():
    assert "sevens" in run("simulate", "-", *FEW, stdin=HOUSE).fine().out


@pytest.mark.parametrize("name", ["a.uno", "the/house.uno"])
def test_a_game_of_rules_that_are_called_like_an_article_can_be_read(name, tmp_path):
    rules, target = tmp_path / name, tmp_path / "g.transcript"
    rules.parent.mkdir(exist_ok=True)
    rules.write_text(HOUSE, encoding="utf-8")
    done = run("simulate", rules, *FEW, "--save-game", "1", target).fine()
    called = re.search(r"put its rules beside it as (\S+\.uno)", done.err).group(1)
    (tmp_path / called).write_text(HOUSE, encoding="utf-8")
    run("replay", target).fine()


SLOW = """\
import time
from unolang.cli.main import main
from unolang.simulate.run import Series
Series.game = lambda self, number: time.sleep(300)
if __name__ == "__main__":
    main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are of another kind there")
def test_an_interruption_does_not_wait_for_long_games(tmp_path):
    script = tmp_path / "slow.py"
    script.write_text(SLOW, encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, script, "simulate", "classic", "--games", "40", "--workers", "2"],
        env={**os.environ, "PYTHONPATH": str(project.ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_interrupts,
    )
    try:
        assert process.stdout is not None
        assert "Classic" in process.stdout.readline()
        time.sleep(2)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    finally:
        process.kill()
    assert process.returncode == 130, err
    assert "interrupted after 0 of 40 games" in out
    assert "Traceback" not in err


SLAPS = ("--games", "2", "--seed", "1", "-o", "target=50", "--seats", "3")
SLAP = project.ROOT / "tests" / "mechanisms" / "slap.uno"


def test_the_seats_are_compared_if_their_habits_differ():
    done = run("simulate", SLAP, *SLAPS, "--habit", "2.reaction=1.6").fine()
    assert done.out.startswith("Slapping: 2 games, 3 seats, bots greedy, seed 1; seat 2: reaction 1.6\n")
    assert re.search(r"^  seat  out of turn .* too late .* unsaid", done.out, re.MULTILINE)
    alike = run("simulate", SLAP, *SLAPS, "--habit", "reaction=1.6", "--habit", "slap=0.9").fine()
    assert "; habits: reaction 1.6, slap 0.9\n" in alike.out
    assert re.search(r"^  each seat  mean(?: +\d+\.\d\d){4}$", alike.out, re.MULTILINE)


def test_what_is_said_of_one_seat_goes_first_in_any_order():
    one = run("simulate", SLAP, *SLAPS, "--json", "--habit", "2.forgets=1", "--habit", "forgets=0").fine()
    other = run("simulate", SLAP, *SLAPS, "--json", "--habit", "forgets=0", "--habit", "2.forgets=1").fine()
    assert one.out == other.out
    whole = numbers(one)
    assert [habits["forgets"] for habits in whole["settings"]["habits"]] == [0, 1, 0]
    assert [seat["unsaid"]["max"] > 0 for seat in whole["seats"]] == [False, True, False]


@pytest.mark.parametrize("slap", ["0", "1"])
def test_the_chance_of_one_act_is_set_by_its_name(slap):
    whole = numbers(run("simulate", SLAP, *SLAPS, "--json", "--habit", "catch=0", "--habit", f"slap={slap}"))
    assert all((seat["out_of_turn"]["mean"] > 0) == (slap == "1") for seat in whole["seats"])
    assert all(seat["said"]["mean"] > 0 for seat in whole["seats"])


def test_a_blink_is_a_setting():
    assert numbers(run("simulate", SLAP, *SLAPS, "--json", "--blink", "0.2"))["settings"]["blink"] == 0.2
    assert run("simulate", SLAP, *SLAPS, "--blink", "-1").code == 2


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("reacton=1", "did you mean `reaction`"),
        ("slop=1", "acts out of turn: catch, slap"),
        ("play=1", "there is no habit `play`"),
        ("4.reaction=1", "there is no seat 4 among 3"),
        ("slap=1.5", "`slap` is from 0 to 1"),
        ("reaction=-1", "`reaction` is from 0 to"),
        ("reaction=soon", "`reaction` is a number"),
        ("distribution=normal", "log-normal or exponential or uniform or fixed"),
        ("reaction", "not of the form"),
    ],
)
def test_wrong_habits_are_refused_with_what_there_is(wrong, told):
    done = run("simulate", SLAP, *SLAPS, "--habit", wrong)
    assert done.code == 2
    assert told in " ".join(done.err.split())


def test_a_habit_is_given_once():
    done = run("simulate", SLAP, *SLAPS, "--habit", "slap=1", "--habit", "slap=0")
    assert done.code == 2
    assert "`slap` is given twice, as `1` and as `0`" in done.err


def test_habits_that_change_nothing_are_remarked_on():
    done = run("simulate", "crazy-eights", "--games", "1", "--habit", "reaction=2").fine()
    assert "in Crazy Eights nobody acts out of turn, so habits change nothing" in done.err
