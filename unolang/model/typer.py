"""The typer: sentences become terms, each asked for with the type that its place needs."""

from collections.abc import Callable, Iterable, Mapping

from attrs import evolve, frozen

from unolang.model import folding
from unolang.model.gone import LOSABLE, lost
from unolang.model.meaning import CARDS, NUMBER, PLAYER, SEATS, WRONG, YESNO, Term, Type
from unolang.model.near import near
from unolang.model.ruleset import NONE
from unolang.model.scope import Scope
from unolang.syntax.nodes import Leaf, Node
from unolang.text.diagnostic import Collector, Label


@frozen
class Here:
    """What a sentence can speak of in its place."""

    where: str  # for messages: "a permit", "`on round end`"
    rule: int
    player: bool = True
    other: bool = False
    window: str = ""
    each: bool = False  # inside a sentence about several seats, each in its turn
    holder: Term | None = None  # the seat whose hand is meant
    by: bool = False  # in the `by` of a permit or forbid
    watching: bool = False  # `any player` is the one looked at


Handler = Callable[["Typer", Node, Here, Type | None], Term]


class Typer:
    """Makes terms of sentences with the handlers of each form; what is wrong is told once and becomes a term of type WRONG."""

    def __init__(self, scope: Scope, errors: Collector, handlers: Mapping[str, Handler], name: Handler) -> None:
        self.scope = scope
        self.errors = errors
        self.handlers = handlers
        self.of_name = name

    def term(self, part: Node | Leaf, here: Here, expected: Type | None = None) -> Term:
        """The term that a sentence stands for, of whatever type."""
        if isinstance(part, Leaf):
            node = Node("name", (part,), part.span)
            made = self.of_name(self, node, here, expected)
        else:
            made = self.handlers[part.form](self, part, here, expected)
        return evolve(folding.fold(made), span=part.span)

    def number(self, part: Node | Leaf, here: Here) -> Term:
        return self.fits(self.term(part, here, NUMBER), NUMBER)

    def player(self, part: Node | Leaf, here: Here) -> Term:
        return self.fits(self.term(part, here, PLAYER), PLAYER)

    def yesno(self, part: Node | Leaf, here: Here) -> Term:
        return self.fits(self.term(part, here, YESNO), YESNO)

    def cards(self, part: Node | Leaf, here: Here) -> Term:
        return self.fits(self.term(part, here, CARDS), CARDS)

    def seats(self, part: Node | Leaf, here: Here) -> Term:
        """One player is also a set of seats."""
        made = self.term(part, here, SEATS)
        if made.type == PLAYER:
            return Term("only", (made,), SEATS, made.span)
        return self.fits(made, SEATS)

    def fits(self, made: Term, wanted: Type) -> Term:
        """The term, if it is of the wanted type."""
        if wanted == made.type or WRONG in (made.type, wanted):
            return made
        because = "each of several players would have to do so" if (made.type, wanted) == (SEATS, PLAYER) else ""
        shown = made.span.text if made.span else made.word
        return self.wrong("U302", f"`{shown}` is {made.type.told()}, but {wanted.needed()}", made, because=because)

    def wrong(
        self,
        code: str,
        message: str,
        part: Node | Leaf | Term,
        *,
        because: str = "",
        help_text: str = "",
        label: str = "",
    ) -> Term:
        """The fault is told, and what stands there is taken for anything."""
        self.errors.error(code, message, part.span, because=because, help=help_text, label=label)
        return Term("number", (0,), WRONG, part.span)

    def unknown(self, what: str, name: Leaf, *kinds: str, help_text: str = "") -> Term:
        """A name that nothing bears is told, with the nearest names."""
        return self.missing("U301", f"there is no {what} `{name.text}`", name, kinds, help_text=help_text)

    def missing(
        self,
        code: str,
        message: str,
        name: Leaf,
        kinds: tuple[str, ...],
        known: Iterable[str] | None = None,
        *,
        because: str = "",
        help_text: str = "",
    ) -> Term:
        """A name that nothing bears: what took it away, the line in other words, near names, or how to declare it."""
        if self.errors.is_overflowing:
            return self.wrong(code, message, name, because=because)
        found = lost(self.scope.ruleset, tuple(kind for kind in kinds if kind in LOSABLE), name.text)
        if found is None:
            hint = self.way_out(name, self.scope.known(*kinds) if known is None else known)
            return self.wrong(code, message, name, because=because, help_text=hint or help_text)
        here = name.span.source is self.scope.ruleset.text
        label = Label(found.line, found.told())
        asked = () if here else (Label(name.span, "here it is asked for"),)
        self.errors.error(
            code,
            message,
            name.span if here else found.gone.span,
            labels=(label, *asked),
            because=because,
            help=found.help(),
        )
        return Term("number", (0,), WRONG, name.span)

    def way_out(self, name: Leaf | Node, known: Iterable[str]) -> str:
        """What to write instead of an unknown name: the line in other words, or near names."""
        if self.errors.is_overflowing:
            return ""
        from unolang.model.ways import other_words  # a text without mistakes must not pay for it

        return other_words(self.scope, name.span) or near(self.errors, name.span.text, known)

    def name(self, kind: str, name: Leaf) -> str | None:
        """The name, if there is such a thing of this kind; reading it is noted."""
        self.scope.used.add((kind, name.text))
        if self.scope.has(kind, name.text):
            return name.text
        message, help_text = f"there is no {kind} `{name.text}`", ""
        if kind == "debt":
            message = f"nothing is ever owed for `{name.text}`"
            help_text = f"write `next owes 2 cards for {name.text}` in a reaction"
        elif kind == "word":
            message, help_text = f"nobody may say `{name.text}`", f"write `permit say {name.text} by anyone`"
        elif kind == "measure":
            message = f"cards have no number called `{name.text}`"
            own = "points" if name.text == "points" else f"measure {name.text}"
            help_text = f"write `{own}` and, under it, a line such as `1 to 9: face value`"
        elif kind == "flag":
            message = f"there is no mark `{name.text}`"
            help_text = f"write `remember who is {name.text} this round` in the rule"
        elif kind == "window":
            help_text = f"write `window {name.text}` in a rule and, under it, when it opens"
        elif kind == "verb":
            help_text = f"write `permit {name.text}`, or `permit {name.text} by anyone`"
        self.missing("U301", message, name, (kind,), help_text=help_text)
        return None

    def attribute(self, name: Leaf) -> str | None:
        self.scope.used.add(("attribute", name.text))
        if self.scope.ruleset.deck.attribute(name.text) == NONE:
            self.wrong(
                "U301",
                f"cards have no `{name.text}`",
                name,
                because=f"what they have is {', '.join(f'`{one}`' for one in self.scope.known('attribute'))}",
                help_text=self.way_out(name, self.scope.known("attribute")),
            )
            return None
        return name.text


def literal(value: int, kind: Type = NUMBER) -> Term:
    """A number, or whatever it stands for."""
    return Term("number", (value,), kind)


def kinds(mask: int) -> Term:
    """A fixed set of kinds."""
    return Term("kinds", (mask,), CARDS)


def compare(bound: int, left: Term, right: Term) -> Term:
    """Two numbers, or whatever they stand for, compared."""
    return folding.fold(Term("compare", (bound, left, right), YESNO))


def negated(term: Term) -> Term:
    """The opposite, without piling up."""
    if term.word == "not" and isinstance(term.args[0], Term):
        return term.args[0]
    return folding.fold(Term("not", (term,), YESNO))


def each_of(seats: Term, holds: Term) -> Term:
    """It holds of each of the seats."""
    return negated(Term("any-seat", (seats, negated(holds)), YESNO))


EACH = Term("each", (), PLAYER)
PLAYER_TERM = Term("player", (), PLAYER)
EVERYONE = Term("everyone", (), SEATS)
OTHERS = Term("seats-except", (EVERYONE, PLAYER_TERM), SEATS)
NOBODY = Term("number", (NONE,), PLAYER)
