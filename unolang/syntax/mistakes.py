"""A line that can't be read becomes one error: a repair, a line in the wrong place, a shape, or what may stand there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from unolang.syntax.line import Stuck, Token, acceptable, begun, fits, tokens_of
from unolang.syntax.outline import Line
from unolang.syntax.places import MARGIN, UNDER, Place
from unolang.syntax.table import END, RESERVED, words
from unolang.text.diagnostic import Collector
from unolang.text.source import Loader, Source
from unolang.text.span import Span
from unolang.text.suggest import nearest

if TYPE_CHECKING:
    from unolang.syntax.vocabulary import Vocabulary

# Later mistakes aren't shown anyway, and looking for repairs takes a while.
_EXPLAINED = 24

_KINDS = {
    "NAME": "a name",
    "INT": "a number",
    "STRING": "a text in quotes",
    "ID": "an id such as F9",
    END: "the end of the line",
}

_LISTED = 8

_ARTICLES = ("a", "an", "the", "An", "The")


class Mistakes:
    """Tells the mistakes of one text, at most one for each line, those of the layout first."""

    def __init__(self, source: Source, collector: Collector, lines: list[Line], load: Loader | None = None) -> None:
        self.source = source
        self.collector = collector
        self._lines = lines
        self._load = load
        self._told = 0

    @cached_property
    def known(self) -> Vocabulary:
        """The names of the text and of its bases, as far as they can be looked at."""
        from unolang.syntax.vocabulary import vocabulary_of  # a text without mistakes must not pay for it

        return vocabulary_of(self._lines, self.source, self._load)

    @property
    def is_full(self) -> bool:
        """Whether so much has been told that further mistakes won't be shown, and aren't worth a search."""
        return self._told > _EXPLAINED

    def tell(self, line: Line, code: str, message: str, place: tuple[int, int], *, help: str = "") -> None:  # noqa: A002
        """One error, unless the line has one already."""
        if not line.is_told:
            self.collector.error(code, message, Span(self.source, *place), help=help)
            line.is_told = True
            self._told += 1

    def tell_line(self, line: Line, code: str, message: str, *, help: str = "") -> None:  # noqa: A002
        """One error about a whole line."""
        self.tell(line, code, message, (line.start, line.rows[0].end), help=help)

    def explain(self, line: Line, place: Place, tokens: Sequence[Token], stuck: Stuck) -> None:
        """Say what is wrong with a line that can't be read in its place."""
        if line.is_told:
            return
        here = _span(tokens, stuck.index)
        if stuck.nested:
            self.tell(line, "U108", "this sentence is nested too deeply", here)
            return
        if self.is_full:
            self.tell(line, "U120", "this line can't be read", here)
            return
        if place.heads and tokens[0].text not in place.heads:
            self._wrong_head(line, place, tokens)
            return
        self._wrong_inside(line, place, tokens, stuck)

    def _wrong_head(self, line: Line, place: Place, tokens: Sequence[Token]) -> None:
        from unolang.syntax.ways import in_other_words  # a text without mistakes must not pay for it

        first = tokens[0]
        here = (first.start, first.end)
        home = home_of(first.text)
        said = in_other_words(line.text, place.start, self.known)
        if said is not None and home is UNDER["effects"] and said.startswith("whenever"):
            self._out_of_place(line, first, home, f"; or write `{_tidy(said)}`")
            return
        if said is not None:
            message = f"no {place.called} begins with `{first.text}`"
            self.tell(line, "U111", message, here, help=f"write `{_tidy(said)}`")
            return
        if home is not None and home.start != place.start:
            self._out_of_place(line, first, home)
            return
        near = nearest(first.text, place.heads)
        text = line.text[first.end - line.start :]
        mended = [head for head in near if fits(tokens_of(head + text), place.start)]
        if not mended and self._fits_elsewhere(line, place, tokens):
            return
        help_ = ""
        if mended or near:
            help_ = f"did you mean `{(mended or near)[0]}`?"
        else:
            help_ = f"it begins with {_joined([f'`{head}`' for head in place.heads])}"
        self.tell(line, "U111", f"no {place.called} begins with `{first.text}`", here, help=help_)

    def _out_of_place(self, line: Line, first: Token, home: Place, instead: str = "") -> None:
        if home is MARGIN:
            message, help_ = f"`{first.text}` stands at the margin", "take the blanks before it away"
        elif home.start == "clause":
            message = f"`{first.text}` stands under a rule"
            help_ = 'indent it by one step under its rule, or write `rule NAME "WHAT IT SAYS"` above it'
        elif home.start == "step":
            message = f"`{first.text}` stands under an event"
            help_ = "write `on EVENT` above it, and indent it by one step more"
        else:
            message, help_ = f"`{first.text}` stands under {home.name}", "indent it under the line that it belongs to"
        self.tell(line, "U110", message, (first.start, first.end), help=help_ + instead)

    def _fits_elsewhere(self, line: Line, place: Place, tokens: Sequence[Token]) -> bool:
        if fits(tokens, "step") and place.start != "step":
            help_ = "write it under `on EVENT`, indented by one step, or after it: `on EVENT: EFFECT`"
            self.tell_line(line, "U112", "this effect stands under no event", help=help_)
            return True
        for other in (UNDER["deck"], UNDER["points"], UNDER["option"]):
            if other.start != place.start and fits(tokens, other.start):
                help_ = f"indent it under its {other.name}"
                self.tell_line(line, "U110", f"a line like this stands under {other.name}", help=help_)
                return True
        return False

    def _wrong_inside(self, line: Line, place: Place, tokens: Sequence[Token], stuck: Stuck) -> None:
        # A text without mistakes must not pay for these.
        from unolang.syntax.repairs import repair
        from unolang.syntax.sick import Sick
        from unolang.syntax.ways import in_other_words, repaired_in_other_words

        text = line.text
        offset = line.start
        if self._two_in_one(line, place, offset):
            return
        here = _span(tokens, stuck.index)
        stopped = f"`{_shortened(tokens[stuck.index].text)}` does not fit here" if stuck.index < len(tokens) else ""
        stopped = stopped or "this line stops too early"
        if not _mixes(tokens, stuck):
            said = in_other_words(text, place.start, self.known)
            own = tuple(_moved(token, -offset) for token in tokens)
            found = repair(Sick(text, own, stuck.index, place, self.known))
            # What is known of a repair is more than that other words would do.
            if found is not None and (said is None or _tidy(found[1]) == _tidy(said)):
                one, mended = found
                start, end = one.blamed or (one.start, max(one.end, one.start + 1))
                self.tell(line, "U124", one.message, (offset + start, offset + end), help=f"write `{_tidy(mended)}`")
                return
            said = said or repaired_in_other_words(text, place, self.known)
            if said is not None:
                self.tell(line, "U124", stopped, here, help=f"write `{_tidy(said)}`")
                return
        home = home_of(tokens[0].text)
        if not place.heads and home is not None and home.start != place.start and _belongs(tokens, home, stuck):
            self._out_of_place(line, tokens[0], home)
            return
        if not place.heads and self._fits_elsewhere(line, place, tokens):
            return
        self._misfit(line, place, tokens, stuck)

    def _two_in_one(self, line: Line, place: Place, offset: int) -> bool:
        """Whether the line says two things; then that is told."""
        from unolang.syntax.ways import parts

        found = parts(line.text, place.start, self.known)
        if found is None:
            return False
        joint = found.joint
        at = line.text.find(joint.text, min(joint.start, len(line.text)))
        here = (offset + joint.start, offset + joint.end)
        if line.text[joint.start : joint.end] != joint.text:
            # It was put in other words, and stands elsewhere.
            at = line.text.find(f"{joint.text} ")
            here = (offset + at, offset + at + len(joint.text))
        if found.is_head:
            help_ = f"write `{_tidy(f'{found.first}: {found.second}')}`"
            self.tell(line, "U124", f"`{joint.text}` stands here instead of a colon", here, help=help_)
        else:
            head, colon, first = found.first.partition(": ")
            under = f" under `{_tidy(head)}`" if colon else ""
            help_ = (
                f"write each effect on a line of its own{under}: `{_tidy(first or head)}`, then `{_tidy(found.second)}`"
            )
            self.tell(line, "U125", f"`{joint.text}` can't join two effects on one line", here, help=help_)
        return True

    def _misfit(self, line: Line, place: Place, tokens: Sequence[Token], stuck: Stuck) -> None:
        """No repair is known: tell the shape of the form that was begun, else what may stand here."""
        from unolang.language.shapes import SHAPES  # the same

        expected = acceptable(stuck.before)
        here = _span(tokens, stuck.index)
        if _mixes(tokens, stuck):
            message = "`and` and `or` are mixed"
            self.tell(line, "U123", message, here, help="say with brackets which belong together")
            return
        shapes = [SHAPES[form] for form in begun(stuck.before) if form in SHAPES]
        if any(shape.endswith("[: EFFECT]") for shape in shapes) and ":" in [one.text for one in tokens[: stuck.index]]:
            shapes, place = [], UNDER["effects"]
        help_ = (
            f"it is written {_either(shapes[:3])}"
            if shapes
            else place.example or f"here may stand {_listing(expected)}"
        )
        token = tokens[stuck.index] if stuck.index < len(tokens) else None
        if token is not None and token.text == "+" and self.known.whole:
            # Most likely a card, by the sign on it.
            help_ = f"write a card as the deck has it: {self.known.told_cards()}"
        gap = self.source.text[tokens[stuck.index - 1].end if stuck.index else line.start : here[0]]
        is_article = "NAME" in expected and gap.strip() in _ARTICLES
        if is_article:
            help_ = "`a`, `an` and `the` are for the reader only, and never names"
        if token is None:
            if is_article:
                self.tell(line, "U122", "a name is missing at the end", here, help=help_)
            else:
                self.tell(line, "U121", "this line stops too early", here, help=help_)
        elif is_article or ("NAME" in expected and token.text in RESERVED):
            self.tell(line, "U122", f"a name is missing before `{_shortened(token.text)}`", here, help=help_)
        elif token.kind == "BAD_WORD":
            help_ = "words and names are small letters, joined by hyphens; each part begins with a letter"
            self.tell(line, "U120", f"`{token.text}` is neither a word nor a number", here, help=help_)
        else:
            self.tell(line, "U120", f"`{_shortened(token.text)}` does not fit here", here, help=help_)


def home_of(word: str) -> Place | None:
    """The place in which lines begin with this word."""
    for place in (MARGIN, UNDER["rule"], UNDER["variant"], UNDER["window"]):
        if word in place.heads:
            return place
    if word in ("when", "otherwise"):
        return UNDER["effects"]
    return UNDER["deck"] if word in ("in", "without") else None


def _belongs(tokens: Sequence[Token], home: Place, stuck: Stuck) -> bool:
    """Whether the line is one of those; a word such as `players` may begin an effect as well as a line of the head."""
    return stuck.index <= 1 or fits(tokens, home.start)


def _mixes(tokens: Sequence[Token], stuck: Stuck) -> bool:
    """Whether `and` stands where only `or` may go on, or the other way round."""
    if stuck.index >= len(tokens):
        return False
    other = {"and": "or", "or": "and"}.get(tokens[stuck.index].text)
    return other is not None and other in acceptable(stuck.before)


def _span(tokens: Sequence[Token], index: int) -> tuple[int, int]:
    """Where a token lies; past the last one, what follows the line."""
    if index < len(tokens):
        return tokens[index].start, tokens[index].end
    return tokens[-1].end, tokens[-1].end


def _moved(token: Token, by: int) -> Token:
    return Token(token.kind, token.text, token.start + by, token.end + by)


def _listing(symbols: Sequence[str]) -> str:
    written = [f"`{symbol}`" for symbol in symbols if symbol in words()]
    kinds = [_KINDS[symbol] for symbol in symbols if symbol in _KINDS]
    return _joined(kinds + written)


def _joined(names: Sequence[str]) -> str:
    """Some of the names as an enumeration."""
    if len(names) > _LISTED:
        return f"{', '.join(names[:_LISTED])} or others"
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def _either(shapes: Sequence[str]) -> str:
    """Shapes as an enumeration; one that offers a choice as a whole counts as several."""
    parts = [part for shape in shapes for part in ([shape] if "[" in shape else shape.split(" | "))]
    return _joined([f"`{part}`" for part in parts])


def _tidy(line: str) -> str:
    """A line to be shown, in single blanks."""
    return _shortened(" ".join(line.split()))


def _shortened(text: str) -> str:
    return text if len(text) <= 120 else text[:119] + "…"
