"""The imports of the package, read from its code, and the floors, read from ARCHITECTURE.md."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PACKAGE = "unolang"
UNKNOWN = "what only the running program knows"
ROW = re.compile(r"^\|\s*(\d+)\s*\|(.*?)\|")
PLACE = re.compile(r"`unolang/([a-z_]+)(/|\.py)`")


@dataclass(frozen=True)
class Import:
    """One module names another one of the package."""

    importer: str
    imported: str
    line: int

    def __str__(self) -> str:
        return f"{self.importer} line {self.line} imports {self.imported}"


def read_table(text: str) -> dict[str, int]:
    """The table of floors in ARCHITECTURE.md becomes: place (a folder, or a module at the top) to floor."""
    floors: dict[str, int] = {}
    for line in text.splitlines():
        if row := ROW.match(line):
            for place in PLACE.finditer(row.group(2)):
                assert place.group(1) not in floors, f"`{place.group(1)}` stands on two floors"
                floors[place.group(1)] = int(row.group(1))
    return floors


def read_modules(root: Path) -> dict[str, str]:
    """The package's files become: dotted name to code; a package has the name of its folder."""
    modules = {}
    for path in sorted((root / PACKAGE).rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        if parts[-1] == "__init__":
            parts = parts[:-1]
        modules[".".join(parts)] = path.read_text(encoding="utf-8")
    return modules


def packages(root: Path) -> set[str]:
    """The dotted names that are folders."""
    return {".".join(path.parent.relative_to(root).parts) for path in (root / PACKAGE).rglob("__init__.py")}


def imports(module: str, code: str, known: set[str], folders: set[str]) -> Iterator[Import]:
    """The imports of one module within the package, wherever in the code they stand, and for whatever purpose."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.split(".")[0] == PACKAGE:
                    yield Import(module, alias.name, node.lineno)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(module, node, folders)
            if base.split(".")[0] != PACKAGE:
                continue
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield Import(module, inner if inner in known else base, node.lineno)
        elif isinstance(node, ast.Call) and called(node) in {"import_module", "__import__"}:
            imported = spelled(node)
            if imported is None or imported.split(".")[0] == PACKAGE:
                yield Import(module, imported or UNKNOWN, node.lineno)


def absolute(module: str, node: ast.ImportFrom, folders: set[str]) -> str:
    """The full name of what an import is from."""
    if not node.level:
        return node.module or ""
    start = module.split(".") if module in folders else module.split(".")[:-1]
    start = start[: len(start) - node.level + 1]
    return ".".join([*start, *([node.module] if node.module else [])])


def called(node: ast.Call) -> str:
    """The last word of what is called."""
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def spelled(node: ast.Call) -> str | None:
    """The module that a call imports, as far as it is spelled out: `unolang.cli` of `f"unolang.cli.{name}"`."""
    first = node.args[0] if node.args else None
    if isinstance(first, ast.JoinedStr) and first.values:
        first = first.values[0]
    return first.value.rstrip(".") if isinstance(first, ast.Constant) and isinstance(first.value, str) else None


def place(module: str) -> str | None:
    """The folder, or the module at the top, in which a module lies; nothing for the package itself."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else None


def faults(found: list[Import], floors: dict[str, int]) -> Iterator[str]:
    """The imports that go up or sideways, each as a sentence."""
    top = max(floors.values())
    for one in found:
        if one.imported == UNKNOWN:
            if floors.get(place(one.importer) or "", 0) < top:  # from the top floor every way goes down
                yield str(one)
            continue
        above, below = place(one.importer), place(one.imported)
        if below is None or above in (below, "__main__"):
            continue
        if above is None:
            yield f"{one}, but whatever imports {PACKAGE} would load it"
        elif below not in floors or above not in floors:
            yield f"{one}, but ARCHITECTURE.md gives no floor to one of them"
        elif floors[below] > floors[above]:
            yield f"{one}, which goes up from floor {floors[above]} to {floors[below]}"
        elif floors[below] == floors[above]:
            yield f"{one}, which goes sideways on floor {floors[above]}"


def reached(start: set[str], found: list[Import], *, folders: bool = True) -> dict[str, str]:
    """Every module that loading the given ones loads, each with the way by which it is reached."""
    by_importer: dict[str, set[str]] = {}
    for one in found:
        by_importer.setdefault(one.importer, set()).add(one.imported)
    ways = {module: module for module in sorted(start)}
    waiting = list(ways)
    while waiting:
        module = waiting.pop()
        parents = {module.rsplit(".", 1)[0]} if folders and "." in module else set()
        for following in sorted(by_importer.get(module, set()) | parents):
            if following not in ways:
                ways[following] = f"{ways[module]} -> {following}"
                waiting.append(following)
    return ways
