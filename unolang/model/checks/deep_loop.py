"""A condition that goes through all seats for each seat, over and over."""

from collections.abc import Iterator

from unolang.model.meaning import Event, Meaning, Term
from unolang.model.scope import Scope
from unolang.text.diagnostic import Collector
from unolang.text.span import Span

DEEPEST = 2
LOOPS = ("any-seat", "seats-where", "highest-of", "lowest-of")


def check(errors: Collector, meaning: Meaning, _scope: Scope) -> None:
    """Loops over seats within each other multiply what a condition costs by the number of seats."""
    seen: set[int] = set()
    for term, place in _terms(meaning):
        # What a `while` asks for is shared by all lines under it.
        if id(term) not in seen:
            seen.add(id(term))
            _depth(errors, term, place)


def _terms(meaning: Meaning) -> Iterator[tuple[Term, Span]]:
    for guard in meaning.guards:
        yield from ((term, guard.span) for term in (guard.who, guard.target, guard.cards, *guard.whens) if term)
    for reaction in meaning.reactions:
        yield from _of_events(reaction.events, reaction.span)
    for window in meaning.windows:
        yield from _of_events((*window.opens_on, *window.closes_on), window.span)
        if window.opens_when is not None:
            yield window.opens_when, window.span
    for watch in meaning.watches:
        yield watch.condition, watch.span
    for step in meaning.all_steps():
        yield from ((arg, step.span) for arg in step.args if isinstance(arg, Term))


def _of_events(events: tuple[Event, ...], place: Span) -> Iterator[tuple[Term, Span]]:
    return ((term, place) for event in events for term in (event.cards, *event.whens) if term)


def _depth(errors: Collector, term: Term, place: Span) -> int:
    """How many loops over seats stand within each other; the smallest term with too many is told."""
    place = term.span or place
    depths = [_depth(errors, arg, place) for arg in term.args if isinstance(arg, Term)]
    if term.word not in LOOPS:
        return max(depths, default=0)
    seats, test = depths  # the seats are found once, the test is made for each of them
    if test == DEEPEST:
        errors.error(
            "U316",
            f"players are looked for within players, more than {DEEPEST} deep",
            place,
            because="everybody would be asked about everybody, again and again",
            help="`remember` a number or a mark, set it before, and ask for that",
        )
    return max(seats, test + 1)
