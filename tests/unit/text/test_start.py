import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]

PROGRAM = """
import sys
from unolang.text import codes, diagnostic, render, shipped, source, span, suggest
text = source.Source("a.uno", "rule one\\nrule two\\n")
found = [diagnostic.Diagnostic("U501", "plain", span.Span(text, 0, 4), "here")]
for style in ("full", "concise", "github"):
    assert render.render(found, style, color=False)
print(*sorted(name for name in sys.modules if name in {%s}))
"""

HEAVY = ["rich", "json", "lark", "click", "cattrs", "difflib", "importlib.metadata", "logging", "asyncio", "tempfile"]


def test_the_floor_and_its_plain_styles_load_nothing_heavy():
    program = PROGRAM % ", ".join(map(repr, HEAVY))
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, capture_output=True, text=True)
    assert done.stdout.split() == []
