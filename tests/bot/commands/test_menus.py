"""Context menus: one's hand, the board and what changed, from a table's posts; inviting, from a person."""

from __future__ import annotations

from random import Random
from typing import Any

import discord
import pytest

from tests.bot import stars
from tests.bot.room import Room, buttons, controls, texts

HAND, BOARD, CHANGED, INVITE = "My hand", "Board as text", "What changed", "Invite to a game"
CARD = "Player card"
REPORT = "Report to moderators"


async def asked(room: Room, who: Any, menu: str, target: Any) -> Any:
    """Choose a line of the context menu; return the private answer."""
    return room.private(await who.context_menu(room.channel, menu, target))


async def test_a_post_leads_to_ones_own_hand_and_nobody_elses(room, monkeypatch):
    stars.begins_with(monkeypatch, stars.MEETING)
    await stars.war(room)
    post = room.live()
    for who in (room.alice, room.bob):
        shown = await asked(room, who, HAND, post)
        own = room.private(await room.slash(who, "mine"))
        assert texts(shown) == texts(own)
    carol = room.guild.add_member(room.user("carol"))
    assert "no seat" in texts(await asked(room, carol, HAND, post))


async def test_a_post_without_buttons_still_belongs_to_its_game(room):
    game = await room.started()
    for _ in range(4):
        await room.by_buttons(await room.mover(game), Random(1))
    await room.pass_time(10)
    bare = next(m for m in room.posts() if not controls(m))
    other = room.guild.create_text_channel("other")
    await room.alice.slash(other, "new", title="starwars")
    shown = await asked(room, room.alice, BOARD, bare)
    assert "```" in texts(shown)
    assert texts(shown) == texts(room.private(await room.slash(room.alice, "board", what="text", game=game)))


@pytest.mark.usefixtures("asked_to_throw")
async def test_what_changed_tells_what_others_did_since_ones_own_last_entry(room):
    game = await room.started()
    first = await room.mover(game)
    other = room.bob if first is room.alice else room.alice
    assert "have done nothing" in texts(await asked(room, first, CHANGED, room.live()))
    while (await room.mover(game)) is first:
        await room.by_buttons(first, Random(2))
    mine = texts(await asked(room, first, CHANGED, room.live()))
    assert "Nothing since" in mine
    theirs = texts(await asked(room, other, CHANGED, room.live()))
    log = texts(room.private(await room.slash(other, "log")))
    told = [x for x in theirs.splitlines() if x.startswith("`")]
    assert all(x in log for x in told)
    await room.by_buttons(other, Random(2))
    after = texts(await asked(room, first, CHANGED, room.live()))
    assert "Nothing since" not in after


async def test_what_changed_says_nothing_of_what_another_seat_alone_knows(room, monkeypatch):
    """Two wars that differ in what Bob chose in secret: Alice reads the same."""
    stars.begins_with(monkeypatch, stars.MEETING)
    await stars.unconfirmed(room)
    seen = {}
    for option in ("warp", "maneuver"):
        room.channel = room.guild.create_text_channel(option)
        await stars.war(room)
        await stars.move(room, room.alice, "M1 s1")
        await room.slash(room.bob, "move", text=option)
        assert "1 of 2" in texts(room.private(await room.slash(room.alice, "log", what="who")))
        seen[option] = texts(await asked(room, room.alice, CHANGED, room.posts()[-1]))
    assert "sealed" in seen["warp"]
    assert seen["warp"] == seen["maneuver"]


async def test_a_post_of_no_game_is_refused_in_a_sentence(room):
    await room.started()
    hello = room.forged(room.channel, "other:1")
    theirs = await room.alice.send(room.channel, "ng:show:abc000:hand")
    for target in (hello, theirs):
        for menu in (HAND, BOARD, CHANGED):
            assert "does not belong to a game" in texts(await asked(room, room.alice, menu, target))


async def test_a_person_is_invited_to_the_table_here(room):
    game = await room.opened()
    shown = await asked(room, room.alice, INVITE, room.bob)
    assert "Invited" in texts(shown) or f"<@{room.bob.id}>" in texts(shown)
    info = await room.bot.services.game_lists.info(game)
    assert [s.invited for s in info.seats].count(room.bob.id) == 1
    assert room.bob.id in room.pings()


async def test_a_person_is_invited_to_one_of_several_tables(room):
    channels = [room.guild.create_text_channel(x) for x in ("one", "two")]
    for n, channel in enumerate(channels):
        await room.alice.slash(channel, "new", title="starwars", name=f"Table {n}")
    shown = await asked(room, room.alice, INVITE, room.bob)
    assert set(buttons(shown)) == {"Table 0", "Table 1"}
    await room.press(room.alice, shown, "Table 1")
    games = await room.bot.services.game_lists.games(room.guild.id)
    held = {x.name: [s.invited for s in x.seats].count(room.bob.id) for x in games}
    assert held == {"Table 0": 0, "Table 1": 1}


async def test_whoever_has_no_table_or_names_a_bot_is_told_so(room):
    assert "/new" in texts(await asked(room, room.alice, INVITE, room.bob))
    await room.opened()
    other = room.guild.add_member(room.user("robot", bot=True))
    assert "Bots" in texts(await asked(room, room.alice, INVITE, other))
    assert "host" in texts(await asked(room, room.bob, INVITE, room.alice))  # it is not their table


async def test_the_menus_are_registered_in_both_languages(room):
    sent = next(x.json for x in reversed(room.requests) if x.method == "PUT" and "commands" in x.path)
    named = {x["name"]: x["name_localizations"]["de"] for x in sent if x["type"] in (2, 3)}
    assert set(named) == {HAND, BOARD, CHANGED, REPORT, INVITE, CARD}
    assert named[HAND] == "Meine Hand"
    kinds = [x["type"] for x in sent]
    assert (
        kinds.count(discord.AppCommandType.user.value),
        kinds.count(discord.AppCommandType.message.value),
    ) == (2, 4)
