"""The official game, cut down, as somebody would write it in an afternoon: tuples in lists, no machine, no rules as data.

    python benchmarks/plain_script.py [SECONDS [SEED [PLAYERS]]]

It plays the game of `tests/variants/naive-uno.uno` at random and prints one line of JSON: games, decisions, seconds, first (the games
that the first seat has won). Its decisions are counted as the simulation counts them: each card chosen, each forced draw, each color
named.
"""

import json
import random
import sys
import time

Card = tuple[str, str]

COLORS = ("red", "yellow", "green", "blue")
WILD, WILD_FOUR = ("", "wild"), ("", "wild draw four")
DEAL = 7


def pack() -> list[Card]:
    """The 108 cards."""
    cards = [WILD] * 4 + [WILD_FOUR] * 4
    for color in COLORS:
        cards.append((color, "0"))
        for rank in ("1", "2", "3", "4", "5", "6", "7", "8", "9", "skip", "reverse", "draw two"):
            cards += [(color, rank)] * 2
    return cards


class Round:
    """One round between random players; the seat after the dealer is 0."""

    def __init__(self, players: int) -> None:
        self.stock = pack()
        random.shuffle(self.stock)
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        for hand in self.hands:
            hand.extend(self.stock.pop() for _ in range(DEAL))
        self.pile: list[Card] = []
        self.color = self.rank = ""
        self.turn = 0
        self.way = 1
        self.decisions = 0

    def go_on(self, seats: int = 1) -> None:
        """The turn goes on by so many seats."""
        self.turn = (self.turn + seats * self.way) % len(self.hands)

    def take(self, seat: int, count: int) -> None:
        """A seat draws so many cards, or as many as there are."""
        for _ in range(count):
            if not self.stock:
                self.stock, self.pile = self.pile[:-1], self.pile[-1:]
                random.shuffle(self.stock)
                if not self.stock:
                    return
            self.hands[seat].append(self.stock.pop())

    def fits(self, card: Card) -> bool:
        """Whether a card may lie on the pile, the last rule about wild draw fours apart."""
        return card[0] in ("", self.color) or card[1] == self.rank

    def options(self, hand: list[Card]) -> list[Card]:
        """The different cards of a hand that may be played."""
        has_color = any(card[0] == self.color for card in hand)
        return [card for card in set(hand) if self.fits(card) and not (has_color and card == WILD_FOUR)]

    def lay(self, card: Card) -> None:
        """A card goes on the pile; what it names or does follows."""
        self.pile.append(card)
        self.color, self.rank = card
        if not self.color:
            self.color = random.choice(COLORS)
            self.decisions += 1

    def act(self) -> None:
        """What the card on the pile does after it was played."""
        if self.rank == "reverse":
            self.way = -self.way
            self.go_on(2 if len(self.hands) == 2 else 1)
            return
        self.go_on()
        count = {"draw two": 2, "wild draw four": 4}.get(self.rank, 0)
        if count:
            self.take(self.turn, count)
        if count or self.rank == "skip":
            self.go_on()

    def begin(self) -> None:
        """The first card is turned up and acts on the first player; a wild draw four goes back."""
        while self.stock[-1] == WILD_FOUR:
            random.shuffle(self.stock)
        self.lay(self.stock.pop())
        if self.rank == "reverse":
            self.way = -1
            self.go_on()
        elif self.rank in ("skip", "draw two"):
            self.take(0, 2 if self.rank == "draw two" else 0)
            self.go_on()

    def play(self) -> int:
        """Play to the end, and say who has won."""
        self.begin()
        while True:
            seat = self.turn
            hand = self.hands[seat]
            options = self.options(hand)
            self.decisions += 1
            if options:
                card = random.choice(options)
            else:
                held = len(hand)
                self.take(seat, 1)
                if len(hand) == held or not self.fits(hand[-1]):
                    self.go_on()
                    continue
                card = hand[-1]
            hand.remove(card)
            if not hand:
                return seat
            self.lay(card)
            self.act()


def simulate(seconds: float, seed: int, players: int) -> dict[str, float]:
    """Rounds for so long, as numbers."""
    random.seed(seed)
    games = decisions = first = 0
    start = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        for _ in range(20):
            played = Round(players)
            first += played.play() == 0
            games += 1
            decisions += played.decisions
        spent = time.perf_counter() - start
    return {"games": games, "decisions": decisions, "seconds": spent, "first": first}


if __name__ == "__main__":
    seconds, seed, players = (*sys.argv[1:], *("1", "1", "4")[len(sys.argv) - 1 :])
    print(json.dumps(simulate(float(seconds), int(seed), int(players))))
