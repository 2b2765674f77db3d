"""How much one person may have going on a server, and lobbies that nobody touches."""

from __future__ import annotations

import asyncio

import pytest

from bot.play.lobby import hosting
from bot.play.lobby.hosting import UNTOUCHED
from bot.play.model.ports import Place
from bot.play.model.terms import Refused
from tests.play.conftest import ANN, BEN, CHANNEL, GUILD, HERE, MOD, Room, said
from tests.play.failures.test_two_processes import two  # noqa: F401 - a fixture


def there(channel: int, guild: int = GUILD) -> Place:
    return Place(guild, channel)


async def refused(work: object) -> Refused:
    with pytest.raises(Refused) as why:
        await work  # type: ignore[misc]
    return why.value


async def test_a_person_has_three_open_lobbies_and_a_moderator_any_number(room: Room) -> None:
    t = room.services
    games = [await t.lobby.open_game(there(n), ANN, "starwars") for n in range(3)]
    why = await refused(t.lobby.open_game(there(3), ANN, "starwars"))
    assert "3 open lobbies" in t.wording.refusal(why, "en")
    assert "3 offene Lobbys" in t.wording.refusal(why, "de")
    assert await t.lobby.open_game(there(3), BEN, "starwars")
    assert await t.lobby.open_game(there(4, GUILD + 1), ANN, "starwars")  # another server's affair
    await t.hosting.abandon(games[0], ANN)
    assert await t.lobby.open_game(there(5), ANN, "starwars")
    for n in range(6):
        assert await t.lobby.open_game(there(10 + n), MOD, "starwars", parent=CHANNEL)


async def test_a_person_hosts_so_many_games_open_lobbies_included(room: Room) -> None:
    t = room.services
    await hosting.set_guild_settings(t.context, GUILD, MOD, hosted=2, lobbies=1)
    await room.started(place=there(1))
    await t.lobby.open_game(there(2), ANN, "starwars")
    await hosting.set_guild_settings(t.context, GUILD, MOD, lobbies=5)
    why = await refused(t.lobby.open_game(there(3), ANN, "starwars"))
    assert why.key == "refused-hosted"
    assert "2 games" in t.wording.refusal(why, "en")


async def test_a_person_opens_so_many_games_an_hour_and_is_told_when_the_next_may_be(room: Room) -> None:
    t, began = room.services, int(room.clock.at)
    for _ in range(5):
        await t.hosting.abandon(await t.lobby.open_game(HERE, ANN, "starwars"), ANN)
        room.clock.at += 60
    why = await refused(t.lobby.open_game(HERE, ANN, "starwars"))
    assert f"<t:{began + 3600}:R>" in t.wording.refusal(why, "en")
    assert f"<t:{began + 3600}:R>" in t.wording.refusal(why, "de")
    room.clock.at = began + 3600
    assert await t.lobby.open_game(HERE, ANN, "starwars")


@pytest.mark.parametrize("value", [0, -1, 101, "many"])
async def test_a_limit_has_limits(room: Room, value: object) -> None:
    for name in ("lobbies", "hosted", "hourly"):
        why = await refused(hosting.set_guild_settings(room.services.context, GUILD, MOD, **{name: value}))
        assert why.key == "refused-setting"


async def test_two_presses_at_once_do_not_pass_a_limit(two: list[Room]) -> None:  # noqa: F811
    """Every check before the transaction sees room for one more; the transaction lets one pass."""
    first = two[0].services
    for n in range(2):
        await first.lobby.open_game(there(n), ANN, "starwars")
    wanted = [await two[i % 2].services.lobby.may_open(there(10 + i), ANN, "starwars") for i in range(4)]
    tries = [two[i % 2].services.lobby.open_at(there(10 + i), x) for i, x in enumerate(wanted)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(x).__name__ for x in done) == ["Refused", "Refused", "Refused", "str"]
    assert len(await first.game_lists.games(GUILD)) == 3


async def test_a_lobby_that_nobody_touches_is_closed_and_its_host_is_told_once(room: Room) -> None:
    t = room.services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    await t.turns.drain(game)
    room.clock.at += UNTOUCHED - 1
    await t.sweeper.sweep()
    assert (await t.game_lists.info(game)).status == "lobby"
    room.clock.at += 1
    await t.sweeper.sweep()
    again = await room.make()
    await again.sweeper.sweep()  # a restart does not tell it again
    assert (await t.game_lists.info(game)).status == "abandoned"
    words = [x for x in room.courier.channel() if "14 days" in said(x.post)]
    assert [x.post.ping for x in words] == [(ANN.id,)]
    assert not any(x.buttons and x.post.rows for x in room.courier.channel())
    assert await t.lobby.open_game(HERE, BEN, "starwars")  # the channel is free again


async def test_whoever_touches_a_lobby_keeps_it(room: Room) -> None:
    t = room.services
    lobby, table = await t.lobby.open_game(HERE, ANN, "starwars"), await room.started(place=there(7))
    room.clock.at += UNTOUCHED - 1
    await t.lobby.join(lobby, BEN)
    room.clock.at += 2
    await t.sweeper.sweep()
    assert (await t.game_lists.info(lobby)).status == "lobby"
    assert (await t.game_lists.info(table)).status == "playing"  # a game under way waits for ever


async def test_a_lobby_is_closed_once_by_several_processes(two: list[Room]) -> None:  # noqa: F811
    game = await two[0].services.lobby.open_game(HERE, ANN, "starwars")
    two[0].clock.at += UNTOUCHED
    await asyncio.gather(*(x.services.sweeper.sweep() for x in two))
    two[0].clock.at += 60
    await asyncio.gather(*(x.services.sweeper.sweep() for x in two))
    assert (await two[1].services.game_lists.info(game)).status == "abandoned"
    assert len([x for x in two[0].courier.channel() if "14 days" in said(x.post)]) == 1


async def test_the_database_s_clock_decides_when_a_lobby_is_old(room: Room) -> None:
    """A machine whose clock is a month ahead of the database's closes nothing that is still young there."""
    from dataclasses import replace

    game = await room.services.lobby.open_game(HERE, ANN, "starwars")
    month = 30 * 86_400
    room.store.opened = replace(room.store.opened, ahead=float(month))
    room.clock.at += month
    assert await room.services.lobby.close_unused() == []
    assert (await room.services.game_lists.info(game)).status == "lobby"


async def test_a_host_whose_channel_is_gone_is_told_in_private(room: Room) -> None:
    t = room.services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    await t.turns.drain(game)
    await t.turns.channel_gone(HERE.channel or 0)
    room.clock.at += UNTOUCHED
    await t.sweeper.sweep()
    room.clock.at += 5
    await t.sweeper.sweep()
    assert len([x for x in room.courier.dms(ANN.id) if "14 days" in said(x.post)]) == 1


async def test_old_lobbies_and_a_host_s_games_are_found_by_an_index(room: Room) -> None:
    def plans(db: object) -> str:
        asked = (
            "SELECT id FROM game WHERE status = 'lobby' AND changed <= 5 ORDER BY changed",
            "SELECT created FROM game WHERE host = 1 AND created > 5 ORDER BY created",
        )
        return "\n".join(str(x[3]) for sql in asked for x in db.execute(f"EXPLAIN QUERY PLAN {sql}"))  # type: ignore[attr-defined]

    found = await room.store.writer.run(plans)
    assert "ix_game_status_changed" in found
    assert "ix_game_host_created" in found
    assert "SCAN" not in found
