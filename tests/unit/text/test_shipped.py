import pytest

from unolang.text import shipped


def tree(root, **folders):
    """The three folders under a root, each with a file."""
    files = {"grammars": "line.lark", "variants": "classic.uno", "errors": "U501.md"}
    for kind, place in folders.items():
        (root / place).mkdir(parents=True)
        (root / place / files[kind]).write_text(f"{kind} here\n", encoding="utf-8")


@pytest.fixture(params=["checkout", "wheel"])
def root(request, tmp_path, monkeypatch):
    package = tmp_path / "unolang"
    package.mkdir()
    tree(tmp_path, grammars="grammars", variants="variants", errors="docs/reference/errors")
    root = tmp_path
    if request.param == "wheel":
        root = package / "_shipped"
        tree(root, grammars="grammars", variants="variants", errors="errors")
    monkeypatch.setattr(shipped, "_PACKAGE", package)
    return root


@pytest.mark.usefixtures("root")
def test_a_grammar_is_read():
    assert shipped.grammar_text("line") == "grammars here\n"
    with pytest.raises(FileNotFoundError):
        shipped.grammar_text("nothing")


@pytest.mark.usefixtures("root")
def test_the_table_lies_in_the_package():
    (shipped._PACKAGE / "syntax").mkdir()
    shipped.table_path().write_text("{}", encoding="utf-8")
    assert shipped.table_text() == "{}"


def test_variants_are_listed_and_found(root):
    (root / "variants" / "house").mkdir()
    (root / "variants" / "house" / "stacking.uno").write_text("")
    (root / "variants" / "README.md").write_text("")
    assert shipped.variant_names() == ["classic", "house/stacking"]
    assert shipped.variant_path("classic") == root / "variants" / "classic.uno"
    assert shipped.variant_path("house/stacking") == root / "variants" / "house" / "stacking.uno"


@pytest.mark.usefixtures("root")
@pytest.mark.parametrize(
    "name", ["", ".", "..", "nothing", "classic.uno", "Classic", "../variants/classic", "/etc/passwd", "a\0b"]
)
def test_no_other_name_is_a_variant(name):
    assert shipped.variant_path(name) is None


@pytest.mark.usefixtures("root")
def test_a_page_is_read():
    assert shipped.error_page("U501") == "errors here\n"


@pytest.mark.usefixtures("root")
@pytest.mark.parametrize("code", ["", "U502", "u501", "U501\n", "U5010", "../U501", "U٥٠١", "index"])
def test_no_other_code_has_a_page(code):
    assert shipped.error_page(code) is None


def test_without_any_folder_nothing_is_shipped(tmp_path, monkeypatch):
    monkeypatch.setattr(shipped, "_PACKAGE", tmp_path / "unolang")
    assert shipped.variant_names() == []
    assert shipped.variant_path("classic") is None
    assert shipped.error_page("U501") is None


def test_the_pages_of_this_tree_are_found():
    assert shipped.error_page("U001").startswith("# U001: internal failure\n")
