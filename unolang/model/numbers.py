"""Sentences about numbers, players and values become terms."""

from collections.abc import Callable

from unolang.model.conditions import bounded, count_of
from unolang.model.literals import leaf
from unolang.model.meaning import NUMBER, PLAYER, SEATS, WRONG, Term, Type
from unolang.model.names import read, the_player
from unolang.model.ruleset import NONE
from unolang.model.typer import EACH, EVERYONE, Handler, Here, Typer, compare, literal, negated
from unolang.syntax.nodes import Leaf, Node


def _sum(word: str) -> Handler:
    def made(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
        left, right = (typer.number(arg, here) for arg in node.args)
        return Term(word, (left, right), NUMBER)

    return made


def _fixed(word: str, kind: Type) -> Handler:
    def made(_typer: Typer, _node: Node, _here: Here, _: Type | None) -> Term:
        return Term(word, (), kind)

    return made


def _of_seat(word: str) -> Handler:
    def made(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
        return Term(word, (typer.player(node.args[0], here),), PLAYER)

    return made


def _minus(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    return Term("negate", (typer.number(node.args[0], here),), NUMBER)


def _capped(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    return Term("smaller", tuple(typer.number(arg, here) for arg in node.args), NUMBER)


def _number_of(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    return Term("count", (typer.seats(node.args[0], here),), NUMBER)


def _cards_in(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    pile = node.args[0]
    assert isinstance(pile, Node)
    if pile.form == "their_hand":
        return Term("cards-in-hand", (_they(typer, node, here),), NUMBER)
    if pile.form == "hand_of":
        return Term("cards-in-hand", (typer.player(pile.args[0], here),), NUMBER)
    return Term("cards-in-draw-pile" if pile.form == "draw_pile" else "cards-in-discards", (), NUMBER)


def _of_player(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    name, seat = leaf(node), typer.player(node.args[1], here)
    if name.text == "score":
        return Term("score", (seat,), NUMBER)
    variable = typer.scope.variables.get(name.text)
    if variable is not None and variable.each:
        typer.scope.used.add(("variable", name.text))
        return read(variable, seat)
    return _no_such_memory(typer, name)


def _no_such_memory(typer: Typer, name: Leaf) -> Term:
    if name.text in typer.scope.variables:
        return typer.wrong(
            "U302", f"`{name.text}` is one for the whole table", name, help_text=f"write `{name.text}` alone"
        )
    per_seat = [one.name for one in typer.scope.variables.values() if one.each]
    return typer.missing(
        "U301",
        f"no seat has anything called `{name.text}`",
        name,
        ("variable",),
        ["score", *per_seat],
        help_text=f"write `remember {name.text} of everyone is 0 this round` in the rule",
    )


def _of_card(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    name, card = leaf(node), typer.cards(node.args[1], here)
    if name.text in typer.scope.measures:
        typer.scope.used.add(("measure", name.text))
        return Term("worth-of-card", (name.text, card), NUMBER)
    attribute = typer.attribute(name)
    if attribute is None:
        return literal(0, WRONG)
    return Term("value-of", (attribute, card), Type("value", attribute))


def _current(typer: Typer, node: Node, _here: Here, _: Type | None) -> Term:
    attribute = typer.attribute(leaf(node))
    return literal(NONE, WRONG) if attribute is None else Term("current", (attribute,), Type("value", attribute))


def _extreme(which: str) -> Handler:
    def made(typer: Typer, node: Node, _here: Here, _: Type | None) -> Term:
        name = leaf(node)
        if name.text == "score":
            return Term(f"{which}-score", (), NUMBER)
        number = _number_of_each(typer, name)
        return number if number.type == WRONG else Term(which, (name.text,), NUMBER)

    return made


def _extreme_of(which: str) -> Handler:
    def made(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
        number, seats = _number_of_each(typer, leaf(node)), typer.seats(node.args[1], here)
        return number if number.type == WRONG else Term(f"{which}-of", (seats, number), NUMBER)

    return made


def _number_of_each(typer: Typer, name: Leaf) -> Term:
    """The score or a memory of the seat that is looked at, if it is a number."""
    if name.text == "score":
        return Term("score", (EACH,), NUMBER)
    variable = typer.scope.variables.get(name.text)
    if variable is None or not variable.each:
        return _no_such_memory(typer, name)
    typer.scope.used.add(("variable", name.text))
    if variable.type != NUMBER:
        return typer.wrong("U302", f"`{name.text}` is no number", name, because="none is higher than another")
    return Term("seat-variable", (variable.name, EACH), NUMBER)


def _worth(seats: Callable[[Typer, Node, Here], Term]) -> Handler:
    def made(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
        measure = typer.name("measure", leaf(node))
        of = seats(typer, node, here)
        return literal(0, WRONG) if measure is None else Term("worth-of-hands", (measure, of), NUMBER)

    return made


def _their(typer: Typer, node: Node, here: Here) -> Term:
    they = _they(typer, node, here)
    return they if they.type == WRONG else Term("only", (they,), SEATS)


def _they(typer: Typer, node: Node, here: Here) -> Term:
    """The seat that the sentence is about, one of several."""
    if here.each:
        return EACH
    return typer.wrong(
        "U303",
        "nobody is meant by `their`",
        node,
        because="it speaks of the seats that a sentence begins with, as in `everyone scores the points in their hand`",
        help_text="say `hand of the player`, or of whomever you mean",
    )


def _next(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    player = the_player(typer, node, here)
    return player if player.type == WRONG else Term("next", (player,), PLAYER)


def _player(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    return the_player(typer, node, here)


def where(holds: Term) -> Term:
    """The seats for which it holds, with `each` as the seat."""
    return Term("seats-where", (EVERYONE, holds), SEATS)


def _players_with(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    return where(count_of(typer, node.args[0], EACH, here))


def _players_with_cards(_typer: Typer, _node: Node, _here: Here, _: Type | None) -> Term:
    return where(compare(4, Term("cards-in-hand", (EACH,), NUMBER), literal(0)))


def _players_who(*, are: bool) -> Handler:
    def made(typer: Typer, node: Node, _here: Here, _: Type | None) -> Term:
        name = typer.name("flag", leaf(node))
        if name is None:
            return literal(0, WRONG)
        holds = read(typer.scope.variables[name], EACH)
        return where(holds if are else negated(holds))

    return made


def _players_whose(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    name = leaf(node)
    if name.text == "score":
        left = Term("score", (EACH,), NUMBER)
    else:
        variable = typer.scope.variables.get(name.text)
        if variable is None or not variable.each:
            return _no_such_memory(typer, name)
        typer.scope.used.add(("variable", name.text))
        left = read(variable, EACH)
    bound = node.args[1]
    assert isinstance(bound, Node)
    return where(bounded(typer, bound, left, here))


def _players_but(typer: Typer, node: Node, here: Here, _: Type | None) -> Term:
    return Term("seats-except", (EVERYONE, typer.player(node.args[0], here)), SEATS)


HANDLERS: dict[str, Handler] = {
    "plus": _sum("add"),
    "minus_by": _sum("subtract"),
    "times": _sum("multiply"),
    "minus": _minus,
    "capped": _capped,
    "number_of": _number_of,
    "cards_in": _cards_in,
    "of_player": _of_player,
    "of_card": _of_card,
    "current": _current,
    "highest": _extreme("highest"),
    "lowest": _extreme("lowest"),
    "highest_of": _extreme_of("highest"),
    "lowest_of": _extreme_of("lowest"),
    "worth_in_all_hands": _worth(lambda _typer, _node, _here: EVERYONE),
    "worth_in_their_hand": _worth(_their),
    "worth_in_hand": _worth(lambda typer, node, here: typer.seats(node.args[1], here)),
    "next_player": _next,
    "turn_player": _fixed("turn-player", PLAYER),
    "left_of": _of_seat("left"),
    "right_of": _of_seat("right"),
    "last_seat": _fixed("last-seat", PLAYER),
    "player_of_upcard": _fixed("upcard-player", PLAYER),
    "the_player": _player,
    "players": _fixed("everyone", SEATS),
    "players_with": _players_with,
    "players_with_cards": _players_with_cards,
    "players_who_are": _players_who(are=True),
    "players_who_are_not": _players_who(are=False),
    "players_whose": _players_whose,
    "players_but": _players_but,
}
