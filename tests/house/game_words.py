"""The words of games: what the shipped variants and the usual decks call things, and where a text uses such a word."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

USUAL_DECKS = """
    ace jack queen king joker club diamond heart spade suit
    red yellow green blue color colour wild draw-two draw-four wild-draw-four
    seven eight nine ten
    uno mau mao slap jump-in stack challenge catch seven-zero
"""
"""Cards, suits, colours, calls and customs of the usual decks and games, whether a shipped variant has them or not."""

NOT_NAMES = {
    "is",
    "are",
    "in",
    "each",
    "of",
    "to",
    "or",
    "and",
    "except",
    "without",
    "a",
    "an",
    "the",
    "by",
    "but",
    "this",
}
"""The little words of the language."""

MACHINE = {
    "the turn's own primitives": "turn direction skip reverse end ending next",
    "acts that the machine itself carries out": "play draw deal settle say pass",
    "what stands on the table": "seat player dealer hand pile card drawn-card upcard discard rank points place",
    "what waits": "debt owed amount window opener question ask word",
    "what the machine does with cards": "play-drawn shuffle reshuffle cut swap",
    "whom or what an act or an operation is aimed at": "target",
    "the course of a game": "round game score out winner order stage",
    "plain English, and words of Python": "again match follow last first two limit sequence down join waiting run stop drawing count",
}
"""The machine's own vocabulary: a rule may be called by one of these words, and the machine may still use it."""

NAME = r"[a-z][a-z0-9']*(?:-[a-z][a-z0-9']*)*"
FORMS = [
    rf"^(?:replace |keep |drop )?rule ({NAME})",
    rf"^option ({NAME})",
    rf"^window ({NAME})(?: for each ({NAME}))?",
    rf"^measure ({NAME})",
    rf"^remember (?:who is )?({NAME})",
    rf"^(?:permit|forbid) ({NAME})(?: or ({NAME}))*",
    rf"\b(?:say|said) ({NAME})",
    rf", as ({NAME})",
]
PATTERNS = [re.compile(form) for form in FORMS]


def read_names(text: str) -> set[str]:
    """A `.uno` text becomes the names that its writer made up."""
    names: set[str] = set()
    in_deck = False
    for line in text.splitlines():
        bare = re.sub(r'"[^"]*"|#.*', "", line).rstrip()
        said = re.sub(r"\b(?:an?|the) ", "", bare.strip())
        if not said:
            continue
        if bare == bare.lstrip():
            in_deck = said.removeprefix("replace ") == "deck"
        elif in_deck:
            names.update(re.findall(NAME, said))
        for pattern in PATTERNS:
            for match in pattern.finditer(said):
                names.update(group for group in match.groups() if group)
    return names - NOT_NAMES


def words(text: str) -> list[str]:
    """The words and marks of a text, in small letters, `draw_two` and `DrawTwo` split, plurals made singular."""
    text = re.sub(r"\.uno\b", "", text)  # the suffix of a file, not the call
    text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", " ", text)
    return [singular(word) for word in re.findall(r"[a-z]+|[^a-z\s_0-9-]", text.lower())]


def singular(word: str) -> str:
    """A word without its last s, so that `eights` is found as `eight`."""
    return word.removesuffix("s")


def allowed() -> set[tuple[str, ...]]:
    """The machine's own names, each as its words."""
    return {tuple(words(name)) for line in MACHINE.values() for name in line.split()}


@dataclass(frozen=True)
class Vocabulary:
    """Names to look for, each as its words."""

    names: frozenset[tuple[str, ...]]

    @classmethod
    def of(cls, names: set[str]) -> "Vocabulary":
        """Names as they are written become a vocabulary, without the machine's own words."""
        return cls(frozenset(tuple(words(name)) for name in names) - allowed() - {()})

    def uses(self, text: str) -> Iterator[str]:
        """The places of a text where one of the names occurs."""
        longest = max(map(len, self.names), default=0)
        for number, line in enumerate(text.splitlines(), start=1):
            found = words(line)
            for start in range(len(found)):
                for length in range(1, longest + 1):
                    part = tuple(found[start : start + length])
                    if len(part) == length and part in self.names:
                        yield f"line {number} says `{'-'.join(part)}`: {line.strip()}"
