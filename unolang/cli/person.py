"""A person at the table: a seat that is asked on the terminal, and told no more than it may see."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence

from unolang.cli.lines import Lines
from unolang.cli.output import say_plainly
from unolang.cli.typed import NotUnderstood, Reader, asked_for, counted
from unolang.cli.words import Words
from unolang.machine.machine import Machine
from unolang.machine.state import ANSWER, Act, Happened, State
from unolang.machine.view import view
from unolang.program.program import NONE, Place, Stage
from unolang.simulate.bot import Look
from unolang.simulate.etiquette import Etiquette
from unolang.text.printable import printable
from unolang.transcript.names import Names
from unolang.transcript.words import Teller

HELP = """\
You may type
  3              the third thing of the list
  play red 5     any act as a transcript has it: a verb, and the card, the word or the player; answers may follow after commas
  red 5          a card alone is a card to play or, if it cannot be played, to do what else may be done with it now
  why play red 5 why it is refused, or what allows it: the rule, where it stands, and what it cites
  rule NAME      a rule, with its lines; `rule` alone names them all
  hand, table    your cards, or all that lies open
  (nothing)      wait, where you need not do anything
  quit, q        leave the table; the end of the input does it, too
acts: {acts}"""

FAST = """
You act before all others if you like; with --habit 1.reaction=0.7 you are as fast as they are."""


_LONGEST = 1000  # characters of a line
_ECHOED = 100

# What gives somebody another hand.
_EXCHANGES = frozenset({"swaps hands", "passes hands"})

_LEAVING = frozenset({"quit", "q", "exit", "bye"})


def _pass_over_rest() -> None:
    """Read on to the end of a line that is too long, without keeping it."""
    while (part := sys.stdin.readline(1 << 16)) and not part.endswith("\n"):
        pass


class Left(Exception):
    """The person has left the table."""


class Person:
    """Plays one seat by asking whoever sits at the terminal."""

    is_asked_anew = True

    def __init__(self, machine: Machine, words: Words, seat: int, lines: Lines, *, watchful: bool = False) -> None:
        self.machine = machine
        self.words = words
        self.seat = seat
        self.reader = Reader(words, seat)
        self.state: State | None = None
        self._teller = Teller(machine, Names(machine.program, words.names))
        self._lines = lines
        self._watchful = watchful
        self._passed: set[Act] = set()
        self._held = 0  # cards
        self._say = machine.program.verb("say")
        self._etiquette = Etiquette(machine.program)
        self._shown: tuple[int, ...] = ()  # the hand as it was shown last
        self._round_is_over = False
        self._waiting: list[str] = []
        self._quiet = sys.stdin is not None and not sys.stdin.isatty()

    def sit_down(self, state: State) -> None:
        """Take a seat at a table."""
        self.state = state

    # what the table asks of a seat

    def choose(self, look: Look, acts: Sequence[Act]) -> Act:  # noqa: ARG002 - it sees what it is shown
        """Ask until something comes that can be done."""
        question = self._state().question
        if question is not None:
            return self._answer()
        self._waiting.clear()
        offered = self.machine.acts(self._state(), self.seat)
        self._show_table()
        return self._asked(list(offered), may_pass=False) or acts[0]

    def take_up(self, look: Look, acts: Sequence[Act]) -> Sequence[Act]:  # noqa: ARG002 - it sees what it is shown
        """Ask whether something shall be done that need not be, if it was not let pass already."""
        new = [act for act in acts if act not in self._passed]
        if not new and not self._watchful:
            return ()
        state = self._state()
        self._waiting.clear()
        if state.turn == self.seat and state.stage is Stage.PLAY:  # its own acts of the turn are offered, too
            self._show_table()
        act = self._asked(self.machine.acts(state, self.seat), may_pass=True)
        self._passed.update(acts if act is None else (act,))
        return () if act is None else (act,)

    def watch(self, state: State, _act: Act, happened: list[Happened]) -> None:
        """Tell what happened, as far as this seat may know it."""
        for event in happened:
            told = self.words.happened(event, self.seat)
            if told:
                say_plainly(told)
            if event.what == "plays":  # another card lies there, so what can be done about it is new
                self._passed = {act for act in self._passed if act.card == NONE}
        if any(event.what in _EXCHANGES and self.seat in (event.seat, event.other) for event in happened):
            self._show_hand()
        self._tell_scores(state, happened)
        held = len(state.hands[self.seat])
        if held != self._held:  # and what can be said of a hand is new for another hand
            self._passed = {act for act in self._passed if act.verb != self._say}
        self._held = held
        if self._passed and state.question is None:
            self._passed.intersection_update(self.machine.acts(state, self.seat))

    def _tell_scores(self, state: State, happened: list[Happened]) -> None:
        """How all stand, when a round is over and counted."""
        self._round_is_over = self._round_is_over or any(event.what == "ends round" for event in happened)
        if self._round_is_over and state.question is None:
            self._round_is_over = False
            if state.stage is Stage.BETWEEN and any(state.scores):
                say_plainly(f"scores: {self.words.standing(state.scores)}")

    def comes_too_late(self, state: State, act: Act) -> None:
        """Tell that something this seat has taken up cannot be done any more."""
        if act.seat == self.seat:
            self._passed.discard(act)
            refusal = self.machine.refusal(state, act)
            why = f" – {self._teller.refusal(refusal)[0]}" if refusal is not None else ""
            say_plainly(f"you come too late with `{self.reader.typed(act)}`{why}")

    def _state(self) -> State:
        assert self.state is not None, "nobody plays before sitting down"
        return self.state

    # asking

    def _asked(self, acts: list[Act], *, may_pass: bool) -> Act | None:
        acts = sorted(acts, key=lambda act: (act.verb, act.value) in self._etiquette.whims)  # temptations come last
        hand_sizes = view(self._state(), self.seat).hand_sizes
        shown = [self.reader.listed(act, hand_sizes) for act in acts]
        lead = "you may, or wait:" if may_pass else "you may:"
        say_plainly("\n".join([lead, *counted(shown)]))
        while True:
            line = self._line()
            if not line:
                if may_pass:
                    return None
                say_plainly("type the number of one of these, or what you do; ? tells more")
            elif line.isdecimal():
                if 1 <= int(line[:9]) <= len(acts):
                    return acts[int(line) - 1]
                say_plainly(f"the numbers go from 1 to {len(acts)}")
            elif not self._is_command(line, acts):
                act = self._legal(line)
                if act is not None:
                    return act

    def _legal(self, line: str) -> Act | None:
        """The act of a line, if it is permitted; otherwise it is told why not."""
        first, *answers = (part.strip() for part in line.split(","))
        legal = self.machine.acts(self._state(), self.seat)
        try:
            act = self.reader.act(first, self._hand(), legal)
        except NotUnderstood as reason:
            say_plainly(str(reason))
            return None
        refusal = self.machine.refusal(self._state(), act)
        if refusal is not None:
            self._explain(first, refused=True)
            ways = [self.reader.typed(other) for other in legal if other.card == act.card != NONE]
            if ways:
                say_plainly(f"but you may `{'` or `'.join(ways)}`")
            return None
        self._waiting[:] = [answer for answer in answers if answer]
        return act

    def _answer(self) -> Act:
        """Ask for the answer to a question; answers that were given with the act come first."""
        question = self._state().question
        assert question is not None, "the table asks"
        choices = self.reader.choices(question, view(self._state(), self.seat).hand_sizes)
        plain = [self.reader.told(question, choice) for choice in question.choices]
        numbers = question.kind in ("number", "cut")
        while True:
            line = self._waiting.pop(0) if self._waiting else ""
            if not line:
                if self._hand() and self._hand() != self._shown:
                    self._show_hand()
                say_plainly("\n".join([asked_for(self.words, question), *([] if numbers else counted(choices))]))
                line = self._line()
            if not line or self._is_command(line, []):
                continue
            if line.isdecimal() and not numbers and 1 <= int(line[:9]) <= len(choices) and line not in plain:
                return Act(self.seat, ANSWER, value=question.choices[int(line) - 1])
            try:
                return self.reader.answer(question, line)
            except NotUnderstood as reason:
                say_plainly(str(reason))

    def _line(self) -> str:
        """One line of what is typed, without blanks at its ends."""
        while True:
            sys.stdout.write("> ")
            sys.stdout.flush()
            line = sys.stdin.readline(_LONGEST + 1) if sys.stdin is not None else ""
            if not line:
                say_plainly("")
                raise Left
            text = " ".join(line.split())
            if self._quiet:
                # Nobody has seen the line being typed.
                say_plainly(text if len(text) <= _ECHOED else f"{text[:_ECHOED]} ...")
            if len(line) <= _LONGEST or line.endswith("\n"):
                return text
            _pass_over_rest()
            say_plainly(f"a line has at most {_LONGEST} characters")

    # telling

    def _is_command(self, line: str, acts: Sequence[Act]) -> bool:
        """Do what a line asks that is no act."""
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "?": self._help,
            "help": self._help,
            "hand": self._show_hand,
            "table": self._show_table,
            "why": lambda: self._why(rest, acts),
            "rule": lambda: self._rule(rest),
        }
        word = word.lower()
        if word in _LEAVING and word not in self.reader.verbs:
            raise Left
        if word not in commands or (word in self.reader.verbs and word not in ("why", "rule")):
            return False
        commands[word]()
        return True

    def _help(self) -> None:
        say_plainly(HELP.format(acts=", ".join(self.reader.acts())) + (FAST if self._etiquette.any_free else ""))

    def _why(self, rest: str, acts: Sequence[Act]) -> None:
        if rest.isdecimal() and 1 <= int(rest[:9]) <= len(acts):
            rest = self.reader.typed(acts[int(rest) - 1])
        self._explain(rest.partition(",")[0], refused=False)

    def _explain(self, line: str, *, refused: bool) -> None:
        """Why an act is refused, or which rule permits it."""
        state = self._state()
        try:
            act = self.reader.act(line, self._hand(), self.machine.acts(state, self.seat))
        except NotUnderstood as reason:
            say_plainly(str(reason))
            return
        typed = printable(self.reader.typed(act))
        refusal = self.machine.refusal(state, act)
        if refusal is None:
            permission = self.machine.legality.permission(state, act)
            places = () if permission is None else (permission.place,)
            say_plainly("\n".join([f"`{typed}` is allowed", *self._clauses("by", places)]))
            return
        why = self._teller.refusal(refusal)[0]
        lead = f"refused: `{typed}`" if refused else f"`{typed}` is refused"
        say_plainly("\n".join([f"{lead} – {why}", *self._clauses("because of", refusal.places)]))

    def _clauses(self, lead: str, places: Iterable[Place]) -> Iterator[str]:
        """Each place as its rule, and under it the line itself."""
        for place in dict.fromkeys(places):
            for rule in self._teller.rules((place,)):
                yield f"  {lead} {rule}"
                yield from (f"    {line}" for line in self._lines.clause(place))

    def _rule(self, name: str) -> None:
        for rule in self.machine.program.rules:
            if rule.name == name.strip():
                rows = "".join(f", {citation.row}" for citation in rule.citations)
                lines = [f"  {line}" for line in self._lines.rule(rule.name)]
                head = f"{rule.name} ({rule.file}:{rule.line}{rows}): {rule.sentence}"
                say_plainly("\n".join([head, *lines, *rule.notes]))
                return
        say_plainly(f"the rules are {', '.join(rule.name for rule in self.machine.program.rules)}")

    def _show_table(self) -> None:
        seen = view(self._state(), self.seat)
        say_plainly("\n".join(["", *self.words.table(seen)]))
        self._show_hand()

    def _hand(self) -> tuple[int, ...]:
        return tuple(view(self._state(), self.seat).hand)

    def _show_hand(self) -> None:
        seen = view(self._state(), self.seat)
        self._shown = tuple(seen.hand)
        drawn = f" (just drawn: {self.words.cards((seen.drawn_card,))})" if seen.drawn_card != NONE else ""
        say_plainly(f"you hold  {self.words.cards(seen.hand)}{drawn}")
