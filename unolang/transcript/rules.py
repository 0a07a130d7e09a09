"""The machine for the rules that a transcript names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from attrs import evolve

from unolang.machine.machine import Machine
from unolang.text.diagnostic import Diagnostic, Failed
from unolang.transcript.record import Transcript

RulesFor = Callable[[str, Mapping[str, str], "str | None", Path], Machine]
"""The machine for a variant by its name, its options, its edition, and the folder of the transcript that names it."""


def machine_of(transcript: Transcript, beside: Path, rules_for: RulesFor) -> Machine:
    """The machine for the rules that a transcript names; `Failed`, at its head, if there is none."""
    head = transcript.head
    options = {name.text: value.text for name, value in head.options}
    try:
        return rules_for(head.variant.text, options, None if head.edition is None else head.edition.text, beside)
    except Failed as failed:
        raise Failed(tuple(_placed(diagnostic, transcript) for diagnostic in failed.diagnostics)) from failed


def _placed(diagnostic: Diagnostic, transcript: Transcript) -> Diagnostic:
    """What has no place of its own stands at the head of the transcript."""
    if diagnostic.span is not None or diagnostic.code == "U002":
        return diagnostic
    place = transcript.head.variant.span
    return evolve(diagnostic, span=place)
