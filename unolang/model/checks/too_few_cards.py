"""A deal that the packs cannot cover."""

from unolang.model.meaning import Meaning, Term
from unolang.model.scope import Scope
from unolang.text.diagnostic import Collector


def check(errors: Collector, meaning: Meaning, _scope: Scope) -> None:
    """A fixed number of cards for everybody has to be there for the largest table, with one to turn up."""
    rules = meaning.ruleset
    cards = sum(kind.copies for kind in rules.deck.kinds) * rules.packs[-1].most
    for reaction in meaning.reactions:
        if any(event.whens for event in reaction.events):
            continue
        for step in reaction.steps:
            seats, number = (*step.args, None, None)[:2]
            if step.word != "is-dealt" or not isinstance(number, Term) or not isinstance(seats, Term):
                continue
            each = number.literal
            if seats.word != "everyone" or each is None or each * rules.seats[1] < cards:
                continue
            errors.error(
                "U315",
                f"there are too few cards to deal {each} to each of {rules.seats[1]} players",
                step.span,
                because=f"that takes {each * rules.seats[1]} cards and one to turn up, and {cards} are there",
                help="let fewer players in, deal fewer cards, or use more packs",
            )
