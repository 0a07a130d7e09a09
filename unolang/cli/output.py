"""What commands print: faults, lines and JSON, with color only where it is wanted."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping
from typing import Any, TextIO

import click

from unolang import __version__
from unolang.cli.exits import NOT_FINE, UNUSABLE
from unolang.cli.options import COLOR
from unolang.text.diagnostic import Diagnostic, Failed
from unolang.text.printable import printable
from unolang.text.render import Style, render

FORMAT_VERSION = "1.0"

# Faults of a command line rather than of a text, if they have no place in one.
_OF_THE_COMMAND = frozenset({"U207", "U208", "U209", "U210", "U508"})


def wants_color(stream: TextIO) -> bool:
    """Whether to color what goes to a stream: `--color` beats NO_COLOR beats FORCE_COLOR beats the terminal."""
    context = click.get_current_context(silent=True)
    choice = "auto" if context is None else context.meta.get(COLOR, "auto")
    if choice != "auto":
        return bool(choice == "always")
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return bool(os.environ.get("FORCE_COLOR")) or stream.isatty()


def say(text: str = "", *, err: bool = False) -> None:
    """Print a line, colors as they are in it."""
    click.echo(text, err=err, color=wants_color(sys.stderr if err else sys.stdout))


def say_plainly(text: str, *, err: bool = False) -> None:
    """Print lines that hold words of others, with nothing in them that a terminal would obey."""
    say(printable(text, keep="\n"), err=err)


def say_json(content: Mapping[str, Any]) -> None:
    """Print one JSON object, with the versions of its format and of the tool."""
    import json  # only some commands need it

    whole = {"format_version": FORMAT_VERSION, "tool": {"name": "unolang", "version": __version__}, **content}
    click.echo(json.dumps(whole, indent=2, ensure_ascii=True).replace("\x7f", "\\u007f"))


def tell(diagnostics: Iterable[Diagnostic], style: Style = "full", *, err: bool = False) -> None:
    """Print diagnostics in a style; JSON has an object even for none."""
    found = tuple(diagnostics)
    if found or style == "json":
        say(render(found, style, color=wants_color(sys.stderr if err else sys.stdout)), err=err)


def tell_failure(failed: Failed) -> None:
    """Print why a command could not do its work."""
    tell((*failed.warnings, *failed.diagnostics), err=True)


def fail(code: str, message: str, *, because: str = "", help: str = "") -> Failed:  # noqa: A002 - as in a diagnostic
    """A fault without a place in a text, to be raised."""
    return Failed((Diagnostic(code, message, because=because, help=help),))


def status_of(failed: Failed) -> int:
    """Whether a text is at fault, or the command could not even look at it."""
    return UNUSABLE if any(map(_is_unusable, failed.diagnostics)) else NOT_FINE


def _is_unusable(diagnostic: Diagnostic) -> bool:
    if diagnostic.code in _OF_THE_COMMAND:
        # With a place in a text it is the text that names what is not there.
        return diagnostic.span is None
    return diagnostic.code.startswith(("U0", "U5")) and diagnostic.code != "U002"
