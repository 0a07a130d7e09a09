"""Random play gives the numbers that other engines, written independently of this one, have measured for the same games.

The full runs, 20,000 games each, are made when UNOLANG_FULL is set; the suite makes shorter ones, held to the same error of sampling.
"""

import os
from math import sqrt

import pytest

from tests.house import project
from unolang.pipeline import compile_rules
from unolang.simulate.run import Run, Settings, run

FULL = bool(os.environ.get("UNOLANG_FULL"))
ERRORS = 4.5  # standard errors; a right engine fails less than once in 100,000 seeds

# The official game cut down, four players: over a million games of a program in C.
OFFICIAL_DECISIONS, OFFICIAL_SD, FIRST_SEAT = 53.885, 26.0, 0.2599
# Crazy eights, four players, a game at most 100 plays long: measured with two engines.
EIGHTS_DECISIONS = 198.65


def played(rules: str, games: int, seed: int = 20) -> Run:
    program = compile_rules(project.ROOT / rules)
    settings = Settings(seats=4, games=games, seed=seed, probed=0)
    return run(program, settings, workers=(os.cpu_count() or 1) if FULL else 1)


def numbers(done: Run) -> tuple[int, float, float]:
    """How many games, the mean of their decisions, and the spread of these."""
    histogram = done.tally.figures["decisions"]
    n = sum(histogram.values())
    mean = sum(value * times for value, times in histogram.items()) / n
    return n, mean, sqrt(sum((value - mean) ** 2 * times for value, times in histogram.items()) / (n - 1))


def test_the_official_game_cut_down():
    done = played("tests/variants/naive-uno.uno", 20_000 if FULL else 1_000)
    n, mean, sd = numbers(done)
    assert done.tally.endings == {"over": n}
    assert abs(mean - OFFICIAL_DECISIONS) < ERRORS * OFFICIAL_SD / sqrt(n)
    assert sd == pytest.approx(OFFICIAL_SD, rel=0.2 if not FULL else 0.05)
    share = done.tally.wins[0] / n
    assert abs(share - FIRST_SEAT) < ERRORS * sqrt(FIRST_SEAT * (1 - FIRST_SEAT) / n)
    if FULL:
        print(f"{n} games: {mean:.2f} decisions a game, sd {sd:.2f}; first seat {share:.4f}")  # noqa: T201


def test_crazy_eights():
    done = played("variants/crazy-eights.uno", 20_000 if FULL else 300)
    n, mean, sd = numbers(done)
    assert done.tally.endings == {"over": n}
    assert abs(mean - EIGHTS_DECISIONS) < ERRORS * sd / sqrt(n)
    if FULL:
        print(f"{n} games: {mean:.2f} decisions a game, sd {sd:.2f}")  # noqa: T201
