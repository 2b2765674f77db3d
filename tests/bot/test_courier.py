"""The courier: what it sends, what Discord's errors mean, and how old buttons come off."""

from __future__ import annotations

import logging
from dataclasses import replace

import discord
import pytest

from bot.desk.discord.calls import Call
from bot.play.model.custom_ids import CARD, Verb, make
from bot.play.model.ports import Button, Choice, CourierError, Image, MessageRef, Place, Post, Select, Trouble
from bot.ui.courier import DiscordCourier, only, trouble
from bot.ui.errors import NotDiscord, understood, unwrapped
from tests.bot.room import Faults, controls, pictures, raw, texts
from tests.loopback.weather import page

POST = Post(
    title="Game", text=("hello @everyone",), image=Image("board.png", b"png", "the board"), small="Case X",
    rows=((Button("Go", "ng:show:abc000:hand"), Button("Site", url="https://example.org")),
          (Select("ng:table:abc000:machine", "who", (Choice("a", "a"),)),)),
)  # fmt: skip


def http(status: int, code: int) -> discord.HTTPException:
    class Response:
        reason = "no"

    Response.status = status
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(Response(), {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("error", "means"),
    [
        (http(403, 50007), Trouble.CLOSED), (http(404, 10003), Trouble.GONE),
        (http(404, 10008), Trouble.GONE), (http(404, 0), Trouble.GONE),
        (http(403, 50013), Trouble.FORBIDDEN), (http(403, 50001), Trouble.FORBIDDEN),
        (http(403, 0), Trouble.LATER), (http(403, 40333), Trouble.LATER),
        (http(401, 0), Trouble.LATER), (http(400, 50083), Trouble.FORBIDDEN),
        (http(400, 160005), Trouble.FORBIDDEN), (http(400, 50035), Trouble.REFUSED),
        (http(429, 0), Trouble.LATER), (http(500, 0), Trouble.LATER), (http(503, 0), Trouble.LATER),
        (TimeoutError(), Trouble.LATER), (OSError(), Trouble.LATER),
    ],
)  # fmt: skip
def test_discord_s_errors_become_troubles(error, means):
    assert trouble(error) is means


class Proxied(Faults):
    """What stands before Discord answers some requests with a page for people."""

    def __init__(self, ways: str) -> None:
        super().__init__()
        self.ways, self.left = ways, 1

    def fate(self, what):
        if self.left and isinstance(what, Call) and what.route.startswith(self.ways):
            self.left -= 1
            return page(200)
        return super().fate(what)


async def test_a_page_in_the_place_of_discord_s_answer_is_an_outage(room, caplog):
    courier, place = DiscordCourier(room.bot), Place(room.guild.id, room.channel.id)
    room.discord.weather = Proxied("POST /channels/")
    with pytest.raises(CourierError) as caught:
        await courier.post(place, POST, "n" * 25)
    assert caught.value.trouble is Trouble.LATER
    await courier.post(place, POST, "n" * 25)
    assert [x.getMessage() for x in caplog.records if x.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("ways", ["POST /interactions/", "PATCH /webhooks/"])
async def test_a_page_in_the_place_of_an_answer_to_a_command_is_no_error_of_ours(
    room, caplog, monkeypatch, ways
):
    if ways.startswith("PATCH"):  # it was acknowledged before there was anything to show
        monkeypatch.setattr("bot.ui.reply.SOON", 0.0)
    room.discord.weather, room.intended = Proxied(ways), (NotDiscord,)
    await room.slash(room.alice, "help")
    await room.slash(room.alice, "new", title="starwars")
    assert room.discord.weather.left == 0
    assert [x.getMessage() for x in caplog.records if x.levelno >= logging.ERROR] == []


async def test_a_fault_of_ours_is_not_taken_for_an_outage(room):
    def broken(*_):
        return {}["missing"]

    with pytest.raises(KeyError), understood():
        broken()
    with pytest.raises(TypeError), understood():
        discord.Object("no number")
    assert not isinstance(unwrapped(KeyError("missing")), NotDiscord)


def test_only_those_named_may_be_notified():
    assert only(()).to_dict() == {"parse": [], "users": []}
    assert only((7,)).to_dict() == {"parse": [], "users": [7]}


async def test_a_post_is_sent_with_its_nonce_and_closed_mentions(room):
    courier = DiscordCourier(room.bot)
    at = await courier.post(Place(room.guild.id, room.channel.id), POST, "n" * 25)
    body = room.requests[-1].json
    assert body["nonce"] == "n" * 25
    assert body["enforce_nonce"] is True
    assert body["allowed_mentions"] == {"parse": [], "users": []}
    assert at.message == room.messages()[-1].id


async def test_an_edit_replaces_text_controls_and_picture_and_pings_nobody(room):
    courier = DiscordCourier(room.bot)
    at = await courier.post(Place(room.guild.id, room.channel.id), POST, "1")
    await courier.edit(at, Post(text=("new",), ping=(room.alice.id,)), "2")
    (post,) = room.messages()
    assert "new" in texts(post)
    assert controls(post) == []
    assert pictures(post) == []
    assert room.requests[-1].json["allowed_mentions"] == {"parse": []}


@pytest.mark.parametrize("remembered", [True, False])
async def test_retiring_takes_the_controls_off_and_leaves_text_and_picture(room, remembered):
    """A post that is still remembered is not asked for; after a restart it is."""
    courier = DiscordCourier(room.bot)
    at = await courier.post(Place(room.guild.id, room.channel.id), POST, "1")
    courier = courier if remembered else DiscordCourier(room.bot)
    before = len(room.requests)
    await courier.retire(at)
    asked = ["PATCH"] if remembered else ["GET", "PATCH"]
    assert [x.method for x in room.requests[before:]] == asked
    (post,) = room.messages()
    assert controls(post) == []
    assert "hello" in texts(post)
    assert "Case X" in texts(post)
    assert pictures(post) == ["board.png"]
    kinds = [x["type"] for x in raw(post)[0]["components"]]
    assert kinds == [10, 12, 10]
    sent = [x for x in room.requests if x.method == "PATCH"][-1].json
    assert "attachment://board.png" in str(sent)
    patches = len([x for x in room.requests if x.method == "PATCH"])
    await courier.retire(at)
    assert len([x for x in room.requests if x.method == "PATCH"]) == patches


async def test_only_the_latest_posts_are_remembered(room, monkeypatch):
    monkeypatch.setattr("bot.ui.courier.REMEMBERED", 2)
    courier, here = DiscordCourier(room.bot), Place(room.guild.id, room.channel.id)
    posted = [await courier.post(here, POST, str(n)) for n in range(3)]
    assert list(courier._bare) == [x.message for x in posted[1:]]
    await courier.edit(posted[1], Post(text=("new",)), "e")
    assert list(courier._bare) == [posted[2].message]


async def test_a_person_is_reached_by_direct_message(room):
    await DiscordCourier(room.bot).post(Place(user=room.alice.id), Post(text=("psst",)), "1")
    assert "psst" in texts(room.dms(room.alice)[-1])


@pytest.mark.parametrize("act", ["retire", "edit"])
async def test_a_message_that_is_gone_is_said_to_be(room, act):
    courier, at = DiscordCourier(room.bot), MessageRef(room.channel.id, 42)
    with pytest.raises(CourierError) as caught:
        await (courier.retire(at) if act == "retire" else courier.edit(at, Post(text=("x",)), "2"))
    assert caught.value.trouble is Trouble.GONE


async def test_a_file_too_large_is_left_out(room):
    big = Post(text=("x",), image=Image("a.png", b"x" * (10 * 1024 * 1024 + 1), "alt"))
    at = await DiscordCourier(room.bot).post(Place(room.guild.id, room.channel.id), big, "1")
    (message,) = [m for m in room.posts() if m.id == at.message]
    assert texts(message) == "x"
    assert not message.attachments


async def test_nowhere_is_gone(room):
    with pytest.raises(CourierError) as caught:
        await DiscordCourier(room.bot).post(Place(), POST, "1")
    assert caught.value.trouble is Trouble.GONE


async def test_a_post_that_has_arrived_is_found_again_whatever_became_of_it(room):
    courier, here = DiscordCourier(room.bot), Place(room.guild.id, room.channel.id)
    at = await courier.post(here, POST, "n" * 20)
    await courier.post(here, POST, "m" * 20)
    assert await courier.arrived(here, "n" * 20) == at
    await courier.retire(at)
    assert await courier.arrived(here, "n" * 20) == at


async def test_a_post_that_was_replaced_is_known_by_the_new_one_s_nonce(room):
    courier, here = DiscordCourier(room.bot), Place(room.guild.id, room.channel.id)
    at = await courier.post(here, POST, "n" * 20, stays=False)
    assert courier._bare == {}  # another process may replace it
    await courier.edit(at, POST, "m" * 20)
    assert await courier.arrived(here, "m" * 20) == at
    assert await courier.arrived(here, "n" * 20) is None


async def test_the_same_words_in_another_post_are_not_taken_for_it(room):
    courier, here = DiscordCourier(room.bot), Place(room.guild.id, room.channel.id)
    await courier.post(here, POST, "n" * 20)
    assert await courier.arrived(here, "m" * 20) is None


async def test_what_players_write_is_not_taken_for_a_post(room):
    courier, here = DiscordCourier(room.bot), Place(room.guild.id, room.channel.id)
    await room.alice.send(room.channel, "### Game\nhello @everyone\n-# Case X")
    assert await courier.arrived(here, "n" * 20) is None


async def test_a_pinned_post_is_not_told_of_and_where_it_is_not_allowed_nothing_is_asked(room):
    courier = DiscordCourier(room.bot)
    at = await courier.post(Place(room.guild.id, room.channel.id), POST, "n" * 25)
    for _ in range(2):  # as after a crash
        await courier.pin(at)
        assert [x.id for x in room.messages() if x.pinned] == [at.message]
        assert [x.id for x in room.messages()] == [at.message]
    await courier.unpin(at)
    assert not any(x.pinned for x in room.messages())
    room.channel.overwrite(room.bot.user, discord.PermissionOverwrite(pin_messages=False))
    await room.settled()
    before = len(room.requests)
    for act in (courier.pin, courier.unpin):
        with pytest.raises(CourierError) as why:
            await act(at)
        assert why.value.trouble is Trouble.FORBIDDEN
    assert len(room.requests) == before


@pytest.mark.parametrize("remembered", [True, False])
async def test_what_is_never_out_of_date_stays_when_the_other_controls_come_off(room, remembered):
    courier = DiscordCourier(room.bot)
    brief = Button("ⓘ", make(Verb.MORE, "abc000", 1, 1, CARD))
    post = replace(POST, rows=((*POST.rows[0], brief), POST.rows[1]))
    at = await courier.post(Place(room.guild.id, room.channel.id), post, "1")
    for _ in range(2):
        await (courier if remembered else DiscordCourier(room.bot)).retire(at)
        (shown,) = room.messages()
        assert controls(shown) == [brief.id]
