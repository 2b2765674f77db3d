"""Whoever touches at random plays on: no touch fails, none reaches another seat, the channel hears of all."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from tests.bot.armada import navy
from tests.bot.skirmish import patrol
from tests.bot.stars import war
from tests.effort.turns import FIVE

#: How tables are opened, how many touches are made, and how many answers these come to at least.
OPENED = {
    "starwars": (lambda room: room.started(), 40, 8),
    "stargate": (war, 60, 3),
    "armada": (navy.armada, 80, 1),
    "skirmish": (patrol.alone, 60, 4),
}


def badly(rng: Random, form: dict[str, Any]) -> dict[str, str] | None:
    """Fill a form in, or leave it."""
    return {f["id"]: "1" for f in form["fields"]} if rng.random() < 0.5 else None


@pytest.mark.parametrize("title", OPENED)
async def test_touching_at_random_fails_nowhere(room, finger, monkeypatch, title):
    begin, touches, least = OPENED[title]
    if title == "armada":  # with fleets that are bought: nobody buys one at random
        navy.begins_with(monkeypatch, FIVE)
    game = await begin(room)
    live = await room.bot.services.games.load(game)
    users = {x.user for x in live.info.seats if x.user}
    people = [x for x in (room.alice, room.bob) if x.id in users]
    pages, rng, n = [await finger(x, game) for x in people], Random(title), live.row.n
    for _ in range(touches):
        ready = []
        for page in pages:
            if page.page["waits"]:
                await page.ask()
            ready += [] if page.page["waits"] and not page.controls() else [page]
        if not ready:
            break
        page = rng.choice(ready)
        await page.anything(rng, partial(badly, rng))
        said = page.said()
        assert "Something went wrong" not in said, said
    assert not room.errors
    assert (await room.bot.services.games.load(game)).row.n >= n + least
