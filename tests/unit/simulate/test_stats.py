import pytest

from unolang.simulate.stats import Interval, median, quantile, share, summary, wilson


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        (10, 100, 0.05523, 0.17437),
        (0, 10, 0.0, 0.27753),
        (10, 10, 0.72247, 1.0),
        (1, 2, 0.09453, 0.90547),
        (2599, 10000, 0.25140, 0.26859),
    ],
)
def test_wilson_gives_the_published_interval(count, of, low, high):
    assert wilson(count, of) == pytest.approx((low, high), abs=1e-5)


def test_a_share_of_nothing_is_none():
    assert share(0, 0).share is None
    assert share(0, 0).interval is None


def test_the_confidence_widens_the_interval():
    narrow, wide = wilson(30, 100, 0.5), wilson(30, 100, 0.99)
    assert wide.low < narrow.low < 0.3 < narrow.high < wide.high


def test_a_histogram_is_summed_up():
    found = summary({1: 2, 4: 1, 10: 1})
    assert found is not None
    assert (found.n, found.mean, found.median, found.max) == (4, 4.0, 2.5, 10)
    assert found.sd == pytest.approx(18**0.5)
    assert found.interval == pytest.approx((4 - 1.959964 * 18**0.5 / 2, 4 + 1.959964 * 18**0.5 / 2))


def test_equal_numbers_do_not_spread():
    found = summary({7: 1000})
    assert found is not None
    assert (found.sd, found.interval, found.low, found.high) == (0.0, Interval(7.0, 7.0), 7, 7)


def test_one_number_has_no_interval_and_none_have_no_summary():
    one = summary({3: 1})
    assert one is not None
    assert one.interval is None
    assert one.sd is None
    assert summary({}) is None


def test_quantiles_are_numbers_that_came():
    hundred = dict.fromkeys(range(1, 101), 1)
    assert quantile(hundred, 0.05) == 5
    assert quantile(hundred, 0.95) == 95
    assert median(hundred) == 50.5
    assert median({1: 1, 2: 1, 9: 1}) == 2


def test_large_numbers_keep_their_spread():
    found = summary({10**9: 1, 10**9 + 1: 1, 10**9 + 2: 1})
    assert found is not None
    assert found.sd == 1.0
