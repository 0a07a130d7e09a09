"""A transcript becomes its tables: what each line of acts leaves behind, with all cards, since it tells them all."""

from __future__ import annotations

from collections.abc import Iterator

from unolang.cli.words import BYSTANDER, Words
from unolang.machine.machine import Machine
from unolang.machine.state import State
from unolang.text.diagnostic import Collector
from unolang.text.source import Source
from unolang.transcript.names import Broken, Names
from unolang.transcript.player import Player
from unolang.transcript.record import Acts, Transcript
from unolang.transcript.table import TableSetter


def tables(machine: Machine, transcript: Transcript, source: Source) -> Iterator[str]:
    """The table at the start and after each line of acts, up to where transcript and rules part."""
    names = Names(machine.program, [seat.text for seat in transcript.head.seats])
    state = TableSetter(machine, names, Collector()).set(transcript)
    if state is None:
        return
    player = Player(machine, names, state)
    yield "\n".join(["at the start", *_table(player)])
    number = 0
    for entry in transcript.entries:
        if not isinstance(entry, Acts):
            continue
        number += 1
        try:
            player.entry(entry)
        except Broken:
            return
        line = (
            ""
            if entry.span is None
            else f"line {entry.span.line}: {' '.join(source.line_text(entry.span.line).split())}"
        )
        yield "\n".join([f"{number}  {line}", *_happened(machine, names, player), *_table(player)])


def _happened(machine: Machine, names: Names, player: Player) -> Iterator[str]:
    words = Words(machine.program, names.seats)
    for event in player.steps[-1].happened:
        told = words.happened(event, BYSTANDER, all_cards=True)
        if told:
            yield f"    {told}"


def _table(player: Player) -> list[str]:
    state: State = player.state
    return [f"  {line}" for line in player.teller.table(state)]
