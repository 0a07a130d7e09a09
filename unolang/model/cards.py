"""Sentences about cards become terms: sets of kinds."""

from collections.abc import Sequence

from unolang.bounds import BOUNDS
from unolang.model import folding
from unolang.model.conditions import is_order_of_numbers
from unolang.model.literals import leaf, literal, number
from unolang.model.meaning import CARDS, NUMBER, WRONG, Term, Type
from unolang.model.names import read, the_player
from unolang.model.ruleset import Deck
from unolang.model.typer import Handler, Here, Typer, kinds
from unolang.syntax.nodes import Leaf, Node


def _joined(word: str) -> Handler:
    def made(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
        return joined(word, [typer.cards(arg, here) for arg in node.args])

    return made


def joined(word: str, terms: list[Term]) -> Term:
    """Several sets as one."""
    return folding.joined(word, terms, CARDS)


def _matching(typer: Typer, node: Node, _here: Here, _: Type | None) -> Term:
    names = [typer.attribute(arg) for arg in node.args if isinstance(arg, Leaf)]
    return joined("either-card", [Term("of-current", (name,), CARDS) for name in names if name] or [kinds(0)])


def _any_card(typer: Typer, _node: Node, _here: Here, _: Type | None) -> Term:
    return kinds(typer.scope.ruleset.deck.all_kinds)


def _playable(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    seat = here.holder or the_player(typer, node, here)
    return seat if seat.type == WRONG else Term("playable", (seat,), CARDS)


def _fixed(word: str) -> Handler:
    def made(_typer: Typer, _node: Node, _here: Here, _: Type | None) -> Term:
        return Term(word, (), CARDS)

    return made


def _pattern(typer: Typer, node: Node, _here: Here, _: Type | None) -> Term:
    """All the words have to hold of a card."""
    words = node.args[0]
    assert isinstance(words, Node)
    if (unknown := _unknown(typer, words.args)) is not None:
        return unknown
    parts = [_word(typer, part) for part in words.args]
    if node.form != "pattern":
        name = leaf(node, 1)
        if node.form == "pattern_of":
            parts.append(_word(typer, name))
        elif attribute := typer.attribute(name):
            parts.append(Term("of-current", (attribute,), CARDS))
    fixed = [part for part in parts if part.literal is not None]
    known = joined("both", fixed) if fixed else None
    if known is not None and known.literal == 0 and all(part.literal for part in fixed):
        return typer.wrong(
            "U304", f"no card of the deck is `{node.span.text}`", node, because="each word alone fits some card"
        )
    return joined("both", ([known] if known else []) + [part for part in parts if part.literal is None])


def _card_of(typer: Typer, node: Node, _here: Here, _: Type | None) -> Term:
    return _word(typer, leaf(node))


def _card_of_current(typer: Typer, node: Node, _here: Here, _: Type | None) -> Term:
    attribute = typer.attribute(leaf(node))
    return Term("of-current", (attribute,), CARDS) if attribute else kinds(0)


def _word(typer: Typer, part: Node | Leaf) -> Term:
    """One word of a pattern: a value, a range of values, a set, or a memory that holds a value."""
    deck = typer.scope.ruleset.deck
    if isinstance(part, Node):
        return _range(typer, part, deck)
    text = literal(part)
    for one in deck.sets:
        if one.name == text:
            typer.scope.used.add(("card set", text))
            return _some(typer, one.mask, part)
    homes = deck.values_named(text)
    if homes:
        attribute, value = homes[-1]
        return _some(typer, deck.mask_of(attribute, value), part)
    variable = typer.scope.variables.get(text)
    if variable is not None and variable.type.kind == "value" and not variable.each:
        typer.scope.used.add(("variable", text))
        return Term("kinds-valued", (0, variable.type.of, read(variable)), CARDS)
    return _no_card(typer, part, f"{text[:8]}..." if len(text) > 40 else text)


def _unknown(typer: Typer, parts: Sequence[Node | Leaf]) -> Term | None:
    """Several words of which the deck knows some or none are one mistake."""
    deck, variables = typer.scope.ruleset.deck, typer.scope.variables
    sets = {one.name for one in deck.sets}
    lost = [
        part
        for part in parts
        if isinstance(part, Leaf)
        and not (deck.values_named(literal(part)) or literal(part) in sets or literal(part) in variables)
    ]
    if len(lost) < 2:
        return None
    span = lost[0].span.to(lost[-1].span)
    return _no_card(
        typer, Node("words", tuple(lost), span), span.text if len(span.text) <= 40 else f"{span.text[:40]}..."
    )


def _no_card(typer: Typer, part: Node | Leaf, shown: str) -> Term:
    """No card is like that: what there is, and what may be meant."""
    message = f"no card of the deck is {'a ' * shown.isdigit()}`{shown}`"
    if typer.errors.is_overflowing:
        return typer.wrong("U304", message, part)
    from unolang.model.ways import cards_like, cards_of  # a text without mistakes must not pay for it

    text = part.span.text
    known = typer.scope.known("value", "card set")
    hint = cards_like(typer.scope, text) if text.isdigit() else typer.way_out(part, known)
    if not hint and text == "cards":
        hint = "say how many, or say `card`"
    return typer.wrong("U304", message, part, because=cards_of(typer.scope.ruleset.deck), help_text=hint)


def _some(typer: Typer, mask: int, part: Leaf) -> Term:
    if mask:
        return kinds(mask)
    return typer.wrong("U304", f"no card of the deck is `{part.text}`", part, because="the deck has none in it")


def _range(typer: Typer, part: Node, deck: Deck) -> Term:
    low, high = (number(typer.errors, end) for end in part.args)
    if low is None or high is None:
        return Term("kinds", (0,), WRONG)
    mask = 0
    for index, attribute in enumerate(deck.attributes):
        for value, name in enumerate(attribute.values):
            if name.isdigit() and low <= int(name) <= high:
                mask |= deck.mask_of(index, value)
    if not mask:
        return _no_card(typer, part, f"{low} to {high}")
    return kinds(mask)


def _card_whose(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    name, bound = leaf(node), node.args[1]
    assert isinstance(bound, Node)
    if name.text in typer.scope.measures:
        typer.scope.used.add(("measure", name.text))
        return Term("kinds-measuring", (BOUNDS[bound.form], name.text, typer.number(bound.args[0], here)), CARDS)
    attribute = typer.attribute(name)
    if attribute is None:
        return Term("kinds", (0,), WRONG)
    wanted = bound.args[0]
    kind = Type("value", attribute)
    value = typer.number(wanted, here) if is_order_of_numbers(bound) else typer.term(wanted, here, kind)
    if value.type == NUMBER and attribute in typer.scope.faces:
        typer.scope.used.add(("face", attribute))
        found = Term("kinds-measuring", (BOUNDS[bound.form], attribute, value), CARDS)
        return Term("both", (kinds(typer.scope.ruleset.deck.numbered(attribute)), found), CARDS)
    value = typer.fits(value, Type("value", attribute))
    return Term("kinds-valued", (BOUNDS[bound.form], attribute, value), CARDS)


HANDLERS: dict[str, Handler] = {
    "except_cards": _joined("without"),
    "either_card": _joined("either-card"),
    "matching": _matching,
    "any_card": _any_card,
    "playable": _playable,
    "pattern": _pattern,
    "pattern_of": _pattern,
    "pattern_of_current": _pattern,
    "card_of": _card_of,
    "card_of_current": _card_of_current,
    "identical": _fixed("upcard"),
    "card_whose": _card_whose,
    "drawn_card": _fixed("drawn-card"),
    "upcard": _fixed("upcard"),
}
