"""What is remembered for a turn, asked for when that turn is over."""

from collections.abc import Iterable, Iterator

from attrs import frozen

from unolang.model.meaning import Event, Meaning, Reaction, Step, Term
from unolang.model.scope import Scope
from unolang.text.diagnostic import Collector, Label
from unolang.text.span import Span

_SETS = {"set": 0, "set-seat": 0, "chooses-value": 1, "chooses-player": 1, "chooses-number": 1}
"""Steps that change a memory, and which of their operands it is."""
_READS = ("variable", "seat-variable", "highest", "lowest")
_ORDERED = {"plays-top": "play", "plays-drawn": "play", "settles": "settle"}
"""Acts that an effect carries out within the act that it follows from."""


def check(errors: Collector, meaning: Meaning, _scope: Scope) -> None:
    """A memory for one turn, changed only by acts that end it, is at its first value again whenever anything else asks for it."""
    turns = _Turns(meaning, dict(meaning.verbs))
    for variable in meaning.variables:
        changed = list(_changes(meaning, variable.name)) if variable.scope == "turn" else []
        if not changed or not all(reaction is not None and turns.ends_after(reaction) for reaction, _ in changed):
            continue
        acts = {
            verb for reaction, _ in changed if reaction is not None for one in reaction.events for verb in one.verbs
        }
        for place in dict.fromkeys(turns.reads_outside(acts | turns.ordered(), variable.name)):
            errors.error(
                "U317",
                f"`{variable.name}` is always as at first here",
                place,
                labels=(Label(changed[0][1].span, "this ends the turn, and with it what it remembers"),),
                because="what is remembered `this turn` falls back when the next turn is given",
                help="remember it `this round`, and `forget` it when it is over",
            )


def _changes(meaning: Meaning, name: str) -> Iterator[tuple[Reaction | None, Step]]:
    """The steps that give a memory a value, each with its reaction; without one if it follows from a `whenever`."""
    bodies: list[tuple[Reaction | None, Iterable[Step]]] = [(one, one.steps) for one in meaning.reactions]
    bodies += [(None, one.steps) for one in meaning.watches]
    for reaction, steps in bodies:
        for top in steps:
            for step in top.walk():
                if step.word in _SETS and step.args[_SETS[step.word]] == name:
                    yield reaction, step


@frozen
class _Turns:
    """What ends turns under some rules, and what can be asked for while an act that ends one goes on."""

    meaning: Meaning
    bases: dict[str, str]

    def ordered(self) -> set[str]:
        """The acts that effects carry out within others."""
        return {_ORDERED[step.word] for step in self.meaning.all_steps() if step.word in _ORDERED}

    def ends_after(self, reaction: Reaction) -> bool:
        """Whether the turn is over in any case after what this reaction answers, before anybody can act."""
        if reaction.phase != "on":
            return reaction.phase == "instead" and _ends_turn(reaction)
        return all(event.moment == "turn end" or self._always_ends(event) for event in reaction.events)

    def _always_ends(self, event: Event) -> bool:
        plain = [
            one
            for reaction in self.meaning.reactions
            if reaction.phase == "on" and _ends_turn(reaction)
            for one in reaction.events
            if one.cards is None and not one.whens and not one.source and one.word in ("", event.word)
        ]
        return bool(event.verbs) and all(
            any(verb in one.verbs or self.bases.get(verb, "") in one.verbs for one in plain) for verb in event.verbs
        )

    def reads_outside(self, alive: set[str], name: str) -> Iterator[Span]:
        """Where a memory is asked for outside the acts in which it is alive."""
        for guard in self.meaning.guards:
            terms = [term for term in (guard.who, guard.target, guard.cards, *guard.whens) if term is not None]
            yield from _asking(terms, name, guard.span)
        for window in self.meaning.windows:
            yield from _asking([window.opens_when] if window.opens_when is not None else [], name, window.span)
            events = [event for event in (*window.opens_on, *window.closes_on) if not self._is_alive(event, alive)]
            yield from _asking(_heads(events), name, window.span)
        for watch in self.meaning.watches:
            yield from _asking([watch.condition], name, watch.span)
        for reaction in self.meaning.reactions:
            events = [event for event in reaction.events if not self._is_alive(event, alive)]
            yield from _asking(_heads(events), name, reaction.span)
            if len(events) == len(reaction.events):
                for step in (inner for top in reaction.steps for inner in top.walk()):
                    yield from _asking([arg for arg in step.args if isinstance(arg, Term)], name, step.span)

    def _is_alive(self, event: Event, alive: set[str]) -> bool:
        """Whether it may answer an act in which the memory was changed, or come while that is going on."""
        if event.moment:
            return event.moment in ("turn end", "shortage")
        return any(
            verb in alive or self.bases.get(verb, "") in alive or any(self.bases.get(one, "") == verb for one in alive)
            for verb in event.verbs
        )


def _ends_turn(reaction: Reaction) -> bool:
    return any(step.word == "end-turn" for step in reaction.steps)


def _heads(events: list[Event]) -> list[Term]:
    return [term for event in events for term in (event.cards, *event.whens) if term is not None]


def _asking(terms: list[Term], name: str, place: Span) -> Iterator[Span]:
    """A place for each of the terms that asks for the memory."""
    for term in terms:
        if _asks(term, name):
            yield term.span or place


def _asks(term: Term, name: str) -> bool:
    if term.word in _READS and term.args[0] == name:
        return True
    return any(_asks(arg, name) for arg in term.args if isinstance(arg, Term))
