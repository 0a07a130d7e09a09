"""Options, defaults and editions of all texts become options with values."""

from collections.abc import Iterable, Mapping, Sequence

from attrs import evolve

from unolang.model.literals import declared_twice, leaf, literal, nodes, number
from unolang.model.near import near
from unolang.model.ruleset import Edition, Option
from unolang.syntax.nodes import Document, Leaf, Node
from unolang.text.diagnostic import Collector, Label
from unolang.text.span import Span

MOST_EDITIONS = 50


def options(
    errors: Collector, texts: tuple[Document, ...], chosen: Mapping[str, str], edition: str | None
) -> tuple[tuple[Option, ...], tuple[Edition, ...]]:
    """The options with the values in force, and the editions there are."""
    found: dict[str, Option] = {}
    editions: dict[str, Edition] = {}
    demands: list[tuple[Option, Node]] = []
    for text in texts:
        for block in text.blocks:
            if block.node.form == "option":
                _declare(errors, found, block.node)
                name = leaf(block.node).text
                demands += [(found[name], child.node) for child in block.children if name in found]
        given: dict[str, Span] = {}
        for block in text.blocks:
            if block.node.form == "set_option":
                _set(errors, found, block.node, given, texts)
        _editions(errors, found, text, editions)
    values = dict(_of_edition(errors, editions, edition))
    for name, value in chosen.items():
        if checked := value_of(errors, found, name, _normal(value), None):
            values[name] = checked
    result = {name: evolve(option, value=values.get(name, option.default)) for name, option in found.items()}
    for option, node in demands:
        _demand(errors, result, option, node)
    return tuple(result.values()), tuple(editions.values())


def out_of_use(texts: tuple[Document, ...]) -> set[str]:
    """The options of bases that rules spoke of, all of which a later text replaced or dropped."""
    rules: dict[str, list[Node]] = {}
    demands: dict[str, list[Node]] = {}
    spoken: set[str] = set()
    for text in texts:
        for block in text.blocks:
            form, nodes_of = block.node.form, [inner.node for inner in block.walk()]
            if form == "option":
                demands[leaf(block.node).text] = nodes_of[1:]
            elif form in ("rule", "replace_rule", "drop_rule"):
                spoken |= _names(nodes_of)
                rules[leaf(block.node).text] = [] if form == "drop_rule" else nodes_of
            elif form == "keep_rule":
                rules.setdefault(leaf(block.node).text, []).extend(nodes_of)
    own = {leaf(block.node).text for block in texts[-1].blocks if block.node.form == "option"} if texts else set()
    used = own | _names(node for some in rules.values() for node in some)
    used |= _names(node for name, some in demands.items() if name in used for node in some)
    return spoken & demands.keys() - used


def _names(found: Iterable[Node]) -> set[str]:
    return {part.text for node in found for part in node.walk() if isinstance(part, Leaf) and part.kind == "NAME"}


def set_here(text: Document) -> list[tuple[str, Span]]:
    """The options that a text sets, and where."""
    return [(leaf(block.node).text, leaf(block.node).span) for block in text.blocks if block.node.form == "set_option"]


def _users(texts: tuple[Document, ...], name: str) -> list[str]:
    """The rules that speak of an option."""
    rules = (block for text in texts for block in text.blocks if block.node.form in ("rule", "replace_rule"))
    return list(
        dict.fromkeys(leaf(one.node).text for one in rules if name in _names(inner.node for inner in one.walk()))
    )


def _normal(value: str) -> str:
    """A value from outside, as the text would write it."""
    digits = value.removeprefix("-")
    if digits.isascii() and digits.isdigit():
        return value[: len(value) - len(digits)] + (digits.lstrip("0") or "0")
    return value


def _declare(errors: Collector, found: dict[str, Option], node: Node) -> None:
    name, domain, sentence = leaf(node), node.args[1], node.args[2]
    assert isinstance(domain, Node)
    assert isinstance(sentence, Leaf)
    if name.text in found:
        declared_twice(errors, "the option", name.text, name.span, found[name.text].span)
        return
    if domain.form == "choice":
        values: list[str] = []
        for part in domain.args:
            value = literal(part)
            if value in values:
                errors.error("U204", f"the value `{value}` is listed twice", part.span)
            elif not value.lstrip("-").isdigit() or number(errors, part) is not None:
                values.append(value)
        if not values:
            return
        option = Option(name.text, sentence.text, tuple(values), 0, 0, values[0], values[0], name.span)
    else:
        first, low, high = domain.args
        if not literal(first).lstrip("-").isdigit():
            errors.error("U208", f"`{literal(first)}` is no number", first.span, because="the option is a number")
            return
        least, most = number(errors, low), number(errors, high)
        if least is None or most is None or number(errors, first, f"the option `{name.text}`", least, most) is None:
            return
        option = Option(name.text, sentence.text, (), least, most, literal(first), literal(first), name.span)
    found[name.text] = option


def _set(
    errors: Collector, found: dict[str, Option], node: Node, given: dict[str, Span], texts: tuple[Document, ...]
) -> None:
    name = leaf(node)
    if name.text in given:
        errors.error(
            "U218",
            f"the option `{name.text}` is set twice",
            node.span,
            labels=(Label(given[name.text], "set here first"),),
        )
        return
    given[name.text] = node.span
    span = node.args[1].span if name.text in found else name.span
    value = value_of(errors, found, name.text, literal(node.args[1]), span, _users(texts, name.text))
    if value is not None:
        found[name.text] = evolve(found[name.text], default=value, value=value)


def value_of(
    errors: Collector,
    found: Mapping[str, Option],
    name: str,
    value: str,
    span: Span | None,
    users: Sequence[str] = (),
) -> str | None:
    """The value, if there is such an option and it can have this value; the rules that use it are offered to be replaced."""
    option = found.get(name)
    if option is None:
        errors.error(
            "U207",
            f"there is no option `{name}`",
            span,
            help=near(errors, name, found) or _list("the options are", tuple(found)),
        )
        return None
    if option.values:
        if value in option.values:
            return value
        because = _list("it can be", option.values)
    else:
        digits = value.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) < 8 and option.low <= int(value) <= option.high:
            return value
        because = f"it lies between {option.low} and {option.high}"
    labels = (Label(option.span, "declared here"),) if span else ()
    hint = near(errors, value, option.values) or (
        "choose one of these" if option.values else "choose a number between these"
    )
    if users and not hint.startswith("did"):
        hint += f", or write {' or '.join(f'`replace rule {one}`' for one in users[:3])} with a value of your own"
    shown = value if len(value) <= 40 else f"{value[:40]}..."
    errors.error("U208", f"the option `{name}` cannot be `{shown}`", span, labels=labels, because=because, help=hint)
    return None


def _list(head: str, values: tuple[str, ...]) -> str:
    if not values:
        return ""
    *some, last = (f"`{value}`" for value in values[:12])
    return f"{head} {', '.join(some)} or {last}" if some else f"{head} {last}"


def fixings(errors: Collector, found: Mapping[str, Option], node: Node) -> list[tuple[str, str]]:
    """`a is b, c is d` with every option and value there."""
    result = []
    for fixing in nodes(node, "fixing"):
        name = leaf(fixing).text
        span = fixing.args[1].span if name in found else leaf(fixing).span
        value = value_of(errors, found, name, literal(fixing.args[1]), span)
        if value is not None:
            result.append((name, value))
    return result


def _editions(errors: Collector, found: dict[str, Option], text: Document, editions: dict[str, Edition]) -> None:
    """The editions of a text join those of its bases, or take their place."""
    names: dict[str, Span] = {}
    for block in text.blocks:
        if block.node.form != "edition":
            continue
        if len(editions) >= MOST_EDITIONS and leaf(block.node).text not in editions:
            errors.error(
                "U211",
                "there are too many editions",
                block.node.span,
                because=f"a rule set has at most {MOST_EDITIONS} editions, those of its bases included",
            )
            return
        one = _edition(errors, found, block.node)
        if one.name in names:
            declared_twice(errors, "the edition", one.name, one.span, names[one.name])
        names[one.name] = one.span
        editions[one.name] = one


def _edition(errors: Collector, found: dict[str, Option], node: Node) -> Edition:
    part = node.args[1]
    assert isinstance(part, Node)
    return Edition(leaf(node).text, tuple(fixings(errors, found, part)), node.span)


def _of_edition(errors: Collector, editions: Mapping[str, Edition], name: str | None) -> tuple[tuple[str, str], ...]:
    if name is None:
        return ()
    if name not in editions:
        errors.error(
            "U209",
            f"there is no edition `{name}`",
            None,
            because="" if editions else "the rule set has no editions",
            help=near(errors, name, editions) or _list("the editions are", tuple(editions)),
        )
        return ()
    return editions[name].values


def _demand(errors: Collector, result: Mapping[str, Option], option: Option, node: Node) -> None:
    value = value_of(errors, result, option.name, literal(node.args[0]), node.span)
    fixing = node.args[1]
    assert isinstance(fixing, Node)
    name = leaf(fixing).text
    other = value_of(errors, result, name, literal(fixing.args[1]), fixing.span)
    if value is None or other is None or result[option.name].value != value:
        return
    if (result[name].value == other) != (node.form == "requires"):
        stands = "needs" if node.form == "requires" else "excludes"
        errors.error(
            "U210",
            f"`{option.name} is {value}` {stands} `{name} is {other}`",
            node.span,
            because=f"`{name}` is `{result[name].value}` now",
            help=f"choose another value for `{option.name}` or for `{name}`",
        )
