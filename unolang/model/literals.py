"""Literals and names of the text become numbers and strings, within bounds."""

from collections.abc import Iterator

from unolang.syntax.nodes import Leaf, Node
from unolang.text.diagnostic import Collector, Label
from unolang.text.span import Span

MOST = 1_000_000
"""No number in a text goes beyond this, in either direction."""


def number(
    errors: Collector,
    part: Node | Leaf,
    what: str = "a number",
    low: int = -MOST,
    high: int = MOST,
    help_text: str = "",
) -> int | None:
    """A written integer becomes a number; one out of bounds is told."""
    leaf, sign = (part, 1) if isinstance(part, Leaf) else (part.args[0], -1)
    assert isinstance(leaf, Leaf)
    digits = leaf.text.lstrip("0") or "0"
    # Python itself refuses very long numbers, and nobody reads them.
    value = sign * int(digits) if len(digits) <= 9 else sign * 10**9
    if low <= value <= high:
        return value
    errors.error(
        "U211",
        f"`{shown(part)}` is out of bounds",
        part.span,
        because=f"{what} lies between {low} and {high}",
        help=help_text,
    )
    return None


def shown(part: Node | Leaf) -> str:
    """A number for a message, shortened if nobody would read it."""
    text = literal(part)
    return text if len(text) <= 20 else f"{text[:8]}..."


def literal(part: Node | Leaf) -> str:
    """A literal as it is compared and shown: `7`, `-7`, `red`, `yes`."""
    if isinstance(part, Leaf):
        return (part.text.lstrip("0") or "0") if part.kind == "INT" else part.text
    if part.form == "minus":
        return (
            f"-{literal(part.args[0])}".replace("-0", "0")
            if literal(part.args[0]) == "0"
            else f"-{literal(part.args[0])}"
        )
    return part.form


def leaf(node: Node, index: int = 0) -> Leaf:
    """The operand that is one word."""
    found = node.args[index]
    assert isinstance(found, Leaf), f"{node.form} has no word at {index}"
    return found


def nodes(node: Node, form: str) -> Iterator[Node]:
    """All operands of one form."""
    return (arg for arg in node.args if isinstance(arg, Node) and arg.form == form)


def declared_twice(errors: Collector, what: str, name: str, again: Span, first: Span) -> None:
    """Both places of a name that is given twice are told."""
    errors.error(
        "U204",
        f"{what} `{name}` is declared twice",
        again,
        label="declared again here",
        labels=(Label(first, "declared here first"),),
        help="give one of them another name, or leave it out",
    )
