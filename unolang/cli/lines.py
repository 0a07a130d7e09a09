"""The lines of the texts themselves, for whoever asks why: what a rule says is told best by the rule."""

from __future__ import annotations

from collections.abc import Iterator

from unolang.model.ruleset import Ruleset
from unolang.pipeline import texts_of
from unolang.program.program import Place
from unolang.text.source import Source


class Lines:
    """The texts that a rule set is made of."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._texts = {text.source.name: text.source for text in texts_of(ruleset.text)}
        self._rules = {rule.name: rule for rule in ruleset.rules}

    def clause(self, place: Place) -> list[str]:
        """The line at a place, below the lines that it stands under, the head of its rule apart."""
        text = self._texts.get(place.file)
        if text is None:
            return []
        found = [*_continued(text, place.line)]
        deep = _depth(text.line_text(place.line))
        for line in range(place.line - 1, 0, -1):
            if deep == 0:
                break
            here = text.line_text(line)
            if here.strip() and not here.lstrip().startswith("#") and _depth(here) < deep:
                deep = _depth(here)
                if deep:
                    found = [*_continued(text, line), *found]
        return _shown(text, found)

    def rule(self, name: str) -> list[str]:
        """All lines of a rule in force."""
        found: list[str] = []
        for block in self._rules[name].blocks:
            text = block.span.source
            last = [line for inner in block.walk() for line in _continued(text, inner.span.end_line)][-1]
            found += _shown(text, range(block.span.line, last + 1))
        return found


def _continued(text: Source, line: int) -> Iterator[int]:
    """A line and those that continue it."""
    yield line
    while text.line_text(line + 1).split()[:1] in (["and"], ["or"]):
        line += 1
        yield line


def _shown(text: Source, lines: list[int] | range) -> list[str]:
    width = max((len(str(line)) for line in lines), default=0)
    return [f"{line:>{width}} {text.line_text(line)}".rstrip() for line in lines if text.line_text(line).strip()]


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())
