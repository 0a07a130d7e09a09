"""How long `unolang check` of a shipped variant takes, beside a Python that does nothing.

    python benchmarks/start_up.py [--rounds N] [--at-most RATIO]

Both run in turn in every round; the medians are told, and the median of their ratios.
"""

import argparse
import compileall
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
BARE = (sys.executable, "-c", "pass")


def seconds(command: tuple[str, ...]) -> float:
    """How long a command takes."""
    start = time.perf_counter()
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return time.perf_counter() - start


def main() -> int:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--at-most", type=float, help="fail if a check takes more than so many times as long")
    asked = parser.parse_args()
    commands: dict[str, tuple[str, ...]] = {"python -c pass": BARE}
    for rules in sorted((ROOT / "variants").glob("*.uno")):
        commands[f"unolang check {rules.stem}"] = (sys.executable, "-m", "unolang", "check", str(rules))
    times: dict[str, list[float]] = {name: [] for name in commands}
    compileall.compile_dir(ROOT / "unolang", quiet=1)
    for command in commands.values():
        seconds(command)  # the first time reads everything from the disk
    for _ in range(asked.rounds):
        for name, command in commands.items():
            times[name].append(seconds(command))
    bare = times["python -c pass"]
    worst = 0.0
    print(f"{'':34}{'ms':>8}{'from':>8}{'to':>8}   times as long as a bare Python")
    for name, found in times.items():
        ratio = median(one / other for one, other in zip(found, bare, strict=True))
        worst = max(worst, ratio)
        print(f"{name:34}{1000 * median(found):8.1f}{1000 * min(found):8.1f}{1000 * max(found):8.1f}{ratio:8.2f}")
    return 1 if asked.at_most is not None and worst > asked.at_most else 0


if __name__ == "__main__":
    sys.exit(main())
