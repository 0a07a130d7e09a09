"""A transcript while it is being read: which lines have been said, and whether what they name is there."""

from __future__ import annotations

from typing import Any

from unolang.text.diagnostic import Collector, Label
from unolang.text.source import Source
from unolang.text.span import Span
from unolang.text.suggest import did_you_mean
from unolang.transcript.leaves import Leaves, Node
from unolang.transcript.lines import Line
from unolang.transcript.record import Cards, Debt, Entry, Head, Memory, Opening, Position, Transcript, Words

HEAD_LINES = ("variant", "edition", "option", "rules", "shows", "packs", "seats", "dealer", "seed", "deck")
POSITION_LINES = (
    "upcard", "discards", "draws", "draw-pile", "turn", "direction", "owed", "round", "scores", "said", "set", "open",
    "played",
)  # fmt: skip

_REPEATABLE = ("option", "said", "scores", "set", "open")


class Draft:
    """Takes lines one by one; `finish` gives the transcript or raises `Failed`."""

    def __init__(self, errors: Collector) -> None:
        self.hands: tuple[tuple[Words, Cards], ...] | None = None
        self.entries: list[Entry] = []
        self._errors = errors
        self._said: dict[str, Span] = {}
        self._head: dict[str, Any] = {}
        self._position: dict[str, Any] = {}
        self._spoilt: set[str] = set()
        self._first_line: Span | None = None

    def spoil(self, *forms: str) -> None:
        """Note a line that could not be read: what it may have said isn't missed."""
        self._spoilt.update(forms)

    def note(self, line: Line) -> None:
        """Note the first line that can be read."""
        self._first_line = self._first_line or line.span

    def put(self, form: str, line: Line, tree: Node, leaves: Leaves) -> None:
        """Take a line of the head or of the position."""
        if not self._first(form, line):
            return
        into = self._head if form in HEAD_LINES else self._position
        key, value = _value(form, tree, leaves)
        if form in _REPEATABLE:
            into[key] = into.get(key, ()) + value
        else:
            into[key] = value
        if form == "upcard":
            self._position["named"] = leaves.maybe(tree.children[1])

    def put_hands(self, line: Line, hands: list[tuple[Words, Cards]]) -> None:
        """Take the hands."""
        if self._first("hands", line):
            self.hands = tuple(hands)

    def _first(self, form: str, line: Line) -> bool:
        if form not in _REPEATABLE and form in self._said:
            self._again(f"`{form}` is said twice", line.span, self._said[form])
            return False
        self._said.setdefault(form, line.span)
        return True

    def _again(self, message: str, span: Span | None, first: Span | None) -> None:
        labels = () if first is None else (Label(first, "said here first"),)
        self._errors.error("U404", message, span, label="said again here", labels=labels)

    def finish(self, source: Source) -> Transcript:
        """The whole transcript."""
        place = Span(source, 0, source.line_starts[1] - 1 if source.line_count > 1 else len(source.text))
        needed = ["variant", "seats"] if self.hands is None else ["variant", "seats", "upcard"]
        for form in needed:
            if form not in self._said and form not in self._spoilt:
                self._missing(form, place if form != "upcard" else self._said["hands"])
        variant = self._said.get("variant")
        if variant is not None and variant != self._first_line:
            self._errors.error("U403", "`variant` is not the first line", variant, help="begin with this line")
        seats: tuple[Words, ...] = self._head.get("seats", ())
        if "seats" in self._head:
            self._check_seats(seats)
        if self.hands is not None and "deck" in self._said:
            self._errors.error(
                "U404",
                "both `hands` and `deck` are said",
                self._said["deck"],
                because="`deck` is the order of the cards before the first deal, and with `hands` they are dealt already",
                help="list the cards that come next with `draws`",
            )
        if "draws" in self._said and "draw-pile" in self._said:
            self._errors.error(
                "U404",
                "both `draws` and `draw-pile` are said",
                self._said["draw-pile"],
                because="`draws` is the top of the draw pile, `draw-pile` the whole of it",
            )
        self._errors.raise_if_errors()
        position = None
        if self.hands is not None:
            position = Position(self.hands, span=self._said["hands"], **self._position)
        return Transcript(Head(**self._head), position, tuple(self.entries))

    def _missing(self, form: str, place: Span) -> None:
        example = {
            "variant": "begin with `variant NAME`",
            "seats": "say who plays: `seats Ann, Bob`",
            "upcard": "say what lies on the discard pile: `upcard CARD`",
        }
        where = "the position" if form == "upcard" else "the transcript"
        self._errors.error("U402", f"{where} has no `{form}`", place, help=example[form])

    def _check_seats(self, seats: tuple[Words, ...]) -> None:
        """Every name of the head and the position is that of a seat, and nobody has two seats or two hands."""
        names: dict[str, Words] = {}
        for seat in seats:
            if seat.text in names:
                self._again(f"`{seat.text}` has two seats", seat.span, names[seat.text].span)
            names.setdefault(seat.text, seat)
        held: dict[str, Words] = {}
        for seat, _ in self.hands or ():
            if seat.text in held:
                self._again(f"`{seat.text}` has two hands", seat.span, held[seat.text].span)
            held.setdefault(seat.text, seat)
        used: list[Words | None] = [*held.values(), self._head.get("dealer")]
        used += [self._position.get(form) for form in ("turn", "played")]
        used += [seat for form in ("scores", "said") for seat, _ in self._position.get(form, ())]
        used += [thing.seat for form in ("sets", "opens") for thing in self._position.get(form, ())]
        for name in used:
            if name is not None and name.text not in names:
                unknown_seat(self._errors, name, list(names))


def unknown_seat(errors: Collector, seat: Words, names: list[str]) -> None:
    """Tell that nobody of this name plays."""
    shown = ", ".join(names[:12])
    errors.error(
        "U406",
        f"nobody here is called `{seat.text}`",
        seat.span,
        because=f"the seats are {shown}" if names else "",
        help=did_you_mean(seat.text, names),
    )


def _value(form: str, tree: Node, leaves: Leaves) -> tuple[str, Any]:
    """What a line says, with the name of the field that keeps it."""
    parts = tree.children
    tokens = leaves.tokens(tree)
    match form:
        case "seats" | "shows":
            return form, tuple(leaves.words(token) for token in tokens)
        case "packs" | "seed" | "round":
            return form, leaves.number(parts[0])
        case "deck" | "discards" | "draws":
            return form, leaves.cards(tree)
        case "draw-pile":
            return "draw_pile", leaves.cards(tree)
        case "option":
            return "options", ((leaves.words(parts[0]), leaves.words(parts[1])),)
        case "owed":
            return form, Debt(leaves.number(parts[0]), leaves.words(parts[1]))
        case "scores" | "said":
            second: Any = leaves.number if form == "scores" else leaves.words
            pairs = zip(tokens[::2], tokens[1::2], strict=True)
            return form, tuple((leaves.words(seat), second(told)) for seat, told in pairs)
        case "set":
            seat = leaves.words(parts[1]) if len(parts) > 2 else None
            return "sets", (Memory(leaves.words(parts[0]), seat, leaves.words(parts[-1])),)
        case "open":
            if len(parts) < 3:
                return "opens", (Opening(leaves.words(parts[0])),)
            return "opens", (Opening(leaves.words(parts[0]), leaves.words(parts[2]), str(parts[1])),)
        case _:
            return form, leaves.words(parts[0])
