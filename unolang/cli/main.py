"""The command `unolang`: which commands there are, and what becomes of whatever they end with."""

from __future__ import annotations

import gc
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

import click

from unolang import __version__
from unolang.cli.exits import FINE, INTERRUPTED, UNUSABLE
from unolang.cli.options import color_option

if TYPE_CHECKING:
    from unolang.text.diagnostic import Failed

COMMANDS = {
    "list": "Name the variants that are shipped.",
    "new": "Write a commented rule set to start from.",
    "check": "Find every error in rule sets.",
    "fmt": "Lay out rule sets as everybody does.",
    "rules": "Show the rules of a variant, each with where it stands.",
    "doc": "Print the rulebook of a variant.",
    "play": "Play a variant against bots.",
    "replay": "Play transcripts against their rules.",
    "simulate": "Let bots play many games, and count.",
    "explain": "Show what an error code means.",
}
"""Each command with its line in the list; the module `commands/NAME.py` is loaded when it is used."""


class Unolang(click.Group):
    """The group of all commands; it alone turns endings into exit codes."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - the signature is click's
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"unolang.cli.commands.{cmd_name}").command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            from unolang.text.suggest import did_you_mean

            near = did_you_mean(name, COMMANDS)
            ctx.fail(f"there is no command `{name}`" + (f"; {near}" if near else ""))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any) -> NoReturn:  # type: ignore[override]
        """Run a command line, and leave with its exit code."""
        _harden()
        arguments = list(sys.argv[1:] if args is None else args)
        name = prog_name or "unolang"
        self._main_shell_completion(extra, name, None)
        status = self._run(arguments, name)
        try:
            sys.stdout.flush()
        except (OSError, ValueError):
            _forget(sys.stdout)
        sys.exit(status)

    def _run(self, arguments: list[str], name: str) -> int:
        try:
            with self.make_context(name, arguments) as context:
                result = self.invoke(context)
                sys.stdout.flush()
            return result if isinstance(result, int) else FINE
        except click.exceptions.Exit as ending:
            return ending.exit_code
        except click.ClickException as fault:
            fault.show()
            return UNUSABLE
        except (click.Abort, KeyboardInterrupt):
            click.echo(err=True)
            return INTERRUPTED
        except BrokenPipeError:
            _forget(sys.stdout)
            return FINE
        except Exception as fault:  # noqa: BLE001 - the last resort of the program
            return _failed(fault)


@click.group(
    "unolang",
    cls=Unolang,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Exit codes: 0 fine, 1 what was looked at is not fine, 2 it could not be looked at, 130 stopped by Ctrl-C.",
)
@click.version_option(__version__, prog_name="unolang", message="%(prog)s %(version)s")
@color_option
def command() -> None:
    """Rules of card games as a text: checked, played, replayed, simulated, printed.

    A VARIANT is the name of a shipped rule set (see `unolang list`) or the path of a `.uno` file.
    """


def main() -> NoReturn:
    """Run the command line of this process."""
    # What a command loads lives until its end; to look through it for garbage takes an eighth of a short command.
    gc.set_threshold(100_000)
    command.main()


def _failed(fault: Exception) -> int:
    """What a command could not deal with: the faults of texts as they are told, all others as our own."""
    from unolang.cli.output import status_of, tell_failure
    from unolang.text.diagnostic import Failed

    if os.environ.get("UNOLANG_DEBUG") == "1":
        import traceback

        traceback.print_exception(fault)
    told = fault if isinstance(fault, Failed) else _internal(fault)
    try:
        tell_failure(told)
    except OSError:
        _forget(sys.stderr)
    return status_of(told)


def _internal(fault: Exception) -> Failed:
    from unolang.text.diagnostic import Diagnostic, Failed

    what = str(fault).strip().splitlines()
    kind = "it ran too deep" if isinstance(fault, RecursionError) else (what[0] if what else type(fault).__name__)
    return Failed(
        (
            Diagnostic(
                "U001",
                "unolang itself has failed, and the fault is ours",
                because=kind,
                help="report it with the files and the command that you gave; with UNOLANG_DEBUG=1 it says where it failed",
            ),
        )
    )


def _harden() -> None:
    """Let no character that a terminal lacks, and no stream that is closed, end a command."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123 - open until the end
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _forget(stream: Any) -> None:
    """Point a broken stream at nothing, so that Python does not complain about it at its end."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
    except (OSError, ValueError):
        pass
