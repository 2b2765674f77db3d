"""StarGate in a simulated channel: positions to begin from, and all that anybody but a player could see."""

from __future__ import annotations

from typing import Any

from engine.core.flow import Result
from engine.core.rules import Event
from engine.stargate.game import STARGATE
from engine.stargate.queries.position import Position
from tests.bot.room import Room, shape, sure, texts

#: The Coalition is about to move: M1 beside a pair, H3 two hexes from a Monad.
MEETING = Position(
    "coalition",
    {"H3": "1210", "M1": "1509", "D2": "1010", "C2": "1510", "W2": "1510", "T5": "1610", "X1": "1312"},
)
#: A control dies in the Coalition's combat; its weapon goes berserk with two enemies equally near.
BERSERK = Position(
    "coalition",
    {"M1": "1210", "M2": "1210", "M3": "1210", "C2": "1210", "W2": "1810", "D1": "1809", "D2": "1811",
     "X1": "0103", "H5": "0103"},
)  # fmt: skip


def begins_with(monkeypatch: Any, position: Position) -> None:
    """Have every new game begin with a position."""

    def new(self: Any, setup: Any, dice: Any) -> Any:
        began = Event("turn_began", "4.0", {"turn": position.turn})
        return Result(STARGATE.lay_out(position), (began,), final=True)

    monkeypatch.setattr(type(STARGATE), "new", new)


async def war(room: Room) -> str:
    """Open, fill and start a game: alice is the Coalition, bob the Virunians."""
    await room.slash(room.alice, "new", title="stargate")
    game = (await room.info()).id
    await room.slash(room.alice, "join", seat="coalition")
    await room.slash(room.bob, "join", seat="virunian")
    await room.slash(room.alice, "start")
    return game


async def unconfirmed(room: Room) -> None:
    """Have both players' answers count at once."""
    for who in (room.alice, room.bob):
        await room.slash(who, "settings", text="confirm no")


async def move(room: Room, who: Any, order: str) -> str:
    """Give an order, and confirm it where that is asked for; return what its giver reads."""
    result = await room.slash(who, "move", text=order)
    shown = [x for x in (result.response, *result.followups) if x is not None and x.ephemeral]
    if shown and (label := sure(shown[-1])):
        result = await room.press(who, shown[-1], label)
        shown = [x for x in (result.response, *result.followups) if x is not None]
    return texts(shown[-1]) if shown else ""


def public(room: Room) -> str:
    """Return all that a spectator could read: posts, alt texts, custom ids."""
    return "\n".join(map(shape, room.posts()))


def blobs(room: Room) -> list[bytes]:
    """Return the bytes of every picture in the channel, oldest first."""
    return [x.data for m in room.posts() for x in m.attachments]


def dm(room: Room, who: Any) -> Any:
    """Return a person's newest direct message."""
    return room.dms(who)[-1]


def said_in_dm(room: Room, who: Any) -> str:
    """Return what a person's newest direct message says."""
    return texts(dm(room, who))


async def write_back(room: Room, who: Any, label: str) -> Any:
    """Press a button of a person's newest direct message."""
    return await room.press(who.user, dm(room, who), label)
