"""Ways out of errors about names: the line in other words, and lists of what there is."""

from unolang.language.forms import KNOWN_VERBS
from unolang.model.ruleset import Deck
from unolang.model.scope import Scope
from unolang.syntax.line import fits, tokens_of
from unolang.syntax.rewording import names_with
from unolang.syntax.vocabulary import Vocabulary, listed
from unolang.syntax.ways import in_other_words
from unolang.text.span import Span

_STARTS = ("clause", "step", "window_line", "worth")


def other_words(scope: Scope, span: Span) -> str:
    """The whole line, as it can be written so that each of its names is known; nothing if no other words are."""
    text = line_of(span)
    tokens = tokens_of(text)
    known = vocabulary(scope)
    for start in _STARTS:
        if tokens and fits(tokens, start):
            said = in_other_words(text, start, known)
            return f"write `{' '.join(said.split())}`" if said else ""
    return ""


def line_of(span: Span) -> str:
    """The line in which something stands, without its comment."""
    text = span.source.text
    begin = text.rfind("\n", 0, span.start) + 1
    end = text.find("\n", span.start)
    line = text[begin : end if end >= 0 else len(text)]
    quoted = False
    for at, char in enumerate(line):
        quoted ^= char == '"'
        if char == "#" and not quoted:
            return line[:at].strip()
    return line.strip()


def vocabulary(scope: Scope) -> Vocabulary:
    """All names of a scope, as repairs look at them."""
    deck = scope.ruleset.deck
    return Vocabulary(
        cards={*scope.known("value", "card set")},
        attributes={one.name for one in deck.attributes},
        verbs={*KNOWN_VERBS, *scope.verbs, "shortage"},
        things={*scope.known("variable", "flag", "window", "debt", "word", "measure", "option")}
        | {value for option in scope.options.values() for value in option.values},
        seats=set(scope.window_seats.values()),
    )


def cards_of(deck: Deck) -> str:
    """What may be said of cards: each attribute with its values, ranges of numbers as such, and the sets."""
    told = [f"a {one.name} is {listed(one.values)}" for one in deck.attributes]
    if deck.sets:
        told.append(f"sets are {listed(tuple(one.name for one in deck.sets))}")
    return "; ".join(told)


def cards_like(scope: Scope, text: str) -> str:
    """The cards that somebody may mean who writes a number that no card has."""
    found = names_with(text, scope.known("value"))
    return f"did you mean {' or '.join(f'`{one}`' for one in found[:3])}?" if found else ""
