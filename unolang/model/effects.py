"""Lines that do something become steps, most of them straight from the table of forms."""

from collections.abc import Callable

from attrs import evolve

from unolang.language.forms import BUILT_IN, FORMS, TYPES
from unolang.model.literals import leaf
from unolang.model.meaning import NUMBER, PLAYER, SEATS, WRONG, YESNO, Step, Term, Type
from unolang.model.ruleset import NONE
from unolang.model.typer import EACH, EVERYONE, OTHERS, Here, Typer, literal
from unolang.syntax.nodes import Block, Leaf, Node
from unolang.text.span import Span

Arg = Term | str | int | None
Special = Callable[[Typer, Node, Here], Step]


def steps(typer: Typer, blocks: tuple[Block, ...], here: Here) -> tuple[Step, ...]:
    """The effects under a line, one after the other."""
    made: list[Step] = []
    before: Node | None = None
    for block in blocks:
        node = block.node
        if node.form == "otherwise":
            inner = steps(typer, block.children, here)
            if before is None or before.form != "when":
                typer.wrong("U313", "there is no `when` before this `otherwise`", node)
            else:
                made[-1] = evolve(made[-1], otherwise=inner)
        elif node.form == "when":
            condition = typer.yesno(node.args[0], here)
            made.append(Step("when", (condition,), node.span, steps(typer, block.children, here)))
        elif node.form == "may":
            player = typer.player(node.args[0], here)
            made.append(Step("may", (player,), node.span, steps(typer, block.children, here)))
        else:
            made.append(_effect(typer, node, here))
        before = node
    return tuple(made)


def _effect(typer: Typer, node: Node, here: Here) -> Step:
    if node.form in _SPECIAL:
        return _SPECIAL[node.form](typer, node, here)
    form = FORMS[node.form]
    assert form.word, f"nobody makes a step of {node.form}"
    args: list[Arg] = []
    inner = evolve(here, each=True) if form.operands[:1] == ("seats",) else here
    for index, operand in enumerate(form.operands):
        if index >= len(node.args):
            args.append(None)
        else:
            args.append(_operand(typer, operand.rstrip("?"), node.args[index], inner if index else here))
    return Step(form.word, tuple(args), node.span)


def _operand(typer: Typer, operand: str, part: Node | Leaf, here: Here) -> Arg:
    if isinstance(part, Node) and part.form in ("but_not", "but_not_card"):
        part = part.args[0]
    if operand not in TYPES:
        assert isinstance(part, Leaf)
        if operand == "attribute":
            return typer.attribute(part) or ""
        if operand == "variable":
            return _memory(typer, part)
        return typer.name(operand, part) or ""
    if operand == "number":
        return typer.number(part, here)
    if operand == "player":
        return typer.player(part, here)
    if operand == "seats":
        return typer.seats(part, here)
    return typer.yesno(part, here) if operand == "yes-no" else typer.cards(part, here)


def _memory(typer: Typer, name: Leaf, initial: str = "0") -> str:
    """The name of a memory that is changed; that alone does not count as using it. Such a one begins as `initial`."""
    if name.text not in typer.scope.variables:
        help_text = f"write `remember {name.text} is {initial} this round` in the rule"
        typer.unknown("memory", name, "variable", "flag", help_text=help_text)
        return ""
    return name.text


def _asks(made: Callable[[Typer, Node, Here, Term], Step]) -> Special:
    """A question to one player, or to each of several, one after the other: then it is a `for-each` about one.

    So whatever asks somebody stands in `_SPECIAL`, even where form and word have the same operands.
    """

    def asks(typer: Typer, node: Node, here: Here) -> Step:
        who = typer.term(node.args[0], here, PLAYER)
        if who.type == SEATS:
            return Step("for-each", (who,), node.span, (made(typer, node, evolve(here, each=True), EACH),))
        return made(typer, node, here, typer.fits(who, PLAYER))

    return asks


def _names(typer: Typer, node: Node, _here: Here, player: Term) -> Step:
    return Step("names", (player, typer.attribute(leaf(node, 1)) or ""), node.span)


def _cuts(_typer: Typer, node: Node, _here: Here, player: Term) -> Step:
    return Step("cuts", (player,), node.span)


def _gives(typer: Typer, node: Node, here: Here, player: Term) -> Step:
    return Step("gives", (player, typer.number(node.args[1], here), typer.player(node.args[2], here)), node.span)


def _chooses(typer: Typer, node: Node, here: Here, player: Term) -> Step:
    name = leaf(node, 1)
    variable = typer.scope.variables.get(_memory(typer, name, "nobody"))
    if variable is None or variable.type == WRONG:
        return _nothing(node.span)
    if variable.type == PLAYER:
        others = OTHERS if here.player else EVERYONE
        if player == EACH:
            others = Term("seats-except", (EVERYONE, EACH), SEATS)
        return Step("chooses-player", (player, name.text, others), node.span)
    if variable.type == YESNO:
        return Step("chooses-number", (player, name.text, literal(0), literal(1)), node.span)
    if variable.type == NUMBER:
        help_text = f"write `chooses {name.text} from 1 to 10`"
        typer.wrong(
            "U302", f"`{name.text}` is a number, and there are too many to choose from", name, help_text=help_text
        )
        return _nothing(node.span)
    return Step("chooses-value", (player, name.text, variable.type.of), node.span)


def _chooses_typed(kind: Type, word: str) -> Special:
    def made(typer: Typer, node: Node, here: Here, player: Term) -> Step:
        name = leaf(node, 1)
        variable = typer.scope.variables.get(_memory(typer, name, "nobody" if kind == PLAYER else "0"))
        if variable is not None and variable.type != kind:
            typer.wrong("U302", f"`{name.text}` is no memory of {kind.told()}", name)
        rest = [typer.seats(part, here) if kind == PLAYER else typer.number(part, here) for part in node.args[2:]]
        return Step(word, (player, name.text, *rest), node.span)

    return _asks(made)


def _nothing(span: Span) -> Step:
    return Step("when", (literal(0, YESNO),), span)


def _becomes(typer: Typer, node: Node, here: Here) -> Step:
    subject, result = node.args
    if isinstance(result, Leaf) and (mark := typer.scope.variables.get(result.text)) and mark.flag:
        return Step("set-seat", (mark.name, typer.seats(subject, here), literal(1)), node.span)
    if isinstance(subject, Leaf) and subject.text == "dealer":
        return Step("set-dealer", (typer.player(result, here),), node.span)
    if isinstance(subject, Leaf) and (variable := typer.scope.variables.get(subject.text)):
        value = value_for(typer, variable.type, result, here)
        if variable.each:
            of = f"write `{subject.text} of the player becomes ...`"
            if variable.flag:
                of = f"write `the player becomes {subject.text}`"
            typer.wrong("U302", f"`{subject.text}` is different for every seat", subject, help_text=of)
            return _nothing(node.span)
        return Step("set", (variable.name, value), node.span)
    if isinstance(subject, Leaf) and subject.text not in typer.scope.known("built-in"):
        _memory(typer, subject, _initial_for(result))
    elif isinstance(result, Leaf):
        typer.name("flag", result)
    else:
        typer.wrong("U302", "only a memory, the dealer or a mark on seats can become something", node)
    return _nothing(node.span)


def _initial_for(result: Node | Leaf) -> str:
    """What a memory may begin with that becomes this."""
    if isinstance(result, Node):
        row = FORMS.get(result.form)
        kind = row.result if row else ""
        return {"player": "nobody", "yes-no": "no", "no_value": "nobody"}.get(
            kind, "no" if result.form in ("yes", "no") else "0"
        )
    return "nobody" if result.kind == "NAME" and BUILT_IN.get(result.text, ("",))[0] == "player" else "0"


def value_for(typer: Typer, kind: Type, result: Node | Leaf, here: Here) -> Term:
    """What a memory of this type becomes."""
    if isinstance(result, Node) and result.form in ("yes", "no"):
        return typer.fits(Term("number", (int(result.form == "yes"),), YESNO, result.span), kind)
    if isinstance(result, Node) and result.form == "no_value":
        attribute = typer.attribute(leaf(result))
        return (
            typer.fits(Term("number", (NONE,), Type("value", attribute), result.span), kind)
            if attribute
            else literal(0)
        )
    made = typer.term(result, here, kind)
    if made.type.kind == "value" and kind == NUMBER and made.word == "value-of" and made.type.of in typer.scope.faces:
        typer.scope.used.add(("face", made.type.of))
        return Term("worth-of-card", made.args, NUMBER, made.span)
    return typer.fits(made, kind)


def _becomes_of(typer: Typer, node: Node, here: Here) -> Step:
    name, subject, result = leaf(node), node.args[1], node.args[2]
    inner = evolve(here, each=True)
    if name.text == "score":
        seats = typer.seats(subject, here)
        value = typer.number(result, inner)
        if seats.word == "only":
            return Step("set-score", (seats.args[0], value), node.span)
        change = Term("subtract", (value, Term("score", (EACH,))))
        return Step("scores", (seats, change), node.span)
    variable = typer.scope.variables.get(name.text)
    if variable is None or not variable.each or variable.flag:
        known = ["score", *(one.name for one in typer.scope.variables.values() if one.each and not one.flag)]
        typer.missing(
            "U301",
            f"no seat has anything called `{name.text}`",
            name,
            ("variable",),
            known,
            help_text=f"write `remember {name.text} of everyone is 0 this round` in the rule",
        )
        return _nothing(node.span)
    seats = typer.seats(subject, here)
    return Step("set-seat", (variable.name, seats, value_for(typer, variable.type, result, inner)), node.span)


def _becomes_current(typer: Typer, node: Node, here: Here) -> Step:
    name, result = leaf(node), node.args[1]
    attribute = typer.attribute(name)
    if not attribute:
        return _nothing(node.span)
    return Step("set-current", (attribute, value_for(typer, Type("value", attribute), result, here)), node.span)


def _order(lowest: int) -> Special:
    def made(_typer: Typer, node: Node, _here: Here) -> Step:
        return Step("order-seats", (lowest,), node.span)

    return made


def _plain_step(typer: Typer, node: Node, here: Here) -> Step:
    inner = node.args[0]
    assert isinstance(inner, Node)
    return _effect(typer, inner, here)


_SPECIAL: dict[str, Special] = {
    "step": _plain_step,
    "names": _asks(_names),
    "cuts": _asks(_cuts),
    "gives": _asks(_gives),
    "chooses": _asks(_chooses),
    "chooses_player": _chooses_typed(PLAYER, "chooses-player"),
    "chooses_number": _chooses_typed(NUMBER, "chooses-number"),
    "becomes": _becomes,
    "becomes_of": _becomes_of,
    "becomes_current": _becomes_current,
    "seats_lowest_first": _order(0),
    "seats_highest_first": _order(1),
}
