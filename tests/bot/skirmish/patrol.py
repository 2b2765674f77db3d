"""Skirmish in a simulated channel: tables with and without a GM, orders by page and by command."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random
from typing import Any

from bot.play.model.rows import events_of
from bot.play.model.terms import Person
from bot.titles import TITLES
from engine.core.codec import pack_action
from engine.core.flow import pending, sample
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.actions import Done, Lay, March, Shoot, Throw
from engine.skirmish.model.procedures import Q_GM, Q_ORDER, Q_PAUSE
from render.core.text import words
from tests.bot.room import Room, buttons, selects, shape, sure, texts

#: Whether pages are read whole.
UNFOLDS = False
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
    """Return somebody as play knows them."""
    return Person(who.id, who.name)


def more_people(room: Room) -> None:
    """Put carol and dave in."""
    room.carol = room.guild.add_member(room.user("carol"))
    room.dave = room.guild.add_member(room.user("dave"))


async def mission(room: Room, who: Any, name: str) -> Any:
    """Look at a mission, from the page of what can be opened."""
    page = room.private(await room.slash(who, "new"))
    page = (await room.press(who, page, "Skirmish")).response
    ((select, _),) = selects(page).items()
    return (await who.select(page, [name], custom_id=select)).response


async def loaded(room: Room, who: Any, file: tuple[str, bytes], **options: Any) -> Any:
    """Look at a table's file, from the page of what can be opened; give what is shown."""
    page = room.private(await room.slash(who, "new"))
    page = (await room.press(who, page, "Skirmish")).response
    form = await room.press(who, page, "From a file")
    return room.private(await who.submit_modal(form, {"file": file}))


async def state_of(room: Room, game: str) -> Any:
    """Return the whole position."""
    return (await room.bot.services.games.load(game)).state


async def alone(
    room: Room, text: str = TABLE, options: str = "players=1 gm=off", seats: tuple[str, ...] = ("p1",)
) -> str:
    """Open a table for alice alone and start it; she takes these seats."""
    file = ("table.toml", text.encode())
    await room.slash(room.alice, "new", title="skirmish", options=options, file=file)
    game = (await room.info()).id
    for seat in seats:
        await room.slash(room.alice, "join", seat=seat)
    await room.slash(room.alice, "start")
    return game


async def with_gm(room: Room, **more: Any) -> str:
    """Open a table: alice is the GM, bob, carol and dave play; and start it."""
    more_people(room)
    if "scenario" not in more:
        more.setdefault("file", ("table.toml", TABLE.encode()))
    options = f"players=3 gm=on {more.pop('options', '')}".strip()
    await room.slash(room.alice, "new", title="skirmish", options=options, **more)
    game = (await room.info()).id
    for who, seat in ((room.alice, "gm"), (room.bob, "p1"), (room.carol, "p2"), (room.dave, "p3")):
        await room.slash(who, "join", seat=seat)
    await room.slash(room.alice, "start")
    return game


async def shown(room: Room, who: Any, command: str, /, **options: Any) -> Any:
    """Use a command and give the private page it shows."""
    return await unfolded(who, room.private(await room.slash(who, command, **options)))


async def press(who: Any, message: Any, label: str) -> Any:
    """Press a button of a private page and give the page it becomes."""
    found = [x for text, x in buttons(message).items() if text.startswith(label)]
    assert len(found) == 1, f"{label!r} among {list(buttons(message))}"
    result = await who.click(message, custom_id=found[0])
    return await unfolded(who, result.response if result.response is not None else message)


async def unfolded(who: Any, message: Any) -> Any:
    """Give a page with all its lines, where pages are read whole."""
    found = [x for text, x in buttons(message).items() if UNFOLDS and text in ("All of it", "Alles")]
    return (await who.click(message, custom_id=found[0])).response if found else message


async def ordered(room: Room, who: Any, command: str, /, **options: Any) -> str:
    """Return an order by command and confirm it; return what its giver reads last."""
    page = await shown(room, who, command, **options)
    assert sure(page), texts(page)
    return texts(await press(who, page, sure(page)))


async def by_gm(room: Room, command: str, who: Any = None, /, **options: Any) -> Any:
    """Have the GM, usually alice, see an act beforehand and confirm it; return what they see then."""
    gm = who or room.alice
    return await press(gm, await shown(room, gm, f"skirmish gm {command}", **options), "Confirm")


def public(room: Room) -> str:
    """Return all that everybody can read, with what pictures say."""
    return "\n".join(map(shape, room.posts()))


async def logged(room: Room, game: str) -> str:
    """Return all that the log tells everybody: posts tell a story, and not every word of it."""
    seats = (await room.bot.services.game_lists.info(game)).seats
    names = {x.seat: x.name for x in seats if x.name}
    rows = await room.bot.store.entries(game)
    events = [e for row in rows for e in events_of(row) if e.reaches(None)]
    return "\n".join(TITLES["skirmish"].look.tell(events, names, words("en")))


async def by_sample(room: Room, game: str, rng: Random, people: dict[int, Any]) -> bool:
    """Answer any open question by a legal answer drawn at random, through the tables; False at the end."""
    s = await state_of(room, game)
    asked = pending(s)
    if not asked:
        return False
    d = rng.choice(asked)
    info = await room.bot.services.game_lists.info(game)
    user = people[info.seat(d.seat).user]
    action = sample(s, d, rng)
    packed = pack_action(s.rules.kinds[d.kind].takes, action)
    await room.bot.services.answering.answer(game, person(user), d.id, d.seat, action=packed)
    await room.bot.services.turns.drain(game)
    return True


# -- a whole mission by commands and buttons ---------------------------------------------------------------


def as_command(a: Any) -> tuple[str, dict[str, Any]]:
    """Return the slash command, with its options, by which a player gives an order."""
    match a:
        case Done():
            return "skirmish done", {}
        case March() if len(a.path) == 1:
            (x, y), charge = a.path[0], {"charge": True} if a.pace == "charge" else {}
            return "skirmish move", {"figure": a.figure, "to": f"{x:g} {y:g}", **charge}
        case March():
            return "answer", {"text": SKIRMISH.write(a)}
        case Shoot():
            aim = ("unaimed", "aimed", "careful")[a.aim - 1]
            return "skirmish shoot", {"figure": a.figure, "target": a.target, "aim": aim, "shots": a.shots}
        case Throw():
            stun = {"stun": True} if a.kind == "stun" else {}
            return "skirmish grenade", {"figure": a.figure, "at": f"{a.x:g} {a.y:g}", **stun}
        case Lay():
            how = {"kind": a.kind, "fuse": a.fuse, "shape": a.shape, "facing": str(a.facing)}
            return "skirmish lay", {"figure": a.figure, **how}
    _, deed, *what = SKIRMISH.write(a).split()
    return "skirmish do", {"figure": a.figure, "deed": deed, **({"what": " ".join(what)} if what else {})}


async def by_hunch(room: Room, game: str, people: dict[int, Any], rng: Random) -> bool:
    """Have somebody who is asked give the answer that looks right, by command or button; False at the end."""
    s = await state_of(room, game)
    asked = pending(s)
    if not asked:
        return False
    d = rng.choice(asked)
    who = people[(await room.bot.services.game_lists.info(game)).seat(d.seat).user]
    if d.kind == Q_ORDER:
        command, given = as_command(SKIRMISH.hunch(s, d, rng))
        page = await shown(room, who, command, **given)
        if label := sure(page):
            await press(who, page, label)
    elif d.kind in (Q_GM, Q_PAUSE):
        page = room.private(await room.press(who, room.live(), "Choose"))
        await press(who, page, "Go on")
    else:
        await _pressed(room, game, who, rng)
    return True


async def _pressed(room: Room, game: str, who: Any, rng: Random) -> None:
    """Answer a question that has a list by pressing, from the newest post to the last confirmation.

    Others may be asked the same, so it is the log that tells whether it was answered.
    """
    message: Any = room.live()
    before = (await room.bot.services.games.load(game)).row.n
    for _ in range(6):
        result = await room._one_more(who, message, rng)
        if (await room.bot.services.games.load(game)).row.n != before:
            return
        message = room.private(result)
    raise AssertionError(f"six presses and no answer: {texts(message)}")


async def played(room: Room, game: str, people: list[Any], most: int = 900, gm: Any = None) -> int:
    """Play a mission to its end; give the number of answers that took.

    The first orders are looked at before they are confirmed, the others given at once. A `gm` ends the
    players' step now and then.
    """
    rng, known = Random(1), {x.id: x for x in people}
    for n in range(most):
        if n == 12:
            for who in known.values():
                await room.slash(who, "settings", text="confirm no")
        if gm is not None and rng.random() < 0.06 and _ordering(await state_of(room, game)):
            await by_gm(room, "end", gm, reason="time presses")
        if not await by_hunch(room, game, known, rng):
            return n
    raise AssertionError(f"no end after {most} answers")


def _ordering(s: Any) -> bool:
    return any(d.kind == Q_ORDER for d in pending(s))


def quiet(mission: str) -> str:
    """Return a mission that comes with the game, but without a single enemy."""
    text = files("data").joinpath("skirmish", "missions", f"{mission}.toml").read_text(encoding="utf-8")
    text = re.sub(r"\[\[bands\]\]\n(?:(?!\[)[^\n]+\n|\n)+", "", text)
    return re.sub(r"^(markers|jaffa|first_primes|cannons) = \d+$", r"\1 = 0", text, flags=re.MULTILINE)
