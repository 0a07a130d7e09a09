"""Whatever a transcript says, its replay ends, and ends with an outcome."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.transcript.tables import played
from unolang.machine.table import total
from unolang.text.diagnostic import Failed
from unolang.text.render import render

PATIENT = settings(deadline=None)

CARDS = [
    "red 5",
    "blue 3",
    "wild",
    "wild-draw-four",
    "red skip",
    "red reverse",
    "red draw-two",
    "??",
    "12 of ??",
    "green 77",
]
NAMES = ["Ann", "Bob", "Cy", "Zed"]
VALUES = ["0", "1", "-1", "999999999", "no", "yes", "nobody", "Ann", "red", "no color"]

cards = st.sampled_from(CARDS)
names = st.sampled_from(NAMES)
values = st.sampled_from(VALUES)
several = st.lists(cards, min_size=1, max_size=5).map(", ".join)

settings_lines = st.one_of(
    st.builds("discards {}".format, several),
    st.builds("draws {}".format, several),
    st.builds("draw-pile {}".format, several | st.just("none")),
    st.builds("turn {}".format, names),
    st.builds("direction {}".format, st.sampled_from(["clockwise", "counterclockwise"])),
    st.builds(
        "owed {} for {}".format, st.sampled_from(["1", "4", "99999"]), st.sampled_from(["draw-two", "wild-draw-four"])
    ),
    st.builds("round {}".format, values),
    st.builds("scores {} {}".format, names, values),
    st.builds("said {} uno".format, names),
    st.builds("set {} is {}".format, st.sampled_from(["idle", "accused", "guilty"]), values),
    st.builds("open {} {} {}".format, st.just("forgot"), st.sampled_from(["for", "by"]), names),
    st.builds("played {}".format, names),
)
deeds = st.one_of(
    st.builds(
        "{} {}".format,
        names,
        st.sampled_from(["draws", "passes", "settles", "challenges", "deals", "says uno", "plays"]),
    ),
    st.builds("{} plays {}".format, names, cards),
    st.builds("{} plays {}, {}".format, names, cards, values),
    st.builds("{} draws {}".format, names, cards),
    st.builds("{} settles {}".format, names, cards),
    st.builds("{} catches {}".format, names, names),
    st.builds("{} {} {}".format, names, st.sampled_from(["names", "cuts", "gives", "chooses", "accepts"]), values),
)
entries = st.one_of(
    deeds,
    st.builds("{} refused".format, deeds),
    st.builds("{} refused by {}".format, deeds, st.sampled_from(["turn", "match", "uno"])),
    st.builds("{} & {}".format, deeds, deeds),
    st.builds("{}\n    shuffled {}".format, deeds, several),
    st.builds("expect hand {} {}, may {}".format, names, values, deeds),
)


def outcome_of(text):
    """The outcome, if the text can be read; whatever is wrong can be told."""
    try:
        outcome = played(text)
    except Failed as failed:
        render(failed.diagnostics, "full", color=False)
        return
    assert outcome.ok == (outcome.errors == ())
    render(outcome.errors, "full", color=False)
    if outcome.state is not None and "draw-pile" not in text:
        assert total(outcome.state) == 108


@PATIENT
@given(
    st.lists(several, min_size=1, max_size=3),
    cards,
    st.lists(settings_lines, max_size=3),
    st.lists(entries, max_size=8),
)
def test_any_position(hands, upcard, lines, acts):
    held = [f"    {name}  {hand}" for name, hand in zip(NAMES, hands, strict=False)]
    head = ["variant true-and-correct", "seats Ann, Bob, Cy", "hands", *held, f"upcard {upcard}"]
    outcome_of("\n".join([*head, *lines, *acts]))


@PATIENT
@given(several, st.lists(entries, max_size=12))
def test_any_game(deck, acts):
    outcome_of("\n".join(["variant true-and-correct", "seats Ann, Bob, Cy", f"deck {deck}", "Cy deals", *acts]))
