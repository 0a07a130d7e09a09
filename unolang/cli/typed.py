"""A typed line becomes an act, or a question back to whoever typed it."""

from __future__ import annotations

from collections.abc import Sequence

from unolang.cli.words import Words
from unolang.machine.state import ANSWER, Act, Question
from unolang.program.program import NONE
from unolang.text.suggest import did_you_mean
from unolang.transcript.inflect import third_person

ARTICLES = frozenset({"a", "an", "the"})
_YES = frozenset({"yes", "y", "accept", "accepts"})
_NO = frozenset({"no", "n", "decline", "declines"})

# The verbs of an answer, as a transcript writes them and as people type them.
_ANSWERING = frozenset({"name", "names", "cut", "cuts", "choose", "chooses", "give", "gives"})


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

    def act(self, line: str, hand: Sequence[int] = ()) -> Act:
        """The act that a line such as `play red 5` or `catch Bob` asks for, whether or not it is permitted.

        The cards in hand are there to offer those that may be meant.
        """
        parts = self._without_own_name([part for part in line.split() if part.lower() not in ARTICLES])
        if not parts:
            raise NotUnderstood("say what you do")
        verb = self._forms.get(parts[0].lower())
        rest = " ".join(parts[1:])
        if verb is None:
            # A card alone is a card to play.
            card, play = self.words.notation.kind(" ".join(parts).lower()), self.verbs.get("play")
            if card is None or play is None:
                raise NotUnderstood(self._half_a_card(" ".join(parts), hand) or self._no_verb(parts))
            return Act(self.seat, play, card)
        return self._done(verb, rest, hand)

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

    def _done(self, verb: int, rest: str, hand: Sequence[int]) -> Act:
        base = self.program.verbs[verb].base
        name = self.program.verbs[verb if base == NONE else base].name
        if name == "play":
            return Act(self.seat, verb, self._card(rest, hand))
        if name == "say":
            return Act(self.seat, verb, value=self._word(rest))
        if not rest:
            return Act(self.seat, verb)
        return Act(self.seat, verb, other=self._seat(rest.removeprefix("with ")))

    def _without_own_name(self, parts: list[str]) -> list[str]:
        own = self.words.names[self.seat].lower()
        return parts[1:] if len(parts) > 1 and parts[0].lower() == own else parts

    def _card(self, text: str, hand: Sequence[int]) -> int:
        if not text:
            raise NotUnderstood("say which card, as in `play " + self.words.notation.text(0) + "`")
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
        text = " ".join(parts)
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


def asked_for(words: Words, question: Question) -> str:
    """What a question asks, in words."""
    match question.kind:
        case "value":
            return f"name a {words.program.attributes[question.subject].name}"
        case "number" | "cut":
            return f"say a number from {min(question.choices)} to {max(question.choices)}"
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


def _with(message: str, help_text: str) -> str:
    return f"{message}; {help_text}" if help_text else message
