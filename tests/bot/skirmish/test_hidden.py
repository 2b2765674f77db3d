"""Two games that differ in a hidden enemy alone look the same, byte for byte, to players and channel."""

from __future__ import annotations

import hashlib
import json
import shutil
from typing import Any

import pytest

from bot.app import create_bot
from bot.play.lobby import lobby
from bot.play.queries import choices
from bot.settings import Settings
from bot.ui import courier
from bot.ui.layout import MARK
from tests.bot.room import Room, shape, texts
from tests.bot.skirmish.patrol import TABLE, press, shown

#: Two seen Jaffa, and the lurkers in the wood: two Jaffa, or a Goa'uld and a Jaffa at the wood's other end.
SEEN = """
[[bands]]
id = "seen"
at = [28.0, 14.0]
n = 2
spotted = true
defending = true
"""
ONE = TABLE + SEEN
OTHER = ONE.replace("at = [20.0, 28.5]", 'at = [12.0, 29.0]\nleader = "goauld"\nfacing = 90').replace(
    'id = "lurkers"\nname = "Lurkers"', 'id = "shadows"\nname = "Shadows"'
)
WHO = ("alice", "bob")


def blobs(room: Room, message: Any) -> list[str]:
    """Return the pictures of a message by their fingerprints."""
    return [hashlib.sha256(x.data).hexdigest() for x in message.attachments]


Seen = tuple[str, str, list[str]]


async def played(room: Room, table: str) -> tuple[list[Seen], str]:
    """Play the same few orders on a table. Give all that anybody but the GM got to see, and the GM's map."""
    seen: list[Seen] = []

    def note(what: str, message: Any) -> Any:
        seen.append((what, shape(message) + texts(message), blobs(room, message)))
        return message

    gm = room.guild.add_member(room.user("gm"))
    for who, seat in ((gm, "gm"), (room.alice, "p1"), (room.bob, "p2")):
        if seat == "gm":
            file = ("t.toml", table.encode())
            await room.slash(gm, "new", title="skirmish", options="players=2 gm=on", file=file)
        await room.slash(who, "join", seat=seat)
    await room.slash(gm, "start")
    for name in WHO:
        who = getattr(room, name)
        for command in ("map", "board", "hand", "log", "who"):
            note(f"{name} {command}", await shown(room, who, command))
        for text in ("team", "table"):
            note(f"{name} {text}", await shown(room, who, "mine", text=text))
        figure = "RED" if name == "alice" else "GOLD"
        note("sight", await shown(room, who, "mine", text=f"sight {figure}"))
        note("shoot", await shown(room, who, "skirmish shoot", figure=figure))
        page = room.private(await room.press(who, room.live(), "Choose"))
        page = note("page", await press(who, note("pages", page), figure))
        page = await shown(room, who, "move", text=f"{figure} {'n 6' if name == 'alice' else 'ne 5'}")
        note("done", await press(who, note("preview", page), "Confirm"))
        for typed in ("", f"{figure} ", f"{figure} shoot ", f"{figure} throw "):
            offered = await who.autocomplete(room.channel, "move", "text", typed)
            seen.append((f"move {typed}", json.dumps([dict(x) for x in offered], sort_keys=True), []))
        for there in ("J99", "X1", "lurkers", "shadows"):
            page = await shown(room, who, "mine", text=f"sight {there}")
            seen.append(("no figure", texts(page), []))
    for name in WHO:
        note(
            "done",
            await press(
                getattr(room, name), await shown(room, getattr(room, name), "move", text="done"), "Confirm"
            ),
        )
    page = room.private(await room.press(gm, room.live(), "Choose"))
    await press(gm, page, "Go on")
    note("why", await shown(room, room.bob, "log", what="why"))
    note("map", await shown(room, room.bob, "map"))
    for m in room.posts():
        note("post", m)
    for name in WHO:
        for m in room.dms(getattr(room, name)):
            note(f"{name} dm", m)
    return seen, shape(await shown(room, gm, "map"))


@pytest.fixture
def same_ids(monkeypatch):
    """The same game id, seed and marks of posts for every game, in whatever room."""
    monkeypatch.setattr(courier, "mark_of", lambda nonce: MARK)
    monkeypatch.setattr(lobby, "new_seed", lambda: bytes(range(32)).hex())
    monkeypatch.setattr(lobby, "new_id", lambda: "abc000")
    monkeypatch.setattr(choices, "token_urlsafe", lambda n: "mark")  # drawn for every page of a form


@pytest.mark.slow  # two games with all their pictures
async def test_two_games_that_differ_in_a_hidden_enemy_are_the_same_for_all_but_the_gm(
    tmp_path, migrated, same_ids
):
    found = []
    for n, table in enumerate((ONE, OTHER)):
        data = tmp_path / str(n)
        data.mkdir()
        shutil.copy(migrated, data / "nullgate.db")
        settings = Settings(data=data)
        async with Room.open(create_bot(settings), settings) as room:
            found.append(await played(room, table))
    (one, mine), (other, theirs) = found
    assert mine != theirs, "the GM sees the difference"
    assert [x[0] for x in one] == [x[0] for x in other]
    assert sum(bool(x[2]) for x in one) > 20, "pictures are among them"
    for a, b in zip(one, other, strict=True):
        assert a[1] == b[1], a[0]
        assert a[2] == b[2], a[0]
    assert not any("urkers" in x[1] for x in one if x[0] != "no figure")
