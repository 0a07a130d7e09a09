"""A typed line becomes an act, or a question back to whoever typed it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from unolang.cli.words import Words, count_of
from unolang.machine.state import ANSWER, Act, Question
from unolang.program.program import NONE
from unolang.text.suggest import did_you_mean
from unolang.transcript.inflect import third_person

ARTICLES = frozenset({"a", "an", "the"})
_YES = frozenset({"yes", "y", "accept", "accepts"})
_NO = frozenset({"no", "n", "decline", "declines"})

# The verbs of an answer, as a transcript writes them and as people type them.
_ANSWERING = frozenset({"name", "names", "cut", "cuts", "choose", "chooses", "give", "gives"})


# What a list says of a player beside the name, for whoever types a whole entry.
_HELD = re.compile(r"\s*\(\w+ cards?\)$")


class NotUnderstood(Exception):
    """What was typed says nothing; the text tells why."""


class Reader:
    """Reads the lines of one player."""

    def __init__(self, words: Words, seat: int) -> None:
        self.words = words
        self.program = words.program
        self.seat = seat
        self.verbs = {verb.name: index for index, verb in enumerate(self.program.verbs)}
        self._forms = {third_person(name): index for name, index in self.verbs.items()} | self.verbs
        self._naming = {guard.verb for guard in self.program.permits if guard.target != NONE}

    def act(self, line: str, hand: Sequence[int] = (), legal: Sequence[Act] = ()) -> Act:
        """The act that a line such as `play red 5` or `catch Bob` asks for, whether or not it is permitted.

        The cards in hand, and what is legal now, are there to find what may be meant.
        """
        line = _HELD.sub("", line)
        parts = self._without_own_name([part for part in line.split() if part.lower() not in ARTICLES])
        if not parts:
            raise NotUnderstood("say what you do")
        verb = self._forms.get(parts[0].lower())
        rest = " ".join(parts[1:])
        if verb is None:
            card, play = self.words.notation.kind(" ".join(parts).lower()), self.verbs.get("play")
            if card is None or play is None:
                raise NotUnderstood(self._half_a_card(" ".join(parts), hand) or self._no_verb(parts))
            return self._with_card(Act(self.seat, play, card), legal)
        return self._done(verb, rest, hand, legal)

    @staticmethod
    def _with_card(play: Act, legal: Sequence[Act]) -> Act:
        """A card alone is a card to play or, if it cannot be played, to put down in the one other way that is open to it."""
        ways = [act for act in legal if act.card == play.card]
        return ways[0] if len(ways) == 1 else play

    def _no_verb(self, parts: Sequence[str]) -> str:
        known = [*self._forms, *self.words.notation.names]
        near = did_you_mean(" ".join(parts).lower(), known) or did_you_mean(parts[0].lower(), self.verbs)
        return _with(f"in this game nobody can `{parts[0]}`", near or "? tells what you may type")

    def _half_a_card(self, text: str, hand: Sequence[int]) -> str:
        """What to say to `blue`, or to `7`: the cards in hand that fit; nothing if these words are not on any card."""
        words = set(text.lower().split())
        names = self.words.notation.names
        if not any(words <= set(name.split()) for name in names):
            return ""
        fitting = [
            f"`{names[kind]}`" for kind in sorted(set(hand)) if kind < len(names) and words <= set(names[kind].split())
        ]
        return f"which `{text}`: {' or '.join(fitting)}?" if fitting else f"you hold no `{text}`"

    def _done(self, verb: int, rest: str, hand: Sequence[int], legal: Sequence[Act]) -> Act:
        base = self.program.verbs[verb].base
        name = self.program.verbs[verb if base == NONE else base].name
        if name == "play":
            if not rest:
                cards = [act.card for act in legal if act.verb == verb] or sorted(hand) or [0]
                example = self.typed(Act(self.seat, verb, cards[0]))
                raise NotUnderstood(f"say which card, as in `{example}`")
            return Act(self.seat, verb, self._card(rest, hand))
        if name == "say":
            return Act(self.seat, verb, value=self._word(rest))
        if verb not in self._naming:
            if rest:
                raise NotUnderstood(
                    f"`{self.program.verbs[verb].name}` stands alone, nobody and nothing is named with it"
                )
            return Act(self.seat, verb)
        if not rest:
            whom = [act for act in legal if act.verb == verb] or [
                Act(self.seat, verb, other=seat) for seat in range(len(self.words.names)) if seat != self.seat
            ]
            raise NotUnderstood(f"say whom: {' or '.join(f'`{self.typed(act)}`' for act in whom)}")
        return Act(self.seat, verb, other=self._seat(rest.removeprefix("with ")))

    def _without_own_name(self, parts: list[str]) -> list[str]:
        own = self.words.names[self.seat].lower()
        return parts[1:] if len(parts) > 1 and parts[0].lower() == own else parts

    def _card(self, text: str, hand: Sequence[int]) -> int:
        kind = self.words.notation.kind(text.lower())
        if kind is None or kind == self.words.notation.unknown:
            raise NotUnderstood(
                self._half_a_card(text, hand)
                or _with(f"there is no card `{text}`", did_you_mean(text.lower(), self.words.notation.names))
            )
        return kind

    def _word(self, text: str) -> int:
        known = self.program.words
        if text.lower() not in known:
            shown = (
                f"there is {', '.join(f'`{word}`' for word in known)} to say" if known else "there is nothing to say"
            )
            raise NotUnderstood(shown)
        return known.index(text.lower())

    def _seat(self, text: str) -> int:
        names = [name.lower() for name in self.words.names]
        if text.lower() not in names:
            raise NotUnderstood(_with(f"nobody here is called `{text}`", did_you_mean(text, self.words.names)))
        return names.index(text.lower())

    def answer(self, question: Question, line: str) -> Act:
        """The answer to a question, given alone or after its verb."""
        parts = self._without_own_name([part for part in line.lower().split() if part not in ARTICLES])
        if len(parts) > 1 and parts[0] in _ANSWERING:
            parts = parts[1:]
        text = _HELD.sub("", " ".join(parts))
        value = self._value(question, text)
        if value is None:
            raise NotUnderstood(f"`{line}` is no answer to that")
        return Act(self.seat, ANSWER, value=value)

    def _value(self, question: Question, text: str) -> int | None:
        named = {self.told(question, choice).lower(): choice for choice in question.choices}
        if question.kind == "yes-no":
            return 1 if text in _YES else 0 if text in _NO else None
        if question.kind == "card":
            kind = self.words.notation.kind(text)
            return kind if kind in question.choices else None
        return named.get(text)

    def told(self, question: Question, choice: int) -> str:
        """One of the answers as it is typed."""
        match question.kind:
            case "value":
                return self.words.value(question.subject, choice)
            case "player":
                return self.words.seat(choice)
            case "card":
                return self.words.notation.text(choice)
            case "yes-no":
                return "yes" if choice else "no"
            case _:
                return str(choice)

    def typed(self, act: Act) -> str:
        """An act as it is typed."""
        verb = self.program.verbs[act.verb].name
        if act.card != NONE:
            return f"{verb} {self.words.notation.text(act.card)}"
        if act.other != NONE:
            return f"{verb} {self.words.seat(act.other)}"
        return f"{verb} {self.program.words[act.value]}" if act.value != NONE else verb

    def listed(self, act: Act, hand_sizes: Sequence[int]) -> str:
        """An act as it is offered: whoever is named with how many cards they hold, since that may decide."""
        return self.typed(act) + _held(hand_sizes, act.other)

    def choices(self, question: Question, hand_sizes: Sequence[int]) -> list[str]:
        """The answers to a question as they are offered, likewise."""
        held = [_held(hand_sizes, choice) if question.kind == "player" else "" for choice in question.choices]
        return [self.told(question, choice) + more for choice, more in zip(question.choices, held, strict=True)]

    def acts(self) -> list[str]:
        """What these rules let anybody do who is at the table, in the order of the rules."""
        ways = dict.fromkeys((guard.verb, guard.word) for guard in self.program.permits if not guard.newcomers)
        return [self.typed(Act(self.seat, verb, value=word)) for verb, word in ways]


def asked_for(words: Words, question: Question) -> str:
    """What a question asks, in words."""
    match question.kind:
        case "value":
            return f"name a {words.program.attributes[question.subject].name}"
        case "number":
            return f"say a number from {min(question.choices)} to {max(question.choices)}"
        case "cut":
            return f"cut: a number of cards from {min(question.choices)} to {max(question.choices)}"
        case "player":
            return "choose a player"
        case "card":
            return "choose a card to give"
        case _:
            return "yes or no?"


def counted(choices: Sequence[str]) -> list[str]:
    """A numbered list."""
    width = len(str(len(choices)))
    return [f"  {number:>{width}}  {choice}" for number, choice in enumerate(choices, start=1)]


def _held(hand_sizes: Sequence[int], seat: int) -> str:
    return f" ({count_of(hand_sizes[seat])})" if 0 <= seat < len(hand_sizes) else ""


def _with(message: str, help_text: str) -> str:
    return f"{message}; {help_text}" if help_text else message
