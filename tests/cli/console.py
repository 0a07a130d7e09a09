"""Commands are run here as a shell would run them, and what comes out is looked at."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner

from tests.house import project
from unolang.cli.main import command

HOUSE = """\
variant "House"
    based on classic

rule sevens "A seven makes everybody else draw a card"
    on play of 7: players but the player draw 1 card
"""

BROKEN = """\
variant "Broken"
    based on classic

rule sevens "A seven makes everybody else draw a card"
    on play of 7: players but the player drow 1 card
"""

MOMENT = """\
variant  classic
seats    Ann, Bob
hands
    Ann  red 5, blue 3
    Bob  green 1, green 2
upcard   red 7
turn     Ann

Ann  plays red 5
expect   turn Bob, hand Ann 1
"""


def hear_interrupts() -> None:
    """A process of a test hears Ctrl-C, even if the tests themselves run where it is ignored, as in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Done:
    """How a command ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def __repr__(self) -> str:
        return f"exit {self.code}\n--- stdout\n{self.out}\n--- stderr\n{self.err}"

    def fine(self) -> "Done":
        """The same, known to have ended well."""
        assert self.code == 0, self
        return self

    def json(self) -> dict:
        """What is on standard output, as the one JSON object that it has to be."""
        whole = json.loads(self.out)
        assert isinstance(whole, dict)
        assert whole["format_version"] == "1.0"
        assert whole["tool"]["name"] == "unolang"
        return whole


def run(*arguments: str | Path, stdin: str | bytes = "", env: dict[str, str] | None = None) -> Done:
    """A command line in this process."""
    clean = {"NO_COLOR": "", "FORCE_COLOR": "", "UNOLANG_DEBUG": "", **(env or {})}
    result = CliRunner(env=clean).invoke(command, [str(argument) for argument in arguments], input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return Done(result.exit_code, result.stdout, result.stderr)


def run_process(*arguments: str | Path, stdin: str | bytes = b"", cwd: Path | None = None, **env: str) -> Done:
    """A command line in a process of its own."""
    raw = stdin.encode() if isinstance(stdin, str) else stdin
    done = subprocess.run(
        [sys.executable, "-m", "unolang", *map(str, arguments)],
        input=raw,
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(project.ROOT), "PYTHONIOENCODING": "utf-8", **env},
        check=False,
        capture_output=True,
        timeout=120,
    )
    out, err = (stream.decode("utf-8", errors="replace") for stream in (done.stdout, done.stderr))
    assert "Traceback" not in err
    return Done(done.returncode, out, err)
