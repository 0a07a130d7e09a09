"""Cards as a transcript writes them: `red 5`, `8 of hearts`, `hearts 8`, `??`, and `12 of ??`."""

from __future__ import annotations

from collections.abc import Iterable

from unolang.program.program import Program
from unolang.text.suggest import did_you_mean, nearest, question

UNKNOWN = "??"


class Notation:
    """The cards of one program, by text and by kind. The kind after the last one is the unknown card."""

    def __init__(self, program: Program) -> None:
        self.names = tuple(kind.name for kind in program.kinds)
        self.unknown = len(self.names)
        self._exact = {name: index for index, name in enumerate(self.names)}
        self._loose: dict[tuple[str, ...], int] = {}
        doubtful = set()
        for index, name in enumerate(self.names):
            if self._loose.setdefault(_key(name), index) != index:
                doubtful.add(_key(name))
        for key in doubtful:
            del self._loose[key]

    def kind(self, text: str) -> int | None:
        """The kind of a card; the order of its values does not matter."""
        if text == UNKNOWN:
            return self.unknown
        found = self._exact.get(text)
        return self._loose.get(_key(text)) if found is None else found

    def several(self, text: str) -> tuple[int, int] | None:
        """The kind and the number of like cards: `3 of red 5`, and one of `8 of hearts`."""
        kind = self.kind(text)
        if kind is not None:
            return kind, 1
        number, of, rest = text.partition(" of ")
        kind = self.kind(rest)
        if not of or not number.isdecimal() or kind is None:
            return None
        return kind, int(number)

    def near(self, text: str) -> str:
        """A question that offers the card that may be meant: each odd word is taken for the nearest value."""
        words = text.split()
        values = {value for name in self.names for value in name.split()} - {"of"}
        mended = [word if word in values or word == "of" else [*nearest(word, values), word][0] for word in words]
        kind = self.kind(" ".join(mended))
        return did_you_mean(text, self.names) if kind is None else question([self.text(kind)])

    def text(self, kind: int) -> str:
        """A kind as written."""
        return UNKNOWN if kind == self.unknown else self.names[kind]

    def texts(self, kinds: Iterable[int]) -> str:
        """Cards in their order, separated by commas."""
        return ", ".join(self.text(kind) for kind in kinds)


def _key(text: str) -> tuple[str, ...]:
    return tuple(sorted(word for word in text.split() if word != "of"))
