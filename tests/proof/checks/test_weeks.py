"""What is wrong with clocks, absences and company would be found."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.play.clocks.bank import preset
from render.core.text import words
from tests.proof.checks import weeks
from tests.proof.checks.glimpse import Glimpse
from tests.proof.checks.hands import Evidence, hands


@pytest.fixture
def look(monkeypatch):
    """A game of blue, who is asked and whose clock runs, and of orange, who is not."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    db.executescript(
        "CREATE TABLE game (id, title, status, clock, frozen, parked, host, guild, created, imported);"
        'CREATE TABLE seat_clock (game, seat, runs, due, "left", answered, stage);'
        "CREATE TABLE seat (game, seat, user, name, policy, caretaker, place);"
        "CREATE TABLE request (id, game, what, user, seat, yes, taker_name, taker);"
        "CREATE TABLE outbox (id, game, lane, what, nonce, body, sent, error, made);"
        'CREATE TABLE witness (game, seat, user); CREATE TABLE former (game, seat, user, name, "until");'
        "CREATE TABLE block (user, blocked, at);"
    )
    db.execute(
        "INSERT INTO game VALUES ('g', 'starwars', 'playing', ?, '', '', 1, 9, 999999, 0)",
        (preset("live").saved(),),
    )
    seats = [("g", "blue", 1, "Ann", "", "", 0), ("g", "orange", 2, "Bob", "", "", 1)]
    db.executemany("INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?)", seats)
    clocks = [("g", "blue", 1, 50, 300, 0, 0), ("g", "orange", 0, 0, 600, 0, 0)]
    db.executemany("INSERT INTO seat_clock VALUES (?, ?, ?, ?, ?, ?, ?)", clocks)
    found = Glimpse(Path("nowhere"))
    found.__dict__["_db"] = db
    monkeypatch.setattr(found, "state", lambda game: None, raising=False)
    monkeypatch.setattr(weeks, "pending", lambda state: [SimpleNamespace(seat="blue")])
    monkeypatch.setattr(weeks, "pending_answers", lambda state: [])
    return found


def found(look, *log):
    return list(weeks.weeks(look, log, Counter()))


def test_a_table_whose_clocks_fit_is_in_order(look):
    assert found(look) == []


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("UPDATE seat_clock SET runs = 1 WHERE seat = 'orange'", "the clock of orange runs"),
        ("UPDATE seat_clock SET runs = 0", "the clock of blue stands"),
        ("DELETE FROM seat_clock", "the clock of blue stands"),
        ("UPDATE seat SET caretaker = 'steady' WHERE seat = 'blue'", "the clock of blue runs"),
        ("UPDATE game SET status = 'over'", "the game is over"),
        ("UPDATE game SET clock = ''", "has agreed to none"),
        ("UPDATE seat_clock SET \"left\" = 1201 WHERE seat = 'orange'", "the table allows 1200"),
        ("INSERT INTO request VALUES (1, 'g', 'give', 3, 'blue', '[]', '', 0)", "3 never sat there"),
        ("INSERT INTO request VALUES (1, 'g', 'care', 2, 'blue', '[2, 4]', '', 0)", "4 never sat there"),
        ("UPDATE seat SET caretaker = 'steady', user = 0 WHERE seat = 'orange'", "answers for nobody"),
        ("INSERT INTO block VALUES (1, 2, 5)", "1 sits beside 2"),
    ],
)
def test_what_does_not_fit_is_found(look, change, says):
    look.rows(change)
    assert any(says in x for x in found(look)), found(look)


def test_a_clock_that_is_to_be_looked_at_anew_says_nothing_yet(look):
    look.rows("UPDATE seat_clock SET runs = 1, due = 1 WHERE seat = 'orange'")
    assert found(look) == []


def test_who_is_away_and_was_not_told_is_found(look):
    look.rows("UPDATE seat SET caretaker = 'steady' WHERE seat = 'orange'")
    note = json.dumps({"key": "note-away-late", "facts": {"user": 2}})
    look.rows("INSERT INTO outbox VALUES (1, 'g', 'u2', 'note', 'n1', ?, 5, '', 4)", note)
    came = SimpleNamespace(kind="message", json={"nonce": "n1", "content": "", "components": []}, n=1)
    assert any("2 was not told" in x for x in found(look))
    assert found(look, came) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_clock_that_is_shown_where_questions_may_be_hidden_is_found(look, language, monkeypatch):
    say = words(language)
    shown = [{"type": 10, "content": say("clock-runs", name="Ann", when="<t:9:R>")}]
    said = {"content": "", "components": [*shown, {"type": 2, "custom_id": "ng:more:g:3:3"}]}
    told = SimpleNamespace(kind="edit", n=7, json=said)
    assert found(look, told) == []
    monkeypatch.setattr(weeks, "is_veiled", lambda title: True)
    assert any("delivery 7 shows a clock" in x for x in found(look, told))
    told.json["components"][0]["content"] = say("clock-veiled")
    assert found(look, told) == []


def test_a_seat_on_offer_may_be_taken_and_no_other(look):
    told = json.dumps({"seat": "orange", "name": "Cay"})
    look.rows("INSERT INTO former VALUES ('g', 'orange', 2, 'Bob', 4)")
    look.rows("INSERT INTO former VALUES ('x', 'blue', 3, 'Cay', 4)")
    look.rows("UPDATE seat SET user = 3, name = 'Cay' WHERE seat = 'orange'")
    look.rows("INSERT INTO witness VALUES ('g', 'orange', 2)")
    look.rows("INSERT INTO outbox VALUES (1, 'g', 'c5', 'seated', 'n1', ?, 0, '', 4)", told)

    def wrong(*offered):
        return list(hands(look, Evidence([], {}, offered=offered, moderators={9: [8]}), [], Counter()))

    assert wrong(("g", "orange", 2)) == wrong(("g", "orange", 8)) == []
    assert any("nobody with a right" in x for x in wrong(("g", "orange", 7)))
    assert any("nobody with a right" in x for x in wrong(("g", "blue", 2)))
