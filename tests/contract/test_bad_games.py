"""The contract refuses a game with any one defect by a sentence that names it, and takes the good one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.toys.bad_games import BAD, PACKAGE, lay_out

ROOT = Path(__file__).parents[2]


def promises(folder: Path) -> tuple[int, list[str]]:
    """Test the game that is installed there, found beside its `pyproject.toml` as if editable."""
    path = os.pathsep.join(map(str, (ROOT, folder / "project", folder / "site")))
    argv = [sys.executable, "-m", "bot", "promises", "bluff"]
    env = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(argv, cwd=folder, env=env, capture_output=True, text=True, timeout=300)
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout.splitlines()


@pytest.mark.long
def test_the_good_game_keeps_the_contract(tmp_path: Path):
    lay_out(tmp_path)
    assert (tmp_path / "project" / PACKAGE / "game.py").is_file()
    code, lines = promises(tmp_path)
    assert code == 0, lines[-1]
    assert "check refused" in lines


@pytest.mark.long
@pytest.mark.parametrize("name", BAD)
def test_a_game_with_one_defect_is_refused_by_name(tmp_path: Path, name: str):
    lay_out(tmp_path, BAD[name])
    code, lines = promises(tmp_path)
    assert code == 1, "it passes"
    assert BAD[name].said in lines[-1]
