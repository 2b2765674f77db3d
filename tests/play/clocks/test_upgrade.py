"""Databases from before there were clocks."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.maintenance.upgrade import upgrade
from bot.store.models import Game


def test_games_under_way_keep_the_patience_they_had_and_have_no_clock(tmp_path: Path):
    path = tmp_path / "old.db"
    upgrade(path, "0016")
    with closing(sqlite3.connect(path)) as db, db:
        columns = [row[1] for row in db.execute("PRAGMA table_info(game)")]
        for status in ("lobby", "playing", "frozen", "over"):
            game = Game(id=status, title="duel", status=status).model_dump()
            values = [game.get(x) for x in columns]
            names = ", ".join(f'"{x}"' for x in columns)
            db.execute(f"INSERT INTO game ({names}) VALUES ({', '.join('?' * len(columns))})", values)
    upgrade(path)
    with closing(sqlite3.connect(path)) as db:
        found = dict(db.execute("SELECT id, patience FROM game"))
        clocks = {clock for (clock,) in db.execute("SELECT clock FROM game")}
    assert found == {"lobby": -1, "playing": -1, "frozen": -1, "over": 0}
    assert clocks == {""}
