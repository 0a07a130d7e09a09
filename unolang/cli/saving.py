"""A game under way becomes a transcript file that finds its rules again."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

from unolang.cli.output import fail, say_plainly
from unolang.cli.typed import ARTICLES
from unolang.cli.writing import write_text
from unolang.machine.machine import Machine
from unolang.machine.state import Act, Happened, State
from unolang.text.shipped import variant_path
from unolang.transcript.recorder import Recorder
from unolang.transcript.write import write

_FINDABLE = re.compile(r"[\w-]+(/[\w-]+)*")


class Recording:
    """Notes a game from before its first deal, and writes it when it is asked to."""

    def __init__(self, machine: Machine, state: State, names: Sequence[str], variant: str, target: Path) -> None:
        self.target = target
        _look_at(target)
        name, self._remark = _findable(variant, target)
        self._recorder = Recorder(machine, state, names, variant=name)

    def note(self, _state: State, act: Act, happened: list[Happened]) -> None:
        """Note an act that was taken."""
        self._recorder.record(act, happened)

    def save(self) -> None:
        """Write what there is."""
        write_text(self.target, write(self._recorder.transcript()))
        say_plainly(f"wrote {self.target}{self._remark}", err=True)


def _look_at(target: Path) -> None:
    """Find out before a game whether its transcript could be written after it."""
    folder = target.parent
    if target.is_dir():
        reason = "it is a folder"
    elif not folder.is_dir():
        reason = "its folder is not there"
    elif not os.access(target if target.exists() else folder, os.W_OK):
        reason = "its permissions, or those of its folder, forbid it"
    else:
        return
    raise fail("U511", f"`{target.as_posix()}` could not be written", because=reason)


def _findable(variant: str, target: Path) -> tuple[str, str]:
    """The name under which a replay finds the rules, and a remark if it will need help."""
    if variant_path(variant) is not None:
        return variant, ""
    path = Path(variant).with_suffix("") if variant.endswith(".uno") else Path(variant)
    relative = os.path.relpath(path.resolve(), target.parent.resolve()).replace(os.sep, "/")
    if variant.endswith(".uno") and _FINDABLE.fullmatch(relative) and relative.split("/")[0] not in ARTICLES:
        return relative, ""
    name = re.sub(r"[^\w-]+", "-", path.name).strip("-") or "rules"
    if name in ARTICLES:  # which a transcript passes over
        name = f"{name}-rules"
    return name, f"; to replay it, put its rules beside it as {name}.uno"
