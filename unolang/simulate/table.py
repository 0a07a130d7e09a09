"""One game between bots as a course of events in time, until the game is over, stuck or cut short.

Time is in seconds from the deal, and every act has an arrival. Where rules let people act out of turn, who is faster matters:

- When an act has been settled, every seat may find *opportunities*: acts open to it without being on turn that it has not considered
  in this stretch. A *stretch* lasts from one act of a turn, or one giving of the turn, to the next. A word that was let pass is not
  considered again until it could not be said for a while. The bot decides at once what it takes up; that arrives a reaction time
  later, and is done if it is still legal. Else it came too late. What is under way stays so when a turn begins, but not over a deal.
- The turn player acts a thinking time after the turn was given, or after its own last act of the turn, and never before what it has
  taken up itself: one says the word, then plays. It chooses when the time has come. What others do meanwhile does not make it think
  anew, unless it gives the turn anew.
- If the turn player can do nothing and nothing is under way, the table waits for somebody (see `waiting`). Each of those waited for
  draws a reaction time, and the earliest has to act. If nobody can, the table is stuck.
- Answers take no time, and a deal neither.

The cards depend on the seed and on what is done alone. Where no rule lets anybody act out of turn, time means nothing and is not kept.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import partial

from unolang.machine.chance import Chance, seed_of
from unolang.machine.course import Conflict
from unolang.machine.legal import IllegalAct
from unolang.machine.machine import Machine
from unolang.machine.state import Act, Happened, State
from unolang.machine.view import view
from unolang.program.program import NONE, Stage
from unolang.simulate.bot import Bot, Look, Maker, NotOffered
from unolang.simulate.etiquette import Etiquette
from unolang.simulate.habits import Habits, Pace
from unolang.simulate.underway import UnderWay
from unolang.simulate.waiting import those_waited_for

_BETWEEN, _SETTING_OUT, _PLAY, _OVER = Stage  # looking a member up in its class is slow
_IN_ROUND = (_PLAY, _SETTING_OUT)

MOST_ACTS = 100_000
BLINK = 0.05

Step = Callable[[State, Act], list[Happened]]

Watch = Callable[[State, Act, list[Happened]], None]
"""Is shown every act after it was done, with what happened."""

Late = Callable[[State, Act], None]
"""Is told of every act that came too late."""

Probe = Callable[[State], None]
"""Looks at the table before somebody acts, and leaves it as it is."""


class Ending(StrEnum):
    """Why a game is not played on."""

    OVER = "over"  # by its rules
    STUCK = "stuck"  # nobody can do anything
    CAPPED = "capped"  # the limit of acts was reached
    CONTRADICTED = "contradicted"  # two clauses say what takes the place of one act


class Table:
    """One game under way."""

    def __init__(
        self,
        machine: Machine,
        state: State,
        bots: Sequence[Bot],
        paces: Sequence[Pace],
        chance: Chance,
        etiquette: Etiquette,
        *,
        most_acts: int = MOST_ACTS,
        blink: float = BLINK,
        watch: Watch | None = None,
        late: Late | None = None,
        probe: Probe | None = None,
    ) -> None:
        self.machine = machine
        self.state = state
        self.ending: Ending | None = None
        self.contradiction: Conflict | None = None
        self.now = 0.0
        self.acts = 0
        self.deals = 0
        self.choices = 0  # decisions with more than one way to act
        self.options = 0  # ways to act, summed over these
        self.out_of_turn = [0] * len(bots)  # acts done, words apart
        self.said = [0] * len(bots)  # words
        self.too_late = [0] * len(bots)
        self.unsaid = [0] * len(bots)  # words let pass
        self.watch, self.late = watch, late
        self._bots = bots
        self._chooses = [bot.choose for bot in bots]
        self._asked_anew = [bool(getattr(bot, "is_asked_anew", False)) for bot in bots]
        self._step, self._step_listed = machine.step, machine.step_listed
        self._looks: list[Look] = [partial(view, state, seat) for seat in range(len(bots))]
        self._paces = paces
        self._chance = chance
        self._etiquette = etiquette
        self._most_acts = most_acts
        self._probe = probe
        self._seats = range(len(bots))
        self._free: dict[int, list[Act]] = {}  # what needs no turn, of the seats that can do any such thing
        self._of_turn: list[Act] = []
        self._turn_time: float | None = None  # when the turn player has thought enough; None: it has not begun to
        self._under_way = UnderWay(machine.program, len(bots), chance, blink)
        self._considered: set[Act] = set()  # in this stretch, by whichever seat
        self._let_pass: set[Act] = set()  # words

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
                    self._go_on()
            elif state.stage is _BETWEEN:
                self._deal()
            else:
                self.ending = Ending.OVER
        self._drop_what_is_under_way()
        return self.ending

    def _deal(self) -> None:
        """The dealer deals; if the dealer cannot, whoever can act does."""
        self._drop_what_is_under_way()
        dealer = self.state.dealer
        for seat in (dealer, *(seat for seat in self._seats if seat != dealer)):
            acts = self.machine.acts(self.state, seat)
            if acts:
                self.deals += 1
                self.now = 0.0
                self._decide(seat, acts)
                self._begin_stretch()
                return
        self.ending = Ending.STUCK

    # the course of time

    def _go_on(self) -> None:
        """Everybody considers what is open; then whatever arrives first is done."""
        self._consider()
        under_way, turn = self._under_way, self.state.turn
        if turn != NONE and self._turn_time is None:
            self._turn_time = self.now + self._paces[turn].thinking()
        while True:
            # What came too late has changed nothing: the lists still hold.
            time = self._turn_time if self._of_turn and not under_way.has(turn) else None
            if time is None and not under_way:
                self._wait()
                return
            first = under_way.earliest() if under_way else None
            if time is not None:
                if first is not None and under_way.is_close(time):  # a tie may speak of the act, so it has to be known
                    self.now = max(self.now, min(time, first))
                    act = self._chosen(turn, self._of_turn)
                    self._judge(turn, act)
                    under_way.put(act, time)
                elif first is None or time < first:
                    self.now = max(self.now, time)
                    self._act_in_turn()
                    return
            if self._arrive():
                return

    def _act_in_turn(self) -> None:
        seat, acts = self.state.turn, self._of_turn
        act = self._decide(seat, acts)
        if act not in acts:
            self._count(act)
        elif self._turn_time is not None:  # otherwise the turn was given, and a stretch has begun with that
            self._begin_stretch()

    def _arrive(self) -> bool:
        """What is under way arrives; whether it is in time."""
        time, _, _, act = self._under_way.take()
        self.now = max(self.now, time)
        in_turn = self._is_of_turn(act)
        try:
            self._do(act, self._step)
        except IllegalAct:
            self._comes_too_late(act)
            return False
        if in_turn:
            self._begin_stretch()
        else:
            self._count(act)
        return True

    def _wait(self) -> None:
        """Nothing happens by itself: of those whom the table waits for, the fastest has to act."""
        waited_for = those_waited_for(self._free, self._etiquette, self._asked_anew)
        if not waited_for:
            self.ending = Ending.STUCK
            return
        time, _, seat = min((self._paces[seat].reaction(), self._chance.next64(), seat) for seat in waited_for)
        self.now += time
        self._count(self._decide(seat, waited_for[seat]))

    def _count(self, act: Act) -> None:
        """An act was done that no turn was needed for."""
        (self.said if act.verb == self._etiquette.say else self.out_of_turn)[act.seat] += 1

    def _begin_stretch(self) -> None:
        """Everything may be considered anew, but for what is under way; the turn player thinks again."""
        self._turn_time = None
        self._considered.clear()
        self._considered.update(self._under_way.acts())

    # opportunities

    def _consider(self) -> None:
        """Each seat looks at what it may do without being on turn, and takes up some of it."""
        free = self._free = self.machine.free_acts(self.state)
        self._of_turn = self.machine.turn_acts(self.state)
        if self._let_pass:
            self._let_pass = {act for act in self._let_pass if act in free.get(act.seat, ())}
        for seat, acts in free.items():
            new = self._new(seat, acts)
            if new:
                self._offer(seat, new)

    def _new(self, seat: int, acts: list[Act]) -> list[Act]:
        if self._asked_anew[seat]:
            under_way = self._under_way.acts()
            return [act for act in acts if act not in under_way]
        considered, let_pass = self._considered, self._let_pass
        return [act for act in acts if act not in considered and act not in let_pass]

    def _offer(self, seat: int, acts: list[Act]) -> None:
        """Let a seat take up what it likes."""
        taken_up = self._bots[seat].take_up(self._looks[seat], acts)
        for act in taken_up:
            if act not in acts:
                self._judge(seat, act)
            self._under_way.put(act, self.now + self._paces[seat].reaction())
        if not self._asked_anew[seat]:
            self._considered.update(acts)
            for act in acts:
                if act.verb == self._etiquette.say and act not in taken_up:
                    self._let_pass.add(act)
                    self.unsaid[seat] += 1

    def _is_of_turn(self, act: Act) -> bool:
        """Whether an act of the turn player is one of its turn."""
        if act.seat != self.state.turn or (act.verb, act.value) in self._etiquette.only_free:
            return False
        return self.machine.is_turn_act(self.state, act)

    def _comes_too_late(self, act: Act) -> None:
        self.too_late[act.seat] += 1
        self._considered.discard(act)
        if self.late is not None:
            self.late(self.state, act)

    def _drop_what_is_under_way(self) -> None:
        for act in self._under_way.drop():
            self._comes_too_late(act)

    # acts

    def _decide(self, seat: int, acts: list[Act]) -> Act:
        """A seat does one of the acts; a person may also do something else that is legal."""
        act = self._chosen(seat, acts)
        if act in acts:
            self._do(act, self._step_listed)
        else:
            self._judge(seat, act)
            self._do(act, self._step)
        return act

    def _chosen(self, seat: int, acts: list[Act]) -> Act:
        count = len(acts)
        if count > 1:
            self.choices += 1
            self.options += count
        return self._chooses[seat](self._looks[seat], acts)

    def _judge(self, seat: int, act: Act) -> None:
        if act.seat != seat or self.machine.refusal(self.state, act) is not None:
            raise NotOffered(f"the bot of seat {seat} chose what it was not offered: {act}")

    def _do(self, act: Act, step: Step) -> None:
        try:
            happened = step(self.state, act)
        except Conflict as conflict:
            self.acts += 1
            self.ending, self.contradiction = Ending.CONTRADICTED, conflict
            return
        self.acts += 1
        if self._etiquette.any_free:
            for event in happened:
                if event.what == "gets the turn":
                    self._begin_stretch()
                    break
        if self.watch is not None:
            self.watch(self.state, act, happened)


def set_table(
    machine: Machine,
    makers: Sequence[Maker],
    seed: int,
    *,
    habits: Sequence[Habits] | None = None,
    etiquette: Etiquette | None = None,
    packs: int | None = None,
    most_acts: int = MOST_ACTS,
    blink: float = BLINK,
    watch: Watch | None = None,
    late: Late | None = None,
    probe: Probe | None = None,
) -> Table:
    """A seed becomes a table before its first deal, with one bot for each seat, and habits for each.

    The cards depend on the seed and on what is done alone: the bots, their times and the lots have chances of their own.
    """
    etiquette = etiquette or Etiquette(machine.program)
    habits = habits or (Habits(),) * len(makers)
    bots = [maker(etiquette, Chance(seed_of(seed, 1 + seat)), habits[seat]) for seat, maker in enumerate(makers)]
    paces = [Pace(one, Chance(seed_of(seed_of(seed, 1 + seat), 0))) for seat, one in enumerate(habits)]
    return Table(
        machine,
        machine.start(len(makers), seed=seed, packs=packs),
        bots,
        paces,
        Chance(seed_of(seed, 0)),
        etiquette,
        most_acts=most_acts,
        blink=blink,
        watch=watch,
        late=late,
        probe=probe,
    )
