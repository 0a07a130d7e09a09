"""Many games, spread over workers. What comes out depends on the program and the settings, never on the workers.

Game number `n` of a run has the seed `chance.seed_of(run seed, n)`. Games are handed out in chunks, and the chunks are counted in
their order; a run that is interrupted gives the tally of its first games, as if it had been asked for no more.
"""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context

from attrs import frozen

from unolang.machine.chance import seed_of
from unolang.machine.machine import Machine
from unolang.program.program import Program
from unolang.simulate.bot import Maker
from unolang.simulate.bots import BOTS
from unolang.simulate.etiquette import Etiquette
from unolang.simulate.habits import Habits
from unolang.simulate.observe import Game, Observer, Prober
from unolang.simulate.table import BLINK, MOST_ACTS, Table, Watch, set_table
from unolang.simulate.tally import Tally
from unolang.transcript.record import Transcript
from unolang.transcript.recorder import Recorder

CHUNK = 8
AHEAD = 4  # chunks that wait for each worker, so that memory does not grow with the number of games

Progress = Callable[[int], None]
"""Is told how many games are counted."""


@frozen
class Settings:
    """What is simulated, apart from the rules."""

    seats: int = 4
    games: int = 1000
    seed: int = 0
    bots: tuple[str, ...] = ("random",)  # one for all seats, or one for each
    habits: tuple[Habits, ...] = (Habits(),)  # likewise
    blink: float = BLINK  # seconds within which acts are simultaneous
    most_acts: int = MOST_ACTS  # a game with more is cut short
    packs: int | None = None
    probed: int = 50  # in so many of the first games acts that are not offered are tried

    def __attrs_post_init__(self) -> None:
        if self.games < 1 or self.most_acts < 1:
            raise ValueError("at least one game, and one act in it, has to be played")
        if len(self.bots) not in (1, self.seats):
            raise ValueError(f"{len(self.bots)} bots for {self.seats} seats: name one for all of them, or one for each")
        if len(self.habits) not in (1, self.seats):
            raise ValueError(f"habits of {len(self.habits)} for {self.seats} seats: give those of all, or of each")
        if not self.blink >= 0:
            raise ValueError(f"a blink takes 0 seconds or more, not {self.blink}")
        for name in self.bots:
            if name not in BOTS:
                raise ValueError(f"there is no bot `{name}`; there are {', '.join(BOTS)}")

    def seated(self) -> tuple[str, ...]:
        """The bot of every seat."""
        return self.bots * self.seats if len(self.bots) == 1 else self.bots

    def habits_by_seat(self) -> tuple[Habits, ...]:
        """The habits of every seat."""
        return self.habits * self.seats if len(self.habits) == 1 else self.habits


@frozen
class Run:
    """What came of a simulation."""

    settings: Settings
    tally: Tally
    interrupted: bool = False


class Series:
    """The games of one run, each played when asked for by its number."""

    def __init__(self, program: Program, settings: Settings) -> None:
        self.machine = Machine(program)
        self.settings = settings
        self._etiquette = Etiquette(program)
        self._makers: Sequence[Maker] = [BOTS[name] for name in settings.seated()]
        self._habits = settings.habits_by_seat()

    def table(self, number: int, watch: Watch | None = None, prober: Prober | None = None) -> Table:
        """The table of game number `number` before its first deal; it plays the same game every time, whoever watches."""
        settings = self.settings
        return set_table(
            self.machine,
            self._makers,
            seed_of(settings.seed, number),
            habits=self._habits,
            etiquette=self._etiquette,
            packs=settings.packs,
            most_acts=settings.most_acts,
            blink=settings.blink,
            watch=watch,
            probe=prober,
        )

    def game(self, number: int) -> Game:
        """Game number `number`, played, as numbers."""
        observer = Observer(self.machine.program)
        prober = Prober(self.machine) if number < self.settings.probed else None
        table = self.table(number, observer, prober)
        table.play()
        return observer.game(table, prober.refused if prober is not None else None)

    def transcript(self, number: int, seat_names: Sequence[str], variant: str = "") -> Transcript:
        """Game number `number`, played and written down; `variant` is the name by which its rules are found again."""
        table = self.table(number)
        recorder = Recorder(self.machine, table.state, seat_names, variant=variant)
        table.watch = lambda _, act, happened: recorder.record(act, happened)
        table.play()
        return recorder.transcript()


_at_work: list[Series] = []  # of a worker process: its one series


def _begin_work(program: Program, settings: Settings) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that waits for the workers is interrupted, and ends them
    _at_work[:] = [Series(program, settings)]


def _play_chunk(numbers: range) -> Tally:
    (series,) = _at_work
    tally = Tally(series.settings.seats)
    for number in numbers:
        tally.add(series.game(number))
    return tally


def _chunks(games: int) -> Iterator[range]:
    for start in range(0, games, CHUNK):
        yield range(start, min(start + CHUNK, games))


def run(program: Program, settings: Settings, *, workers: int = 1, progress: Progress | None = None) -> Run:
    """A program becomes a tally of many games. Interrupted from the keyboard, it gives what there is."""
    Machine(program).start(settings.seats, packs=settings.packs)  # raises ValueError here rather than in a worker
    whole = Tally(settings.seats)
    counting = _alone(program, settings, whole) if workers <= 1 else _shared(program, settings, whole, workers)
    interrupted = False
    try:
        for games in counting:
            if progress is not None:
                progress(games)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        counting.close()
    return Run(settings, whole, interrupted)


def _alone(program: Program, settings: Settings, whole: Tally) -> Generator[int, None, None]:
    series = Series(program, settings)
    for number in range(settings.games):
        whole.add(series.game(number))
        yield whole.games


def _shared(program: Program, settings: Settings, whole: Tally, workers: int) -> Generator[int, None, None]:
    others = set(active_children())
    executor = ProcessPoolExecutor(workers, get_context(), _begin_work, (program, settings))
    waiting: deque[Future[Tally]] = deque()
    try:
        for numbers in _chunks(settings.games):
            waiting.append(executor.submit(_play_chunk, numbers))
            if len(waiting) >= workers * AHEAD:
                whole.merge(waiting.popleft().result())
                yield whole.games
        while waiting:
            whole.merge(waiting.popleft().result())
            yield whole.games
    except BaseException:
        # Nobody counts what is under way, and a single game may be long: the workers are not waited for.
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        executor.shutdown(wait=True, cancel_futures=True)
