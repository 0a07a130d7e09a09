"""Random games of every variant end by its rules: none is stuck, contradicts itself or has to be cut short.

One is played for each number of seats by default, 2,000 with UNOLANG_FULL=1; the docs tell what came of these.
A target is set as low as the rules allow, so that a game is a round or two.
"""

import os
from functools import cache

import pytest

from unolang.pipeline import compile_rules
from unolang.program.program import Program
from unolang.simulate.run import Settings, run
from unolang.text.shipped import variant_names, variant_path

GAMES = 2000 if os.environ.get("UNOLANG_FULL") else 1
SHORT = {"target": "50"}
SEATS = (2, 4, 7, 12, 20)


@cache
def program_of(variant: str) -> Program:
    """A shipped variant with short games."""
    path = variant_path(variant)
    assert path is not None
    options = {name for name, _ in compile_rules(path).options}
    return compile_rules(path, {name: value for name, value in SHORT.items() if name in options})


TABLES = [
    pytest.param(variant, seats, id=f"{variant}-{seats}")
    for variant in variant_names()
    for seats in SEATS
    if program_of(variant).seats[0] <= seats <= program_of(variant).seats[1]
]


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_random_games_end_by_the_rules(variant, seats):
    settings = Settings(seats=seats, games=GAMES, seed=1, bots=("random",), probed=0)
    tally = run(program_of(variant), settings, workers=(os.cpu_count() or 1) if GAMES > 100 else 1).tally

    assert dict(tally.endings) == {"over": GAMES}
