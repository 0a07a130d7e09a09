"""What a rule set means becomes a program: everything numbered, terms and effects laid out flat."""

from collections.abc import Iterable

from attrs import define, evolve, field

from unolang.model import meaning
from unolang.model.meaning import Meaning
from unolang.program.lower_terms import TermTable
from unolang.program.print import digest
from unolang.program.program import (
    NONE,
    Attribute,
    Citation,
    Event,
    Guard,
    Kind,
    Measure,
    Op,
    Owing,
    Packs,
    Place,
    Program,
    Reaction,
    Rule,
    Scope,
    Tie,
    Variable,
    Verb,
    Watch,
    Win,
    Window,
)
from unolang.program.vocabulary import OPS
from unolang.text.span import Span


@define
class _Lowering:
    terms: TermTable
    verbs: dict[str, int]
    words: dict[str, int]
    ops: list[Op] = field(factory=list)


def lower(resolved: Meaning) -> Program:
    """The program; it cannot fail, as everything was checked before."""
    rules = resolved.ruleset
    deck = rules.deck
    names = {
        "attribute": _numbered(one.name for one in deck.attributes),
        "measure": _numbered(one.name for one in resolved.measures),
        "variable": _numbered(one.name for one in resolved.variables),
        "window": _numbered(one.name for one in resolved.windows),
        "word": _numbered(resolved.words),
        "debt": _numbered(resolved.debts),
        "verb": _numbered(name for name, _ in resolved.verbs),
    }
    low = _Lowering(TermTable(names), names["verb"], names["word"])
    permits = tuple(_guard(low, one, names) for one in resolved.guards if one.permit)
    forbids = tuple(_guard(low, one, names) for one in resolved.guards if not one.permit)
    windows = tuple(_window(low, one) for one in resolved.windows)
    reactions = tuple(reaction for one in resolved.reactions for reaction in _reactions(low, one))
    watches = tuple(_watch(low, one) for one in resolved.watches)
    made = Program(
        name=rules.name,
        digest="",
        seats=rules.seats,
        packs=tuple(Packs(one.seats, one.fewest, one.most) for one in rules.packs),
        options=tuple((option.name, option.value) for option in rules.options),
        rules=tuple(
            Rule(
                rule.name,
                rule.sentence,
                rule.span.source.name,
                rule.span.line,
                tuple(Citation(one.source, one.row, one.heading) for one in rule.citations),
                rule.notes,
            )
            for rule in rules.rules
        ),
        attributes=tuple(Attribute(one.name, one.values) for one in deck.attributes),
        kinds=tuple(Kind(one.name, one.values, one.copies) for one in deck.kinds),
        measures=tuple(Measure(one.name, one.values) for one in resolved.measures),
        verbs=tuple(Verb(name, names["verb"][base] if base else NONE) for name, base in resolved.verbs),
        words=resolved.words,
        debts=resolved.debts,
        variables=tuple(
            Variable(
                one.name,
                Scope(one.scope),
                one.each,
                one.initial,
                one.type.of if one.type.kind == "value" else one.type.kind,
                _place(one.rule, one.span),
            )
            for one in resolved.variables
        ),
        windows=windows,
        permits=permits,
        forbids=forbids,
        reactions=reactions,
        watches=watches,
        ties=tuple(_tie(low, one) for one in resolved.ties),
        win=Win(resolved.win) if resolved.win else None,
        terms=tuple(low.terms.rows),
        ops=tuple(low.ops),
        term_reads=tuple(low.terms.reads),
    )
    return evolve(made, digest=digest(made))


def _numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: index for index, name in enumerate(names)}


def _place(rule: int, span: Span) -> Place:
    return Place(rule, span.source.name, span.line)


def _guard(low: _Lowering, one: meaning.Guard, names: dict[str, dict[str, int]]) -> Guard:
    return Guard(
        verb=low.verbs[one.verb],
        in_turn=one.in_turn,
        place=_place(one.rule, one.span),
        who=low.terms.add_or_none(one.who),
        newcomers=one.newcomers,
        out_of_turn=one.out_of_turn,
        owing=Owing(one.owing),
        debt=names["debt"][one.debt] if one.debt else NONE,
        window=names["window"][one.window] if one.window else NONE,
        target=low.terms.add_or_none(one.target),
        word=low.words[one.word] if one.word else NONE,
        cards=low.terms.add_or_none(one.cards),
        whens=_whens(low, one.whens),
    )


def _whens(low: _Lowering, whens: tuple[meaning.Term, ...]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(low.terms.add(when) for when in whens))


def _event(low: _Lowering, one: meaning.Event) -> Event:
    return Event(
        verbs=tuple(low.verbs[verb] for verb in one.verbs),
        moment=one.moment,
        word=low.words[one.word] if one.word else NONE,
        cards=low.terms.add_or_none(one.cards),
        source=one.source,
        whens=_whens(low, one.whens),
    )


def _window(low: _Lowering, one: meaning.Window) -> Window:
    return Window(
        name=one.name,
        each=bool(one.seat),
        place=_place(one.rule, one.span),
        opens_on=tuple(_event(low, event) for event in one.opens_on),
        opens_when=low.terms.add_or_none(one.opens_when),
        closes_on=tuple(_event(low, event) for event in one.closes_on),
        closes_at_turn=one.closes_at_turn,
    )


def _reactions(low: _Lowering, one: meaning.Reaction) -> list[Reaction]:
    """One for each event; they share their operations."""
    start, end = _body(low, one.steps, one.rule)
    place = _place(one.rule, one.span)
    return [Reaction(one.phase, _event(low, event), start, end, place) for event in one.events]


def _watch(low: _Lowering, one: meaning.Watch) -> Watch:
    start, end = _body(low, one.steps, one.rule)
    return Watch(one.kind, low.terms.add(one.condition), start, end, _place(one.rule, one.span))


def _tie(low: _Lowering, one: meaning.Tie) -> Tie:
    (first, first_word), (then, then_word) = one.first, one.then
    return Tie(
        low.verbs[first],
        low.verbs[then],
        _place(one.rule, one.span),
        low.words[first_word] if first_word else NONE,
        low.words[then_word] if then_word else NONE,
    )


def _body(low: _Lowering, steps: tuple[meaning.Step, ...], rule: int) -> tuple[int, int]:
    start = len(low.ops)
    _steps(low, steps, rule)
    return start, len(low.ops)


def _steps(low: _Lowering, steps: tuple[meaning.Step, ...], rule: int) -> None:
    for step in steps:
        if step.word == "when":
            _when(low, step, rule)
        elif step.word in ("may", "for-each"):
            asked = _jump(low, step, rule, step.word)
            _steps(low, step.steps, rule)
            _land(low, asked)
        else:
            args = low.terms.operands(OPS[step.word].operands, step.args)
            low.ops.append(Op(step.word, args, _place(rule, step.span)))


def _when(low: _Lowering, step: meaning.Step, rule: int) -> None:
    """A condition that is known leaves only the branch that holds."""
    condition = step.args[0]
    assert isinstance(condition, meaning.Term)
    if condition.literal is not None:
        _steps(low, step.steps if condition.literal else step.otherwise, rule)
        return
    unless = _jump(low, step, rule, "unless")
    _steps(low, step.steps, rule)
    if not step.otherwise:
        _land(low, unless)
        return
    low.ops.append(Op("go-to", (NONE,), _place(rule, step.span)))
    over = len(low.ops) - 1
    _land(low, unless)
    _steps(low, step.otherwise, rule)
    _land(low, over)


def _jump(low: _Lowering, step: meaning.Step, rule: int, word: str) -> int:
    """An operation that may go elsewhere; where to is filled in when it is known."""
    asked = step.args[0]
    assert isinstance(asked, meaning.Term)
    low.ops.append(Op(word, (low.terms.add(asked), NONE), _place(rule, step.span)))
    return len(low.ops) - 1


def _land(low: _Lowering, jump: int) -> None:
    op = low.ops[jump]
    low.ops[jump] = evolve(op, args=(*op.args[:-1], len(low.ops)))
