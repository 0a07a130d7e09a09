"""A tally becomes a report: shares and means with their intervals, and what deserves a warning.

It is plain values, to be shown by `render` or written as JSON.
"""

from typing import Any, NamedTuple

from attrs import frozen

from unolang.program.program import Program, Rule
from unolang.simulate.observe import FIGURES, SEAT_FIGURES, able
from unolang.simulate.run import Run, Settings
from unolang.simulate.stats import CONFIDENCE, Interval, Share, Summary, share, summary
from unolang.simulate.table import Ending
from unolang.simulate.tally import Tally

FORMAT_VERSION = "2.0"

ENDINGS = {
    Ending.OVER: "over by the rules",
    Ending.STUCK: "stuck, nobody can do anything",
    Ending.CAPPED: "cut short",
    Ending.CONTRADICTED: "stopped, two rules contradict each other",
}


class SeatRow(NamedTuple):
    """How one seat fared."""

    seat: int
    bot: str
    wins: Share  # of all games
    shared: Share
    figures: dict[str, Summary | None]  # one for each of SEAT_FIGURES, over all games


class FigureRow(NamedTuple):
    """One thing that was counted in every game, or in every round."""

    name: str
    per: str  # "game" or "round"
    meaning: str
    histogram: tuple[tuple[int, int], ...]
    summary: Summary | None


class RuleRow(NamedTuple):
    """What one rule did."""

    rule: Rule
    can_act: bool  # otherwise it only sets something, such as points
    acted: Share  # games in which it caused something
    acts: int  # in which it caused something that shows on the table
    books: int  # acts in which it opened or shut a window, remembered something, or asked
    refused: Share  # games in which it refused an act that was tried
    refusals: int


@frozen
class Report:
    """Everything that is told of a run."""

    program: Program
    settings: Settings
    confidence: float
    games: int
    interrupted: bool
    endings: tuple[tuple[Ending, Share], ...]
    seats: tuple[SeatRow, ...]
    ties: Share
    unwon: Share
    figures: tuple[FigureRow, ...]
    choices: (
        Share  # decisions with more than one way to act; an interval would take them for independent, so there is none
    )
    options: float | None  # ways to act at these, in the mean
    rules: tuple[RuleRow, ...]
    warnings: tuple[str, ...]

    @property
    def idle(self) -> tuple[Rule, ...]:
        """The rules that could have acted and had no part in any game. If games broke off, that tells nothing about them."""
        broken = any(share.count for ending, share in self.endings if ending is not Ending.OVER)
        if not self.games or broken:
            return ()
        return tuple(row.rule for row in self.rules if row.can_act and not (row.acts or row.books or row.refusals))


def report(program: Program, run: Run, confidence: float = CONFIDENCE) -> Report:
    """A run becomes its report."""
    tally, settings = run.tally, run.settings
    games = tally.games
    decisions = sum(value * times for value, times in tally.figures["decisions"].items())
    rules = _rules(program, tally, confidence)
    return Report(
        program,
        settings,
        confidence,
        games,
        run.interrupted,
        tuple((ending, share(tally.endings[ending.value], games, confidence)) for ending in Ending),
        tuple(
            SeatRow(
                seat,
                bot,
                share(tally.wins[seat], games, confidence),
                share(tally.shared[seat], games, confidence),
                {name: summary(tally.by_seat[name][seat], confidence) for name in SEAT_FIGURES},
            )
            for seat, bot in enumerate(settings.seated())
        ),
        share(tally.ties, games, confidence),
        share(tally.unwon, games, confidence),
        _figures(tally, confidence),
        Share(tally.choices, decisions, tally.choices / decisions if decisions else None, None),
        tally.options / tally.choices if tally.choices else None,
        rules,
        tuple(_warnings(program, run)),
    )


def _figures(tally: Tally, confidence: float) -> tuple[FigureRow, ...]:
    rows = [
        FigureRow(
            name, "game", meaning, tuple(sorted(tally.figures[name].items())), summary(tally.figures[name], confidence)
        )
        for name, meaning in FIGURES.items()
    ]
    turns = tally.round_turns
    rows.append(
        FigureRow(
            "turns",
            "round",
            "turns begun in a round that came to its end",
            tuple(sorted(turns.items())),
            summary(turns, confidence),
        )
    )
    return tuple(rows)


def _rules(program: Program, tally: Tally, confidence: float) -> tuple[RuleRow, ...]:
    can_act = able(program)
    return tuple(
        RuleRow(
            rule,
            index in can_act,
            share(tally.acted_in[index], tally.games, confidence),
            tally.acted[index],
            tally.kept[index],
            share(tally.refused_in[index], tally.probed, confidence),
            tally.refused[index],
        )
        for index, rule in enumerate(program.rules)
    )


def _warnings(program: Program, run: Run) -> list[str]:
    """What a reader must not miss, each as a sentence."""
    tally, told = run.tally, []
    if run.interrupted:
        told.append(f"interrupted after {tally.games:,} of {run.settings.games:,} games")
    if stuck := tally.endings["stuck"]:
        told.append(f"in {_games(stuck)} nobody could do anything any more")
    if capped := tally.endings["capped"]:
        told.append(
            f"{_games(capped)} cut short after {run.settings.most_acts:,} acts; what is told of their length is too small"
        )
    for places, times in sorted(tally.contradictions.items()):
        names = " and ".join(f"`{program.rules[rule].name}`" for rule in places if rule >= 0)
        told.append(f"{_games(times)} stopped because two clauses take the place of one act: {names}")
    if unwon := tally.unwon:
        told.append(f"{_games(unwon)} over without a winner")
    return told


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count:,} games"


def as_json(told: Report) -> dict[str, Any]:
    """A report as plain data that `json.dumps` takes, with the settings that made it."""
    settings, program = told.settings, told.program
    return {
        "format_version": FORMAT_VERSION,
        "rules": {"name": program.name, "digest": program.digest, "options": dict(program.options)},
        "settings": {
            "seats": settings.seats,
            "packs": settings.packs if settings.packs is not None else program.packs_for(settings.seats).fewest,
            "games": settings.games,
            "seed": settings.seed,
            "bots": list(settings.seated()),
            "habits": [habits.told() for habits in settings.habits_by_seat()],
            "blink": settings.blink,
            "most_acts": settings.most_acts,
            "probed": settings.probed,
            "confidence": told.confidence,
        },
        "games": told.games,
        "interrupted": told.interrupted,
        "endings": {ending.value: _share(found) for ending, found in told.endings},
        "ties": _share(told.ties),
        "unwon": _share(told.unwon),
        "seats": [
            {
                "seat": row.seat + 1,
                "bot": row.bot,
                "wins": _share(row.wins),
                "shared": _share(row.shared),
                **{name.replace(" ", "_"): _summary(found) for name, found in row.figures.items()},
            }
            for row in told.seats
        ],
        "figures": [
            {
                "name": row.name,
                "per": row.per,
                "meaning": row.meaning,
                **_summary(row.summary),
                "histogram": [list(bar) for bar in row.histogram],
            }
            for row in told.figures
        ],
        "choices": {
            "count": told.choices.count,
            "of": told.choices.of,
            "share": _rounded(told.choices.share),
            "options": _rounded(told.options),
        },
        "acted": [
            {
                "rule": row.rule.name,
                "file": row.rule.file,
                "line": row.rule.line,
                "can_act": row.can_act,
                "acts": row.acts,
                "acted_in": _share(row.acted),
                "books": row.books,
                "refusals": row.refusals,
                "refused_in": _share(row.refused),
            }
            for row in told.rules
        ],
        "idle": [rule.name for rule in told.idle],
        "warnings": list(told.warnings),
    }


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 6)


def _interval(interval: Interval | None) -> list[float] | None:
    return None if interval is None else [round(interval.low, 6), round(interval.high, 6)]


def _share(found: Share) -> dict[str, Any]:
    return {"count": found.count, "of": found.of, "share": _rounded(found.share), "interval": _interval(found.interval)}


def _summary(found: Summary | None) -> dict[str, Any]:
    if found is None:
        return {"n": 0}
    return {
        "n": found.n,
        "mean": _rounded(found.mean),
        "interval": _interval(found.interval),
        "sd": _rounded(found.sd),
        "median": found.median,
        "low": found.low,
        "high": found.high,
        "max": found.max,
    }
