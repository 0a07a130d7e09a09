"""The turn machine: it plays any program and knows no game.

It offers what each seat may do, refuses the rest with reasons, and takes one act at a time from one settled state to the next.
"""

from collections.abc import Iterator

from unolang.machine import questions
from unolang.machine.chance import Chance
from unolang.machine.course import Course
from unolang.machine.legal import IllegalAct, Legality, Permission
from unolang.machine.settle import Settling
from unolang.machine.state import ANSWER, BETWEEN, NOBODY, PLAY, Act, Happened, Question, Refusal, Scene, State, record
from unolang.program.program import NONE, Program


class Machine:
    """A program, linked. It holds no game: states are handed in and out, and any number of them may be under way."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.unknown = len(program.kinds)
        self.pack_size = sum(kind.copies for kind in program.kinds)
        self.legality = Legality(program)
        self.course = Course(program, self.legality)
        self.course.stages |= Settling(program, self.legality, self.course).stages

    def start(self, seats: int, *, seed: int = 0, packs: int | None = None, dealer: int | None = None) -> State:
        """A table before its first deal.

        `packs` defaults to the fewest allowed, `dealer` to the last seat. Raises ValueError for numbers the rules don't allow.
        """
        program = self.program
        if not program.seats[0] <= seats <= program.seats[1]:
            raise ValueError(f"{program.name} is for {program.seats[0]} to {program.seats[1]} players, not {seats}")
        allowed = program.packs_for(seats)
        packs = allowed.fewest if packs is None else packs
        if not allowed.fewest <= packs <= allowed.most:
            raise ValueError(
                f"{program.name} with {seats} players takes {allowed.fewest} to {allowed.most} packs, not {packs}"
            )
        state = State()
        state.seats, state.packs, state.chance = seats, packs, Chance(seed)
        state.stage, state.ring = BETWEEN, list(range(seats))
        state.dealer = seats - 1 if dealer is None else dealer
        state.in_game = state.in_round = (1 << seats) - 1
        state.hands = [[] for _ in range(seats)]
        state.draw_pile = [index for index, kind in enumerate(program.kinds) for _ in range(kind.copies * packs)]
        state.discards, state.named, state.upcard_player = [], self.course.unnamed.copy(), NONE
        state.direction, state.turn, state.begun, state.skips = 1, NONE, False, 0
        state.done, state.drew, state.drawn_card, state.turn_place = 0, False, NONE, None
        state.debt_kind, state.debt, state.debt_place = NONE, 0, None
        state.windows = [0 if window.each else NONE for window in program.windows]
        state.was, state.fresh = [0] * len(program.windows), 0
        state.said, state.scores, state.places = [0] * seats, [0] * seats, []
        state.variables = [[variable.initial] * (seats if variable.each else 1) for variable in program.variables]
        state.round, state.cut = 0, 0
        state.question, state.agenda, state.queue, state.fuel = None, [], [], 0
        state.ending, state.end_place, state.goes_on, state.goes_to = NONE, None, False, NONE
        state.round_ending = state.game_ending = None
        state.winners = ()
        state.forget_registers()
        return state

    def acts(self, state: State, seat: int) -> list[Act]:
        """All that a seat may do now, often nothing; like cards count once. A seat numbered `state.seats` is a newcomer."""
        return self.legality.acts(state, seat)

    def turn_acts(self, state: State) -> list[Act]:
        """All that the turn player may do as acts of the turn; nothing while a question is open or nobody is on turn."""
        return self.legality.turn_acts(state)

    def free_acts(self, state: State) -> dict[int, list[Act]]:
        """All that any seat at the table may do without being on turn, by seat; seats that may do nothing are left out.

        Cheaper than asking seat after seat: what does not depend on the seat is judged once. With `turn_acts` it lists just what `acts`
        lists; what a turn permit covers is an act of the turn and stands there alone.
        """
        return self.legality.free_acts(state)

    def actors(self, state: State) -> Iterator[int]:
        """The seats that may do something, beginning with the one that is asked, or on turn, or deals."""
        first = (
            state.question.seat if state.question is not None else state.turn if state.stage is PLAY else state.dealer
        )
        if first != NONE and self.legality.acts(state, first):
            yield first
        yield from [seat for seat in self.legality.free_acts(state) if seat != first]

    def refusal(self, state: State, act: Act) -> Refusal | None:
        """Why an act is refused; None if it is legal."""
        return self.legality.refusal(state, act)

    def is_turn_act(self, state: State, act: Act) -> bool:
        """Whether the act is legal and one of the turn player's turn."""
        permission = self.legality.permission(state, act) if act.verb != ANSWER and state.question is None else None
        return permission is not None and permission.in_turn

    def step(self, state: State, act: Act) -> list[Happened]:
        """Take one act, and all that follows from it until the table is settled or a question is open.

        Changes the state and returns what happened, in order. Raises IllegalAct, and changes nothing, if the act is refused;
        raises course.Conflict if the rules contradict each other about it.
        """
        refusal = self.legality.refusal(state, act)
        if refusal is not None:
            raise IllegalAct(refusal)
        return self.step_listed(state, act)

    def step_listed(self, state: State, act: Act) -> list[Happened]:
        """Step with an act that `acts` has just listed, which need not be judged again; nothing may have changed since.

        For long runs, where judging every act twice would cost a tenth of the time.
        """
        out: list[Happened] = []
        if act.verb == ANSWER:
            questions.answer(state, act.value, out)
        else:
            self._begin(state, act, self.legality.source(state, act), out)
        self.course.run(state, out)
        return out

    def _begin(self, state: State, act: Act, permission: Permission, out: list[Happened]) -> None:
        """Put a permitted act on the agenda, with its settling below it and the beginning of the turn above it."""
        seat, verb, card, other, value = act
        if seat == state.seats:
            self._seat_newcomer(state)
        state.fresh, state.fuel = 0, self.pack_size * state.packs
        state.round_ending = state.game_ending = None
        agenda = state.agenda
        agenda.append(("settle", 0, 0, NOBODY))
        source = "hand" if card != NONE else ""
        scene = record(Scene, (seat, other, NONE, card, value, source, permission.place, (), False, NONE))
        agenda.append(("act", verb, 0, scene))
        if permission.in_turn and not state.begun:
            self.course.begin_turn(state, seat, permission.place, out)

    def _seat_newcomer(self, state: State) -> None:
        """Somebody takes a chair at the end of the ring."""
        seat = state.seats
        state.seats += 1
        state.ring.append(seat)
        state.in_game |= 1 << seat
        state.hands.append([])
        state.said.append(0)
        state.scores.append(0)
        for index, variable in enumerate(self.program.variables):
            if variable.each:
                state.variables[index].append(variable.initial)


__all__ = ["ANSWER", "Act", "Happened", "IllegalAct", "Machine", "Question", "Refusal", "State"]
