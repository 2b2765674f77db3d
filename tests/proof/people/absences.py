"""What people do about time at a table: whoever is late, away or gone, and what the others do about them.

It is done by those who may, and by others; what came of it is held against that by `checks.weeks`.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from random import Random

from bot.desk.discord import permissions as may
from bot.desk.discord.world import Channel
from bot.desk.people import Person
from tests.loopback.server import Loopback
from tests.proof.checks.glimpse import Glimpse, Stand
from tests.proof.people.acting import Acting
from tests.proof.people.players import controls
from tests.proof.people.roster import Roster

#: What may be done about a seat without time, and how often it is.
STEPS = {"nudge": 4, "give": 4, "care": 2, "offer": 2, "end": 0.3}
#: What others are asked to agree to then.
ASKED = ("give", "care", "care-offer", "care-end", "offer")
#: The stage of a clock at which time is up.
ZERO = 4
#: Chances that somebody acts without a right or cause, uses a button, agrees; that a seat on offer is taken.
WRONG, BUTTON, YES, TAKEN = 0.25, 0.6, 0.7, 0.7
#: Seconds for which somebody stays away at most, and until somebody else has a seat on offer.
PAUSE = 4.0


@dataclass(slots=True)
class Absences:
    """They, and what they did. `offered` are seats that somebody wanted to put on offer: (game, seat, who).

    `meant` are games whose end without a result somebody has chosen. `pause`: seconds for which they wait.
    """

    discord: Loopback
    look: Glimpse
    rng: Random
    roster: Roster
    acting: Acting
    offered: set[tuple[str, str, int]] = field(default_factory=set)
    meant: set[str] = field(default_factory=set)
    pause: float = PAUSE

    # -- who is late ---------------------------------------------------------------------------------------

    def late(self, game: str) -> list[str]:
        """Name the seats whose time is up."""
        sql = "SELECT seat FROM seat_clock WHERE game = ? AND runs AND answered = 0 AND stage >= ?"
        return sorted(x for (x,) in self.look.rows(sql, game, ZERO))

    async def overrun(self, game: str) -> None:
        """Have somebody do something about a seat without time; the others say something to that."""
        table = self._table(game)
        if table is None:
            return
        stand, place = table
        held, late = self.look.seats(game), self.late(game)
        seat = self.rng.choice(late or list(held))
        who = self._somebody(stand, place, held[seat][0])
        if who is None or (not late and self.rng.random() > WRONG):
            return
        step = self.rng.choices(list(STEPS), list(STEPS.values()))[0]
        self._means(game, seat, step, who)
        where = self._where(who, place)
        pressed = self.rng.random() < BUTTON and await self.acting.control(
            who, [place], game, "overdue", seat, step
        )
        out = pressed or await self.acting.do(
            lambda: who.command("table", where, text=f"overdue {seat} {step}", game=game)
        )
        for x in controls(out.private if out else None, game):
            if x.verb == "overdue" and x.id.endswith(":yes"):
                await self.acting.press(who, x)
        await self._said(game, place)

    def _means(self, game: str, seat: str, step: str, who: Person) -> None:
        if step == "end":
            self.meant.add(game)
        if step == "offer":
            self.offered.add((game, seat, who.id))

    def _somebody(self, stand: Stand, place: Channel, holder: int) -> Person | None:
        """Draw who acts: mostly somebody else at the table, else whose seat it is, or anybody."""
        there = {user for user, _, _ in self.look.seats(stand.id).values()}
        others = [x for x in self.roster.everybody if x.id in there - {holder}]
        if others and self.rng.random() > WRONG:
            return self.rng.choice(others)
        mine = self.roster.named(holder)
        return self.rng.choice(
            [*self.roster.everybody, *self.roster.wardens.values(), *([mine] if mine else [])]
        )

    async def _said(self, game: str, place: Channel) -> None:
        """Have whoever was asked say something, or one of them nothing."""
        sql = "SELECT id, what, asked FROM request WHERE open AND game = ?"
        for request, what, asked in self.look.rows(sql, game):
            if what not in ASKED:
                continue
            for user in json.loads(asked):
                who, yes = self.roster.named(user), self.rng.random() < YES
                if who is None or self.rng.random() < WRONG / 2:
                    continue
                word, said = ("yes", "agree") if yes else ("no", "decline")
                shown = [x for x in (place, who.dms) if self._sees(who, x)]
                if not await self.acting.control(who, shown, game, "consent", str(request), word):
                    where = self._where(who, place)
                    await self.acting.do(
                        lambda who=who, where=where, said=said: who.command(  # type: ignore[misc]
                            "table", where, text=said, game=game
                        )
                    )

    # -- who is away ---------------------------------------------------------------------------------------

    async def away(self, game: str) -> None:
        """Have somebody leave a game to a machine player for a while, and come back in one way or another."""
        table = self._table(game)
        if table is None:
            return
        _, place = table
        seated = [
            x for x in self.roster.everybody if x.id in {u for u, _, _ in self.look.seats(game).values()}
        ]
        if not seated:
            return
        who = self.rng.choice(seated if self.rng.random() > WRONG else list(self.roster.everybody))
        where = self._where(who, place)
        await self.acting.do(lambda: who.command("away", where, game=game))
        await asyncio.sleep(self.rng.uniform(0.0, self.pause))
        back = self.rng.choice(("command", "button", "answer", "another"))
        if back == "button" and await self.acting.control(who, [who.dms, place], game, "return"):
            return
        if back == "another":
            odd = self.rng.choice(list(self.roster.everybody))
            await self.acting.do(
                lambda: odd.command("table", self._where(odd, place), text="return", game=game)
            )
        if back != "answer":  # who answers is back, too, and that they do anyway
            await self.acting.do(lambda: who.command("table", where, text="return", game=game))

    async def come_back(self) -> None:
        """Have everybody come back in whose place a machine player answers."""
        sql = (
            "SELECT DISTINCT g.id, g.channel, s.user FROM seat s JOIN game g ON g.id = s.game"
            " WHERE s.caretaker <> '' AND g.status = 'playing'"
        )
        for game, channel, user in self.look.rows(sql):
            who, place = self.roster.named(user), self.discord.world.channels.get(channel)
            if who is not None and place is not None:
                where = self._where(who, place)
                await self.acting.do(
                    lambda w=who, at=where, g=game: w.command("table", at, text="return", game=g)
                )

    # -- seats on offer ------------------------------------------------------------------------------------

    async def offer(self, game: str) -> None:
        """Have somebody put a seat on offer, or take it off; and somebody take it who may, or may not."""
        table = self._table(game)
        if table is None:
            return
        stand, place = table
        held = self.look.seats(game)
        seat = self.rng.choice([*self._on_offer(game), *held])
        holder = self.roster.named(held[seat][0])
        by = self._somebody(stand, place, 0)
        if holder is not None and self.rng.random() < 0.5:
            by = holder
        if by is not None:
            text = f"offer {seat}" + (" yes" if self.rng.random() < WRONG else "")
            where = self._where(by, place)
            self.offered.add((game, seat, by.id))
            await self.acting.do(lambda: by.command("table", where, text=text, game=game))
            await self._said(game, place)
        if self.rng.random() < TAKEN:
            await self._taken(game, place)

    def _on_offer(self, game: str) -> list[str]:
        return sorted(x for (x,) in self.look.rows("SELECT seat FROM seatoffer WHERE game = ?", game))

    async def _taken(self, game: str, place: Channel) -> None:
        """Have somebody press the card's button for a seat on offer."""
        found = self._on_offer(game)
        if not found or place.guild is None:
            return
        seat, who = found[0], self.rng.choice(list(self.roster.everybody))
        card = [x for x in place.guild.channels.values() if x.name == "looking" and self._sees(who, x)]

        async def press() -> None:
            await self.acting.control(who, card, game, "seat", seat)

        def gone() -> bool:
            return seat not in self._on_offer(game)

        await self.acting.until(press, gone, self.pause)

    # -- where ---------------------------------------------------------------------------------------------

    def _table(self, game: str) -> tuple[Stand, Channel] | None:
        """Return a game that is played and its channel, if both are there."""
        stand = self.look.stand(game)
        place = self.discord.world.channels.get(stand.channel)
        if place is None or place.guild is None or stand.ended or stand.n < 0:
            return None
        return stand, place

    def _sees(self, who: Person, place: Channel) -> bool:
        return bool(self.discord.world.may(who.user, place) & may.VIEW)

    def _where(self, who: Person, place: Channel) -> Channel:
        return place if self._sees(who, place) else who.dms
