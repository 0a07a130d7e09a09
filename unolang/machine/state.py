"""The state of a table, and the small records that pass in and out of the machine.

Everything in a state is plain data (numbers, tuples, lists of numbers), so it copies cheaply, serialises (`codec`) and can be compared.
A card is the index of its kind in the program; the kind after the last one is the unknown card, which matches nothing.
"""

from typing import NamedTuple

from attrs import define, fields

from unolang.machine.chance import Chance
from unolang.program.program import NONE, Place, Stage

BETWEEN, SETTING_OUT, PLAY, OVER = Stage  # by names of their own: looking a member up in its class is slow

# Makes a named tuple with all its fields at a quarter of the price of its own constructor; for busy places only.
record = tuple.__new__

ANSWER = -2  # the verb of an act that answers a question


class Act(NamedTuple):
    """Something one seat does: a verb, and the card, seat or value it names. An answer has the verb ANSWER and a value."""

    seat: int
    verb: int
    card: int = NONE
    other: int = NONE
    value: int = NONE  # a word for `say`; for answers a value, a number, a seat, or 1 and 0 for yes and no


class Question(NamedTuple):
    """What the machine is waiting for: only `seat` may act, and only by answering with one of `choices`."""

    seat: int
    kind: str  # "value", "number", "cut", "player", "card", "yes-no"
    subject: int  # attribute asked for ("value"), else NONE
    choices: tuple[int, ...]
    place: Place


class Happened(NamedTuple):
    """One thing that a step did, with the place in the rules that made it so."""

    what: str
    seat: int = NONE
    place: Place | None = None
    cards: tuple[int, ...] = ()
    number: int = 0
    other: int = NONE


class Refusal(NamedTuple):
    """Why an act is refused: the reason in a word, and the clauses that refuse it or come nearest to permitting it."""

    reason: str  # one of REASONS
    places: tuple[Place, ...]


REASONS = {
    "over": "the game is over",
    "asked": "a question is open, and only its answer is possible",
    "stage": "nothing of this kind can be done between rounds or while the cards are set out",
    "verb": "no rule permits an act of this kind",
    "hand": "the card is not in this hand",
    "said": "this word stands already",
    "forbidden": "a rule forbids it",
    "out": "this seat is not in the round",
    "turn": "it is somebody else's turn",
    "who": "this seat is not among those whom the rule lets do it now",
    "owing": "what is owed, or that nothing is owed, stands against it",
    "window": "the time for it is over or has not come",
    "whom": "it cannot be done to this seat",
    "card": "no rule permits this card here",
    "when": "a condition of the rule does not hold",
    "answer": "this is no answer to the question",
}


class Scene(NamedTuple):
    """What a piece of work is about: the registers of its terms, and where in the rules it comes from."""

    player: int = NONE
    other: int = NONE
    owner: int = NONE
    card: int = NONE
    word: int = NONE
    source: str = ""  # where a played card comes from: "hand" or "draw pile"
    place: Place | None = None
    seats: tuple[int, ...] = ()
    tried: bool = False  # a shortage has come already
    each: int = NONE  # the one of several that an effect is at


Task = tuple[str, int, int, Scene]
"""Work still to be done: its stage, two numbers whose meaning the stage gives, and its scene. Plain, since every act makes some."""

NOBODY = Scene()


class Ordered(NamedTuple):
    """A play that an effect has ordered: a card of the seat's hand, or else the top of the draw pile."""

    seat: int
    place: Place
    card: int = NONE  # from the hand
    passed_over: int = 0  # from the draw pile: the set of kinds that are passed over
    tried: bool = False  # a shortage has come already


REGISTERS = ("player", "other", "each", "owner", "playable")  # of the terms; they mean nothing between two calls


@define(init=False, eq=False, repr=False)
class State:
    """A table at one moment. Only the machine changes it. Two states are equal if the tables are, registers aside."""

    seats: int  # how many people have sat at the table so far, those who left included
    stage: Stage
    ring: list[int]  # seats in the game and out of it, clockwise
    dealer: int
    in_game: int  # one bit per seat
    in_round: int
    hands: list[list[int]]  # per seat, in the order received
    draw_pile: list[int]  # the top is the last
    discards: list[int]  # the upcard is the last
    named: list[int]  # per attribute, the value named on the upcard or NONE
    upcard_player: int
    direction: int  # 1 clockwise, -1 counterclockwise
    turn: int
    begun: bool
    skips: int
    done: int  # verbs done by the turn player since the turn was given, one bit each
    drew: bool  # an act of drawing brought a card
    drawn_card: int
    turn_place: Place | None  # what gave the turn away last
    debt_kind: int
    debt: int
    debt_place: Place | None  # what made somebody owe last
    windows: list[int]  # the opener or NONE; for a window per seat one bit per seat
    was: list[int]  # per window per seat, where its condition held at the last settling
    fresh: int  # seats whose hands cards came into during this act
    said: list[int]  # per seat, one bit per word that stands
    variables: list[list[int]]  # per variable one value, or one per seat
    scores: list[int]
    round: int
    places: list[int]  # seats in the order in which they left the round
    cut: int
    question: Question | None
    agenda: list[Task]  # the last is next
    queue: list[Ordered]  # plays that effects ordered, the first is next
    fuel: int  # ordered plays that this act may still make
    ending: int  # whose turn is to end at the settling point, or NONE
    end_place: Place | None
    goes_on: bool
    goes_to: int
    round_ending: Place | None
    game_ending: Place | None
    winners: tuple[int, ...]
    chance: Chance
    packs: int
    # Registers of the terms; they mean nothing between two calls.
    player: int
    other: int
    each: int
    owner: int
    playable: tuple[int, int] | None  # a seat, and what it may play, while its acts are being listed

    def copy(self) -> "State":
        """A state that can be stepped without touching this one."""
        new = State.__new__(State)
        for name in FIELDS:
            setattr(new, name, getattr(self, name))
        for name in LISTS:
            setattr(new, name, list(getattr(self, name)))
        new.hands = [list(hand) for hand in self.hands]
        new.variables = [list(values) for values in self.variables]
        new.chance = self.chance.copy()
        new.forget_registers()
        return new

    def forget_registers(self) -> None:
        """What terms read of the act under way is nothing, between two calls."""
        self.player = self.other = self.each = self.owner = NONE
        self.playable = None

    def __eq__(self, other: object) -> bool:
        """Whether the tables are the same."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in FIELDS)

    __hash__ = None  # type: ignore[assignment]  # a state changes


FIELDS = tuple(field.name for field in fields(State) if field.name not in REGISTERS)
LISTS = ("ring", "draw_pile", "discards", "named", "windows", "was", "said", "scores", "places", "agenda", "queue")
