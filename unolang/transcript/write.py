"""A transcript becomes a text that reads back as the same transcript."""

from __future__ import annotations

from collections.abc import Iterator

from unolang.transcript.record import Acts, Cards, Deed, Expect, Head, Item, Position, Transcript, Words

_INDENT = "    "
_VERDICT = 34
"""The column at which `refused` stands, if the act leaves room."""


def write(transcript: Transcript) -> str:
    """The whole text, with a line end after its last line."""
    lines = [*_head(transcript.head)]
    width = max(len(seat.text) for seat in transcript.head.seats)
    if transcript.position is not None:
        lines += _position(transcript.position, width)
    if transcript.entries:
        lines.append("")
    for entry in transcript.entries:
        if isinstance(entry, Acts):
            lines += _acts(entry, width)
        else:
            lines.append(_expect(entry))
    return "\n".join(lines) + "\n"


def _line(form: str, rest: object) -> str:
    return f"{form:<8} {rest}"


def _list(words: Cards) -> str:
    return ", ".join(word.text for word in words)


def _head(head: Head) -> Iterator[str]:
    yield _line("variant", head.variant)
    if head.edition is not None:
        yield _line("edition", head.edition)
    for name, value in head.options:
        yield _line("option", f"{name} is {value}")
    if head.rules is not None:
        yield _line("rules", head.rules)
    if head.shows:
        yield _line("shows", _list(head.shows))
    if head.packs is not None:
        yield _line("packs", head.packs)
    yield _line("seats", _list(head.seats))
    if head.dealer is not None:
        yield _line("dealer", head.dealer)
    if head.seed is not None:
        yield _line("seed", head.seed)
    if head.deck:
        yield _line("deck", _list(head.deck))


def _position(position: Position, width: int) -> Iterator[str]:
    yield "hands"
    for seat, cards in position.hands:
        yield f"{_INDENT}{seat.text:<{width}}  {_list(cards) or 'none'}"
    yield _line("upcard", position.upcard if position.named is None else f"{position.upcard}, {position.named}")
    if position.discards:
        yield _line("discards", _list(position.discards))
    if position.draws:
        yield _line("draws", _list(position.draws))
    if position.draw_pile is not None:
        yield _line("draw-pile", _list(position.draw_pile) or "none")
    plain = {"turn": position.turn, "direction": position.direction, "round": position.round, "played": position.played}
    for form, said in plain.items():
        if said is not None:
            yield _line(form, said)
    if position.owed is not None:
        yield _line("owed", f"{position.owed.amount} for {position.owed.kind}")
    yield from _lists(position)


def _lists(position: Position) -> Iterator[str]:
    """The lines of a position that may be repeated."""
    if position.scores:
        yield _line("scores", ", ".join(f"{seat} {number}" for seat, number in position.scores))
    if position.said:
        yield _line("said", ", ".join(f"{seat} {word}" for seat, word in position.said))
    for memory in position.sets:
        yield _line("set", _remembered(memory.variable, memory.seat, memory.value))
    for opening in position.opens:
        yield _line("open", f"{opening.window}{'' if opening.seat is None else f' {opening.how} {opening.seat}'}")


def _remembered(variable: Words, seat: Words | None, value: Words) -> str:
    return f"{variable}{'' if seat is None else f' of {seat}'} is {value}"


def _acts(acts: Acts, width: int) -> Iterator[str]:
    first, *others = acts.deeds
    text = " & ".join([_deed(first, width), *(str(deed) for deed in others)])
    if acts.refused:
        verdict = "refused" if acts.refused_by is None else f"refused by {acts.refused_by}"
        text = f"{text:<{_VERDICT}} {verdict}"
    yield text
    for order in acts.shuffled:
        yield f"{_INDENT}shuffled {_list(order)}"


def _deed(deed: Deed, width: int) -> str:
    rest = str(deed).removeprefix(deed.seat.text).lstrip()
    return f"{deed.seat.text:<{width}}  {rest}"


def _expect(expect: Expect) -> str:
    return _line("expect", ", ".join(_item(item) for item in expect.items))


def _item(item: Item) -> str:
    words = item.words
    match item.form:
        case "current":
            return f"{words[0]} {words[1]}"
        case "owed":
            assert item.number is not None
            return f"owed {item.number}{f' for {words[0]}' if words else ''}"
        case "open" | "closed":
            return f"{item.form} {words[0]}{'' if item.seat is None else f' for {item.seat}'}"
        case "remembered" | "remembered-of":
            return _remembered(words[0], item.seat, words[1])
    parts = [item.form, item.seat, *words, item.deed, item.number]
    return " ".join(str(part) for part in parts if part is not None)
