"""One game between bots: who is given the word when, until the game is over, stuck or cut short.

A *table moment* lasts from one act of a turn to the next. In it, before the turn player acts, every seat may do one of the free acts
that are open to it, those that need no turn; the seats come in an order of chance, and once more as long as somebody did something.
A seat is offered the same free act once in a moment. A bot that forgets words is not offered a word again that it let pass,
until the word could not be said for a while.
If nobody is on turn and everybody let the moment pass, somebody has to act; if nobody can, the table is stuck.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import partial

from unolang.machine.chance import Chance, seed_of
from unolang.machine.course import Conflict
from unolang.machine.machine import Machine
from unolang.machine.state import Act, Happened, State
from unolang.machine.view import view
from unolang.program.program import NONE, Program, Stage
from unolang.simulate.bot import Bot, Habits, Look, Maker, NotOffered

_BETWEEN, _SETTING_OUT, _PLAY, _OVER = Stage  # looking a member up in its class is slow
_IN_ROUND = (_PLAY, _SETTING_OUT)

MOST_ACTS = 100_000

Step = Callable[[State, Act], list[Happened]]

Watch = Callable[[State, Act, list[Happened]], None]
"""Is shown every act after it was done, with what happened."""

Probe = Callable[[State], None]
"""Looks at the table before somebody acts, and leaves it as it is."""


class Ending(StrEnum):
    """Why a game is not played on."""

    OVER = "over"  # by its rules
    STUCK = "stuck"  # nobody can do anything
    CAPPED = "capped"  # the limit of acts was reached
    CONTRADICTED = "contradicted"  # two clauses say what takes the place of one act


class Etiquette:
    """Which acts of a program need no turn: what the order of acting at a table depends on."""

    def __init__(self, program: Program) -> None:
        deal = next((index for index, verb in enumerate(program.verbs) if verb.name == "deal"), NONE)
        free = {(p.verb, p.word) for p in program.permits if not p.turn and not p.newcomers and p.verb != deal}
        turn = {(p.verb, p.word) for p in program.permits if p.turn}
        self.free = free - turn
        self.mixed = free & turn
        self.any_free = bool(free)
        self.say = next((index for index, verb in enumerate(program.verbs) if verb.name == "say"), NONE)


class Table:
    """One game under way."""

    def __init__(
        self,
        machine: Machine,
        state: State,
        bots: Sequence[Bot],
        chance: Chance,
        etiquette: Etiquette,
        *,
        most_acts: int = MOST_ACTS,
        watch: Watch | None = None,
        probe: Probe | None = None,
    ) -> None:
        self.machine = machine
        self.state = state
        self.ending: Ending | None = None
        self.contradiction: Conflict | None = None
        self.acts = 0
        self.deals = 0
        self.free_acts = 0
        self.choices = 0  # decisions with more than one way to act
        self.options = 0  # ways to act, summed over these
        self._bots = bots
        self._chooses = [bot.choose for bot in bots]
        self._step, self._step_listed = machine.step, machine.step_listed
        self._looks: list[Look] = [partial(view, state, seat) for seat in range(len(bots))]
        self._chance = chance
        self._etiquette = etiquette
        self._most_acts = most_acts
        self.watch = watch
        self._probe = probe
        self._seats = range(len(bots))
        self._on_turn: list[Act] = []
        self._offered: list[set[Act]] = [set() for _ in bots]
        self._forgotten: list[set[Act]] = [set() for _ in bots]

    def play(self) -> Ending:
        """Play on until the game ends."""
        state, acts_of, decide = self.state, self.machine.acts, self._decide
        plain, probe, most = not self._etiquette.any_free, self._probe, self._most_acts
        while self.ending is None:
            question = state.question
            if self.acts >= most:
                self.ending = Ending.OVER if state.stage is _OVER else Ending.CAPPED
            elif question is not None:
                decide(question.seat, acts_of(state, question.seat))
            elif state.stage in _IN_ROUND:
                if probe is not None:
                    probe(state)
                turn = state.turn
                if plain and turn != NONE:  # nothing can be done but by the turn player
                    acts = acts_of(state, turn)
                    if acts:
                        decide(turn, acts)
                    else:
                        self.ending = Ending.STUCK
                else:
                    self._moment()
            elif state.stage is _BETWEEN:
                self._deal()
            else:
                self.ending = Ending.OVER
        return self.ending

    def _deal(self) -> None:
        """The dealer deals; if the dealer cannot, whoever can act does."""
        dealer = self.state.dealer
        for seat in (dealer, *(seat for seat in self._seats if seat != dealer)):
            acts = self.machine.acts(self.state, seat)
            if acts:
                self.deals += 1
                self._decide(seat, acts)
                self._begin_moment()
                return
        self.ending = Ending.STUCK

    def _begin_moment(self) -> None:
        for offered in self._offered:
            offered.clear()

    def _moment(self) -> None:
        """Free acts as long as anybody takes one up; then the turn player, or somebody else if nothing else goes on."""
        state = self.state
        waiting = self._waiting()
        if waiting:
            turn, count = state.turn, self.acts
            order = list(waiting)
            self._chance.shuffle(order)
            for seat in order:
                if self.acts == count:
                    self._offer(seat, waiting[seat])
                elif self.ending is None and state.question is None and state.turn == turn and self._in_round():
                    self._offer(seat, self._new(seat, self._free_acts(seat)))
            if state.turn != turn:
                self._begin_moment()
            if self.acts != count:
                return
        acts = self._on_turn if state.turn != NONE and state.stage is _PLAY else []
        if acts:
            self._decide(state.turn, acts)
            self._begin_moment()
        else:
            self._must_go_on()

    def _in_round(self) -> bool:
        return self.state.stage in _IN_ROUND

    def _waiting(self) -> dict[int, list[Act]]:
        """The seats that have free acts that they were not offered yet, with these acts."""
        waiting = {}
        for seat in self._seats:
            acts = self._free_acts(seat)
            forgotten = self._forgotten[seat]
            if forgotten:
                forgotten.intersection_update(acts)
            if acts:
                acts = self._new(seat, acts)
                if acts:
                    waiting[seat] = acts
        return waiting

    def _free_acts(self, seat: int) -> list[Act]:
        """What a seat may do without being on turn; what else the turn player may do is noted."""
        acts = self.machine.acts(self.state, seat)
        if seat == self.state.turn:
            self._on_turn, acts = self._parted(acts)
        return acts

    def _new(self, seat: int, acts: list[Act]) -> list[Act]:
        offered, forgotten = self._offered[seat], self._forgotten[seat]
        return [act for act in acts if act not in offered and act not in forgotten] if offered or forgotten else acts

    def _parted(self, acts: list[Act]) -> tuple[list[Act], list[Act]]:
        """What the turn player may do, as acts of the turn and acts that need none."""
        free, mixed = self._etiquette.free, self._etiquette.mixed
        of_turn, others = [], []
        for act in acts:
            way = (act.verb, act.value)
            if way in free or (way in mixed and not self.machine.is_turn_act(self.state, act)):
                others.append(act)
            else:
                of_turn.append(act)
        return of_turn, others

    def _offer(self, seat: int, acts: list[Act]) -> None:
        """Let a seat do one of these free acts, if it likes."""
        if not acts:
            return
        bot = self._bots[seat]
        act = bot.interrupt(self._looks[seat], acts)
        self._offered[seat].update(acts)
        if getattr(bot, "forgets_words", False):
            say = self._etiquette.say
            self._forgotten[seat].update([other for other in acts if other.verb == say and other != act])
        if act is not None:
            if act not in acts:
                raise NotOffered(f"the bot of seat {seat} chose what it was not offered: {act}")
            self.free_acts += 1
            self._do(act, self._step)

    def _must_go_on(self) -> None:
        """Nobody is on turn, or the turn player can do nothing: anybody who can act has to."""
        for seat in self._order():
            acts = self.machine.acts(self.state, seat)
            if acts:
                self.free_acts += 1
                self._decide(seat, acts)
                self._begin_moment()
                return
        self.ending = Ending.STUCK

    def _order(self) -> list[int]:
        seats = list(self._seats)
        self._chance.shuffle(seats)
        return seats

    def _decide(self, seat: int, acts: list[Act]) -> None:
        count = len(acts)
        if count > 1:
            self.choices += 1
            self.options += count
        act = self._chooses[seat](self._looks[seat], acts)
        if act not in acts:
            raise NotOffered(f"the bot of seat {seat} chose what it was not offered: {act}")
        self._do(act, self._step_listed)

    def _do(self, act: Act, step: Step) -> None:
        self.acts += 1
        try:
            happened = step(self.state, act)
        except Conflict as conflict:
            self.ending, self.contradiction = Ending.CONTRADICTED, conflict
            return
        if self.watch is not None:
            self.watch(self.state, act, happened)


def seat_bots(makers: Sequence[Maker], program: Program, seed: int, habits: Habits) -> list[Bot]:
    """A bot for each seat, each with a chance of its own that depends on the game's seed and the seat alone."""
    return [maker(program, Chance(seed_of(seed, 1 + seat)), habits) for seat, maker in enumerate(makers)]


def set_table(
    machine: Machine,
    makers: Sequence[Maker],
    seed: int,
    *,
    habits: Habits | None = None,
    etiquette: Etiquette | None = None,
    packs: int | None = None,
    most_acts: int = MOST_ACTS,
    watch: Watch | None = None,
    probe: Probe | None = None,
) -> Table:
    """A seed becomes a table before its first deal, with one bot for each seat.

    The cards depend on the seed and on what is done alone: the bots, and the order in which they are asked, have a chance of their own.
    """
    bots = seat_bots(makers, machine.program, seed, habits or Habits())
    state = machine.start(len(makers), seed=seed, packs=packs)
    etiquette = etiquette or Etiquette(machine.program)
    return Table(
        machine, state, bots, Chance(seed_of(seed, 0)), etiquette, most_acts=most_acts, watch=watch, probe=probe
    )
