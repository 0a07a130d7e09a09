"""The statistics of a report: shares and means with their intervals, and histograms of whole numbers."""

from collections.abc import Mapping
from math import ceil, sqrt
from statistics import NormalDist
from typing import NamedTuple

from attrs import frozen

CONFIDENCE = 0.95

Histogram = Mapping[int, int]
"""How often each number came."""


class Interval(NamedTuple):
    """From where to where a number lies with the confidence asked for."""

    low: float
    high: float


@frozen
class Share:
    """So many of so many, as a share with its interval; without any there is no share."""

    count: int
    of: int
    share: float | None
    interval: Interval | None


class Summary(NamedTuple):
    """What is told of a histogram."""

    n: int
    mean: float
    interval: Interval | None  # of the mean; None for a single number
    sd: float | None
    median: float
    low: int  # 5 % are below this
    high: int  # 5 % are above this
    max: int


def two_sided(confidence: float) -> float:
    """How many standard errors an interval reaches to either side."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def wilson(count: int, of: int, confidence: float = CONFIDENCE) -> Interval:
    """Wilson's score interval of a share; it stays within 0 and 1 and holds for few games and for rare things."""
    z = two_sided(confidence)
    share, square = count / of, z * z
    middle = (share + square / (2 * of)) / (1 + square / of)
    reach = z / (1 + square / of) * sqrt(share * (1 - share) / of + square / (4 * of * of))
    low = 0.0 if count == 0 else max(0.0, middle - reach)
    high = 1.0 if count == of else min(1.0, middle + reach)
    return Interval(low, high)


def share(count: int, of: int, confidence: float = CONFIDENCE) -> Share:
    """A count becomes a share with its interval."""
    if of == 0:
        return Share(count, of, None, None)
    return Share(count, of, count / of, wilson(count, of, confidence))


def summary(histogram: Histogram, confidence: float = CONFIDENCE) -> Summary | None:
    """A histogram becomes its mean, spread and quantiles; nothing if it is empty."""
    n = sum(histogram.values())
    if n == 0:
        return None
    total = sum(value * times for value, times in histogram.items())
    mean = total / n
    sd = interval = None
    if n > 1:
        # In whole numbers, so that no order of adding changes the last digit: n times the sum of squares, less the square of the sum.
        spread = n * sum(value * value * times for value, times in histogram.items()) - total * total
        sd = sqrt(spread / (n * (n - 1)))
        reach = two_sided(confidence) * sd / sqrt(n)
        interval = Interval(mean - reach, mean + reach)
    return Summary(
        n, mean, interval, sd, median(histogram), quantile(histogram, 0.05), quantile(histogram, 0.95), max(histogram)
    )


def quantile(histogram: Histogram, part: float) -> int:
    """The smallest number that at least this part of all do not exceed."""
    return _ranked(histogram, max(ceil(part * sum(histogram.values())), 1))


def median(histogram: Histogram) -> float:
    """The number in the middle, or half way between the two in the middle."""
    n = sum(histogram.values())
    return (_ranked(histogram, (n + 1) // 2) + _ranked(histogram, n // 2 + 1)) / 2


def _ranked(histogram: Histogram, rank: int) -> int:
    """The number at a place, counted from 1, when all are put in order."""
    passed = 0
    for value in sorted(histogram):
        passed += histogram[value]
        if passed >= rank:
            return value
    raise ValueError("an empty histogram has no quantiles")
