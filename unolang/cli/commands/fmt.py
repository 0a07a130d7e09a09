"""`unolang fmt`: rule sets laid out as everybody does."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

import click

from unolang.cli.exits import NOT_FINE
from unolang.cli.find import STDIN, files_in
from unolang.cli.options import color_option
from unolang.cli.output import say, say_plainly, status_of, tell, wants_color
from unolang.cli.writing import write_text
from unolang.syntax.format import format_text
from unolang.text.diagnostic import Failed
from unolang.text.printable import printable
from unolang.text.reading import read_source, read_stdin
from unolang.text.source import Source

_COLORS = {"+": "green", "-": "red", "@": "cyan"}


@click.command("fmt", short_help="Lay out rule sets as everybody does.")
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option("--check", is_flag=True, help="Change nothing; exit with 1 if a file would change.")
@click.option("--diff", is_flag=True, help="Change nothing; show what would change.")
@color_option
def command(paths: tuple[str, ...], check: bool, diff: bool) -> int:
    """Lay out files, and the `.uno` files in folders, in place; `-` reads standard input and prints the result."""
    status = changed = same = 0
    for place in _places(paths):
        try:
            source = read_stdin() if place is None else read_source(place, only_files=True)
            text = format_text(source)
            if place is None and not (check or diff):
                _print_text(text)
                continue
            written, verdict = (text, text != source.text) if place is None else _as_written(text, place)
            changed, same = changed + verdict, same + (not verdict)
            if verdict and diff:
                _print_diff(source, text)
            elif verdict and not check and place is not None:
                write_text(place, written)
            if verdict and not diff:
                say_plainly(f"{'would change' if check else 'changed'} {source.name}")
        except Failed as failed:
            tell(failed.diagnostics, err=True)
            status = max(status, status_of(failed))
    if changed and (check or diff):
        status = max(status, NOT_FINE)
    if paths != (STDIN,):
        say(_summary(changed, same, would=check or diff), err=True)
    return status


def _places(paths: tuple[str, ...]) -> Iterator[Path | None]:
    names = list(dict.fromkeys(paths))
    for name in names:
        if name == STDIN:
            yield None
        else:
            yield from files_in([name], ".uno")


def _as_written(text: str, place: Path) -> tuple[str, bool]:
    """The text with the line ends of its file, and whether the file differs from it."""
    raw = place.read_bytes()
    first = raw.partition(b"\n")[0]
    written = text.replace("\n", "\r\n") if first.endswith(b"\r") else text
    return written, raw != written.encode("utf-8")


def _print_text(text: str) -> None:
    """A text goes out as it would go into a file, whatever the terminal can show."""
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode("utf-8"))
    sys.stdout.buffer.flush()


def _print_diff(source: Source, text: str) -> None:
    color = wants_color(sys.stdout)
    name = source.name
    for line in unified_diff(source.text.splitlines(), text.splitlines(), name, f"{name} (laid out)", lineterm=""):
        shown = printable(line)
        say(click.style(shown, fg=_COLORS.get(line[:1])) if color else shown)


def _summary(changed: int, same: int, *, would: bool) -> str:
    def files(number: int) -> str:
        return f"{number} file{'' if number == 1 else 's'}"

    verb = "would change" if would else "changed"
    return f"{files(changed)} {verb}, {files(same)} left as they were" if changed else f"{files(same)} in order"
