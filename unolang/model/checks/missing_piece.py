"""A game that cannot begin, or cannot come to an end."""

from unolang.model.meaning import Meaning
from unolang.model.scope import Scope
from unolang.syntax.nodes import Block
from unolang.text.diagnostic import Collector, Label

_GIVES = frozenset({"end-turn", "turn-goes-to"})


def check(errors: Collector, meaning: Meaning, _scope: Scope) -> None:
    """What every game needs is told where it is missing, one thing after the other."""
    permits = [guard for guard in meaning.guards if guard.permit]
    verbs = {guard.label or guard.verb for guard in permits}
    words = {step.word for step in meaning.all_steps()}
    watched = {watch.kind for watch in meaning.watches}
    place = meaning.ruleset.span
    if not permits:
        errors.error(
            "U307",
            "nothing is permitted",
            place,
            because="what no rule permits cannot be done",
            help="write a rule with `permit deal by the dealer`, and one with `permit play of ...`",
        )
        return
    if "deal" not in verbs:
        errors.error(
            "U307",
            "nobody may deal",
            place,
            because="a round begins with a deal",
            help="write `permit deal by the dealer`",
        )
    if "play" not in verbs:
        errors.error("U307", "nobody may play a card", place, help="write a rule with `permit play of ...`")
    elif not words & {"plays-top", "turn-goes-to"} and not any(
        guard.window and "play" in (guard.verb, guard.label) for guard in permits
    ):
        errors.error(
            "U307",
            "no card is ever turned up",
            place,
            because="nobody is on turn until a card is turned up, or a rule gives the turn to somebody",
            help="write `on deal: the dealer plays the top of the draw pile`",
        )
    elif any(guard.in_turn for guard in permits) and not _begins(meaning):
        taken = next((gone for gone in meaning.ruleset.gone if any(map(_ends_turn, gone.rule.blocks))), None)
        errors.error(
            "U307",
            "nobody is ever on turn",
            place if taken is None else taken.span,
            labels=() if taken is None else (Label(taken.rule.span, f"the rule that {taken.how} gave the turn on"),),
            because="a turn begins when an act before it ends a turn, or gives the turn to somebody",
            help="write `on play: end the turn`, so that the card turned up ends it as well",
        )
    if "round ends" not in watched and not words & {"end-round", "end-game"}:
        errors.error("U307", "a round never ends", place, help="write `round ends when any player has no cards`")
    if "game ends" not in watched and "end-game" not in words:
        errors.error("U307", "the game never ends", place, help="write `game ends when round-number is 1`")
    if not meaning.win and words & {"scores", "set-score"}:
        errors.error(
            "U307",
            "scores are kept, and nobody wins",
            place,
            help="write `wins highest score` or `wins lowest score`",
        )


def _begins(meaning: Meaning) -> bool:
    """Whether something that happens while nobody is on turn ends or gives the turn."""
    free = {
        name for guard in meaning.guards if guard.permit and not guard.in_turn for name in (guard.verb, guard.label)
    }
    turned_up = any(step.word == "plays-top" for step in meaning.all_steps())
    for reaction in meaning.reactions:
        gives = any(inner.word in _GIVES for step in reaction.steps for inner in step.walk())
        for event in reaction.events if gives else ():
            by_itself = turned_up and "play" in event.verbs and event.source != "hand"
            if by_itself or event.moment == "shortage" or free & set(event.verbs):
                return True
    return any(inner.word in _GIVES for watch in meaning.watches for step in watch.steps for inner in step.walk())


def _ends_turn(block: Block) -> bool:
    return any(inner.node.form in ("end_turn", "turn_goes_to") for inner in block.walk())
