"""The table of disputed positions lists every transcript beside it, and says why where there is none."""

import re

from tests.test_transcripts import TESTS
from unolang.transcript.read import ENDING

FOLDER = TESTS / "rulings"
TABLE_ROW = re.compile(r"^\| (\d+) \| [^|]+ \| ([^|]+) \|([^|]*)\|$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)/]+)\)")


def table() -> dict[int, tuple[list[str], str]]:
    """The table of the page: number to files, and to what is not shown."""
    page = (FOLDER / "README.md").read_text("utf-8")
    return {int(number): (LINK.findall(files), why.strip()) for number, files, why in TABLE_ROW.findall(page)}


def test_each_position_lists_its_files():
    for number, (files, _) in table().items():
        assert sorted(files) == sorted(path.name for path in FOLDER.glob(f"{number:03d}-*{ENDING}"))


def test_every_file_has_a_position():
    assert {int(path.name[:3]) for path in FOLDER.glob(f"*{ENDING}")} <= set(table())


def test_a_position_without_a_file_has_a_reason():
    assert [number for number, (files, why) in table().items() if not files and not why] == []


def test_the_page_tells_of_every_rule_set():
    page = (FOLDER / "README.md").read_text("utf-8")
    assert [path.name for path in FOLDER.glob("*.uno") if f"]({path.name})" not in page] == []
