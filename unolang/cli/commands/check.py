"""`unolang check`: every error in rule sets."""

from __future__ import annotations

from collections.abc import Iterator

import click
from attrs import evolve, frozen

from unolang.cli.exits import FINE, NOT_FINE
from unolang.cli.find import text_sources
from unolang.cli.options import chosen, color_option, format_option, rules_options
from unolang.cli.output import say, say_plainly, status_of, tell
from unolang.model.ruleset import Edition
from unolang.pipeline import check_rules, load
from unolang.text.diagnostic import Diagnostic, Failed
from unolang.text.source import Source

BOXES = ("parse", "compose", "lower")


@frozen
class Request:
    """Under which options texts are looked at, and how far."""

    fixings: dict[str, str]
    edition: str | None
    stop: str | None


@click.command("check", short_help="Find every error in rule sets.")
@click.argument("names", nargs=-1, required=True, metavar="TEXT...")
@rules_options
@format_option
@click.option("--stop-after", "stop", type=click.Choice(BOXES), help="Print what this pass makes, and look no further.")
@click.option("--deny-warnings", is_flag=True, help="Exit with 1 for a warning, too.")
@color_option
def command(
    names: tuple[str, ...],
    fixings: tuple[tuple[str, str], ...],
    edition: str | None,
    style: str,
    stop: str | None,
    deny_warnings: bool,
) -> int:
    """Find every error in rule sets: files, folders with `.uno` files, shipped names, or `-` for standard input.

    Unless options are given, each text is looked at under its default options and under every edition.
    """
    request = Request(chosen(fixings), edition, stop)
    found: dict[Diagnostic, None] = {}
    status = texts = 0
    for source in text_sources(dict.fromkeys(names)):
        texts += 1
        if isinstance(source, Failed):
            told, state = source.diagnostics, status_of(source)
        else:
            told, state = _looked_at(source, request)
        found.update(dict.fromkeys(told))
        status = max(status, state)
    warnings = sum(diagnostic.severity.value == "warning" for diagnostic in found)
    if warnings and deny_warnings:
        status = max(status, NOT_FINE)
    if not (stop and not found):
        tell(found, style)  # type: ignore[arg-type] # click has checked it
    if style == "full" and not stop:
        _sum_up(texts, len(found) - warnings, warnings)
    return status


def _looked_at(source: Source, request: Request) -> tuple[tuple[Diagnostic, ...], int]:
    """The diagnostics of one text, and the exit code that they deserve."""
    if request.stop:
        return _stopped(source, request)
    found: dict[Diagnostic, None] = {}
    try:
        for warnings in _passes(source, request):
            found.update(dict.fromkeys(warnings))
    except Failed as failed:
        found.update(dict.fromkeys((*failed.warnings, *failed.diagnostics)))
        return tuple(found), status_of(failed)
    return tuple(found), FINE


def _passes(source: Source, request: Request) -> Iterator[tuple[Diagnostic, ...]]:
    """The text under the options that are asked for, or else under its defaults and each of its editions."""
    ruleset = load(source, request.fixings, request.edition)
    yield check_rules(ruleset)[1]
    if request.fixings or request.edition is not None:
        return
    for edition in ruleset.editions:
        try:
            yield check_rules(load(source, {}, edition.name))[1]
        except Failed as failed:
            raise Failed(tuple(_under(edition, one) for one in failed.diagnostics), failed.warnings) from None


def _under(edition: Edition, diagnostic: Diagnostic) -> Diagnostic:
    """What is wrong under an edition alone says so."""
    because = f"this is so under the edition {edition.name}"
    return evolve(diagnostic, because=f"{diagnostic.because}\n{because}" if diagnostic.because else because)


def _stopped(source: Source, request: Request) -> tuple[tuple[Diagnostic, ...], int]:
    from unolang.cli.boxes import document_text, ruleset_text
    from unolang.program.print import print_program
    from unolang.syntax.parse import parse

    try:
        if request.stop == "parse":
            say_plainly(document_text(parse(source)).rstrip("\n"))
            return (), FINE
        ruleset = load(source, request.fixings, request.edition)
        if request.stop == "compose":
            say_plainly(ruleset_text(ruleset).rstrip("\n"))
            return (), FINE
        program, warnings = check_rules(ruleset)
        say_plainly(print_program(program).rstrip("\n"))
    except Failed as failed:
        return (*failed.warnings, *failed.diagnostics), status_of(failed)
    return warnings, FINE


def _sum_up(texts: int, errors: int, warnings: int) -> None:
    looked_at = f"{texts} text{'' if texts == 1 else 's'} checked"
    if not errors and not warnings:
        say(f"{looked_at}: all fine", err=True)
        return
    counts = [
        f"{number} {what}{'' if number == 1 else 's'}"
        for number, what in ((errors, "error"), (warnings, "warning"))
        if number
    ]
    say(f"\n{looked_at}: {', '.join(counts)}", err=True)
