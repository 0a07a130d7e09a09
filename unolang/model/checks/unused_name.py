"""A name that is declared in this text and never used; not wrong, but hardly meant."""

from collections.abc import Iterator

from unolang.model.meaning import Meaning
from unolang.model.scope import Scope
from unolang.text.diagnostic import Collector
from unolang.text.span import Span


def check(errors: Collector, meaning: Meaning, scope: Scope) -> None:
    """Only what this text itself declares: a base may offer more than is needed."""
    rules = meaning.ruleset
    for name, span in rules.idle:
        errors.warn(
            "U309", f"the option `{name}` is set, and no rule uses it any more", span, help="leave this line out"
        )
    for what, name, span in _unused(meaning, scope):
        if span.source is rules.text and name not in rules.mentioned:
            errors.warn("U309", f"{what} `{name}` is never used", span, help="use it, or leave it out")


def _unused(meaning: Meaning, scope: Scope) -> Iterator[tuple[str, str, Span]]:
    used = scope.used
    for variable in scope.variables.values():
        kinds = ("flag", "variable") if variable.flag else ("variable",)
        if not any((kind, variable.name) in used for kind in kinds):
            yield ("the mark" if variable.flag else "the memory"), variable.name, variable.span
    for option in meaning.ruleset.options:
        if ("option", option.name) not in used:
            yield "the option", option.name, option.span
    for card_set in meaning.ruleset.deck.sets:
        if ("card set", card_set.name) not in used:
            yield "the set", card_set.name, card_set.span
    for measure in scope.measures.values():
        if measure.name != "points" and ("measure", measure.name) not in used:
            yield "the measure", measure.name, measure.span
