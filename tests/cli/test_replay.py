"""`unolang replay` says of each transcript whether it agrees with its rules, and where not."""

import pytest

from tests.cli.console import HOUSE, MOMENT, run
from tests.house import project

BREAKS = MOMENT.replace("turn Bob", "turn Ann")


@pytest.fixture
def moment(tmp_path):
    path = tmp_path / "a moment.transcript"
    path.write_text(MOMENT, encoding="utf-8")
    return path


@pytest.fixture
def breaks(tmp_path):
    path = tmp_path / "breaks.transcript"
    path.write_text(BREAKS, encoding="utf-8")
    return path


def test_one_that_agrees(moment):
    done = run("replay", moment).fine()
    assert done.out.startswith("agrees  ")
    assert "1 transcript: all agree" in done.err


def test_one_that_breaks_is_shown_with_the_table(breaks):
    done = run("replay", breaks)
    assert done.code == 1
    assert done.out.startswith("broken  ")
    assert "error[U416]" in done.out
    assert "breaks.transcript:10:" in done.out
    assert "the table here" in done.out


@pytest.mark.usefixtures("moment", "breaks")
def test_a_folder_is_looked_through(tmp_path):
    done = run("replay", tmp_path)
    assert done.code == 1
    assert "2 transcripts: 1 broken" in done.err


def test_the_files_of_a_folder_are_told_together(moment, tmp_path):
    (tmp_path / "in").mkdir()
    for name in ("one", "two"):
        (tmp_path / "in" / f"{name}.transcript").write_text(MOMENT, encoding="utf-8")
    done = run("replay", tmp_path).fine()
    assert done.out.splitlines() == [
        f"agrees  {tmp_path.as_posix()}  (1 transcript)",
        f"agrees  {tmp_path.as_posix()}/in  (2 transcripts)",
    ]
    assert run("replay", tmp_path, "-v").fine().out.count("agrees  ") == 3
    assert "1 line of acts" in run("replay", moment).fine().out


@pytest.mark.usefixtures("moment", "breaks")
def test_what_agrees_beside_what_breaks(tmp_path):
    assert f"agrees  {tmp_path.as_posix()}  (1 of 2 transcripts)" in run("replay", tmp_path).out


@pytest.mark.usefixtures("moment", "breaks")
def test_quiet_tells_only_what_is_wrong(tmp_path):
    assert "agrees" not in run("replay", "-q", tmp_path).out


def test_standard_input():
    run("replay", "-", stdin=MOMENT).fine()
    assert "<stdin>:10:" in run("replay", "-", stdin=BREAKS).out


@pytest.mark.usefixtures("moment")
def test_concise_and_github_are_a_line_for_each_break(breaks, tmp_path):
    (line,) = run("replay", tmp_path, "--output-format", "concise").out.splitlines()
    assert line.startswith(f"{breaks.as_posix()}:10:")
    (line,) = run("replay", tmp_path, "--output-format", "github").out.splitlines()
    assert line.startswith("::error file=")


@pytest.mark.usefixtures("moment", "breaks")
def test_json_is_one_object_alone(tmp_path):
    done = run("replay", tmp_path, "--output-format", "json")
    assert done.code == 1
    assert done.err == ""
    whole = done.json()
    assert [one["agrees"] for one in whole["transcripts"]] == [True, False]
    assert len(whole["diagnostics"]) == 1


def test_the_table_after_each_act(moment):
    done = run("replay", "--show", moment).fine()
    assert "at the start\n" in done.out
    assert "1  line 9: Ann plays red 5\n    Ann plays red 5\n" in done.out


def test_the_table_after_so_many_acts(tmp_path):
    path = tmp_path / "two.transcript"
    path.write_text(MOMENT + "Bob  draws green 3\nBob  flies\n", encoding="utf-8")
    assert run("replay", path).code == 1
    done = run("replay", "--until", "1", path).fine()
    assert "1  line 9:" in done.out
    assert "line 10" not in done.out
    assert "at the start" in run("replay", "--until", "0", path).fine().out


def test_tables_are_no_json(moment):
    assert run("replay", "--show", "--output-format", "json", moment).code == 2
    assert run("replay", "--until", "-1", moment).code == 2


def test_rules_beside_a_transcript(tmp_path):
    (tmp_path / "house.uno").write_text(HOUSE, encoding="utf-8")
    path = tmp_path / "m.transcript"
    path.write_text(MOMENT.replace("classic", "house"), encoding="utf-8")
    run("replay", path).fine()


def test_rules_that_are_broken_are_told_at_their_place(tmp_path):
    (tmp_path / "house.uno").write_text("rule", encoding="utf-8")
    path = tmp_path / "m.transcript"
    path.write_text(MOMENT.replace("classic", "house"), encoding="utf-8")
    done = run("replay", path)
    assert done.code == 1
    assert "house.uno:1:" in done.out


def test_a_variant_that_is_not_there_is_the_fault_of_the_transcript(tmp_path):
    path = tmp_path / "m.transcript"
    path.write_text(MOMENT.replace("classic", "clasic"), encoding="utf-8")
    done = run("replay", path)
    assert done.code == 1
    assert "did you mean `classic`?" in done.out


@pytest.mark.slow
def test_the_golden_transcripts():
    run("replay", project.ROOT / "tests" / "transcripts", project.ROOT / "tests" / "rulings").fine()
