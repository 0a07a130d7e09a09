"""The lines under `deck` become the attributes, kinds and sets of cards."""

from attrs import define, field

from unolang.model.literals import declared_twice, leaf, literal, number
from unolang.model.near import near
from unolang.model.ruleset import NONE, Attribute, CardSet, Deck, Kind
from unolang.syntax.nodes import Block, Leaf, Node
from unolang.text.diagnostic import Collector
from unolang.text.span import Span

RANK = "rank"
MOST_KINDS = 256
MOST_VALUES = 64
MOST_CARDS = 2000
MOST_VISITS = 20_000


@define
class _Draft:
    errors: Collector
    names: dict[str, Leaf] = field(factory=dict)  # attributes and sets, where they were declared
    attributes: dict[str, dict[str, Leaf]] = field(factory=dict)
    ranks: dict[str, Leaf] = field(factory=dict)
    kinds: dict[tuple[tuple[str, str], ...], int] = field(factory=dict)
    cards: int = 0
    visits: int = 0  # lines and values looked at, each as often as a block repeats it
    written: dict[int, list[tuple[str, Leaf]]] = field(factory=dict)  # the lists of values read so far
    filled: dict[int, bool] = field(factory=dict)  # whether there are cards under a line
    told: set[Span] = field(factory=set)
    full: bool = False


def deck(errors: Collector, block: Block) -> Deck:
    """A deck as written becomes a deck with every kind told once, in the order of the text."""
    draft = _Draft(errors)
    for line in block.children:
        if line.node.form == "attribute":
            _attribute(draft, line.node)
    _lines(draft, block.children, ())
    attributes = dict(draft.attributes)
    if draft.ranks:
        attributes[RANK] = attributes.get(RANK, {}) or draft.ranks
    names = list(attributes)
    made = []
    for values, copies in draft.kinds.items():
        given = dict(values)
        indices = tuple(list(attributes[name]).index(given[name]) if name in given else NONE for name in names)
        made.append(Kind(" ".join(given[name] for name in names if name in given), indices, copies))
    if not made and not draft.full and all(draft.filled.values()):
        errors.error("U213", "the deck has no cards", block.node.span, help="write a line such as `4 of 1 to 9`")
    result = Deck(
        tuple(
            Attribute(name, tuple(values), draft.names.get(name, _any(values)).span)
            for name, values in attributes.items()
        ),
        tuple(made),
        (),
        block.node.span,
    )
    return _with_sets(draft, result, block)


def _any(values: dict[str, Leaf]) -> Leaf:
    return next(iter(values.values()))


def _attribute(draft: _Draft, node: Node) -> None:
    name = leaf(node)
    if name.text in draft.names:
        declared_twice(draft.errors, "the attribute", name.text, name.span, draft.names[name.text].span)
        return
    draft.names[name.text] = name
    values: dict[str, Leaf] = {}
    for value, place in _values(draft, node.args[1]):
        elsewhere = next((others[value] for others in draft.attributes.values() if value in others), None)
        first = values.get(value) or elsewhere
        if first is not None and not (value.isdigit() and elsewhere):
            declared_twice(draft.errors, "the value", value, place.span, first.span)
            continue
        values[value] = place
    if values:
        draft.attributes[name.text] = values


def _values(draft: _Draft, node: Node | Leaf) -> list[tuple[str, Leaf]]:
    """A list of values with ranges written out."""
    assert isinstance(node, Node)
    found: list[tuple[str, Leaf]] = []
    for part in node.args:
        if isinstance(part, Leaf):
            if part.kind != "INT" or number(draft.errors, part) is not None:
                found.append((literal(part), part))
            continue
        low, high = (number(draft.errors, end) for end in part.args)
        if low is None or high is None:
            continue
        if not low <= high < low + MOST_VALUES:
            draft.errors.error(
                "U211",
                f"`{low} to {high}` is no range of values",
                part.span,
                because=f"it goes upwards, and an attribute has at most {MOST_VALUES} values",
            )
            continue
        place = leaf(part)
        found += [(str(value), place) for value in range(low, high + 1)]
    if len(found) > MOST_VALUES:
        draft.errors.error(
            "U211", "the list is too long", node.span, because=f"at most {MOST_VALUES} values are allowed"
        )
        return []
    return found


def _lines(draft: _Draft, lines: tuple[Block, ...], given: tuple[tuple[str, str], ...]) -> None:
    for line in lines:
        if _is_full(draft, line.node):
            return
        if line.node.form == "copies":
            _copies(draft, line.node, given)
        elif line.node.form in _NESTED and _has_cards(draft, line):
            _NESTED[line.node.form](draft, line, given)


def _is_full(draft: _Draft, node: Node) -> bool:
    """Whether to look no further. Blocks within blocks multiply, whether or not they make cards, and this ends it."""
    draft.visits += 1
    if not draft.full and draft.visits > MOST_VISITS:
        draft.full = True
        draft.errors.error(
            "U211",
            "the deck has too many combinations of values",
            node.span,
            because=f"all blocks of a deck together go through {MOST_VISITS} combinations at most",
            help="use fewer attributes, or fewer blocks within each other",
        )
    return draft.full


def _has_cards(draft: _Draft, line: Block) -> bool:
    key = id(line)
    if key not in draft.filled:
        draft.filled[key] = any(block.node.form == "copies" for block in line.walk())
        if not draft.filled[key]:
            draft.errors.error(
                "U213",
                "there are no cards under this line",
                line.node.span,
                help="write a line such as `4 of 1 to 9` there",
            )
    return draft.filled[key]


def _without(draft: _Draft, line: Block, given: tuple[tuple[str, str], ...]) -> None:
    name = leaf(line.node)
    if name.text not in draft.attributes:
        _unknown(draft, "attribute", name, list(draft.attributes))
    else:
        _lines(draft, line.children, given)


def _in_each(draft: _Draft, line: Block, given: tuple[tuple[str, str], ...]) -> None:
    name = leaf(line.node)
    if name.text not in draft.attributes:
        _unknown(draft, "attribute", name, list(draft.attributes))
    elif name.text in dict(given):
        draft.errors.error("U214", f"these cards have a {name.text} already", line.node.span)
    else:
        for value in draft.attributes[name.text]:
            if _is_full(draft, line.node):
                return
            _lines(draft, line.children, (*given, (name.text, value)))


def _in_some(draft: _Draft, line: Block, given: tuple[tuple[str, str], ...]) -> None:
    for part in line.node.args:
        assert isinstance(part, Leaf)
        if _is_full(draft, line.node):
            return
        home = _home(draft, part.text)
        if home is None:
            _unknown(draft, "value", part, [value for values in draft.attributes.values() for value in values])
        elif home in dict(given):
            draft.errors.error("U214", f"these cards have a {home} already", part.span)
        else:
            _lines(draft, line.children, (*given, (home, part.text)))


_NESTED = {"without": _without, "in_each": _in_each, "in_some": _in_some}


def _home(draft: _Draft, value: str) -> str | None:
    return next((name for name, values in draft.attributes.items() if value in values), None)


def _copies(draft: _Draft, node: Node, given: tuple[tuple[str, str], ...]) -> None:
    # A wrong number of copies is no reason to miss the cards.
    copies = number(draft.errors, node.args[0], "the number of copies", 1, MOST_CARDS) or 1
    key = id(node)
    if key not in draft.written:
        draft.written[key] = _values(draft, node.args[1])
    for value, place in draft.written[key]:
        if _is_full(draft, node):
            return
        home = next(
            (name for name, values in draft.attributes.items() if value in values and name not in dict(given)), RANK
        )
        if home == RANK and RANK in draft.attributes and value not in draft.attributes[RANK]:
            _unknown(draft, "rank", place, list(draft.attributes[RANK]))
            continue
        if home == RANK:
            clash = None if value.isdigit() else _home(draft, value)
            if clash not in (None, RANK):
                draft.errors.error("U214", f"`{value}` is a {clash}, and these cards have one already", place.span)
                continue
            draft.ranks.setdefault(value, place)
        kind = (*given, (home, value))
        draft.kinds[kind] = draft.kinds.get(kind, 0) + copies
        draft.cards += copies
        if draft.cards > MOST_CARDS or len(draft.kinds) > MOST_KINDS or len(draft.ranks) > MOST_VALUES:
            draft.full = True
            draft.errors.error(
                "U211",
                "the deck is too large",
                node.span,
                because=f"a pack has at most {MOST_CARDS} cards of {MOST_KINDS} kinds, and {MOST_VALUES} ranks",
            )
            return


def _unknown(draft: _Draft, what: str, name: Leaf, known: list[str]) -> None:
    if name.span in draft.told:
        return
    draft.told.add(name.span)
    draft.errors.error(
        "U214", f"the deck has no {what} `{literal(name)}`", name.span, help=near(draft.errors, literal(name), known)
    )


def _with_sets(draft: _Draft, made: Deck, block: Block) -> Deck:
    sets: dict[str, CardSet] = {}
    for line in block.children:
        if line.node.form != "card_set":
            continue
        name = leaf(line.node)
        if name.text in draft.names:
            declared_twice(draft.errors, "the name", name.text, name.span, draft.names[name.text].span)
            continue
        if made.values_named(name.text):
            draft.errors.error(
                "U204",
                f"`{name.text}` is a value already",
                name.span,
                because="a set and a value would be told apart by nobody",
                help=f"call the set `{name.text}s`, or something else",
            )
            continue
        draft.names[name.text] = name
        mask = 0
        for value, place in _values(draft, line.node.args[1]):
            if value in sets:
                mask |= sets[value].mask
                continue
            homes = made.values_named(value)
            if not homes and not draft.full:
                known = [one for attribute in made.attributes for one in attribute.values]
                _unknown(draft, "value", place, [*known, *sets])
            for attribute, index in homes[-1:]:
                mask |= made.mask_of(attribute, index)
        sets[name.text] = CardSet(name.text, mask, name.span)
    return Deck(made.attributes, made.kinds, tuple(sets.values()), made.span)
