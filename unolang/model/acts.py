"""Permits, forbids and events: what is done, by whom, and when."""

from attrs import evolve, frozen

from unolang.bounds import BOUNDS
from unolang.language.forms import KNOWN_VERBS
from unolang.model.literals import leaf
from unolang.model.meaning import PLAYER, SEATS, YESNO, Event, Guard, Term
from unolang.model.typer import EACH, EVERYONE, Here, Typer, compare
from unolang.syntax.nodes import Leaf, Node

MOMENTS = {"turn_begin": "turn begin", "turn_end": "turn end", "round_end": "round end"}
SHORTAGE = "shortage"


@frozen
class While:
    """What the `while` lines around a line ask for."""

    owing: bool = False
    debt: str = ""
    whens: tuple[Term, ...] = ()


def around(typer: Typer, outer: While, condition: Node | Leaf, here: Here) -> While:
    """One more `while`: what must be owed is kept apart from all else that must hold."""
    if isinstance(condition, Node) and condition.form == "all_of":
        for part in condition.args:
            outer = around(typer, outer, part, here)
        return outer
    term = typer.yesno(condition, here)
    if term.word == "owing":
        return evolve(outer, owing=True)
    if term.word == "owing-for" and not outer.debt:
        return evolve(outer, owing=True, debt=str(term.args[0]))
    return evolve(outer, owing=outer.owing or _means_owing(term), whens=(*outer.whens, *conjuncts(term)))


def _means_owing(term: Term) -> bool:
    """Whether something is owed wherever it holds."""
    parts = [_means_owing(arg) for arg in term.args if isinstance(arg, Term)]
    if term.word == "either":
        return all(parts)
    return any(parts) if term.word == "all" else term.word in ("owing", "owing-for")


def conjuncts(term: Term) -> tuple[Term, ...]:
    """Conditions that all have to hold, one by one; what always holds is left out."""
    if term.word == "all":
        return tuple(part for arg in term.args if isinstance(arg, Term) for part in conjuncts(arg))
    return () if term.literal == 1 and term.word == "number" else (term,)


def owing_terms(outer: While) -> tuple[Term, ...]:
    """What must be owed, as conditions."""
    if outer.debt:
        return (Term("owing-for", (outer.debt,), YESNO),)
    return (Term("owing", (), YESNO),) if outer.owing else ()


def guards(typer: Typer, line: Node, outer: While, here: Here) -> list[Guard]:
    """A line `permit ...` or `forbid ...` becomes a guard for each of its verbs."""
    act = line.args[0]
    assert isinstance(act, Node)
    permit = line.form == "permit"
    done, by, label, condition = act.args[0], act.find("by_whom"), act.find("as_label"), act.find("if_")
    assert isinstance(done, Node)
    names = done.form == "verb_on"
    here = evolve(here, where=f"this {line.form}", player=True, other=names)
    target = _target(typer, done, here) if names else None
    guard = Guard(
        permit,
        "",
        here.rule,
        line.span,
        window=here.window,
        target=target,
        cards=_cards(typer, done, here) if done.form == "verb_of" else None,
        word=leaf(done).text if done.form == "say" else "",
    )
    if done.form == "say" and not permit:
        typer.name("word", leaf(done))
    if by is not None:
        guard = _by(typer, guard, by, evolve(here, by=True, player=False, other=False))
    if permit and guard.in_turn:
        guard = evolve(guard, owing="nothing")
    if outer.owing:
        guard = evolve(guard, owing="kind" if outer.debt else "something", debt=outer.debt)
    whens = outer.whens
    if condition is not None:
        whens = (*whens, *conjuncts(typer.yesno(condition.args[0], here)))
    guard = evolve(guard, whens=whens)
    made = [evolve(guard, verb=verb, label=text) for verb, text in _verbs(typer, done, label, permit=permit)]
    if permit and guard.in_turn and any(one.verb == "deal" for one in made):
        typer.wrong(
            "U313",
            "a deal is part of nobody's turn",
            line,
            because="a permit without `by` speaks to whoever is on turn, and before a deal nobody is",
            help_text="write `permit deal by the dealer`",
        )
    if any(one.verb == "play" for one in made) and any(map(_asks_what_is_playable, (guard.cards, *whens))):
        typer.wrong(
            "U313",
            "what may be played is asked where it is decided",
            line,
            because="a card is playable if the permits and forbids of `play` say so",
            help_text="say which cards are meant, as in `no card matching by color or rank`",
        )
    return made


def _asks_what_is_playable(term: Term | None) -> bool:
    parts = () if term is None else term.args
    return term is not None and (
        term.word == "playable" or any(_asks_what_is_playable(part) for part in parts if isinstance(part, Term))
    )


def _verbs(typer: Typer, done: Node, label: Node | None, *, permit: bool) -> list[tuple[str, str]]:
    if done.form == "say":
        return [("say", "")]
    leaves = [arg for arg in done.args if isinstance(arg, Leaf)] if done.form == "verbs" else [leaf(done)]
    found = []
    for verb in leaves:
        if verb.text == "say":
            typer.wrong("U302", "`say` needs a word", verb, help_text="write `say` and the word that is said")
        elif permit or verb_known(typer, verb):
            found.append((verb.text, ""))
    if label is None:
        return found
    if len(found) > 1:
        typer.wrong("U302", "one act at a time can have a label", label)
    name = leaf(label).text
    return [(name, found[0][0])] if found else []


def verb_known(typer: Typer, verb: Leaf) -> bool:
    """Whether something permits the act."""
    typer.scope.used.add(("verb", verb.text))
    if verb.text in typer.scope.verbs or verb.text in KNOWN_VERBS:
        return True
    typer.missing(
        "U306",
        f"nothing permits `{verb.text}`",
        verb,
        ("verb",),
        [*typer.scope.verbs, *KNOWN_VERBS, SHORTAGE],
        because="an act is possible only if some rule permits it",
        help_text=f"write `permit {verb.text}`, or `permit {verb.text} by anyone`",
    )
    return False


def _cards(typer: Typer, done: Node, here: Here) -> Term | None:
    verb = leaf(done).text
    known = verb in typer.scope.verbs or verb in KNOWN_VERBS
    if known and typer.scope.labels.get(verb, verb) != "play":
        typer.wrong("U302", f"`{verb}` is not done with a card", done.args[1], because="only a play names a card")
    made = typer.cards(done.args[1], here)
    return None if made.literal == typer.scope.ruleset.deck.all_kinds else made


def _target(typer: Typer, done: Node, here: Here) -> Term:
    return typer.seats(done.args[1], evolve(here, other=False))


def _by(typer: Typer, guard: Guard, by: Node, here: Here) -> Guard:
    guard = evolve(guard, in_turn=False, out_of_turn=by.find("out_of_turn") is not None)
    whom = by.args[0]
    if isinstance(whom, Node) and whom.form == "anyone":
        return guard
    if isinstance(whom, Node) and whom.form == "newcomers":
        return evolve(guard, newcomers=True)
    if isinstance(whom, Node) and whom.form == "anyone_but":
        seat = typer.player(whom.args[0], here)
        return evolve(guard, who=Term("seats-except", (EVERYONE, seat), SEATS))
    return evolve(guard, who=typer.seats(whom, here))


def events(typer: Typer, node: Node, outer: While, here: Here) -> tuple[tuple[Event, ...], Here]:
    """What a line answers, and what its effects can speak of; acts and moments are kept apart."""
    happening, condition = node.args[0], node.find("if_")
    assert isinstance(happening, Node)
    moments = [MOMENTS[happening.form]] if happening.form in MOMENTS else []
    verbs: list[Leaf] = []
    if not moments and happening.form != "say":
        leaves = [a for a in happening.args if isinstance(a, Leaf)] if happening.form == "verbs" else [leaf(happening)]
        verbs = [one for one in leaves if one.text != SHORTAGE or SHORTAGE in typer.scope.verbs]
        moments = [SHORTAGE] if len(verbs) < len(leaves) else []
    acting = not moments or all(one in ("turn begin", "turn end", SHORTAGE) for one in moments)
    naming = bool(verbs) and not moments and all(verb.text in typer.scope.naming for verb in verbs)
    here = evolve(here, where=f"`on {happening.span.text}`", player=acting, other=naming)
    whens = (*owing_terms(outer), *outer.whens)
    if happening.form == "verb_on":
        whens = (*whens, *_named(typer, happening.args[1], here))
    if condition is not None:
        whens = (*whens, *conjuncts(typer.yesno(condition.args[0], here)))
    found = [Event(moment=moment, whens=whens) for moment in moments]
    source = next(
        (
            {"from_hand": "hand", "from_pile": "draw pile"}[form]
            for form in ("from_hand", "from_pile")
            if node.find(form)
        ),
        "",
    )
    if happening.form == "say":
        word = typer.name("word", leaf(happening))
        found.append(Event(("say",), word=word or "", whens=whens))
    elif verbs:
        known = tuple(verb.text for verb in verbs if verb_known(typer, verb))
        cards = _cards(typer, happening, here) if happening.form == "verb_of" else None
        found.append(Event(known, cards=cards, source=source, whens=whens))
    if source and not any(typer.scope.labels.get(v.text, v.text) == "play" for v in verbs):
        typer.wrong("U302", "only a play comes from a hand or from the draw pile", node)
    return tuple(found), here


def _named(typer: Typer, part: Node | Leaf, here: Here) -> tuple[Term, ...]:
    """The seat that an act names is one of these."""
    if isinstance(part, Leaf) and part.text == "another":
        return ()
    seats = typer.term(part, evolve(here, other=False), SEATS)
    other = Term("other", (), PLAYER)
    if seats.type == SEATS:
        return (Term("any-seat", (seats, compare(BOUNDS["equal"], EACH, other)), YESNO),)
    return (compare(BOUNDS["equal"], other, typer.fits(seats, PLAYER)),)
