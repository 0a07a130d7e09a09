"""A debt that nobody can pay."""

from unolang.model.meaning import Meaning
from unolang.model.scope import Scope
from unolang.text.diagnostic import Collector


def check(errors: Collector, meaning: Meaning, scope: Scope) -> None:
    """Each kind of debt has to meet a permit to settle, or an effect that ends it."""
    settling = [guard for guard in meaning.guards if guard.permit and guard.verb == "settle"]
    for reaction in meaning.reactions:
        if any(event.moment != "round end" for event in reaction.events):
            words = {inner.word for step in reaction.steps for inner in step.walk()}
            if words & {"debt-cleared", "settles"}:
                return
    for name, declared in scope.debts.items():
        if any(guard.owing in ("something", "whatever") or guard.debt == name for guard in settling):
            continue
        errors.error(
            "U308",
            f"nobody can pay what is owed for `{name}`",
            declared.span,
            because="while something is owed, a turn permit outside `while owing` does not hold",
            help=f"write `while owing for {name}` and, under it, `permit settle`",
        )
