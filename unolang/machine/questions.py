"""Questions to one seat, and what their answers do.

A question leaves a task on the agenda that waits for its answer; below it lies what is to be done after that.
"""

from unolang.machine.state import Happened, Question, State, Task
from unolang.machine.table import receive
from unolang.program.program import NONE, Place

NOWHERE = Place(NONE, "", 0)


def ask(
    state: State, task: Task, kind: str, choices: tuple[int, ...], out: list[Happened], subject: int = NONE
) -> None:
    """Ask the task's player. With no possible answer nothing is asked; the only possible answer is taken at once."""
    scene = task[3]
    seat, place = scene.player, scene.place or NOWHERE
    if seat == NONE or not choices:
        return
    state.agenda.append(task)
    if len(choices) == 1:
        answer(state, choices[0], out)
        return
    state.question = Question(seat, kind, subject, choices, place)
    out.append(Happened("asks", seat, place))


def go_on_at(state: State, target: int) -> None:
    """Leave out the operations between the one under way and the target."""
    stage, _, end, scene = state.agenda.pop()
    state.agenda.append((stage, target, end, scene))


def answer(state: State, value: int, out: list[Happened]) -> None:
    """Take the answer to the task that waits on top of the agenda."""
    stage, number, _, scene = state.agenda.pop()
    state.question = None
    seat, place = scene.player, scene.place
    if stage == "answer names":
        state.named[number] = value
        out.append(Happened("names", seat, place, number=value, other=number))
    elif stage == "answer cuts":
        state.cut = value
        out.append(Happened("cuts", seat, place, number=value))
    elif stage in ("answer chooses", "answer chooses own"):
        own = stage == "answer chooses own"
        state.variables[number][seat if own else 0] = value
        out.append(Happened("answers", seat, place, number=value))
    elif stage == "answer may":
        out.append(Happened("answers", seat, place, number=value))
        if not value:
            go_on_at(state, number)
    else:  # "answer gives"
        state.hands[seat].remove(value)
        receive(state, scene.other, [value])
        out.append(Happened("gives", seat, place, (value,), other=scene.other))
        state.agenda.append(("give", number - 1, 0, scene))
