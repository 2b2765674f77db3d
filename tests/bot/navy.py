"""Armada in a simulated channel: pages of forms by direct message or in private, and whole turns."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.play.terms import Person
from engine.armada.game import ARMADA
from engine.core.flow import pending, sample
from tests.bot.limits import SELECT, walk
from tests.bot.room import Room, buttons, raw


async def armada(room: Room, **options: Any) -> str:
    """Open, fill and start a game: alice is Red, bob Silver."""
    await room.slash(room.alice, "game new", title="armada", **options)
    game = (await room.info()).id
    await room.slash(room.alice, "game join", seat="red")
    await room.slash(room.bob, "game join", seat="silver")
    await room.slash(room.alice, "game start")
    return game


async def state_of(room: Room, game: str) -> Any:
    """Give the whole position."""
    return (await room.bot.tables._live(game)).state


def person(who: Any) -> Person:
    """Give somebody as play knows him."""
    return Person(who.id, who.name)


def lists(message: Any) -> dict[str, dict[str, str]]:
    """Give a page's selects by stroke: label -> value."""
    return {
        ":".join(x["custom_id"].split(":")[5:]): {o["label"]: o["value"] for o in x["options"]}
        for x in walk(raw(message))
        if x["type"] == SELECT
    }


async def pick(who: Any, message: Any, stroke: str, *labels: str) -> None:
    """Choose lines of the select with this stroke, by how their labels begin."""
    for x in walk(raw(message)):
        if x["type"] == SELECT and x["custom_id"].split(":")[5] == stroke.split(":")[0]:
            if ":" in stroke and x["custom_id"].split(":")[6] != stroke.split(":")[1]:
                continue
            values = [next(o["value"] for o in x["options"] if o["label"].startswith(y)) for y in labels]
            return await who.select(message, values, custom_id=x["custom_id"])
    raise AssertionError(f"no select {stroke} on {lists(message)}")


async def press(who: Any, message: Any, label: str) -> Any:
    """Press a button of a page."""
    found = [x for text, x in buttons(message).items() if text.startswith(label)]
    assert len(found) == 1, f"{label!r} among {list(buttons(message))}"
    return await who.click(message, custom_id=found[0])


def dm(room: Room, who: Any) -> Any:
    """Give a person's newest direct message."""
    return room.dms(who)[-1]


async def by_sample(room: Room, game: str, rng: Random) -> bool:
    """Answer any open question with a legal answer drawn at random, through the tables; False at the end."""
    s = await state_of(room, game)
    asked = pending(s)
    if not asked:
        return False
    d = rng.choice(asked)
    info = await room.bot.tables.info(game)
    user = info.seat(d.seat).user
    who = room.alice if user == room.alice.id else room.bob
    action = ARMADA.write(sample(s, d, rng))
    await room.bot.tables.answer(game, person(who), d.id, d.seat, text=action)
    await room.bot.tables.drain(game)
    return True
