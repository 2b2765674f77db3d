"""The tutorials and their examples are one, the reference is complete, and what `new` writes works."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, is_dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import get_args

import pytest

from bot.__main__ import main
from bot.authors.reference import PAGE, page
from bot.play.model.title import Seats, Title
from engine.core.contract import Game
from engine.core.execution import Execution
from engine.core.hidden import Hidden
from engine.core.rules import Kind, Rules
from render.core import shapes
from render.core.look import Look, Picture
from render.core.palette import DARK
from render.core.rows import Rows
from render.core.scene import Shape
from tests.titles.packages import EXAMPLE, install

ROOT = Path(__file__).parents[2]
TUTORIAL = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
SECOND = (ROOT / "docs" / "hands-and-seats.md").read_text(encoding="utf-8")
LIARS_DICE = ROOT / "tests" / "toys" / "liars_dice"
#: Words of the tutorial, without the German that is folded in.
WORDS = 2500
GERMAN = re.compile(r"<details.*?</details>", re.DOTALL)
#: A file's name on a line of its own, or a block of it.
BLOCK = re.compile(r"^`([\w./-]+)`:$|^```(python|toml|ftl)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHELL = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def tree(folder: Path) -> dict[str, str]:
    return {
        str(x.relative_to(folder)): x.read_text(encoding="utf-8")
        for x in sorted(folder.rglob("*"))
        if x.is_file() and "__pycache__" not in x.parts
    }


def written(text: str) -> dict[str, str]:
    """Put together what a page says stands in each file: blocks under its name, and those that follow."""
    found, name = dict[str, list[str]](), ""
    for line, _, code in BLOCK.findall(text):
        if line:
            name = line
        else:
            found.setdefault(name, []).append(code)
    return {name: "\n".join(blocks) for name, blocks in found.items()}


def is_german(name: str) -> bool:
    return "/de/" in name or name.endswith(".de.toml")


def commands(text: str) -> list[str]:
    return [line for block in SHELL.findall(text) for line in block.splitlines()]


def squeezed(text: str) -> str:
    return re.sub(r"\n{2,}", "\n\n", text)


def run(line: str, at: Path, site: Path) -> str:
    """Run a command of the tutorial as if in a clone, with a folder of its own for what is installed."""
    words = shlex.split(line)
    if words[0] == "pip":
        return pip(at / words[-1], site)
    path = os.pathsep.join(map(str, (ROOT, site)))
    argv = [sys.executable, *words[1:], *(["-p", "no:cacheprovider"] if "pytest" in words else [])]
    done = subprocess.run(
        argv, cwd=at, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
    return done.stdout


def pip(project: Path, site: Path) -> str:
    """Build and install a project with pip itself where it can build offline; else as pip leaves it."""
    if not (find_spec("pip") and find_spec("setuptools")):
        install(project, site)
        return ""
    how = ["--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--quiet"]
    argv = [sys.executable, "-m", "pip", "install", *how, "--target", str(site), "--upgrade", str(project)]
    return subprocess.run(argv, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize(("project", "lines", "files"), [(EXAMPLE, 90, 8), (LIARS_DICE, 200, 8)])
def test_the_examples_are_small(project, lines, files):
    """Lines of Python but blank ones, and files but words, cases and what tests them."""
    found = {
        name: text
        for name, text in tree(project).items()
        if not name.endswith((".ftl", "cases.toml", "cases.de.toml"))
        and not Path(name).name.startswith("test_")
    }
    assert len(found) <= files
    code = [line for name, text in found.items() if name.endswith(".py") for line in text.splitlines()]
    assert sum(bool(line.strip()) for line in code) <= lines


def test_the_tutorial_is_short():
    assert len(GERMAN.sub("", TUTORIAL).split()) <= WORDS
    assert "nullgate_goofspiel/locale/de" in TUTORIAL
    assert "nullgate_goofspiel/locale/de" not in GERMAN.sub("", TUTORIAL)


def test_the_second_page_has_the_other_example_word_for_word():
    there = {k: v for k, v in tree(LIARS_DICE).items() if v and k != "pyproject.toml"}
    assert {k: squeezed(v) for k, v in written(SECOND).items()} == {k: squeezed(v) for k, v in there.items()}


def test_the_reference_is_what_the_code_says():
    assert (ROOT / PAGE).read_text(encoding="utf-8") == page(), "python -m bot.authors.reference"


@pytest.mark.parametrize(
    "kind",
    [Game, Execution, Rules, Kind, Title, Look, Rows, Picture, Seats, Hidden],
    ids=lambda x: x.__name__,
)
def test_the_reference_names_all_that_a_class_has(kind):
    told = page().partition(f"### {kind.__name__}\n")[2].partition("\n### ")[0]
    own = [x for x in (*kind.__annotations__, *vars(kind)) if not x.startswith("_")]
    made = {f.name for f in fields(kind)} if is_dataclass(kind) else set[str]()
    if kind is Execution:  # its slots are its own; these are for steps
        own = [*(x for x in own if callable(getattr(kind, x))), "s", "got", "final"]
    assert [x for x in {*own, *made} if not re.search(rf"`{x}\b", told) and f"`{x}`" not in told] == []


def test_the_reference_has_every_shape_and_role():
    told = page()
    drawn = [
        x for x in vars(shapes).values() if callable(x) and getattr(x, "__module__", "") == shapes.__name__
    ]
    for x in (*drawn, *get_args(Shape)):
        assert f"### {x.__name__}\n" in told or x.__name__.startswith("_")
    assert all(f"| `{role}` |" in told for role, _ in DARK.roles)


@pytest.mark.long
@pytest.mark.slow  # six processes
@pytest.mark.timeout(900)
def test_the_tutorial_leads_word_for_word_to_the_example(tmp_path):
    site, project = tmp_path / "site", tmp_path / "nullgate-goofspiel"
    lines = commands(TUTORIAL)
    assert [line.split()[0] for line in lines] == ["python", "pip", *["python"] * 4]
    run(lines[0], tmp_path, site)
    install(project, site)
    run(lines[2], tmp_path, site)
    for name, text in written(TUTORIAL).items():
        assert (project / name).is_file() or is_german(name) or "lessons/" in name, f"`new` lacks {name}"
        (project / name).parent.mkdir(exist_ok=True)
        (project / name).write_text(text, encoding="utf-8")
    for old in (project / "nullgate_goofspiel" / "data" / "lessons").glob("*-pot.toml"):
        old.unlink()
    made = {
        name: text for name, text in tree(project).items() if "egg-info" not in name and "build/" not in name
    }
    assert {k: squeezed(v) for k, v in made.items()} == {k: squeezed(v) for k, v in tree(EXAMPLE).items()}
    run(lines[1], tmp_path, site)
    with ThreadPoolExecutor(2) as pool:
        told = list(pool.map(lambda line: run(line, tmp_path, site), lines[3:]))
    assert "search" in told[-1]


def test_an_id_that_will_not_do_is_refused(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for name, why in (("Chess", "small letters"), ("9men", "a letter first"), ("starwars", "already")):
        assert main(["new", name]) == 2
        assert why in capsys.readouterr().err
    assert main(["new", "chess"]) == 0
    assert "nullgate-chess" in capsys.readouterr().out
    assert main(["new", "chess"]) == 2
    assert "is there already" in capsys.readouterr().err


def test_what_is_written_is_as_tidy_as_ours(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    main(["new", "chess"])
    for check in (["check"], ["format", "--check"]):
        argv = [sys.executable, "-m", "ruff", *check, f"--config={ROOT}/pyproject.toml"]
        done = subprocess.run([*argv, "nullgate-chess/nullgate_chess"], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout
