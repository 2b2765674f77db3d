"""Where games are played: rights are asked before anything is promised; who cannot see it is noticed."""

from __future__ import annotations

import discord
import pytest

from bot.ui.courier import open_room, room_lacks, tags_for
from tests.bot.room import Room, texts

NO, YES = discord.PermissionOverwrite, discord.PermissionOverwrite


def shown(result) -> str:
    return " ".join(texts(x) for x in (result.response, *result.followups) if x)


class NotIn(discord.NotFound):
    """Discord's word that somebody is no member."""

    def __init__(self) -> None:
        answer = type("Answer", (), {"status": 404, "reason": "Not Found"})
        super().__init__(answer, {"code": 10007, "message": "Unknown Member"})


async def boss(room: Room):
    """Return somebody who runs the server."""
    mods = room.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    return room.guild.add_member(room.user("boss"), roles=[mods])


def secret(room: Room, *who):
    """Make a channel that nobody else sees."""
    sees = dict.fromkeys((*who, room.guild.me), YES(view_channel=True))
    return room.guild.create_text_channel(
        "secret", overwrites={room.guild.default_role: NO(view_channel=False), **sees}
    )


async def games(room: Room) -> list:
    return await room.bot.services.game_lists.games(room.guild.id)


# -- what the bot lacks ------------------------------------------------------------------------------------


async def test_a_quiet_server_says_why_a_game_is_not_quiet_where_no_thread_can_be_used(room):
    await room.slash(await boss(room), "server", text="quiet yes")
    no = NO(send_messages_in_threads=False)
    ch = room.guild.create_text_channel("q", overwrites={room.guild.me: no})
    said = shown(await room.alice.slash(ch, "new", title="starwars"))
    assert "is open" in said
    assert "not quiet" in said
    assert "Send Messages in Threads" in said
    assert list(ch.threads) == []
    assert len(room.posts(ch)) == 1


@pytest.mark.parametrize("lacks", ["send_messages", "attach_files", "view_channel"])
async def test_settings_say_what_the_bot_lacks_in_the_channels_chosen(room, lacks):
    who = await boss(room)
    ch = room.guild.create_text_channel("shut", overwrites={room.guild.me: NO(**{lacks: False})})
    named = lacks.replace("_", " ").title()
    for text, channel in (
        ("channel yes", ch),
        (f"queue card={ch.id}", room.channel),
        ("reports", ch),
    ):
        said = await room.said(who, "server", text=text, channel=channel)
        assert "Saved, but I cannot post" in said, text
        assert named in said
    free = await room.said(who, "server", text="channel yes", channel=room.channel)
    assert "I cannot post" not in free


async def test_a_table_that_discord_does_not_let_us_show_is_taken_back(room, monkeypatch):
    async def shut(*_, **__):
        answer = type("Answer", (), {"status": 403, "reason": "Forbidden"})
        raise discord.Forbidden(answer, {"code": 50001, "message": "Missing Access"})

    with monkeypatch.context() as m:
        m.setattr(discord.abc.Messageable, "send", shut)
        said = await room.said(room.alice, "new", title="starwars")
    assert "no table was opened" in said
    assert await games(room) == []
    assert "is open" in await room.said(room.alice, "new", title="starwars")


async def test_nobody_is_said_to_be_called_before_they_are(room, monkeypatch):
    await room.opened()
    await room.slash(room.alice, "join", seat="blue")

    async def down(*_, **__):
        answer = type("Answer", (), {"status": 503, "reason": "down"})
        raise discord.DiscordServerError(answer, "down")

    with monkeypatch.context() as m:
        m.setattr(discord.abc.Messageable, "send", down)
        said = await room.said(room.alice, "invite", user=room.bob)
    assert "not called yet" in said
    assert room.bob.id not in room.pings()


@pytest.mark.parametrize(
    ("answers", "may", "lacks"),
    [
        (NotIn, discord.Permissions(view_channel=True), ["membership"]),
        (NotIn, discord.Permissions(manage_threads=True), []),
        (None, discord.Permissions(view_channel=True), []),
    ],
)
async def test_in_a_private_thread_being_a_member_counts_besides_permissions(
    room, monkeypatch, answers, may, lacks
):
    thread = object.__new__(discord.Thread)
    thread.id, thread.owner_id, thread.me, thread._type = 42, 1, None, discord.ChannelType.private_thread
    thread.guild = room.bot.get_guild(room.guild.id)

    async def asked(*_):
        if answers is not None:
            raise answers()

    monkeypatch.setattr(room.bot.http, "get_thread_member", asked)
    monkeypatch.setattr(discord.Thread, "permissions_for", lambda self, who: may)
    assert await room.bot.members.shut_out(thread) == lacks
    thread._type = discord.ChannelType.public_thread
    assert await room.bot.members.shut_out(thread) == []


async def test_a_private_thread_without_the_bot_is_explained(room, monkeypatch):
    async def out(*_):
        return ["membership"]

    monkeypatch.setattr(room.bot.members, "shut_out", out)
    await room.slash(room.alice, "new", title="starwars", where="thread", name="Corner")
    (thread,) = room.channel.threads
    for command, more in (("new", {"file": ("x.json", b"{}")}), ("new", {"title": "stargate"})):
        said = shown(await room.alice.slash(thread, command, **more))
        assert f"<@{room.bot.user.id}>" in said
        assert "Mention me there once" in said
    assert len(await games(room)) == 1


# -- who cannot see ----------------------------------------------------------------------------------------


async def test_who_invites_somebody_who_cannot_see_the_place_is_told_and_the_guest_hears_of_it(room):
    ch = secret(room, room.alice)
    await room.alice.slash(ch, "new", title="starwars")
    said = shown(await room.alice.slash(ch, "invite", user=room.bob, seat="orange"))
    assert f"bob cannot see {ch.mention}" in said
    assert room.bob.id not in room.pings()
    (told,) = room.dms(room.bob)
    assert "cannot see" in texts(told)
    eve = room.guild.add_member(room.user("eve"))
    await room.slash(room.alice, "new", title="starwars")
    said = await room.said(room.alice, "invite", user=eve)
    assert "cannot see" not in said
    assert eve.id in room.pings()


@pytest.mark.usefixtures("asked_to_throw")
async def test_the_same_is_noticed_when_a_seat_is_handed_over_and_when_a_game_moves(room):
    eve = room.guild.add_member(room.user("eve"))
    ch = secret(room, room.alice, room.bob)
    await room.alice.slash(ch, "new", title="starwars")
    await room.alice.slash(ch, "join", seat="blue")
    await room.alice.slash(ch, "table", text="machine policy=random")
    await room.alice.slash(ch, "start")
    said = shown(await room.alice.slash(ch, "table", text="replace orange", user=eve))
    assert f"eve cannot see {ch.mention}" in said
    game = (await room.info()).id
    said = await room.said(room.alice, "table", text="here", game=game)
    assert "cannot see" not in said
    dms = len(room.dms(eve))
    said = shown(await room.alice.slash(ch, "table", text="here", game=game))
    assert f"eve cannot see {ch.mention}" in said
    assert "cannot see" in texts(room.dms(eve)[dms])


# -- forums and announcements ------------------------------------------------------------------------------


async def test_in_a_forum_each_game_is_a_post_and_a_thread_beside_it_is_another(room):
    forum = room.guild.create_forum_channel("games")
    await room.slash(room.alice, "new", title="starwars")
    there = room.bot.get_channel(forum.id)
    first = await open_room(there, "Evening", "about", ["Starwars"])
    post = next(x for x in forum.threads if x.id == first.id)
    said = shown(await room.alice.slash(post, "new", title="starwars"))
    assert "is open" in said
    assert "who plays?" in texts(room.posts(post)[-1])
    said = shown(await room.bob.slash(post, "new", title="stargate", where="thread", name="Other"))
    assert "own thread" in said
    (other,) = [x for x in forum.threads if x.name == "Other"]
    assert "StarGate" in texts(room.posts(other)[0])
    assert "who plays?" in texts(room.posts(other)[-1])


async def test_a_forum_whose_posts_need_a_tag_is_given_the_one_that_fits_or_says_what_a_host_must_do(room):
    who, forum = await boss(room), room.guild.create_forum_channel("games")
    room.world.label(forum.channel, "News", "StarGate", needed=True)
    await room.slash(who, "server", text=f"queue card={forum.id}")
    (card,) = forum.threads
    assert [x.name for x in room.bot.get_channel(card.id).applied_tags] == ["News"], (
        "any, since one is needed"
    )
    said = shown(await room.bob.slash(card, "new", title="stargate", where="thread", name="Other"))
    assert "own thread" in said
    (other,) = [x for x in forum.threads if x.name == "Other"]
    assert [x.name for x in room.bot.get_channel(other.id).applied_tags] == ["StarGate"]
    room.world.label(forum.channel, "Ours", moderated=True, needed=True)
    said = shown(await room.bob.slash(card, "new", title="stargate", where="thread", name="Third"))
    assert "needs a tag, and I may use none" in said
    assert len(forum.threads) == 2


async def test_a_thread_below_an_announcement_channel_is_of_its_kind(room, monkeypatch):
    asked, room.intended = [], (discord.DiscordServerError,)

    async def create(self, **how):
        asked.append(how["type"])
        answer = type("Answer", (), {"status": 503, "reason": "down"})
        raise discord.DiscordServerError(answer, "down")

    monkeypatch.setattr(discord.TextChannel, "create_thread", create)
    news = room.guild.create_news_channel("news")
    for ch in (news, room.channel):
        await room.alice.slash(ch, "new", title="starwars", where="thread")
    assert asked == [discord.ChannelType.news_thread, discord.ChannelType.public_thread]


@pytest.mark.parametrize(
    ("labels", "needed", "may", "tags"),
    [
        (["StarGate"], False, False, ["stargate"]),
        (["Armada"], False, False, []),
        (["Armada"], True, False, ["stargate"]),
        (["News"], True, True, ["news"]),
    ],
)
def test_a_post_in_a_forum_has_a_tag_where_one_fits_or_is_needed(monkeypatch, labels, needed, may, tags):
    forum = object.__new__(discord.ForumChannel)
    forum.guild, forum._flags = type("Guild", (), {"me": None}), 1 << 4 if needed else 0
    named = [discord.ForumTag(name="news", moderated=True), discord.ForumTag(name="stargate")]
    forum._available_tags = dict(enumerate(named))
    rights = discord.Permissions.all() if may else discord.Permissions.all() ^ _threads()
    monkeypatch.setattr(discord.ForumChannel, "permissions_for", lambda self, who: rights)
    assert [x.name for x in tags_for(forum, labels)] == tags
    forum._available_tags = {0: named[0]}
    assert room_lacks(forum) == (["tag"] if needed and not may else [])


def _threads() -> discord.Permissions:
    return discord.Permissions(manage_threads=True, administrator=True)


async def test_a_forum_holds_the_queue_the_card_and_reports(room):
    who, forum = await boss(room), room.guild.create_forum_channel("games")
    said = await room.said(who, "server", text=f"queue card={forum.id}", channel=forum)
    assert f"<#{forum.id}>" in said
    assert "I need" not in said
    (card,) = forum.threads
    assert "Nobody" in texts(room.posts(card)[0])
    for p in (room.alice, room.bob):
        page = room.private(await room.slash(p, "play"))
        result = await room.press(p, page, "Join the queue")
    assert len(forum.threads) == 2, texts(room.private(result))
    assert [len(room.messages(x)) for x in forum.threads if x.id == card.id] == [1]
    await room.slash(who, "server", text="reports", channel=forum)
    await room.slash(room.alice, "report", user=room.bob, words="rude")
    assert any("rude" in texts(room.posts(x)[0]) for x in forum.threads)


async def test_games_may_be_opened_in_all_channels_of_a_category_that_was_named(room):
    who, harbour = await boss(room), room.guild.create_category("harbour")
    inside = room.guild.create_text_channel("inside", category=harbour)
    await room.slash(who, "server", text="channel yes", channel=harbour)
    assert "is open" not in await room.said(room.alice, "new", title="starwars")
    assert "is open" in shown(await room.alice.slash(inside, "new", title="starwars"))
