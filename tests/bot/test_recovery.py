"""Posts that failed are tried again when Discord tells something, and when the host presses the button."""

from __future__ import annotations

import pytest

from bot.acts.registry import HANDLERS
from bot.play.model.custom_ids import Verb
from bot.play.posts import parking
from tests.bot.room import buttons, texts

pytestmark = pytest.mark.usefixtures("asked_to_throw")


async def shut(room, status: int, code: int, times: int | None = None) -> str:
    """Play one answer that cannot be posted; give the game."""
    game = await room.started()
    mover = await room.mover(game)
    await room.aged()
    room.fault(
        "POST", f"/channels/{room.channel.id}/messages", status=status, code=code, times=times
    )  # fmt: skip
    await room.press(mover, room.live(), "Throw the dice")
    return game


def reopened(room) -> None:
    """Take what is wrong away again."""
    room.faults.coming.clear()


async def nothing(*_: object) -> None:
    """Do nothing."""


async def sweeps(room, seconds: float) -> None:
    for _ in range(0, int(seconds), 5):
        await room.pass_time(5)
    await room.settled()


async def test_a_stray_401_parks_nothing(room):
    """It speaks of our token, and of no channel."""
    game = await shut(room, 401, 0, times=1)
    assert (await room.bot.services.game_lists.info(game)).parked == ""
    await sweeps(room, 10)
    assert " moves with " in room.last()
    assert (await room.bot.services.game_lists.info(game)).parked == ""
    assert not any("Nothing is lost" in texts(m) for m in room.dms(room.alice))


@pytest.mark.parametrize(("language", "button", "still", "done"), [
    ("en", "Try now", "still does not work", "It worked"),
    ("de", "Jetzt versuchen", "geht noch nicht", "Es hat geklappt"),
])  # fmt: skip
async def test_the_host_tries_again_from_the_direct_message(room, language, button, still, done, monkeypatch):
    monkeypatch.setattr(parking, "SHUT_GAP", 0)  # no time passes here, and no sweep is quicker
    await room.slash(room.alice, "settings", text=f"language {language}")
    game = await shut(room, 403, 50013)
    await sweeps(room, 10)
    note = room.dms(room.alice)[-1]
    assert game in texts(note)
    assert "<t:" in texts(note)
    assert list(buttons(note)) == [button]
    result = await room.press(room.alice.user, note, button)
    assert still in texts(room.private(result))
    reopened(room)
    result = await room.press(room.alice.user, note, button)
    assert done in texts(room.private(result))
    assert " moves with " in room.last()
    assert not (await room.bot.services.game_lists.info(game)).parked


@pytest.mark.parametrize(
    "sign", ["resumed", "ready", "overwrites", "role", "thread", "member", "press", "dm"]
)
async def test_a_sign_of_life_has_it_tried_long_before_it_is_due(room, sign, monkeypatch):
    monkeypatch.setattr(parking, "BUSY", 900)  # nobody else would try it
    game = await shut(room, 403, 50013)
    await sweeps(room, parking.SHUT_GAP)
    reopened(room)
    await sweeps(room, 20)
    assert (await room.bot.services.game_lists.info(game)).parked
    guild, me = room.bot.get_guild(room.guild.id), room.bot.get_guild(room.guild.id).me
    if sign in ("resumed", "ready"):
        room.bot.dispatch(sign)
    elif sign == "overwrites":
        channel = guild.get_channel(room.channel.id)
        room.bot.dispatch("guild_channel_update", channel, channel)
    elif sign == "role":
        role = guild.default_role
        had = type(role)(
            guild=guild, state=role._state, data={"id": role.id, "name": "x", "permissions": "0"}
        )
        room.bot.dispatch("guild_role_update", had, role)
    elif sign == "thread":
        room.bot.dispatch("raw_thread_update", type("Told", (), {"guild_id": guild.id}))
    elif sign == "member":
        room.bot.dispatch("member_update", me, me)
    elif sign == "press":
        await room.slash(room.bob, "log", what="who", game=game)
    else:
        monkeypatch.setitem(HANDLERS, (Verb.TRY, ""), nothing)  # as any other button there
        await room.press(room.alice.user, room.dms(room.alice)[-1], "Try now")
    await sweeps(room, parking.WIDE + 5)
    assert " moves with " in room.last()
    assert not (await room.bot.services.game_lists.info(game)).parked


async def test_a_role_that_changes_its_colour_tries_nothing(room):
    game = await shut(room, 403, 50013)
    role = room.bot.get_guild(room.guild.id).default_role
    due = (await room.bot.store.unsent(game))[0].due
    room.bot.dispatch("guild_role_update", role, role)
    await room.settled()
    assert (await room.bot.store.unsent(game))[0].due == due
