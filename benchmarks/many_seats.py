"""How many acts a second the machine takes at small and at large tables, where everybody may act out of turn.

    python benchmarks/many_seats.py [RULES ...] [--seats N ...] [--rounds N] [--seconds S] [--against ROOT]

One act in eight is a free one, as long as there are any. Numbers of seats that a rule set does not allow are left out.
`--against` measures another copy of the package in turn with this one, in every round, and tells the medians of the ratios.
Each measurement is a process of its own and counts its own time on the processor.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
RULES = [ROOT / "variants" / f"{name}.uno" for name in ("polish", "house-rules", "classic", "crazy-eights")]
MOST = 600  # acts in a game


def measure(rules: Path, seats: int, seconds: float) -> float:
    """Acts a second of the package that is first on the path; none if so many cannot play."""
    from unolang.machine.chance import Chance
    from unolang.machine.machine import Machine
    from unolang.pipeline import compile_rules

    machine = Machine(compile_rules(rules))
    fewest, most = machine.program.seats
    if not fewest <= seats <= most:
        return 0.0
    acts, seed, start = 0, 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state, chance, seed = machine.start(seats, seed=seed), Chance(seed), seed + 1
        for _ in range(MOST):
            if state.question is not None:
                offered = machine.acts(state, state.question.seat)
            else:
                free, offered = machine.free_acts(state), machine.turn_acts(state)
                if free and (not offered or chance.below(8) == 0):
                    offered = free[chance.pick(list(free))]
            if not offered:
                break
            machine.step_listed(state, chance.pick(offered))
            acts += 1
    return acts / spent


def measured(root: Path, rules: Path, seats: int, seconds: float) -> float:
    """The same in a process of its own, with the package under this root."""
    command = [sys.executable, __file__, str(rules), "--seats", str(seats), "--seconds", str(seconds), "--inside"]
    there = {**os.environ, "PYTHONPATH": str(root)}
    return float(json.loads(subprocess.run(command, check=True, capture_output=True, text=True, env=there).stdout))


def main() -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("rules", nargs="*", type=Path, default=RULES)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4, 12])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--against", type=Path, help="the root of another copy of the package")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.inside:
        print(json.dumps(measure(asked.rules[0], asked.seats[0], asked.seconds)))
        return 0
    for rules in asked.rules:
        for seats in asked.seats:
            here, ratios = [], []
            for _ in range(asked.rounds):
                other = measured(asked.against, rules, seats, asked.seconds) if asked.against else 0.0
                here.append(measured(ROOT, rules, seats, asked.seconds))
                ratios.append(here[-1] / other if other else 1.0)
            if not here[-1]:
                continue
            told = (
                f"{median(ratios):8.2f} times as fast  ({min(ratios):.2f} to {max(ratios):.2f})"
                if asked.against
                else ""
            )
            print(f"{rules.stem:20}{seats:4} seats{median(here):12,.0f} acts/s{told}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
