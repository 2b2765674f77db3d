"""Fleets, orders, credits left, ambushes and plans appear nowhere before the end but to their owner."""

from __future__ import annotations

import re

import pytest

from tests.bot.armada.navy import armada, begin, locked, opened, person, state_of
from tests.bot.room import shape, texts

#: Two fleets that differ in all that is secret and in nothing that is seen, and orders likewise.
FLEETS = (
    "1-2 starship: laser 2, shield 1\n3 boat: launcher 3, nuclear 7\n4 ship: seeker 6",
    "1-2 starship: blaster 1, armor 2\n3 boat: launcher 3, ap 11\n4 ship: seeker 3, marines 2",
)
ORDERS = ("4: send 2 to A\n1-2: to 5", "1: to D attack\n3: attack\n4: send 1 to H\n2: to G")
PLANS = ("plan: retreat 37; rest auto", "plan: targets carrier; close none; rest auto")


def seen(room, who=None) -> str:
    """Return all that can be read in the channel, or by somebody in private: texts, alt texts, custom ids."""
    messages = room.posts() if who is None else room.dms(who)
    return "\n".join(map(shape, messages))


def blobs(room) -> list[bytes]:
    return [x.data for m in room.posts() for x in m.attachments]


def shown(room) -> list[tuple[str, int]]:
    """Return what happened in the channel so far, message by message: how long each is, and its pictures."""
    return [(texts(m).partition("sealed: `")[0], len(m.attachments)) for m in room.posts()]


async def told_to_bob(room, game) -> str:
    """Return everything that Silver can look up: hand, log, reports, exports, autocomplete, who, turns."""
    said = [seen(room), seen(room, room.bob)]
    for name in ("hand", "log", "fair", "who", "turns", "board"):
        said.append(await room.said(room.bob, name))
    said.append(await room.said(room.bob, "mine", text="reports"))
    said.append((await room.bot.services.log.export(game, person(room.bob))).text)
    for command in ("move", "mine", "table"):
        said.append(str(await room.bob.autocomplete(room.channel, command, "text", "")))
    return "\n".join(said)


@pytest.fixture
def same_salt(monkeypatch):
    """Leave seals and marks out of what is compared: they are salted, or lots, and differ every time."""
    from bot.ui import courier
    from bot.ui.layout import MARK
    from engine.core import record

    monkeypatch.setattr(courier, "mark_of", lambda nonce: MARK)
    monkeypatch.setattr(record, "seal_of", lambda *_: "0" * 64)


async def played(room, i: int) -> tuple[str, list[tuple[str, int]], list[bytes]]:
    """Have Red play its first turn with one of two secret hands; give all that Silver can know of it."""
    game = await armada(room)
    await locked(room, room.alice, "move", FLEETS[i])
    await locked(room, room.bob, "move", "1 ship: laser 2")
    await begin(room, game)
    await room.slash(room.alice, "move", text=ORDERS[i].replace("\n", ";"))
    await room.slash(room.alice, "move", text=f"plan {PLANS[i].removeprefix('plan: ')}")
    page = await opened(room, room.alice, "move")
    await page.press("Check and lock")
    await page.press("Lock")
    await locked(room, room.bob, "move", "1: hold")
    assert (await state_of(room, game)).turn == 2
    assert (await state_of(room, game)).ambush
    return await told_to_bob(room, game), shown(room), blobs(room)


@pytest.fixture
def two_rooms(settings, migrated, tmp_path):
    """Two installations, to play the same game in with two different hands."""
    import shutil

    from bot.settings import Settings

    made = []
    for name in ("one", "two"):
        data = tmp_path / name
        data.mkdir()
        shutil.copy(migrated, data / "nullgate.db")
        made.append(Settings(data=data))
    return made


async def test_silver_sees_the_same_whatever_red_has_bought_and_written(two_rooms, same_salt, monkeypatch):
    from bot.app import create_bot
    from bot.play.lobby import lobby
    from bot.play.queries import choices
    from tests.bot.room import Room

    found = []
    monkeypatch.setattr(choices, "token_urlsafe", lambda n: "mark")  # drawn for every page, of nothing
    for i, settings in enumerate(two_rooms):
        monkeypatch.setattr(lobby, "new_id", lambda: "abc000")
        async with Room.open(create_bot(settings), settings) as room:
            found.append(await played(room, i))
    (said, posts, pictures), (said2, posts2, pictures2) = found
    assert posts == posts2  # as many posts, as long, with as many pictures
    assert pictures == pictures2
    assert _plain(said) == _plain(said2)


def _plain(said: str) -> str:
    """Leave Discord's own numbers and times out."""
    import re

    return re.sub(r"\d{15,}|<t:\d+:R>|20\d\d-[0-9T:.+-]+", "#", said)


async def test_no_word_of_a_secret_in_channel_log_or_export(room, caplog):
    caplog.set_level("DEBUG", logger="nullgate")
    game = await armada(room)
    await locked(room, room.alice, "move", FLEETS[0])
    before = seen(room)
    page = await opened(room, room.alice, "move")
    await page.press("Take my answer back")
    await locked(room, room.alice, "move", FLEETS[0])
    await locked(room, room.bob, "move", FLEETS[1])
    await begin(room, game)
    await locked(room, room.alice, "move", ORDERS[0] + "\n" + PLANS[0])
    for said in (before, seen(room), seen(room, room.bob), caplog.text, await told_to_bob(room, game)):
        for word in ("nuclear", "send 2", "retreat 37", "2,322", r"\b2322\b", "launcher 3, n"):
            assert not re.search(word, said)  # digits within an id or a seal say nothing
    text = (await room.bot.services.log.export(game, person(room.bob))).text
    assert "missile" not in text
    eve = room.guild.add_member(room.user("eve"))
    for command, text in (("move", ""), ("move", "plan rest auto"), ("mine", "reports"), ("mine", "")):
        assert "no seat" in await room.said(eve, command, text=text or None)


async def test_what_a_refusal_says_does_not_depend_on_the_enemy(room):
    game = await armada(room)
    await locked(room, room.alice, "move", FLEETS[0])
    await locked(room, room.bob, "move", FLEETS[1])
    await begin(room, game)
    s = await state_of(room, game)
    foe = next(u for u in s.units.values() if u.seat == "red" and u.ship)
    page = await opened(room, room.bob, "move", text=f"1: dock {foe.id[1:]}; 2: to ship 3")
    assert "nuclear" not in page.said
    assert "missile boat" not in page.said
