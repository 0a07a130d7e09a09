"""The rules of all texts are laid over each other: kept, replaced, dropped, added."""

from collections.abc import Mapping

from attrs import define, evolve, field

from unolang.model.literals import leaf
from unolang.model.near import near
from unolang.model.options import fixings
from unolang.model.ruleset import Citation, Gone, Option, Rule
from unolang.model.settings import Settings, citations
from unolang.syntax.nodes import Block, Document, Leaf, Node
from unolang.text.diagnostic import Collector, Label
from unolang.text.span import Span


@define
class Laid:
    """The rules so far; one that does not hold keeps its place as None."""

    errors: Collector
    settings: Settings
    options: Mapping[str, Option]
    rules: dict[str, Rule | None] = field(factory=dict)
    declared: dict[str, Span] = field(factory=dict)
    dropped: set[str] = field(factory=set)  # names that are free again
    gone: list[Gone] = field(factory=list)
    based_on: str = ""  # what to write under `variant`, where there is no base


def laid(
    errors: Collector,
    texts: tuple[Document, ...],
    settings: Settings,
    options: Mapping[str, Option],
    based_on: str = "",
) -> Laid:
    """All rules by name, in the order in which their names first appeared."""
    result = Laid(errors, settings, options, based_on=based_on)
    for text in texts:
        touched: dict[str, Span] = {}
        inherited = {name: span for name, span in result.declared.items() if name not in result.dropped}
        for block in text.blocks:
            if block.node.form not in ("rule", "replace_rule", "keep_rule", "drop_rule"):
                continue
            name = leaf(block.node)
            if name.text in touched:
                errors.error(
                    "U204",
                    f"this text speaks twice of the rule `{name.text}`",
                    name.span,
                    labels=(Label(touched[name.text], "here first"),),
                    help="put both into one",
                )
                continue
            touched[name.text] = name.span
            _lay(result, inherited, block, name)
    return result


def _lay(result: Laid, inherited: Mapping[str, Span], block: Block, name: Leaf) -> None:
    form = block.node.form
    holds = _holds(result, block.node)
    if form == "rule":
        if name.text in inherited:
            result.errors.error(
                "U206",
                f"there is a rule `{name.text}` already",
                name.span,
                labels=(Label(inherited[name.text], "declared here"),),
                because="a new rule may not bear the name of an old one",
                help=f"write `replace rule {name.text}`, or find another name",
            )
            return
    elif name.text not in inherited:
        hint = near(result.errors, name.text, inherited)
        verb = form.removesuffix("_rule")
        result.errors.error(
            "U205",
            f"there is no rule `{name.text}` to {verb}",
            name.span,
            because="" if inherited else "the rule set builds on no other",
            help=hint if inherited else result.based_on,
        )
        return
    result.declared[name.text] = name.span
    (result.dropped.add if form == "drop_rule" else result.dropped.discard)(name.text)
    old = result.rules.get(name.text)
    if old is not None and (form in ("drop_rule", "replace_rule") or not holds):
        how = {"drop_rule": "was dropped", "keep_rule": "does not hold"}.get(form, "was replaced")
        result.gone.append(Gone(old, how, name.span))
    if form == "drop_rule" or not holds:
        result.rules[name.text] = None
        if form in ("rule", "replace_rule"):
            # Citations and the rest are still looked at, so that a mistake is told whatever the options are.
            result.gone.append(Gone(_rule(result, block, name), "does not hold", name.span))
    elif form == "keep_rule":
        if old is not None:
            cites, notes = _remarks(result, block)
            comes = tuple(one for one in block.children if one.node.form in ("comes_before", "comes_after"))
            result.rules[name.text] = evolve(
                old,
                citations=(*old.citations, *cites),
                notes=(*old.notes, *notes),
                blocks=(*old.blocks, *comes),
            )
    else:
        result.rules[name.text] = _rule(result, block, name)


def _rule(result: Laid, block: Block, name: Leaf) -> Rule:
    cites, notes = _remarks(result, block)
    sentence = block.node.args[1] if len(block.node.args) > 1 else None
    blocks = tuple(child for child in block.children if child.node.form not in ("cite", "note"))
    text = sentence.text if isinstance(sentence, Leaf) else ""
    return Rule(name.text, text, blocks, tuple(cites), tuple(notes), block.node.span)


def _remarks(result: Laid, block: Block) -> tuple[list[Citation], list[str]]:
    cites: list[Citation] = []
    notes: list[str] = []
    for child in block.walk():
        if child.node.form == "cite":
            cites += citations(result.errors, result.settings, child.node)
        elif child.node.form == "note":
            notes.append(leaf(child.node).text)
    return cites, notes


def _holds(result: Laid, node: Node) -> bool:
    """Whether the `, if ...` of a rule holds under the options."""
    condition = node.find("only_if")
    if condition is None:
        return True
    return all(result.options[name].value == value for name, value in fixings(result.errors, result.options, condition))
