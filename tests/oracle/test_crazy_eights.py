"""OpenSpiel's crazy eights and ours are the same game: same acts at every decision, same result.

The full comparison is `python -m tests.oracle.run --games 5000 --every-setting`.
"""

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'unolang[oracle]' brings it")

from tests.oracle import run
from tests.oracle.duel import SETTINGS, Disagreement, Duel, Setting

GAMES = 40


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_both_engines_play_the_same_game(setting):
    games = run.play(setting, range(GAMES if setting.name == "standard" else GAMES // 4))
    assert all(decisions > 0 for _, decisions in games)


@pytest.mark.parametrize(
    ("option", "value", "reason"),
    [
        ("most-draws", "4", "what may be done differs"),
        ("special-cards", "no", "what may be done differs"),
        ("most-plays", "3", "whether the game is over differs"),
        ("chart", "description", "what the cards left cost differs"),
    ],
)
def test_a_difference_is_found(option, value, reason):
    ours = run.words_under({option: value})
    duels = (Duel(ours, Setting("other", {}), 3, seed) for seed in range(20))
    with pytest.raises(Disagreement, match=reason) as raised:
        sum(duel.play() for duel in duels)
    assert "here:" in str(raised.value)
    assert "there:" in str(raised.value)
