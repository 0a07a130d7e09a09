"""Bad input of every command gives one clear message, the promised exit code, and no traceback."""

import os
import sys
from threading import Thread

import pytest

from tests.cli.console import HOUSE, MOMENT, run, run_process

TEXTS = ["check", "fmt", "rules", "doc", "simulate", "play", "replay"]
"""The commands that read a file."""

VARIANTS = ["rules", "doc", "simulate", "play"]
"""The commands that take one variant."""


@pytest.fixture
def bad(tmp_path):
    """Files that no command can read, by what is wrong with them."""
    made = {}

    def make(name, raw):
        made[name] = tmp_path / f"{name}.uno"
        made[name].write_bytes(raw)

    make("binary", bytes(range(256)) * 40)
    make("picture", b"\x89PNG\r\n\x1a\n\0\0\0")
    make("latin", 'variant "Höuse"\n'.encode("latin-1"))
    make("utf16", 'variant "House"\n'.encode("utf-16"))
    make("huge", b"# filler\n" * 1_200_000)
    made["folder"] = tmp_path / "folder.uno"
    made["folder"].mkdir()
    made["missing"] = tmp_path / "missing.uno"
    return made


@pytest.mark.parametrize("kind", ["binary", "picture", "latin", "utf16", "huge", "folder", "missing"])
@pytest.mark.parametrize("command", TEXTS)
def test_what_cannot_be_read_is_unusable(command, kind, bad):
    done = run(command, bad[kind])
    assert done.code == 2, done
    told = done.out + done.err
    assert "error[U5" in told
    assert bad[kind].name in told
    assert len(told) < 2000


@pytest.mark.parametrize("command", TEXTS)
@pytest.mark.parametrize(
    "text", ["", "\n\n", "#\n", "   ", "{}", "\ufeff", "rule", "(" * 5000, "a " * 90_000, "x" * 900_000]
)
def test_an_odd_text_is_at_fault_and_not_the_command(command, text, tmp_path):
    path = tmp_path / "odd.uno"
    path.write_text(text, encoding="utf-8")
    done = run(command, path)
    # A text without a line of its own has nothing to lay out.
    assert done.code == 1 or (command == "fmt" and done.code == 0), done
    assert len(done.out + done.err) < 20_000


@pytest.mark.parametrize("command", TEXTS)
def test_a_name_with_a_zero_byte_is_no_file(command):
    done = run(command, "a\0b.uno")
    assert done.code == 2, done
    assert "error[U5" in done.out + done.err


@pytest.mark.parametrize("command", ["check", "fmt", "replay"])
def test_an_empty_folder_has_nothing_to_look_at(command, tmp_path):
    done = run(command, tmp_path)
    assert done.code == 2
    assert "U509" in done.out + done.err


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
@pytest.mark.parametrize("command", TEXTS)
def test_a_file_that_may_not_be_read(command, tmp_path):
    path = tmp_path / "closed.uno"
    path.write_text(HOUSE, encoding="utf-8")
    path.chmod(0)
    done = run(command, path)
    assert done.code == 2
    assert "U503" in done.out + done.err


@pytest.mark.parametrize("command", VARIANTS)
def test_an_unknown_variant_is_unusable_and_a_near_one_offered(command):
    done = run(command, "clasic")
    assert done.code == 2
    assert done.out == ""
    assert "error[U508]: there is no variant `clasic`" in done.err
    assert "did you mean `classic`?" in done.err


def test_a_file_here_is_offered_too(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sevens.uno").write_text(HOUSE, encoding="utf-8")
    assert "`sevens.uno`" in run("rules", "sevens").err


@pytest.mark.parametrize("command", [*VARIANTS, "check"])
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--option", "no-such=1"], "U207"),
        (["--option", "uno-penalty=3"], "U208"),
        (["--option", "target=-1"], "U208"),
        (["--option", "target=99999999999999999999"], "U208"),
        (["--edition", "M1999"], "U209"),
    ],
)
def test_an_unknown_option_or_value_or_edition_is_unusable(command, arguments, code):
    done = run(command, "classic", *arguments)
    assert done.code == 2, done
    assert code in done.out + done.err


@pytest.mark.parametrize("command", [*VARIANTS, "check"])
@pytest.mark.parametrize("fixing", ["", "=", "uno-penalty", "uno-penalty=", "=2"])
def test_an_option_is_given_as_name_and_value(command, fixing):
    done = run(command, "classic", "--option", fixing)
    assert done.code == 2
    assert "NAME=VALUE" in done.err


def test_an_option_has_one_value():
    done = run("rules", "classic", "-o", "target=100", "-o", "target=200")
    assert done.code == 2
    assert "given twice" in done.err


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize("seats", ["1", "11", "1000000000"])
def test_a_number_of_players_that_is_not_allowed(command, seats):
    done = run(command, "classic", "--seats", seats)
    assert done.code == 2
    assert "error[U514]" in done.err
    assert "2 to 10" in done.err


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize(
    "arguments",
    [
        ["--seats", "0"],
        ["--seats", "-3"],
        ["--seats", "two"],
        ["--seed", "-1"],
        ["--seed", "18446744073709551616"],
        ["--seed", "x"],
    ],
)
def test_numbers_that_are_none(command, arguments):
    done = run(command, "classic", *arguments)
    assert done.code == 2
    assert arguments[0] in done.err


@pytest.mark.parametrize("arguments", [["--games", "0"], ["--games", "-1"], ["--games", "1e3"], ["--workers", "0"]])
def test_counts_of_a_simulation_that_are_none(arguments):
    assert run("simulate", "classic", *arguments).code == 2


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize("bots", [["gredy"], ["greedy", "gredy"], [""], ["greedy"] * 2])
def test_a_bot_that_is_not_there(command, bots):
    done = run(command, "classic", "--seats", "4", *(part for bot in bots for part in ("--bot", bot)))
    assert done.code == 2
    assert "error[U515]" in done.err


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "classic", "--save"],
        ["simulate", "classic", "--games", "2", "--save-game", "1"],
        ["doc", "classic", "--save"],
    ],
)
def test_what_cannot_be_written_is_unusable(arguments, tmp_path):
    for target in (tmp_path, tmp_path / "nowhere" / "x"):
        done = run(*arguments, target)
        assert done.code == 2, done
        assert "error[U511]" in done.err
        assert done.out == ""


@pytest.mark.skipif(sys.platform != "linux", reason="the device is Linux's")
def test_a_full_disk_is_no_traceback():
    done = run("doc", "classic", "--save", "/dev/full")
    assert done.code == 2
    assert "error[U511]" in done.err


def test_a_game_that_was_not_played_cannot_be_saved(tmp_path):
    done = run("simulate", "classic", "--games", "2", "--save-game", "3", tmp_path / "x")
    assert done.code == 2
    assert "error[U516]" in done.err


@pytest.mark.parametrize("name", ["", "9", "_", "two words", "A" * 99, "Ann\n", "-", "Ann;", "?"])
def test_a_name_that_no_player_has(name):
    done = run("play", "classic", "--name", name)
    assert done.code == 2
    assert "U513" in done.err


def test_rules_cannot_come_from_where_acts_come_from():
    done = run("play", "-", stdin=HOUSE)
    assert done.code == 2


GARBAGE = [
    "",
    "garbage",
    "variant classic",
    "variant classic\nseats Ann",
    "variant classic\nseats Ann, Ann\n",
    "seats Ann, Bob\nvariant classic\n",
    "variant clasic\nseats Ann, Bob\n",
    "variant ../classic\nseats Ann, Bob\n",
    "variant classic\nedition M1999\nseats Ann, Bob\n",
    "variant classic\noption target is 7\nseats Ann, Bob\n",
    "variant classic\nseats Ann, Bob\npacks 3\n",
    "variant classic\nseats Ann, Bob\n\nAnn flies\n",
    MOMENT.replace("red 5", "purple 5"),
    MOMENT.replace("plays red 5", "plays blue 3"),
    MOMENT.replace("turn Bob", "turn Ann"),
    MOMENT.replace("expect", "expcet"),
    "variant classic\n" * 30_000,
]


@pytest.mark.parametrize("text", GARBAGE, ids=range(len(GARBAGE)))
@pytest.mark.parametrize("style", ["full", "concise", "json", "github"])
def test_a_garbled_transcript_is_at_fault(text, style, tmp_path):
    path = tmp_path / "g.transcript"
    path.write_text(text, encoding="utf-8")
    done = run("replay", path, "--output-format", style)
    assert done.code == 1, done
    assert "U4" in done.out or "U2" in done.out or "U5" in done.out
    if style == "json":
        assert done.json()["diagnostics"]


def test_one_unusable_file_does_not_hide_the_others(tmp_path):
    (tmp_path / "good.uno").write_text(HOUSE, encoding="utf-8")
    (tmp_path / "bad.uno").write_text("rule", encoding="utf-8")
    done = run("check", tmp_path / "missing.uno", tmp_path / "bad.uno", tmp_path / "good.uno")
    assert done.code == 2
    assert "missing.uno" in done.out
    assert "bad.uno" in done.out
    assert "3 texts checked" in done.err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
class TestPipes:
    """Nobody writes into these pipes: whoever opens one waits forever."""

    def test_in_a_folder_they_are_passed_over(self, tmp_path):
        os.mkfifo(tmp_path / "pipe.uno")
        os.mkfifo(tmp_path / "pipe.transcript")
        (tmp_path / "house.uno").write_text(HOUSE, encoding="utf-8")
        (tmp_path / "moment.transcript").write_text(MOMENT, encoding="utf-8")
        for verb in ("check", "fmt", "replay"):
            assert run_process(verb, tmp_path).fine()

    def test_as_a_base_they_are_refused(self, tmp_path):
        os.mkfifo(tmp_path / "pipe.uno")
        path = tmp_path / "house.uno"
        path.write_text(HOUSE.replace("classic", "pipe"), encoding="utf-8")
        done = run_process("check", path)
        assert done.code != 0
        assert "not a regular file" in done.err + done.out

    def test_they_are_not_laid_out(self, tmp_path):
        os.mkfifo(tmp_path / "pipe.uno")
        done = run_process("fmt", tmp_path / "pipe.uno")
        assert done.code == 2
        assert "error[U507]" in done.err

    def test_a_named_one_is_read(self, tmp_path):
        pipe = tmp_path / "pipe.uno"
        os.mkfifo(pipe)
        writer = Thread(target=pipe.write_text, args=(HOUSE,))
        writer.start()
        run_process("check", pipe).fine()
        writer.join()
