"""What stands under a line: in which place its children are, and whether there must or must not be any."""

from __future__ import annotations

from collections.abc import Sequence

from unolang.syntax.line import fits, tokens_of
from unolang.syntax.mistakes import Mistakes
from unolang.syntax.nodes import Node
from unolang.syntax.outline import Line
from unolang.syntax.places import MAY_BE_EMPTY, OPENS, TAKES_EFFECT, UNDER, Place
from unolang.text.suggest import nearest

_HEADS = {
    "variant": "variant",
    "option": "option",
    "deck": "deck",
    "rule": "rule",
    "replace": "rule",
    "keep": "keep",
    "while": "while",
    "window": "window",
    "points": "points",
    "measure": "points",
    "on": "effects",
    "before": "effects",
    "instead": "effects",
    "whenever": "effects",
    "when": "effects",
    "otherwise": "effects",
    "in": "deck",
    "without": "deck",
}


def place_under(line: Line, node: Node | None, place: Place, mistakes: Mistakes) -> Place:
    """The place of what stands under a line; for a line that couldn't be read, and one that takes nothing, a guess."""
    if node is None:
        return _guess(line)
    inner = OPENS.get(node.form)
    if inner is None:
        if line.children:
            first = line.children[0]
            mistakes.tell_line(
                first,
                "U106",
                "this line is indented, but the line above takes nothing under it",
                help=f"indent it by {line.indent}, like the line above",
            )
        return place
    return inner


def _guess(line: Line) -> Place:
    if line.rows[0].content.split()[:2] == ["replace", "deck"]:
        return UNDER["deck"]
    for word in (line.first_word, *nearest(line.first_word, _HEADS, most=1)):
        if word in _HEADS:
            return UNDER[_HEADS[word]]
    likely = ("effects", "rule", "while", "window", "variant", "deck", "points", "option")
    children = [tokens_of(child.text) for child in line.children[:5]]
    votes = {name: sum(fits(tokens, UNDER[name].start) for tokens in children) for name in likely}
    return UNDER[max(likely, key=votes.__getitem__)]


def check_place(line: Line, node: Node, place: Place, mistakes: Mistakes) -> None:
    """A line may be well written and yet not belong under this one."""
    if place.only and line.first_word not in place.only:
        mistakes.tell(
            line,
            "U110",
            f"`{line.first_word}` can't stand under {place.name}",
            (line.start, line.start + len(line.first_word)),
            help=f"what stands here begins with {', '.join(f'`{word}`' for word in place.only)}",
        )
    if node.form == "variant" and line.indent:
        mistakes.tell_line(line, "U104", "`variant` stands at the margin", help="take the blanks before it away")


def check_body(
    line: Line, node: Node, inline: Node | None, after: Sequence[Line], place: Place, mistakes: Mistakes
) -> None:
    """A line that takes something has something, and only once."""
    if inline is not None and line.children:
        mistakes.tell_line(
            line.children[0],
            "U106",
            "the line above has its effect already, after the colon",
            help="write both on lines of their own, under a line without colon",
        )
    if inline is not None or line.children or node.form not in OPENS or node.form in MAY_BE_EMPTY:
        return
    if node.form in TAKES_EFFECT and after and _is_stray_effect(after[0], place):
        mistakes.tell_line(
            after[0],
            "U112",
            f"this effect belongs under `{line.first_word}` above",
            help="indent it by one step more",
        )
        return
    if node.form in TAKES_EFFECT and _lacks_colon(line, place, mistakes):
        return
    what = "its effect" if node.form in TAKES_EFFECT else "its lines"
    mistakes.tell_line(
        line,
        "U105",
        f"nothing stands under this `{line.first_word}`",
        help=f"write {what} below, indented by one step more",
    )


def _lacks_colon(line: Line, place: Place, mistakes: Mistakes) -> bool:
    """Whether the end of the line was meant as its effect; then that is told."""
    if mistakes.is_full:
        return False
    from unolang.syntax.ways import with_colon  # a text without mistakes must not pay for it

    whole = with_colon(line.text, place.start, mistakes.known)
    if whole is None:
        return False
    after = len(tokens_of(whole.partition(":")[0]))
    tokens = tokens_of(line.text)
    at = tokens[min(after, len(tokens) - 1)]
    where = (line.start + at.start, line.start + at.end)
    mistakes.tell(line, "U124", "`:` is missing", where, help=f"write `{' '.join(whole.split())}`")
    return True


def _is_stray_effect(line: Line, place: Place) -> bool:
    if place.start == "step":
        return False
    tokens = tokens_of(line.text)
    return bool(tokens) and tokens[0].text not in place.heads and fits(tokens, "step")


def check_otherwise(line: Line, node: Node, before: str | None, mistakes: Mistakes) -> None:
    """An `otherwise` follows its `when`; `before` is the form of the line before, or None if that is unknown."""
    if node.form == "otherwise" and before is not None and before != "when":
        mistakes.tell_line(
            line,
            "U107",
            "this `otherwise` follows no `when`",
            help="it stands right after the lines of its `when`, and is indented like it",
        )
