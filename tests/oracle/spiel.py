"""OpenSpiel's crazy eights, and what its numbers mean in our words."""

from collections.abc import Mapping
from functools import cache

import pyspiel

SUITS = ("clubs", "diamonds", "hearts", "spades")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")

CARDS = len(RANKS) * len(SUITS)
DRAW, PASS, NAME = CARDS, CARDS + 1, CARDS + 2
FIRST_DEALER = CARDS  # of chance: as many numbers as seats, from here on, say who deals

SpielError = pyspiel.SpielError


def card(rank: str, suit: str) -> int:
    """The number of a card."""
    return RANKS.index(rank) * len(SUITS) + SUITS.index(suit)


def told(action: int) -> str:
    """A decision in our words."""
    if action < CARDS:
        return f"plays {RANKS[action // len(SUITS)]} of {SUITS[action % len(SUITS)]}"
    return {DRAW: "draws", PASS: "passes"}.get(action) or f"names {SUITS[action - NAME]}"


def is_put_back(action: int) -> bool:
    """Whether a card goes back when it is turned up as the starter."""
    return RANKS[action // len(SUITS)] == "8"


@cache
def _loaded(seats: int, options: tuple[tuple[str, str], ...]) -> pyspiel.Game:
    given = dict(options)
    parameters: dict[str, bool | int] = {
        "players": seats,
        "use_special_cards": given.get("special-cards", "yes") == "yes",
        "reshuffle": given.get("reshuffle", "yes") == "yes",
        "max_draw_cards": int(given.get("most-draws", "5")),
        "max_turns": int(given.get("most-plays", "100")),
    }
    return pyspiel.load_game("crazy_eights", parameters)


def new_game(seats: int, options: Mapping[str, str], dealer: int) -> pyspiel.State:
    """A table with nothing dealt yet, under the options of our variant."""
    state = _loaded(seats, tuple(sorted(options.items()))).new_initial_state()
    state.apply_action(FIRST_DEALER + dealer)
    return state
