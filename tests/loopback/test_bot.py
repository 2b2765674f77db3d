"""The bot in its own process against Discord on real sockets: a game, and what goes wrong on the way."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.desk.discord import permissions as may
from bot.desk.discord.buckets import Rates
from bot.desk.discord.messages import texts, walk
from bot.desk.people import NotPossible, Upload
from render.core.text import words
from tests.bot.room import SMALL
from tests.loopback.conftest import newest
from tests.loopback.weather import Ending, Forecast, cut, ended, refused, too_many

pytestmark = pytest.mark.asyncio(loop_scope="module")
POST, EDIT = "POST /channels/{channel}/messages", "PATCH /channels/{channel}/messages/{message}"


async def test_a_game_from_the_lobby_to_the_board_by_files_buttons_forms_and_direct_messages(hall):
    d, table, rng = hall.discord, hall.table, Random(3)
    offered = await hall.alice.autocomplete("new", table, "title", "star")
    assert {"starwars", "stargate"} <= {x["value"] for x in offered.choices}
    await hall.alice.command("new", table, title="starwars", file=Upload("board.toml", SMALL))
    lobby = await d.until(lambda: hall.live(table, "join"), what="the lobby")
    await hall.alice.press(lobby, f"ng:join:{lobby_id(lobby)}:blue")
    joined = await hall.bob.command("join", table, seat="orange")
    assert joined.private is not None
    assert "Orange" in joined.text
    form, before = await hall.bob.press(joined.private, f"ng:form:{lobby_id(lobby)}:word"), joined.text
    await hall.bob.submit(form, text="pepper")
    await d.until(lambda: joined.text not in {"", before}, what="the page answers in its place")
    await d.until(lambda: hall.live(table, "start"), what="a full table")
    await hall.alice.press(lobby, "Start")
    await d.until(lambda: hall.live(table, "do", "take", "pick"), what="the first question")
    for _ in range(6):
        await hall.answered(table, rng)
    board = next(m for m in reversed(table.posts()) if m.files)
    assert all(x.startswith(b"\x89PNG") for x in board.files.values())
    assert {"message", "modal"} <= {x.kind for x in hall.bob.received}
    assert hall.bob.dms.posts(), "the secrets come by direct message"
    alices = [x for x in hall.alice.received if x.channel == hall.bob.dms.id]
    assert alices == [], "nobody sees another's direct messages"


def lobby_id(message):
    return next(x["custom_id"] for x in walk(message.json["components"]) if x.get("custom_id")).split(":")[2]


async def test_a_retired_post_keeps_its_picture_by_name(hall):
    """Discord lists no attachments of a post that shows them: the address in it must not be sent back."""
    table = hall.fresh()
    await hall.started(table)
    rng = Random(5)
    for _ in range(4):
        await hall.answered(table, rng)
    await hall.discord.settled(0.3)
    old = [m for m in table.posts() if m.files and m.json["edited_timestamp"]]
    assert old
    for m in old:
        shown = [i["media"] for x in walk(m.json["components"]) if x["type"] == 12 for i in x["items"]]
        assert [x["attachment_id"] for x in shown] == [str(x.id) for x in m.attachments]
        assert m.json["attachments"] == []


async def test_what_only_one_person_may_see_reaches_nobody_else(hall):
    table = hall.fresh()
    await hall.started(table)
    await hall.discord.settled(0.3)
    bobs = len(hall.bob.received)
    hand = await hall.alice.command("mine", table)
    assert hand.private is not None
    assert [x for x in hall.bob.received[bobs:] if x.channel == table.id] == []
    with pytest.raises(NotPossible):
        await hall.bob.press(hand.private, "anything")


@pytest.mark.parametrize(
    "how", [Ending.DROP, Ending.RECONNECT, pytest.param(Ending.FORGET, marks=pytest.mark.slow)]
)
async def test_a_lost_connection_costs_nothing(hall, how, monkeypatch):
    """What happens while it is away is played back by RESUME; after a forgotten session a new one begins.

    discord.py waits five seconds before it begins a new session.
    """
    d = hall.discord
    monkeypatch.setattr(d, "ack", 0.5 if how is Ending.FORGET else 10.0)
    new, back = d.gateway.identified, d.gateway.resumed
    d.weather = Forecast().next("INTERACTION_CREATE", ended(how))
    asked = await hall.alice.command("games")
    await d.until(lambda: d.gateway.identified + d.gateway.resumed > new + back, 20, "it is back")
    assert (d.gateway.resumed > back) is (how is not Ending.FORGET)
    monkeypatch.undo()
    if how is Ending.RECONNECT:
        assert not asked.failed, "it was played back within three seconds"
    assert (await hall.alice.command("games")).text


async def test_an_answer_after_three_seconds_is_refused_and_the_next_one_is_not(hall, monkeypatch):
    d = hall.discord
    monkeypatch.setattr(d, "ack", 0.2)
    hall.bot.freeze()
    try:
        late = await hall.alice.command("games")
        await asyncio.sleep(0.2)
    finally:
        hall.bot.thaw()
    assert late.failed
    call = await d.until(
        lambda: next((c for c in d.calls if c.ids.get("token") == late.interaction.token and c.status), None)
    )
    assert call.status == 404
    monkeypatch.undo()
    assert (await hall.alice.command("games")).text


@pytest.mark.slow
async def test_discord_s_own_troubles_lose_no_post(hall):
    """Rate limits, gateway errors and a reply that is lost after the deed: one post in the end, not two."""
    d, table = hall.discord, hall.fresh()
    d.weather = Forecast().next(POST, too_many(), too_many(whole=True), cut(after=True))
    await hall.alice.command("new", table, title="starwars")
    await d.until(lambda: table.posts(), what="the lobby")
    asked = f"/channels/{table.id}/messages"
    await d.until(
        lambda: any(c.path == asked and c.route.startswith("GET") for c in d.calls), 30, "a look for it"
    )
    await d.settled(0.3)
    assert len(table.posts()) == 1
    assert d.weather.told == {"429": 2, "cut after": 1}


async def test_the_bot_keeps_to_discord_s_rate_limits_by_itself(hall, monkeypatch):
    d, table = hall.discord, hall.fresh()
    monkeypatch.setattr(d, "rates", Rates.as_discord())
    asked = len(d.calls)
    await hall.started(table)
    await hall.answered(table, Random(4))
    assert {c.status for c in d.calls[asked:]} <= {200, 201, 204}  # 201: emblems still being uploaded


async def test_a_new_server_is_greeted_once(hall):
    d = hall.discord
    await d.settled(2.5)  # servers that come in the first two seconds count as those that it was in before
    guild = d.world.guild("Port", channels=("rules", "talk"))
    first, second = guild.channels.values()
    await d.until(first.posts, what="a greeting")
    await d.gateway.end(Ending.DROP)
    await d.until(lambda: all(x.socket for x in d.gateway.sessions.values()), 20, "it is back")
    await d.settled(0.3)
    assert (len(first.posts()), second.posts()) == (1, [])


async def test_a_missing_permission_is_named_and_nothing_is_posted(hall):
    table = hall.fresh()
    hall.discord.world.overwrite(table, hall.discord.world.app, deny=may.ATTACH)
    said = await hall.alice.command("new", table, title="starwars")
    assert "Attach Files" in said.text
    assert table.posts() == []


async def test_a_permission_lost_under_way_does_no_harm(hall):
    """What was asked counts; when the bot may write again, it is shown."""
    d, table = hall.discord, hall.fresh()
    await hall.started(table)
    await d.settled(0.3)
    d.world.overwrite(table, d.world.app, deny=may.SEND)
    asked, before = hall.live(table, "pick"), len(table.posts())
    assert asked is not None
    await hall.alice.command("draw", table)  # the other is called, by a post of its own
    await d.until(lambda: [c for c in d.calls if c.status == 403 and c.ids.get("channel") == str(table.id)])
    assert len(table.posts()) == before
    d.world.overwrite(table, d.world.app)
    await hall.alice.command("log", table, what="who")
    await hall.alice.command("table", table, text="here", game=asked_game(asked))
    await d.until(lambda: len(table.posts()) > before, what="the post that could not be sent")


def asked_game(message):
    return next(x["custom_id"].split(":")[2] for x in walk(message.json["components"]) if x.get("custom_id"))


async def test_a_table_in_a_thread_and_the_thread_deleted(hall):
    d, channel = hall.discord, hall.fresh()
    said = await hall.alice.command("new", channel, title="starwars", where="thread", name="Duel")
    thread = next(x for x in d.world.channels.values() if x.parent is channel)
    assert thread.name == "Duel"
    assert f"<#{thread.id}>" in said.text
    lobby = await d.until(lambda: hall.live(thread, "join"), what="the lobby")
    game = lobby_id(lobby)
    d.world.delete_channel(thread)
    await d.settled(0.3)
    moved = await hall.alice.command("table", channel, text="here", game=game)
    assert not moved.failed
    await d.until(lambda: hall.live(channel, "join"), what="the lobby in its new place")


async def test_closed_direct_messages_do_not_stop_a_game(hall):
    d, table = hall.discord, hall.fresh()
    d.weather = Forecast().next("POST /users/@me/channels", *[refused(50007)] * 4)
    hall.bob.user.dms = False
    try:
        await hall.started(table)
        assert await hall.answered(table, Random(1))
    finally:
        hall.bob.user.dms = True


@pytest.mark.slow
async def test_buttons_of_a_killed_process_work_in_the_next(hall, monkeypatch):
    d, table = hall.discord, hall.fresh()
    await hall.started(table)
    await d.settled(0.3)
    old = newest(table)
    await hall.bot.kill()
    with monkeypatch.context() as patch:
        patch.setattr(d, "ack", 0.2)
        assert (await hall.alice.command("games")).failed
    await hall.bot.start()
    who = await hall.answered(table, Random(2))
    assert who in {hall.alice, hall.bob}
    assert newest(table) is not old
    assert hall.live(table, "do", "take", "pick") is not None


class Leaf:
    """A page that one person turns by pressing."""

    def __init__(self, hall, who, message):
        self.hall, self.who, self.message = hall, who, message

    async def __call__(self, label):
        """Press a button; give the page as it was before."""
        before = self.message.json
        said = await self.who.press(self.message, label)
        await self.hall.discord.until(lambda: self.message.json is not before, what=f"{label}: {said.text}")
        return before

    def text(self):
        return texts(self.message.json)

    def labels(self):
        return {x["label"] for x in walk(self.message.json["components"]) if "label" in x}


async def test_a_lesson_is_played_alone_with_a_wrong_press_and_a_killed_bot_in_the_middle(hall):
    """Nothing of it reaches the channel or anybody else, and no game is written for it."""
    table, alice, bobs = hall.fresh("lessons"), hall.alice, len(hall.bob.received)
    page = (await alice.command("learn", table)).private
    on = Leaf(hall, alice, page)
    if "Starwars: lessons" not in on.text():
        await on("Starwars")
    await on("1. Moving and capture")
    assert "step 1 of 10" in on.text()
    for label in ("Next", "Next", "Throw the dice"):
        before = await on(label)
    assert "Blue throws 3 and 5" in on.text()
    assert words("en")("learn-dice") in on.text()
    await on("1 → SOL-7")
    assert "✗ A three does not reach the orange ship" in on.text()
    assert "Blue throws" not in on.text()
    await hall.bot.kill()
    await hall.bot.start()
    assert "Show me" not in on.labels()
    await on("1 → SOL-9")
    assert "Show me" in on.labels()
    await on("2 × SOL-11")
    assert "captures Orange’s ship 1" in on.text()
    await alice.press(page, "Throw the dice", stale=before)  # as an old page has it
    assert "step 5 of 10" in on.text()
    for label in ("1 → SOL-7", "Next", "Throw the dice", "1 × SOL-12", "In their owner", "Finish"):
        await on(label)
    assert "Moving and capture** is done" in on.text()
    shelf = (await alice.command("learn", None)).text  # in messages too
    assert "**Starwars** (1 of 3 lessons done)" in shelf
    assert table.posts() == []
    assert [x for x in hall.bob.received[bobs:] if x.channel == table.id] == []
    with closing(sqlite3.connect(hall.bot.data / "nullgate.db")) as db:
        assert db.execute("SELECT count(*) FROM game WHERE channel = ?", (table.id,)).fetchone() == (0,)
        assert db.execute('SELECT "user" FROM learning WHERE done > 0').fetchall() == [(alice.id,)]


async def test_context_menus_of_a_message_and_of_a_person(hall):
    d, table = hall.discord, hall.fresh()
    await hall.started(table)
    said = await hall.alice.menu("Board as text", hall.live(table, "do", "take", "pick"))
    assert said.private is not None
    assert "```" in said.text
    assert d.world.may(hall.bob.user, table)
    assert not [m for m in hall.bob.sees(table) if m is said.private]
    asked = await hall.alice.menu("Invite to a game", hall.bob.user, table)
    assert asked.callback is not None
    with pytest.raises(NotPossible):
        await hall.alice.menu("Board as text", hall.bob.user, table)
