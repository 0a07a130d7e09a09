"""A debt of nothing: nobody owes anything after it."""

from unolang.model.meaning import Meaning
from unolang.model.scope import Scope
from unolang.syntax.nodes import Leaf, Node
from unolang.text.diagnostic import Collector


def check(errors: Collector, meaning: Meaning, scope: Scope) -> None:  # noqa: ARG001 - every check is asked alike
    """What `next owes` adds may come to 0, as by an option, but a written 0 is a mistake."""
    blocks = [block for rule in meaning.ruleset.rules for top in rule.blocks for block in top.walk()]
    for part in (part for block in blocks for part in block.node.walk()):
        if not isinstance(part, Node) or part.form not in ("owes", "owes_more"):
            continue
        number = part.args[0]
        if isinstance(number, Leaf) and number.kind == "INT" and int(number.text) == 0:
            errors.error(
                "U319",
                "nothing is owed by this",
                part.span,
                because="while the amount is 0 nothing is owed, and no `while owing` holds",
                help="write how many, or remember with `remember NAME is no this round` that somebody has to answer",
            )
