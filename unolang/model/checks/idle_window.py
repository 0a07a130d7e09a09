"""A window that never opens, or that nothing depends on."""

from unolang.model.literals import leaf
from unolang.model.meaning import Meaning
from unolang.model.scope import Scope
from unolang.text.diagnostic import Collector


def check(errors: Collector, meaning: Meaning, scope: Scope) -> None:
    """Each window has to open, and to guard something or be asked about."""
    for rule in meaning.ruleset.rules:
        for block in (inner for top in rule.blocks for inner in top.walk()):
            if block.node.form != "window":
                continue
            name = leaf(block.node)
            forms = {child.node.form for child in block.children}
            if not forms & {"opens_on", "opens_when"}:
                errors.error(
                    "U311", f"the window `{name.text}` never opens", name.span, help="write `opens on ...` under it"
                )
            if not forms & {"permit", "forbid"} and ("window", name.text) not in scope.used:
                errors.error(
                    "U311",
                    f"nothing depends on the window `{name.text}`",
                    name.span,
                    help="write a `permit` or a `forbid` under it",
                )
