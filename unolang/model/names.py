"""A bare name becomes what it stands for in its place."""

from unolang.language.forms import BUILT_IN
from unolang.model.meaning import NUMBER, PLAYER, SEATS, YESNO, Term, Type, Variable
from unolang.model.ruleset import NONE, Option
from unolang.model.typer import EACH, EVERYONE, NOBODY, OTHERS, PLAYER_TERM, Here, Typer, compare, literal
from unolang.syntax.nodes import Leaf, Node


def of_name(typer: Typer, node: Node, here: Here, expected: Type | None) -> Term:
    """A name, or a number written out."""
    name = node.args[0]
    assert isinstance(name, Leaf)
    scope = typer.scope
    if name.kind == "INT":
        return _integer(typer, name, expected)
    if here.window and scope.window_seats.get(here.window) == name.text:
        return Term("owner", (), PLAYER)
    if name.text in BUILT_IN:
        return _built_in(typer, name, here)
    variable = scope.variables.get(name.text)
    if variable is not None and not variable.flag:
        return _variable(typer, name, variable, here)
    option = scope.options.get(name.text)
    if option is not None:
        scope.used.add(("option", name.text))
        return _option(option)
    value = _value(typer, name, expected)
    if value is not None:
        return value
    return _nothing(typer, name, expected)


def _integer(typer: Typer, name: Leaf, expected: Type | None) -> Term:
    if expected is not None and expected.kind in ("value", "choice"):
        value = _value(typer, name, expected)
        return value or typer.wrong("U301", f"no {expected.of} is called `{name.text}`", name)
    if len(name.text.lstrip("0")) > 7 or int(name.text) > 1_000_000:
        shown = name.text if len(name.text) < 20 else f"{name.text[:8]}..."
        return typer.wrong("U211", f"`{shown}` is out of bounds", name, because="a number is at most 1000000")
    return literal(int(name.text))


def _built_in(typer: Typer, name: Leaf, here: Here) -> Term:
    word = name.text
    if word in ("debt", "cut", "round-number"):
        return Term(word, (), NUMBER)
    if word == "dealer":
        return Term("dealer", (), PLAYER)
    if word == "everyone":
        return EVERYONE
    if word == "nobody":
        return NOBODY
    if word == "somebody":
        return typer.wrong(
            "U303", "`somebody` is no one player", name, because="it can only be said what `is somebody`", help_text=""
        )
    if word == "opener":
        return _opener(typer, name, here)
    if word == "other":
        if here.other:
            return Term("other", (), PLAYER)
        return typer.wrong(
            "U303",
            f"{here.where} has no `other`",
            name,
            because="`other` is the seat that an act names, as in `permit catch another by anyone`",
        )
    player = the_player(typer, name, here)
    if player.type != PLAYER:
        return player
    return Term("previous", (player,), PLAYER) if word == "previous" else OTHERS


def the_player(typer: Typer, part: Node | Leaf, here: Here) -> Term:
    """Who acts, where somebody acts."""
    if here.player:
        return PLAYER_TERM
    if here.by:
        return typer.wrong(
            "U303",
            "whom this speaks to cannot depend on who acts",
            part,
            because="`player` is whoever does it",
            help_text="say `by anyone out of turn`, or `by anyone but the dealer`, or name a seat",
        )
    return typer.wrong(
        "U303",
        f"{here.where} has no player: nobody acts there",
        part,
        help_text="say `turn player`, `dealer`, `everyone`, or `players with no cards`",
    )


def _opener(typer: Typer, name: Leaf, here: Here) -> Term:
    window = here.window
    if not window:
        own = [one.name for one in typer.scope.windows.values() if one.rule == here.rule]
        own = [one for one in own if one not in typer.scope.window_seats] or own
        window = own[0] if len(own) == 1 else ""
    if window and window not in typer.scope.window_seats:
        return Term("opener", (window,), PLAYER)
    because = "`opener` is who opened the window, and has a meaning in and beside that window only"
    if window:
        because = f"the window `{window}` is open for each seat by itself, and has no opener"
    return typer.wrong("U303", f"{here.where} has no `opener`", name, because=because)


def type_of(variable: Variable) -> Type:
    """What its values are used as."""
    return variable.type


def read(variable: Variable, seat: Term | None = None) -> Term:
    """The value of a memory; a yes or no as a condition."""
    args: tuple[Term | str, ...] = (variable.name,) if seat is None else (variable.name, seat)
    word = "variable" if seat is None else "seat-variable"
    if variable.type == YESNO:
        return compare(0, Term(word, args, NUMBER), literal(1))
    return Term(word, args, variable.type)


def _variable(typer: Typer, name: Leaf, variable: Variable, here: Here) -> Term:
    typer.scope.used.add(("variable", name.text))
    if not variable.each:
        return read(variable)
    if here.each:
        return read(variable, EACH)
    return typer.wrong(
        "U302",
        f"`{name.text}` is different for every seat",
        name,
        help_text=f"write `{name.text} of the player`, or of whomever you mean",
    )


def _option(option: Option) -> Term:
    if option.is_yes_no:
        return literal(int(option.value in ("yes", "on")), YESNO)
    if option.is_number:
        return literal(int(option.value))
    return literal(option.values.index(option.value), Type("choice", option.name))


def _value(typer: Typer, name: Leaf, expected: Type | None) -> Term | None:
    """A value of the attribute, or of the option, that is asked for."""
    deck = typer.scope.ruleset.deck
    text = (name.text.lstrip("0") or "0") if name.kind == "INT" else name.text
    if expected is not None and expected.kind == "choice":
        values = typer.scope.options[expected.of].values
        return literal(values.index(text), expected) if text in values else None
    homes = deck.values_named(text)
    if not homes:
        return None
    attribute, index = homes[-1]
    if expected is not None and expected.kind == "value":
        here = [one for one in homes if deck.attributes[one[0]].name == expected.of]
        if not here:
            return None
        attribute, index = here[0]
    return literal(index, Type("value", deck.attributes[attribute].name))


def _nothing(typer: Typer, name: Leaf, expected: Type | None) -> Term:
    scope = typer.scope
    if expected is not None and expected.kind == "value":
        at = scope.ruleset.deck.attribute(expected.of)
        values = scope.ruleset.deck.attributes[at].values if at != NONE else ()
        return _missing(typer, name, f"no {expected.of} is called `{name.text}`", [*values, *scope.known("variable")])
    if expected is not None and expected.kind == "choice":
        values = scope.options[expected.of].values
        return _missing(typer, name, f"the option `{expected.of}` is never `{name.text}`", list(values))
    if here_flag := scope.variables.get(name.text):
        return typer.wrong(
            "U302",
            f"`{here_flag.name}` is a mark on seats",
            name,
            help_text=f"write `the player is {name.text}` or `players who are {name.text}`",
        )
    if expected in (PLAYER, SEATS):
        known = [*scope.known("variable", "option", "built-in"), *scope.window_seats.values()]
        return _missing(typer, name, f"nobody is called `{name.text}`", known, "nobody")
    known = scope.known("variable", "option", "built-in", "flag", "value")
    return _missing(typer, name, f"nothing is called `{name.text}`", known, "no" if expected == YESNO else "0")


def _missing(typer: Typer, name: Leaf, message: str, known: list[str], initial: str = "") -> Term:
    help_text = f"write `remember {name.text} is {initial} this round` in the rule, if it is to be remembered"
    return typer.missing("U301", message, name, ("variable", "flag"), known, help_text=help_text if initial else "")
