"""Settling: what follows every act, in a fixed order, once everything it caused has been done.

0 words lapse   1 the turn ends   2 the turn moves   3 windows open and shut by their conditions
4 `whenever`, seat by seat   5 who is out gives the turn on   6 the round ends   7 the game ends
"""

from unolang.machine.course import Course, Work
from unolang.machine.legal import Legality
from unolang.machine.operations.builder import Out
from unolang.machine.seatwise import Seatwise, Those, seats_of
from unolang.machine.state import BETWEEN, NOBODY, OVER, PLAY, SETTING_OUT, Happened, Scene, State, Task, record
from unolang.machine.table import after, onward, round_from, shut
from unolang.program.program import NONE, Program, Watch, Win


class Settling:
    """The settling stages of one program, run as tasks of a course."""

    def __init__(self, program: Program, legality: Legality, course: Course) -> None:
        self.program = program
        self.legality = legality
        self.course = course
        self.terms = course.terms
        self.whenevers = [watch for watch in program.watches if watch.kind == "whenever"]
        self.round_ends = [watch for watch in program.watches if watch.kind == "round ends"]
        self.game_ends = [watch for watch in program.watches if watch.kind == "game ends"]
        by_owner = Seatwise(program, self.terms, "player", "owner")
        self.conditional = [
            (i, by_owner.holds(w.opens_when)) for i, w in enumerate(program.windows) if w.opens_when != NONE
        ]
        self.words = [(1 << word, legality.slots.get((legality.say, word))) for word in range(len(program.words))]
        self.turn_end = "turn end" in course.answering.moments
        self.stages: dict[str, Work] = {
            "settle": self._settle,
            "give turn": self._give_turn,
            "give on": self._give_on,
            "whenever": self._whenever,
            "end game": self._end_game,
        }

    def _settle(self, state: State, _: int, __: int, scene: Scene, out: Out) -> None:
        """Stages 0 and 1. Plays that effects ordered come first, and what answers the end of a turn before the rest."""
        if state.queue:
            self._then(state, ("settle", 0, 0, NOBODY))
            return
        if any(state.said):
            self._words_lapse(state)
        if self.turn_end and state.ending != NONE and not state.goes_on:
            self._then(state, ("give turn", 0, 0, NOBODY))
            self.course.moment(state, "turn end", state.ending)
        else:
            self._give_turn(state, 0, 0, scene, out)

    def _then(self, state: State, task: Task) -> None:
        """The task comes after what is put on the agenda next, and after the plays that this orders."""
        state.agenda += task, ("ordered", 0, 0, NOBODY)

    def _give_turn(self, state: State, _: int, __: int, scene: Scene, out: Out) -> None:
        """Stages 2 and 3; then the rest."""
        self._move_turn(state, out)
        self._look_at_hands(state, out)
        self._whenever(state, 0, 0, NOBODY, out)

    def _give_on(self, state: State, at: int, _: int, scene: Scene, out: Out) -> None:
        """A turn that a `whenever` ended is given on; then the rest of stage 4."""
        self._move_turn(state, out)
        self._whenever(state, at, 0, scene, out)

    def _look_at_hands(self, state: State, out: Out) -> None:
        """Words lapse with cards that came since they were looked at, and windows with a condition open and shut."""
        if state.fresh and any(state.said):
            self._words_lapse(state)
        for index, condition in self.conditional:
            self._look(state, index, condition, out)
        state.fresh = 0

    def _words_lapse(self, state: State) -> None:
        """A word stands until cards come into the hand, or until no permit would let that player say it."""
        said, fresh = state.said, state.fresh
        if fresh:
            for seat in seats_of(fresh):
                said[seat] = 0
        for bit, slot in self.words:
            seats = sum([1 << seat for seat, words in enumerate(said) if words & bit])
            lapsed = seats & ~slot.permitted(state, seats) if seats and slot is not None else seats
            for seat in seats_of(lapsed):
                said[seat] &= ~bit

    def _move_turn(self, state: State, out: Out) -> None:
        """Give the turn on, if one has ended."""
        if state.ending != NONE:
            if state.goes_on:
                to = state.ending
            elif state.goes_to != NONE:
                to = state.goes_to
            else:
                to = onward(state, state.ending, 1 + state.skips)
            self._turn_to(state, to, out)
        state.ending, state.goes_to, state.goes_on = NONE, NONE, False

    def _turn_to(self, state: State, seat: int, out: Out) -> None:
        state.turn = seat
        state.begun = False
        state.done = 0
        state.drew = False
        state.drawn_card = NONE
        state.turn_place = state.end_place
        for index, variable in self.course.turn_variables:
            state.variables[index] = [variable.initial] * len(state.variables[index])
        out.append(record(Happened, ("gets the turn", seat, state.end_place, (), 0, NONE)))

    def _look(self, state: State, index: int, holds: Those, out: Out) -> None:
        """Open a window for the seats of whom its condition has become true, shut it for those of whom it is false."""
        now = holds(state, state.in_round)
        open_seats = state.windows[index] & now | now & (~state.was[index] | state.fresh)
        if open_seats != state.windows[index]:
            place = self.program.windows[index].place
            for seat in seats_of(open_seats ^ state.windows[index]):
                out.append(Happened("opens" if open_seats >> seat & 1 else "closes", seat, place, number=index))
        state.windows[index] = open_seats
        state.was[index] = now

    def _whenever(self, state: State, at: int, _: int, scene: Scene, out: Out) -> None:
        """Stage 4 from the pair number `at` of (seat, whenever) on, each judged when it is reached; then 5 and 6."""
        if self.whenevers:
            if state.ending != NONE:  # by the last of them: the next is judged with the turn given on
                self._then(state, ("give on", at, 0, scene))
                if not state.goes_on:
                    self.course.moment(state, "turn end", state.ending)
                return
            if not scene.seats:
                scene = Scene(seats=round_from(state, state.turn))
            seats = scene.seats
            while at < len(seats) * len(self.whenevers):
                seat = seats[at // len(self.whenevers)]
                watch = self.whenevers[at % len(self.whenevers)]
                at += 1
                state.player = state.owner = state.each = seat
                if state.in_round >> seat & 1 and self.terms[watch.condition](state):
                    self._then(state, ("whenever", at, 0, scene))
                    state.agenda.append(("ops", watch.start, watch.end, Scene(seat)))
                    return
            if state.fresh:
                self._look_at_hands(state, out)
        if state.turn != NONE:
            if not state.in_round >> state.turn & 1:
                self._turn_to(state, after(state, state.turn, state.direction), out)
            if state.stage is SETTING_OUT:
                state.stage = PLAY
        self._end_round(state, out)

    def _holding(self, state: State, watches: list[Watch]) -> Watch | None:
        state.player = NONE
        for watch in watches:
            if self.terms[watch.condition](state):
                return watch
        return None

    def _end_round(self, state: State, out: Out) -> None:
        if state.stage is PLAY or state.stage is SETTING_OUT:
            place = state.round_ending or state.game_ending
            if place is None:
                watch = self._holding(state, self.round_ends)
                place = watch.place if watch is not None else None
            if place is not None:
                for index in range(len(self.program.windows)):
                    shut(self.program, state, index, place, out)
                state.stage = BETWEEN
                state.round_ending = None
                out.append(Happened("ends round", NONE, place, number=state.round))
                state.agenda.append(("end game", 0, 0, NOBODY))
                self.course.moment(state, "round end", NONE)
        elif state.game_ending is not None:
            state.agenda.append(("end game", 0, 0, NOBODY))

    def _end_game(self, state: State, _: int, __: int, scene: Scene, out: Out) -> None:
        """Stage 7. Effects of the end of a round may have noted an end of the game, too."""
        place = state.game_ending
        if place is None:
            watch = self._holding(state, self.game_ends)
            place = watch.place if watch is not None else None
        state.round_ending = None
        state.ending, state.goes_to, state.goes_on = NONE, NONE, False  # nothing is given on between rounds
        state.queue.clear()
        for index in range(len(self.program.windows)):
            shut(self.program, state, index, None, out)
        if place is None:
            return
        state.stage = OVER
        state.winners = self._winners(state)
        out.extend(Happened("wins", seat, place) for seat in state.winners)

    def _winners(self, state: State) -> tuple[int, ...]:
        playing = [seat for seat in range(state.seats) if state.in_game >> seat & 1]
        if not playing or self.program.win is None:
            return ()
        if self.program.win is Win.FIRST_OUT:
            first = next((seat for seat in state.places if seat in playing), NONE)
            if first != NONE:
                return (first,)
            return tuple(seat for seat in playing if not state.hands[seat])
        best = (max if self.program.win is Win.HIGHEST else min)(state.scores[seat] for seat in playing)
        return tuple(seat for seat in playing if state.scores[seat] == best)
