"""Player cards, tables of ratings and curves: who sees what of whom, and how it is read."""

from __future__ import annotations

import discord
import pytest

from bot.community.ratings import SETTLED
from bot.play.model.ports import Place
from bot.play.model.terms import Person
from bot.store.models import Rating
from bot.ui.interactions.ratings import SHOWN
from render.core.text import words
from tests.bot.room import buttons, pictures, selects, texts


async def played(room, *, games: int = 1, title: str = "starwars") -> None:
    """Let alice and bob play rated games in rooms of their own; alice wins every other one, the first too."""
    services, (one, two) = room.bot.services, people_of(room)
    seats = room.bot.catalogue[title].game.seats
    for n in range(games):
        room.clock += 3600
        place = Place(room.guild.id, 7000 + n)
        game = await services.lobby.open_game(place, one, title)
        await services.hosting.set_rated(game, one, rated=True)
        for who, seat in zip((one, two), seats, strict=True):
            await services.lobby.join(game, who, seat)
        await services.lobby.start(game, one)
        await services.answering.resign(game, two if n % 2 == 0 else one)
        await services.sweeper.sweep()


def people_of(room):
    return [Person(x.id, x.name) for x in (room.alice, room.bob)]


async def crowd(room, people: int) -> None:
    """Put people of known ratings into the table of Starwars."""
    rows = [
        Rating(
            guild=room.guild.id,
            title="starwars",
            role="",
            user=10**17 + n,
            mu=20.0 + n,
            sigma=1.0,
            games=30,
            least=18.0 + n,
        )
        for n in range(people)
    ]
    await room.bot.store.writer.write(lambda db: db.add_all(rows))


async def test_a_card_says_what_is_known_and_how_little_that_is(room):
    shown = (await room.slash(room.alice, "ratings")).response
    assert words("en")("rating-none") in texts(shown)
    await played(room)
    said = await room.said(room.alice, "ratings")
    assert "**Starwars**: 1579 (1105 to 2054), one game: 1 won, 0 drawn, provisional" in said
    assert f"Below {SETTLED} games" in said
    assert "At tables with a clock: new." in said
    assert "Played to the end here: Starwars 1." in said
    theirs = await room.said(room.alice, "ratings", user=room.bob)
    assert f"<@{room.bob.id}>" in theirs
    assert "1421 (946 to 1895)" in theirs


async def test_sides_that_differ_have_ratings_of_their_own(room):
    await played(room, title="stargate")
    said = await room.said(room.alice, "ratings")
    assert "**StarGate**: 1579" in said
    assert "**StarGate, Coalition**: 1579" in said
    table = (await room.slash(room.alice, "ratings", title="stargate")).response
    assert f"1. <@{room.alice.id}> 1579" in texts(table)
    assert f"2. <@{room.bob.id}> 1421" in texts(table)
    assert "Machine players" in texts(table)
    table = (await room.press(room.alice, table, "Virunian")).response or table
    assert f"1. <@{room.bob.id}> 1421" in texts(table)
    assert f"<@{room.alice.id}>" not in texts(table)


async def test_who_hides_their_card_is_in_no_table_and_still_sees_it(room):
    await played(room)
    card = (await room.slash(room.bob, "ratings")).response
    card = (await room.press(room.bob, card, "Hide my card")).response or card
    assert "Only you see this card" in texts(card)
    assert "1421" in texts(card)
    theirs = await room.said(room.alice, "ratings", user=room.bob)
    assert words("en")("rating-hidden") in theirs
    assert "1421" not in theirs
    assert f"<@{room.bob.id}>" not in await room.said(room.alice, "ratings", title="starwars")
    await room.slash(room.bob, "settings", text="profile yes")
    assert f"<@{room.bob.id}>" in await room.said(room.alice, "ratings", title="starwars")


async def test_the_table_of_all_servers_lists_only_who_asked_for_it(room):
    for who in (room.alice, room.bob):
        await room.slash(who, "settings", text="everywhere yes")
    await played(room)
    await room.slash(room.bob, "settings", text="everywhere no")
    table = (await room.slash(room.alice, "ratings", title="starwars")).response
    table = (await room.press(room.alice, table, "All servers")).response or table
    assert f"1. {room.alice.name} 1579" in texts(table)
    assert room.bob.name not in texts(table)
    assert "<@" not in texts(table)  # who is on another server would be a number
    assert "All servers together" in await room.said(room.alice, "ratings")


async def test_a_long_table_has_pages_the_surest_first(room):
    await crowd(room, 2 * SHOWN + 1)
    table = (await room.slash(room.alice, "ratings", title="starwars")).response
    assert "1. <@100000000000000020>" in texts(table)
    for _ in range(2):
        table = (await room.press(room.alice, table, "▶")).response or table
    assert "21. <@100000000000000000>" in texts(table)
    assert texts(table).count("<@") == 1


async def test_one_s_own_curve_is_a_picture(room):
    card = (await room.slash(room.alice, "ratings")).response
    assert "My curve: Starwars" not in buttons(card)
    await played(room, games=3)
    card = (await room.slash(room.alice, "ratings")).response
    shown = (await room.press(room.alice, card, "My curve: Starwars")).response or card
    assert pictures(shown) == ["starwars-rating.png"]
    assert "My card" in buttons(shown)


async def test_a_host_rates_a_table_and_leaves_its_sides_to_the_lot(room):
    await room.slash(room.alice, "new", title="starwars")
    page = (await room.slash(room.alice, "table")).response
    page = (await room.press(room.alice, page, "Rated or not")).response or page
    assert "It counts for everybody's rating" in texts(page)
    ask = (await room.press(room.alice, page, "Who decides about sides")).response or page
    page = (await room.choose(room.alice, ask, "By lot at the start")).response or ask
    assert "A lot decides about sides at the start" in texts(page)
    assert words("en")("lobby-rated") in texts(room.live())
    assert "A lot decides the sides" in texts(room.live())


SERVER = {
    "pace daily": ("Daily", "72 hours"),
    "rated yes": ("rated", "Rated: whoever sits down"),
    "sides lot": ("By lot at the start", "A lot decides the sides"),
}


@pytest.mark.parametrize("text", SERVER)
async def test_a_server_says_how_new_tables_begin(room, text):
    mods = room.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    boss = room.guild.add_member(room.user("boss"), roles=[mods])
    page = (await room.slash(boss, "server", text=text)).response
    on_page, on_card = SERVER[text]
    assert on_page in texts(page)
    await room.slash(room.alice, "new", title="starwars")
    assert on_card in texts(room.live())


async def test_what_a_server_plays_most_is_offered_first_and_opened_so(room):
    mods = room.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
    boss = room.guild.add_member(room.user("boss"), roles=[mods])
    said = await room.said(boss, "server", text="game armada invasion unspent=none")
    assert "unspent=none" in said
    page = (await room.slash(room.alice, "new")).response
    assert next(iter(buttons(page))) == "Armada"
    await room.slash(room.alice, "new", title="armada")
    info = (await room.bot.services.game_lists.games(room.guild.id))[0]
    assert (info.scenario, info.options["unspent"]) == ("invasion", "none")
    for wrong in ("game nothing", "game armada nowhere", "game armada standard unspent=odd"):
        assert "unspent=none" not in await room.said(boss, "server", text=wrong)
    page = (await room.slash(boss, "server")).response
    assert "unspent=none" in texts(page)
    form = await room.press(boss, page, "New tables")
    filled = {"game": "starwars.standard", "options": "", "pace": "brisk", "rated": "yes", "sides": "even"}
    shown = (await boss.submit_modal(form, filled)).response or page
    assert "Brisk" in texts(shown)
    assert "unspent=none" not in texts(shown)


async def test_a_table_that_is_none_is_refused(room):
    for title in ("skirmish", "nothing"):
        assert "not rated" in await room.said(room.alice, "ratings", title=title)
    shown = (await room.slash(room.alice, "ratings", title="starwars")).response
    assert selects(shown) == {}


async def test_in_direct_messages_a_card_shows_what_its_owner_lets_count_everywhere(room):
    for who in (room.alice, room.bob):
        await room.slash(who, "settings", text="everywhere yes")
    await played(room)
    theirs = texts((await room.alice.user.slash("ratings", user=room.bob)).response)
    assert "All servers together:\n**Starwars**: 1421" in theirs
    assert "on this server" not in theirs
    await room.slash(room.bob, "settings", text="everywhere no")
    theirs = texts((await room.alice.user.slash("ratings", user=room.bob)).response)
    assert "1421" not in theirs
    assert "No rated game" not in theirs


async def test_whoever_sits_down_at_a_rated_table_is_told_so(room):
    services, (one, _) = room.bot.services, people_of(room)
    game = await services.lobby.open_game(Place(room.guild.id, room.channel.id), one, "starwars")
    await services.hosting.set_rated(game, one, rated=True)
    assert words("en")("lobby-rated") in await room.said(room.bob, "join")
