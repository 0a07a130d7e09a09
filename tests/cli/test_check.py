"""`unolang check` finds every error, tells it in every format, and stops after any pass."""

import json

import pytest

from tests.cli.console import BROKEN, HOUSE, run
from unolang.text.shipped import variant_names


@pytest.fixture
def house(tmp_path):
    path = tmp_path / "house rules.uno"
    path.write_text(HOUSE, encoding="utf-8")
    return path


@pytest.fixture
def broken(tmp_path):
    path = tmp_path / "broken.uno"
    path.write_text(BROKEN, encoding="utf-8")
    return path


def test_every_shipped_variant_is_fine():
    done = run("check", "--deny-warnings", *variant_names()).fine()
    assert done.out == ""
    assert "all fine" in done.err


def test_a_house_rule_is_fine(house):
    run("check", house).fine()


@pytest.mark.usefixtures("house", "broken")
def test_a_folder_is_looked_through(tmp_path):
    done = run("check", tmp_path)
    assert done.code == 1
    assert "2 texts checked: 1 error" in done.err


def test_standard_input_is_a_text():
    run("check", "-", stdin=HOUSE).fine()
    done = run("check", "-", stdin=BROKEN)
    assert done.code == 1
    assert "<stdin>:5:" in done.out


def test_an_error_is_shown_with_its_place(broken):
    done = run("check", broken)
    assert done.code == 1
    assert done.out.startswith("error[U1")
    assert "broken.uno:5:" in done.out
    assert "unolang explain U1" in done.out


def test_concise_is_one_line_for_each_error(broken):
    (line,) = run("check", broken, "--output-format", "concise").out.splitlines()
    assert line.startswith(f"{broken.as_posix()}:5:")


def test_github_gets_annotations(broken):
    (line,) = run("check", broken, "--output-format", "github").out.splitlines()
    assert line.startswith(f"::error file={broken.as_posix()},line=5,col=")


def test_json_is_one_object_alone(broken, house):
    done = run("check", broken, "--output-format", "json")
    assert done.code == 1
    assert done.err == ""
    (found,) = done.json()["diagnostics"]
    assert found["line"] == 5
    assert run("check", house, "--output-format", "json").fine().json()["diagnostics"] == []


def test_json_tells_of_unreadable_files_too(tmp_path):
    done = run("check", tmp_path / "none.uno", "--output-format", "json")
    assert done.code == 2
    assert [one["code"] for one in done.json()["diagnostics"]] == ["U501"]


def test_an_error_in_a_base_is_told_once(tmp_path):
    (tmp_path / "low.uno").write_text(BROKEN, encoding="utf-8")
    for name in ("one", "two"):
        (tmp_path / f"{name}.uno").write_text(f'variant "{name}"\n    based on low\n', encoding="utf-8")
    done = run("check", tmp_path, "--output-format", "concise")
    assert len(done.out.splitlines()) == 1


EDITIONS = """\
variant "Editions"
    based on classic
    source "A sheet" as S

option harsh: no or yes "Whether it hurts"

edition S1: harsh is yes

rule hurts "It hurts", if harsh is yes
    comes after score
    comes before match

rule first "And before that"
    comes after match
    comes before score
"""


def test_editions_are_looked_at_unless_options_are_given(tmp_path):
    path = tmp_path / "e.uno"
    path.write_text(EDITIONS, encoding="utf-8")
    done = run("check", path)
    assert done.code == 1, done
    assert "edition S1" in done.out
    run("check", path, "--option", "harsh=no").fine()
    assert run("check", path, "--edition", "S1").code == 1


WARNING = HOUSE + "    remember idler is 0 this round\n"


def test_warnings_are_told_and_denied_on_demand(tmp_path):
    path = tmp_path / "w.uno"
    path.write_text(WARNING, encoding="utf-8")
    done = run("check", path)
    assert (done.code, "warning[U309]" in done.out) == (0, True), done
    assert run("check", path, "--deny-warnings").code == 1


@pytest.mark.parametrize(
    ("box", "part"),
    [("parse", "(on_event"), ("compose", 'rule sevens "A seven'), ("lower", "sevens")],
)
def test_what_a_pass_makes_can_be_seen(house, box, part):
    done = run("check", house, "--stop-after", box).fine()
    assert part in done.out
    assert done.err == ""


def test_a_pass_that_fails_is_told_as_usual(broken):
    done = run("check", broken, "--stop-after", "lower", "--output-format", "json")
    assert done.code == 1
    assert json.loads(done.out)["diagnostics"]


def test_a_shipped_variant_is_the_same_wherever_it_is_asked_for(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "classic.uno").write_text(BROKEN.replace("based on classic", "based on finlanders"), encoding="utf-8")
    run("check", "classic").fine()
    run("check", "true-and-correct").fine()
    assert run("check", "./classic.uno").code == 1
