"""Operations that ask somebody, and those that decide which operation comes next."""

from collections.abc import Callable

from unolang.machine.operations.builder import Builder, Out, Run
from unolang.machine.questions import ask, go_on_at
from unolang.machine.state import Scene, State
from unolang.program.program import NONE, Place

MOST_CHOICES = 1000  # a question with more possible numbers than this offers the lowest ones

Choices = Callable[[State], tuple[int, ...]]
Wait = tuple[str, int]  # the stage that waits for the answer, and its number


class ChoiceOperations(Builder):
    """Questions and branches."""

    def _unless(self, place: Place, test: int, target: int) -> Run:
        holds = self.terms[test]
        return lambda state, out: None if holds(state) else target

    def _go_to(self, place: Place, target: int) -> Run:
        return lambda state, out: target

    def _for_each(self, place: Place, seats: int, target: int) -> Run:
        who = self.terms[seats]

        def for_each(state: State, out: Out) -> None:
            # What would go on after this operation goes on after the loop; on top of it lies the body, once for each seat.
            stage, at, end, scene = state.agenda.pop()
            state.agenda.append((stage, target, end, scene))
            state.agenda.extend([(stage, at, target, scene._replace(each=seat)) for seat in reversed(who(state))])

        return for_each

    def _may(self, place: Place, player: int, target: int) -> Run:
        who = self.terms[player]
        asks = self._asking(place, player, "yes-no", lambda state: (1, 0), ("answer may", target))

        def may(state: State, out: Out) -> None:
            if who(state) == NONE:
                go_on_at(state, target)
            else:
                asks(state, out)

        return may

    def _asking(self, place: Place, player: int, kind: str, choices: Choices, wait: Wait, subject: int = NONE) -> Run:
        who, (stage, number) = self.terms[player], wait

        def asks(state: State, out: Out) -> None:
            ask(state, (stage, number, 0, Scene(who(state), place=place)), kind, choices(state), out, subject)

        return asks

    def _names(self, place: Place, player: int, attribute: int) -> Run:
        values = self._values(attribute)
        wait = ("answer names", attribute)
        return self._asking(place, player, "value", lambda state: values if state.discards else (), wait, attribute)

    def _values(self, attribute: int) -> tuple[int, ...]:
        return tuple(range(len(self.program.attributes[attribute].values)))

    def _cuts(self, place: Place, player: int) -> Run:
        sizes: Choices = lambda state: tuple(range(len(state.draw_pile) + 1))  # noqa: E731
        return self._asking(place, player, "cut", sizes, ("answer cuts", 0))

    def _chooses_value(self, place: Place, player: int, variable: int, attribute: int) -> Run:
        values = self._values(attribute)
        return self._asking(place, player, "value", lambda state: values, self._into(variable), attribute)

    def _into(self, variable: int) -> Wait:
        """Where an answer goes: to the table's memory, or to the own one of whoever answers."""
        return "answer chooses own" if self.program.variables[variable].each else "answer chooses", variable

    def _chooses_player(self, place: Place, player: int, variable: int, seats: int) -> Run:
        return self._asking(place, player, "player", self.terms[seats], self._into(variable))

    def _chooses_number(self, place: Place, player: int, variable: int, low: int, high: int) -> Run:
        a, b = self.terms[low], self.terms[high]

        def numbers(state: State) -> tuple[int, ...]:
            lowest = a(state)
            return tuple(range(lowest, min(b(state), lowest + MOST_CHOICES) + 1))

        kind = "yes-no" if self.program.variables[variable].type == "yes-no" else "number"
        return self._asking(place, player, kind, numbers, self._into(variable))
