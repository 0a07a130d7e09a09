"""The program: a rule set as flat, frozen tables that any engine can run, and that say for each entry which rule it came from.

Numbers stand for things everywhere: a seat, a card kind, an attribute value, a verb, a window is its index in its table.
`NONE` (-1) stands for nobody and for no value. A set of card kinds is an integer with one bit per kind.

Guards are terms (see `vocabulary.TERMS`), and terms have no side effects. A permit keeps its guards apart by what they read:
`cards` is a set of kinds, `whens` are yes/no terms, and `Program.reads(term)` tells whether a term looks at the table only
(the upcard, what was named) or at hands and state as well, so that an engine or a checker may tabulate the first kind.
"""

from collections.abc import Iterator
from enum import IntFlag, StrEnum

from attrs import field, frozen

NONE = -1


class Reads(IntFlag):
    """What a term looks at; the union over a term and all its operands."""

    NOTHING = 0
    UPCARD = 1  # the upcard and the values named on it
    TABLE = 2  # turn, direction, debt, piles, windows, variables, scores, round
    HANDS = 4  # cards in hands, the drawn card
    SEATS = 8  # who acts, whom an act names, the seat of a loop, the owner of a window


class Stage(StrEnum):
    """Where in a game the table is."""

    BETWEEN = "between"  # before the first deal, and from the end of a round to the next deal
    SETTING_OUT = "setting out"  # dealt, but no card lies on the discard pile yet
    PLAY = "play"
    OVER = "over"


class Scope(StrEnum):
    """How long a variable keeps what it was given."""

    TURN = "turn"
    ROUND = "round"
    GAME = "game"


@frozen
class Citation:
    """A row of a source document that a rule comes from."""

    source: str  # title of the document
    row: str  # "F9", "M"
    heading: str = ""


@frozen
class Rule:
    """A named rule as it stands in force, with where it was written."""

    name: str
    sentence: str
    file: str
    line: int
    citations: tuple[Citation, ...] = ()
    notes: tuple[str, ...] = ()


@frozen
class Place:
    """Where an entry of the program was written: the rule it belongs to, and its own line."""

    rule: int  # index into Program.rules, NONE for a setting outside every rule
    file: str
    line: int


@frozen
class Attribute:
    """A property that cards have, with its possible values in the order declared."""

    name: str
    values: tuple[str, ...]


@frozen
class Kind:
    """All cards that look the same."""

    name: str  # its values in the order of the attributes, joined by blanks
    values: tuple[int, ...]  # one per attribute, NONE where the card lacks it
    copies: int  # in one pack


@frozen
class Packs:
    """How many packs a table takes, from so many players on."""

    seats: int
    fewest: int
    most: int


@frozen
class Measure:
    """A number for each kind of card, such as its points."""

    name: str
    values: tuple[int, ...]  # one per kind


@frozen
class Verb:
    """A way to act. `play`, `draw`, `settle`, `deal`, `say` are known to every engine; others exist because a permit names them."""

    name: str
    base: int = NONE  # for the label of a permit: the verb it also is


@frozen
class Variable:
    """A piece of declared memory."""

    name: str
    scope: Scope
    each: bool  # one value per seat
    initial: int
    type: str  # "number", "yes-no", "player", or the name of an attribute
    place: Place


@frozen
class Term:
    """A side-effect-free expression: a form of `vocabulary.TERMS` and its operands, each a literal or the index of an earlier term."""

    form: str
    args: tuple[int, ...] = ()


@frozen
class Op:
    """One operation of an effect: a form of `vocabulary.OPS` and its operands, and the place it was written."""

    form: str
    args: tuple[int, ...]
    place: Place


class Owing(StrEnum):
    """What must be owed for a permit or a forbid to hold."""

    NOTHING = "nothing"
    SOMETHING = "something"
    KIND = "kind"
    WHATEVER = "whatever"


@frozen
class Guard:
    """A permit or a forbid: who may (not) do what, and when.

    `in_turn` guards speak to the turn player only. Others speak to the seats of `who` (a term of seats), whatever is owed.
    In a window that is open once for each of several seats, terms read the seat as `owner`.
    """

    verb: int
    in_turn: bool
    place: Place
    who: int = NONE  # term: seats; NONE without `in_turn` means every seat in the round
    newcomers: bool = False  # speaks to people who are not at the table yet
    out_of_turn: bool = False  # not to the turn player
    owing: Owing = Owing.WHATEVER
    debt: int = NONE  # the kind of debt when owing is KIND
    window: int = NONE
    target: int = NONE  # term: the seats the act may name; NONE: it names nobody
    word: int = NONE  # for `say`
    cards: int = NONE  # term: set of kinds; NONE: any
    whens: tuple[int, ...] = ()  # terms, all must hold


@frozen
class Event:
    """What a reaction or a window answers: acts by any of `verbs`, or a moment."""

    verbs: tuple[int, ...] = ()
    moment: str = ""  # "turn begin", "turn end", "shortage", "round end"
    word: int = NONE
    cards: int = NONE  # term: set of kinds
    source: str = ""  # "hand" or "draw pile": where a played card comes from; "" means either
    whens: tuple[int, ...] = ()


@frozen
class Reaction:
    """What happens before, instead of, or after an event: the operations `start` to `end` (exclusive)."""

    phase: str  # "before", "instead", "on"
    event: Event
    start: int
    end: int
    place: Place


@frozen
class Watch:
    """Something looked at when an act is settled: a `whenever` (with operations), the end of a round or of the game (without)."""

    kind: str  # "whenever", "round ends", "game ends"
    condition: int
    start: int
    end: int
    place: Place


@frozen
class Window:
    """A yes/no with an opener, or one for each seat, while which guards hold."""

    name: str
    each: bool
    place: Place
    opens_on: tuple[Event, ...] = ()
    opens_when: int = NONE  # term, judged with `owner`; only with `each`
    closes_on: tuple[Event, ...] = ()
    closes_at_turn: bool = False


@frozen
class Tie:
    """Of two simultaneous acts the one by `first` (and `first_word`) comes before the one by `then`."""

    first: int
    then: int
    place: Place
    first_word: int = NONE
    then_word: int = NONE


class Win(StrEnum):
    """How the winner of a game is found."""

    HIGHEST = "highest score"
    LOWEST = "lowest score"
    FIRST_OUT = "first out"


@frozen
class Program:
    """Everything an engine needs to play one rule set under fixed options."""

    name: str
    digest: str  # of the rules as composed, for transcript headers
    seats: tuple[int, int]
    packs: tuple[Packs, ...]  # by rising numbers of seats, the first for every table
    options: tuple[tuple[str, str], ...]
    rules: tuple[Rule, ...]
    attributes: tuple[Attribute, ...]
    kinds: tuple[Kind, ...]
    measures: tuple[Measure, ...]
    verbs: tuple[Verb, ...]
    words: tuple[str, ...]
    debts: tuple[str, ...]
    variables: tuple[Variable, ...]
    windows: tuple[Window, ...]
    permits: tuple[Guard, ...]
    forbids: tuple[Guard, ...]
    reactions: tuple[Reaction, ...]  # in the order in which they run
    watches: tuple[Watch, ...]
    ties: tuple[Tie, ...]
    win: Win | None
    terms: tuple[Term, ...]
    ops: tuple[Op, ...]
    term_reads: tuple[Reads, ...] = field(repr=False)

    def reads(self, term: int) -> Reads:
        """What the term at this index looks at."""
        return self.term_reads[term]

    def verb(self, name: str) -> int:
        """The index of a verb, NONE if no rule permits it and nothing knows it."""
        return next((index for index, verb in enumerate(self.verbs) if verb.name == name), NONE)

    def packs_for(self, seats: int) -> Packs:
        """How many packs so many players take."""
        return [packs for packs in self.packs if packs.seats <= seats][-1]

    def citations(self) -> Iterator[tuple[Rule, Citation]]:
        """Every citation with its rule, in the order of the rules."""
        for rule in self.rules:
            for citation in rule.citations:
                yield rule, citation
