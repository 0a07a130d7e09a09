"""The rule set: what is in force once bases are laid over each other and options are fixed."""

from attrs import field, frozen

from unolang.syntax.nodes import Block
from unolang.text.source import Source
from unolang.text.span import Span

NONE = -1


@frozen
class Citation:
    """A row of a source: title of the source, the row's id, and perhaps a heading."""

    source: str
    row: str
    heading: str
    span: Span = field(eq=False, repr=False)


@frozen
class Option:
    """A switch with the value that it has; values are written as in the text."""

    name: str
    sentence: str
    values: tuple[str, ...]  # the values to choose from; empty for a number between two
    low: int
    high: int
    default: str
    value: str
    span: Span = field(eq=False, repr=False)

    @property
    def is_number(self) -> bool:
        return not self.values or all(value.lstrip("-").isdigit() for value in self.values)

    @property
    def is_yes_no(self) -> bool:
        return set(self.values) in ({"off", "on"}, {"no", "yes"})


@frozen
class Edition:
    """Options that belong together, under one name."""

    name: str
    values: tuple[tuple[str, str], ...]
    span: Span = field(eq=False, repr=False)


@frozen
class Attribute:
    """A property of cards and its values in the order declared."""

    name: str
    values: tuple[str, ...]
    span: Span = field(eq=False, repr=False)


@frozen
class Kind:
    """All cards that look the same: one value index for each attribute, NONE where the card lacks it."""

    name: str
    values: tuple[int, ...]
    copies: int


@frozen
class CardSet:
    """A name for several kinds, as a mask with one bit for each."""

    name: str
    mask: int
    span: Span = field(eq=False, repr=False)


@frozen
class Deck:
    """All the cards of one pack."""

    attributes: tuple[Attribute, ...]
    kinds: tuple[Kind, ...]
    sets: tuple[CardSet, ...]
    span: Span = field(eq=False, repr=False)

    def attribute(self, name: str) -> int:
        """The index of an attribute, or NONE."""
        return next((index for index, one in enumerate(self.attributes) if one.name == name), NONE)

    def values_named(self, name: str) -> tuple[tuple[int, int], ...]:
        """Every attribute that has a value of this name, with the value's index."""
        return tuple(
            (index, attribute.values.index(name))
            for index, attribute in enumerate(self.attributes)
            if name in attribute.values
        )

    def mask_of(self, attribute: int, value: int) -> int:
        """The kinds that have this value."""
        return sum(1 << index for index, kind in enumerate(self.kinds) if kind.values[attribute] == value)

    def numbered(self, name: str) -> int:
        """The kinds with a number for this attribute."""
        index = self.attribute(name)
        values = self.attributes[index].values
        return sum(self.mask_of(index, value) for value, text in enumerate(values) if text.isdigit())

    @property
    def all_kinds(self) -> int:
        return (1 << len(self.kinds)) - 1


@frozen
class Packs:
    """How many packs a table takes, from so many players on."""

    seats: int
    fewest: int
    most: int

    def told(self) -> str:
        """As it is written in a text."""
        number = f"{self.fewest}" if self.fewest == self.most else f"{self.fewest} to {self.most}"
        return number if self.seats == 1 else f"{number} with at least {self.seats} players"


@frozen
class Rule:
    """A rule in force: its own lines, and whatever later texts added to it."""

    name: str
    sentence: str
    blocks: tuple[Block, ...]
    citations: tuple[Citation, ...]
    notes: tuple[str, ...]
    span: Span = field(eq=False, repr=False)


@frozen
class Gone:
    """A rule out of force, and what took it away."""

    rule: Rule
    how: str  # "was replaced", "was dropped", "does not hold"
    span: Span = field(eq=False, repr=False)

    @property
    def is_replaced(self) -> bool:
        return self.how == "was replaced"


@frozen
class Ruleset:
    """Everything that holds, each thing once."""

    name: str
    text: Source = field(eq=False, repr=False)
    bases: tuple[str, ...]  # the texts it builds on, nearest first
    sources: tuple[tuple[str, str], ...]  # id and title
    citations: tuple[Citation, ...]  # of the rule set as a whole
    notes: tuple[str, ...]
    seats: tuple[int, int]
    packs: tuple[Packs, ...]  # by rising numbers of seats, the first for every table
    options: tuple[Option, ...]
    editions: tuple[Edition, ...]
    deck: Deck
    rules: tuple[Rule, ...]
    absent: tuple[str, ...]  # rules that were declared and do not hold
    mentioned: frozenset[str]  # names in the text outside the rules in force, such as the options that rules depend on
    span: Span = field(eq=False, repr=False)
    gone: tuple[Gone, ...] = field(default=(), eq=False, repr=False)
    idle: tuple[tuple[str, Span], ...] = field(default=(), eq=False, repr=False)  # options set here that nothing uses
