"""What holds for every command: help, exit codes, colors, endings."""

import importlib
import signal
import subprocess
import sys
import time

import pytest

import unolang
from tests.cli.console import BROKEN, HOUSE, hear_interrupts, run, run_process
from tests.house import project
from unolang.cli import main

NAMES = list(main.COMMANDS)


@pytest.mark.parametrize("name", NAMES)
def test_every_command_helps(name):
    for flag in ("-h", "--help"):
        assert run(name, flag).fine().out.startswith(f"Usage: unolang {name}")


@pytest.mark.parametrize("name", NAMES)
def test_the_list_says_what_the_command_says(name):
    command = importlib.import_module(f"unolang.cli.commands.{name}").command
    assert command.short_help == main.COMMANDS[name]
    assert "--color" in run(name, "-h").out


def test_every_module_of_a_command_is_listed():
    files = {path.stem for path in (project.ROOT / "unolang/cli/commands").glob("*.py")} - {"__init__"}
    assert files == set(NAMES)


def test_the_commands_are_listed_in_the_help():
    out = run("--help").fine().out
    assert all(f"  {name} " in out for name in NAMES)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "list"])
def test_without_what_it_needs_a_command_is_used_wrongly(name):
    done = run(name)
    assert done.code == 2
    assert "Usage" in done.err
    assert done.out == ""


@pytest.mark.parametrize("name", NAMES)
def test_an_unknown_option_is_used_wrongly(name):
    assert run(name, "--no-such-option").code == 2


def test_no_command_is_used_wrongly():
    assert run().code == 2


def test_a_mistyped_command_is_offered():
    done = run("chekc", "classic")
    assert done.code == 2
    assert "did you mean `check`?" in done.err


def test_the_version():
    assert run("--version").fine().out.strip() == f"unolang {unolang.__version__}"


def test_python_runs_it_as_a_module():
    assert run_process("--version").fine().out.strip() == f"unolang {unolang.__version__}"


# endings


def test_a_failure_of_our_own_is_told_as_ours(monkeypatch):
    def fails(*_):
        raise RuntimeError("a screw is loose")

    monkeypatch.setattr("unolang.cli.commands.rules.load", fails)
    done = run("rules", "classic")
    assert done.code == 2
    assert "U001" in done.err
    assert "a screw is loose" in done.err
    assert done.out == ""


def test_a_failure_of_our_own_has_a_traceback_on_demand(monkeypatch):
    def fails(*_):
        raise RuntimeError("a screw is loose")

    monkeypatch.setattr("unolang.cli.commands.rules.load", fails)
    # CliRunner is asked directly: `run` wants no traceback.
    from click.testing import CliRunner

    result = CliRunner(env={"UNOLANG_DEBUG": "1"}).invoke(main.command, ["rules", "classic"])
    assert result.exit_code == 2
    assert "Traceback" in result.stderr


def test_an_interrupt_ends_with_130(monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("unolang.cli.commands.rules.load", interrupted)
    done = run("rules", "classic")
    assert done.code == 130
    assert "error" not in done.err


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_an_interrupt_from_outside_ends_with_130():
    process = subprocess.Popen(
        [sys.executable, "-m", "unolang", "play", "classic", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=project.ROOT,
        preexec_fn=hear_interrupts,
    )
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert b"Traceback" not in err


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
def test_a_closed_pipe_ends_quietly():
    script = f'"{sys.executable}" -m unolang doc true-and-correct | head -n 1'
    done = subprocess.run(["sh", "-c", script], cwd=project.ROOT, check=False, capture_output=True, timeout=60)
    assert done.stderr == b""
    assert done.stdout.startswith(b"# ")


def test_closed_standard_output_is_no_traceback():
    script = f'"{sys.executable}" -m unolang list >&-'
    done = subprocess.run(["sh", "-c", script], cwd=project.ROOT, check=False, capture_output=True, timeout=60)
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1"])
def test_no_letter_is_too_much_for_a_terminal(encoding, tmp_path):
    text = tmp_path / "h.uno"
    text.write_text(BROKEN.replace("Broken", "Bröken 中文 🂡"), encoding="utf-8")
    for arguments in (["check", text], ["explain", "U001"], ["doc", "classic"], ["rules", text]):
        done = run_process(*arguments, PYTHONIOENCODING=encoding, PYTHONUTF8="0", LC_ALL="C")
        assert done.code in (0, 1)


# colors

ESCAPE = "\x1b["


@pytest.fixture
def broken(tmp_path):
    path = tmp_path / "broken.uno"
    path.write_text(BROKEN, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("flag", "env", "colored"),
    [
        ("auto", {}, False),
        ("always", {}, True),
        ("never", {"FORCE_COLOR": "1"}, False),
        ("always", {"NO_COLOR": "1"}, True),
        ("always", {"TERM": "dumb"}, True),
        ("auto", {"FORCE_COLOR": "1", "TERM": "xterm"}, True),
        ("auto", {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        ("auto", {"FORCE_COLOR": "1", "TERM": "dumb"}, False),
    ],
)
def test_who_decides_on_colors(flag, env, colored, broken):
    for arguments in (["--color", flag, "check", broken], ["check", "--color", flag, broken]):
        done = run(*arguments, env=env)
        assert done.code == 1
        assert (ESCAPE in done.out) == colored


def test_the_flag_of_the_command_beats_that_of_the_group(broken):
    assert ESCAPE not in run("--color", "always", "check", "--color", "never", broken).out


def test_json_is_never_colored(broken):
    assert ESCAPE not in run("check", "--color", "always", "--output-format", "json", broken).out


def test_nothing_in_a_text_reaches_the_terminal_raw(tmp_path):
    text = tmp_path / "h.uno"
    text.write_text(HOUSE.replace("House", "Ho\x1b[31muse").replace("A seven", "A \x1b]0;x\x07seven"), encoding="utf-8")
    for arguments in (["check", text], ["rules", text], ["doc", text], ["check", text, "--stop-after", "compose"]):
        done = run(*arguments)
        assert "\x1b" not in done.out + done.err
