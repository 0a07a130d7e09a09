"""A program as text, to be read, compared and digested."""

from collections.abc import Iterable, Iterator
from hashlib import sha256

from attrs import define

from unolang import bounds
from unolang.program.program import NONE, Event, Guard, Owing, Place, Program
from unolang.program.vocabulary import OPS, TERM_OPERANDS, TERMS

_SHOWN = 6


def print_program(program: Program) -> str:
    """The whole program, with the place of each entry."""
    return (
        "\n".join([f"program {program.name}", f"digest {program.digest}", *_Printer(program, places=True).lines()])
        + "\n"
    )


def digest(program: Program) -> str:
    """What tells two programs apart that play differently: places, sentences and citations do not count."""
    text = "\n".join(_Printer(program, places=False).lines())
    return sha256(text.encode()).hexdigest()


def print_term(program: Program, term: int) -> str:
    """One term with all its operands."""
    return _Printer(program, places=False).term(term)


@define
class _Printer:
    program: Program
    places: bool

    def lines(self) -> Iterator[str]:
        program = self.program
        yield f"seats {program.seats[0]} to {program.seats[1]}"
        for packs in program.packs:
            yield f"packs {packs.fewest} to {packs.most} from {packs.seats} seats on"
        yield from _section("options", (f"{name} is {value}" for name, value in program.options))
        yield from _section("rules", self._rules())
        yield from _section("attributes", (f"{one.name}: {', '.join(one.values)}" for one in program.attributes))
        yield from _section("kinds", self._kinds())
        yield from _section("measures", (f"{one.name}: {' '.join(map(str, one.values))}" for one in program.measures))
        yield from _section("verbs", (one.name + self._base(one.base) for one in program.verbs))
        yield from _section("words", program.words)
        yield from _section("debts", program.debts)
        yield from _section("variables", self._variables())
        yield from _section("windows", self._windows())
        yield from _section("permits", map(self._guard, program.permits))
        yield from _section("forbids", map(self._guard, program.forbids))
        yield from _section("reactions", self._reactions())
        yield from _section("watches", self._watches())
        yield from _section("ties", self._ties())
        if program.win:
            yield f"wins {program.win.value}"
        yield from _section("ops", self._ops())

    def _place(self, place: Place) -> str:
        rule = self.program.rules[place.rule].name if place.rule != NONE else "-"
        return f"    # {rule}, {place.file}:{place.line}" if self.places else f"    # {rule}"

    def _rules(self) -> Iterator[str]:
        for rule in self.program.rules:
            if not self.places:
                yield rule.name
                continue
            rows = ", ".join(f"{one.row} {one.heading}".strip() for one in rule.citations)
            yield f'{rule.name} "{rule.sentence}"' + (f"    [{rows}]" if rows else "")

    def _kinds(self) -> Iterator[str]:
        for index, kind in enumerate(self.program.kinds):
            values = " ".join("-" if value == NONE else str(value) for value in kind.values)
            yield f"{index}: {kind.copies} of {kind.name} ({values})"

    def _base(self, base: int) -> str:
        return "" if base == NONE else f", also {self.program.verbs[base].name}"

    def _variables(self) -> Iterator[str]:
        for one in self.program.variables:
            of = " of everyone" if one.each else ""
            yield f"{one.name}{of}: {one.type}, {one.initial}, this {one.scope.value}{self._place(one.place)}"

    def _windows(self) -> Iterator[str]:
        for one in self.program.windows:
            yield f"{one.name}{' for each' if one.each else ''}{self._place(one.place)}"
            for event in one.opens_on:
                yield f"  opens on {self._event(event)}"
            if one.opens_when != NONE:
                yield f"  opens when {self.term(one.opens_when)}"
            for event in one.closes_on:
                yield f"  closes on {self._event(event)}"
            if one.closes_at_turn:
                yield "  closes when turn begins"

    def _guard(self, guard: Guard) -> str:
        parts = [self._verb(guard.verb, guard.word)]
        if guard.in_turn:
            parts.append("by turn player")
        elif guard.newcomers:
            parts.append("by newcomers")
        else:
            parts.append("by anyone" if guard.who == NONE else f"by {self.term(guard.who)}")
        if guard.out_of_turn:
            parts.append("out of turn")
        if guard.cards != NONE:
            parts.append(f"of {self.term(guard.cards)}")
        if guard.target != NONE:
            parts.append(f"on {self.term(guard.target)}")
        if guard.owing is not Owing.WHATEVER:
            kind = self.program.debts[guard.debt] if guard.owing is Owing.KIND else guard.owing.value
            parts.append(f"owing {kind}")
        if guard.window != NONE:
            parts.append(f"in {self.program.windows[guard.window].name}")
        parts += [f"when {self.term(when)}" for when in guard.whens]
        return ", ".join(parts) + self._place(guard.place)

    def _verb(self, verb: int, word: int) -> str:
        name = self.program.verbs[verb].name
        return name if word == NONE else f"{name} {self.program.words[word]}"

    def _event(self, event: Event) -> str:
        parts = [event.moment or " or ".join(self._verb(verb, event.word) for verb in event.verbs)]
        if event.cards != NONE:
            parts.append(f"of {self.term(event.cards)}")
        if event.source:
            parts.append(f"from {event.source}")
        parts += [f"when {self.term(when)}" for when in event.whens]
        return ", ".join(parts)

    def _reactions(self) -> Iterator[str]:
        for one in self.program.reactions:
            yield f"{one.phase} {self._event(one.event)}: {one.start} to {one.end}{self._place(one.place)}"

    def _watches(self) -> Iterator[str]:
        for one in self.program.watches:
            yield f"{one.kind}: {self.term(one.condition)}: {one.start} to {one.end}{self._place(one.place)}"

    def _ties(self) -> Iterator[str]:
        for one in self.program.ties:
            first, then = self._verb(one.first, one.first_word), self._verb(one.then, one.then_word)
            yield f"{first} before {then}{self._place(one.place)}"

    def _ops(self) -> Iterator[str]:
        for index, op in enumerate(self.program.ops):
            operands = self._operands(OPS[op.form].operands, op.args)
            yield f"{index}: {' '.join([op.form, *operands])}{self._place(op.place)}"

    def term(self, index: int) -> str:
        """A term with its operands, in brackets if it has any."""
        term = self.program.terms[index]
        if term.form == "number":
            return str(term.args[0])
        operands = self._operands(TERMS[term.form].operands, term.args)
        return f"({' '.join([term.form, *operands])})" if operands else term.form

    def _operands(self, kinds: tuple[str, ...], args: tuple[int, ...]) -> list[str]:
        return [self._operand(kind, arg) for kind, arg in zip(kinds, args, strict=True)]

    def _operand(self, kind: str, arg: int) -> str:
        program = self.program
        if kind.endswith("?") and arg == NONE:
            return "-"
        kind = kind.rstrip("?")
        if kind in TERM_OPERANDS:
            return self.term(arg)
        if kind == "mask":
            return self._mask(arg)
        if kind == "bound":
            return bounds.NAMES[arg]
        tables: dict[str, tuple[str, ...]] = {
            "attribute": tuple(one.name for one in program.attributes),
            "measure": tuple(one.name for one in program.measures),
            "variable": tuple(one.name for one in program.variables),
            "window": tuple(one.name for one in program.windows),
            "verb": tuple(one.name for one in program.verbs),
            "word": program.words,
            "debt": program.debts,
        }
        return tables[kind][arg] if kind in tables else str(arg)

    def _mask(self, mask: int) -> str:
        """Kinds by name, unless they are many."""
        kinds = [kind.name for index, kind in enumerate(self.program.kinds) if mask >> index & 1]
        if len(kinds) > _SHOWN:
            return f"[{len(kinds)} kinds {mask:#x}]"
        return f"[{', '.join(kinds)}]"


def _section(title: str, rows: Iterable[str]) -> Iterator[str]:
    """A heading and its rows; nothing if there are none."""
    lines = list(rows)
    if lines:
        yield ""
        yield title
        yield from (f"  {line}" for line in lines)
