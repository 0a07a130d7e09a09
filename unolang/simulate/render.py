"""A report as lines of plain text."""

from collections.abc import Iterable, Sequence

from unolang.program.program import Program
from unolang.simulate.observe import FIGURES
from unolang.simulate.report import ENDINGS, Report
from unolang.simulate.run import Settings
from unolang.simulate.stats import Share
from unolang.simulate.table import Ending

Cells = Sequence[str]

# What does not explain itself.
_EXPLAINED = ("cards drawn", "cards taken")


def lines(report: Report) -> list[str]:
    """The whole report, part by part."""
    return [head(report.program, report.settings), *body(report)]


def head(program: Program, settings: Settings) -> str:
    """What is played; it can be told before the games are."""
    bots = ", ".join(settings.seated()) if len(set(settings.seated())) > 1 else settings.seated()[0]
    games = f"{settings.games:,} game{'' if settings.games == 1 else 's'}"
    return f"{program.name}: {games}, {settings.seats} seats, bots {bots}, seed {settings.seed}"


def body(report: Report) -> list[str]:
    """What came of it, each part after an empty line."""
    warnings = [f"warning: {warning}" for warning in report.warnings]
    if not report.games:
        return warnings
    parts = [_wins(report), _lengths(report), _rules(report), _idle(report), warnings]
    return [line for part in parts if part for line in ["", *part]]


def percent(share: float) -> str:
    """A share as a percentage."""
    return f"{100 * share:.1f} %"


def shown(share: Share) -> Cells:
    """A share as three cells: the count, the percentage, the interval."""
    if share.share is None or share.interval is None:
        return (f"{share.count:,}", "", "")
    low, high = share.interval
    return (f"{share.count:,}", percent(share.share), f"{100 * low:.1f} to {100 * high:.1f} %")


def _table(head: Cells, rows: Iterable[Cells], left: int = 1) -> list[str]:
    """Cells in columns; the first `left` of them begin at the left, the others end at the right."""
    every = [head, *rows]
    widths = [max(len(row[column]) for row in every) for column in range(len(head))]
    told = []
    for row in every:
        cells = [
            cell.ljust(width) if column < left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        told.append(("  " + "  ".join(cells)).rstrip())
    return told


def _wins(report: Report) -> list[str]:
    n = f"of {report.games:,} games"
    interval = f"{100 * report.confidence:g} % interval"
    rows: list[Cells] = [(f"{row.seat + 1}", row.bot, *shown(row.wins)) for row in report.seats]
    told = _table(("seat", "bot", "wins", n, interval), rows, 2)
    if report.ties.count:
        told.append("")
        rows = [("by several", *shown(report.ties))]
        rows += [(f"with others by {row.seat + 1}", *shown(row.shared)) for row in report.seats]
        told += _table(("won", "games", n, interval), rows)
    ended: list[Cells] = [
        (ENDINGS[ending], *shown(share)) for ending, share in report.endings if share.count or ending is Ending.OVER
    ]
    if report.unwon.count:
        ended.append(("over without a winner", *shown(report.unwon)))
    return [*told, "", *_table(("ended", "games", n, interval), ended)]


def _number(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) and abs(value) < 1e15 else f"{value:,.1f}"


def _lengths(report: Report) -> list[str]:
    rows: list[Cells] = []
    for row in report.figures:
        found = row.summary
        if found is None:
            continue
        low, high = found.interval or (None, None)
        rows.append(
            (
                row.name,
                row.per,
                f"{found.mean:,.2f}",
                f"{low:,.2f} to {high:,.2f}" if low is not None and high is not None else "",
                _number(found.median),
                f"{found.low:,}",
                f"{found.high:,}",
                f"{found.max:,}",
            )
        )
    interval = f"{100 * report.confidence:g} % interval"
    told = _table(("how many", "per", "mean", interval, "median", "5 %", "95 %", "most"), rows, 2)
    if report.choices.share is not None and report.options is not None:
        told.append(
            f"  more than one way to act at {percent(report.choices.share)} of {report.choices.of:,} decisions, "
            f"{report.options:.1f} ways there in the mean"
        )
    told += [f"  {name}: {FIGURES[name]}" for name in _EXPLAINED]
    return told


def _rules(report: Report) -> list[str]:
    interval = f"{100 * report.confidence:g} % interval"
    looked_at = report.rules[0].refused.of if report.rules else 0
    rows: list[Cells] = [
        (row.rule.name, f"{row.acts:,}", *shown(row.acted), *shown(row.refused)[:2])
        for row in report.rules
        if row.can_act
    ]
    head = ("rule", "acts", "acted in", f"of {report.games:,} games", interval, "refused in", f"of {looked_at:,} games")
    if not rows:
        return []
    first = "" if looked_at == report.games else f"of the first {looked_at:,} games, "
    return [
        *_table(head, rows),
        "  acts: in which the rule changed something on the table; windows and memory are not counted",
        f"  refused in: {first}those in which the rule stood against something that somebody might have tried",
    ]


def _idle(report: Report) -> list[str]:
    """Not a fault: many rules are for tables, options or moments that did not come."""
    if not report.idle:
        return []
    names = ", ".join(f"{rule.name} ({rule.file}:{rule.line})" for rule in report.idle)
    return [
        f"never came up with {report.settings.seats} seats: {names}",
        "  that may be right; if a rule should have come up, try other `--seats`, other bots, or more games",
    ]
