"""What comes of a run depends on nothing but the program and the settings."""

import json
import os
import subprocess
import sys

import pytest

from tests.house import project
from tests.unit.simulate.toys import program_of
from unolang.machine.machine import Machine
from unolang.simulate.habits import Habits
from unolang.simulate.render import lines
from unolang.simulate.report import as_json, report
from unolang.simulate.run import CHUNK, Run, Series, Settings, run
from unolang.simulate.tally import Tally
from unolang.text.source import Source
from unolang.transcript.read import read
from unolang.transcript.replay import replay
from unolang.transcript.write import write

GAMES = 2 * CHUNK + 5


def settings(**changed):
    return Settings(**{"seats": 3, "games": GAMES, "seed": 11, "probed": 4, **changed})


def test_workers_change_nothing():
    program = program_of("naive-uno")
    alone = run(program, settings())
    assert alone.tally.games == GAMES
    assert run(program, settings(), workers=2) == alone
    assert run(program, settings(), workers=3) == alone


def test_workers_change_nothing_where_seats_race():
    program = program_of("slap")
    raced = settings(habits=(Habits(), Habits(reaction=2.0), Habits(distribution="uniform")), most_acts=150)
    alone = run(program, raced)
    assert sum(alone.tally.by_seat["out of turn"][1].elements()) > 0
    assert run(program, raced, workers=2) == alone


def test_parts_make_the_whole():
    series = Series(program_of("naive-uno"), settings())
    games = [series.game(number) for number in range(12)]
    parts = []
    for chosen in (games[:1], games[1:5], games[5:]):
        part = Tally(3)
        for game in chosen:
            part.add(game)
        parts.append(part)
    whole = Tally(3)
    for game in games:
        whole.add(game)
    for order in (parts, parts[::-1]):
        merged = Tally(3)
        for part in order:
            merged.merge(part)
        assert merged == whole


def test_another_seed_is_another_run():
    program = program_of("naive-uno")
    assert run(program, settings()).tally != run(program, settings(seed=12)).tally


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_interrupted_is_a_shorter_run(workers):
    def interrupt(games):
        if games >= CHUNK:
            raise KeyboardInterrupt

    program = program_of("race")
    cut = run(program, settings(), workers=workers, progress=interrupt)
    assert cut.interrupted
    assert cut.tally == run(program, settings(games=CHUNK)).tally
    told = report(program, cut)
    assert told.games == CHUNK
    assert told.warnings[0] == f"interrupted after {CHUNK} of {GAMES} games"


def test_a_run_that_is_interrupted_at_once_says_so():
    def interrupt(_games):
        raise KeyboardInterrupt

    program = program_of("race")
    cut = run(program, settings(), progress=interrupt)
    nothing = report(program, Run(cut.settings, Tally(3), interrupted=True))
    assert lines(nothing)[1:] == [f"warning: interrupted after 0 of {GAMES} games"]
    assert json.dumps(as_json(nothing))


def test_progress_is_told():
    told: list[int] = []
    run(program_of("race"), settings(), progress=told.append)
    assert told == list(range(1, GAMES + 1))
    told.clear()
    run(program_of("race"), settings(), workers=2, progress=told.append)
    assert told == [*range(CHUNK, GAMES, CHUNK), GAMES]


SCRIPT = """
import json, sys
from tests.unit.simulate.toys import program_of
from unolang.simulate.report import as_json, report
from unolang.simulate.run import Settings, run
settings = Settings(seats=4, games=4, seed=3, bots=("random", "greedy", "random", "greedy"), probed=2, most_acts=300)
print(json.dumps([as_json(report(program_of(name), run(program_of(name), settings))) for name in sys.argv[1:]]))
"""


def test_no_order_of_hashing_gets_in():
    told = []
    for seed in ("1", "4711"):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT, "finlanders", "true-and-correct"],
            cwd=project.ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            check=True,
            capture_output=True,
            text=True,
        )
        told.append(done.stdout)
    assert told[0] == told[1]
    assert all(found["games"] == 4 for found in json.loads(told[0]))


def test_bots_may_differ_by_seat():
    program = program_of("naive-uno")
    told = report(program, run(program, settings(games=40, bots=("greedy", "random", "greedy"))))
    assert [row.bot for row in told.seats] == ["greedy", "random", "greedy"]
    assert sum(row.wins.count for row in told.seats) == 40


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"bots": ("random", "greedy")}, "2 bots for 3 seats"),
        ({"bots": ("clever",)}, "no bot `clever`"),
        ({"games": 0}, "at least one game"),
        ({"habits": (Habits(), Habits())}, "habits of 2 for 3 seats"),
        ({"blink": -1}, "a blink takes"),
    ],
)
def test_wrong_settings_are_refused(wrong, reason):
    with pytest.raises(ValueError, match=reason):
        settings(**wrong)


def test_numbers_that_the_rules_do_not_allow_are_refused():
    with pytest.raises(ValueError, match="players"):
        run(program_of("race"), settings(seats=5), workers=2)


@pytest.mark.parametrize("name", ["naive-uno", "classic", "finlanders", "true-and-correct"])
def test_a_game_can_be_saved_and_replayed(name):
    program = program_of(name)
    series = Series(program, settings(most_acts=250))
    saved = series.transcript(3, ("Ann", "Bob", "Cy"), name)
    text = write(saved)
    assert len(saved.entries) > 5
    outcome = replay(Machine(program), read(Source("saved.transcript", text)))
    assert outcome.errors == ()
    table = series.table(3)
    table.play()
    assert outcome.state is not None
    assert outcome.state.hands == table.state.hands


def test_a_report_is_plain_data():
    program = program_of("talk")
    told = as_json(report(program, run(program, settings())))
    assert json.loads(json.dumps(told)) == told
    assert told["format_version"] == "2.0"
    assert told["settings"]["seed"] == 11
    assert told["settings"]["bots"] == ["random"] * 3
    assert [habits["reaction"] for habits in told["settings"]["habits"]] == [0.7] * 3
