"""A transcript is played against the rules, line by line, up to its end or to the first place where the two part."""

from __future__ import annotations

from attrs import frozen

from unolang.machine.machine import Machine
from unolang.machine.state import State
from unolang.text.diagnostic import Collector, Diagnostic, Failed
from unolang.transcript import together
from unolang.transcript.acting import Acting
from unolang.transcript.expect import Expecting
from unolang.transcript.names import Broken, Names
from unolang.transcript.player import Player, Step
from unolang.transcript.record import Acts, Deed, Transcript, Words
from unolang.transcript.table import TableSetter, gather
from unolang.transcript.words import Teller


@frozen
class Outcome:
    """The end of a replay: the table as it is there, the steps to it, and what is wrong."""

    state: State | None
    steps: tuple[Step, ...]
    errors: tuple[Diagnostic, ...]
    seats: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether transcript and rules agree."""
        return not self.errors


def replay(machine: Machine, transcript: Transcript) -> Outcome:
    """Play a transcript against the rules of a machine."""
    errors = Collector()
    names = Names(machine.program, [seat.text for seat in transcript.head.seats])
    setter = TableSetter(machine, names, errors)
    rows = _look_up(machine, transcript, errors)
    state = setter.set(transcript)
    if state is None or errors.errors:
        return Outcome(None, (), _found(errors), tuple(names.seats))
    player = Player(machine, names, state)
    for entry in transcript.entries:
        try:
            player.entry(entry)
        except Broken as broken:
            gather(errors, player.told(broken.diagnostic))
            return Outcome(player.state, tuple(player.steps), _found(errors), tuple(names.seats))
    for row, citing in rows:
        if not citing & player.active:
            rules = ", ".join(f"`{machine.program.rules[rule].name}`" for rule in sorted(citing))
            errors.error(
                "U418",
                f"row `{row}` is not shown",
                row.span,
                because=f"it is cited by {rules}, which neither acted, permitted nor refused anything here",
            )
    return Outcome(player.state, tuple(player.steps), _found(errors), tuple(names.seats))


def _found(errors: Collector) -> tuple[Diagnostic, ...]:
    try:
        errors.raise_if_errors()
    except Failed as failed:
        return failed.diagnostics
    return ()


def _look_up(machine: Machine, transcript: Transcript, errors: Collector) -> list[tuple[Words, set[int]]]:
    """Look up every name before anything is played, so that all unknown ones are told together."""
    program, head = machine.program, transcript.head
    if head.rules is not None and head.rules.text != program.digest:
        errors.error(
            "U410",
            f"it was recorded under other rules than those of `{head.variant}`",
            head.rules.span,
            label="not the digest of these rules",
            because=f"the digest of these rules is {program.digest}",
            help="leave out `rules` if the difference does not matter",
        )
    names = Names(program, [seat.text for seat in head.seats])
    teller = Teller(machine, names)
    acting = Acting(machine, names)
    expecting = Expecting(machine, names, teller, acting)
    rows = []
    for row in head.shows:
        try:
            rows.append((row, names.row(row)))
        except Broken as broken:
            gather(errors, broken.diagnostic)
    for entry in transcript.entries:
        for part in entry.deeds if isinstance(entry, Acts) else entry.items:
            try:
                if isinstance(part, Deed):
                    if names.want(part).seat == len(names.seats):
                        names.seats.append(part.seat.text)
                else:
                    expecting.know(part)
            except Broken as broken:
                gather(errors, broken.diagnostic)
        if isinstance(entry, Acts):
            _look_up_line(names, entry, errors)
    return rows


def _look_up_line(names: Names, entry: Acts, errors: Collector) -> None:
    if len(entry.deeds) > together.MOST:
        because = f"at most {together.MOST} acts can be at the same time"
        errors.error("U405", f"{len(entry.deeds)} acts at the same time", entry.span, because=because)
    most = max(packs.most for packs in names.program.packs) * sum(kind.copies for kind in names.program.kinds)
    try:
        if entry.refused_by is not None:
            names.rule(entry.refused_by)
        for order in entry.shuffled:
            names.cards(order, most)
    except Broken as broken:
        gather(errors, broken.diagnostic)
