"""A rule set becomes a rulebook in Markdown, in the order that rulebooks have."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from unolang.model.ruleset import Citation, Option, Rule, Ruleset
from unolang.rulebook.cards import deck_rows, sets_spoken_of
from unolang.rulebook.clauses import clause_lines, kept_in_mind
from unolang.rulebook.options import live_options
from unolang.rulebook.sections import Section, sections

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~])")


def rulebook(ruleset: Ruleset, edition: str | None = None) -> str:
    """The whole rulebook, with a line end after its last line."""
    found = sections(ruleset)
    numbers = {option.name: option.value for option in ruleset.options if option.is_number}
    parts = [
        _title(ruleset, edition),
        _needed(ruleset),
        *(_section(section, found[section], numbers) for section in Section if section in found),
        _options(ruleset),
        _sources(ruleset),
    ]
    return "\n".join(line for part in parts for line in part).strip("\n") + "\n"


def _title(ruleset: Ruleset, edition: str | None) -> Iterator[str]:
    yield f"# {plain(ruleset.name)}"
    yield ""
    if edition is not None:
        yield f"These are the rules of the edition {edition}."
        yield ""
    if ruleset.bases:
        yield f"Built on {_listed(ruleset.bases)}, whose rules are told here too."
        yield ""
    for note in ruleset.notes:
        yield plain(note)
        yield ""


def _needed(ruleset: Ruleset) -> Iterator[str]:
    yield "## What you need"
    yield ""
    cards = sum(kind.copies for kind in ruleset.deck.kinds)
    yield f"- {_between(*ruleset.seats, 'player')}"
    for packs in ruleset.packs:
        larger = "" if packs.seats == 1 else f", from {packs.seats} players on"
        yield f"- {_between(packs.fewest, packs.most, 'pack')} of {cards} cards{larger}"
    yield ""
    heads = [_capital(attribute.name) for attribute in ruleset.deck.attributes]
    yield from _table([*heads, "Copies of each", "Cards in a pack"], _deck_cells(ruleset))
    sets = [f"{_capital(name)} are {_series(kinds)}." for name, kinds in sets_spoken_of(ruleset)]
    if sets:
        yield ""
        yield plain(" ".join(sets))


def _deck_cells(ruleset: Ruleset) -> Iterator[list[str]]:
    for row in deck_rows(ruleset.deck):
        yield [*(", ".join(values) or "none" for values in row.values), str(row.copies), str(row.cards)]


def _section(section: Section, rules: Iterable[Rule], numbers: Mapping[str, str]) -> Iterator[str]:
    yield ""
    yield f"## {section.value}"
    for rule in rules:
        yield ""
        yield f"### {plain(rule.sentence or rule.name)}"
        yield ""
        for depth, line in clause_lines(rule, numbers):
            yield f"{'    ' * depth}- {plain(line)}"
        yield from _remarks(rule)


def _remarks(rule: Rule) -> Iterator[str]:
    noted = "; ".join(kept_in_mind(rule))
    if noted:
        yield ""
        yield f"*To keep in mind: {plain(noted)}.*"
    if rule.notes:
        yield ""
        yield from (plain(note) for note in rule.notes)
    yield ""
    cited = f"; {', '.join(_cited(citation) for citation in rule.citations)}" if rule.citations else ""
    yield f"*Rule {plain(rule.name)}{cited}*"


def _cited(citation: Citation) -> str:
    return citation.row + (f" “{plain(citation.heading)}”" if citation.heading else "")


def _options(ruleset: Ruleset) -> Iterator[str]:
    options = live_options(ruleset)
    if not (options or ruleset.editions):
        return
    yield ""
    yield "## Options"
    yield ""
    if options:
        yield from _table(["Option", "What it is", "It can be", "Here"], map(_option_cells, options))
    if ruleset.editions:
        yield ""
        yield "An edition is a choice of options under one name:"
        yield ""
        for edition in ruleset.editions:
            chosen = ", ".join(f"{name} is {value}" for name, value in edition.values)
            yield f"- **{plain(edition.name)}**: {plain(chosen)}"
    if ruleset.absent:
        yield ""
        yield f"Under other options, or in its base, it has further rules: {plain(', '.join(ruleset.absent))}."


def _option_cells(option: Option) -> list[str]:
    values = ", ".join(option.values) if option.values else f"{option.low} to {option.high}"
    return [option.name, option.sentence, values, option.value]


def _sources(ruleset: Ruleset) -> Iterator[str]:
    if not ruleset.sources:
        return
    yield ""
    yield "## Sources"
    yield ""
    for identity, title in ruleset.sources:
        rules = [rule.name for rule in ruleset.rules if any(_is_of(one, identity) for one in rule.citations)]
        cited = f", cited by {', '.join(rules)}" if rules else ""
        yield f"- **{identity}**: {plain(title)}{plain(cited)}"
    if ruleset.citations:
        yield ""
        yield f"The game as a whole: {', '.join(_cited(citation) for citation in ruleset.citations)}."


def _is_of(citation: Citation, identity: str) -> bool:
    return citation.row.rstrip("0123456789.") == identity


def _table(heads: list[str], rows: Iterable[list[str]]) -> Iterator[str]:
    yield f"| {' | '.join(plain(head) for head in heads)} |"
    yield f"|{' --- |' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(plain(cell) for cell in row)} |"


def plain(text: str) -> str:
    """Words of others as Markdown shows them: no mark of theirs means anything."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def _between(low: int, high: int, what: str) -> str:
    if low == high:
        return f"{low} {what}{'' if low == 1 else 's'}"
    return f"{low} to {high} {what}s"


def _listed(names: tuple[str, ...]) -> str:
    return _series([f"`{name}`" for name in names])


def _series(words: Sequence[str]) -> str:
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
