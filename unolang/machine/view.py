"""What one seat may see: its own cards, what lies open, and how many cards the others hold. Nothing else goes in."""

from typing import NamedTuple

from unolang.machine.state import Question, State
from unolang.program.program import NONE, Stage


class View(NamedTuple):
    """The table as one seat sees it. Numbers stand for things as in the program; nobody and nothing is NONE."""

    seat: int
    stage: Stage
    hand: tuple[int, ...]  # kinds, in the order received
    hand_sizes: tuple[int, ...]  # of every seat
    upcard: int
    named: tuple[int, ...]  # per attribute, the value named on the upcard
    discards: tuple[int, ...]  # from the bottom, the upcard included
    draw_pile_size: int
    ring: tuple[int, ...]
    in_round: int
    in_game: int
    direction: int
    dealer: int
    turn: int
    begun: bool
    debt_kind: int
    debt: int
    windows: tuple[int, ...]
    said: tuple[int, ...]
    scores: tuple[int, ...]
    round: int
    drawn_card: int  # only if this seat drew it
    question: Question | None  # only the seat asked sees what it may answer


def view(state: State, seat: int) -> View:
    """The view of a seat; of a number that sits nowhere, what a bystander sees."""
    question = state.question
    if question is not None and question.seat != seat:
        question = question._replace(choices=())
    return View(
        seat,
        state.stage,
        tuple(state.hands[seat]) if 0 <= seat < state.seats else (),
        tuple(map(len, state.hands)),
        state.discards[-1] if state.discards else NONE,
        tuple(state.named),
        tuple(state.discards),
        len(state.draw_pile),
        tuple(state.ring),
        state.in_round,
        state.in_game,
        state.direction,
        state.dealer,
        state.turn,
        state.begun,
        state.debt_kind,
        state.debt,
        tuple(state.windows),
        tuple(state.said),
        tuple(state.scores),
        state.round,
        state.drawn_card if state.turn == seat else NONE,
        question,
    )
