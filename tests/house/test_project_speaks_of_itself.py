"""The project's texts speak of the project, not of the machine they were written on."""

import re

import pytest

from tests.house import project

# Put together from parts, so that this file passes its own test.
HOME = "/(?:wo" + "rk|ro" + "ot|ho" + "me|Us" + "ers)/"
FOREIGN = {
    "a path of one machine": re.compile(rf"(?<![\w.\-/]){HOME}"),
    "a folder that others lack": re.compile(
        r"\.\./" + "shared|(?<![\\w/])" + "shared/(?:design|seeds|cases|rulesets|bench)"
    ),
    "the host of a package index": re.compile(
        "pypi" + r"\.org|python" + r"hosted\.org|registry\.npm" + "js", re.IGNORECASE
    ),
    "the choice of a package index": re.compile("(?:extra-)?index" + "-url|find" + "-links|trusted" + "-host"),
}

texts = [path for path in project.files() if b"\0" not in path.read_bytes()]


def told(text: str) -> list[str]:
    """What is foreign in a text, each with its line."""
    return [
        f"line {number}: {what}: {match.group()}"
        for number, line in enumerate(text.splitlines(), start=1)
        for what, pattern in FOREIGN.items()
        if (match := pattern.search(line))
    ]


def test_there_are_texts():
    assert {"README.md", "Makefile", ".ci/run", "pyproject.toml"} <= {project.name(path) for path in texts}


@pytest.mark.parametrize("path", texts, ids=project.name)
def test_nothing_foreign_is_said(path):
    assert told(path.read_bytes().decode("utf-8", errors="replace")) == []


@pytest.mark.parametrize(
    "line",
    [
        "see " + "/work" + "/x",
        "'" + "/home" + "/ann/x'",
        "../" + "sha" + "red/design",
        "https://" + "pypi" + ".org/simple",
        "--index" + "-url x",
    ],
)
def test_something_foreign_is_found(line):
    assert len(told(line)) == 1


@pytest.mark.parametrize("line", ["frame" + "work/x", "the shared base", "docs" + "/ho" + "me/x", "a home/away game"])
def test_something_of_our_own_is_left_alone(line):
    assert told(line) == []
