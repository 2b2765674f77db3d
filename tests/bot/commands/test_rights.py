"""Rights belong to a game: who moderates elsewhere is nobody here, and the game's own channel counts."""

from __future__ import annotations

import discord
import pytest

from bot.play.model.custom_ids import Verb, make
from bot.play.model.terms import Status
from tests.bot.room import answer, buttons, controls, texts

MOD = discord.Permissions(manage_guild=True, manage_messages=True)
NO_GAME = "There is no game"


class Abroad:
    """Another server, on which somebody is a moderator who is not even a member of the first."""

    def __init__(self, room):
        self.guild = room.server("Abroad")
        self.channel = self.guild.create_text_channel("lounge")
        self.role = self.guild.create_role("Mods", permissions=MOD)
        self.user = room.user("mallory")
        self.boss = self.guild.add_member(self.user, roles=[self.role])


@pytest.fixture
def abroad(room):
    return Abroad(room)


async def at_home(room, name, *roles, **overwrites):
    """Add somebody to the first server; overwrites are for the game's channel alone."""
    member = room.guild.add_member(room.user(name), roles=list(roles))
    if overwrites:
        room.channel.overwrite(member, discord.PermissionOverwrite(**overwrites))
        await room.settled()
    return member


# -- moderators of other servers -------------------------------------------------------------------------


ACTS = [
    ("table", {"text": "replace orange"}),
    ("table", {"text": "here"}),
    ("table", {"text": "abandon"}),
    ("table", {"text": "kick orange"}),  # from here on a lobby's
    ("table", {"text": "machine orange"}),
    ("start", {}),
    ("table", {"text": "thaw"}),
    ("hand", {}),
    ("undo", {}),
]


async def test_a_moderator_of_another_server_has_no_say_and_learns_nothing(room, abroad):
    game = await room.started()
    before = await room.bot.services.game_lists.info(game)
    for command, options in ACTS:
        got = answer(await abroad.boss.slash(abroad.channel, command, game=game, **options))
        none = answer(await abroad.boss.slash(abroad.channel, command, game="zzzzzz", **options))
        assert got.replace(game, "zzzzzz") == none, (command, options)
        assert NO_GAME in got, (command, options)
        assert await room.bot.services.game_lists.info(game) == before, (command, options)


@pytest.mark.parametrize(("begins", "acts"), [("started", ACTS[:3]), ("opened", ACTS[3:6])])
async def test_neither_has_one_who_is_a_plain_member_here(room, abroad, begins, acts):
    game = await getattr(room, begins)()
    before = await room.bot.services.game_lists.info(game)
    room.guild.add_member(abroad.user)
    for command, options in acts:
        got = answer(await abroad.boss.slash(abroad.channel, command, game=game, **options))
        assert "Only the host or a moderator" in got, (command, options)
        assert await room.bot.services.game_lists.info(game) == before, (command, options)


async def test_a_frozen_game_is_thawed_by_its_own_moderators_alone(room, abroad):
    game = await room.started()
    await room.bot.store.freeze(game, "a test", [], at=1)
    room.guild.add_member(abroad.user)
    got = await abroad.boss.slash(abroad.channel, "table", text="thaw", game=game)
    assert "Only a moderator" in answer(got)
    own = await at_home(room, "marshal", room.guild.create_role("Mods", permissions=MOD))
    await room.slash(own, "table", text="thaw")
    assert (await room.bot.services.game_lists.info(game)).status is Status.PLAYING


async def test_a_request_is_not_settled_by_a_moderator_from_elsewhere(room, abroad):
    game = await room.started()
    room.guild.add_member(abroad.user)
    other = room.guild.add_member(room.user("carol"))
    await room.slash(room.bob, "table", text="abandon")
    asked = await room.slash(room.bob, "table", text="abandon")
    await room.press(room.bob, room.private(asked), "Yes, end it")
    question = next(m for m in reversed(room.posts()) if "Agree" in buttons(m))
    consent = buttons(question)["Agree"]
    there = room.forged(abroad.channel, consent)
    for who, message in ((abroad.boss, there), (other, question)):
        result = await who.click(message, custom_id=consent)
        assert "not for you to decide" in texts(room.private(result))
    assert (await room.bot.services.game_lists.info(game)).status is Status.PLAYING


# -- what a press may do ---------------------------------------------------------------------------------


async def test_no_control_of_a_game_works_for_who_may_not_know_of_it(room, abroad):
    game = await room.started()
    before = await room.bot.services.game_lists.info(game)
    sure = {Verb.TABLE: ["abandon", "yes"], Verb.RESIGN: ["yes"], Verb.SHOW: ["hand"], Verb.FORM: ["word"]}
    for verb in [x for x in Verb if x not in (Verb.OPEN, Verb.ME)]:
        args = sure.get(verb, [])
        kept = room.forged(abroad.channel, make(verb, game, *args), make(verb, "zzzzzz", *args))
        real, none = [texts(room.private(await abroad.boss.click(kept, custom_id=x))) for x in controls(kept)]
        assert NO_GAME in real, verb
        assert real.replace(game, "zzzzzz") == none, verb
        assert await room.bot.services.game_lists.info(game) == before, verb


# -- the game's own channel counts -----------------------------------------------------------------------


async def test_what_somebody_may_do_in_the_games_channel_counts(room):
    game = await room.started()
    local = await at_home(room, "local", manage_messages=True)
    mods = room.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    barred = await at_home(room, "barred", mods, manage_messages=False)
    assert "Only the host or a moderator" in answer(await room.slash(barred, "table", text="abandon"))
    assert controls(room.private(await room.slash(local, "table", text="abandon")))
    other = room.guild.create_text_channel("elsewhere")
    asked = await local.slash(other, "table", text="abandon", game=game)
    await room.press(local, room.private(asked), "Yes, end it")
    assert (await room.bot.services.game_lists.info(game)).status is Status.ABANDONED


async def test_a_moderator_of_another_channel_is_none_here(room):
    game = await room.started()
    keeper = room.guild.add_member(room.user("keeper"))
    own = room.guild.create_text_channel(
        "own", overwrites={keeper: discord.PermissionOverwrite(manage_messages=True)}
    )
    for text in ("abandon", "replace orange", "here"):
        got = await keeper.slash(own, "table", text=text, game=game)
        assert "Only the host or a moderator" in answer(got), text
    assert (await room.bot.services.game_lists.info(game)).place.channel == room.channel.id


async def test_a_moderator_acts_from_another_server_as_discord_says_and_for_a_minute(room, abroad):
    game = await room.started()
    mods = room.guild.create_role("Mods", permissions=MOD)
    room.guild.add_member(abroad.user, roles=[mods])
    asked = await abroad.boss.slash(abroad.channel, "table", text="abandon", game=game)
    assert controls(room.private(asked))
    members = [x for x in room.requests if x.path.endswith(f"/members/{abroad.user.id}")]
    assert len(members) == 1
    room.world.assign(room.guild.guild, abroad.user.person.user)
    assert controls(room.private(await abroad.boss.slash(abroad.channel, "table", text="abandon", game=game)))
    await room.pass_time(61)
    got = await abroad.boss.slash(abroad.channel, "table", text="abandon", game=game)
    assert "Only the host or a moderator" in answer(got)


async def test_an_administrator_may_whatever_the_channel_says(room, abroad):
    game = await room.started()
    admins = room.guild.create_role("Admins", permissions=discord.Permissions(administrator=True))
    room.guild.add_member(abroad.user, roles=[admins])
    await at_home(room, "x", view_channel=False)
    asked = await abroad.boss.slash(abroad.channel, "table", text="abandon", game=game)
    assert controls(room.private(asked))


async def test_unknown_means_no(room, abroad, monkeypatch):
    game = await room.started()
    room.guild.add_member(abroad.user, roles=[room.guild.create_role("Mods", permissions=MOD)])

    async def silent(self, member_id):
        raise TimeoutError

    with monkeypatch.context() as during:
        during.setattr(discord.Guild, "fetch_member", silent)
        assert NO_GAME in answer(await abroad.boss.slash(abroad.channel, "table", text="abandon", game=game))
    await room.pass_time(6)  # that nothing was learnt is soon forgotten
    assert controls(room.private(await abroad.boss.slash(abroad.channel, "table", text="abandon", game=game)))


async def test_where_the_channel_is_gone_who_manages_the_server_may_move_the_game(room):
    game = await room.started()
    mods = room.guild.create_role("Mods", permissions=MOD)
    boss = room.guild.add_member(room.user("boss"), roles=[mods])
    plain = room.guild.add_member(room.user("plain"))
    other = room.guild.create_text_channel("elsewhere")
    room.channel.delete()
    await room.settled()
    assert NO_GAME in answer(await plain.slash(other, "table", text="here", game=game))
    await boss.slash(other, "table", text="here", game=game)
    assert (await room.bot.services.game_lists.info(game)).place.channel == other.id


# -- moving to another server ----------------------------------------------------------------------------


@pytest.mark.parametrize("comes", [True, False], ids=["follows", "has left"])
async def test_a_game_moves_to_another_server_only_with_all_its_players(room, abroad, comes):
    """Where its host is lord and its players are not, they would all count as having left."""
    game = await room.started()
    alice = abroad.guild.add_member(room.alice.user, roles=[abroad.role])
    assert "Not on this server: bob." in answer(
        await alice.slash(abroad.channel, "table", text="here", game=game)
    )
    await alice.slash(abroad.channel, "table", text="replace orange", game=game)
    info = await room.bot.services.game_lists.info(game)
    assert (info.place.guild, info.seat("orange").user) == (room.guild.id, room.bob.id)
    if comes:
        abroad.guild.add_member(room.bob.user)
    else:
        room.guild.remove_member(room.bob)
    await room.pass_time(61)  # what Discord said is believed for a minute
    await alice.slash(abroad.channel, "table", text="here", game=game)
    assert (await room.bot.services.game_lists.info(game)).place.channel == abroad.channel.id


async def test_lobbies_brought_from_another_server_count_like_those_opened_here(room, abroad):
    alice = abroad.guild.add_member(room.alice.user, roles=[abroad.role])
    channels = [room.guild.create_text_channel(f"c{n}") for n in range(4)]
    for channel in channels:
        await alice.slash(abroad.channel, "new", title="starwars")
        game = (await room.bot.services.game_lists.games(abroad.guild.id))[0].id
        said = answer(await room.alice.slash(channel, "table", text="here", game=game))
    assert "3 open lobbies" in said
    assert len(await room.bot.services.game_lists.games(room.guild.id)) == 3
