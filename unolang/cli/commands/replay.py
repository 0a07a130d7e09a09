"""`unolang replay`: transcripts against their rules."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

import click
from attrs import evolve, frozen

from unolang.cli.exits import FINE, NOT_FINE
from unolang.cli.find import STDIN, files_in, shipped_source
from unolang.cli.options import color_option, format_option
from unolang.cli.output import fail, say, say_plainly, status_of, tell
from unolang.machine.machine import Machine
from unolang.pipeline import compile_rules
from unolang.text.diagnostic import Diagnostic, Failed
from unolang.text.reading import read_source, read_stdin
from unolang.text.render import render
from unolang.text.shipped import variant_names
from unolang.text.source import Source
from unolang.text.suggest import did_you_mean
from unolang.transcript.read import ENDING, read
from unolang.transcript.record import Acts, Transcript
from unolang.transcript.replay import replay
from unolang.transcript.rules import machine_of


@frozen
class Result:
    """What came of one file."""

    file: str
    lines: int
    errors: tuple[Diagnostic, ...] = ()
    status: int = 0


@frozen
class Group:
    """Files that are told of together: those that lie in one folder, if it was the folder that was named."""

    folder: str
    places: tuple[Path | Failed | None, ...]


class Rulebooks:
    """The machines of the rules that transcripts name, each made once."""

    def __init__(self) -> None:
        self._made: dict[tuple[object, ...], Machine] = {}

    def machine(self, name: str, options: Mapping[str, str], edition: str | None, folder: Path) -> Machine:
        """The rules beside a transcript come first, as with the base of a rule set."""
        beside = folder / f"{name}.uno"
        source = read_source(beside) if beside.is_file() else shipped_source(name)
        if source is None:
            here = [path.stem for path in folder.glob("*.uno")] if folder.is_dir() else []
            raise fail(
                "U508",
                f"there is no variant `{name}`",
                because=f"it is neither shipped nor a file `{name}.uno` beside the transcript",
                help=did_you_mean(name, [*variant_names(), *here]),
            )
        key = (source.name, source.text, tuple(sorted(options.items())), edition)
        if key not in self._made:
            self._made[key] = Machine(compile_rules(source, options, edition))
        return self._made[key]


@click.command("replay", short_help="Play transcripts against their rules.")
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option(
    "--until", type=click.IntRange(min=0), metavar="N", help="Play the first N lines of acts, and print the table."
)
@click.option("--show", is_flag=True, help="Print the table after each line of acts.")
@click.option("--verbose", "-v", is_flag=True, help="Tell of each file in a folder, too.")
@click.option("--quiet", "-q", is_flag=True, help="Print only what is wrong.")
@format_option
@color_option
def command(paths: tuple[str, ...], until: int | None, show: bool, verbose: bool, quiet: bool, style: str) -> int:
    """Play transcripts against their rules, and tell where the two part.

    PATH is a transcript, a folder with files that end in `.transcript`, or `-` for standard input.
    """
    if style == "json" and (show or until is not None):
        raise click.UsageError("`--show` and `--until` print tables, and don't go with `--output-format json`")
    rulebooks = Rulebooks()
    results = []
    for group in _groups(paths):
        together = bool(group.folder) and not verbose and not show and until is None
        found = []
        for place in group.places:
            result = _replayed(place, rulebooks, until, show=show)
            found.append(result)
            if style in ("full", "concise"):
                _tell_one(result, style, quiet=quiet or together)
        if style == "full" and together and not quiet:
            _tell_folder(group.folder, found)
        results += found
    if style == "json":
        _print_json(results)
    elif style == "github":
        tell((error for result in results for error in result.errors), "github")
    if style == "full":
        _sum_up(results)
    return max((result.status for result in results), default=FINE)


def _groups(paths: tuple[str, ...]) -> Iterable[Group]:
    """The files to replay; standard input is None, and what isn't there stands in its place as a failure."""
    for name in dict.fromkeys(paths):
        if name == STDIN:
            yield Group("", (None,))
            continue
        try:
            files = list(files_in([name], ENDING))
        except Failed as failed:
            yield Group("", (failed,))
            continue
        if not Path(name).is_dir():
            yield Group("", tuple(files))
            continue
        for folder, inside in groupby(
            sorted(files, key=lambda path: (path.parent, path.name)), lambda path: path.parent
        ):
            yield Group(folder.as_posix(), tuple(inside))


def _replayed(place: Path | Failed | None, rulebooks: Rulebooks, until: int | None, *, show: bool) -> Result:
    name = "<stdin>" if not isinstance(place, Path) else place.as_posix()
    if isinstance(place, Failed):
        return Result("", 0, place.diagnostics, status_of(place))
    try:
        source = read_stdin() if place is None else read_source(place)
        transcript = _cut(read(source), until)
        machine = machine_of(transcript, Path() if place is None else place.parent, rulebooks.machine)
    except Failed as failed:
        return Result(name, 0, failed.diagnostics, status_of(failed))
    outcome = replay(machine, transcript if until is None else _without_rows(transcript))
    if show or until is not None:
        _show(machine, transcript, source, every=show)
    return Result(name, len(outcome.steps), outcome.errors, FINE if outcome.ok else NOT_FINE)


def _cut(transcript: Transcript, until: int | None) -> Transcript:
    """The transcript up to its line of acts number `until`, with what is expected after it."""
    if until is None:
        return transcript
    acts = 0
    for index, entry in enumerate(transcript.entries):
        if isinstance(entry, Acts):
            acts += 1
            if acts > until:
                return evolve(transcript, entries=transcript.entries[:index])
    return transcript


def _without_rows(transcript: Transcript) -> Transcript:
    """A part of a transcript need not show what the whole shows."""
    return evolve(transcript, head=evolve(transcript.head, shows=()))


def _show(machine: Machine, transcript: Transcript, source: Source, *, every: bool) -> None:
    """Print the table after each line of acts, or only after the last."""
    from unolang.cli.shown import tables

    said = list(tables(machine, transcript, source))
    for text in said if every else said[-1:]:
        say_plainly(text)
        say_plainly("")


def _tell_one(result: Result, style: str, *, quiet: bool) -> None:
    if result.errors:
        if style == "full" and result.file:
            say_plainly(f"broken  {result.file}")
        tell(result.errors, style)  # type: ignore[arg-type] # click has checked it
        if style == "full":
            say()
    elif style == "full" and not quiet:
        say_plainly(f"agrees  {result.file}  ({result.lines} line{'' if result.lines == 1 else 's'} of acts)")


def _tell_folder(folder: str, results: list[Result]) -> None:
    agreeing = sum(not result.errors for result in results)
    counted = f"{len(results)} transcript{'' if len(results) == 1 else 's'}"
    if agreeing:
        say_plainly(f"agrees  {folder}  ({counted if agreeing == len(results) else f'{agreeing} of {counted}'})")


def _print_json(results: list[Result]) -> None:
    errors = [error for result in results for error in result.errors]
    whole: dict[str, Any] = json.loads(render(errors, "json", color=False))
    whole["transcripts"] = [
        {"file": result.file, "agrees": not result.errors, "lines": result.lines, "errors": len(result.errors)}
        for result in results
    ]
    say(json.dumps(whole, indent=2, ensure_ascii=True))


def _sum_up(results: list[Result]) -> None:
    broken = sum(bool(result.errors) for result in results)
    counted = f"{len(results)} transcript{'' if len(results) == 1 else 's'}"
    say(f"{counted}: {f'{broken} broken' if broken else 'all agree with their rules'}", err=True)
