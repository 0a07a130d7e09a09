"""A text and the texts it builds on become one rule set."""

from collections.abc import Mapping

from attrs import evolve

from unolang.model.bases import Loader, chain
from unolang.model.deck import deck
from unolang.model.laying import laid
from unolang.model.literals import leaf
from unolang.model.options import options as fixed_options
from unolang.model.options import out_of_use, set_here
from unolang.model.ordering import ordered
from unolang.model.ruleset import Deck, Ruleset
from unolang.model.settings import Settings, packs_by_seats, settings
from unolang.syntax.nodes import Document, Leaf
from unolang.text.diagnostic import Collector, Label
from unolang.text.span import Span

_EMPTY: Mapping[str, str] = {}


def compose(
    document: Document,
    load: Loader,
    options: Mapping[str, str] = _EMPTY,
    edition: str | None = None,
    known: tuple[str, ...] = (),
) -> Ruleset:
    """The rule set in force under these options; `Failed` with every error found."""
    bases, texts = chain(document, load, known)
    errors = Collector()
    found = settings(errors, texts)
    fixed, editions = fixed_options(errors, texts, options, edition)
    based_on = _based_on(known) if len(texts) == 1 else ""
    cards = _deck(errors, texts, based_on)
    rules = laid(errors, texts, found, {option.name: option for option in fixed}, based_on)
    holding = tuple(rule for rule in rules.rules.values() if rule is not None)
    absent = frozenset(name for name in rules.declared if rules.rules.get(name) is None)
    in_order = ordered(errors, holding, absent)
    _needed(errors, found, based_on)
    dead = out_of_use(texts) - set(options)
    errors.raise_if_errors()
    assert cards is not None
    assert found.seats is not None
    assert found.span is not None
    return Ruleset(
        found.name,
        document.source,
        bases,
        tuple((identity, title) for identity, (title, _) in found.sources.items()),
        tuple(found.citations),
        tuple(found.notes),
        found.seats,
        packs_by_seats(found.packs),
        tuple(one for one in fixed if one.name not in dead),
        tuple(evolve(one, values=tuple(value for value in one.values if value[0] not in dead)) for one in editions),
        cards,
        in_order,
        tuple(sorted(absent)),
        _mentioned(document, absent),
        found.span,
        tuple(rules.gone),
        tuple((name, span) for name, span in set_here(document) if name in dead),
    )


def _based_on(known: tuple[str, ...]) -> str:
    """What to write under `variant` of a text that builds on nothing."""
    return f"write `based on {known[0]}` under `variant`, or whatever else it builds on" if known else ""


def _mentioned(document: Document, absent: frozenset[str]) -> frozenset[str]:
    """The names in rules that do not hold, in conditions of rules, and in demands of options."""
    found: set[str] = set()
    for block in document.blocks:
        if block.node.form not in ("rule", "replace_rule", "keep_rule", "option"):
            continue
        whole = block.node.form == "option" or leaf(block.node).text in absent
        nodes = [child.node for child in block.walk() if whole or child is block]
        if block.node.form == "option":
            nodes = nodes[1:]
        found |= {part.text for node in nodes for part in node.walk() if isinstance(part, Leaf) and part.kind == "NAME"}
    return frozenset(found)


def _needed(errors: Collector, found: Settings, based_on: str) -> None:
    if found.seats is None and found.span is not None and not errors.errors:
        errors.error(
            "U219",
            "the text does not say how many can play",
            found.span,
            help=f"{based_on}; or " * bool(based_on) + "write a line such as `players 2 to 10` under `variant`",
        )


def _deck(errors: Collector, texts: tuple[Document, ...], based_on: str) -> Deck | None:
    """The last deck; each but the first has to say that it replaces the one before."""
    current: Span | None = None
    result: Deck | None = None
    for text in texts:
        here: Span | None = None
        for block in text.blocks:
            if block.node.form not in ("deck", "replace_deck"):
                continue
            if here is not None:
                labels = (Label(here, "the first one"),)
                errors.error(
                    "U212", "the deck is given twice", block.node.span, labels=labels, help="put both into one"
                )
            elif block.node.form == "deck" and current is not None:
                labels = (Label(current, "there is a deck already"),)
                errors.error("U212", "the base has a deck", block.node.span, labels=labels, help="write `replace deck`")
            elif block.node.form == "replace_deck" and current is None:
                errors.error("U205", "there is no deck to replace", block.node.span, help="write `deck`")
            here = block.node.span
            result = deck(errors, block)
        current = here or current
    if result is None and texts:
        text = texts[-1]
        errors.error(
            "U213",
            "the rule set has no deck",
            Span(text.source, 0, 0),
            help=f"{based_on}; or " * bool(based_on) + "write `deck` and, indented under it, which cards there are",
        )
    return result
