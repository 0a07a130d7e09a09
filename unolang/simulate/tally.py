"""The numbers of many games, added up so that tallies of parts make the tally of the whole, in whatever order."""

from collections import Counter

from attrs import Factory, define

from unolang.simulate.observe import FIGURES, SEAT_FIGURES, Game


@define
class Tally:
    """Whole numbers only, so that adding them up is exact."""

    seats: int
    games: int = 0
    endings: Counter[str] = Factory(Counter)
    wins: Counter[int] = Factory(Counter)  # games that the seat alone has won
    shared: Counter[int] = Factory(Counter)  # games that the seat has won together with others
    ties: int = 0  # games with several winners
    unwon: int = 0  # games over by the rules that nobody has won
    figures: dict[str, Counter[int]] = Factory(lambda: {name: Counter() for name in FIGURES})
    round_turns: Counter[int] = Factory(Counter)
    choices: int = 0
    options: int = 0
    acted: Counter[int] = Factory(Counter)  # per rule, acts
    acted_in: Counter[int] = Factory(Counter)  # per rule, games
    kept: Counter[int] = Factory(Counter)  # per rule, acts in which it kept its books
    probed: int = 0  # games in which acts that are not offered were tried
    refused: Counter[int] = Factory(Counter)
    refused_in: Counter[int] = Factory(Counter)
    contradictions: Counter[tuple[int, ...]] = Factory(Counter)
    by_seat: dict[str, list[Counter[int]]] = Factory(
        lambda self: {name: [Counter() for _ in range(self.seats)] for name in SEAT_FIGURES}, takes_self=True
    )

    def add(self, game: Game) -> None:
        """Count one game."""
        self.games += 1
        self.endings[game.ending.value] += 1
        if len(game.winners) == 1:
            self.wins[game.winners[0]] += 1
        elif game.winners:
            self.ties += 1
            self.shared.update(game.winners)
        elif game.ending == "over":
            self.unwon += 1
        for name, value in game.figures.items():
            self.figures[name][value] += 1
        for name, values in game.by_seat.items():
            for histogram, value in zip(self.by_seat[name], values, strict=True):
                histogram[value] += 1
        self.round_turns.update(game.round_turns)
        self.choices += game.choices
        self.options += game.options
        self.acted.update(game.acted)
        self.acted_in.update(list(game.acted))
        self.kept.update(game.kept)
        if game.refused is not None:
            self.probed += 1
            self.refused.update(game.refused)
            self.refused_in.update(list(game.refused))
        if game.contradiction:
            self.contradictions[game.contradiction] += 1

    def merge(self, other: "Tally") -> None:
        """Count all games of another tally."""
        for name in ("games", "ties", "unwon", "choices", "options", "probed"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in (
            "endings", "wins", "shared", "round_turns", "acted", "acted_in", "kept", "refused", "refused_in", "contradictions",
        ):  # fmt: skip
            getattr(self, name).update(getattr(other, name))
        for name, histogram in other.figures.items():
            self.figures[name].update(histogram)
        for name, histograms in other.by_seat.items():
            for mine, theirs in zip(self.by_seat[name], histograms, strict=True):
                mine.update(theirs)
