"""What a text can ask for is bounded, and a text beyond the bounds is refused soon."""

from time import perf_counter

import pytest

from unolang.model import deck
from unolang.model.options import MOST_EDITIONS
from unolang.pipeline import check_rules, load
from unolang.text.diagnostic import Failed
from unolang.text.source import Source

ATTRIBUTES = "abcdefg"
VALUES = 50


def nested(*lines):
    """A deck with seven blocks in each other, and these lines in the innermost."""
    text = 'variant "Deep"\n    players 2\n\ndeck\n'
    for name in ATTRIBUTES:
        text += f"    {name}{name} is " + ", ".join(
            f"{name}{chr(97 + i // 26)}{chr(97 + i % 26)}" for i in range(VALUES)
        )
        text += "\n"
    for depth, name in enumerate(ATTRIBUTES, start=1):
        text += " " * 4 * depth + f"in each {name}{name}\n"
    return text + "".join(" " * 4 * (len(ATTRIBUTES) + 1) + line + "\n" for line in lines)


def told(text):
    with pytest.raises(Failed) as failed:
        check_rules(load(Source("case.uno", text)))
    return [(one.code, one.span.text if one.span else "") for one in failed.value.diagnostics]


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        ("tops are aaa", {"U213"}),
        ("1 of nothing", {"U211"}),
        ("1 of aaa", {"U211", "U214"}),
        ("1 of 1 to 9", {"U211"}),
        ("1 of 9 to 1", {"U211"}),
    ],
)
def test_blocks_within_blocks_come_to_an_end(line, codes):
    begun = perf_counter()
    found = told(nested(line))
    assert perf_counter() - begun < 5
    assert {code for code, _ in found} <= codes | {"U213"}
    assert found


def test_a_line_at_fault_is_looked_at_once_however_often_it_is_repeated(monkeypatch):
    asked = []
    monkeypatch.setattr(deck, "near", lambda *given: asked.append(given) or "")
    text = (
        'variant "Again"\n    players 2\n\ndeck\n    color is red, blue, green\n'
        "    rank is 1 to 9\n    in each color\n        1 of 1 to 9, 17\n"
    )
    assert told(text) == [("U214", "17")]
    assert len(asked) == 1


@pytest.mark.parametrize(("number", "is_refused"), [(MOST_EDITIONS, False), (MOST_EDITIONS + 1, True), (1000, True)])
def test_editions_are_counted(number, is_refused):
    text = 'variant "Many"\n    based on classic\n\noption odd: on or off "Odd"\n\n'
    text += "".join(f"edition E{index}: odd is on\n" for index in range(number))
    text += '\nrule odd "Odd", if odd is on\n    note "It is."\n'
    if is_refused:
        assert told(text) == [("U211", f"edition E{MOST_EDITIONS}: odd is on")]
    else:
        assert len(load(Source("case.uno", text)).editions) == number
