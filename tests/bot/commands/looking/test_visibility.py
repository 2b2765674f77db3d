"""A game is as visible as its channel: to its people from everywhere, to others while they see it."""

from __future__ import annotations

import re

import discord
import pytest

from bot.play.model.custom_ids import Verb, make
from bot.play.model.ports import Button, Place, Post
from bot.play.model.terms import Person
from bot.ui.members import Recent
from tests.bot.room import answer, buttons, controls, texts

NO_GAME = "There is no game"
SEES, SEES_NOT = (
    discord.PermissionOverwrite(view_channel=True),
    discord.PermissionOverwrite(view_channel=False),
)
QUERIES = [
    ("map", {}), ("board", {}), ("log", {}), ("who", {}), ("fair", {}), ("replay", {}), ("game export", {}),
    ("hand", {}), ("join", {}), ("game leave", {}), ("resign", {}), ("answer", {"text": "throw"}),
    ("move", {"text": "throw"}), ("odds", {}), ("mine", {"text": "reports"}), ("table", {}), ("gm", {}),
]  # fmt: skip


class Hidden:
    """A channel that alice and bob see and nobody else, with a game; eve is a plain member."""

    def __init__(self, room):
        self.room = room
        whose = {room.guild.default_role: SEES_NOT, room.alice: SEES, room.bob: SEES, room.bot.user: SEES}
        self.channel = room.guild.create_text_channel("back room", overwrites=whose)
        self.eve = room.guild.add_member(room.user("eve"))
        self.game = ""

    async def lobby(self):
        await self.room.alice.slash(self.channel, "new", title="starwars")
        self.game = (await self.room.info()).id
        return self.game

    async def started(self):
        await self.lobby()
        await self.room.alice.slash(self.channel, "join", seat="blue")
        await self.room.bob.slash(self.channel, "join", seat="orange")
        await self.room.alice.slash(self.channel, "start")
        return self.game


@pytest.fixture
async def hidden(room):
    return Hidden(room)


async def test_a_game_whose_channel_one_does_not_see_is_as_none(room, hidden):
    game = await hidden.started()
    for command, options in QUERIES:
        got = await room.said(hidden.eve, command, game=game, **options)
        none = await room.said(hidden.eve, command, game="zzzzzz", **options)
        assert got.replace(game, "zzzzzz") == none, command
        assert NO_GAME in got, command


async def test_its_players_and_those_who_see_its_channel_look_from_elsewhere(room, hidden):
    game = await room.started()
    other = room.guild.create_text_channel("elsewhere")
    for command, options in QUERIES[:7]:
        for who in (room.alice, hidden.eve):
            assert NO_GAME not in answer(await who.slash(other, command, game=game, **options)), command


async def test_former_players_still_look_and_no_longer_act(room, hidden):
    game = await hidden.started()
    await room.alice.slash(hidden.channel, "table", text="replace blue")
    room.guild.remove_member(room.alice)
    abroad = room.server("Abroad")
    alice = abroad.add_member(room.alice.user)
    lounge = abroad.create_text_channel("lounge")
    assert NO_GAME not in answer(await alice.slash(lounge, "log", what="who", game=game))
    await room.bot.services.hosting.abandon(game, Person(room.alice.id, "alice"))


async def test_a_former_player_who_is_not_even_host_still_looks_and_no_longer_acts(room, hidden):
    game = await hidden.started()
    await room.bob.slash(hidden.channel, "table", text="replace orange")
    room.guild.remove_member(room.bob)
    await room.pass_time(61)  # that bob could see the channel is forgotten
    abroad = room.server("Abroad")
    bob, lounge = abroad.add_member(room.bob.user), abroad.create_text_channel("lounge")
    for command in ("who", "log", "board"):
        assert NO_GAME not in answer(await bob.slash(lounge, command, game=game))
    assert "seat" in answer(await bob.slash(lounge, "move", text="throw", game=game))
    assert "host" in answer(await bob.slash(lounge, "table", text="abandon", game=game))
    eve = abroad.add_member(hidden.eve.user)
    assert NO_GAME in answer(await eve.slash(lounge, "log", what="who", game=game))


async def test_lists_and_completions_name_no_game_that_one_may_not_know_of(room, hidden):
    game = await hidden.started()
    await room.pass_time(5)
    open_ = await room.opened()
    listed = await room.listed(hidden.eve)
    assert open_ in listed
    assert game not in listed
    assert game in await room.listed(room.bob)
    offered = await hidden.eve.autocomplete(room.channel, "board", "game", "")
    assert [x["value"] for x in offered] == [open_]
    offered = await room.bob.autocomplete(room.channel, "board", "game", "")
    assert {x["value"] for x in offered} == {game, open_}


async def test_completion_of_seats_tells_a_stranger_nothing(room, hidden):
    game = await hidden.lobby()
    offered = await hidden.eve.autocomplete(room.channel, "join", "seat", "", game=game)
    assert offered == []
    assert await room.bob.autocomplete(room.channel, "join", "seat", "", game=game)


async def test_a_lobby_is_joined_by_who_sees_its_channel_or_is_invited(room, hidden):
    game = await hidden.lobby()
    assert NO_GAME in answer(await room.slash(hidden.eve, "join", game=game))
    assert "You are **Orange**" in answer(await room.slash(room.bob, "join", game=game, seat="orange"))
    await room.alice.slash(hidden.channel, "invite", user=hidden.eve, seat="blue")
    await room.slash(hidden.eve, "join", game=game)
    assert (await room.info()).seat("blue").user == hidden.eve.id


async def test_direct_messages_show_ones_own_games_only(room):
    game = await room.started()
    eve = room.guild.add_member(room.user("eve"))
    assert NO_GAME not in answer(await eve.slash(room.channel, "board"))
    assert NO_GAME in answer(await eve.user.slash("board", game=game))
    assert NO_GAME not in answer(await room.bob.user.slash("board", game=game))
    assert [x["value"] for x in await room.bob.user.autocomplete("board", "game", "")] == [game]
    assert await eve.user.autocomplete("board", "game", "") == []


async def test_a_private_thread_is_for_those_who_were_let_in(room):
    channel = room.bot.get_channel(room.channel.id)
    thread = await channel.create_thread(name="ours", type=discord.ChannelType.private_thread)
    for who in (room.alice, room.bob):
        await thread.add_user(who)
    await room.settled()
    inside = room.channel.threads[0]
    await room.alice.slash(inside, "new", title="starwars")
    game = (await room.info()).id
    eve = room.guild.add_member(room.user("eve"))
    wardens = room.guild.create_role("Wardens", permissions=discord.Permissions(manage_threads=True))
    warden = room.guild.add_member(room.user("warden"), roles=[wardens])
    for who, sees in ((eve, False), (room.bob, True), (warden, True)):
        assert (NO_GAME not in answer(await room.slash(who, "log", what="who", game=game))) is sees, who


async def test_what_is_kept_of_an_old_message_works_no_longer_than_its_channel_is_seen(room, hidden):
    game = await hidden.started()
    ids = [make(Verb.SHOW, game, x) for x in ("map", "hand", "log", "fair")]
    ids.append(make(Verb.FORM, game, "word"))
    rows = (tuple(Button(str(n), x) for n, x in enumerate(ids)),)
    at = Place(room.guild.id, room.channel.id)
    kept = await room.bot.services.context.courier.post(at, Post(text=("kept",), rows=rows), "kept")
    message = next(m for m in room.posts() if m.id == kept.message)
    assert controls(message) == ids
    for x in ids:
        assert NO_GAME in texts(room.private(await hidden.eve.click(message, custom_id=x))), x


async def test_a_game_is_shown_to_all_in_its_own_channel_only(room, hidden):
    game = await hidden.started()
    before = len(room.posts())
    said = answer(await room.slash(room.alice, "board", what="text", game=game, share=True))
    assert "only in its own channel" in said
    assert len(room.posts()) == before
    await room.alice.slash(hidden.channel, "board", what="text", share=True)
    assert "1" in texts(room.posts(hidden.channel)[-1])


async def test_who_names_people_and_shows_no_numbers_of_theirs(room):
    await room.slash(room.alice, "new", title="starwars")
    await room.slash(room.bob, "join", seat="orange")
    said = await room.said(room.bob, "log", what="who")
    assert "bob" in said
    assert "Host: alice" in said
    room.guild.remove_member(room.alice)
    await room.pass_time(61)
    said = await room.said(room.bob, "log", what="who")
    assert "not on this server any more" in said
    assert not re.search(r"<@|\b\d{15,}\b", re.sub(r"\(https?://\S+\)", "", said))


async def test_help_says_who_sees_what(room):
    first = room.private(await room.slash(room.bob, "help"))
    for _ in range(5):
        label = next(x for x in buttons(first) if x.startswith("Next"))
        first = room.private(await room.press(room.bob, first, label))
    assert "as visible as its channel" in texts(first)


def test_what_is_remembered_of_discord_is_bounded_and_grows_old():
    at = [0.0]
    kept: Recent[int, str] = Recent(lambda: at[0], most=3)
    for n in range(10):
        kept.put(n, "x", 60)
    assert len(kept) == 3
    assert kept.get(9) == "x"
    at[0] = 61
    assert kept.get(9) is None
