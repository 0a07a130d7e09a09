"""How many decisions a second the machine takes, with random bots, beside a plain script of the same game.

    python benchmarks/compare_naive.py [--rounds N] [--seconds S] [--baseline SCRIPT ...] [--at-most RATIO]

Everything runs in this one process tree, in turn in every round; the medians of the rounds are told, and of their ratios.
A baseline is a Python script that takes SECONDS and SEED and prints one line of JSON with `decisions` and `seconds`.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from unolang.pipeline import compile_rules
from unolang.simulate.run import Series, Settings

ROOT = Path(__file__).resolve().parent.parent
SAME, CLASSIC = ROOT / "tests/variants/naive-uno.uno", ROOT / "variants/classic.uno"
COMPARED = "machine, the same game"
MOST = 1000  # acts in a game, so that no round of measuring ends in the middle of a long one

Rate = Callable[[float, int], float]
"""Decisions a second, measured for so many seconds from this seed."""


def script(path: Path) -> Rate:
    """A script that prints what it did."""

    def rate(seconds: float, seed: int) -> float:
        command = [sys.executable, str(path), str(seconds), str(seed)]
        told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        return float(told["decisions"]) / float(told["seconds"])

    return rate


def machine(rules: Path, *, counted: bool) -> Rate:
    """The machine with random bots at a rule set, in this process; with `counted`, everything that a report needs is added up too."""
    program = compile_rules(rules)

    def rate(seconds: float, seed: int) -> float:
        series = Series(program, Settings(seed=seed, probed=0, most_acts=MOST))
        series.game(0)
        decisions, number = 0, 1
        start = time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            if counted:
                decisions += series.game(number).figures["decisions"]
            else:
                table = series.table(number)
                table.play()
                decisions += table.acts - table.deals
            number += 1
        return decisions / spent

    return rate


def main() -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contender in each round")
    parser.add_argument("--baseline", type=Path, action="append", default=[], help="one more script to compare with")
    parser.add_argument("--at-most", type=float, help="fail if a baseline is more than so many times as fast")
    asked = parser.parse_args()
    scripts = {path.name: script(path) for path in (ROOT / "benchmarks/plain_script.py", *asked.baseline)}
    contenders = {
        **scripts,
        COMPARED: machine(SAME, counted=False),
        "the same, counted": machine(SAME, counted=True),
        "machine, classic": machine(CLASSIC, counted=False),
    }
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(asked.rounds):
        for name, rate in contenders.items():
            rates[name].append(rate(asked.seconds, number + 1))
    print(f"{'':24}{'decisions/s':>12}{'from':>10}{'to':>10}  times as fast as the {COMPARED}")
    worst = 0.0
    for name, found in rates.items():
        ratios = [one / other for one, other in zip(found, rates[COMPARED], strict=True)]
        if name in scripts:
            worst = max(worst, median(ratios))
        told = f"{median(ratios):8.2f}  ({min(ratios):.2f} to {max(ratios):.2f})"
        print(f"{name:24}{median(found):12,.0f}{min(found):10,.0f}{max(found):10,.0f}  {told}")
    return 1 if asked.at_most is not None and worst > asked.at_most else 0


if __name__ == "__main__":
    sys.exit(main())
