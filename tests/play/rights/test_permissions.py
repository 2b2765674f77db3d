"""Who may host games, and where; what people and servers have set."""

from dataclasses import replace

import pytest

from bot.play.lobby import hosting
from bot.play.model.ports import Access, Place
from bot.play.model.terms import GuildSettings, Person, Preferences, Refused
from bot.play.queries import settings
from bot.play.queries.choices import Chosen
from render.core.text import words
from tests.play.conftest import ANN, BEN, CHANNEL, EVE, GUILD, HERE, MOD, Room, said

ROLE = Person(5, "Role", access=Access(GUILD, CHANNEL, sees=True), roles=(70, 71))


async def opens(room: Room, who: Person, channel: int = CHANNEL, parent: int | None = None) -> str:
    t = room.services
    if who.access is not None:
        who = replace(who, access=replace(who.access, channel=channel))
    try:
        game = await t.lobby.open_game(Place(GUILD, channel), who, "starwars", parent=parent)
    except Refused as why:
        return why.key
    await t.hosting.abandon(game, who)
    return "yes"


async def test_usually_everyone_hosts_everywhere(room: Room) -> None:
    assert await settings.guild_settings(room.services.context, GUILD) == GuildSettings()
    assert [await opens(room, x) for x in (ANN, ROLE, MOD)] == ["yes"] * 3


async def test_hosting_for_moderators_or_roles(room: Room) -> None:
    t = room.services
    await hosting.set_guild_settings(t.context, GUILD, MOD, hosts="moderators")
    assert [await opens(room, x) for x in (ANN, ROLE, MOD)] == ["refused-host", "refused-host", "yes"]
    await hosting.set_guild_settings(t.context, GUILD, MOD, hosts="roles", roles=(71, 99))
    assert [await opens(room, x) for x in (ANN, ROLE, MOD)] == ["refused-host", "yes", "yes"]
    assert (await settings.guild_settings(t.context, GUILD)).roles == (71, 99)
    game = await t.lobby.open_game(HERE, ROLE, "starwars")
    await t.lobby.join(game, ANN)  # playing is for everyone


async def test_channels_and_their_threads(room: Room) -> None:
    await hosting.set_guild_settings(room.services.context, GUILD, MOD, channels=(CHANNEL,))
    assert await opens(room, ANN) == "yes"
    assert await opens(room, ANN, CHANNEL + 1) == "refused-channel"
    assert await opens(room, ANN, CHANNEL + 1, parent=CHANNEL) == "yes"
    assert await opens(room, MOD, CHANNEL + 1) == "yes"
    other = Place(GUILD + 1, 555)
    assert await room.services.lobby.open_game(other, ANN, "starwars")  # another server's affair


async def test_only_moderators_change_a_servers_settings(room: Room) -> None:
    with pytest.raises(Refused, match="refused-moderator"):
        await hosting.set_guild_settings(room.services.context, GUILD, ANN, hosts="moderators")
    for bad in ({"hosts": "nobody"}, {"theme": "pink"}, {"colour": "red"}, {"channels": ("x",)}):
        with pytest.raises(Refused, match="refused-setting"):
            await hosting.set_guild_settings(room.services.context, GUILD, MOD, **bad)
    assert await settings.guild_settings(room.services.context, GUILD) == GuildSettings()


async def test_preferences(room: Room) -> None:
    t = room.services
    assert await settings.preferences(t.context, ANN.id) == Preferences()
    wanted = await hosting.set_preferences(t.context, ANN.id, locale="de", theme="light", confirm=False)
    assert (
        wanted == Preferences("de", "light", confirm=False) == await settings.preferences(t.context, ANN.id)
    )
    assert await settings.preferences(t.context, BEN.id) == Preferences()
    for bad in ({"theme": "pink"}, {"secrets": "shout"}, {"boards": 3}, {"shoe": 43}):
        with pytest.raises(Refused, match="refused-setting"):
            await hosting.set_preferences(t.context, ANN.id, **bad)


async def test_everyone_reads_his_own_language(room: Room) -> None:
    t, game = room.services, await room.started()
    who = await room.turn(game)
    await hosting.set_preferences(t.context, who.id, locale="de")
    assert "Planetenkarte" in said(await t.choices.hand(game, who))
    assert "builds or throws" in (await t.player_views.look(game, EVE)).headline
    await hosting.set_guild_settings(t.context, GUILD, MOD, locale="de")
    await t.answering.answer(game, who, text="throw")
    await t.turns.drain(game)
    assert room.courier.channel()[-1].post.title.endswith(" beginnt")
    german = Person(12, "Gerd", "de")
    assert t.wording.refusal(Refused("refused-not-seated"), "de") != t.wording.refusal(
        Refused("refused-not-seated"), "en"
    )
    assert (await t.player_views.look(game, german)).headline != (
        await t.player_views.look(game, EVE)
    ).headline


async def test_without_confirming_a_press_answers_at_once(room: Room) -> None:
    t, game = room.services, await room.started()
    who = await room.turn(game)
    await hosting.set_preferences(t.context, who.id, confirm=False)
    await t.answering.answer(game, who, text="throw")
    asked = (await t.player_views.look(game, who)).asked[0]
    chosen = Chosen(asked.decision, asked.seat, asked.options[0].token)
    assert (await t.choices.begins(game, who, chosen)) is True


async def test_confirming(room: Room) -> None:
    from bot.play.model.custom_ids import Verb
    from tests.play.conftest import ids

    t, game = room.services, await room.started()
    who = await room.turn(game)
    start = (await t.player_views.look(game, who)).asked[0]
    only = Chosen(start.decision, start.seat, start.options[0].token)
    assert (await t.choices.begins(game, who, only)) is True  # there is nothing to choose
    await t.answering.answer(game, who, start.decision, start.seat, token=only.token)
    asked = (await t.player_views.look(game, who)).asked[0]
    before = await room.store.writer.run(lambda db: list(db.iterdump()))
    token = asked.options[1].token
    assert False is await t.choices.begins(game, who, Chosen(asked.decision, asked.seat, token))
    shown = await t.drafts.preview(game, who, asked.decision, asked.seat, token=token)
    assert [x.verb for x in ids(shown)] == [Verb.DO, Verb.CANCEL]
    assert await room.store.writer.run(lambda db: list(db.iterdump())) == before
    yes = ids(shown)[0]
    done = await t.answering.answer(game, who, yes.number(1), yes.arg(0), token=yes.arg(2))
    assert done.n == 2


async def test_a_move_that_loses_is_marked(room: Room) -> None:
    from bot.play.model.ports import Tone
    from engine.starwars.game import Position
    from engine.titles import get
    from tests.play.conftest import controls

    t, game = room.services, await room.started()
    fleets = {"blue": {1: "SOL-1"}, "orange": {1: "SOL-2", 2: "VEGA-1"}}
    position = Position("blue", fleets, dice=(4, 2))
    state = get("starwars").lay_out(position)
    await room.put(game, state)
    found, loses = [], words("en")("preview-loses")
    for x in (await t.player_views.look(game, ANN)).asked[0].options:
        post = await t.drafts.preview(game, ANN, token=x.token)
        found.append((loses in said(post), controls(post)[0].tone))
    assert (True, Tone.PLAIN) in found
    assert all(tone is (Tone.PLAIN if lost else Tone.GOOD) for lost, tone in found)
