"""A seat's whole page is the same in every world that the seat can imagine, in every title."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from engine.core.dice import RandomDice
from engine.core.flow import apply, pending, sample
from engine.policies.worth import imagine
from tests.bot.armada import navy
from tests.bot.skirmish import patrol
from tests.bot.stars import war

OPENED = {
    "starwars": lambda room: room.started(),
    "stargate": war,
    "armada": navy.armada,
    "skirmish": patrol.with_gm,
}
#: Titles where nothing differs between such worlds at the positions looked at.
OPEN = {"stargate"}
#: Answers that are played, of how many one is looked at, and worlds that are imagined.
STEPS, EACH, WORLDS = {"starwars": 160}, 8, 2


@pytest.mark.parametrize("title", OPENED)
async def test_a_page_is_equal_in_all_worlds_that_its_seat_can_imagine(room, finger, monkeypatch, title):
    monkeypatch.setattr("bot.play.queries.choices.token_urlsafe", lambda n: "mark")
    game = await OPENED[title](room)
    loader, rng = room.bot.services.games, Random(4)
    live, held = await loader.load(game), {}
    user = next(x.user for x in live.info.seats if x.user and x.seat != "gm")
    who = room.alice if user == room.alice.id else room.bob
    seat = next(x.seat for x in live.info.seats if x.user == who.id and x.seat != "gm")

    async def loaded(*_, **__):
        return replace(live, state=held["state"])

    page = await finger(who, game)
    monkeypatch.setattr(type(loader), "load", loaded)
    rules, dice, differed, state = live.title.game, RandomDice(rng), 0, live.state
    for n in range(STEPS.get(title, 3 * EACH)):
        if n % EACH == 0:
            shown = []
            for world in range(WORLDS + 1):
                held["state"] = imagine(rules, state, seat, Random(world)) if world else state
                differed += held["state"] != state
                shown.append(json.dumps(await page.ask(), sort_keys=True))
            assert len(set(shown)) == 1, (n, title)
        if state.over is not None:
            break
        d = rng.choice(pending(state))
        state = apply(state, d.seat, d.id, sample(state, d, rng), dice).state
    assert bool(differed) == (title not in OPEN)


async def test_a_ruler_says_the_same_in_all_worlds_that_its_seat_can_imagine(room, finger, monkeypatch):
    game = await patrol.alone(room)
    loader, live, held = room.bot.services.games, await room.bot.services.games.load(game), {}

    async def loaded(*_, **__):
        return replace(live, state=held["state"])

    page = await finger(room.alice, game)
    monkeypatch.setattr(type(loader), "load", loaded)
    said, worlds = (
        set(),
        [live.state, *(imagine(live.title.game, live.state, "p1", Random(n)) for n in range(4))],
    )
    for world in worlds:
        held["state"] = world
        await page.ask()
        await page.tap("RED")
        look, picture = page.holder.shown.picture
        for place in ("15 9", "19 23"):
            spot = look.spot(picture, place)
            said.add((place, json.dumps(await page.point((spot.x, spot.y), measures=True))))
    assert len(said) == 2
    assert all('"ruler"' in x for _, x in said)
    assert len({tuple(x.figures[y].at for y in x.figures) for x in worlds}) > 1
