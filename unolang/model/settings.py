"""The lines under `variant`, in all texts of a chain, become the settings in force."""

from attrs import define, evolve, field

from unolang.model.literals import leaf, nodes, number
from unolang.model.near import near
from unolang.model.ruleset import Citation, Packs
from unolang.syntax.nodes import Block, Document, Leaf, Node
from unolang.text.diagnostic import Collector, Label
from unolang.text.span import Span

MOST_SEATS = 20
MOST_PACKS = 20


@define
class Settings:
    """What the lines under `variant` say, later texts before earlier ones."""

    name: str = ""
    span: Span | None = None
    seats: tuple[int, int] | None = None
    packs: dict[int, Packs] = field(factory=dict)  # by the number of players from which they are used
    sources: dict[str, tuple[str, Span]] = field(factory=dict)
    citations: list[Citation] = field(factory=list)
    notes: list[str] = field(factory=list)


def settings(errors: Collector, texts: tuple[Document, ...]) -> Settings:
    """The settings of the last text, completed by those of its bases."""
    found = Settings()
    for text in texts:
        lines = [block for block in text.blocks if block.node.form == "variant"]
        if not lines:
            start = Span(text.source, 0, 0)
            errors.error("U219", "the text does not say what it is called", start, help='begin with `variant "NAME"`')
        for again in lines[1:]:
            labels = (Label(lines[0].node.span, "the first one"),)
            errors.error("U218", "`variant` is given twice", again.node.span, labels=labels)
        for line in lines[:1]:
            found.name, found.span = leaf(line.node).text, line.node.span
            found.citations, found.notes = [], []
            _read(errors, found, line)
    return found


def _read(errors: Collector, found: Settings, line: Block) -> None:
    given: dict[str, Node] = {}
    cites = []
    if any(block.node.form in ("packs", "packs_from") for block in line.children):
        found.packs = {}
    for block in line.children:
        node = block.node
        if node.form in ("seats", "packs"):
            what = "players" if node.form == "seats" else "packs"
            if node.form in given:
                labels = (Label(given[node.form].span, "given here first"),)
                errors.error("U218", f"`{what}` is given twice", node.span, labels=labels)
                continue
            given[node.form] = node
            bounds = interval(errors, node, what, MOST_SEATS if what == "players" else MOST_PACKS)
            if bounds and what == "players":
                found.seats = bounds
            elif bounds:
                found.packs[1] = Packs(1, *bounds)
        elif node.form == "packs_from":
            _packs_from(errors, found, node)
        elif node.form == "source":
            _source(errors, found, node)
        elif node.form == "cite":
            cites.append(node)
        elif node.form == "note":
            found.notes.append(leaf(node).text)
    for node in cites:
        found.citations.extend(citations(errors, found, node))


def interval(errors: Collector, node: Node, what: str, most: int) -> tuple[int, int] | None:
    """`2 to 10` as its two ends."""
    ends = [number(errors, part, f"the number of {what}", 1, most) for part in node.args]
    low, high = ends[0], ends[-1]
    if low is None or high is None:
        return None
    if low > high:
        errors.error("U211", f"{low} to {high} is no number at all", node.span, help=f"write `{high} to {low}`")
        return None
    return low, high


def _packs_from(errors: Collector, found: Settings, node: Node) -> None:
    seats = number(errors, node.args[-1], "the number of players", 2, MOST_SEATS)
    bounds = interval(errors, evolve(node, args=node.args[:-1]), "packs", MOST_PACKS)
    if seats is None or bounds is None:
        return
    if seats in found.packs:
        errors.error("U218", f"the packs for {seats} players are given twice", node.span)
    found.packs[seats] = Packs(seats, *bounds)


def packs_by_seats(given: dict[int, Packs]) -> tuple[Packs, ...]:
    """By rising numbers of players; one pack for tables that no line speaks of."""
    return tuple(packs for _, packs in sorted({1: Packs(1, 1, 1), **given}.items()))


def _source(errors: Collector, found: Settings, node: Node) -> None:
    title, identity = leaf(node), leaf(node, 1)
    if identity.text.rstrip("0123456789.") != identity.text:
        errors.error(
            "U217",
            f"a source is called by capitals only, not `{identity.text}`",
            identity.span,
            because="the number in a citation is the number of a row",
        )
    elif identity.text in found.sources and found.sources[identity.text][0] != title.text:
        errors.error(
            "U204",
            f"the source `{identity.text}` is declared twice, with two titles",
            node.span,
            labels=(Label(found.sources[identity.text][1], "declared here first"),),
            help="choose other letters for one of them",
        )
    else:
        found.sources.setdefault(identity.text, (title.text, node.span))


def citations(errors: Collector, found: Settings, node: Node) -> list[Citation]:
    """A line `cite ...` becomes its citations; each has to begin with a declared source."""
    result = []
    for one in nodes(node, "citation"):
        row = leaf(one)
        heading = one.args[1].text if len(one.args) > 1 and isinstance(one.args[1], Leaf) else ""
        source = row.text.rstrip("0123456789.")
        if source not in found.sources:
            hint = near(errors, source, found.sources)
            errors.error(
                "U217",
                f"no source is called `{source}`",
                row.span,
                because="a citation begins with the letters of a source",
                help=hint or f'write `source "TITLE" as {source}` under `variant`',
            )
            continue
        result.append(Citation(found.sources[source][0], row.text, heading, row.span))
    return result
