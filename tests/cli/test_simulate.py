"""`unolang simulate` reports on many games, the same ones for the same seed."""

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
    whole = done.json()
    assert "seed" in str(whole)


def test_bots_are_named_for_all_or_for_each_seat():
    for bots in (["--bot", "greedy,random"], ["--bot", "greedy", "--bot", "random"], ["--bot", "random"]):
        run("simulate", "classic", *FEW[:-2], "--seats", "2", *bots).fine()


def test_options_and_editions_matter():
    plain = run("simulate", "true-and-correct", *FEW, "--json").fine().json()
    assert run("simulate", "true-and-correct", *FEW, "--json", "--option", "ending=play-on").fine().json() != plain
    assert run("simulate", "true-and-correct", *FEW, "--json", "--edition", "M2015").fine().json() != plain


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
from unolang.simulate.run import Player
Player.game = lambda self, number: time.sleep(300)
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
