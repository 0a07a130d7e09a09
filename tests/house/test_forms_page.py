"""The page of forms has every form, under its kind, and is fresh."""

import subprocess
import sys

from tests.house import project
from tools.forms_page import KINDS, PAGE
from unolang.language.forms import FORMS
from unolang.language.shapes import SHAPES


def test_every_kind_of_form_has_a_table():
    assert {form.result for form in FORMS.values()} == set(KINDS)


def test_every_form_has_a_row():
    rows = PAGE.read_text(encoding="utf-8").replace("\\|", "|").splitlines()
    assert [form.name for form in FORMS.values() if f"| `{SHAPES[form.name]}` | {form.meaning} |" not in rows] == []


def test_the_page_of_forms_is_fresh():
    done = subprocess.run(
        [sys.executable, "-m", "tools.forms_page", "--check"],
        cwd=project.ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
