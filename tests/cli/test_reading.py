"""The commands that only tell: `list`, `rules`, `doc`, `explain`."""

import re

import pytest

from tests.cli.console import HOUSE, run
from unolang.cli.commands import rules as rules_command
from unolang.pipeline import load
from unolang.text.codes import CODES
from unolang.text.shipped import variant_names, variant_path

SHIPPED = variant_names()


def test_every_shipped_variant_is_listed_on_a_line_of_its_own():
    lines = run("list").fine().out.splitlines()
    assert [line.split()[0] for line in lines] == SHIPPED


def test_the_list_as_json():
    whole = run("list", "--json").fine().json()
    assert [one["name"] for one in whole["variants"]] == SHIPPED


def test_the_list_takes_no_argument():
    assert run("list", "classic").code == 2


# rules


@pytest.mark.parametrize("name", SHIPPED)
def test_every_rule_is_told_with_sentence_place_and_citations(name):
    out = run("rules", name).fine().out
    for rule in load(variant_path(name)).rules:
        assert re.search(rf"^{re.escape(rule.name)} +{re.escape(rule.sentence)}$", out, re.MULTILINE)
        assert f".uno:{rule.span.line}" in out
        for citation in rule.citations:
            assert citation.row in out


def test_the_rules_as_json():
    whole = run("rules", "true-and-correct", "--json").fine().json()
    rules = {rule["name"]: rule for rule in whole["rules"]}
    assert rules["wild-draw-four"]["file"].endswith("true-and-correct.uno")
    assert rules["match"]["file"].endswith("classic.uno")
    assert rules["no-stacking"]["citations"][0]["row"] == "T1"
    assert rules["play-drawn"]["options"] == ["drawn-card"]
    assert rules["starter"]["options"] == ["wild-starter"]
    assert rules["uno"]["options"] == ["uno-penalty"]
    assert {option["name"] for option in whole["options"]} >= {"uno-penalty", "target", "ending"}
    assert "play-on" in whole["not_in_force"]


def test_an_option_that_nothing_reads_any_more_is_left_out():
    text = HOUSE + '\nreplace rule uno "Nobody has to say uno"\n    on draw: end the turn\n'
    for arguments in (["rules", "-"], ["doc", "-"]):
        out = run(*arguments, stdin=text).fine().out
        assert "target" in out
        assert "uno-penalty" not in out
    assert {one["name"] for one in run("rules", "-", "--json", stdin=text).fine().json()["options"]} == {"target"}


def test_rules_under_an_option():
    rules = run("rules", "true-and-correct", "--option", "ending=play-on", "--json").fine().json()["rules"]
    assert "play-on" in {rule["name"] for rule in rules}


def test_rules_under_an_edition():
    rules = run("rules", "true-and-correct", "--edition", "M2015", "--json").fine().json()["rules"]
    assert "play-drawn" not in {rule["name"] for rule in rules}


def test_rules_by_standard_input_and_by_path(tmp_path):
    path = tmp_path / "my house.uno"
    path.write_text(HOUSE, encoding="utf-8")
    assert "sevens" in run("rules", path).fine().out
    assert "<stdin>:4" in run("rules", "-", stdin=HOUSE).fine().out


def test_broken_rules_have_no_list_of_rules(tmp_path):
    path = tmp_path / "b.uno"
    path.write_text(HOUSE.replace("draw 1", "drow 1"), encoding="utf-8")
    done = run("rules", path, "--json")
    assert done.code == 1
    assert done.out == ""
    assert "error[U1" in done.err


def test_rules_that_mean_nothing_have_no_list_of_rules(tmp_path):
    path = tmp_path / "b.uno"
    path.write_text(HOUSE.replace("of 7", "of purple"), encoding="utf-8")
    assert run("rules", path).code == 1


def test_an_option_is_not_mixed_up_with_its_sentence():
    assert rules_command.command.name == "rules"


# doc

HEADINGS = ["What you need", "Setting out", "A turn", "The cards", "The end of a round", "Scoring and winning"]


@pytest.mark.parametrize("name", SHIPPED)
def test_a_rulebook_has_its_order_and_every_rule_once(name):
    out = run("doc", name).fine().out
    found = re.findall(r"^## (.*)$", out, re.MULTILINE)
    assert [heading for heading in found if heading in HEADINGS] == [one for one in HEADINGS if one in found]
    assert found[0] == "What you need"
    told = re.findall(r"^\*Rule ([\w-]+)", out, re.MULTILINE)
    ruleset = load(variant_path(name))
    assert sorted(told) == sorted(rule.name for rule in ruleset.rules)
    cards = sum(kind.copies for kind in ruleset.deck.kinds)
    needed = out.split("## ")[1]
    rows = re.findall(r"^\|.*\| (\d+) \|$", needed, re.MULTILINE)
    assert sum(map(int, rows)) == cards


def test_a_rulebook_of_an_edition():
    out = run("doc", "true-and-correct", "--edition", "M2008").fine().out
    assert "edition M2008" in out
    assert "A drawn card that fits has to be played" not in out


def test_a_rulebook_speaks_as_people_do():
    out = run("doc", "true-and-correct").fine().out
    assert "- Each player, here the sleeper, has a time called forgot:\n    - It begins when" in out
    assert "- The highest score wins\n" in out
    assert not re.search(r"^ *- .*(?:Remember|Window|becomes 0)", out, re.MULTILINE)
    assert "*To keep in mind: idle, at first 0 in each round; on play: idle becomes 0; on pass, when a card" in out


SETS = """\
variant "Sets"
    players 2
    packs 1

deck
    tint is pale, dark
    in each tint
        2 of 1 to 4, 7, stop
    odd are 1, 3, 7
    few are 1 to 3
    every are 1 to 4, 7, stop

rule all "Odd ones skip, few ones reverse"
    permit deal by the dealer
    permit play of a card
    on deal: the dealer plays the top of the draw pile
    on play: end the turn
    on play of odd: skip 1 player
    on play of few: reverse direction
    round ends when any player has no cards
    game ends when round-number is 1
    wins first out
"""


def test_a_rulebook_names_what_is_in_the_sets_that_it_speaks_of():
    needed = run("doc", "classic").fine().out.split("## ")[1]
    assert "\nWords are skip, reverse and draw-two. Wilds are wild and wild-draw-four.\n" in needed
    out = run("doc", "-", stdin=SETS).fine().out
    assert "\nOdd are 1, 3 and 7. Few are 1 to 3.\n" in out


def test_a_rulebook_tells_what_options_in_numbers_are():
    assert "is at least target (500)\n" in run("doc", "classic").fine().out
    out = run("doc", "classic", "-o", "target=60", "-o", "uno-penalty=4").fine().out
    assert "is at least target (60)\n" in out
    assert "draws uno-penalty (4) cards\n" in out


def test_a_rulebook_is_saved(tmp_path):
    target = tmp_path / "a book.md"
    done = run("doc", "classic", "--save", target).fine()
    assert done.out == ""
    assert target.read_text(encoding="utf-8") == run("doc", "classic").fine().out


def test_no_mark_of_a_text_means_anything_in_the_rulebook():
    text = HOUSE.replace("A seven", "<script> *A* [seven](x) | `x`").replace("House", "# House")
    out = run("doc", "-", stdin=text).fine().out
    assert r"\<script\> \*A\* \[seven\](x) \| \`x\`" in out
    assert out.startswith("# \\# House\n")


# explain


def test_a_page_is_printed():
    assert run("explain", "U501").fine().out.startswith("# U501: file not found\n")


@pytest.mark.parametrize("code", CODES)
def test_every_code_is_explained(code):
    assert run("explain", code).fine().out.startswith(f"# {code}: {CODES[code].title}\n")


@pytest.mark.parametrize("code", ["u501", "[U501]", " U501 "])
def test_a_code_is_written_in_several_ways(code):
    assert "U501" in run("explain", code).fine().out


@pytest.mark.parametrize(("code", "near"), [("U51", "`U501`"), ("501", "`U501`"), ("U5O1", "`U501`")])
def test_near_codes_are_offered(code, near):
    done = run("explain", code)
    assert done.code == 2
    assert near in done.err


@pytest.mark.parametrize("code", ["", "U999", "../U501", "U5011", "x" * 5000, "\x1b[31m", "variant"])
def test_what_is_no_code(code):
    done = run("explain", code)
    assert done.code == 2
    assert "error[U512]" in done.err
    assert "\x1b" not in done.err
    assert len(done.err) < 1500
