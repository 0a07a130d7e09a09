"""`unolang fmt` changes what has to be changed, whole or not at all."""

import os
import stat
import sys

import pytest

from tests.cli.console import BROKEN, HOUSE, run, run_process

UNTIDY = HOUSE.replace("    on play", "  on    play").replace("based  on", "based on")


@pytest.fixture
def untidy(tmp_path):
    path = tmp_path / "untidy house.uno"
    path.write_text(UNTIDY, encoding="utf-8")
    return path


def test_a_file_is_laid_out_in_place(untidy):
    done = run("fmt", untidy).fine()
    assert untidy.read_text(encoding="utf-8") == HOUSE
    assert "untidy house.uno" in done.out
    assert "left" not in run("fmt", untidy).fine().err


@pytest.mark.usefixtures("untidy")
def test_a_folder_is_laid_out(tmp_path):
    (tmp_path / "in" / "side").mkdir(parents=True)
    deep = tmp_path / "in" / "side" / "deep.uno"
    deep.write_text(UNTIDY, encoding="utf-8")
    run("fmt", tmp_path).fine()
    assert deep.read_text(encoding="utf-8") == HOUSE


def test_check_changes_nothing(untidy):
    assert run("fmt", "--check", untidy).code == 1
    assert untidy.read_text(encoding="utf-8") == UNTIDY
    run("fmt", untidy).fine()
    run("fmt", "--check", untidy).fine()


def test_diff_shows_and_changes_nothing(untidy):
    done = run("fmt", "--diff", untidy)
    assert done.code == 1
    assert "+    on play of 7: players but the player draw 1 card" in done.out.splitlines()
    assert untidy.read_text(encoding="utf-8") == UNTIDY


def test_standard_input_comes_out_laid_out():
    assert run("fmt", "-", stdin=UNTIDY).fine().out == HOUSE
    assert run("fmt", "-", stdin=HOUSE).fine().out == HOUSE
    assert run("fmt", "--check", "-", stdin=UNTIDY).code == 1


def test_no_letter_is_lost_on_the_way_through():
    text = HOUSE.replace("House", "Häuser 中文 🂡")
    done = run_process("fmt", "-", stdin=text, PYTHONIOENCODING="ascii")
    assert done.fine().out.replace("\r\n", "\n") == text


def test_a_text_with_errors_is_left_alone(tmp_path):
    path = tmp_path / "b.uno"
    path.write_text(BROKEN + "  odd", encoding="utf-8")
    before = path.read_bytes()
    done = run("fmt", path)
    assert done.code == 1
    assert "error[U1" in done.err
    assert path.read_bytes() == before


def test_the_good_ones_are_laid_out_all_the_same(untidy, tmp_path):
    (tmp_path / "a.uno").write_text("rule", encoding="utf-8")
    assert run("fmt", tmp_path).code == 1
    assert untidy.read_text(encoding="utf-8") == HOUSE


@pytest.mark.skipif(sys.platform == "win32", reason="modes are of another kind there")
def test_the_mode_stays(untidy):
    untidy.chmod(0o640)
    run("fmt", untidy).fine()
    assert stat.S_IMODE(untidy.stat().st_mode) == 0o640


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_stays_a_link(untidy, tmp_path):
    link = tmp_path / "link.uno"
    link.symlink_to(untidy)
    run("fmt", link).fine()
    assert link.is_symlink()
    assert untidy.read_text(encoding="utf-8") == HOUSE


def test_line_ends_stay(tmp_path):
    path = tmp_path / "crlf.uno"
    path.write_bytes(UNTIDY.replace("\n", "\r\n").encode())
    run("fmt", path).fine()
    assert path.read_bytes() == HOUSE.replace("\n", "\r\n").encode()
    run("fmt", "--check", path).fine()


def test_mixed_line_ends_become_one_kind(tmp_path):
    path = tmp_path / "mixed.uno"
    path.write_bytes(HOUSE.replace("\n", "\r\n", 1).encode())
    assert run("fmt", "--check", path).code == 1
    run("fmt", path).fine()
    assert path.read_bytes().count(b"\r\n") == HOUSE.count("\n")


def test_an_interrupted_write_leaves_the_old_text_and_no_rest(untidy, tmp_path, monkeypatch):
    def fails(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fdopen", fails)
    done = run("fmt", untidy)
    assert done.code == 2
    assert "error[U511]" in done.err
    assert untidy.read_text(encoding="utf-8") == UNTIDY
    assert [path.name for path in tmp_path.iterdir()] == [untidy.name]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_read_only_folder_is_told(untidy, tmp_path):
    tmp_path.chmod(0o500)
    try:
        done = run("fmt", untidy)
        assert done.code == 2
        assert "U511" in done.err
        run("check", untidy).fine()
    finally:
        tmp_path.chmod(0o700)


@pytest.mark.skipif(sys.platform == "win32", reason="modes are of another kind there")
def test_a_read_only_file_is_told(untidy):
    if os.geteuid() == 0:
        pytest.skip("root may write everywhere")
    untidy.chmod(0o400)
    assert run("fmt", untidy).code == 2


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_all_names_of_a_file_keep_leading_to_it(untidy, tmp_path):
    other = tmp_path / "other.uno"
    os.link(untidy, other)
    run("fmt", untidy).fine()
    assert other.read_text(encoding="utf-8") == HOUSE
    assert other.samefile(untidy)
