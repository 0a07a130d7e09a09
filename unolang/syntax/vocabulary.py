"""The names that a text and its bases declare, gathered from their words, so that no message offers a name that nothing bears."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from attrs import define, field

from unolang.language.forms import BUILT_IN, FORMS, KNOWN_VERBS
from unolang.syntax.line import Stuck, Token, parse_tokens, tokens_of
from unolang.syntax.nodes import Leaf, Node
from unolang.syntax.outline import Line, read_outline
from unolang.syntax.table import RESERVED
from unolang.text.diagnostic import Collector
from unolang.text.source import Loader, Source
from unolang.text.suggest import nearest

_DEEPEST = 16
_MOST_RANGE = 64
_MOST_LISTED = 20
_PATTERNS = ("words", "card_of")
_CHECKED = frozenset({"clause", "window_line", "step", "worth"})
_PEOPLE = ("player", "seats")


@define
class Vocabulary:
    """The names known, by what they can stand for; not whole if a base can't be looked at."""

    cards: set[str] = field(factory=set)
    attributes: set[str] = field(factory=set)
    verbs: set[str] = field(factory=lambda: {*KNOWN_VERBS, "shortage"})
    things: set[str] = field(factory=set)  # memory, options, windows, debts, words, measures
    seats: set[str] = field(factory=set)  # of windows
    whole: bool = True

    def kind(self, what: str) -> set[str]:
        """All names that can stand in a place of this kind."""
        if what == "cards":
            return self.cards | self.things
        if what == "verb":
            return self.verbs
        if what == "attribute":
            return self.attributes | self.things
        people = {name for name, (type_, _) in BUILT_IN.items() if type_ in _PEOPLE}
        if what in _PEOPLE:
            return people | self.seats | self.things
        return people | set(BUILT_IN) | {"score"} | self.seats | self.things | self.cards | self.attributes

    def told_cards(self) -> str:
        """What is said of cards, numbers first."""
        return listed(
            sorted(self.cards, key=lambda name: (not name.isdigit(), name.zfill(9) if name.isdigit() else name))
        )

    def has(self, what: str, name: str) -> bool:
        """Whether a name can stand there, as far as is known."""
        if not self.whole and what in ("cards", "verb", "attribute"):
            return name not in BUILT_IN
        return not self.whole or name in self.kind(what)


def vocabulary_of(lines: list[Line], source: Source, load: Loader | None) -> Vocabulary:
    """The names of a text and of all texts that it builds on."""
    found = Vocabulary()
    for _ in range(_DEEPEST):
        _gather(found, lines)
        base = next(
            (tokens[2].text for tokens in _tokens(lines) if _begins(tokens, "based", "on") and tokens[2:]), None
        )
        if base is None:
            break
        above = None if load is None else load(base, source)
        if above is None:
            found.whole = False
            break
        lines, source = read_outline(above, Collector(), lambda _: False).lines, above
    # What has neither deck nor base is a part of a text.
    found.whole = found.whole and bool(found.cards)
    return found


def best_of(lines: Iterable[str], start: str, known: Vocabulary) -> str | None:
    """The first line that can be read and whose names are all known; else the first for which misspelt names can be mended."""
    mended = None
    for line in lines:
        found = resolved(line, start, known)
        if found == line:
            return line
        mended = mended or found
    return mended


def resolved(text: str, start: str, known: Vocabulary) -> str | None:
    """The line with every name known, misspelt ones mended; None if it can't be read, or if a name is unknown."""
    source = Source("", text)
    try:
        node = parse_tokens(tokens_of(text), start, source)
    except Stuck:
        return None
    if start not in _CHECKED:
        return text
    changes = []
    for what, name in _names(node):
        if not known.has(what, name.text):
            near = nearest(name.text, known.kind(what), most=1) if known.whole else []
            if not near:
                return None
            changes.append((name.span, near[0]))
    for span, new in sorted(changes, key=lambda change: -change[0].start):
        text = text[: span.start] + new + text[span.end :]
    return text


def listed(values: Sequence[str]) -> str:
    """Some values in a row, ranges of numbers as such."""
    shown: list[str] = []
    at = 0
    while at < len(values):
        end = at
        while end + 1 < len(values) and values[end].isdigit() and values[end + 1] == str(int(values[end]) + 1):
            end += 1
        if end > at + 1:
            shown.append(f"{values[at]} to {values[end]}")
            at = end + 1
        else:
            shown.append(values[at])
            at += 1
    more = "" if len(shown) <= _MOST_LISTED else f" and {len(shown) - _MOST_LISTED} more"
    return ", ".join(shown[:_MOST_LISTED]) + more


def _names(node: Node) -> Iterator[tuple[str, Leaf]]:
    """The names that a line uses, each with the kind of its place; those that it declares are left out."""
    if node.form in (
        "remember",
        "remember_each",
        "remember_who",
        "measure",
        "window",
        "comes_before",
        "comes_after",
        "cite",
    ):
        return
    row = FORMS.get(node.form)
    for index, part in enumerate(node.args):
        if isinstance(part, Node):
            if node.form == "permit" and part.form == "act":
                yield from _names_of_permit(part)
            else:
                yield from _names(part)
            continue
        if part.kind != "NAME":
            if node.form in _PATTERNS and part.kind == "INT":
                yield "cards", part
            continue
        operands = row.operands if row else ()
        what = operands[min(index, len(operands) - 1)].rstrip("?*") if operands else ""
        if node.form in _PATTERNS or (node.form == "pattern_of" and index):
            what = "cards"
        elif node.form in ("by_whom", "anyone_but"):
            what = "seats"
        elif node.form == "owes" and index:
            continue
        yield what, part


def _names_of_permit(act: Node) -> Iterator[tuple[str, Leaf]]:
    for part in act.args:
        if not isinstance(part, Node) or part.form in ("verb", "verbs", "say", "as_label"):
            continue
        if part.form in ("verb_of", "verb_on"):
            for what, name in _names(part):
                if name is not part.args[0]:
                    yield what, name
        else:
            yield from _names(part)


def _tokens(lines: Iterable[Line]) -> Iterator[list[Token]]:
    for line in lines:
        yield tokens_of(line.text)
        yield from _tokens(line.children)


def _is_name(token: Token) -> bool:
    return token.kind == "NAME" and token.text not in RESERVED


def _begins(tokens: list[Token], *words: str) -> bool:
    return [token.text for token in tokens[: len(words)]] == list(words)


def _gather(found: Vocabulary, lines: list[Line]) -> None:
    for line in lines:
        words = [token.text for token in tokens_of(line.text)]
        if words[:1] == ["deck"] or words[:2] == ["replace", "deck"]:
            for inner in _tokens(line.children):
                _deck_line(found, inner)
            continue
        if words[:1] == ["option"]:
            found.things.update(words[1:2])
            found.things.update(token.text for token in tokens_of(line.text) if _is_name(token))
            continue
        for tokens in _tokens(line.children):
            _clause(found, [token.text for token in tokens])


def _deck_line(found: Vocabulary, tokens: list[Token]) -> None:
    texts = [token.text for token in tokens]
    if texts[:1] in (["in"], ["without"]):
        return
    if texts[1:2] == ["is"]:
        found.attributes.add(texts[0])
        tokens = tokens[2:]
    elif texts[1:2] == ["of"]:
        found.attributes.add("rank")
        tokens = tokens[2:]
    found.cards.update(token.text for token in tokens if token.kind == "INT" or _is_name(token))
    for low, to, high in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if to.text == "to" and low.kind == high.kind == "INT" and len(low.text + high.text) < 9:
            found.cards.update(map(str, range(int(low.text), min(int(high.text), int(low.text) + _MOST_RANGE) + 1)))


def _clause(found: Vocabulary, words: list[str]) -> None:
    head, rest = (words[0], words[1:]) if words else ("", [])
    if head == "remember":
        found.things.update(rest[2:3] if rest[:2] == ["who", "is"] else rest[:1])
    elif head == "window":
        found.things.update(rest[:1])
        if rest[1:3] == ["for", "each"]:
            found.seats.update(rest[3:4])
    elif head == "measure":
        found.things.update(rest[:1])
    elif head == "points":
        found.things.add("points")
    elif head == "permit":
        if rest[:1] == ["say"]:
            found.things.update(rest[1:2])
        else:
            found.verbs.update(rest[:1])
        follows = ("as",) if "of" in rest else ("or", "as")
        found.verbs.update(after for word, after in pairwise(rest) if word in follows)
    found.things.update(
        after
        for word, one, after in zip(words, words[1:], words[2:], strict=False)
        if word in ("card", "cards") and one == "for"
    )
