"""The checks of seats and limits find what was planted in a database, and nothing where all was right."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from types import SimpleNamespace

import pytest

from bot.desk.discord.interactions import COMPONENT
from tests.proof.checks.glimpse import Glimpse
from tests.proof.checks.hands import DAY, Evidence, Wish, caps, changes, hands
from tests.proof.told.retold import Retelling

TABLES = """
CREATE TABLE game (id, title, host, guild, status, imported, created, size);
CREATE TABLE seat (game, seat, place, user, name, policy);
CREATE TABLE former (game, seat, until, user, name, policy);
CREATE TABLE witness (game, seat, user);
CREATE TABLE request (id, game, what, user, seat, holder, taker, taker_name, asked, at);
CREATE TABLE outbox (id, game, what, body, nonce, sent, made, error);
CREATE TABLE entry (game, n, at);
CREATE TABLE guild (id, lobbies, hosted, hourly, imports, megabytes);
INSERT INTO game VALUES ('g', 'armada', 1, 7, 'playing', 0, 0, 0);
INSERT INTO entry VALUES ('g', 0, 100000);
"""
ALICE, BOB, CAROL, WARDEN = 1, 2, 3, 9
NAMES = {ALICE: "Alice", BOB: "Bob", CAROL: "Carol", 0: ""}
#: When seats changed hands, by the bot's clock: less than a day after the start.
MADE = 120_000
ASKED_FOR = Wish("g", "empire", BOB, WARDEN, CAROL, request=4, yes={BOB, CAROL})


class Planted:
    """A database in which the empire has gone from Bob to Carol, as a moderator asked and Bob agreed."""

    def __init__(self, tmp_path):
        self.db = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        self.db.executescript(TABLES)
        self.look, self.log = Glimpse(tmp_path / "a.db"), []
        for place, (seat, user) in enumerate((("alliance", ALICE), ("empire", CAROL))):
            self.sql("INSERT INTO seat VALUES ('g', ?, ?, ?, ?, '')", seat, place, user, NAMES[user])
        self.gone(BOB, 5)
        self.told(CAROL)
        self.sql(
            "INSERT INTO request VALUES (4, 'g', 'replace', ?, ?, ?, ?, 'Carol', ?, ?)",
            WARDEN, "empire", BOB, CAROL, json.dumps([BOB]), MADE - 60,
        )  # fmt: skip
        self.asked(BOB)
        self.asked(CAROL)

    def sql(self, text, *values):
        self.db.execute(text, values)

    def gone(self, user, until):
        """Note that somebody gave the empire up; one holder an entry, as the bot does."""
        if not self.db.execute("SELECT 1 FROM former WHERE until = ?", (until,)).fetchone():
            self.sql("INSERT INTO former VALUES ('g', ?, ?, ?, ?, '')", "empire", until, user, NAMES[user])
        self.sql("INSERT INTO witness VALUES ('g', ?, ?)", "empire", user)

    def told(self, user):
        """Post who holds the empire now."""
        nonce = f"n{len(self.log)}"
        body = json.dumps({"seat": "empire", "name": NAMES[user]})
        self.sql(
            "INSERT INTO outbox VALUES (?, 'g', 'seated', ?, ?, 1, ?, '')", len(self.log), body, nonce, MADE
        )
        self.log.append(SimpleNamespace(kind="message", json={"nonce": nonce}))

    def asked(self, *people):
        """Post a question to somebody whether the empire shall go to Carol."""
        ((number,),) = self.db.execute("SELECT count(*) FROM outbox").fetchall()
        body = json.dumps({"request": 4, "asked": people})
        self.sql("INSERT INTO outbox VALUES (?, 'g', 'ask', ?, '', 1, ?, '')", 100 + number, body, MADE - 60)

    def found(self, *wishes, seen=(), away=False):
        known = Evidence.of(wishes or [ASKED_FOR], seen, away=away)
        return " | ".join(hands(self.look, known, self.log, Counter()))


@pytest.fixture
def planted(tmp_path):
    found = Planted(tmp_path)
    yield found
    found.look.close()
    found.db.close()


def test_a_seat_given_with_a_right_and_consent_is_right(planted):
    assert planted.found() == ""
    assert [(x.was, x.now) for x in changes(planted.look, "g")] == [(BOB, CAROL)]


def test_whoever_agreed_by_a_button_met_by_chance_has_agreed(planted):
    wish = Wish("g", "empire", BOB, WARDEN, CAROL, request=4, yes={CAROL})
    assert "without consent" in planted.found(wish)
    act = SimpleNamespace(kind=COMPONENT, data={"custom_id": "n:consent:g:4:yes"})
    assert planted.found(wish, seen=[SimpleNamespace(act=act, user=BOB)]) == ""
    assert "without consent" in planted.found(wish, seen=[SimpleNamespace(act=act, user=ALICE)])


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        (Wish("g", "empire", BOB, WARDEN, CAROL, right=False, request=4, yes={BOB}), "nobody with a right"),
        (
            Wish("g", "empire", BOB, WARDEN, CAROL, right=False, request=4, yes={BOB}),
            "who has no right to it",
        ),
        (Wish("g", "empire", BOB, WARDEN, CAROL, request=4, yes={ALICE, CAROL}), "without consent"),
        (Wish("g", "empire", BOB, WARDEN, CAROL, request=4, yes={ALICE, BOB}), "without the new one's own"),
        (Wish("g", "empire", BOB, BOB, CAROL, request=4, yes={BOB}), "without the new one's own yes"),
        (Wish("g", "empire", BOB, WARDEN, ALICE, request=4, yes={BOB}), "nobody with a right"),
    ],
)
def test_a_seat_taken_without_a_right_or_consent_is_found(planted, wish, says):
    assert says in planted.found(wish)


def test_who_says_nothing_for_a_day_is_not_asked_any_more_and_then_all_others_are(planted):
    wish = Wish("g", "empire", BOB, WARDEN, CAROL, request=4, yes={CAROL})
    planted.sql("UPDATE entry SET at = ?", MADE - DAY + 5000)
    planted.sql("DELETE FROM outbox WHERE what = 'ask'")
    planted.asked(BOB)
    planted.asked(ALICE)
    planted.asked(CAROL)
    planted.sql("UPDATE request SET at = ?", MADE - DAY)
    assert "without consent" in planted.found(wish)
    wish.yes.add(ALICE)
    assert planted.found(wish) == ""
    planted.sql("UPDATE request SET at = ?", MADE - DAY + 60)
    assert "without consent" in planted.found(wish)
    assert planted.found(wish, away=True) == ""


def test_in_place_of_somebody_away_the_others_agree_at_once(planted):
    wish = Wish("g", "empire", BOB, WARDEN, CAROL, request=4, yes={CAROL})
    planted.sql("DELETE FROM outbox WHERE what = 'ask'")
    planted.asked(ALICE)
    planted.asked(CAROL)
    assert "without consent" in planted.found(wish)
    wish.yes.add(ALICE)
    assert planted.found(wish) == ""


def test_nobody_is_seated_unasked_not_even_where_its_player_need_not_agree(planted):
    wish = Wish("g", "empire", BOB, WARDEN, CAROL)
    assert "without the new one's own yes" in planted.found(wish, away=True)
    assert planted.found(wish, Wish("g", "empire", BOB, CAROL, CAROL), away=True) == ""


def test_two_changes_at_one_entry_are_two(planted):
    planted.gone(CAROL, 5)
    planted.told(BOB)
    planted.sql("UPDATE seat SET user = ?, name = 'Bob' WHERE seat = 'empire'", BOB)
    assert [(x.was, x.now) for x in changes(planted.look, "g")] == [(BOB, CAROL), (CAROL, BOB)]
    planted.sql(
        "INSERT INTO request VALUES (5, 'g', 'replace', ?, ?, ?, ?, 'Bob', ?, ?)",
        CAROL, "empire", CAROL, BOB, json.dumps([BOB]), MADE - 60,
    )  # fmt: skip
    again = Wish("g", "empire", CAROL, CAROL, BOB, request=5, yes={BOB})
    assert planted.found(ASKED_FOR, again) == ""
    planted.sql("DELETE FROM witness WHERE user = ?", CAROL)
    assert "held empire is forgotten" in planted.found(ASKED_FOR, again)


def test_who_held_a_seat_between_two_others_is_known_by_another_game(planted):
    planted.sql("DELETE FROM request")
    planted.sql("UPDATE seat SET user = 0, name = '' WHERE seat = 'empire'")
    planted.gone(CAROL, 5)
    planted.told(0)
    assert [x.now for x in changes(planted.look, "g")] == [-1, 0]
    planted.sql("INSERT INTO seat VALUES ('h', 'red', 0, ?, 'Carol', '')", CAROL)
    assert [(x.was, x.now) for x in changes(planted.look, "g")] == [(BOB, CAROL), (CAROL, 0)]


def test_who_has_given_a_seat_up_is_not_one_who_may_be_asked_later(planted):
    again = Retelling(planted.look, "g", "armada")
    assert again.held(BOB, [3]) == again.held(BOB, [5]) == {"empire"}
    assert again.held(BOB, [6]) == again.held(BOB, [7, 9]) == set()
    assert again.held(CAROL, [5]) == {"empire"}
    planted.gone(CAROL, 9)
    planted.gone(ALICE, 9)  # between Carol and Bob, at one entry
    planted.sql("UPDATE seat SET user = ?, name = 'Bob' WHERE seat = 'empire'", BOB)
    assert again.held(CAROL, [5]) == again.held(CAROL, [9]) == {"empire"}
    assert again.held(CAROL, [4]) == again.held(CAROL, [10]) == set()
    assert again.held(ALICE, [9]) == {"alliance", "empire"}
    assert again.held(BOB, [7]) == {"empire"}  # holds it now


def test_what_was_not_told_or_not_shown_is_found(planted):
    planted.log.clear()
    assert "was not shown" in planted.found()
    planted.sql("DELETE FROM outbox")
    assert "gave up empire was not told" in planted.found()


def test_a_seat_held_by_another_than_was_told_is_found(planted):
    planted.sql("UPDATE seat SET user = ? WHERE seat = 'empire'", BOB)
    assert "is told to hold it" in planted.found()


def test_who_has_held_both_sides_is_found_whatever_the_bot_remembers(planted):
    planted.sql("UPDATE seat SET user = ?, name = 'Bob' WHERE seat = 'alliance'", BOB)
    planted.sql("DELETE FROM witness")
    assert f"{BOB} has held both alliance and empire" in planted.found()


@pytest.mark.parametrize(
    ("limits", "says"),
    [
        ("0, 9, 9, 9, 9", "open lobbies"),
        ("9, 1, 9, 9, 9", "games at once"),
        ("9, 9, 1, 9, 9", "games in an hour"),
        ("9, 9, 9, 0, 9", "records a day"),
        ("9, 9, 9, 9, 1", "bytes of records"),
        ("1, 2, 2, 1, 2", ""),
    ],
)
def test_more_than_a_server_allows_is_found(planted, limits, says):
    planted.sql("INSERT INTO game VALUES ('h', 'armada', 1, 7, 'lobby', 0, 60, 0)")
    planted.sql("INSERT INTO game VALUES ('i', 'armada', 1, 7, 'over', 1, 70, 1500000)")
    planted.sql(f"INSERT INTO guild VALUES (7, {limits})")
    found = list(caps(planted.look, Counter()))
    assert len(found) == bool(says)
    assert says in "".join(found)
