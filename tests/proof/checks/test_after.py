"""A seat's secrets are its holder's: who has given it up may know what it knew until then, and no more."""

from __future__ import annotations

import sqlite3
from collections import Counter
from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from bot.desk.discord.world import Delivery
from engine.core.rules import Secrecy
from tests.loopback.weather import Call, Fate
from tests.proof.checks import after
from tests.proof.checks.glimpse import Glimpse
from tests.proof.told.witness import Seen

ANN, BEN, CID, EVE = 11, 12, 13, 14
LEFT_AT = 20


@pytest.fixture
def look(tmp_path: Path, migrated: Path):
    """Ann sits where Ben sat until entry 20, Cid for a moment between them; Eve never did."""
    file = tmp_path / "nullgate.db"
    file.write_bytes(migrated.read_bytes())
    with sqlite3.connect(file) as db:
        fields = {"id": "g", "title": "starwars", "channel": 5, "dice_id": "g", "status": "playing", "n": 30}
        _put(db, "game", **fields)
        _put(db, "seat", game="g", seat="blue", user=ANN)
        _put(db, "former", game="g", seat="blue", until=LEFT_AT, user=BEN)
        for user in (BEN, CID):
            _put(db, "witness", game="g", seat="blue", user=user)
        _put(db, "secret", game="g", seed="5eed")
    db.close()
    made = Glimpse(file)
    yield made
    made.close()


def _put(db: sqlite3.Connection, table: str, **values: object) -> None:
    needed = {
        name: 0 if "INT" in kind or "BOOL" in kind else ""
        for _, name, kind, must, usual, _ in db.execute(f'PRAGMA table_info("{table}")')
        if must and usual is None
    }
    row = {**needed, **values}
    names = ", ".join(f'"{x}"' for x in row)
    db.execute(f'INSERT INTO "{table}" ({names}) VALUES ({", ".join("?" * len(row))})', list(row.values()))


def found(
    look: Glimpse, monkeypatch: pytest.MonkeyPatch, reader: int, text: str, *controls: str
) -> list[str]:
    """Return what is found when somebody is sent this."""
    lines = {"blue": {"the hand until it went": LEFT_AT, "the hand since then": LEFT_AT + 1}}
    asked = {("blue", n): (n, Secrecy.SEALED, set) for n in (LEFT_AT, LEFT_AT + 1)}
    monkeypatch.setattr(after, "_secret_lines", lambda *_: lines)
    monkeypatch.setattr(after, "_asked", lambda *_: asked)
    body = {"content": f"g: {text}", "components": [{"custom_id": x} for x in controls]}
    sent = Delivery(1, 0.0, "message", 5, body, frozenset({reader}))
    world = SimpleNamespace(log=[sent], users={ANN, BEN, CID, EVE}, app=SimpleNamespace(id=1))
    discord = SimpleNamespace(world=world)
    return list(after.secrets(discord, look, look.stand("g"), [], 0, Counter()))  # type: ignore[arg-type]


@pytest.mark.parametrize("told_by", [1, 2])
def test_the_page_of_an_ended_game_comes_with_the_post_of_its_end_and_no_earlier(
    look: Glimpse, monkeypatch, told_by: int
):
    page = "".join(f'<p id="{x}">{y}</script>' for x, y in (("data", '{"ended": true, "said": []}'),
                                                            ("record", "r"), ("position", '""')))  # fmt: skip
    sent = Delivery(1, 0.0, "message", 5, {"content": "g"}, frozenset({EVE}), {"g.html": page.encode()})
    monkeypatch.setattr(after, "_opened", lambda *_: told_by)
    world = SimpleNamespace(log=[sent], users={EVE}, app=SimpleNamespace(id=1))
    discord = SimpleNamespace(world=world)
    judged = list(after.secrets(discord, look, look.stand("g"), [], 0, Counter()))  # type: ignore[arg-type]
    assert bool(judged) is (told_by > sent.n)


@pytest.mark.parametrize(("status", "fine"), [(0, False), (503, False), (400, True)])
def test_an_ended_game_leaves_buttons_only_where_discord_would_not_have_them_taken_off(
    look: Glimpse, status: int, fine: bool
):
    with sqlite3.connect(look.file) as db:
        db.execute("UPDATE game SET status = 'over'")
    db.close()
    button = {"type": 2, "custom_id": "ng:pick:g::0:"}
    post = SimpleNamespace(id=9, json={"content": "", "components": [button]})
    call = Call(1, 0.0, after.EDIT, "", {"channel": "5", "message": "9"}, fate=Fate(status=status))
    place = SimpleNamespace(guild=1, posts=lambda: [post])
    discord = SimpleNamespace(world=SimpleNamespace(channels={5: place}), calls=[call])
    assert (list(after.buttons(discord, look, {}, "g")) == []) is fine  # type: ignore[arg-type]


def test_to_which_entry_everybody_knows_what_a_seat_does(look: Glimpse):
    assert look.knows("g") == {"blue": {ANN: inf, BEN: LEFT_AT, CID: LEFT_AT}}


@pytest.mark.parametrize(
    ("reader", "before", "since"),
    [(ANN, True, True), (BEN, True, False), (CID, True, False), (EVE, False, False)],
)
def test_a_former_holder_may_read_what_was_theirs_and_nothing_newer(look, monkeypatch, reader, before, since):
    for text, fine in (("the hand until it went", before), ("the hand since then", since)):
        assert (found(look, monkeypatch, reader, text) == []) is fine
    for n, fine in ((LEFT_AT, before), (LEFT_AT + 1, since)):
        assert (found(look, monkeypatch, reader, "", f"ng:do:g:blue:{n}:x") == []) is fine


@pytest.mark.parametrize(
    ("readers", "n", "channel", "fine"),
    [
        ({ANN}, 30, 5, True), ({BEN}, 30, 5, False), ({EVE}, 0, 5, False), ({ANN, EVE}, 30, 5, False),
        ({ANN}, 30, 6, True), ({ANN, EVE}, 30, 6, False),  # one person alone reads of all their games
    ],
)  # fmt: skip
def test_a_line_that_is_the_readers_own_in_another_game_is_no_secret_of_this_one(
    look: Glimpse, monkeypatch, readers: set[int], n: int, channel: int, fine: bool
):
    line = "You draw a starship."
    with sqlite3.connect(look.file) as db:
        _put(db, "game", id="h", title="starwars", channel=channel, dice_id="h", status="lobby", n=-1)
        _put(db, "seat", game="h", seat="orange", user=ANN)
        _put(db, "former", game="h", seat="orange", until=n - 1, user=BEN)
        _put(db, "witness", game="h", seat="orange", user=BEN)
        db.execute("UPDATE seat SET user = 99 WHERE game = 'g'")
    db.close()
    monkeypatch.setattr(after, "_told_lines", lambda *_: ("all know", {"orange": {line: n}}))
    monkeypatch.setattr(after, "_secret_lines", lambda *_: {"blue": {line: LEFT_AT + 1, "all know": 99}})
    monkeypatch.setattr(after, "_asked", lambda *_: {})
    for text, right in ((line, fine), ("all know", channel == 5 or fine), ("a word", True)):
        sent = Delivery(1, 0.0, "message", 5, {"content": text}, frozenset(readers))
        world = SimpleNamespace(log=[sent], users={ANN, BEN, CID, EVE}, app=SimpleNamespace(id=1))
        discord = SimpleNamespace(world=world)
        judged = list(after.secrets(discord, look, look.stand("g"), [], 0, Counter()))  # type: ignore[arg-type]
        assert (judged == []) is right, judged


@pytest.mark.parametrize(
    ("before", "after_it", "later", "over"),
    [
        (30, {"g": 30}, None, True),
        (29, {"g": 30}, None, True),  # asked in the last moment, answered after it
        (29, {"g": 29}, 30, False),
        (29, {}, 30, True),  # it was never seen to be answered: at the latest when the next began
        (29, {}, 29, False),
    ],
)
def test_an_act_of_the_last_moment_may_be_answered_with_all_that_is_open(look, before, after_it, later, over):
    act = Seen(SimpleNamespace(user=SimpleNamespace(id=EVE)), 0, {"g": before}, 0, after_it)  # type: ignore[arg-type]
    witness = SimpleNamespace(no_later=lambda n, game: later)
    stand = replace(look.stand("g"), status="over")
    sent = Delivery(1, 0.0, "message", 5, {}, frozenset({EVE}))
    assert after._is_over(stand, act, sent, witness) is over  # type: ignore[arg-type]


def test_what_a_post_leaves_out_may_stand_in_its_file():
    whole = "**Red** wins.\n```\n  1  in all\n```"
    files = {"armada-g-7.png": b"\xff", "armada-g-7.txt": b"Before.\nRed wins.\n\n  1  in all\n"}
    post = Delivery(1, 0.0, "message", 5, {}, frozenset(), files)
    assert after._filed(whole, post)
    assert not after._filed(whole.replace("Red", "Silver"), post)


def test_nobody_writes_an_answer_down_before_a_game_has_begun(look: Glimpse):
    with sqlite3.connect(look.file) as db:
        db.execute("UPDATE game SET n = -1, status = 'lobby'")
    db.close()
    assert look.notation("g", "blue", Random(1)) == ""
