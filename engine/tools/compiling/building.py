"""Compiling a copy of the program: `python -m engine.tools.compiling build/compiled`.

The copy is a source tree of its own, so that nothing here changes: who works in it plays by compiled rules,
and `pip wheel` makes a wheel of it. Compiling needs a C compiler, and mypyc, which comes with mypy.
"""

from __future__ import annotations

import shutil
import subprocess  # nosec B404
import sys
from pathlib import Path

from engine.tools.compiling.rewriting import rewritten

#: What a copy consists of; what is not there is left out.
PARTS = ("engine", "render", "bot", "data", "tests", "docs")
FILES = ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md")
#: What of the core is compiled. The rest reads, writes and declares by type, which only plain classes allow.
CORE = ("codec", "dice", "endings", "execution", "flow", "hexgrid", "rules")
#: What of a title stays interpreted: what it promises to whoever serves it, what reads and writes texts and
#: files, and what playing on does not enter.
PLAIN = frozenset(
    ("bots", "queries", "gm", "__init__", "game", "text", "notation", "scenario_file", "scenario_loader")
)
#: What only a copy has: how it is compiled, and the decorators that its modules import.
SETUP = "setup.py"
NATIVE = Path("engine/core/types/native.py")
_SETUP = """from mypyc.build import mypycify
from setuptools import setup

setup(ext_modules=mypycify({modules!r}, opt_level={level!r}, debug_level="0", multi_file=True))
"""


def copied(root: Path, into: Path, level: str = "1") -> None:
    """Make a copy, with the modules that are to be compiled rewritten, in place of an older copy.

    Raises:
        FileExistsError: there is something else in its place.

    """
    if into.exists() and not (into / SETUP).is_file():
        raise FileExistsError(f"{into} is no copy made for compiling")
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    for part in PARTS:
        if (root / part).is_dir():
            shutil.copytree(root / part, into / part, ignore=shutil.ignore_patterns("__pycache__"))
    for file in FILES:
        if (root / file).is_file():
            shutil.copy(root / file, into / file)
    (into / SETUP).write_text(_SETUP.format(modules=modules(into), level=level), "utf-8")
    shutil.copy(Path(__file__).with_name("native.py"), into / NATIVE)
    for module in modules(into):
        path = into / module
        path.write_text(rewritten(path.read_text("utf-8")), "utf-8")


def modules(tree: Path) -> list[str]:
    """Name the modules that are compiled, by their paths in a source tree."""
    engine = tree / "engine"
    found = [engine / "core" / f"{name}.py" for name in CORE]
    for game in engine.glob("*/game.py"):
        title = game.parent
        every = title.rglob("*.py")
        found += [x for x in every if PLAIN.isdisjoint(x.relative_to(title).with_suffix("").parts)]
    return sorted(x.relative_to(tree).as_posix() for x in found)


def compile_copy(tree: Path) -> None:
    """Compile a copy in place.

    Raises:
        CalledProcessError: mypyc or the compiler refused; they have said why.

    """
    command = [sys.executable, SETUP, "--quiet", "build_ext", "--inplace"]
    subprocess.run(command, cwd=tree, check=True)  # our own words alone  # noqa: S603  # nosec B603
    shutil.rmtree(tree / "build")
