"""What the words of a transcript mean under a program; a word that means nothing raises `Broken`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen

from unolang.machine.state import ANSWER
from unolang.program.program import NONE, Program, Variable
from unolang.text.diagnostic import Diagnostic
from unolang.text.suggest import did_you_mean
from unolang.transcript.cards import Notation
from unolang.transcript.inflect import by_third_person, third_person
from unolang.transcript.record import Cards, Deed, Words

ANSWERS = ("names", "cuts", "chooses", "gives", "accepts", "declines")
"""The verbs of an answer on a line of its own."""

NOBODY = "nobody"


class Broken(Exception):
    """The transcript and the rules part here."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic


@frozen
class Want:
    """An act as far as its words tell, without looking at the table: a card may be the one played or the one drawn."""

    deed: Deed
    seat: int
    verb: int
    card: int = NONE
    other: int = NONE
    word: int = NONE


class Names:
    """The names of one program and of one table; people who join are added to `seats`."""

    def __init__(self, program: Program, seats: Sequence[str]) -> None:
        self.program = program
        self.seats = list(seats)
        self.notation = Notation(program)
        self._verbs = by_third_person([verb.name for verb in program.verbs])
        self._joining = {guard.verb for guard in program.permits if guard.newcomers}

    # people and cards

    def seat(self, words: Words, *, verb: int = NONE) -> int:
        """A seat by its name; somebody new has the next seat if the verb is one for newcomers."""
        if words.text in self.seats:
            return self.seats.index(words.text)
        if verb in self._joining:
            return len(self.seats)
        named = words.text[:1].lower() + words.text[1:]
        is_word = named in self.program.words
        raise Broken(
            Diagnostic(
                "U406",
                f"nobody here is called `{words}`",
                words.span,
                because=f"the seats are {', '.join(self.seats)}",
                help=f"write `{named}`, which is said in small letters"
                if is_word
                else did_you_mean(words.text, self.seats),
            )
        )

    def kind(self, words: Words) -> int:
        """One card."""
        kind = self.notation.kind(words.text)
        if kind is None:
            raise self._no_card(words)
        return kind

    def cards(self, cards: Cards, most: int) -> list[int]:
        """A list of cards, in which some may be several; `most` bounds how many."""
        found: list[int] = []
        for words in cards:
            several = self.notation.several(words.text)
            if several is None:
                raise self._no_card(words)
            kind, number = several
            if number + len(found) > most:
                because = f"there are {most} cards in all"
                raise Broken(Diagnostic("U409", "more cards are listed than there are", words.span, because=because))
            found += [kind] * number
        return found

    def _no_card(self, words: Words) -> Broken:
        text = words.text.partition(" of ")[2] if words.text[:1].isdigit() and " of " in words.text else words.text
        near = self.notation.near(text)
        attributes = self.program.attributes
        form = ", ".join(f"a {attribute.name} ({', '.join(attribute.values[:20])})" for attribute in attributes)
        return Broken(
            Diagnostic(
                "U408",
                f"there is no card `{words}`",
                words.span,
                because=f"a card has {form}" if attributes and not near else "",
                help=near,
            )
        )

    # acts

    def want(self, deed: Deed) -> Want:
        """An act; verbs of the rules go before those of answers."""
        verb = self._verbs.get(deed.verb.text)
        if verb is None:
            if deed.verb.text not in ANSWERS:
                raise self._no_verb(deed.verb)
            return Want(deed, self.seat(deed.seat), ANSWER)
        seat = self.seat(deed.seat, verb=verb)
        other = NONE if deed.whom is None else self.seat(deed.whom)
        if deed.what is None:
            return Want(deed, seat, verb, other=other)
        if self.base(verb) == "say":
            return Want(deed, seat, verb, other=other, word=self.word(deed.what))
        return Want(deed, seat, verb, self.kind(deed.what), other)

    def base(self, verb: int) -> str:
        """The name of the verb that this verb also is, or its own."""
        if verb == ANSWER:
            return ""
        base = self.program.verbs[verb].base
        return self.program.verbs[verb if base == NONE else base].name

    def _no_verb(self, words: Words) -> Broken:
        verbs = [verb.name for verb in self.program.verbs]
        if words.text in verbs:
            return Broken(_unknown("verb", words, f"write `{third_person(words.text)}`"))
        near = did_you_mean(words.text, [*self._verbs, *ANSWERS])
        permitted = [third_person(verbs[index]) for index in dict.fromkeys(one.verb for one in self.program.permits)]
        acts = "" if near else f"the acts of these rules are {', '.join(f'`{name}`' for name in permitted)}"
        return Broken(_unknown("verb", words, near, acts))

    # everything else that has a name

    def _index(self, what: str, words: Words, known: Iterable[str]) -> int:
        names = list(known)
        if words.text in names:
            return names.index(words.text)
        raise Broken(_unknown(what, words, did_you_mean(words.text, names) or _some(what, names)))

    def word(self, words: Words) -> int:
        """A word that can be said."""
        return self._index("word to say", words, self.program.words)

    def window(self, words: Words) -> int:
        """A window."""
        return self._index("window", words, (window.name for window in self.program.windows))

    def debt(self, words: Words) -> int:
        """A kind of debt."""
        return self._index("debt", words, self.program.debts)

    def variable(self, words: Words) -> int:
        """Something that rules remember."""
        return self._index("variable", words, (variable.name for variable in self.program.variables))

    def attribute(self, words: Words) -> int:
        """An attribute of cards."""
        return self._index("attribute", words, (attribute.name for attribute in self.program.attributes))

    def rule(self, words: Words) -> int:
        """A rule in force."""
        return self._index("rule", words, (rule.name for rule in self.program.rules))

    def row(self, words: Words) -> set[int]:
        """The rules that cite a row."""
        citing: dict[str, set[int]] = {}
        for index, rule in enumerate(self.program.rules):
            for citation in rule.citations:
                citing.setdefault(citation.row, set()).add(index)
        if words.text not in citing:
            self._index("row that a rule cites", words, citing)
        return citing[words.text]

    def value(self, attribute: int, words: Words) -> int:
        """A value of an attribute."""
        found = self.program.attributes[attribute]
        return self._index(found.name, words, found.values)

    def remembered(self, variable: Variable, words: Words) -> int:
        """A value as rules remember it: a number, yes or no, a player or nobody, a value or none (`no color`)."""
        if variable.type == "yes-no":
            return self._index("answer", words, ("no", "yes"))
        if variable.type == "player":
            return NONE if words.text == NOBODY else self.seat(words)
        if variable.type == "number":
            return number(words)
        if words.text == f"no {variable.type}":
            return NONE
        return self.value([attribute.name for attribute in self.program.attributes].index(variable.type), words)


def number(words: Words) -> int:
    """A whole number."""
    if not words.text.removeprefix("-").isdecimal():
        raise Broken(_unknown("number", words, ""))
    return int(words.text)


def _unknown(what: str, words: Words, help: str, because: str = "") -> Diagnostic:  # noqa: A002
    return Diagnostic("U407", f"there is no {what} `{words}`", words.span, because=because, help=help)


def _some(what: str, names: list[str]) -> str:
    if not names:
        return f"these rules have no {what}"
    return f"there is {', '.join(f'`{name}`' for name in names[:12])}" if len(names) <= 12 else ""
