import pickle

import pytest

from unolang.text.diagnostic import Collector, Diagnostic, Failed, Label, Severity
from unolang.text.source import Source
from unolang.text.span import Span

A = Source("a.uno", "0123456789" * 10)
B = Source("b.uno", "0123456789" * 10)


def raised(collector):
    with pytest.raises(Failed) as caught:
        collector.raise_if_errors()
    return caught.value


def test_nothing_is_raised_without_errors():
    collector = Collector()
    collector.raise_if_errors()
    collector.warn("U501", "only a warning", None)
    collector.raise_if_errors()
    assert [warning.severity for warning in collector.warnings] == [Severity.WARNING]


def test_everything_said_is_kept():
    collector = Collector()
    span, other = Span(A, 1, 2), Span(B, 3, 4)
    collector.error("U501", "m", span, label="l", labels=(Label(other, "o"),), because="b", help="h")
    assert raised(collector).diagnostics == (
        Diagnostic("U501", "m", span, "l", (Label(other, "o"),), "b", "h", Severity.ERROR),
    )


def test_errors_come_in_source_order():
    collector = Collector()
    for source, start, end in [(B, 0, 1), (A, 5, 6), (A, 2, 9), (A, 2, 3)]:
        collector.error("U501", f"{source.name} {start} {end}", Span(source, start, end))
    collector.error("U502", "without a place", None)
    assert [one.message for one in raised(collector).diagnostics] == [
        "without a place",
        "a.uno 2 3",
        "a.uno 2 9",
        "a.uno 5 6",
        "b.uno 0 1",
    ]


def test_one_fault_in_one_place_is_told_once_and_the_first_telling_stays():
    collector = Collector()
    collector.error("U501", "first", Span(A, 1, 2))
    collector.error("U501", "second", Span(A, 1, 2))
    collector.error("U502", "another code", Span(A, 1, 2))
    collector.error("U501", "another end", Span(A, 1, 3))
    assert [one.message for one in collector.errors] == ["first", "another code", "another end"]


def test_without_a_place_the_message_tells_faults_apart():
    collector = Collector()
    for message in ("x", "y", "x"):
        collector.error("U501", message, None)
    assert [one.message for one in collector.errors] == ["x", "y"]


def test_a_warning_does_not_hide_an_error():
    collector = Collector()
    collector.warn("U501", "w", Span(A, 1, 2))
    collector.error("U501", "e", Span(A, 1, 2))
    failed = raised(collector)
    assert [one.message for one in failed.diagnostics] == ["e"]
    assert [one.message for one in failed.warnings] == ["w"]


@pytest.mark.parametrize(("count", "last"), [(5, "2 more errors are not shown"), (4, "1 more error is not shown")])
def test_errors_over_the_limit_are_counted(count, last):
    collector = Collector(limit=3)
    for start in reversed(range(count)):
        collector.error("U501", f"m{start}", Span(A, start, start + 1))
    *shown, rest = raised(collector).diagnostics
    assert [one.message for one in shown] == ["m0", "m1", "m2"]
    assert (rest.code, rest.message) == ("U002", last)


def test_as_many_errors_as_the_limit_are_all_shown():
    collector = Collector()
    for start in range(20):
        collector.error("U501", "m", Span(A, start, start + 1))
    assert {one.code for one in raised(collector).diagnostics} == {"U501"}
    assert len(collector.errors) == 20


def test_a_code_without_a_row_is_refused():
    collector = Collector()
    with pytest.raises(AssertionError, match="U999"):
        collector.error("U999", "m", None)
    with pytest.raises(AssertionError, match="U999"):
        collector.warn("U999", "m", None)


def test_a_failure_can_be_read_and_survives_pickling():
    failed = Failed((Diagnostic("U501", "m", Span(A, 1, 2)), Diagnostic("U502", "n")))
    assert str(failed) == "a.uno:1:2: error[U501] m\nerror[U502] n"
    copy = pickle.loads(pickle.dumps(failed))
    assert copy.diagnostics == failed.diagnostics
    assert copy.warnings == ()


def test_diagnostics_can_be_hashed():
    assert len({Diagnostic("U501", "m"), Diagnostic("U501", "m")}) == 1
