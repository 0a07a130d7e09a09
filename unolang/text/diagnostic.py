"""Diagnostics: what is said about a source, gathered over one pass and raised together."""

from __future__ import annotations

from enum import Enum

from attrs import frozen

from unolang.text.codes import CODES
from unolang.text.span import Span


class Severity(Enum):
    """An error stops the work after its pass, a warning does not."""

    ERROR = "error"
    WARNING = "warning"


@frozen
class Label:
    """A further place, and a sentence about it."""

    span: Span
    message: str


@frozen
class Diagnostic:
    """One thing to say: the message is lower case, one sentence, without a final stop, the author's words in backticks.

    `label` speaks about the place `span`, `labels` about further places; `because` gives the rule, `help` what to type.
    """

    code: str
    message: str
    span: Span | None = None
    label: str = ""
    labels: tuple[Label, ...] = ()
    because: str = ""
    help: str = ""
    severity: Severity = Severity.ERROR


class Failed(Exception):
    """A pass found errors; it also brings the warnings, which would otherwise be lost with the pass."""

    def __init__(self, diagnostics: tuple[Diagnostic, ...], warnings: tuple[Diagnostic, ...] = ()) -> None:
        super().__init__(diagnostics, warnings)
        self.diagnostics = diagnostics
        self.warnings = warnings

    def __str__(self) -> str:
        """The errors, one a line, for a traceback; people are shown what `render` makes of them."""
        return "\n".join(_told(diagnostic) for diagnostic in self.diagnostics)


class Collector:
    """Gathers the diagnostics of one pass; the same fault in the same place is told once."""

    def __init__(self, limit: int = 20) -> None:
        self.limit = limit
        self._found: dict[Severity, dict[tuple[object, ...], Diagnostic]] = {severity: {} for severity in Severity}

    def error(
        self,
        code: str,
        message: str,
        span: Span | None,
        *,
        label: str = "",
        labels: tuple[Label, ...] = (),
        because: str = "",
        help: str = "",  # noqa: A002
    ) -> None:
        self._add(Diagnostic(code, message, span, label, labels, because, help, Severity.ERROR))

    def warn(self, code: str, message: str, span: Span | None, *, help: str = "") -> None:  # noqa: A002
        self._add(Diagnostic(code, message, span, help=help, severity=Severity.WARNING))

    def _add(self, diagnostic: Diagnostic) -> None:
        if diagnostic.code not in CODES:
            raise AssertionError(f"{diagnostic.code} has no row in the table of codes")
        # Without a place, only the message tells two faults of one code apart.
        place = diagnostic.message if diagnostic.span is None else diagnostic.span
        self._found[diagnostic.severity].setdefault((diagnostic.code, place), diagnostic)

    @property
    def is_overflowing(self) -> bool:
        """Whether there are so many errors that most will not be shown, and taking pains over one more is idle."""
        return len(self._found[Severity.ERROR]) > 5 * self.limit

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """All errors so far, in source order, without the limit."""
        return self._sorted(Severity.ERROR)

    @property
    def warnings(self) -> tuple[Diagnostic, ...]:
        """All warnings so far, in source order."""
        return self._sorted(Severity.WARNING)

    def _sorted(self, severity: Severity) -> tuple[Diagnostic, ...]:
        return tuple(sorted(self._found[severity].values(), key=_in_source_order))

    def raise_if_errors(self) -> None:
        """Raise `Failed` with the first `limit` errors, and a last diagnostic that counts the others."""
        errors = self.errors
        if not errors:
            return
        rest = len(errors) - self.limit
        if rest > 0:
            others = "error is" if rest == 1 else "errors are"
            last = Diagnostic("U002", f"{rest} more {others} not shown", help="repair the first ones, then check again")
            errors = (*errors[: self.limit], last)
        raise Failed(errors, self.warnings)


def _in_source_order(diagnostic: Diagnostic) -> tuple[str, int, int]:
    span = diagnostic.span
    return ("", -1, -1) if span is None else (span.source.name, span.start, span.end)


def _told(diagnostic: Diagnostic) -> str:
    place = "" if diagnostic.span is None else f"{diagnostic.span}: "
    return f"{place}{diagnostic.severity.value}[{diagnostic.code}] {diagnostic.message}"
