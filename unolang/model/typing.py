"""A rule set becomes its meaning: names resolved, types checked, sentences spelled out."""

from attrs import define, evolve, field

from unolang.language.forms import KNOWN_VERBS
from unolang.model import cards, conditions, numbers
from unolang.model.acts import While, around, events, guards, verb_known
from unolang.model.checks import run_checks
from unolang.model.effects import steps
from unolang.model.literals import leaf
from unolang.model.meaning import Event, Guard, Meaning, Reaction, Tie, Watch, Window
from unolang.model.names import of_name
from unolang.model.ruleset import Ruleset
from unolang.model.scope import scope_of
from unolang.model.typer import Here, Typer
from unolang.model.worth import measures
from unolang.syntax.nodes import Block, Node
from unolang.text.diagnostic import Collector, Label
from unolang.text.span import Span

_PHASES = {"on_event": "on", "before_event": "before", "instead_of": "instead"}
_ENDS = {"round_ends": "round ends", "game_ends": "game ends"}
_WINS = {"wins_highest": "highest score", "wins_lowest": "lowest score", "wins_first_out": "first out"}


@define
class _Draft:
    typer: Typer
    guards: list[Guard] = field(factory=list)
    reactions: list[Reaction] = field(factory=list)
    watches: list[Watch] = field(factory=list)
    windows: list[Window] = field(factory=list)
    ties: list[Tie] = field(factory=list)
    worths: list[tuple[Block, Here]] = field(factory=list)
    wins: list[tuple[str, Span]] = field(factory=list)


def check(ruleset: Ruleset, errors: Collector | None = None) -> Meaning:
    """What the rule set means; `Failed` with every error. A collector given is where warnings can be found afterwards."""
    errors = errors or Collector()
    scope = scope_of(errors, ruleset)
    handlers = {**numbers.HANDLERS, **conditions.HANDLERS, **cards.HANDLERS}
    draft = _Draft(Typer(scope, errors, handlers, of_name))
    for index, rule in enumerate(ruleset.rules):
        for block in rule.blocks:
            _clause(draft, block, While(), Here(f"the rule `{rule.name}`", index))
    for tie in draft.wins[1:]:
        first = draft.wins[0]
        labels = (Label(first[1], "this way it is won first"),)
        errors.error(
            "U314", "the game is won in two ways", tie[1], labels=labels, help="drop or replace one of the rules"
        )
    meaning = Meaning(
        ruleset,
        tuple(scope.variables.values()),
        measures(draft.typer, draft.worths),
        tuple((name, scope.labels.get(name, "")) for name in dict.fromkeys([*KNOWN_VERBS, *scope.verbs])),
        tuple(scope.words),
        tuple(scope.debts),
        tuple(draft.windows),
        tuple(one for one in draft.guards if not _never(one.whens)),
        tuple(draft.reactions),
        tuple(draft.watches),
        tuple(draft.ties),
        draft.wins[0][0] if draft.wins else "",
    )
    errors.raise_if_errors()
    run_checks(errors, meaning, scope)
    errors.raise_if_errors()
    return meaning


def _never(whens: tuple[object, ...]) -> bool:
    """Whether one of the conditions is known not to hold, under these options."""
    return any(getattr(when, "literal", None) == 0 for when in whens)


def _clause(draft: _Draft, block: Block, outer: While, here: Here) -> None:
    node, typer = block.node, draft.typer
    form = node.form
    if form in ("permit", "forbid"):
        draft.guards += guards(typer, node, outer, here)
    elif form == "while_":
        inner = around(typer, outer, node.args[0], evolve(here, where="this `while`"))
        for child in block.children:
            _clause(draft, child, inner, here)
    elif form == "window":
        _window(draft, block, outer, here)
    elif form in _PHASES:
        _reaction(draft, block, outer, here)
    elif form == "whenever" or form in _ENDS:
        _watch(draft, block, here)
    elif form in _WINS:
        draft.wins.append((_WINS[form], node.span))
    elif form in ("points", "measure"):
        draft.worths.append((block, evolve(here, where="a table of numbers", player=False)))
    elif form == "tie":
        _tie(draft, node, here)


def _watch(draft: _Draft, block: Block, here: Here) -> None:
    """Nobody acts when a round or a game ends; a `whenever` looks at each seat in turn."""
    node = block.node
    kind = _ENDS.get(node.form, "whenever")
    looking = kind == "whenever"
    inside = evolve(here, where="`whenever`" if looking else f"`{kind} when`", player=looking, watching=looking)
    condition = draft.typer.yesno(node.args[0], inside)
    body = steps(draft.typer, block.children, inside)
    if condition.literal != 0:
        draft.watches.append(Watch(kind, condition, body, here.rule, node.span))


def _reaction(draft: _Draft, block: Block, outer: While, here: Here) -> None:
    node, typer = block.node, draft.typer
    event = node.args[0]
    assert isinstance(event, Node)
    answered, inside = events(typer, event, outer, here)
    body = steps(typer, block.children, inside)
    phase = _PHASES[node.form]
    if phase != "on" and any(one.moment for one in answered):
        moment = next(one.moment for one in answered if one.moment)
        typer.wrong("U313", f"`{moment}` is a moment, and has no `{phase}`", event, help_text=f"write `on {moment}`")
    holding = tuple(one for one in answered if not _never(one.whens))
    if holding:
        draft.reactions.append(Reaction(phase, holding, body, here.rule, node.span))


def _window(draft: _Draft, block: Block, outer: While, here: Here) -> None:
    node, typer = block.node, draft.typer
    name = leaf(node).text
    seat = typer.scope.window_seats.get(name, "")
    here = evolve(here, window=name)
    opens: list[Event] = []
    closes: list[Event] = []
    window = Window(name, seat, here.rule, node.span)
    for child in block.children:
        line = child.node
        if line.form in ("permit", "forbid"):
            draft.guards += guards(typer, line, outer, here)
        elif line.form in ("opens_on", "closes_on"):
            event = line.args[0]
            assert isinstance(event, Node)
            if seat and line.form == "opens_on":
                typer.wrong(
                    "U313",
                    "a window for each seat is not opened by an event",
                    line,
                    because="an event does not say for which seats",
                    help_text="write `opens when` and a condition on the seat, or leave `for each` out",
                )
            # An event tells nothing of the seat of a window that is open for each.
            answered, _ = events(typer, event, While(), evolve(here, window=""))
            (opens if line.form == "opens_on" else closes).extend(one for one in answered if not _never(one.whens))
        elif line.form == "opens_when":
            if not seat:
                typer.wrong(
                    "U313",
                    "a window that opens by itself is open for some seat",
                    line,
                    because="`opens when` is looked at for each seat",
                    help_text=f"write `window {name} for each` and a name for the seat",
                )
            condition = typer.yesno(line.args[0], evolve(here, where="`opens when`", player=False))
            window = evolve(window, opens_when=condition)
        elif line.form == "closes_at_turn":
            window = evolve(window, closes_at_turn=True)
    draft.windows.append(evolve(window, opens_on=tuple(opens), closes_on=tuple(closes)))


def _tie(draft: _Draft, node: Node, here: Here) -> None:
    sides = []
    for side in node.args:
        assert isinstance(side, Node)
        name = leaf(side)
        if side.form == "say":
            sides.append(("say", draft.typer.name("word", name) or ""))
        elif side.form in ("verb", "verb_on"):
            verb_known(draft.typer, name)
            sides.append((name.text, ""))
        else:
            draft.typer.wrong("U313", "a tie is between one act and another", side)
            return
    if sides[0] == sides[1]:
        because = "where two people do the same at once, the order in which they arrive decides"
        draft.typer.wrong("U313", "an act cannot come before itself", node, because=because)
        return
    draft.ties.append(Tie(sides[0], sides[1], here.rule, node.span))
