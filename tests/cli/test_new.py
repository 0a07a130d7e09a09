"""`unolang new` writes a text that is in order, and never over another."""

import pytest

from tests.cli.console import BROKEN, HOUSE, run
from unolang.text.shipped import variant_names


@pytest.fixture(autouse=True)
def _here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("base", variant_names())
def test_a_new_text_checks_and_is_laid_out(base, tmp_path):
    done = run("new", "house", "--from", base).fine()
    assert "unolang check house.uno" in done.out
    run("check", "--deny-warnings", "house.uno").fine()
    run("fmt", "--check", "house.uno").fine()
    assert f"based on {base}" in (tmp_path / "house.uno").read_text(encoding="utf-8")


@pytest.mark.parametrize("base", variant_names())
def test_its_remarks_show_what_can_be_said(base, tmp_path):
    run("new", "house", "--from", base).fine()
    path = tmp_path / "house.uno"
    lines = path.read_text(encoding="utf-8").splitlines()
    head = next(index for index, line in enumerate(lines) if line.startswith("variant"))
    tried = [line.removeprefix("# ") for line in lines[head:]]
    assert {"rule", "drop", "replace"} <= {line.split(" ")[0] for line in tried}
    path.write_text("\n".join(tried) + "\n", encoding="utf-8")
    run("check", "--deny-warnings", path).fine()


def test_the_ending_is_added_once(tmp_path):
    run("new", "one.uno").fine()
    assert [path.name for path in tmp_path.iterdir()] == ["one.uno"]


def test_a_name_of_several_words():
    for name in ("my house", "My_Rule.uno"):
        run("new", name).fine()
    run("check", "my-house.uno", "my-rule.uno").fine()
    run("new", "more", "--from", "my-rule.uno").fine()
    run("check", "more.uno").fine()


def test_a_folder_with_a_blank_is_quoted(tmp_path):
    (tmp_path / "my rules").mkdir()
    assert "unolang check 'my rules/house.uno'" in run("new", "my rules/house").fine().out


def test_a_file_that_is_there_is_left_alone(tmp_path):
    (tmp_path / "house.uno").write_text("mine", encoding="utf-8")
    done = run("new", "house")
    assert done.code == 2
    assert "error[U510]" in done.err
    assert (tmp_path / "house.uno").read_text(encoding="utf-8") == "mine"


def test_on_top_of_a_text_in_the_same_folder(tmp_path):
    (tmp_path / "sevens.uno").write_text(HOUSE, encoding="utf-8")
    run("new", "more", "--from", "sevens.uno").fine()
    run("check", "more.uno").fine()
    assert "sevens" in run("rules", "more.uno").fine().out


@pytest.mark.parametrize("name", ["", "?!", ".uno", "a/../?", "a\0b", "\x1b", "-x.uno", "7up", "a--b", "a.b"])
def test_names_that_no_text_has(name, tmp_path):
    done = run("new", "--", name)
    assert done.code == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", [*variant_names(), "Classic.uno", "a", "an.uno", "The"])
@pytest.mark.parametrize("base", ["classic", "finlanders"])
def test_names_that_would_not_be_found_or_stand_in_for_others(name, base, tmp_path):
    done = run("new", name, "--from", base)
    assert done.code == 2
    assert "error[U513]" in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_begins_with_an_article(tmp_path):
    run("new", "a b").fine()
    run("new", "more", "--from", "a-b.uno").fine()
    run("check", tmp_path).fine()


def test_a_folder_that_is_not_there():
    done = run("new", "nowhere/house")
    assert done.code == 2
    assert "error[U511]" in done.err


def test_a_base_that_is_not_there(tmp_path):
    done = run("new", "house", "--from", "clasic")
    assert done.code == 2
    assert "did you mean `classic`?" in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_base_in_another_folder(tmp_path):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "low.uno").write_text(HOUSE, encoding="utf-8")
    done = run("new", "house", "--from", "in/low.uno")
    assert done.code == 2
    assert "copy it" in done.err


def test_a_base_with_errors(tmp_path):
    (tmp_path / "low.uno").write_text(BROKEN, encoding="utf-8")
    done = run("new", "house", "--from", "low.uno")
    assert done.code == 1
    assert not (tmp_path / "house.uno").exists()
