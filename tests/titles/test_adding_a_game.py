"""The tutorial and the example are one; what `python -m bot new` writes runs and passes its own test."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot.__main__ import main
from tests.titles.packages import EXAMPLE, install

ROOT = Path(__file__).parents[2]
TUTORIAL = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
#: What the example may need: counted is every file and every line, blank ones too.
FILES, LINES = 12, 300
#: A file's name on a line of its own, or a block of it.
BLOCK = re.compile(r"^`([\w./]+)`:$|^```(python|toml|ftl)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
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
        argv, cwd=at, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, timeout=120
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


def test_the_example_is_small():
    files = tree(EXAMPLE)
    assert len(files) <= FILES
    assert sum(len(text.splitlines()) for text in files.values()) <= LINES


@pytest.mark.long
@pytest.mark.slow  # six processes
def test_the_tutorial_leads_word_for_word_to_the_example(tmp_path):
    site, project = tmp_path / "site", tmp_path / "nullgate-goofspiel"
    lines = commands(TUTORIAL)
    assert [line.split()[0] for line in lines] == ["python", "pip", *["python"] * 4]
    run(lines[0], tmp_path, site)
    install(project, site)
    run(lines[2], tmp_path, site)
    for name, text in written(TUTORIAL).items():
        assert (project / name).is_file(), f"`new` does not write {name}"
        (project / name).write_text(text, encoding="utf-8")
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
