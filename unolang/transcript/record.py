"""A transcript as a value: what its lines say, in the words in which they were written.

What the words mean is known only with the rules; `replay` looks them up.
Two transcripts that say the same are equal, wherever their lines stand.
"""

from __future__ import annotations

from attrs import field, frozen

from unolang.text.span import Span


@frozen
class Words:
    """A name, a card or a value as written, with single blanks between its words."""

    text: str
    span: Span | None = field(default=None, eq=False, repr=False)

    def __str__(self) -> str:
        """The words."""
        return self.text


@frozen
class Number:
    """A number as written."""

    value: int
    span: Span | None = field(default=None, eq=False, repr=False)

    def __str__(self) -> str:
        """The number in digits."""
        return str(self.value)


Cards = tuple[Words, ...]


@frozen
class Head:
    """Which rules are played, by whom, and where chance begins."""

    variant: Words
    seats: tuple[Words, ...]
    edition: Words | None = None
    options: tuple[tuple[Words, Words], ...] = ()
    rules: Words | None = None
    shows: tuple[Words, ...] = ()
    packs: Number | None = None
    dealer: Words | None = None
    seed: Number | None = None
    deck: Cards = ()


@frozen
class Memory:
    """What a variable remembers, for a seat or for the table."""

    variable: Words
    seat: Words | None
    value: Words


@frozen
class Opening:
    """A window that is open: `by` its opener, or `for` the seat that it is open for."""

    window: Words
    seat: Words | None = None
    how: str = "by"


@frozen
class Debt:
    """What is owed."""

    amount: Number
    kind: Words


@frozen
class Position:
    """A table in the middle of a round."""

    hands: tuple[tuple[Words, Cards], ...]
    upcard: Words
    named: Words | None = None
    discards: Cards = ()
    draws: Cards = ()
    draw_pile: Cards | None = None
    """The whole draw pile; `draws` is only its top."""
    turn: Words | None = None
    direction: Words | None = None
    owed: Debt | None = None
    round: Number | None = None
    scores: tuple[tuple[Words, Number], ...] = ()
    said: tuple[tuple[Words, Words], ...] = ()
    sets: tuple[Memory, ...] = ()
    opens: tuple[Opening, ...] = ()
    played: Words | None = None
    span: Span | None = field(default=None, eq=False, repr=False)


@frozen
class Deed:
    """One act as written: who, the verb with its *s*, the card, word or seat it names, and the answers after it."""

    seat: Words
    verb: Words
    what: Words | None = None
    whom: Words | None = None
    joint: bool = False
    """Is it done *with* somebody?"""
    answers: tuple[Words, ...] = ()
    span: Span | None = field(default=None, eq=False, repr=False)

    def __str__(self) -> str:
        """The act in one line."""
        parts = (self.seat, self.verb, self.what, "with" if self.joint else None, self.whom)
        act = " ".join(str(part) for part in parts if part is not None)
        return ", ".join([act, *(answer.text for answer in self.answers)])


@frozen
class Acts:
    """A line of acts: one, or several at the same time; and what chance did in it."""

    deeds: tuple[Deed, ...]
    refused: bool = False
    refused_by: Words | None = None
    shuffled: tuple[Cards, ...] = ()
    span: Span | None = field(default=None, eq=False, repr=False)


@frozen
class Item:
    """One thing expected; `form` is the name of its form in the grammar."""

    form: str
    words: tuple[Words, ...] = ()
    number: Number | None = None
    seat: Words | None = None
    deed: Deed | None = None
    span: Span | None = field(default=None, eq=False, repr=False)


@frozen
class Expect:
    """A line of expectations."""

    items: tuple[Item, ...]
    span: Span | None = field(default=None, eq=False, repr=False)


Entry = Acts | Expect


@frozen
class Transcript:
    """One game, or one moment of a game."""

    head: Head
    position: Position | None = None
    entries: tuple[Entry, ...] = ()
