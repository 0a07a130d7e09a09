"""Whom the table waits for when nothing happens by itself: whoever has to turn up a card, to resume, or to be the next of many."""

from collections import Counter
from collections.abc import Mapping, Sequence

from unolang.machine.state import Act
from unolang.simulate.etiquette import Etiquette


def those_waited_for(
    free: Mapping[int, Sequence[Act]], etiquette: Etiquette, may_hold_back: Sequence[bool]
) -> dict[int, list[Act]]:
    """What each seat can do becomes the seats that the table waits for, with the acts that it waits for.

    What only one seat can do goes first, words apart, since nobody else can help. Otherwise all are waited for who can do anything
    but say a word or follow a whim; then those with whims, and at last with words. Who may hold back is pressed only if nobody else
    is left.
    """
    seats_of = Counter(way for acts in free.values() for way in {(act.verb, act.value) for act in acts})

    def is_word(act: Act) -> bool:
        return act.verb == etiquette.say

    def is_alone(act: Act) -> bool:
        return not is_word(act) and seats_of[act.verb, act.value] == 1

    def is_purposeful(act: Act) -> bool:
        return not is_word(act) and (act.verb, act.value) not in etiquette.whims

    for is_meant in (is_alone, is_purposeful, lambda act: not is_word(act), is_word):
        found = {seat: meant for seat, acts in free.items() if (meant := [act for act in acts if is_meant(act)])}
        pressed = {seat: acts for seat, acts in found.items() if not may_hold_back[seat]}
        if found:
            return pressed or found
    return {}
