"""Skirmish in a simulated channel: tables with and without a GM, orders by page and by command."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.play.terms import Person
from engine.core.codec import pack_action
from engine.core.flow import pending, sample
from tests.bot.room import Room, buttons, texts

#: A small table of one's own: a hut to be searched, one guard that nobody sees, and a way out.
TABLE = """
title = "The shed"
brief = "Look into the shed and come back."
width = 36.0
height = 30.0
solo_edge = "north"
turns = 6
points = 12
markers = 0
jaffa = 0
first_primes = 0
cannons = 0
exits = ["south"]
[[start]]
id = "south"
name = "South edge"
size = [12.0, 0.0, 24.0, 4.0]
[[terrain]]
id = "HU"
kind = "building"
shape = "rect"
size = [14.0, 14.0, 20.0, 18.0]
name = "Shed"
[[terrain]]
id = "WO"
kind = "wood"
shape = "rect"
size = [10.0, 24.0, 30.0, 29.5]
name = "Wood"
[[team]]
id = "RED"
name = "Red"
rank = "leader"
actions = 4
weapon = "rifle"
kit = ["grenade", "c4"]
at = [14.0, 2.0]
[[team]]
id = "GOLD"
name = "Gold"
rank = "elite"
actions = 4
weapon = "rifle"
at = [17.0, 2.0]
[[team]]
id = "BLUE"
name = "Blue"
rank = "trooper"
actions = 3
weapon = "rifle"
at = [20.0, 2.0]
[[bands]]
id = "lurkers"
name = "Lurkers"
at = [20.0, 28.5]
n = 2
defending = true
[[objectives]]
id = "shed"
kind = "search"
name = "The shed"
at = [17.0, 16.0]
radius = 3.5
piece = "HU"
gives = "papers"
[[win]]
kind = "done"
objective = "shed"
name = "The shed is searched"
[[lose]]
kind = "all_out"
name = "All are out"
[[lose]]
kind = "turns"
name = "Six turns pass"
turns = 6
"""


def person(who: Any) -> Person:
    """Give somebody as play knows him."""
    return Person(who.id, who.name)


def more_people(room: Room) -> None:
    """Put carol and dave in."""
    room.carol = room.guild.add_member(room.env.create_user("carol"))
    room.dave = room.guild.add_member(room.env.create_user("dave"))


async def state_of(room: Room, game: str) -> Any:
    """Give the whole position."""
    return (await room.bot.tables._live(game)).state


async def alone(
    room: Room, text: str = TABLE, options: str = "players=1 gm=off", seats: tuple[str, ...] = ("p1",)
) -> str:
    """Open a table for alice alone and start it; she takes these seats."""
    file = ("table.toml", text.encode())
    await room.slash(room.alice, "game new", title="skirmish", options=options, file=file)
    game = (await room.info()).id
    for seat in seats:
        await room.slash(room.alice, "game join", seat=seat)
    await room.slash(room.alice, "game start")
    return game


async def with_gm(room: Room, **more: Any) -> str:
    """Open a table: alice is the GM, bob, carol and dave play; and start it."""
    more_people(room)
    if "scenario" not in more:
        more.setdefault("file", ("table.toml", TABLE.encode()))
    await room.slash(room.alice, "game new", title="skirmish", options="players=3 gm=on", **more)
    game = (await room.info()).id
    for who, seat in ((room.alice, "gm"), (room.bob, "p1"), (room.carol, "p2"), (room.dave, "p3")):
        await room.slash(who, "game join", seat=seat)
    await room.slash(room.alice, "game start")
    return game


async def shown(room: Room, who: Any, command: str, /, **options: Any) -> Any:
    """Use a command and give the private page it shows."""
    return room.private(await room.slash(who, command, **options))


async def press(who: Any, message: Any, label: str) -> Any:
    """Press a button of a private page and give the page it becomes."""
    found = [x for text, x in buttons(message).items() if text.startswith(label)]
    assert len(found) == 1, f"{label!r} among {list(buttons(message))}"
    result = await who.click(message, custom_id=found[0])
    return result.response if result.response is not None else message


async def ordered(room: Room, who: Any, command: str, /, **options: Any) -> str:
    """Give an order by command and confirm it; give what its giver reads last."""
    page = await shown(room, who, command, **options)
    assert "Confirm" in buttons(page), texts(page)
    return texts(await press(who, page, "Confirm"))


def public(room: Room) -> str:
    """Give all that everybody can read, with what pictures say."""
    return "\n".join(str([x.to_dict() for x in m.components]) for m in room.posts())


async def by_sample(room: Room, game: str, rng: Random, people: dict[int, Any]) -> bool:
    """Answer any open question by a legal answer drawn at random, through the tables; False at the end."""
    s = await state_of(room, game)
    asked = pending(s)
    if not asked:
        return False
    d = rng.choice(asked)
    info = await room.bot.tables.info(game)
    user = people[info.seat(d.seat).user]
    action = sample(s, d, rng)
    packed = pack_action(s.rules.kinds[d.kind].takes, action)
    await room.bot.tables.answer(game, person(user), d.id, d.seat, action=packed)
    await room.bot.tables.drain(game)
    return True
