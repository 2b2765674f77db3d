"""Files, databases and arguments named on a command line: one line says what is wrong, never a traceback."""

from __future__ import annotations

import json

import pytest

from bot.__main__ import main as bot_main
from engine.__main__ import main, parser
from tests.hostile.edges import record_of
from tests.hostile.strange import nested

HALF = {"id": "x", "seed": "00" * 32, "commitment": "x", "words": {}}
ODD = {
    "n": "\ud800",
    "k": 5,
    "rolls": [[6, 1]],
    "seal": "",
    "salt": "",
    "seat": "",
    "decision": 0,
    "action": None,
}
FILES = {
    "nothing": b"",
    "nul": b"\0",
    "not text": b"\xff\xfe\0",
    "null": b"null",
    "a list": b"[]",
    "a number": b"1e999",
    "NaN": b"NaN",
    "digits": b"9" * 5000,
    "deep": nested(100_000, "[", "]").encode(),
    "deep within": b'{"seed":"00","entries":[{"action":' + nested(900, "[", "]").encode() + b"}]}",
    "half a letter": json.dumps({**HALF, "entries": [ODD]}).encode(),
    "a die of many sides": json.dumps(
        {**HALF, "entries": [{**ODD, "n": 0, "k": 0, "rolls": [[10**30, 1]]}]}
    ).encode(),
    "a million errors": b'{"id":"x","setup":{"game":"starwars"},"entries":[' + b"1," * 900_000 + b"1]}",
}
COMMANDS = ("verify", "replay")


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_none_is_refused_in_a_line(tmp_path, capsys, name):
    file = tmp_path / "game.json"
    file.write_bytes(FILES[name])
    for command in COMMANDS:
        assert main([command, str(file)]) in (1, 2)
        out, err = capsys.readouterr()
        assert 1 <= len((out + err).strip().splitlines()) <= 5
        assert all(len(x) < 2000 for x in (out + err).splitlines())
        out.encode()
    assert main(["replay", "--all", str(file)]) in (0, 2)  # an empty file is a database without games


def test_a_seed_that_is_none_is_refused_in_a_line(tmp_path, capsys):
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record_of("starwars"), "seed": "zz"}), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "seed" in capsys.readouterr().out


def test_the_commands_tried_here_are_all_that_read_files():
    reading = set()
    for name, p in parser()._subparsers._group_actions[0].choices.items():
        if any(a.dest in ("file", "load", "all") for a in p._actions):
            reading.add(name)
    assert reading - {"words"} == set(COMMANDS)  # its FILE is a name among ours


WRONG = [
    ["play", "starwars"],
    ["match", "chess"],
    ["match", "starwars", "--x\u202e", "greedy"],
    ["match", "starwars", "--scenario", "x" * 9000],
    ["match", "starwars", "--option", "a"],
    ["match", "starwars", "--blue"],
    ["fuzz", "\udc80"],
    ["fuzz", "starwars", "--games", "9" * 5000],
    ["fuzz", "starwars", "--games", "0"],
    ["fuzz", "starwars", "--seed", "x"],
    ["verify"],
    ["replay"],
]


@pytest.mark.parametrize(
    "arguments", WRONG, ids=lambda x: " ".join(x)[:40].encode("ascii", "replace").decode()
)
def test_wrong_arguments_are_refused_in_a_line(arguments, capsys):
    try:
        assert main(arguments) == 2
    except SystemExit as why:
        assert why.code == 2  # noqa: PT017 - or it is returned
    said = capsys.readouterr()
    assert (said.out + said.err).strip()
    assert "Traceback" not in said.err


BOT = [
    {"NULLGATE_PATIENCE": "nan"},
    {"NULLGATE_PATIENCE": "1e999"},
    {"NULLGATE_DATABASE": "a\nb"},
    {"NULLGATE_DATA": "\u202e"},
    {"DISCORD_TOKEN": "a\nb"},
    {"DISCORD_TOKEN": "\u00fc"},
    {"NULLGATE_LOCALE": "xx"},
    {"NULLGATE_SYNC_COMMANDS": "perhaps"},
    {"NULLGATE_MISTYPED": "1"},
    {"NULLGATE_SETTINGS": "/nowhere"},
]


@pytest.mark.parametrize("given", BOT, ids=str)
def test_a_wrong_setting_is_refused_in_a_line(given, monkeypatch, capsys):
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    assert bot_main(["health"]) == 2
    said = capsys.readouterr().err
    assert len(said.strip().splitlines()) == 1
    assert "a\nb" not in said


@pytest.mark.parametrize(
    "content", [b"\xff", b"token", b"patience = nan", b"patience = 0x" + b"f" * 9000, b"a." * 400 + b"a=1"]
)
def test_a_wrong_settings_file_is_refused_in_a_line(
    content, tmp_path, monkeypatch, capsys, no_settings_from_outside
):
    (tmp_path / "own.toml").write_bytes(content)
    monkeypatch.setenv("NULLGATE_SETTINGS", str(tmp_path / "own.toml"))
    assert bot_main(["health"]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
