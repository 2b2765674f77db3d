"""Armada in a simulated channel: pages of forms by direct message or in private, and whole turns."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.play.model.terms import Person
from engine.armada.game import ARMADA
from engine.core.flow import Result, pending, sample
from engine.core.rules import Event
from tests.bot.limits import SELECT, walk
from tests.bot.room import Room, buttons, controls, raw, sure, texts


async def armada(room: Room, **options: Any) -> str:
    """Open, fill and start a game: alice is Red, bob Silver."""
    await room.slash(room.alice, "new", title="armada", **options)
    game = (await room.info()).id
    await room.slash(room.alice, "join", seat="red")
    await room.slash(room.bob, "join", seat="silver")
    await room.slash(room.alice, "start")
    return game


async def state_of(room: Room, game: str) -> Any:
    """Return the whole position."""
    return (await room.bot.services.games.load(game)).state


def person(who: Any) -> Person:
    """Return somebody as play knows them."""
    return Person(who.id, who.name)


def lists(message: Any) -> dict[str, dict[str, str]]:
    """Return a page's selects by input: label -> value."""
    return {
        ":".join(x["custom_id"].split(":")[5:7]): {o["label"]: o["value"] for o in x["options"]}
        for x in walk(raw(message))
        if x["type"] == SELECT
    }


async def pick(who: Any, message: Any, form_input: str, *labels: str) -> Any:
    """Choose lines of the select with this input, by how their labels begin."""
    for x in walk(raw(message)):
        if x["type"] == SELECT and x["custom_id"].split(":")[5] == form_input.split(":")[0]:
            if ":" in form_input and x["custom_id"].split(":")[6] != form_input.split(":")[1]:
                continue
            values = [next(o["value"] for o in x["options"] if o["label"].startswith(y)) for y in labels]
            return await who.select(message, values, custom_id=x["custom_id"])
    raise AssertionError(f"no select {form_input} on {lists(message)}")


async def press(who: Any, message: Any, label: str) -> Any:
    """Press a button of a page."""
    found = [x for text, x in buttons(message).items() if text.startswith(label)]
    assert len(found) == 1, f"{label!r} among {list(buttons(message))}"
    return await who.click(message, custom_id=found[0])


def dm(room: Room, who: Any) -> Any:
    """Return a person's newest direct message."""
    return room.dms(who)[-1]


async def by_sample(room: Room, game: str, rng: Random) -> bool:
    """Answer any open question with a legal answer drawn at random, through the tables; False at the end."""
    s = await state_of(room, game)
    asked = pending(s)
    if not asked:
        return False
    d = rng.choice(asked)
    info = await room.bot.services.game_lists.info(game)
    user = info.seat(d.seat).user
    who = room.alice if user == room.alice.id else room.bob
    action = ARMADA.write(sample(s, d, rng))
    await room.bot.services.answering.answer(game, person(who), d.id, d.seat, text=action)
    await room.bot.services.turns.drain(game)
    return True


async def fill(who: Any, message: Any, label: str, **fields: Any) -> Any:
    """Press a button that opens a form, and fill it in."""
    return await who.submit_modal(await press(who, message, label), fields)


ALL = "All of it"


class Sheet:
    """A form's page in somebody's direct messages or, with `message`, in a private answer.

    Where it `unfolds`, all its lines are had at once.
    """

    unfolds = False

    def __init__(self, room: Room, who: Any, message: Any = None) -> None:
        self.room, self.who, self._message, self._above = room, who, message, ""

    @property
    def by(self) -> Any:
        """Return who presses: the user in direct messages, the member on a server."""
        return self.who if self._message is not None else self.who.user

    @property
    def page(self) -> Any:
        """Return the page as it stands."""
        if self._message is not None:
            return self._message
        return next(m for m in reversed(self.room.dms(self.who)) if controls(m))

    @property
    def said(self) -> str:
        """Return what it says; before it was unfolded, too."""
        return self._above + texts(self.page)

    async def press(self, label: str) -> None:
        """Press a button."""
        self._keep(await press(self.by, self.page, label))
        await self.unfold()

    async def unfold(self) -> None:
        """Have all lines of the page."""
        self._above = ""
        there = self._message is not None or any(map(controls, self.room.dms(self.who)))
        if self.unfolds and there and ALL in buttons(self.page):
            self._above = f"{texts(self.page)}\n"
            self._keep(await press(self.by, self.page, ALL))

    async def pick(self, form_input: str, *labels: str) -> None:
        """Choose lines of a select."""
        self._keep(await pick(self.by, self.page, form_input, *labels))
        await self.unfold()

    async def fill(self, label: str, **fields: Any) -> Any:
        """Fill a form in: texts, and what is chosen."""
        result = await fill(self.by, self.page, label, **fields)
        self._keep(result)
        await self.unfold()
        return result

    def _keep(self, result: Any) -> None:
        if self._message is not None and result is not None and result.response is not None:
            self._message = result.response


async def opened(room: Room, who: Any, command: str, **options: Any) -> Sheet:
    """Open a form in private by a slash command."""
    sheet = Sheet(room, who, room.private(await room.slash(who, command, **options)))
    await sheet.unfold()
    return sheet


RED = """1-4 starship: laser 2, blaster 1, shield 1, regiment 1
5 carrier: laser 1, fighter 5
6 boat: launcher 3, nuclear 9
7 ship: seeker 5, laser 1
8 scout: probe launcher 2, probe 4, decoy 4"""
SILVER = """1-6 starship: laser 2, shield 1, marines 1
7 carrier: fighter 6
8 boat: launcher 3, nuclear 9, ap 3"""


#: With this seed Red chooses where to begin, and the game lasts five turns.
SHORT = f"{120:064x}"
TINY = """1 ship: laser 2, shield 1
2 carrier: fighter 3, laser 1
3 ship: seeker 3, marines 1"""


async def locked(room: Room, who: Any, command: str, text: str) -> None:
    """Write a form whole and lock it, in private."""
    page = await opened(room, who, command, text=text.replace("\n", ";"))
    await page.press("Lock")


async def at_war(room: Room, game: str, red: str = RED, silver: str = SILVER) -> None:
    """Buy both fleets and begin: the chooser takes sector B."""
    await locked(room, room.alice, "move", red)
    await locked(room, room.bob, "move", silver)
    await begin(room, game)


async def begin(room: Room, game: str) -> None:
    """Have whoever is asked begin in sector B."""
    who = await room.mover(game)
    shown = room.private(await room.slash(who, "move", text="B"))
    await room.press(who, shown, "Confirm")


def begins_with(monkeypatch: Any, position: Any) -> None:
    """Have every new game begin with a position."""

    def new(self: Any, setup: Any, dice: Any) -> Any:
        began = Event("turn_began", "TURN.1", {"turn": position.turn, "turns": position.turns})
        return Result(ARMADA.lay_out(position), (began,), final=True)

    monkeypatch.setattr(type(ARMADA), "new", new)


async def unconfirmed(room: Room) -> None:
    """Have both players' answers count at once."""
    for who in (room.alice, room.bob):
        await room.slash(who, "settings", text="confirm no")


async def play_out(
    room: Room, game: str, rng: Random, *, by: str, stop: str = "", turn: int = 0, most: int = 400
) -> int:
    """Play on to the end (until `stop` is asked, or a turn): forms typed at random, read back and locked.

    By "dm" a form is filled in on the page that came by direct message, by "private" through commands.
    """
    people = {room.alice.id: room.alice, room.bob.id: room.bob}
    for n in range(most):
        s = await state_of(room, game)
        asked = pending(s)
        if not asked or any(d.kind == stop for d in asked) or (turn and s.turn >= turn):
            return n
        info = await room.bot.services.game_lists.info(game)
        mine = [(d, people[info.seat(d.seat).user]) for d in asked if info.seat(d.seat).user in people]
        if not mine:  # a machine player gives a limited number of answers at once; the next sweep continues
            await room.bot.services.sweeper.sweep()
            continue
        d, who = rng.choice(mine)
        kind = s.rules.kinds[d.kind]
        text = ARMADA.write(sample(s, d, rng)) if d.kind in ("orders", "fleet") else ""
        if kind.options is not None:
            shown = await room.slash(who, "move", text=ARMADA.write(sample(s, d, rng)))
            await _confirmed(room, who, shown)
            continue
        if by == "dm" and kind.secrecy == "sealed":
            sheet = Sheet(room, who)
        else:
            sheet = await opened(room, who, "move")
        if text:
            text = text if "plan:" in text or rng.random() < 0.3 else f"{text}\nplan: rest auto"
            await sheet.fill("Type orders", text=text)
            await sheet.press("Check and lock")
        await sheet.press("Lock" if text else "Accept" if d.kind == "audit" else "Confirm")
    raise AssertionError(f"no end after {most} answers")


async def _confirmed(room: Room, who: Any, result: Any) -> None:
    shown = room.private(result)
    if label := sure(shown):
        await press(who, shown, label)
