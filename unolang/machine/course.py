"""The course of an act: from the moment it is permitted until the table is settled again.

What is still to be done lies on the state's agenda as tasks, the last one next. So a question can stop the course anywhere,
the state can be copied or stored while it waits, and the answer goes on from there. The order of the stages is fixed:

    begin turn - (instead of | before - it happens - on) - ordered plays, each before - happens - on - settling

Settling (`settle.py`): words lapse, the turn moves, windows open and shut by their conditions, `whenever`, the end of the round.
"""

from collections.abc import Callable

from unolang.machine.answering import Answering, Head
from unolang.machine.effects import YIELDING, EffectLinker
from unolang.machine.legal import Legality
from unolang.machine.operations.builder import Out, Run
from unolang.machine.piles import Piles
from unolang.machine.state import SETTING_OUT, Happened, Scene, State, Task, record
from unolang.machine.table import lay, shut
from unolang.program.program import NONE, Place, Program, Reaction

Work = Callable[[State, int, int, Scene, Out], None]


class Conflict(Exception):
    """Two `instead of` clauses hold for one act: the rules do not say which."""

    def __init__(self, places: tuple[Place, ...]) -> None:
        super().__init__("two clauses take the place of one act")
        self.places = places


class Course:
    """Runs tasks until the table is settled or a question is open."""

    def __init__(self, program: Program, legality: Legality) -> None:
        self.program = program
        self.terms = legality.terms
        self.unnamed = [NONE] * len(program.attributes)
        self.draw, self.settle, self.deal, self.say, self.play = map(
            program.verb, ("draw", "settle", "deal", "say", "play")
        )
        self.plays = [legality.is_play(index) for index in range(len(program.verbs))]
        self.done = [
            1 << index | (1 << verb.base if verb.base != NONE else 0) for index, verb in enumerate(program.verbs)
        ]
        self.answering = Answering(program, legality.terms)
        self.turn_windows = [index for index, window in enumerate(program.windows) if window.closes_at_turn]
        self.turn_variables = [
            (index, variable) for index, variable in enumerate(program.variables) if variable.scope == "turn"
        ]
        self.piles = Piles(program, legality.terms, self)
        self.stages: dict[str, Work] = {
            "act": self._act,
            "do": self._do,
            "happen": self._happen,
            "on": self._on,
            "paid": self._paid,
            "ordered": self._ordered,
            "ops": self._ops,
            **self.piles.stages,
        }
        self.run_op: list[Run] = EffectLinker(program, self.terms).link()
        self.yields = [op.form in YIELDING for op in program.ops]

    def run(self, state: State, out: Out) -> None:
        """Do what is on the agenda, until it is empty or a question is open."""
        agenda, stages = state.agenda, self.stages
        while agenda and state.question is None:
            stage, start, end, scene = agenda.pop()
            stages[stage](state, start, end, scene, out)

    def begin_turn(self, state: State, seat: int, place: Place, out: Out) -> None:
        """The first act under a turn permit: skips are used up, windows that wait for it shut, `on turn begin` answers."""
        state.begun = True
        state.skips = 0
        out.append(record(Happened, ("begins turn", seat, place, (), 0, NONE)))
        for window in self.turn_windows:
            shut(self.program, state, window, place, out)
        self.moment(state, "turn begin", seat)

    def moment(self, state: State, name: str, seat: int) -> None:
        """Put the bodies that answer a moment on the agenda, after judging all their heads."""
        found = self.answering.moments.get(name)
        if found:
            self._push(state, found, Scene(seat))

    def _registers(self, state: State, scene: Scene) -> None:
        state.player, state.other, state.owner = scene[:3]
        state.each = state.player

    def _push(self, state: State, found: list[tuple[Head, Reaction]], scene: Scene) -> None:
        """Judge the heads, all before any body runs, and put the bodies of those that answer on the agenda."""
        if not found:
            return
        self._registers(state, scene)
        bodies: list[Task] = [
            ("ops", body.start, body.end, scene) for head, body in found if head.always or head.answers(state, scene)
        ]
        bodies.reverse()
        state.agenda += bodies

    # an act

    def _act(self, state: State, verb: int, _: int, scene: Scene, out: Out) -> None:
        answering = self.answering
        if answering.instead[verb]:
            self._registers(state, scene)
            instead = [body for head, body in answering.instead[verb] if head.answers(state, scene)]
            if len(instead) > 1:
                raise Conflict(tuple(body.place for body in instead))
            if instead:
                state.agenda.append(("ops", instead[0].start, instead[0].end, scene))
                return
        self._do(state, verb, 0, scene, out)

    def _do(self, state: State, verb: int, _: int, scene: Scene, out: Out) -> None:
        """An act from `before` on; here begin acts that a rule orders, which nothing takes the place of."""
        answering = self.answering
        if answering.before[verb]:
            state.agenda.append(("happen", verb, 0, scene))
            self._push(state, answering.before[verb], scene)
        else:
            self._happen(state, verb, 0, scene, out)

    def _happen(self, state: State, verb: int, _: int, scene: Scene, out: Out) -> None:
        seat, place = scene.player, scene.place
        if seat == state.turn:
            state.done |= self.done[verb]
        if self.plays[verb]:
            from_hand = scene.source == "hand"
            if from_hand:
                if scene.card not in state.hands[seat]:  # what came before the act took it away
                    return
                state.hands[seat].remove(scene.card)
            elif not self.piles.taken_off(state, scene.card):
                return
            lay(state, seat, scene.card, self.unnamed)
            out.append(record(Happened, ("plays", seat, place, (scene.card,), verb, 0 if from_hand else 1)))
        elif verb == self.draw:
            if not state.draw_pile:
                state.agenda.append(("on", verb, 0, scene))
                self.piles.draw_after_shortage(state, scene)
                return
            self.piles.draw(state, scene, out)
        elif verb == self.say:
            state.said[seat] |= 1 << scene.word
            out.append(Happened("says", seat, place, number=scene.word))
        elif verb == self.deal:
            self._deal(state, scene, out)
        elif verb == self.settle:
            out.append(Happened("settles", seat, place, number=state.debt))
        else:
            out.append(Happened("does", seat, place, number=verb, other=scene.other))
        self._on(state, verb, 0, scene, out)

    def _on(self, state: State, verb: int, _: int, scene: Scene, out: Out) -> None:
        answering = self.answering
        if answering.openings[verb] or answering.closings[verb]:
            self._registers(state, scene)
            for head, window in answering.closings[verb]:
                if head.answers(state, scene):
                    shut(self.program, state, window, scene.place, out)
            opening = [window for head, window in answering.openings[verb] if head.answers(state, scene)]
        else:
            opening = []
        if verb == self.settle:
            state.agenda.append(("paid", state.debt, 0, scene))
        self._push(state, answering.on(verb, scene.card), scene)
        for window in opening:
            state.windows[window] = scene.player
            out.append(Happened("opens", scene.player, self.program.windows[window].place, number=window))

    def _paid(self, state: State, amount: int, _: int, scene: Scene, out: Out) -> None:
        """What has been paid is owed no longer."""
        state.debt = max(state.debt - amount, 0)
        if state.debt == 0:
            state.debt_kind = NONE

    def _deal(self, state: State, scene: Scene, out: Out) -> None:
        """A new round: all cards are shuffled, everybody in the game is in the round, round memory starts afresh."""
        program = self.program
        cards = [*state.draw_pile, *state.discards]
        for hand in state.hands:
            cards.extend(hand)
        cards.sort()  # so that the order depends on chance alone, not on the round before
        state.chance.shuffle(cards)
        state.draw_pile, state.discards = cards, []
        state.hands = [[] for _ in range(state.seats)]
        state.round += 1
        state.in_round = state.in_game
        state.direction, state.turn, state.begun, state.skips, state.turn_place = 1, NONE, False, 0, None
        state.debt, state.debt_kind, state.debt_place, state.upcard_player = 0, NONE, None, NONE
        state.named = self.unnamed.copy()
        state.said = [0] * state.seats
        state.places = []
        for index, variable in enumerate(program.variables):
            if variable.scope != "game":
                state.variables[index] = [variable.initial] * len(state.variables[index])
        for index, window in enumerate(program.windows):
            state.windows[index] = 0 if window.each else NONE
            state.was[index] = 0
        state.stage = SETTING_OUT
        out.append(Happened("deals", scene.player, scene.place, number=state.round))
        out.append(Happened("shuffles", NONE, scene.place, cards=tuple(reversed(cards))))

    # ordered plays

    def _ordered(self, state: State, _: int, __: int, scene: Scene, out: Out) -> None:
        """The plays that effects ordered happen now, one after the other; fuel bounds how many one act may cause."""
        if not state.queue:
            return
        state.agenda.append(("ordered", 0, 0, scene))
        ordered = state.queue.pop(0)
        seat, place, card, passed_over, tried = ordered
        if seat == NONE or state.fuel <= 0:
            return
        if card == NONE and not state.draw_pile and not tried:
            state.queue.insert(0, ordered._replace(tried=True))
            self.moment(state, "shortage", seat)
            return
        state.fuel -= 1
        source = "hand"
        if card == NONE:
            card, source = self.piles.uncover(state, passed_over, place, out), "draw pile"
        elif card not in state.hands[seat]:
            return
        if card != NONE:
            state.agenda.append(("do", self.play, 0, Scene(seat, card=card, source=source, place=place)))

    # operations

    def _ops(self, state: State, at: int, end: int, scene: Scene, out: Out) -> None:
        state.player, state.other, state.owner = scene[:3]
        state.each = state.player if scene.each == NONE else scene.each
        run_op, yields = self.run_op, self.yields
        while at < end:
            if yields[at]:
                state.agenda.append(("ops", at + 1, end, scene))
                run_op[at](state, out)
                return
            onward = run_op[at](state, out)
            at = at + 1 if onward is None else onward
