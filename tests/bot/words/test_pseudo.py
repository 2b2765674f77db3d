"""Whole exchanges with every title in a language that is longer, accented and has right-to-left marks.

Every request is measured by Discord's limits (`tests/bot/limits.py`), as in all tests of this folder.
"""

from __future__ import annotations

from random import Random

import discord
import pytest

from bot.titles import TITLES
from tests.bot.room import buttons, controls, texts
from tests.bot.test_quiet_log import table_of
from tests.shared.pseudo import PSEUDO, RIGHT_TO_LEFT, longer, speak

#: Number of rounds of answers, and of controls pressed in a row from page to page.
ROUNDS, DEEP = 10, 3
#: These end a game, leave it or take a seat.
LAST = {"resign", "abandon", "leave", "kick", "replace", "forget", "draw"}
PAGES = ("help", "learn", "settings", "table", "play", "rules", "turns", "server", "log", "mine")


@pytest.fixture
async def foreign(room, monkeypatch):
    """Have the server and all people read that language."""
    speak(monkeypatch)
    await room.bot.store.set_guild(room.guild.id, locale=PSEUDO)
    for who in (room.alice, room.bob):
        await room.bot.store.set_preference(who.id, locale=PSEUDO)
    return room


def shown(room, result):
    """Return the page that somebody was shown, if any."""
    try:
        return result.response or room.private(result)
    except (AttributeError, IndexError, AssertionError):
        return None


async def explored(room, who, message, rng) -> None:
    """Press one control after another, each on the page that the last one opened."""
    for _ in range(DEEP):
        found = [x for x in buttons(message).values() if not LAST & set(x.split(":"))]
        if not found:
            return
        result = await who.click(message, custom_id=rng.choice(found))
        message = shown(room, result)
        if message is None:
            return


async def answered(room, game: str, rng) -> bool:
    """Have everybody who is asked answer as autocomplete offers it; whether the game goes on."""
    info = await room.bot.services.game_lists.info(game)
    if info.status.ended:
        return False
    for seat in (await room.bot.services.game_lists.who(game)).waiting[:2]:
        who = room.alice if info.seat(seat).user == room.alice.id else room.bob
        offered = await who.autocomplete(room.channel, "move", "text", "")
        text = rng.choice(offered)["value"] if offered else "done"
        message = shown(room, await room.slash(who, "move", text=text))
        if message is not None:
            await explored(room, who, message, rng)
    return True


@pytest.mark.parametrize("title", TITLES)
async def test_every_post_and_page_of_a_game_fits(foreign, title):
    room, rng = foreign, Random(f"a long evening of {title}")
    game = await table_of(room, title)
    for who in (room.alice, room.bob):
        await room.bot.store.set_preference(who.id, confirm=False)
    for _ in range(ROUNDS):
        for who in (room.alice, room.bob):
            await explored(room, who, room.live(), rng)
            for message in room.dms(who)[-1:]:
                await explored(room, who.user, message, rng)
        if not await answered(room, game, rng):
            break
    said = "".join(map(texts, room.posts()))
    assert any(x in said for x in "áéíóú")
    assert RIGHT_TO_LEFT in said
    assert max(len(controls(x)) for x in room.posts()) > 1


async def test_every_page_beside_a_game_fits(foreign):
    mods = foreign.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    mod = foreign.guild.add_member(foreign.user("mod"), roles=[mods])
    await foreign.bot.store.set_preference(mod.id, locale=PSEUDO)
    for command in PAGES:
        message = shown(foreign, await foreign.slash(mod, command))
        assert any(x in texts(message) for x in "áéíóú"), (command, texts(message))
        for n in range(6):
            await explored(foreign, mod, shown(foreign, await foreign.slash(mod, command)), Random(n))


@pytest.mark.parametrize("title", TITLES)
async def test_a_book_and_a_lesson_fit_from_the_first_page_to_the_last(foreign, title):
    message = shown(foreign, await foreign.slash(foreign.alice, "rules", title=title))
    turned, on = 0, longer("Next")
    while on in (found := {x.replace(RIGHT_TO_LEFT, ""): y for x, y in buttons(message).items()}):
        message = shown(foreign, await foreign.alice.click(message, custom_id=found[on])) or message
        turned += 1
        assert turned < 60
    for n in range(8):
        first = shown(foreign, await foreign.slash(foreign.alice, "learn"))
        await explored(foreign, foreign.alice, first, Random(n))
