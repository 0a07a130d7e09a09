"""Diagnostics as text: full with source lines, concise, JSON, or annotations for GitHub."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from unolang import __version__
from unolang.text.diagnostic import Diagnostic, Label, Severity
from unolang.text.excerpt import excerpt
from unolang.text.printable import clipped, printable
from unolang.text.span import Span

Style = Literal["full", "concise", "json", "github"]

FORMAT_VERSION = "1.0"

# A message quotes the author, whose words may be endless.
_LONGEST_MESSAGE = 600

# Takes what a piece of text is, and the text.
_Paint = Callable[[str, str], str]

_COLORS = {
    "error": "bold red",
    "warning": "bold yellow",
    "secondary": "bold blue",
    "gutter": "blue",
    "message": "bold",
    "note": "bold cyan",
}


def render(diagnostics: Iterable[Diagnostic], style: Style, *, color: bool) -> str:
    """The diagnostics in their order, without a line end after the last line; colour only in full and concise."""
    found = tuple(diagnostics)
    if style == "json":
        return _json(found)
    if style == "github":
        return "\n".join(_github(diagnostic) for diagnostic in found)
    paint = _colored() if color else _plain
    if style == "concise":
        return "\n".join(_concise(diagnostic, paint) for diagnostic in found)
    return "\n\n".join("\n".join(_full(diagnostic, paint)) for diagnostic in found)


def _plain(_role: str, text: str) -> str:
    return text


def _colored() -> _Paint:
    from rich.color import ColorSystem  # start-up must not pay for colour that is off
    from rich.style import Style as RichStyle

    styles = {role: RichStyle.parse(words) for role, words in _COLORS.items()}
    return lambda role, text: styles[role].render(text, color_system=ColorSystem.STANDARD) if text else ""


def _full(diagnostic: Diagnostic, paint: _Paint) -> list[str]:
    severity = diagnostic.severity.value
    head = paint(severity, f"{severity}[{diagnostic.code}]")
    lines = [f"{head}: {paint('message', _line(diagnostic.message))}"]
    places: list[tuple[Label, str, str]] = []
    if diagnostic.span is not None:
        places.append((Label(diagnostic.span, diagnostic.label), severity, "^"))
    places += [(label, "secondary", "-") for label in diagnostic.labels]
    gutter = max([2, *(len(str(label.span.line)) for label, _, _ in places)])
    margin = " " * gutter
    last: tuple[str, int] | None = None
    for label, role, mark in places:
        shown = excerpt(label.span)
        place = (label.span.source.name, shown.line)
        if place != last:
            lines.append(f"{margin}{paint('gutter', '┌─')} {_line(str(label.span))}")
            lines.append(f"{paint('gutter', f'{shown.line:>{gutter}}│')} {shown.text}".rstrip())
        marks = mark * shown.width + ("…" if shown.goes_on else "")
        below = paint(role, f"{marks} {_line(label.message)}".rstrip())
        lines.append(f"{margin}{paint('gutter', '│')} {' ' * shown.indent}{below}")
        last = place
    notes = (("because", diagnostic.because), ("help", diagnostic.help), ("more", f"unolang explain {diagnostic.code}"))
    for name, text in notes:
        if text:
            lead = f"{margin}{paint('gutter', '=')} {paint('note', name)}: "
            indent = margin + " " * len(f"= {name}: ")
            first, *rest = (_line(part) for part in text.split("\n"))
            lines += [lead + first, *(indent + part for part in rest)]
    return lines


def _concise(diagnostic: Diagnostic, paint: _Paint) -> str:
    severity = diagnostic.severity.value
    place = "" if diagnostic.span is None else paint("message", f"{_line(str(diagnostic.span))}:") + " "
    advice = diagnostic.help.replace("\n", " ")
    advice = f" ({_line(advice)})" if advice else ""
    return f"{place}{paint(severity, f'{severity}[{diagnostic.code}]')} {_line(diagnostic.message)}{advice}"


def _line(text: str) -> str:
    return clipped(printable(text[: _LONGEST_MESSAGE + 1]), _LONGEST_MESSAGE)


def _json(diagnostics: tuple[Diagnostic, ...]) -> str:
    import json  # only this style needs it

    whole = {
        "format_version": FORMAT_VERSION,
        "tool": {"name": "unolang", "version": __version__},
        "diagnostics": [_json_diagnostic(diagnostic) for diagnostic in diagnostics],
    }
    # JSON in ASCII escapes all that a terminal could obey, but for DEL.
    return json.dumps(whole, indent=2, ensure_ascii=True).replace("\x7f", "\\u007f")


def _json_diagnostic(diagnostic: Diagnostic) -> dict[str, object]:
    return {
        "code": diagnostic.code,
        "severity": diagnostic.severity.value,
        "message": diagnostic.message,
        **_json_span(diagnostic.span),
        "label": diagnostic.label,
        "labels": [{**_json_span(label.span), "message": label.message} for label in diagnostic.labels],
        "because": diagnostic.because,
        "help": diagnostic.help,
    }


def _json_span(span: Span | None) -> dict[str, object]:
    if span is None:
        return dict.fromkeys(("file", "line", "column", "end_line", "end_column"))
    return {
        "file": span.source.name,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }


def _github(diagnostic: Diagnostic) -> str:
    command = "error" if diagnostic.severity is Severity.ERROR else "warning"
    properties: dict[str, object] = {}
    if (span := diagnostic.span) is not None:
        properties = {"file": span.source.name, "line": span.line, "col": span.column, "endLine": span.end_line}
    properties["title"] = f"unolang {diagnostic.code}"
    listed = ",".join(f"{name}={_github_property(str(value))}" for name, value in properties.items())
    notes = (("because", diagnostic.because), ("help", diagnostic.help))
    parts = [diagnostic.message, *(f"{name}: {text}" for name, text in notes if text)]
    told = "\n".join(clipped(part, _LONGEST_MESSAGE) for part in parts)
    return f"::{command} {listed}::{_github_data(told)}"


def _github_data(text: str) -> str:
    escaped = printable(text, keep="\r\n").replace("%", "%25")
    return escaped.replace("\r", "%0D").replace("\n", "%0A")


def _github_property(text: str) -> str:
    return _github_data(text).replace(":", "%3A").replace(",", "%2C")
