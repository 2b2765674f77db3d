"""`python -m engine`: fuzz, replay and verify; exit statuses; the standard library alone for verify."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine
from sqlmodel import SQLModel

from bot.store import models
from engine import verify
from engine.__main__ import main
from engine.core.codec import canonical, save
from engine.core.contract import Setup
from engine.core.record import read_record, replay, write_record
from engine.starwars.game import STARWARS
from engine.titles import GAMES
from engine.tools.invariants import Inspection
from engine.tools.replay import records
from tests.toys.duel import DUEL, Duel

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def record():
    return Inspection(STARWARS, Random(2), closely=0.0, wild=0.02).play(Setup(STARWARS.id))


@pytest.fixture
def file(record, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(write_record(record))
    return path


# -- verify ----------------------------------------------------------------------------------------------


def test_verify_says_what_it_found(file, capsys):
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.startswith("Verified: commitment, ")


@pytest.mark.parametrize("how", [["-m", "engine", "verify"], ["engine/verify.py"]])
def test_verify_needs_the_standard_library_alone(file, how):
    """Without site packages neither pydantic nor anything else is at hand."""
    command = [sys.executable, "-S", "-E", *how, str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Verified" in done.stdout


def test_verify_imports_nothing_of_ours():
    source = (ROOT / "engine" / "verify.py").read_text()
    assert "from engine" not in source
    assert "import engine" not in source


SPOIL = {
    "commitment": (lambda j: j.update(commitment="0" * 64), "commitment"),
    "seed": (lambda j: j.update(seed="0" * 64), "commitment"),
    "id": (lambda j: j.update(id="another"), "the record says"),
    "words": (lambda j: j["words"].update(blue="pear"), "the record says"),
    "roll": (
        lambda j: first_rolled(j)["rolls"][0].__setitem__(1, first_rolled(j)["rolls"][0][1] % 6 + 1),
        "roll",
    ),
    "left out": (lambda j: first_rolled(j).update(k=first_rolled(j)["k"] + 1), "leaves rolls out"),
    "backwards": (lambda j: rolled(j)[1].update(k=0), "runs backwards"),
    "dropped": (lambda j: rolled(j)[1].update(rolls=[]), "leaves rolls out"),
}


def turn_over(roll):
    sides, number = roll
    roll[1] = number % sides + 1


def rolled(j):
    return [e for e in j["entries"] if e["rolls"]]


def first_rolled(j):
    return rolled(j)[0]


@pytest.mark.parametrize("what", SPOIL)
def test_verify_finds_what_was_tampered_with(what, file, capsys):
    spoil, said = SPOIL[what]
    j = json.loads(file.read_text())
    spoil(j)
    file.write_text(json.dumps(j))
    assert main(["verify", str(file)]) == 1
    out = capsys.readouterr().out
    assert said in out
    assert "NOT verified" in out


def test_verify_opens_every_seal(tmp_path, capsys):
    j = json.loads(write_record(Inspection(DUEL, Random(3), closely=0.0).play()))
    assert verify.check(j) == []
    sealed = [e for e in j["entries"] if e["seal"]]
    assert sealed
    for name, other in (("salt", "00"), ("action", {"do": "rest"}), ("seat", "nobody"), ("decision", 99)):
        kept, sealed[0][name] = sealed[0][name], other
        (wrong,) = verify.check(j)
        assert "seal" in wrong
        sealed[0][name] = kept


def test_the_rolls_of_undone_entries_are_verified_too():
    for seed in range(50):
        r = Inspection(STARWARS, Random(seed), closely=0.0, wild=0.1).play()
        undone = {n for e in r.entries if e.how == "undo" for n in range(e.action["to"] + 1, e.n)}
        if hidden := [n for n in undone if r.entries[n].rolls]:
            break
    j = json.loads(write_record(r))
    assert verify.check(j) == []
    turn_over(j["entries"][hidden[0]]["rolls"][0])
    assert len(verify.check(j)) == 1


def test_an_open_seed_is_needed(record):
    (why,) = verify.check(json.loads(write_record(replace(record, seed=""))))
    assert "not open yet" in why


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "7", "{}", '{"seed": "xx"}', '{"seed": "00", "commitment": 1}', "[" * 100_000, "\x00"],
)
def test_verify_refuses_what_is_no_record(text, tmp_path, capsys):
    path = tmp_path / "x.json"
    path.write_text(text)
    assert main(["verify", str(path)]) in (1, 2)
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("sides", [0, -1, 2**64 + 1, "six", None])
def test_a_die_that_is_none_does_not_stop_verify(sides, record):
    j = json.loads(write_record(record))
    first_rolled(j)["rolls"][0][0] = sides
    assert verify.check(j)


def test_verify_by_itself(file, capsys):
    assert verify.main([]) == 2
    assert verify.main([str(file.parent / "none.json")]) == 2
    assert verify.main([str(file)]) == 0


# -- replay ----------------------------------------------------------------------------------------------


def test_a_record_replays(file, capsys):
    assert main(["replay", str(file)]) == 0
    assert "replay to the same states" in capsys.readouterr().out


def test_a_record_that_differs_is_named_with_its_entry(file, capsys, record):
    j = json.loads(file.read_text())
    j["entries"][5]["after"] ^= 1
    file.write_text(json.dumps(j))
    assert main(["replay", str(file)]) == 1
    assert "differs from entry 5: the checksum differs" in capsys.readouterr().out
    j["edition"] = 99
    file.write_text(json.dumps(j))
    assert main(["replay", str(file)]) == 0
    assert "played under edition 99 of the rules, and this is 1" in capsys.readouterr().out
    j["setup"]["game"] = "chess"
    file.write_text(json.dumps(j))
    assert main(["replay", str(file)]) == 1
    assert "no game 'chess'" in capsys.readouterr().out


def test_what_cannot_be_replayed(tmp_path, capsys):
    assert main(["replay"]) == 2
    assert main(["replay", str(tmp_path / "none.json")]) == 2
    (tmp_path / "bad.json").write_text("{}")
    assert main(["replay", str(tmp_path / "bad.json")]) == 2
    assert main(["replay", "--all", str(tmp_path / "none.db")]) == 2
    assert main(["replay", "--all", str(tmp_path / "bad.json")]) == 2
    assert not (tmp_path / "none.db").exists()
    assert "cannot be read" in capsys.readouterr().out


@pytest.fixture
def database(tmp_path, record):
    """A database with the bot's own tables: two games, and a lobby."""
    path = tmp_path / "nullgate.db"
    engine = create_engine(f"sqlite:///{path}")
    SQLModel.metadata.create_all(engine)
    engine.dispose()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA journal_mode=WAL")
        for name, kept in (
            ("one", record),
            ("two", replace(record, entries=record.entries[:9], outcome=None)),
        ):
            put(db, name, kept)
        row(db, models.Game(id="lobby", title="starwars"))
        db.commit()
    return path


def row(db, made):
    table = type(made).__tablename__
    values = made.model_dump()
    db.execute(
        f"INSERT INTO {table} ({', '.join(values)}) VALUES ({', '.join('?' * len(values))})",
        [*values.values()],
    )


def put(db, name, kept):
    state = replay(STARWARS, kept)[-1].state
    game = models.Game(id=name, title=kept.setup.game, n=len(kept.entries) - 1, dice_id=kept.id)
    game.words, game.commitment = canonical(dict(kept.words)), kept.commitment
    game.outcome = canonical(asdict(kept.outcome)) if kept.outcome else ""
    row(db, game)
    row(db, models.Snapshot(game=name, n=len(kept.entries) - 1, state=save(state).decode()))
    for e in kept.entries:
        values = asdict(e) | {"action": canonical(e.action), "rolls": canonical([list(x) for x in e.rolls])}
        row(db, models.Entry(game=name, **values))


def change(path, sql, *values):
    with closing(sqlite3.connect(path)) as db:
        db.execute(sql, values)
        db.commit()


def test_every_game_of_a_database_replays(database, record, capsys):
    assert main(["replay", "--all", str(database)]) == 0
    assert "2 games, 0 differ" in capsys.readouterr().out
    found = dict(records(database))
    assert found["one"] == replace(record, seed="")


def test_games_that_differ_are_named_and_the_others_go_on(database, capsys):
    change(database, "UPDATE entry SET after = after + 1 WHERE game = 'one' AND n = 4")
    assert main(["replay", "--all", str(database)]) == 1
    out = capsys.readouterr().out
    assert "game one: differs from entry 4: the checksum differs" in out
    assert "game two" not in out
    change(database, "UPDATE entry SET action = '{' WHERE game = 'two' AND n = 3")
    change(database, "UPDATE game SET title = 'chess' WHERE id = 'one'")
    assert main(["replay", "--all", str(database)]) == 1
    out = capsys.readouterr().out
    assert "game two: cannot be read" in out
    assert "game one: there is no game 'chess'" in out


def test_a_database_is_only_read(database):
    before = database.read_bytes()
    database.chmod(0o444)
    main(["replay", "--all", str(database)])
    assert database.read_bytes() == before


def test_a_database_in_use_is_read(database, capsys):
    with closing(sqlite3.connect(database)) as db:
        db.execute("BEGIN IMMEDIATE")
        db.execute("UPDATE game SET name = 'busy'")
        assert main(["replay", "--all", str(database)]) == 0
        db.rollback()


def test_a_copy_without_its_log_file_is_read(database, tmp_path):
    (tmp_path / "apart").mkdir()
    copy = tmp_path / "apart" / "copy.db"
    shutil.copy(database, copy)
    assert main(["replay", "--all", str(copy)]) == 0


# -- fuzz ------------------------------------------------------------------------------------------------


def test_fuzz_counts_and_is_content(capsys, tmp_path):
    out = tmp_path / "kept"
    assert main(["fuzz", "starwars", "--games", "2", "--seed", "5", "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert "starwars: 2 games, " in said
    assert "answers/s" in said
    assert "0 failed" in said
    assert not out.exists()


@pytest.mark.parametrize("games", ["0", "-1", "many"])
def test_fuzz_of_no_games_is_no_success(capsys, games):
    with pytest.raises(SystemExit) as stopped:
        main(["fuzz", "starwars", "--games", games])
    assert stopped.value.code == 2
    assert "give a number from 1" in capsys.readouterr().err


def test_fuzz_by_the_clock(capsys):
    assert main(["fuzz", "starwars", "--seconds", "0.2"]) == 0
    assert "0 failed" in capsys.readouterr().out


class Broken(Duel):
    def problems(self, s):
        return ["a unit is sick"] if s.turns == 9 else []


def test_a_failing_game_is_kept_and_can_be_played_again(monkeypatch, capsys, tmp_path):
    monkeypatch.setitem(GAMES, "duel", Broken())
    command = ["fuzz", "duel", "--games", "3", "--seed", "7", "--wild", "0", "--out", str(tmp_path)]
    assert main(command) == 1
    said = capsys.readouterr().out
    assert "a unit is sick" in said
    kept = read_record((tmp_path / "duel-7.json").read_text())
    assert replay(DUEL, kept)[-1].state.turns == 9
    why = (tmp_path / "duel-7.txt").read_text()
    assert "python -m engine fuzz duel --games 1 --seed 7" in why
    again = ["fuzz", "duel", "--games", "1", "--seed", "7", "--wild", "0", "--out", str(tmp_path / "again")]
    assert main(again) == 1
    same = read_record((tmp_path / "again" / "duel-7.json").read_text())
    assert [(e.action, e.rolls, e.after) for e in same.entries] == [
        (e.action, e.rolls, e.after) for e in kept.entries
    ]
    assert main(["replay", str(tmp_path / "duel-7.json")]) == 0


def test_a_wrong_command_is_told_in_one_line(capsys):
    for wrong in (["fuzz", "chess"], ["match", "chess"], ["match", "starwars", "--x", "greedy"]):
        assert main(wrong) == 2
        err = capsys.readouterr().err
        assert err.startswith("python -m engine: ")
        assert err.count("\n") == 1
    with pytest.raises(SystemExit) as stop:
        main([])
    assert stop.value.code == 2
