"""What a rule set means: every word resolved, nothing left to guess, names not yet numbered.

Terms and effects are called by the words of a program (see `unolang.program.vocabulary`), in which names stand as text.
"""

from collections.abc import Iterator

from attrs import field, frozen

from unolang.model.ruleset import Ruleset
from unolang.text.span import Span


@frozen
class Type:
    """The type of a term; a value is of an attribute, a choice of an option."""

    kind: str
    of: str = ""

    def told(self) -> str:
        """The type in a sentence."""
        words = {
            "number": "a number",
            "yes-no": "a yes or no",
            "player": "a player",
            "seats": "several players",
            "cards": "cards",
            "value": f"a {self.of}",
            "choice": f"a value of the option `{self.of}`",
        }
        return words.get(self.kind, "something")

    def needed(self) -> str:
        """What to say where something of another type stands."""
        plural = {"seats": "one or more players are needed", "cards": "cards are needed"}
        return plural.get(self.kind, f"{self.told()} is needed")


NUMBER, YESNO, PLAYER, SEATS, CARDS = map(Type, ("number", "yes-no", "player", "seats", "cards"))
WRONG = Type("wrong")
"""The type of what was found wrong and told already: it goes with everything."""


@frozen
class Term:
    """A word of the program with its operands: terms, names, or literal numbers."""

    word: str
    args: tuple["Term | str | int", ...] = ()
    type: Type = field(default=NUMBER, eq=False)
    span: Span | None = field(default=None, eq=False, repr=False)

    @property
    def literal(self) -> int | None:
        """The number it stands for, if that is known."""
        if self.word in ("number", "kinds") and isinstance(self.args[0], int):
            return self.args[0]
        return None


@frozen
class Step:
    """An effect; `when`, `may` and `for-each` have steps of their own, and `when` others for the case that it does not hold."""

    word: str
    args: tuple[Term | str | int | None, ...]
    span: Span = field(eq=False, repr=False)
    steps: tuple["Step", ...] = ()
    otherwise: tuple["Step", ...] = ()

    def walk(self) -> Iterator["Step"]:
        """This step and all steps in it."""
        yield self
        for step in (*self.steps, *self.otherwise):
            yield from step.walk()


@frozen
class Variable:
    """Declared memory; `type` is what it holds."""

    name: str
    scope: str
    each: bool
    flag: bool
    initial: int
    type: Type
    rule: int
    span: Span = field(eq=False, repr=False)


@frozen
class Guard:
    """A permit or a forbid."""

    permit: bool
    verb: str
    rule: int
    span: Span = field(eq=False, repr=False)
    label: str = ""
    in_turn: bool = True
    who: Term | None = None
    newcomers: bool = False
    out_of_turn: bool = False
    owing: str = "whatever"
    debt: str = ""
    window: str = ""
    target: Term | None = None
    word: str = ""
    cards: Term | None = None
    whens: tuple[Term, ...] = ()


@frozen
class Event:
    """What is answered: acts by verbs, or a moment."""

    verbs: tuple[str, ...] = ()
    moment: str = ""
    word: str = ""
    cards: Term | None = None
    source: str = ""
    whens: tuple[Term, ...] = ()


@frozen
class Reaction:
    """Steps for any of some events."""

    phase: str
    events: tuple[Event, ...]
    steps: tuple[Step, ...]
    rule: int
    span: Span = field(eq=False, repr=False)


@frozen
class Watch:
    """A condition looked at when an act is settled."""

    kind: str
    condition: Term
    steps: tuple[Step, ...]
    rule: int
    span: Span = field(eq=False, repr=False)


@frozen
class Window:
    """A window with its openings and closings."""

    name: str
    seat: str  # the name of its seat, if there is one for each
    rule: int
    span: Span = field(eq=False, repr=False)
    opens_on: tuple[Event, ...] = ()
    opens_when: Term | None = None
    closes_on: tuple[Event, ...] = ()
    closes_at_turn: bool = False


@frozen
class Tie:
    """The first act comes before the second; each is a verb and perhaps a word."""

    first: tuple[str, str]
    then: tuple[str, str]
    rule: int
    span: Span = field(eq=False, repr=False)


@frozen
class Measure:
    """A number for each kind."""

    name: str
    values: tuple[int, ...]


@frozen
class Meaning:
    """A rule set whose every word is resolved."""

    ruleset: Ruleset
    variables: tuple[Variable, ...]
    measures: tuple[Measure, ...]
    verbs: tuple[tuple[str, str], ...]  # name, and for a label the verb that it also is
    words: tuple[str, ...]
    debts: tuple[str, ...]
    windows: tuple[Window, ...]
    guards: tuple[Guard, ...]
    reactions: tuple[Reaction, ...]
    watches: tuple[Watch, ...]
    ties: tuple[Tie, ...]
    win: str  # "", "highest score", "lowest score", "first out"

    def all_steps(self) -> Iterator[Step]:
        """Every step of every reaction and watch."""
        for steps in [*(one.steps for one in self.reactions), *(one.steps for one in self.watches)]:
            for step in steps:
                yield from step.walk()
