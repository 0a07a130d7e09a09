"""What habits may be, and the times that come of them."""

from math import inf, log, nan
from statistics import fmean, median, stdev

import pytest

from unolang.machine.chance import Chance
from unolang.simulate.habits import DISTRIBUTIONS, Habits, Pace

DRAWS = 4000


class Given:
    """A chance that gives one number for ever."""

    def __init__(self, number):
        self.number = number

    def next64(self):
        return self.number


def times(**habits):
    pace = Pace(Habits(**habits), Chance(5))
    return [pace.reaction() for _ in range(DRAWS)]


@pytest.mark.parametrize("distribution", DISTRIBUTIONS)
def test_the_median_is_the_median(distribution):
    assert Pace(Habits(reaction=3, distribution=distribution), Given(1 << 63)).reaction() == pytest.approx(3)
    assert median(times(reaction=3, distribution=distribution)) == pytest.approx(3, rel=0.08)


@pytest.mark.parametrize("distribution", DISTRIBUTIONS)
@pytest.mark.parametrize("number", [0, (1 << 64) - 1])
def test_no_time_is_without_an_end(distribution, number):
    drawn = Pace(Habits(spread=5, distribution=distribution), Given(number)).thinking()
    assert 0 <= drawn < inf


def test_times_are_spread_as_their_distribution_says():
    logs = [log(time) for time in times(spread=0.35)]
    assert stdev(logs) == pytest.approx(0.35, rel=0.06)
    assert set(times(reaction=1.5, distribution="fixed")) == {1.5}
    assert max(times(reaction=1, distribution="uniform")) < 2
    assert fmean(times(reaction=log(2), distribution="exponential")) == pytest.approx(1, rel=0.08)


def test_reaction_and_thinking_are_times_of_their_own():
    pace = Pace(Habits(reaction=1, thinking=4, distribution="fixed"), Chance(1))
    assert (pace.reaction(), pace.thinking()) == (1, 4)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"alertness": 1.5}, "`alertness` is from 0 to 1, not 1.5"),
        ({"forgets": -0.1}, "`forgets` is from 0 to 1"),
        ({"whim": nan}, "`whim` is from 0 to 1"),
        ({"verbs": [("ring", 2)]}, "`ring` is from 0 to 1"),
        ({"reaction": inf}, "`reaction` is from 0 to"),
        ({"thinking": -1}, "`thinking` is from 0 to"),
        ({"spread": 6}, "`spread` is from 0 to 5"),
        ({"distribution": "normal"}, "`distribution` is log-normal or "),
    ],
)
def test_what_is_no_habit_is_refused(wrong, reason):
    with pytest.raises(ValueError, match=reason):
        Habits(**wrong)


def test_a_habit_is_changed_by_its_name():
    habits = Habits().with_habit("reaction", "1.6").with_habit("ring", "0.2").with_habit("distribution", "fixed")
    assert habits == Habits(reaction=1.6, distribution="fixed", verbs=[("ring", 0.2)])
    assert habits.with_habit("ring", "1").told()["ring"] == 1
    with pytest.raises(ValueError, match="`reaction` is a number, not soon"):
        habits.with_habit("reaction", "soon")
