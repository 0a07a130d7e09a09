"""What rules declared that are no longer in force: an error about a missing name tells what took it away."""

from attrs import evolve, frozen

from unolang.model.ruleset import Gone, Ruleset
from unolang.model.scope import Scope, scope_of
from unolang.syntax.nodes import Block
from unolang.text.diagnostic import Collector
from unolang.text.span import Span

_DID = {
    "verb": "permitted it",
    "word": "permitted it",
    "debt": "made it owed",
    "variable": "remembered it",
    "flag": "remembered it",
    "window": "opened it",
    "measure": "gave cards this number",
}


LOSABLE = frozenset(_DID)
"""The kinds of names that rules declare."""


@frozen
class Lost:
    """A name that a rule out of force declares: the rule, the line that declares it, and the `while` lines around that."""

    gone: Gone
    line: Span
    around: tuple[str, ...]
    did: str

    def told(self) -> str:
        """What that rule did with the name."""
        under = f", under {' and '.join(f'`{one}`' for one in self.around)}" if self.around else ""
        return f"the rule that {self.gone.how} {self.did}{under}"

    def help(self) -> str:
        """What to write so that the name is there again."""
        line = f"`{' '.join(self.line.text.split())}`"
        written = f"{' and, under it, '.join([*(f'`{one}`' for one in self.around), line])}"
        name = self.gone.rule.name
        return f"write {written} in {f'your rule `{name}`' if self.gone.is_replaced else 'a rule of your own'} as well"


def lost(rules: Ruleset, kinds: tuple[str, ...], name: str) -> Lost | None:
    """Where a name was declared that no rule in force declares."""
    for gone in rules.gone:
        scope = scope_of(Collector(), evolve(rules, rules=(gone.rule,), gone=()))
        for kind in kinds:
            at = _declared(scope, kind, name)
            if at is None:
                continue
            for top in gone.rule.blocks:
                found = _path(top, at)
                if found:
                    around = tuple(
                        " ".join(one.node.span.text.split()) for one in found[:-1] if one.node.form == "while_"
                    )
                    return Lost(gone, found[-1].node.span, around, _DID[kind])
    return None


def _declared(scope: Scope, kind: str, name: str) -> Span | None:
    if kind in ("variable", "flag"):
        return scope.variables[name].span if name in scope.variables else None
    tables = {
        "window": scope.windows,
        "debt": scope.debts,
        "word": scope.words,
        "verb": scope.verbs,
        "measure": scope.measures,
    }
    table = tables[kind]
    return table[name].span if name in table else None


def _path(block: Block, at: Span) -> list[Block]:
    """The blocks from the top down to the one whose own line holds the place."""
    if block.node.span.start <= at.start and at.end <= block.node.span.end:
        return [block]
    for child in block.children:
        if below := _path(child, at):
            return [block, *below]
    return []
