"""The table's own process stays small: what only the bot needs is not loaded into it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.desk.opened import ROOT, environment

#: What takes long to load, and much memory: the bot's library, pictures, SQL and the games.
HEAVY = ("PIL", "discord", "engine.tools", "render", "sqlalchemy", "sqlmodel")
OPENED = f"""
import sys
from bot import __main__ as program, desk
import bot.desk.play as table
table.play = lambda place: 0
status = program.main(["play", "--no-browser"])
print(status, *sorted(x for x in {HEAVY!r} if x in sys.modules))
"""
STORE = f"""
import sys
from bot.store import Store
print(Store.__name__, *sorted(x for x in {HEAVY!r} if x in sys.modules))
"""


def printed(code: str, home: Path) -> list[str]:
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment(home), capture_output=True, text=True,
        timeout=120, check=True,
    )  # fmt: skip
    return ran.stdout.split()


@pytest.mark.parametrize("games", [False, True], ids=["new", "opened again"])
def test_a_table_opens_without_what_only_the_bot_needs(tmp_path: Path, *, games: bool):
    if games:  # it is made sure that nobody else serves these
        (tmp_path / "local.db").touch()
    assert printed(OPENED, tmp_path) == ["0"]
    assert (tmp_path / "local.db.lock").exists() is games


def test_the_store_is_there_when_it_is_asked_for(tmp_path: Path):
    assert {"Store", "sqlalchemy", "sqlmodel"} <= set(printed(STORE, tmp_path))
