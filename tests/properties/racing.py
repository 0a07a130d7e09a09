"""Moments at which several people may act at once, and what comes of it in one order or another."""

from collections.abc import Sequence

from attrs import evolve, field, frozen

from tests.properties.games import Rules, chosen, machine_of, offered
from tests.properties.picture import Painter, Picture, copied
from unolang.machine.chance import Chance
from unolang.machine.machine import Machine
from unolang.machine.state import ANSWER, Act, Happened, State
from unolang.program.program import NONE, Stage
from unolang.transcript.inflect import third_person
from unolang.transcript.names import Names
from unolang.transcript.record import Acts, Deed, Transcript, Words
from unolang.transcript.recorder import Recorder
from unolang.transcript.script import Script
from unolang.transcript.words import Teller

STEPS = 50


@frozen
class Table:
    """How a game begins: who sits there, and how the cards lie at the first deal."""

    rules: Rules
    seats: int
    packs: int
    seed: int
    stacked: bool  # like cards lie together, so that neighbours get them

    def started(self) -> State:
        """The table before its first deal."""
        machine = machine_of(self.rules)
        state = machine.start(self.seats, packs=self.packs, seed=self.seed)
        if self.stacked:
            kinds = [*range(len(machine.program.kinds))]
            Chance(self.seed).shuffle(kinds)
            deck = [kind for kind in kinds for _ in range(machine.program.kinds[kind].copies * self.packs)]
            state.chance = Script(self.seed, machine.unknown, deck)
        return state


@frozen
class Moment:
    """A table at which several seats may act, at least one of them out of turn, and how the game came to it."""

    table: Table
    so_far: list[Act] = field(repr=False)
    state: State = field(repr=False)
    racing: list[Act]  # what any of them may do


def moment(table: Table, chance: Chance) -> Moment | None:
    """One of the moments of a random game, of any kind of race that it brought; nothing if there was none."""
    machine, state = machine_of(table.rules), table.started()
    so_far: list[Act] = []
    kinds: dict[frozenset[str], list[Moment]] = {}
    for _ in range(STEPS):
        offers = offered(machine, state)
        if not offers:
            break
        racing = [act for acts in offers for act in acts]
        free = {machine.program.verbs[act.verb].name for act in racing if act.seat != state.turn and act.verb != ANSWER}
        if free and len(offers) > 1 and state.stage in (Stage.PLAY, Stage.SETTING_OUT):
            kinds.setdefault(frozenset(free), []).append(Moment(table, list(so_far), state.copy(), racing))
        plays = [act for act in offers[0] if act.card != NONE]
        act = chosen(state, [plays] if plays and chance.below(4) else offers, chance)
        so_far.append(act)
        machine.step(state, act)
        if state.round:
            state.chance = Chance(state.chance.state)  # from here on nothing is stacked
    return chance.pick(chance.pick(list(kinds.values()))) if kinds else None


def racers(moment: Moment, chance: Chance, most: int) -> list[Act]:
    """Some of the acts, of different seats if there are enough; often plays, which take each other's ground away."""
    by_verb: dict[int, list[Act]] = {}
    for act in moment.racing:
        by_verb.setdefault(act.verb, []).append(act)
    plays = [act for act in moment.racing if act.card != NONE]
    result: list[Act] = []
    for _ in range(most):
        pool = plays if plays and chance.below(2) else chance.pick(list(by_verb.values()))
        close = [act for act in moment.racing if any(act.other == one.seat or one.other == act.seat for one in result)]
        if close and chance.below(2):  # one of them names the other
            pool = close
        fresh = [act for act in pool if all(act.seat != one.seat for one in result)]
        act = chance.pick(fresh or pool)
        if act not in result or act.card != NONE:  # two like cards of one hand are two plays
            result.append(act)
    return result


def answer_to(state: State) -> Act:
    """The answer that everybody gives here: something in the middle."""
    question = state.question
    assert question is not None
    return Act(question.seat, ANSWER, value=question.choices[len(question.choices) // 2])


@frozen
class Outcome:
    """What each act of a race came to, and the table after it."""

    results: list[str | list[Happened]]  # the reason of a refusal, or what happened
    picture: Picture


def outcome(machine: Machine, state: State, acts: Sequence[Act], askers: Chance | None = None) -> Outcome:
    """The acts in this order, each done or refused, with the answers to what they ask; between them, others ask what they may do."""
    results: list[str | list[Happened]] = []
    for act in acts:
        if askers is not None:
            seats = list(range(state.seats))
            askers.shuffle(seats)
            for seat in seats:
                machine.refusal(state, act._replace(seat=seat))
                machine.acts(state, seat)
        refusal = machine.refusal(state, act)
        if refusal is not None:
            results.append(refusal.reason)
            continue
        happened = machine.step(state, act)
        while state.question is not None:
            happened += machine.step(state, answer_to(state))
        results.append([one._replace(cards=tuple(sorted(one.cards))) for one in happened])
    return Outcome(results, copied(Painter(machine).table(state)))


# races as transcripts


def seat_names(seats: int) -> list[str]:
    return [f"Seat{number}" for number in range(1, seats + 1)]


@frozen
class Scribe:
    """Writes the game up to a moment, and what comes after it."""

    moment: Moment

    def _recorder(self) -> tuple[Machine, State, Recorder]:
        table = self.moment.table
        machine, state = machine_of(table.rules), table.started()
        recorder = Recorder(machine, state, seat_names(table.seats), variant=table.rules.variant)
        for act in self.moment.so_far:
            recorder.record(act, machine.step(state, act))
        state.chance = Chance(state.chance.state)
        return machine, state, recorder

    def race(self, acts: Sequence[Act]) -> Transcript:
        """The acts on lines of their own, with what was refused."""
        machine, state, recorder = self._recorder()
        refused: list[tuple[int, Acts]] = []
        for act in acts:
            if machine.refusal(state, act) is not None:
                entry = Acts((self.deed(machine, state, act),), refused=True)
                refused.append((len(recorder.transcript().entries) + len(refused), entry))
                continue
            recorder.record(act, machine.step(state, act))
            while state.question is not None:
                answer = answer_to(state)
                recorder.record(answer, machine.step(state, answer))
        transcript = recorder.transcript()
        entries = list(transcript.entries)
        for at, entry in refused:
            entries.insert(at, entry)
        return evolve(transcript, entries=tuple(entries))

    def together(self, acts: Sequence[Act], answers: Sequence[Sequence[str]]) -> Transcript:
        """The acts in one line, each with the answers that are given to what it asks."""
        machine, state, recorder = self._recorder()
        deeds = tuple(
            evolve(self.deed(machine, state, act), answers=tuple(map(Words, given)))
            for act, given in zip(acts, answers, strict=True)
        )
        transcript = recorder.transcript()
        return evolve(transcript, entries=(*transcript.entries, Acts(deeds)))

    @staticmethod
    def deed(machine: Machine, state: State, act: Act) -> Deed:
        """An act as written."""
        names = Names(machine.program, seat_names(state.seats))
        what = None
        if act.card != NONE:
            what = Words(names.notation.text(act.card))
        elif act.value != NONE:
            what = Words(machine.program.words[act.value])
        whom = Words(names.seats[act.other]) if act.other != NONE else None
        verb = third_person(machine.program.verbs[act.verb].name)
        return Deed(Words(names.seats[act.seat]), Words(verb), what, whom)


@frozen
class Ordered:
    """Acts taken one after the other by hand, with all that a line of a transcript would have to say of them."""

    picture: Picture
    answers: dict[int, tuple[str, ...]]  # by the place of the act in the line, of those that were not refused
    plain: bool  # no cards were shuffled, and nobody but who acts was asked


def ordered(machine: Machine, state: State, acts: Sequence[Act], order: Sequence[int]) -> Ordered:
    """The acts of a line in this order; those that have become impossible lapse."""
    teller = Teller(machine, Names(machine.program, seat_names(state.seats)))
    answers, plain = {}, True
    for number in order:
        act = acts[number]
        if machine.refusal(state, act) is not None:
            continue
        given, happened = [], machine.step(state, act)
        while state.question is not None:
            answer = answer_to(state)
            plain = plain and answer.seat == act.seat
            given.append(teller.answer(state.question, answer.value))
            happened += machine.step(state, answer)
        answers[number] = tuple(given)
        plain = plain and all(one.what != "shuffles" for one in happened)
    return Ordered(copied(Painter(machine).table(state)), answers, plain)
