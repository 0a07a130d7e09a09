"""A bar that shows how far a long run has come: on a terminal only, and only if the run is long."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import TYPE_CHECKING, Self

from unolang.cli.output import wants_color

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

# A run that is over before this has passed needs no bar.
_PATIENCE = 1.5


class Bar:
    """Is told how many of a number of things are done."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._began = time.monotonic()
        self._shown = sys.stderr.isatty()
        self._bar: Progress | None = None
        self._task: TaskID | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def tell(self, done: int) -> None:
        """So many are done."""
        if not self._shown:
            return
        if self._bar is None:
            if time.monotonic() - self._began < _PATIENCE:
                return
            self._begin()
        assert self._bar is not None
        assert self._task is not None
        self._bar.update(self._task, completed=done)

    def _begin(self) -> None:
        from rich.console import Console  # only a long run pays for it
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        console = Console(stderr=True, no_color=not wants_color(sys.stderr))
        self._bar = Progress(*columns, console=console, transient=True)
        self._task = self._bar.add_task("games", total=self._total)
        self._bar.start()
