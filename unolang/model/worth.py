"""The lines under `points` and `measure` become a number for each kind of card."""

from attrs import define, field

from unolang.model.literals import leaf
from unolang.model.meaning import Measure, Term
from unolang.model.ruleset import NONE, Deck
from unolang.model.typer import Here, Typer
from unolang.syntax.nodes import Block, Node
from unolang.text.diagnostic import Label
from unolang.text.span import Span


@define
class _Table:
    name: str
    span: Span
    values: dict[int, tuple[int, Span]] = field(factory=dict)


def measures(typer: Typer, blocks: list[tuple[Block, Here]]) -> tuple[Measure, ...]:
    """All tables of numbers; several of one name are one, and the numbers written on cards are one by themselves."""
    deck = typer.scope.ruleset.deck
    tables: dict[str, _Table] = {}
    for block, here in blocks:
        name = "points" if block.node.form == "points" else leaf(block.node).text
        table = tables.setdefault(name, _Table(name, block.node.span))
        for line in block.children:
            _line(typer, table, line.node, here)
    for table in tables.values():
        missing = [kind for kind in range(len(deck.kinds)) if kind not in table.values]
        if missing and table.name == "points":
            typer.errors.error(
                "U305",
                f"{_listed(deck, missing)} {'has' if len(missing) == 1 else 'have'} no points",
                table.span,
                help="add a line for them under `points`",
            )
    made = [
        Measure(t.name, tuple(t.values.get(k, (0, t.span))[0] for k in range(len(deck.kinds)))) for t in tables.values()
    ]
    written = sorted({name for kind, name in typer.scope.used if kind == "face"} - tables.keys())
    made += [Measure(name, _written(deck, deck.attribute(name))) for name in written]
    return tuple(made)


def _written(deck: Deck, attribute: int) -> tuple[int, ...]:
    return tuple(_number(deck, attribute, kind, 0) for kind in range(len(deck.kinds)))


def _number(deck: Deck, attribute: int, kind: int, otherwise: int) -> int:
    value = deck.kinds[kind].values[attribute]
    text = deck.attributes[attribute].values[value] if value != NONE else ""
    return int(text) if text.isdigit() else otherwise


def _line(typer: Typer, table: _Table, node: Node, here: Here) -> None:
    deck = typer.scope.ruleset.deck
    listed = node.args[0]
    assert isinstance(listed, Node)
    mask = 0
    for part in listed.args:
        if isinstance(part, Node) and part.form == "but_not_card":
            for but in part.args:
                mask &= ~_mask(typer, typer.cards(but, here))
        else:
            mask |= _mask(typer, typer.cards(part, here))
    value: int | None = None
    if node.form == "worth":
        worth = typer.number(node.args[1], here)
        value = worth.literal
        if value is None:
            typer.wrong(
                "U310",
                "what a card counts has to be fixed",
                worth,
                because="it is the same at every moment",
                help_text="write a number or an option",
            )
            return
    kinds = [kind for kind in range(len(deck.kinds)) if mask >> kind & 1]
    plain, twice = [], []
    first: Span | None = None
    for kind in kinds:
        written = _face(deck, kind)
        number = written if value is None else value
        if number is None:
            plain.append(kind)
            number = 0
        if kind in table.values and table.values[kind][0] != number:
            twice.append(kind)
            first = table.values[kind][1]
        table.values.setdefault(kind, (number, node.span))
    if plain:
        has = "has" if len(plain) == 1 else "have"
        typer.wrong("U305", f"{_listed(deck, plain)} {has} no number on the face", node, help_text="write the number")
    if twice and first is not None:
        has = "has" if len(twice) == 1 else "have"
        typer.errors.error(
            "U305",
            f"{_listed(deck, twice)} {has} two numbers of {table.name}",
            node.span,
            label="given again here",
            labels=(Label(first, "given here first"),),
            help="leave them out in one of the lines, with `except`",
        )


def _mask(typer: Typer, cards: Term) -> int:
    if cards.literal is None:
        typer.wrong("U310", "which cards count so has to be fixed", cards, because="it is the same at every moment")
    return cards.literal or 0


def _face(deck: Deck, kind: int) -> int | None:
    """The number on the card: of its last attribute that has one."""
    for attribute in reversed(range(len(deck.attributes))):
        number = _number(deck, attribute, kind, NONE)
        if number != NONE:
            return number
    return None


def _listed(deck: Deck, kinds: list[int]) -> str:
    names = [f"`{deck.kinds[kind].name}`" for kind in kinds]
    if len(names) > 5:
        return f"{', '.join(names[:4])} and {len(names) - 4} more cards"
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]
