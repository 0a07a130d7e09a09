"""A window in which nobody may play at all, and that nothing shuts before the round is over."""

from unolang.model.literals import leaf
from unolang.model.meaning import Meaning
from unolang.model.scope import Scope
from unolang.syntax.nodes import Block, Leaf, Node
from unolang.text.diagnostic import Collector

ENDS = frozenset(("opens_when", "closes_on", "closes_at_turn"))


def check(errors: Collector, meaning: Meaning, scope: Scope) -> None:  # noqa: ARG001 - every check is asked alike
    """Each window that forbids all plays should shut by an event, by a condition, or by an effect.

    A warning only, since a round may be meant to end in such a window. What keeps some cards back for the rest of a round is no pause.
    """
    blocks = [block for rule in meaning.ruleset.rules for top in rule.blocks for block in top.walk()]
    parts = [part for block in blocks for part in block.node.walk()]
    shut = {leaf(part).text for part in parts if isinstance(part, Node) and part.form == "close"}
    for block in blocks:
        if block.node.form != "window":
            continue
        name, forms = leaf(block.node), {child.node.form for child in block.children}
        if any(map(_forbids_all_plays, block.children)) and not forms & ENDS and name.text not in shut:
            errors.warn(
                "U318",
                f"nothing ends the window `{name.text}`, and nobody may play in it",
                name.span,
                help=f"write `closes on ...` under it, or `close {name.text}` where it is over",
            )


def _forbids_all_plays(block: Block) -> bool:
    """Whether the line forbids playing as such: no cards are named, and no condition."""
    if block.node.form != "forbid":
        return False
    act = block.node.args[0]
    assert isinstance(act, Node)
    done = act.args[0]
    assert isinstance(done, Node)
    verbs = {arg.text for arg in done.args if isinstance(arg, Leaf)}
    return done.form in ("verb", "verbs") and "play" in verbs and act.find("if_") is None
