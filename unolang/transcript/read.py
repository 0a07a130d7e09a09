"""A source becomes a transcript: every line is parsed by the grammar, and put where it belongs."""

from __future__ import annotations

from functools import cache

from lark import Lark, Tree, UnexpectedInput

from unolang.text.diagnostic import Collector
from unolang.text.shipped import grammar_text
from unolang.text.source import Source
from unolang.text.suggest import nearest
from unolang.transcript.draft import POSITION_LINES, Draft
from unolang.transcript.leaves import Leaves, Node
from unolang.transcript.lines import Line, read_lines
from unolang.transcript.mistakes import LINES, tell
from unolang.transcript.record import Acts, Cards, Deed, Expect, Item, Transcript, Words

ENDING = ".transcript"
"""How the name of a file ends that holds a transcript."""

_AFTER = "after the first act or expectation"


def read(source: Source) -> Transcript:
    """Read a transcript, or raise `Failed` with all that is wrong with it."""
    errors = Collector()
    lines = read_lines(source, errors)
    errors.raise_if_errors()
    reader = _Reader(source, errors)
    for line in lines:
        reader.line(line)
    return reader.draft.finish(source)


@cache
def parser() -> Lark:
    """The grammar of a line."""
    return Lark(
        grammar_text("transcript"),
        parser="lalr",
        start=["line", "hand", "chance"],
        maybe_placeholders=True,
        propagate_positions=True,
    )


class _Reader:
    def __init__(self, source: Source, errors: Collector) -> None:
        self.source = source
        self.errors = errors
        self.draft = Draft(errors)

    def line(self, line: Line) -> None:
        tree = self._parse(line, "line")
        if tree is None:
            self.draft.spoil(line.first, *nearest(line.first, LINES))
            if line.first == "hands" or line.first[0].isupper():
                return  # what stands below such a line is judged with it
        form = "" if tree is None else str(tree.data).replace("_of", "").replace("_", "-")
        if form not in ("hands", "acts"):
            self._nothing_below(line)
        if tree is None:
            return
        leaves = Leaves(self.source, line)
        self.draft.note(line)
        if form == "acts":
            self._acts(line, tree, leaves)
        elif form == "expect":
            items = tuple(_item(item, leaves) for item in leaves.trees(tree))
            self.draft.entries.append(Expect(items, line.span))
        elif self.draft.entries:
            what = "the position" if form in POSITION_LINES else "the head"
            self._misplaced(line, f"`{form}` belongs to {what}", f"stands {_AFTER}")
        elif form == "hands":
            self._hands(line)
        elif form in POSITION_LINES and self.draft.hands is None:
            self._misplaced(line, f"`{form}` belongs to a position", "stands before `hands`", "put `hands` above it")
        else:
            self.draft.put(form, line, tree, leaves)

    def _parse(self, line: Line, start: str) -> Node | None:
        try:
            return parser().parse(line.text, start=start)
        except UnexpectedInput as fault:
            tell(self.errors, line, start, fault, _reads)
            return None

    def _misplaced(self, line: Line, message: str, label: str, help: str = "") -> None:  # noqa: A002
        self.errors.error("U403", message, line.span, label=label, help=help)

    def _nothing_below(self, line: Line) -> None:
        for below in line.below:
            message = f"nothing may stand below `{line.first}`"
            self._misplaced(below, message, "is indented", "begin this line at the margin")

    def _hands(self, line: Line) -> None:
        hands: list[tuple[Words, Cards]] = []
        for below in line.below:
            tree = self._parse(below, "hand")
            if tree is not None:
                leaves = Leaves(self.source, below)
                hands.append((leaves.words(tree.children[0]), leaves.cards(tree)))
        self.draft.put_hands(line, hands)

    def _acts(self, line: Line, tree: Node, leaves: Leaves) -> None:
        *acts, refusal = tree.children
        shuffled = []
        for below in line.below:
            chance = self._parse(below, "chance")
            if chance is not None:
                shuffled.append(Leaves(self.source, below).cards(chance))
        refused_by = None
        if isinstance(refusal, Tree):
            refused_by = leaves.maybe(refusal.children[1])
            if len(acts) > 1:
                self._misplaced(
                    line,
                    "`refused` can't be said of acts at the same time",
                    "acts joined by `&` must all be possible",
                    "give the refused act a line of its own",
                )
            if line.below:
                self._misplaced(line.below[0], "a refused act leaves nothing to chance", "stands below a refused act")
        deeds = tuple(_deed(act, leaves) for act in acts if isinstance(act, Tree))
        self.draft.entries.append(Acts(deeds, isinstance(refusal, Tree), refused_by, tuple(shuffled), line.span))


def _reads(text: str) -> bool:
    try:
        parser().parse(text, start="line")
    except UnexpectedInput:
        return False
    return True


def _deed(tree: Node, leaves: Leaves) -> Deed:
    seat, verb, named, *answers = tree.children
    what = whom = None
    joint = False
    if isinstance(named, Tree):
        if named.data == "whom":
            joint = named.children[0] is not None
            whom = leaves.words(named.children[1])
        else:
            what = leaves.words(named)
    found = tuple(leaves.words(answer) for answer in answers if answer is not None)
    return Deed(leaves.words(seat), leaves.words(verb), what, whom, joint, found, leaves.span(tree))


def _item(tree: Node, leaves: Leaves) -> Item:
    words: list[Words] = []
    number = seat = deed = None
    for child in tree.children:
        if child is None:
            continue
        if isinstance(child, Tree):
            if child.data == "act":
                deed = _deed(child, leaves)
            else:
                words.append(leaves.words(child))
        elif child.type == "SEAT":
            seat = leaves.words(child)
        elif child.type == "INT" and tree.data != "current":
            number = leaves.number(child)
        else:
            words.append(leaves.words(child))
    form = str(tree.data).replace("_", "-")
    return Item(form, tuple(words), number, seat, deed, leaves.span(tree))
