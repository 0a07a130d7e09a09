"""Machines and replays for the tests of transcripts."""

from functools import cache

from unolang.machine.machine import Machine
from unolang.pipeline import compile_rules
from unolang.text.reading import read_source
from unolang.text.shipped import variant_path
from unolang.text.source import Source
from unolang.transcript.read import read
from unolang.transcript.replay import replay
from unolang.transcript.rules import machine_of


@cache
def machine(name, options=(), edition=None):
    """The machine for a shipped variant, or for the text of one."""
    path = variant_path(name)
    source = Source("house.uno", name) if path is None else read_source(path, name=f"{name}.uno")
    return Machine(compile_rules(source, dict(options), edition))


def rules_for(name, options, edition, beside):  # noqa: ARG001 - nothing lies beside a text of a test
    return machine(name, tuple(options.items()), edition)


def played(text, rules=None):
    """The outcome of a text, under the rules that it names or under the given text of rules."""
    transcript = read(Source("game.transcript", text))
    return replay(machine_of(transcript, None, rules_for) if rules is None else machine(rules), transcript)


def codes(text, rules=None):
    """The codes of what is wrong with a text."""
    return [error.code for error in played(text, rules).errors]
