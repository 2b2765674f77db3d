"""The scripted turns: a few people play ordinary turns as they would, by buttons or by text."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from engine.armada.queries.position import Placed
from engine.armada.queries.position import Position as Fleets
from engine.stargate.queries.position import Position as Stars
from tests.bot import stars
from tests.bot.armada import navy
from tests.bot.armada.navy import Sheet
from tests.bot.room import Room, buttons, controls
from tests.bot.skirmish import patrol
from tests.effort.tally import Player, Tally, counted, offered

#: Twelve units with room to move, and one enemy far away.
TWELVE = Stars(
    "coalition",
    {
        **{f"H{n}": f"1{n + 1}03" for n in range(1, 7)},
        **{f"M{n}": f"1{n + 4}05" for n in range(1, 5)},
        **{f"D{n}": f"{n + 20}03" for n in range(1, 3)},
        "X1": "0103",
    },
)
#: Nobody of the Virunians is near anybody.
APART = Stars("coalition", {"H1": "1203", "X1": "0103", "X2": "0105"})
#: Five ships a side, in one hex.
FIVE = Fleets({f"{x}{n}": Placed("starship", "1" if x == "R" else "5", has={"laser": 2}) for x in "RS"
               for n in range(1, 6)})  # fmt: skip
#: Two sides in each of three hexes.
THREE = Fleets({f"{x}{n}": Placed("starship", str(n), has={"laser": 2}) for x in "RS" for n in (1, 2, 3)})
FOURTH = """
[[team]]
id = "DOC"
name = "Doc"
rank = "specialist"
actions = 2
weapon = "zat"
at = [13.0, 3.0]
"""

Script = Callable[[Room], Awaitable[Tally]]


def begun_with(start: Callable[[Any, Any], None], position: Any) -> Callable[[Script], Script]:
    """Have the games of a script begin with a position."""

    def wrapped(script: Script) -> Script:
        async def played(room: Room) -> Tally:
            with pytest.MonkeyPatch.context() as patch:
                start(patch, position)
                return await script(room)

        return played

    return wrapped


async def starwars_turn(room: Room) -> Tally:
    """Move twice: whoever is first. The dice are thrown already, for there is nothing to build."""
    game = await room.started()
    mover = Player(room, await room.mover(game))
    async with counted(room) as tally:
        while (await room.mover(game)) is mover.who:
            await mover.onward()
    return tally


@begun_with(stars.begins_with, TWELVE)
async def stargate_unit(room: Room) -> Tally:
    """Move one unit over two legs, and stop it."""
    await stars.war(room)
    alice = Player(room, room.alice)
    async with counted(room) as tally:
        await alice.press("H2", "3 south-east to", "2 south to", "Confirm")
    return tally


@begun_with(stars.begins_with, TWELVE)
async def stargate_phase(room: Room) -> Tally:
    """Move twelve units by one leg each."""
    await stars.war(room)
    alice = Player(room, room.alice)
    async with counted(room) as tally:
        for unit in ("H1", "H2", "H3", "H4", "H5", "H6", "M1", "M2", "M3", "M4", "D1", "D2"):
            await alice.press(unit, "1 south to")
        await alice.press("Confirm")
    return tally


@begun_with(stars.begins_with, TWELVE)
async def stargate_text(room: Room) -> Tally:
    """Move twelve units by one text."""
    await stars.war(room)
    alice = Player(room, room.alice)
    order = "; ".join(f"{x} s1" for x in TWELVE.units if x != "X1")
    async with counted(room) as tally:
        await alice.slash("move", text=f"{order}; done")
        await alice.press("Confirm")
    assert tally.answers >= 12, "the text was not carried out"
    return tally


@begun_with(stars.begins_with, stars.MEETING)
async def stargate_approach(room: Room) -> Tally:
    """Meet an enemy, and have both choose in secret. The press that led there is not counted."""
    await stars.war(room)
    alice, bob = Player(room, room.alice), Player(room, room.bob)
    await alice.press("M1", "1 south to")
    async with counted(room) as tally:
        await alice.press("Confirm")
        for who, choice in ((bob, "Charge"), (alice, "Warp")):
            who.read_letter()
            await who.press(choice)
            await who.confirm()
    tally.clicks -= 1
    return tally


@begun_with(stars.begins_with, APART)
async def stargate_machine(room: Room) -> Tally:
    """Leave a turn to the machine player. The press that ends one's own phase is not counted."""
    await room.slash(room.alice, "new", title="stargate")
    await room.slash(room.alice, "join", seat="coalition")
    await room.slash(room.alice, "table", text="machine policy=random")
    await room.slash(room.alice, "start")
    alice = Player(room, room.alice)
    await alice.press("End the phase")
    await alice.confirm()
    await alice.press("End staging")
    async with counted(room) as tally:
        await alice.confirm()
    tally.clicks -= 1
    assert tally.answers > 1, "the machine player did nothing"
    return tally


@begun_with(navy.begins_with, FIVE)
async def armada_orders(room: Room) -> Tally:
    """Order five like ships, and lock."""
    await navy.armada(room)
    page = Sheet(room, room.alice)
    async with counted(room) as tally:
        await page.pick("pick", *(f"Ship {n} " for n in range(1, 6)))
        await page.pick("to", "hex 2")
        await page.press("Check and lock")
        await page.press("Lock")
    return tally


@begun_with(navy.begins_with, THREE)
async def armada_turn(room: Room) -> Tally:
    """Write a turn that goes on by itself, both with battle plans."""
    await navy.armada(room)
    orders = "1-3: attack; plan: rest auto"
    async with counted(room) as tally:
        for who in (room.alice, room.bob):
            await navy.locked(room, who, "move", orders)
    return tally


@begun_with(navy.begins_with, THREE)
async def armada_battles(room: Room) -> Tally:
    """Fight three battles: one side by plan, the other by hand until it has seen how the first one begins."""
    game = await navy.armada(room)
    begun = (await navy.state_of(room, game)).turn
    async with counted(room) as tally:
        await navy.locked(room, room.alice, "move", "1-3: attack")
        await navy.locked(room, room.bob, "move", "1-3: attack; plan: rest auto")
        await Sheet(room, room.alice).press("Confirm")
        await Sheet(room, room.alice).press("All battles by plan")
    assert (await navy.state_of(room, game)).turn > begun
    return tally


async def skirmish_order(room: Room) -> Tally:
    """Give one order from the channel's post on."""
    await patrol.alone(room)
    alice = Player(room, room.alice)
    async with counted(room) as tally:
        await alice.press("Order RED", "a:")
        await alice.confirm()
    return tally


async def skirmish_step(room: Room) -> Tally:
    """Order four figures, and be done: the enemy acts, and the next step begins."""
    await patrol.alone(room, patrol.TABLE + FOURTH)
    alice = Player(room, room.alice)
    async with counted(room) as tally:
        await alice.press("Order RED", "a:")
        await alice.confirm()
        for figure in ("GOLD", "BLUE", "DOC"):
            if any(x.startswith(figure) for x in buttons(alice.page)):
                await alice.press(figure)
            await alice.press("a:")
            await alice.confirm()
        await alice.press("End step")
        await alice.confirm()
    return tally


async def skirmish_text(room: Room) -> Tally:
    """Order four figures by one text, and end the step."""
    await patrol.alone(room, patrol.TABLE + FOURTH)
    alice = Player(room, room.alice)
    async with counted(room) as tally:
        await alice.slash("move", text="RED to 14 6; GOLD to 17 6; BLUE to 20 5; DOC to 13 6; done")
        await alice.confirm()
    assert tally.answers >= 5, "the text was not carried out"
    return tally


async def own_phase(room: Room) -> Tally:
    """Give one answer within one's own phase, and count what Discord is asked for by it."""
    await room.started()
    mover = Player(room, await room.mover((await room.info()).id))
    move = next(x for x in offered(mover.page) if "→" in x and " by " not in x)
    async with counted(room) as tally:
        await mover.press(move)
    assert tally.answers == 1, "one press is one move"
    assert controls(room.live())
    return tally
