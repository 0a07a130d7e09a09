"""The names that the rules in force declare, one namespace for each kind of name."""

from collections.abc import Callable, Collection, Iterable, Mapping

from attrs import define, field, frozen

from unolang.language.forms import BUILT_IN, KNOWN_VERBS, PHRASE_WORDS
from unolang.model.literals import declared_twice, leaf, number
from unolang.model.meaning import NUMBER, PLAYER, YESNO, Type, Variable
from unolang.model.near import near
from unolang.model.ruleset import NONE, Option, Ruleset
from unolang.syntax.nodes import Block, Leaf, Node
from unolang.text.diagnostic import Collector, Label
from unolang.text.span import Span


@frozen
class Declared:
    """A name with the rule that declares it."""

    name: str
    rule: int
    span: Span


@define
class Scope:
    """Everything that a name in a rule can stand for."""

    ruleset: Ruleset
    variables: dict[str, Variable] = field(factory=dict)
    windows: dict[str, Declared] = field(factory=dict)
    window_seats: dict[str, str] = field(factory=dict)  # window: name of its seat
    debts: dict[str, Declared] = field(factory=dict)
    words: dict[str, Declared] = field(factory=dict)
    verbs: dict[str, Declared] = field(factory=dict)
    labels: dict[str, str] = field(factory=dict)  # label: the verb that it also is
    naming: set[str] = field(factory=set)  # verbs with a permit that names a seat
    measures: dict[str, Declared] = field(factory=dict)
    faces: set[str] = field(factory=set)  # attributes with numbers written on the cards, which are measures as well
    used: set[tuple[str, str]] = field(factory=set)  # (kind, name) of everything that was read

    options: dict[str, Option] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.options = {option.name: option for option in self.ruleset.options}

    def has(self, kind: str, name: str) -> bool:
        """Whether there is such a name of this kind."""
        if kind in ("variable", "flag"):
            variable = self.variables.get(name)
            return variable is not None and variable.flag == (kind == "flag")
        tables: dict[str, Collection[str]] = {
            "window": self.windows,
            "debt": self.debts,
            "word": self.words,
            "verb": self.verbs,
            "measure": self.measures,
        }
        return name in tables[kind] or (kind == "verb" and name in KNOWN_VERBS)

    def known(self, *kinds: str) -> list[str]:
        """All names of some kinds, for suggestions."""
        deck = self.ruleset.deck
        tables: Mapping[str, Callable[[], Iterable[str]]] = {
            "variable": lambda: [one.name for one in self.variables.values() if not one.flag],
            "flag": lambda: [one.name for one in self.variables.values() if one.flag],
            "window": lambda: self.windows,
            "debt": lambda: self.debts,
            "word": lambda: self.words,
            "verb": lambda: [*KNOWN_VERBS, *self.verbs],
            "measure": lambda: self.measures,
            "option": lambda: self.options,
            "attribute": lambda: [one.name for one in deck.attributes],
            "value": lambda: [value for one in deck.attributes for value in one.values],
            "card set": lambda: [one.name for one in deck.sets],
            "built-in": lambda: BUILT_IN,
        }
        found: list[str] = []
        for kind in kinds:
            found.extend(tables[kind]())
        return found


def scope_of(errors: Collector, ruleset: Ruleset) -> Scope:
    """All declarations of the rules in force."""
    scope = Scope(ruleset)
    scope.faces.update(one.name for one in ruleset.deck.attributes if any(value.isdigit() for value in one.values))
    for index, rule in enumerate(ruleset.rules):
        for top in rule.blocks:
            for block in top.walk():
                _declare(errors, scope, index, block)
    return scope


def _declare(errors: Collector, scope: Scope, rule: int, block: Block) -> None:
    node = block.node
    form = node.form
    if form in ("remember", "remember_each", "remember_who"):
        _remember(errors, scope, rule, node)
    elif form == "window":
        name = leaf(node)
        _new(errors, scope.windows, "the window", name, rule)
        if len(node.args) > 1:
            seat = leaf(node, 1)
            _free(errors, scope, seat)
            scope.window_seats[name.text] = seat.text
    elif form == "permit":
        act = node.args[0]
        assert isinstance(act, Node)
        _act(errors, scope, rule, act)
    elif form == "measure":
        scope.measures.setdefault(leaf(node).text, Declared(leaf(node).text, rule, leaf(node).span))
    elif form == "points":
        scope.measures.setdefault("points", Declared("points", rule, node.span))
    else:
        for part in node.walk():
            if isinstance(part, Node) and part.form == "owes":
                name = leaf(part, 1)
                scope.debts.setdefault(name.text, Declared(name.text, rule, name.span))


def _new(errors: Collector, table: dict[str, Declared], what: str, name: Leaf, rule: int) -> None:
    if name.text in table:
        declared_twice(errors, what, name.text, name.span, table[name.text].span)
    else:
        table[name.text] = Declared(name.text, rule, name.span)


def _act(errors: Collector, scope: Scope, rule: int, act: Node) -> None:
    done, label = act.args[0], act.find("as_label")
    assert isinstance(done, Node)
    if done.form == "say":
        name = leaf(done)
        scope.words.setdefault(name.text, Declared(name.text, rule, name.span))
        return
    verbs = [arg for arg in done.args if isinstance(arg, Leaf)] if done.form == "verbs" else [leaf(done)]
    for verb in verbs:
        if verb.text not in KNOWN_VERBS:
            scope.verbs.setdefault(verb.text, Declared(verb.text, rule, verb.span))
        if done.form == "verb_on":
            scope.naming.add(verb.text)
    if label is not None:
        name = leaf(label)
        base = verbs[0].text
        if name.text in KNOWN_VERBS or scope.labels.get(name.text, base) != base:
            errors.error("U312", f"`{name.text}` is another act already", name.span, help="choose another label")
            return
        scope.labels[name.text] = base
        scope.verbs.setdefault(name.text, Declared(name.text, rule, name.span))


def _free(errors: Collector, scope: Scope, name: Leaf) -> bool:
    """Whether a name for a thing or a player means nothing else yet."""
    option = scope.options.get(name.text)
    if name.text in BUILT_IN or name.text == "score":
        meaning = BUILT_IN[name.text][1] if name.text in BUILT_IN else "the score of a seat"
        errors.error("U312", f"`{name.text}` means something already", name.span, because=f"it is {meaning}")
    elif name.text in PHRASE_WORDS:
        because = "sentences such as `the upcard is red` or `the next player` would be read in another way"
        errors.error(
            "U312", f"`{name.text}` is a word of the language", name.span, because=because, help="choose another name"
        )
    elif option is not None:
        labels = (Label(option.span, "declared here"),)
        errors.error("U312", f"`{name.text}` is an option already", name.span, labels=labels)
    else:
        return True
    return False


def _remember(errors: Collector, scope: Scope, rule: int, node: Node) -> None:
    name = leaf(node)
    if name.text in scope.variables:
        declared_twice(errors, "the memory", name.text, name.span, scope.variables[name.text].span)
        return
    if not _free(errors, scope, name):
        return
    each = node.form != "remember"
    flag = node.form == "remember_who"
    scopes = {"this_turn": "turn", "this_round": "round", "this_game": "game"}
    lasting = next((scopes[arg.form] for arg in node.args if isinstance(arg, Node) and arg.form in scopes), "round")
    kind, initial = (YESNO, 0) if flag else _initial(errors, scope, node.args[1])
    scope.variables[name.text] = Variable(name.text, lasting, each, flag, initial, kind, rule, name.span)


def _initial(errors: Collector, scope: Scope, part: Node | Leaf) -> tuple[Type, int]:
    """The type and the value that a memory begins with."""
    deck = scope.ruleset.deck
    if isinstance(part, Node) and part.form in ("yes", "no"):
        return YESNO, int(part.form == "yes")
    if isinstance(part, Node) and part.form == "no_value":
        name = leaf(part)
        if deck.attribute(name.text) == NONE:
            errors.error(
                "U301",
                f"cards have no `{name.text}`",
                name.span,
                help=near(errors, name.text, scope.known("attribute")),
            )
        return Type("value", name.text), NONE
    if (isinstance(part, Leaf) and part.kind == "INT") or (isinstance(part, Node) and part.form == "minus"):
        inner = part if isinstance(part, Leaf) else part.args[0]
        if isinstance(inner, Leaf) and inner.kind == "INT":
            return NUMBER, number(errors, part) or 0
    if isinstance(part, Leaf):
        option = scope.options.get(part.text)
        if part.text == "nobody":
            return PLAYER, NONE
        if option is not None and option.is_number:
            scope.used.add(("option", part.text))
            return NUMBER, int(option.value)
        homes = deck.values_named(part.text)
        if homes:
            attribute, value = homes[-1]
            return Type("value", deck.attributes[attribute].name), value
    errors.error(
        "U310",
        "a memory begins with something fixed",
        part.span,
        because="it is set before anything has happened",
        help="write a number, `yes`, `no`, `nobody`, a value of a card, or `no` and an attribute such as `no color`",
    )
    return Type("wrong"), 0
