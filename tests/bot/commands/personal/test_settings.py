"""Settings and command line: whatever is wrong is said in one line, with a status that is not zero."""

from __future__ import annotations

import sqlite3
import time

import aiohttp
import discord
import pytest

from bot import __main__ as command
from bot.app import NullgateBot
from bot.settings import BadSettings, Settings, described, read_settings


def run(capsys, *argv: str) -> tuple[int, str, str]:
    status = command.main(argv)
    out, err = capsys.readouterr()
    return status, out, err


def one_line(err: str) -> bool:
    return err.startswith("nullgate: ") and err.count("\n") == 1


def test_settings_come_from_environment_and_file_and_the_environment_wins(monkeypatch, tmp_path):
    (tmp_path / "nullgate.toml").write_text('locale = "de"\ntheme = "light"\n')
    monkeypatch.setenv("NULLGATE_THEME", "dark")
    monkeypatch.setenv("DISCORD_TOKEN", "secret-token")
    got = read_settings()
    assert (got.locale, got.theme, got.token.get_secret_value()) == ("de", "dark", "secret-token")
    assert "secret-token" not in repr(got)


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("NULLGATE_LOG_LEVEL", "loud", "log_level"),
        ("NULLGATE_LOCALE", "xx", "locale"),
        ("NULLGATE_LOKALE", "de", "NULLGATE_LOKALE is no setting"),
        ("NULLGATE_SETTINGS", "nowhere.toml", "nowhere.toml"),
    ],
)
def test_a_bad_setting_is_one_line_and_status_2(monkeypatch, capsys, name, value, says):
    monkeypatch.setenv(name, value)
    status, _, err = run(capsys, "health")
    assert status == 2
    assert one_line(err)
    assert says in err


@pytest.mark.parametrize("text", ["foo = 1", "locale = ", "\x00"])
def test_a_bad_settings_file_is_one_line_and_status_2(tmp_path, capsys, text):
    (tmp_path / "nullgate.toml").write_text(text)
    status, _, err = run(capsys, "check")
    assert status == 2
    assert one_line(err)


def test_every_setting_is_described():
    text = described()
    for name, setting in Settings.model_fields.items():
        assert setting.description
        assert (f"NULLGATE_{name.upper()}" if name != "token" else "DISCORD_TOKEN") in text


@pytest.mark.parametrize("token", ["", "   "])
def test_a_missing_token_is_one_line_and_status_2(monkeypatch, capsys, token):
    monkeypatch.setenv("DISCORD_TOKEN", token)
    status, _, err = run(capsys, "run")
    assert status == 2
    assert one_line(err)
    assert "DISCORD_TOKEN" in err


def test_a_token_that_discord_refuses_is_one_line_and_status_2(monkeypatch, capsys):
    async def refuse(self, token, *, reconnect=True):
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setattr(NullgateBot, "start", refuse)
    monkeypatch.setenv("DISCORD_TOKEN", "bad")
    status, _, err = run(capsys, "run")
    assert status == 2
    assert "DISCORD_TOKEN" in err.splitlines()[-1]


def test_a_file_that_is_no_database_stops_the_bot_with_one_line(monkeypatch, capsys, tmp_path):
    async def login(self, token, *, reconnect=True):
        raise AssertionError("logged in to Discord with a database that cannot be used")

    (tmp_path / "var").mkdir()
    (tmp_path / "var" / "nullgate.db").write_bytes(b"this is no database" * 100)
    monkeypatch.setattr(NullgateBot, "start", login)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    status, _, err = run(capsys, "run")
    assert status == 1
    assert one_line(err)
    assert "nullgate.db" in err


def test_a_data_folder_that_cannot_be_made_stops_the_bot_with_one_line(monkeypatch, capsys, tmp_path):
    (tmp_path / "var").write_text("a file where the folder should be")
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    status, _, err = run(capsys, "run")
    assert status == 1
    assert one_line(err)
    assert "var" in err


@pytest.mark.parametrize("broken", [OSError("no network"), aiohttp.ServerDisconnectedError()])
def test_the_database_is_open_before_the_bot_logs_in(monkeypatch, capsys, tmp_path, broken):
    seen = []

    async def login(self, token, *, reconnect=True):
        opened = await self.open_store()
        seen.append((opened, await self.open_store(), (tmp_path / "var" / "nullgate.db").exists()))
        raise broken

    monkeypatch.setattr(NullgateBot, "start", login)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    status, _, err = run(capsys, "run")
    assert status == 1
    assert "Discord cannot be reached" in err.splitlines()[-1]
    ((first, again, there),) = seen
    assert first is again
    assert there


@pytest.mark.parametrize("argv", [("check",), ("backup", "copy.db")])
def test_a_missing_database_is_one_line_and_status_1(capsys, argv):
    status, _, err = run(capsys, *argv)
    assert status == 1
    assert one_line(err)


def test_a_corrupt_database_is_one_line_and_status_1(capsys, tmp_path):
    (tmp_path / "var").mkdir()
    (tmp_path / "var" / "nullgate.db").write_bytes(b"garbage " * 1000)
    status, _, err = run(capsys, "check")
    assert status == 1
    assert one_line(err)
    assert (tmp_path / "var" / "nullgate.db").read_bytes() == b"garbage " * 1000


def test_migrate_check_and_backup(capsys, tmp_path):
    (tmp_path / "var").mkdir()
    assert run(capsys, "migrate")[0] == 0
    assert run(capsys, "check")[0] == 0
    status, out, _ = run(capsys, "backup", "copy.db")
    assert status == 0
    assert "copy.db" in out
    with sqlite3.connect(tmp_path / "copy.db") as copy:
        assert copy.execute("pragma integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize("port", ["99999", "-1", "65536", "eighty", "", "1e3"])
def test_a_number_that_is_no_port_is_one_line_and_status_2(capsys, port):
    with pytest.raises(SystemExit) as stopped:
        command.main(["play", f"--port={port}"])
    out, err = capsys.readouterr()
    assert stopped.value.code == 2
    assert out == ""
    assert one_line(err)
    assert "from 0 to 65535" in err


@pytest.mark.parametrize("argv", [(), ("dance",), ("backup",), ("run", "--fast")])
def test_a_bad_command_line_is_one_line_and_status_2(capsys, argv):
    with pytest.raises(SystemExit) as stopped:
        command.main(argv)
    assert stopped.value.code == 2
    assert one_line(capsys.readouterr().err)


def test_health_is_fresh_stale_or_missing(monkeypatch, capsys, tmp_path):
    assert run(capsys, "health")[0] == 1
    pulse = tmp_path / "var" / "pulse"
    pulse.parent.mkdir()
    pulse.touch()
    assert run(capsys, "health")[0] == 0
    monkeypatch.setattr(time, "time", lambda: pulse.stat().st_mtime + 3600)
    status, _, err = run(capsys, "health")
    assert status == 1
    assert one_line(err)


async def test_closing_is_safe_when_nothing_was_started(settings):
    bot = NullgateBot(settings)
    await bot.close()
    await bot.close()


def test_bad_settings_say_what_there_is(monkeypatch):
    monkeypatch.setenv("NULLGATE_TOCKEN", "x")
    with pytest.raises(BadSettings, match="NULLGATE_TOKEN"):
        read_settings()


def test_the_client_secret_is_shown_nowhere(monkeypatch, capsys):
    monkeypatch.setenv("NULLGATE_CLIENT_SECRET", " s3cret-0123456789 ")
    found = read_settings()
    assert found.client_secret.get_secret_value() == "s3cret-0123456789"
    assert "s3cret" not in repr(found)
    assert "s3cret" not in "".join(run(capsys, "settings")[1:])
    monkeypatch.setenv("NULLGATE_CLIENT_SECRET", "s3cret-é")
    with pytest.raises(BadSettings, match=r"the setting client_secret is wrong: .*ASCII") as bad:
        read_settings()
    assert "s3cret" not in str(bad.value)
