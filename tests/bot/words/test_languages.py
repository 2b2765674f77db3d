"""German users get German: messages, buttons, autocomplete; the channel speaks the server's language."""

from __future__ import annotations

from pathlib import Path
from random import Random

import discord
import pytest

import data
from bot.acts.registry import FILLED, HANDLERS
from bot.play.model.custom_ids import OPENS, Verb
from bot.ui.interactions.modals import BLANKS
from bot.ui.locale import language_of
from tests.bot.room import SMALL, buttons, texts

pytestmark = pytest.mark.usefixtures("asked_to_throw")


@pytest.fixture
def german(monkeypatch):
    """Make alice's Discord German."""
    real = discord.Interaction.__init__

    def speak(self, *, data, state):
        user = (data.get("member") or data)["user"]
        real(self, data={**data, "locale": "de"} if user["username"] == "alice" else data, state=state)

    monkeypatch.setattr(discord.Interaction, "__init__", speak)


async def test_a_german_user_is_answered_in_german(room, german):
    assert "Tisch" in await room.said(room.alice, "new", title="starwars")
    welcome = room.private(await room.press(room.alice, room.live(), "Join"))
    assert "Deine Seite in Starwars: **Blau**" in texts(welcome)
    assert "Deine Seite: Blau" in texts(room.dms(room.alice)[-1])
    assert "Join" in buttons(room.live())
    assert "You are **Orange**" in texts(room.private(await room.press(room.bob, room.live(), "Join")))
    assert "Dein erstes Spiel" in await room.said(room.alice, "help")
    assert "Your first game" in await room.said(room.bob, "help")


async def test_refusals_are_german_too(room, german):
    game, rng = await room.started(), Random(2)
    assert await room.mover(game) is room.bob
    assert "nicht am Zug" in await room.said(room.alice, "move", text="throw")
    while await room.mover(game) is room.bob:
        await room.by_buttons(room.bob, rng)
    await room.press(room.alice, room.live(), "Throw the dice")
    assert "Regel MOVES.1" in await room.said(room.alice, "move", text="1 9")
    assert "schreib Schiff, Würfel und Feld" in await room.said(room.alice, "move", text="hello there")
    assert "finde ich nichts" in await room.said(room.alice, "rules", query="xyzzy")


async def test_the_rules_are_german_too_and_a_german_file_is_refused_in_german(room, german):
    said = await room.said(room.alice, "rules", query="regel moves.3")
    assert "Regel MOVES.3 · Ein Schiff je Feld" in said
    assert "Auslegung T8" in said
    assert "A space holds" not in said
    assert "A space holds one ship" in await room.said(room.bob, "rules", query="moves.3")
    broken = ("odd.toml", SMALL.replace(b"EPEHHHE", b"EPEXHHE", 1))
    assert "ist kein Feld; nimm" in await room.said(room.alice, "new", title="starwars", file=broken)
    assert "is no space; use" in await room.said(room.bob, "new", title="starwars", file=broken)


async def test_a_german_is_told_whom_to_ask_for_permissions(room, german):
    me = room.bot.user
    shut = room.guild.create_text_channel(
        "shut", overwrites={me: discord.PermissionOverwrite(attach_files=False)}
    )
    said = texts((await room.alice.slash(shut, "new", title="starwars")).response)
    assert "Bitte einen Moderator, das zu erlauben" in said


async def test_one_s_own_setting_wins_over_discord(room, german):
    await room.slash(room.alice, "settings", text="language en")
    assert "Your first game" in await room.said(room.alice, "help")


async def test_a_server_may_choose_german_for_its_channels(room):
    mods = room.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    boss = room.guild.add_member(room.user("boss"), roles=[mods])
    await room.slash(boss, "server", text="language de")
    await room.slash(room.alice, "new", title="starwars")
    assert "wer spielt" in texts(room.posts()[-1]).casefold()


#: What a shared answer says in English and in German.
SHARED = {
    "map": ("builds or throws", "baut oder würfelt"),
    "fair": ("Fair dice in", "Faire Würfel in"),
    "replay": ("The last turn of", "Der letzte Zug von"),
    "rules": ("Look up more with /rules", "Mehr findest du mit"),
}


async def shared(room, who, command: str) -> str:
    """Share an answer and give what everybody then reads."""
    more = {"query": "MOVES.3"} if command == "rules" else {}
    result = await room.slash(who, command, share=True, **more)
    (seen,) = result.followups
    assert not seen.ephemeral
    return texts(seen)


async def test_what_a_german_shares_is_in_the_channel_s_language_and_theme(room):
    game = await room.started()
    for text in ("language de", "theme light", "boards text"):
        await room.slash(room.alice, "settings", text=text)
    for command, (english, german) in SHARED.items():
        said = await shared(room, room.alice, command)
        assert english in said, command
        assert german not in said, command
        if command == "map":  # a picture in the channel's theme, though she prefers light ones and text
            sent = list(room.world.cdn.values())[-1]
            assert sent == (await room.bot.services.boards.picture(game, None)).data
    assert "Alle hier sehen es" in texts(
        (await room.slash(room.alice, "log", what="dice", share=True)).response
    )


async def test_what_is_shared_in_a_german_channel_is_german(room):
    game = await room.started()
    await room.bot.store.set_guild(room.guild.id, locale="de", theme="light")
    for command, (_, german) in SHARED.items():
        assert german in await shared(room, room.alice, command), command
        if command == "map":
            light = (await room.bot.services.boards.picture(game, None, theme="light")).data
            assert list(room.world.cdn.values())[-1] == light
    assert "Fair dice in" in await room.said(room.alice, "log", what="dice")


async def test_what_is_shared_is_seen_from_no_seat(room, monkeypatch):
    await room.started()
    seats, view = [], type(room.bot.catalogue["starwars"].game).view

    def spy(self, state, seat):
        seats.append(seat)
        return view(self, state, seat)

    monkeypatch.setattr(type(room.bot.catalogue["starwars"].game), "view", spy)
    for command in ("map", "board", "replay"):
        await shared(room, room.alice, command)
    assert set(seats) == {None}
    await room.slash(room.alice, "board")
    assert "blue" in seats


def test_a_language_we_lack_gets_that_of_the_installation():
    assert language_of("fr", "de") == "de"
    assert language_of("en-US", "de") == "en"
    assert language_of("de") == "de"


def test_every_verb_has_a_handler_or_a_form():
    assert {verb for verb, _ in HANDLERS} | OPENS == set(Verb)
    assert set(FILLED) == set(BLANKS)


def test_the_catalogues_parse_without_junk():
    from fluent.syntax import FluentParser, ast

    found = [*Path(data.__file__).parent.joinpath("locale").rglob("bot*.ftl")]
    assert {x.parent.name for x in found} >= {"en", "de"}
    for file in found:
        body = FluentParser().parse(file.read_text()).body
        assert [x.content for x in body if isinstance(x, ast.Junk)] == [], file
