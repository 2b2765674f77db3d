"""One process serves a database file; what may go on beside it, and what may not."""

from __future__ import annotations

import shutil
import time

import pytest

from bot import __main__ as command
from bot.store import StoreError
from bot.store.connections.lock import InUseError, hold, sole


@pytest.fixture
def served(tmp_path, migrated):
    """A database file that is being served."""
    (tmp_path / "var").mkdir()
    shutil.copy(migrated, tmp_path / "var" / "nullgate.db")
    with sole("var/nullgate.db"):
        yield tmp_path / "var" / "nullgate.db"


def said(capsys, *argv: str) -> tuple[int, str]:
    status = command.main(argv)
    return status, capsys.readouterr().err


@pytest.mark.parametrize("argv", [("migrate",), ("restore", "copy.db"), ("run",)])
def test_what_changes_the_whole_of_a_served_file_is_refused_in_one_line(capsys, served, monkeypatch, argv):
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    assert command.main(["backup", "copy.db"]) == 0
    before = served.read_bytes()
    status, err = said(capsys, *argv)
    assert status == 1
    assert err.count("\n") == 1
    assert "another process is serving the database var/nullgate.db" in err
    assert served.read_bytes() == before


@pytest.mark.parametrize("argv", [("backup", "copy.db"), ("check",), ("health",), ("settings",)])
def test_what_only_looks_goes_on_beside_it(capsys, served, argv):
    (served.parent / "pulse").touch()
    assert said(capsys, *argv) == (0, "")


def test_a_served_file_is_not_migrated_by_a_look_at_it(capsys, served, monkeypatch):
    """A newer program's backup would pull the tables from under the older one."""
    monkeypatch.setattr("bot.store.maintenance.upgrade.HEAD", "9999")
    status, err = said(capsys, "backup", "copy.db")
    assert status == 1
    assert "another process is serving" in err


def test_the_local_table_and_the_bot_do_not_share_a_file(capsys, served, monkeypatch):
    monkeypatch.setenv("NULLGATE_DATABASE", "var/nullgate.db")
    status, err = said(capsys, "play", "--no-browser")
    assert status == 1
    assert "another process is serving the database var/nullgate.db" in err


def test_one_file_has_one_lock_whatever_it_is_called(served, monkeypatch):
    (served.parent / "other.db").symlink_to(served)
    for name in ("var/other.db", str(served), f"sqlite:///{served}", "sqlite:///var/nullgate.db"):
        with pytest.raises(InUseError), sole(name):
            pass


def test_a_file_with_a_second_name_is_not_served(tmp_path):
    (tmp_path / "a.db").touch()
    (tmp_path / "b.db").hardlink_to(tmp_path / "a.db")
    for name in ("a.db", "b.db"):
        with pytest.raises(StoreError, match="a hard link"), sole(str(tmp_path / name)):
            pass


def test_a_lock_is_let_go_and_servers_and_memory_have_none(tmp_path):
    for name in ("x.db", "x.db", ":memory:", "", "postgresql://db/nullgate"):
        with sole(name):
            pass
    assert {x.name for x in tmp_path.iterdir()} == {"x.db.lock"}
    began = time.monotonic()
    with hold(tmp_path / "a.lock"), pytest.raises(InUseError), hold(tmp_path / "a.lock"):
        pass
    assert time.monotonic() - began < 1, "nobody waits for it"
