"""Which options each rule of a rule set depends on, and which options still matter."""

from __future__ import annotations

from collections.abc import Iterator

from unolang.model.ruleset import Option, Ruleset
from unolang.pipeline import texts_of
from unolang.syntax.nodes import Block, Document, Leaf, Node

_RULES = frozenset({"rule", "replace_rule", "keep_rule", "drop_rule"})


def options_of(ruleset: Ruleset) -> dict[str, tuple[str, ...]]:
    """For each rule in force the options that its `if`, or one of its lines, reads."""
    known = [option.name for option in ruleset.options]
    read: dict[str, set[str]] = {rule.name: set() for rule in ruleset.rules}
    for text in texts_of(ruleset.text):
        for name, block in _rules(text):
            if name in read and block.node.form != "drop_rule":
                read[name].update(_condition(block))
    for rule in ruleset.rules:
        read[rule.name].update(name for block in rule.blocks for inner in block.walk() for name in _names(inner.node))
    return {rule.name: tuple(name for name in known if name in read[rule.name]) for rule in ruleset.rules}


def live_options(ruleset: Ruleset) -> tuple[Option, ...]:
    """The options that some rule reads which is in force, or would be under another option.

    Whatever only a rule read that was replaced or dropped has no effect any more.
    """
    read: dict[str, set[str]] = {}
    for text in texts_of(ruleset.text):
        for name, block in _rules(text):
            if block.node.form in ("replace_rule", "drop_rule"):
                read[name] = set()
            read.setdefault(name, set()).update(name for inner in block.walk() for name in _names(inner.node))
    living = set().union(*read.values())
    return tuple(option for option in ruleset.options if option.name in living)


def _rules(text: Document) -> Iterator[tuple[str, Block]]:
    """The rules that a text speaks of, by name."""
    for block in text.blocks:
        if block.node.form in _RULES:
            yield _names(block.node)[0], block


def _condition(block: Block) -> list[str]:
    condition = block.node.find("only_if")
    return [] if condition is None else _names(condition)


def _names(node: Node) -> list[str]:
    return [part.text for part in node.walk() if isinstance(part, Leaf) and part.kind == "NAME"]
