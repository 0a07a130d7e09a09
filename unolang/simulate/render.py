"""A report as lines of plain text."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from unolang.program.program import Program
from unolang.simulate.habits import Habits
from unolang.simulate.observe import FIGURES, SEAT_FIGURES
from unolang.simulate.report import ENDINGS, Report, SeatRow
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
    habits = _habits(settings)
    return f"{program.name}: {games}, {settings.seats} seats, bots {bots}, seed {settings.seed}{habits}"


def _habits(settings: Settings) -> str:
    """The habits that are not the usual ones: those of most seats, then those of each seat that differs."""
    every = settings.habits_by_seat()
    ((most, _),) = Counter(every).most_common(1)
    told = [("habits", _changed(Habits().told(), most.told()))]
    told += [(f"seat {seat + 1}", _changed(most.told(), one.told())) for seat, one in enumerate(every)]
    return "".join(f"; {who}: {changed}" for who, changed in told if changed)


def _changed(usual: Mapping[str, float | str], told: Mapping[str, float | str]) -> str:
    changed = [(name, value) for name, value in told.items() if usual.get(name) != value]
    return ", ".join(f"{name} {value if isinstance(value, str) else format(value, 'g')}" for name, value in changed)


def body(report: Report) -> list[str]:
    """What came of it, each part after an empty line."""
    warnings = [f"warning: {warning}" for warning in report.warnings]
    if not report.games:
        return warnings
    parts = [_wins(report), _lengths(report), _by_seat(report), _rules(report), _idle(report), warnings]
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
    if any(op.form == "order-seats" for op in report.program.ops):
        told.append("  seat: a person, numbered by the chair at the start; in these rules people change their chairs")
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


def _by_seat(report: Report) -> list[str]:
    """How each seat did out of turn; one line if the seats do not differ in anything but chance."""
    if not any(found.max for row in report.seats for found in row.figures.values() if found is not None):
        return []
    interval = f"{100 * report.confidence:g} % interval"
    if len({*zip(report.settings.seated(), report.settings.habits_by_seat(), strict=True)}) == 1:
        means = [f"{sum(_mean(row, name) for row in report.seats) / len(report.seats):,.2f}" for name in SEAT_FIGURES]
        told = _table(("how many", "per game", *SEAT_FIGURES), [("each seat", "mean", *means)], 2)
    else:
        rows = [
            (f"{row.seat + 1}", *(cell for name in SEAT_FIGURES for cell in _mean_shown(row, name)))
            for row in report.seats
        ]
        told = _table(("seat", *(cell for name in SEAT_FIGURES for cell in (name, interval))), rows)
    return [*told, *(f"  {name}: {meaning}" for name, meaning in SEAT_FIGURES.items())]


def _mean(row: SeatRow, name: str) -> float:
    found = row.figures[name]
    return found.mean if found is not None else 0.0


def _mean_shown(row: SeatRow, name: str) -> Cells:
    found = row.figures[name]
    if found is None or found.interval is None:
        return (f"{_mean(row, name):,.2f}", "")
    low, high = found.interval
    return (f"{found.mean:,.2f}", f"{max(0.0, low):,.2f} to {high:,.2f}")  # none of them can be below 0


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
        "  acts: in which the rule changed something on the table; windows, memory and questions are not counted",
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
