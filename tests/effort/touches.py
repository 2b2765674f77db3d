"""The same turns on a board that is touched: taps, the lists that open, and what the page is sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from bot.acts.boards import Boards
from bot.web.keys import Holder
from engine.core.hexgrid import WAYS, step
from tests.bot import stars
from tests.bot.armada import navy
from tests.bot.room import Room
from tests.bot.skirmish import patrol
from tests.effort.tally import NotOfferedError
from tests.effort.turns import FIVE, FOURTH, TWELVE, begun_with
from tests.shared.finger import LocalFinger


@dataclass
class Touched:
    """What a turn costs on the board. `sizes` are the packed bytes of each page after the first."""

    taps: int = 0
    lists: int = 0
    first: int = 0
    sizes: list[int] = field(default_factory=list)
    answers: int = 0

    @property
    def press(self) -> int:
        """Return the bytes of a usual press."""
        return sorted(self.sizes)[len(self.sizes) // 2]


Script = Callable[[Room], Awaitable[Touched]]


async def board(room: Room, who: Any) -> LocalFinger:
    """Open the board of the newest game."""
    boards = Boards(room.bot, room.bot.keys, room.bot.interactions_running)
    game = (await room.info()).id
    made = LocalFinger.of(boards, Holder(who.id, who.name, "en", game, room.guild.id, room.channel.id))
    await made.ask(begins=True)
    return made


async def cost(room: Room, page: LocalFinger, before: int) -> Touched:
    """Count what the touches of a page came to."""
    first, *others = page.sizes
    return Touched(page.taps, page.lists, first, others, (await room.info()).n - before)


async def starwars(room: Room) -> Touched:
    """Move twice."""
    game = await room.started()
    mover = await room.mover(game)
    page, before = await board(room, mover), (await room.info()).n
    while (await room.mover(game)) is mover:
        free = [x for x in page.touchable() if len(page.meant(x["at"][0][1] or x["at"][0][0])[0]) == 1]
        if not free:
            raise NotOfferedError("nothing is reached by one ship alone")
        at, to = free[0]["at"][0]
        await page.tap(to or at)
        if any("Confirm" in x.get("label", "") for x in page.controls()):
            await page.press("Confirm")
    return await cost(room, page, before)


@begun_with(stars.begins_with, TWELVE)
async def stargate(room: Room) -> Touched:
    """Move twelve units by one leg each, composed and confirmed at once."""
    await stars.war(room)
    page, before = await board(room, room.alice), (await room.info()).n
    for unit in ("H1", "H2", "H3", "H4", "H5", "H6", "M1", "M2", "M3", "M4", "D1", "D2"):
        await page.tap(unit)
        await page.tap(step(TWELVE.units[unit], WAYS.index("s")))
    await page.press("Confirm")
    return await cost(room, page, before)


@begun_with(stars.begins_with, TWELVE)
async def stargate_bend(room: Room) -> Touched:
    """Send a unit to a hex that is in no straight line: the bend is found."""
    await stars.war(room)
    page, before = await board(room, room.alice), (await room.info()).n
    await page.tap("H2")
    look, picture = page.holder.shown.picture
    spot = look.spot(picture, "1605")
    await page.point((spot.x, spot.y))
    await page.press("Confirm")
    return await cost(room, page, before)


@begun_with(navy.begins_with, FIVE)
async def armada(room: Room) -> Touched:
    """Send five like ships to another hex, and lock."""
    await navy.armada(room)
    page, before = await board(room, room.alice), (await room.info()).n
    await page.tap("1")
    await page.tap("2")
    await page.press("Check and lock")
    await page.press("Lock")
    return await cost(room, page, before)


async def skirmish(room: Room) -> Touched:
    """Walk with four figures, each to any point, and be done."""
    await patrol.alone(room, patrol.TABLE + FOURTH)
    page, before = await board(room, room.alice), (await room.info()).n
    for at, to in (("RED", "15 6"), ("GOLD", "18 6"), ("BLUE", "21 6"), ("DOC", "12 6")):
        if "aim" not in page.page or not page.page["aim"]:
            await page.tap(at)
        look, picture = page.holder.shown.picture
        spot = look.spot(picture, to)
        await page.point((spot.x, spot.y))
    await page.press("End step")
    if any("Confirm" in x.get("label", "") for x in page.controls()):
        await page.press("Confirm")
    return await cost(room, page, before)


#: By name: a script, and the most taps and lists that it may cost.
TOUCHES: dict[str, tuple[Script, int, int]] = {
    "Starwars: ordinary turn": (starwars, 3, 0),
    "StarGate: phase of 12 units": (stargate, 25, 0),
    "StarGate: one unit, out of line": (stargate_bend, 3, 0),
    "Armada: five like ships ordered": (armada, 10, 0),
    "Skirmish: four figures walk": (skirmish, 7, 0),
}
