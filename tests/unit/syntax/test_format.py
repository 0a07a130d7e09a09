"""Formatting changes the look of a text and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unolang.syntax.format import format_text
from unolang.syntax.parse import parse
from unolang.text.diagnostic import Failed
from unolang.text.reading import read_source
from unolang.text.shipped import variant_names, variant_path
from unolang.text.source import Source

MESSY = """\


# head
variant   "X"
  source "a"   as  A # from where
  players 2 to 4
  # at the end of a block
deck:
  color is red ,yellow


  # before a line
  in each color :   # why
     2 of 1 to 9, the   red



rule one "x"
  on play , when the player has 1 card
    # between
    and x is - 2   # so
     # before an effect

     end the turn
  # in rule one
# before rule two
rule two "y"
  on draw: the   player draws ( 2*x )-1 cards
  # in rule two
# at the end
"""

TIDY = """\
# head
variant "X"
    source "a" as A  # from where
    players 2 to 4
    # at the end of a block

deck
    color is red, yellow


    # before a line
    in each color  # why
        2 of 1 to 9, the red


rule one "x"
    on play, when the player has 1 card
            and x is -2  # so
        # between
        # before an effect

        end the turn
    # in rule one

# before rule two
rule two "y"
    on draw: the player draws (2 * x) - 1 cards
    # in rule two
# at the end
"""


def formatted(text):
    return format_text(Source("any.uno", text))


def test_a_messy_text_becomes_tidy():
    assert formatted(MESSY) == TIDY


def test_a_tidy_text_stays_as_it_is():
    assert formatted(TIDY) == TIDY


@pytest.mark.parametrize("text", ["", "\n\n\n", "   \n\t\n"])
def test_nothing_becomes_nothing(text):
    assert formatted(text) == ""


def test_only_comments_are_kept():
    assert formatted("  # a\n\n\n\n# b") == "# a\n\n\n# b\n"


def test_a_text_with_a_mistake_is_refused():
    with pytest.raises(Failed):
        formatted('rule one "x"\n    permitt draw\n')


def test_a_line_that_would_become_too_long_is_left_alone():
    line = "    2 of " + ",".join(["red"] * 245)
    text = "deck\n    color is red\n" + line + "\n"
    assert formatted(text).splitlines()[2] == line


@pytest.mark.parametrize("name", variant_names())
def test_shipped_variants_keep_their_meaning_and_their_comments(name):
    path = variant_path(name)
    assert path is not None
    source = read_source(path)
    text = format_text(source)
    assert parse(Source(name, text)) == parse(source)
    assert format_text(Source(name, text)) == text
    assert [line.split("#", 1)[1] for line in text.splitlines() if "#" in line] == [
        line.rstrip().split("#", 1)[1] for line in source.text.splitlines() if "#" in line
    ]


def test_a_comment_deeper_than_the_first_line_of_a_block_stands_before_that_line():
    text = 'rule one "x"\n      # deeper\n    on play: end the turn\n'
    assert formatted(text) == 'rule one "x"\n    # deeper\n    on play: end the turn\n'


LINES = tuple(line for line in TIDY.splitlines() if line and not line.lstrip().startswith("#"))
REMARKS = st.lists(st.one_of(st.just(""), st.integers(0, 16).map(lambda indent: " " * indent + "# remark")), max_size=3)


@given(st.lists(REMARKS, min_size=len(LINES) + 1, max_size=len(LINES) + 1), st.integers(1, 6))
def test_what_is_formatted_stays_as_it_is_wherever_its_comments_stand(remarks, step):
    text = "\n".join(remarks[0])
    for line, below in zip(LINES, remarks[1:], strict=True):
        content = line.lstrip()
        indent = " " * (step * ((len(line) - len(content)) // 4))
        text += "\n".join(["", indent + content, *below])
    once = formatted(text)
    assert formatted(once) == once
    assert once.count("# remark") == text.count("# remark")
