"""The text of a new rule set: it checks as it stands, and its remarks show what can be said."""

from __future__ import annotations

from pathlib import Path

from unolang.cli.find import shipped_source
from unolang.cli.output import fail
from unolang.model.ruleset import Option, Ruleset
from unolang.pipeline import check_rules, load
from unolang.rulebook.options import live_options
from unolang.rulebook.sections import Section, section_of
from unolang.text.diagnostic import Failed
from unolang.text.source import Source

_HEAD = """\
# A line that begins with # is a remark. `unolang check` finds every error in this file,
# and `unolang rules` shows all the rules in force, those of {base} too.
# Below, ## explains; what stands behind a single # can be tried: take away the # and the blank after it.

variant "{title}"
    based on {base}
    note "Whatever is not said here is as in {base}."
"""

_RULE = """

## A new rule has a name, one sentence, and lines that say what may be done and what follows.

# rule {name} "A {card} makes everybody else draw a card"
#     on play of {card}: players but the player draw 1 card
"""

_OPTIONS = """

## The base has options, and another value can stand for each:

{lines}
"""

_CHANGES = """

## A rule of the base can be dropped, or another one put in its place. Nothing is left of what it said,
## so whatever shall still hold is said again; `unolang check` tells what is missing.

{changes}

## These are the rules of the base:
{rules}
"""

_WIDTH = 100


def starter_text(stem: str, base: str, source: Source, beside: Path) -> str:
    """A text on top of a base, with remarks made of the options and rules that the base really has."""
    name = _base_name(base, beside, stem)
    ruleset = load(source)
    parts = [_HEAD.format(base=name, title=_title(stem)), _rule(ruleset)]
    options = live_options(ruleset)
    if options:
        parts.append(_OPTIONS.format(lines="\n".join(map(_option, options))))
    rules = _filled([rule.name for rule in ruleset.rules])
    parts.append(_CHANGES.format(changes=_changes(ruleset, name, beside), rules=rules) if ruleset.rules else "")
    return "".join(parts)


def _base_name(base: str, beside: Path, stem: str) -> str:
    """The name by which the new text finds its base: a shipped one, or a file in the same folder."""
    if shipped_source(base) is not None and "/" not in base:
        return base
    path = Path(base)
    if base == "-" or path.suffix != ".uno" or path.parent.resolve() != beside.resolve():
        raise fail(
            "U513",
            f"nothing can be built on `{base}` from there",
            because="a text finds its base among the shipped variants, and as a `.uno` file beside it",
            help=f"copy it into `{beside.as_posix()}` first",
        )
    if path.stem == stem:
        raise fail("U513", f"`{stem}` cannot be built on itself", help="give the new rule set another name")
    return path.stem


def _title(stem: str) -> str:
    words = stem.replace("-", " ").replace("_", " ").strip()
    return words[:1].upper() + words[1:]


def _rule(ruleset: Ruleset) -> str:
    values = [value for attribute in ruleset.deck.attributes for value in attribute.values]
    card = "7" if "7" in values else values[-1] if values else ruleset.deck.kinds[0].name
    taken = {rule.name for rule in ruleset.rules}
    name = next(
        name
        for name in ("everybody-draws", *(f"everybody-draws-{letter}" for letter in "abcdefgh"))
        if name not in taken
    )
    return _RULE.format(name=name, card=card)


def _option(option: Option) -> str:
    values = f"{option.low} to {option.high}" if not option.values else " or ".join(option.values)
    return f"# set {option.name} to {_other(option)}\n## {option.sentence}: {values}, and {option.value} now."


def _other(option: Option) -> str:
    """Another value: the next of a list, a smaller number near the present one where there is room, else a larger."""
    if option.values:
        return next((value for value in option.values if value != option.value), option.value)
    now = int(option.value)
    smaller = max(option.low, (now * 2 // 5 + 9) // 10 * 10 if now >= 50 else now - 1)
    return str(smaller if smaller < now else min(option.high, now + 1))


def _changes(ruleset: Ruleset, name: str, beside: Path) -> str:
    """One rule to drop and one to replace, both of them such that the game stays in order."""
    short = [
        rule
        for rule in ruleset.rules
        if len(rule.blocks) == 1 and rule.blocks[0].span.line == rule.blocks[0].span.end_line
    ]
    short.sort(key=lambda rule: section_of(rule) is not Section.CARDS)
    found: list[str] = []
    for rule in short:
        block = rule.blocks[0]
        line = " ".join(block.span.source.text[block.span.start : block.span.end].split())
        change = f'replace rule {rule.name} "{rule.sentence}"\n    {line}' if found else f"drop rule {rule.name}"
        if _is_fine(f'variant "Trial"\n    based on {name}\n\n{change}\n', beside):
            found.append("\n".join(f"# {part}" for part in change.split("\n")))
        if len(found) == 2:
            break
    return "\n\n".join(found)


def _is_fine(text: str, beside: Path) -> bool:
    try:
        return not check_rules(load(Source(str(beside / "trial-of-a-change.uno"), text)))[1]
    except Failed:
        return False


def _filled(names: list[str]) -> str:
    lines = ["##"]
    for index, name in enumerate(names):
        piece = f" {name}{',' if index < len(names) - 1 else ''}"
        if len(lines[-1]) + len(piece) > _WIDTH:
            lines.append("##")
        lines[-1] += piece
    return "\n".join(lines)
