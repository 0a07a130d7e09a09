"""What comes from outside a text: options, editions, bases, files."""

from pathlib import Path

import pytest

from unolang.pipeline import compile_rules, load
from unolang.text.diagnostic import Failed
from unolang.text.reading import read_source
from unolang.text.source import Source

PLAIN = read_source(Path(__file__).parents[2] / "spec" / "rules" / "plain.uno", name="plain")
EDITIONS = """
edition E1: pace is fast, fine is 3
edition E2: fine is 4

rule quick "Only when it is fast", if pace is fast
    on draw: skip 1 player
"""


def of(text, **given):
    source = Source("case.uno", f'variant "Case"\n    based on plain\n{text}')
    return load(source, loader=lambda name, _: PLAIN if name == "plain" else None, **given)


def values(rules):
    return {option.name: option.value for option in rules.options}


def test_the_caller_goes_before_the_edition_and_the_edition_before_the_text():
    text = "\nset fine to 5\n" + EDITIONS
    assert values(of(text)) == {"fine": "5", "pace": "slow"}
    assert values(of(text, edition="E1")) == {"fine": "3", "pace": "fast"}
    assert values(of(text, edition="E1", options={"fine": "007"})) == {"fine": "7", "pace": "fast"}


def test_a_rule_holds_under_its_condition():
    assert "quick" in of(EDITIONS).absent
    assert "quick" in [rule.name for rule in of(EDITIONS, edition="E1").rules]


@pytest.mark.parametrize(
    ("given", "code", "help_text"),
    [
        ({"options": {"fines": "3"}}, "U207", "did you mean `fine`?"),
        ({"options": {"zzz": "3"}}, "U207", "the options are `fine` or `pace`"),
        ({"options": {"fine": "10"}}, "U208", "choose a number between these"),
        ({"options": {"fine": "9" * 5000}}, "U208", "choose a number between these"),
        ({"options": {"fine": "²"}}, "U208", "choose a number between these"),
        ({"options": {"pace": "fat"}}, "U208", "did you mean `fast`?"),
        ({"edition": "E3"}, "U209", "the editions are `E1` or `E2`"),
        ({"edition": "x"}, "U209", "the editions are `E1` or `E2`"),
    ],
)
def test_what_the_caller_cannot_choose_is_told(given, code, help_text):
    with pytest.raises(Failed) as raised:
        of(EDITIONS, **given)
    [told] = raised.value.diagnostics
    assert (told.code, told.help) == (code, help_text)


def test_sixteen_bases_are_enough():
    def loader(name, _from):
        follower = f"x{'i' * (name.count('i') + 1)}"
        return Source(name, f'variant "{name}"\n    based on {follower}\n')

    with pytest.raises(Failed) as raised:
        load(Source("x", 'variant "x"\n    based on xi\n'), loader=loader)
    assert [one.code for one in raised.value.diagnostics] == ["U203"]


def test_a_base_beside_the_text_goes_before_a_shipped_one(tmp_path):
    (tmp_path / "classic.uno").write_text(PLAIN.text, encoding="utf-8")
    (tmp_path / "house.uno").write_text('variant "House"\n    based on classic\n', encoding="utf-8")
    assert load(tmp_path / "house.uno").rules[-1].name == "out"
    (tmp_path / "classic.uno").unlink()
    assert load(tmp_path / "house.uno").rules[-1].name == "score"


def test_a_program_is_the_same_wherever_its_text_lies(tmp_path):
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "house.uno").write_text('variant "House"\n    based on classic\n', encoding="utf-8")
    one, two = (compile_rules(tmp_path / folder / "house.uno") for folder in ("one", "two"))
    assert one.digest == two.digest
