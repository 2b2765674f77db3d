"""Counts what the house weighs: `python -m tests.house_figures`.

`--write` renews the table in docs/architecture.md. `--press` also plays one answer by `tests.bench.entered`;
without it the table keeps its figures for that.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tests.test_imports import ROOT, games, trees
from tests.test_imports import texts as read

PAGE = ROOT / "docs" / "architecture.md"
FROM, TO = "<!-- python -m tests.house_figures --write -->", "<!-- end of the figures -->"
DOCUMENTS = {"decisions": 30, "CHANGELOG": 8, "CONTRIBUTING": 8, "architecture": 10}
SMALL = 60  #: lines, below which a module has to say why it is one
COMMON = set("xyn")  #: letters that mean the same to everybody: coordinates and counts
PRESS = {"modules entered": 50, "changes of module": 420}
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Figure:
    """What was counted, the most that it should be, and what may be told beside it."""

    name: str
    counted: int
    most: int
    beside: str = ""

    @property
    def over(self) -> bool:
        return self.counted > self.most


@cache
def texts() -> dict[str, str]:
    """Return every module of the three layers by its path."""
    return dict(read(ROOT))


def code_lines(text: str, tree: ast.Module) -> int:
    """Count the lines that are no blank, comment, docstring or import."""
    left_out = set[int]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            left_out |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
        if isinstance(node, ast.Module | ast.ClassDef | Function) and ast.get_docstring(node) is not None:
            first = node.body[0]
            left_out |= set(range(first.lineno, (first.end_lineno or first.lineno) + 1))
    lines = enumerate((x.strip() for x in text.splitlines()), 1)
    return sum(bool(x) and not x.startswith("#") and n not in left_out for n, x in lines)


def letters(tree: ast.Module, *, public: bool) -> Iterator[str]:
    """Yield parameters named by one letter: of all functions, or of those that other modules may call."""
    hidden = {
        id(x)
        for node in ast.walk(tree)
        if isinstance(node, Function) or (isinstance(node, ast.ClassDef) and node.name.startswith("_"))
        for x in ast.walk(node)
        if x is not node
    }
    for node in ast.walk(tree):
        if not isinstance(node, Function) or (public and (id(node) in hidden or node.name.startswith("_"))):
            continue
        given = node.args
        for arg in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
            if arg and len(arg.arg) == 1 and arg.arg not in COMMON:
                yield f"{node.name}({arg.arg})"


def authors_modules() -> set[str]:
    """Return the shared modules of engine and render that any of our titles imports."""
    ours = "|".join(sorted(games(ROOT)))
    title, found = re.compile(rf"(?:engine|render|bot/games)/(?:{ours})/"), set[str]()
    for path, tree in trees().items():
        if title.match(path):
            for node in ast.walk(tree):
                if isinstance(node, ast.ImportFrom) and node.module:
                    found.add(node.module.replace(".", "/") + ".py")
    return {x for x in found & trees().keys() if not title.match(x) and not x.startswith("bot/")}


def services() -> int:
    """Count the annotations of the class that puts all services of play together."""
    made = next(
        x
        for x in trees()["bot/play/services.py"].body
        if isinstance(x, ast.ClassDef) and x.name == "Services"
    )
    return sum(isinstance(x, ast.AnnAssign) for x in made.body)


def kilobytes(name: str) -> float:
    """Return the size of a document."""
    place = next(p for p in (ROOT / f"{name}.md", ROOT / "docs" / f"{name}.md") if p.exists())
    return place.stat().st_size / 1024


@cache
def figures() -> list[Figure]:
    """Count everything but the press."""
    files = texts()
    play = [x for x in files if x.startswith("bot/play/")]
    bot = [x for x in files if x.startswith("bot/") and "/migrations/" not in x]
    rest = [x for x in files if not x.startswith("bot/desk/")]
    small = [
        x
        for x, text in files.items()
        if len(text.splitlines()) < SMALL and not x.endswith("__init__.py") and "/migrations/" not in x
    ]
    seen = {*bot, *authors_modules()}
    named = [x for path in seen for x in letters(trees()[path], public=not path.startswith("bot/"))]
    lines = sum(len(files[x].splitlines()) for x in rest)
    documents = [Figure(f"KB of {x}", round(kilobytes(x)), most) for x, most in DOCUMENTS.items()]
    return [
        Figure("files in `bot/play`", len(play), 75),
        Figure("rooms in `bot/play`", len({x.rpartition("/")[0] for x in play} - {"bot/play"}), 10),
        Figure("services", services(), 40),
        Figure("files in `bot`, without migrations", len(bot), 250),
        Figure(
            "lines of code without `bot/desk`",
            sum(code_lines(files[x], trees()[x]) for x in rest),
            60_000,
            f"{lines:,} by `wc -l`",
        ),
        Figure(f"modules under {SMALL} lines, without `__init__` and migrations", len(small), 35),
        Figure("parameters of one letter, but x, y and n", len(named), 100),
        *documents,
    ]


def press() -> dict[str, int]:
    """Play one answer to its post, and return what it went through."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.bench.entered"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return {x: int(found[1]) for x in PRESS if (found := re.search(rf"{x}: (\d+)", told))}


def kept_press(page: str) -> dict[str, int]:
    """Return what the table says of the press."""
    return {
        x: int(found[1]) for x in PRESS if (found := re.search(rf"^\|[^|]*{x} \| (\d+)", page, re.MULTILINE))
    }


def table(counted: list[Figure]) -> str:
    """Write the figures as Markdown."""
    rows = ["| figure | now | at most |", "|---|---|---|"]
    for x in counted:
        told = f"{x.counted:,}" + (f" ({x.beside})" if x.beside else "")
        rows.append(f"| {x.name} | {told} | {x.most:,}{' (not yet)' if x.over else ''} |")
    return "\n".join(rows)


def renewed(page: str, counted: list[Figure]) -> str:
    """Return the page with its table put between the two comments."""
    before, _, rest = page.partition(FROM)
    return f"{before}{FROM}\n\n{table(counted)}\n\n{TO}{rest.partition(TO)[2]}"


def main() -> None:
    """Print the table, or put it in its place."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--write", action="store_true", help="renew the table in docs/architecture.md")
    parser.add_argument("--press", action="store_true", help="play one answer anew as well")
    given = parser.parse_args()
    page = PAGE.read_text(encoding="utf-8")
    played = press() if given.press else kept_press(page)
    first = [Figure(f"one press to its post: {x}", n, PRESS[x]) for x, n in played.items()]
    counted = [*first, *figures()]
    print(table(counted))
    if given.write:
        PAGE.write_text(renewed(page, counted), encoding="utf-8")


if __name__ == "__main__":
    main()
