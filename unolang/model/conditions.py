"""Sentences that hold or do not hold become terms."""

from collections.abc import Callable

from attrs import evolve

from unolang.bounds import BOUNDS
from unolang.model import folding
from unolang.model.literals import leaf
from unolang.model.meaning import NUMBER, PLAYER, SEATS, WRONG, YESNO, Term, Type
from unolang.model.names import read
from unolang.model.ruleset import NONE
from unolang.model.typer import (
    EACH,
    EVERYONE,
    PLAYER_TERM,
    Handler,
    Here,
    Typer,
    compare,
    each_of,
    kinds,
    literal,
    negated,
)
from unolang.syntax.nodes import Leaf, Node

CERTAIN = {"yes": True, "on": True, "no": False, "off": False}
"""What is said of something that is yes or no."""


def _joined(word: str) -> Handler:
    def made(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
        return folding.joined(word, [typer.yesno(arg, here) for arg in node.args], YESNO)

    return made


def _negation(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    return negated(typer.yesno(node.args[0], here))


def _compare(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    left, bound = node.args
    assert isinstance(bound, Node)
    return said_of(typer, typer.term(left, here), bound, here)


def said_of(typer: Typer, left: Term, bound: Node, here: Here) -> Term:
    """`... is BOUND` of a term: yes or no, a mark on seats, somebody, or a comparison."""
    right = bound.args[0] if bound.args else None
    if isinstance(right, Node) and right.form in CERTAIN:
        return _certain(typer, left, right, bound)
    if isinstance(right, Leaf) and right.kind == "NAME" and left.type in (PLAYER, SEATS):
        if right.text == "somebody":
            only_one = typer.fits(left, PLAYER)
            return compare(int(bound.form == "equal"), only_one, literal(NONE, PLAYER))
        variable = typer.scope.variables.get(right.text)
        if variable is not None and variable.flag:
            typer.scope.used.add(("flag", right.text))
            return _of_each(left, lambda seat: _marked(read(variable, seat), bound))
    if left.type == SEATS:
        return typer.wrong(
            "U302",
            f"`{left.span.text if left.span else 'this'}` is several players, which cannot be compared",
            left,
            help_text="count them: `number of ...`",
        )
    return bounded(typer, bound, left, here)


def _certain(typer: Typer, left: Term, right: Node, bound: Node) -> Term:
    """`... is yes`; for an option of several values that may be one of them."""
    if left.type.kind == "choice" and right.form in typer.scope.options[left.type.of].values:
        value = typer.scope.options[left.type.of].values.index(right.form)
        return compare(BOUNDS[bound.form], left, literal(value, left.type))
    holds = typer.fits(left, YESNO)
    return holds if CERTAIN[right.form] == (bound.form == "equal") or holds.type == WRONG else negated(holds)


def _marked(term: Term, bound: Node) -> Term:
    return negated(term) if bound.form == "unequal" else term


def _of_each(subject: Term, holds: Callable[[Term], Term]) -> Term:
    """What is said of one seat, or of each of several."""
    return each_of(subject, holds(EACH)) if subject.type == SEATS else holds(subject)


def bounded(typer: Typer, bound: Node, left: Term, here: Here) -> Term:
    """The left side compared with what the bound says; both have to be of one type."""
    part = bound.args[0]
    as_number = left.type.kind == "value" and is_order_of_numbers(bound)
    right = typer.number(part, here) if as_number else typer.term(part, here, left.type)
    if WRONG in (left.type, right.type):
        return literal(0, WRONG)
    if left.type == PLAYER and right.type == SEATS:
        return _among(bound, left, right)
    if left.type != right.type:
        return _differing(typer, bound, left, right)
    if left.type.kind in ("player", "choice", "yes-no") and bound.form not in ("equal", "unequal"):
        return typer.wrong("U302", f"{left.type.told()} is never more or less than another", bound)
    return compare(BOUNDS[bound.form], left, right)


def is_order_of_numbers(bound: Node) -> bool:
    """Whether something is to be more or less than a number written out, which is no matter of the deck's order."""
    wanted = bound.args[0]
    return bound.form not in ("equal", "unequal") and isinstance(wanted, Leaf) and wanted.kind == "INT"


def _among(bound: Node, left: Term, right: Term) -> Term:
    """`the dealer is a player with no cards`."""
    found = Term("any-seat", (right, compare(0, EACH, left)), YESNO)
    return negated(found) if bound.form == "unequal" else found


def _differing(typer: Typer, bound: Node, left: Term, right: Term) -> Term:
    """A value stands to a number by the number written on the card; all else does not go together."""
    face = typer.scope.faces
    if left.type.kind == "value" and right.type == NUMBER and left.word == "value-of" and left.type.of in face:
        card = left.args[1]
        typer.scope.used.add(("face", left.type.of))
        compared = compare(BOUNDS[bound.form], Term("worth-of-card", (left.type.of, card), NUMBER), right)
        if bound.form in ("equal", "unequal"):
            return compared
        written = Term("card-within", (card, kinds(typer.scope.ruleset.deck.numbered(left.type.of))), YESNO)
        return Term("all", (written, compared), YESNO)  # a card without a number is neither more nor less
    shown = left.span.text if left.span else "this"
    return typer.wrong(
        "U302",
        f"`{shown}` is {left.type.told()}, and cannot be compared with {right.type.told()}",
        bound,
        label=f"this is {right.type.told()}",
    )


def count_of(typer: Typer, count: Node | Leaf, seat: Term, here: Here) -> Term:
    """How many cards a seat holds, against `1`, `at most 2`, `no`."""
    return _count(typer, count, Term("cards-in-hand", (seat,), NUMBER), here)


def _count(typer: Typer, count: Node | Leaf, left: Term, here: Here) -> Term:
    assert isinstance(count, Node)
    if count.form == "none":
        return compare(0, left, literal(0))
    return compare(BOUNDS[count.form], left, typer.number(count.args[0], here))


def _has(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    subject, possession = node.args
    assert isinstance(possession, Node)
    who = typer.term(subject, here, PLAYER)
    if who.type not in (PLAYER, SEATS, WRONG):
        return typer.fits(who, PLAYER)
    return _of_each(who, lambda seat: possessed(typer, possession, seat, here))


def possessed(typer: Typer, node: Node, seat: Term, here: Here) -> Term:
    """What is said to be had, of one seat."""
    form = node.form
    if form == "has_count":
        return count_of(typer, node.args[0], seat, here)
    if form == "has_cards":
        return compare(4, Term("cards-in-hand", (seat,), NUMBER), literal(0))
    if form in ("has_card", "has_no_card"):
        held = typer.cards(node.args[0], evolve(here, holder=seat))
        term = Term("holds", (seat, held), YESNO)
    elif form in ("has_said", "has_not_said"):
        word = typer.name("word", leaf(node))
        term = Term("has-said", (seat, word or ""), YESNO)
    else:
        verb: str | None = {"has_drawn": "draw", "has_played": "play"}.get(form)
        verb = verb or typer.name("verb", leaf(node))
        term = Term("has-done", (seat, verb or ""), YESNO)
    return negated(term) if form in ("has_no_card", "has_not_said") else term


def _any(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    part = node.args[0]
    assert isinstance(part, Node)
    seat = PLAYER_TERM if here.watching else EACH
    holds = possessed(typer, part, seat, here) if node.form == "any_has" else said_of(typer, seat, part, here)
    return holds if here.watching else Term("any-seat", (EVERYONE, holds), YESNO)


def _pile_has(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    return _count(typer, node.args[0], Term("cards-in-draw-pile", (), NUMBER), here)


def _card_is(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    card, among = (typer.cards(arg, here) for arg in node.args)
    term = Term("card-within", (card, among), YESNO)
    return negated(term) if node.form == "card_is_not" else term


def _owing(_typer: Typer, node: Node, _here: Here, _: Type | None) -> Term:
    term = Term("owing", (), YESNO)
    return negated(term) if node.form == "nothing_owed" else term


def _owing_for(typer: Typer, node: Node, _here: Here, _: Type | None) -> Term:
    debt = typer.name("debt", leaf(node))
    return literal(0, WRONG) if debt is None else Term("owing-for", (debt,), YESNO)


def _drawn(_typer: Typer, _node: Node, _here: Here, _: Type | None) -> Term:
    return Term("card-was-drawn", (), YESNO)


def _open(typer: Typer, node: Node, _here: Here, _: Type | None) -> Term:
    name = node.args[0]
    if not isinstance(name, Leaf):
        return typer.wrong("U302", "only a window is open or shut", name)
    if name.text not in typer.scope.windows:
        typer.name("window", name)
        return literal(0, WRONG)
    typer.scope.used.add(("window", name.text))
    return Term("window-open", (name.text,), YESNO)


def _no_value(typer: Typer, node: Node, _here: Here, _: Type | None) -> Term:
    attribute = typer.attribute(leaf(node))
    return literal(NONE, WRONG) if attribute is None else literal(NONE, Type("value", attribute))


HANDLERS: dict[str, Handler] = {
    "no_value": _no_value,
    "any_of": _joined("either"),
    "all_of": _joined("all"),
    "negation": _negation,
    "compare": _compare,
    "card_is": _card_is,
    "card_is_not": _card_is,
    "has": _has,
    "any_has": _any,
    "any_is": _any,
    "pile_has": _pile_has,
    "owing": _owing,
    "nothing_owed": _owing,
    "owing_for": _owing_for,
    "card_was_drawn": _drawn,
    "window_open": _open,
}
