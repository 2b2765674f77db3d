"""Following a game that one does not play in: a digest goes by direct message, turn by turn."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.play.clocks import schedules
from bot.play.model.ports import Access, Nowhere, Trouble
from bot.play.model.rows import events_of
from bot.play.model.terms import Person, Refused
from bot.play.queries import settings
from bot.store.models import Follower
from engine.starwars.game import STARWARS, Position
from render.core.text import words
from tests.play.conftest import ANN, BEN, EVE, Room, ids, said

DAY = 86400
FLEETS = {"blue": {1: "SOL-1", 2: "SOL-3"}, "orange": {1: "VEGA-1", 2: "VEGA-3"}}


class Onlookers(Nowhere):
    """Whoever is here sees the channel."""

    def __init__(self) -> None:
        self.here = {EVE.id}

    async def access(self, user: int, guild: int, channel: int) -> Access | None:
        return Access(guild, channel, sees=user in self.here)


@pytest.fixture
def followed(room: Room) -> Room:
    room.members = room.services.rights._members = Onlookers()  # type: ignore[attr-defined]
    return room


async def on(room: Room, game: str, rng: Random, steps: int = 1) -> None:
    """Play on, and let a sweep do what is due."""
    for _ in range(steps):
        await room.step(game, rng, drain=False)
    for x in await room.services.watching.sweep(None):
        await room.services.turns.drain(x)


async def turn_on(room: Room, game: str, rng: Random) -> None:
    """Play until there is a digest, or the game is over."""
    before = len(room.courier.dms(EVE.id))
    for _ in range(40):
        room.clock.at += 31
        await on(room, game, rng)
        if len(room.courier.dms(EVE.id)) > before:
            return
    raise AssertionError("no digest came")


async def test_a_digest_tells_what_the_channel_was_told_and_no_more(followed: Room) -> None:
    t, game, rng = followed.services, await followed.started(), Random(3)
    await t.watching.follow(game, EVE)
    await turn_on(followed, game, rng)
    [sent] = followed.courier.dms(EVE.id)
    assert "you follow" in said(sent.post)
    assert sent.post.silent
    assert [x.args for x in ids(sent.post)][:1] == [("follow", "off", game)]
    row = await t.watching.following(game, EVE.id)
    entries = await followed.store.entries(game)
    assert row.told == max(x.shown for x in entries)
    secrets = [e for x in entries for e in json.loads(x.events) if e[3]]
    assert secrets, "there was something to betray"
    public = [e for x in entries for e in events_of(x) if e.reaches(None)]
    live = await t.games.load(game)
    lines = live.title.look.tell(public, t.wording.names(live, words("en")), words("en"))
    told = sent.post.text[2].split("\n")
    assert told[-1] in "\n".join(lines)
    assert [x for x in told if x not in "\n".join(lines) and not x.startswith("…")] == []
    followed.clock.at += 600
    await on(followed, game, rng, 12)
    assert len(followed.courier.dms(EVE.id)) == 1, "no second one within a quarter of an hour"
    followed.clock.at += 400
    await on(followed, game, rng, 0)
    assert len(followed.courier.dms(EVE.id)) == 2
    assert await t.watching.unfollow(game, EVE.id)
    followed.clock.at += DAY
    await on(followed, game, rng, 4)
    assert len(followed.courier.dms(EVE.id)) == 2


async def test_who_plays_or_has_enough_does_not_follow(followed: Room) -> None:
    t, game = followed.services, await followed.started()
    for who in (ANN, BEN):
        with pytest.raises(Refused, match="refused-follow-seated"):
            await t.watching.follow(game, who)
    for n in range(10):
        await followed.store.follow(Follower(game=game, user=1000 + n), 10)
    await t.watching.follow(game, EVE)
    await t.seating.replace(game, BEN, "orange", EVE)
    followed.clock.at += 60
    await followed.step(game, Random(1), drain=False)
    await on(followed, game, Random(1), 0)
    assert await t.watching.following(game, EVE.id) is None, "who takes a seat follows no more"
    await t.hosting.abandon(game, ANN)
    with pytest.raises(Refused, match="refused-follow-over"):
        await t.watching.follow(game, Person(77, "Zoë"))


async def test_quiet_hours_closed_messages_and_lost_access_are_minded(followed: Room) -> None:
    t, game, rng = followed.services, await followed.started(), Random(3)
    await t.watching.follow(game, EVE)
    minute = int(followed.clock.at % DAY) // 60
    await schedules.set_hours(t.context, EVE.id, "Reykjavik", ((minute - 1) % 1440, (minute + 120) % 1440))
    followed.clock.at += 60
    await on(followed, game, rng, 20)
    assert followed.courier.dms(EVE.id) == [], "it is quiet"
    assert (await t.watching.following(game, EVE.id)).due > followed.clock.at + 3600
    followed.clock.at += DAY // 2
    onlookers = followed.members  # type: ignore[attr-defined]
    onlookers.here = set()
    await on(followed, game, rng, 0)
    assert followed.courier.dms(EVE.id) == [], "they do not see the channel any more"
    onlookers.here = {EVE.id}
    followed.clock.at += 3700
    followed.courier.troubles = lambda what, where: Trouble.CLOSED if getattr(where, "user", 0) else None
    await on(followed, game, rng, 0)
    assert (await t.watching.following(game, EVE.id)).closed
    followed.courier.troubles = lambda what, where: None
    followed.clock.at += DAY
    await on(followed, game, rng, 20)
    assert followed.courier.dms(EVE.id) == []
    await t.watching.follow(game, EVE)
    await t.answering.act(game, BEN, "resign", {"do": "resign"})
    await on(followed, game, rng, 0)
    assert "is over" in said(followed.courier.dms(EVE.id)[-1].post)
    assert await t.watching.following(game, EVE.id) is None


async def test_following_is_in_ones_data_and_goes_with_it(followed: Room) -> None:
    t, game = followed.services, await followed.started()
    await t.watching.follow(game, EVE)
    [mine] = json.loads((await settings.personal_data(t.context, EVE)).text)["follows"]
    assert (mine["game"], mine["direct_messages_closed"]) == (game, False)
    await t.privacy.forget(EVE)
    assert await t.watching.following(game, EVE.id) is None


async def test_a_digest_shows_what_the_channel_may_see_whatever_players_hold(followed: Room) -> None:
    """Its picture, its headline and its words are the same in worlds that differ in what players hide."""
    t, game = followed.services, await followed.started()
    look, drawing, drawn = t.drawing, t.drawing.draw, []

    async def noted(live, view, *given, **named):
        drawn.append(view)
        return await drawing(live, view, *given, **named)

    look.draw = noted  # type: ignore[method-assign]
    await t.watching.follow(game, EVE)
    posts = []
    for hands in ({"blue": "AAS", "orange": "WWW"}, {"blue": "SWS", "orange": "ASA"}):
        s = STARWARS.lay_out(Position("blue", FLEETS, hands=hands))
        assert STARWARS.view(s, "blue") != STARWARS.view(s, None), "there is something to betray"
        await followed.put(game, s)
        live = await t.games.load(game)
        body = {"user": EVE.id, "since": 0, "until": live.row.shown, "locale": "en"}
        posts.append(said(await t.watching.news(live, body)))
        assert drawn[-1] == STARWARS.view(s, None)
    assert drawn[0] == drawn[1]
    assert posts[0] == posts[1]
