"""What people do who look back on a game, try something on it, read it in a browser, or look on.

They are players, people with a seat elsewhere, and who has none. What they are shown is held against what
they may know by `checks.looks`, as everything else is by `checks.after`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

import aiohttp

from bot.desk.discord.messages import texts
from bot.desk.discord.world import Channel, Message
from bot.desk.people import Person
from tests.loopback.server import Loopback
from tests.proof.checks.glimpse import Glimpse, walk_ids
from tests.proof.checks.looks import Fetched
from tests.proof.people.acting import Acting
from tests.proof.people.players import Control, Player, meant
from tests.proof.people.roster import Roster

#: Number of controls used on a private page after it was opened.
DEEP = 5
#: Chances that somebody tries who may not, that a link is withdrawn, that a sandbox is of an ended game.
WRONG, WITHDRAWN, OVER = 0.2, 0.4, 0.4
#: Seconds for which a page is waited for.
PATIENCE = 30.0
_LINK = re.compile(r"http://[\w.:]+/[0-9a-f]{40}")


@dataclass(slots=True)
class Lookers:
    """They; `players` use controls for each of them. `fetched` is what they read in a browser."""

    discord: Loopback
    look: Glimpse
    rng: Random
    roster: Roster
    players: Mapping[int, Player]
    acting: Acting
    fetched: list[Fetched] = field(default_factory=list)

    # -- a game that is over -------------------------------------------------------------------------------

    async def back(self, game: str) -> None:
        """Have somebody look back on a game that is over, or try to on one that is not."""
        game = self._over(game) if self.rng.random() > WRONG else game
        who, place = self._somebody(), self._place(game)
        if place is None:
            return
        found = [x for m in reversed(list(place.messages.values())) for x in _of(m, "lookback")]
        if found and self.rng.random() < 0.6:
            out = await self.acting.do(lambda: who.press(found[0].message, found[0].id))
        else:
            what = {"what": "explain"} if self.rng.random() < 0.7 else {"entry": str(self.rng.randint(0, 60))}
            out = await self.acting.do(lambda: who.command("replay", place, game=game, **what))
        await self._deeper(who, out.private if out else None, ("lookback", "sandbox"))

    def _over(self, game: str) -> str:
        found = self.look.rows("SELECT id FROM game WHERE status = 'over' AND NOT imported")
        return str(self.rng.choice(found)[0]) if found else game

    # -- what if -------------------------------------------------------------------------------------------

    async def sandbox(self, game: str) -> None:
        """Have somebody try something: from what their seat knows, from a game that is over, or go on."""
        if self.rng.random() < OVER:
            game = self._over(game)
        seated = [x for x, _, _ in self.look.seats(game).values() if x in self.players]
        who = self._somebody()
        if seated and self.rng.random() > WRONG:
            who = self.players[self.rng.choice(seated)].person
        place = self._place(game)
        if place is None:
            return
        given = {"game": game} if self.rng.random() < 0.8 else {}
        if self.look.stand(game).ended:
            given["entry"] = self.rng.randint(0, max(1, self.look.reached(game)))
        out = await self.acting.do(lambda: who.command("sandbox", place, **given))
        await self._deeper(who, out.private if out else None, ("sandbox", "sandform"))

    # -- in a browser --------------------------------------------------------------------------------------

    async def page(self, game: str) -> None:
        """Have somebody ask for the page of a game."""
        game = self._over(game) if self.rng.random() < OVER else game
        who, place = self._somebody(), self._place(game)
        if place is not None:
            await self.acting.do(lambda: who.command("replay", place, what="page", game=game))

    async def watch(self, game: str) -> None:
        """Have a game's host share it, and somebody watch it; whoever is no host tries, too."""
        place, host = self._place(game), self.look.stand(game).host
        who = self.players[host].person if host in self.players else self._somebody()
        who = self._somebody() if self.rng.random() < WRONG else who
        if place is None:
            return
        shared = await self.acting.do(lambda: who.command("table", place, text="watch share", game=game))
        link = _LINK.search(texts(shared.private.json)) if shared and shared.private else None
        if link is None:
            return
        await self._read(game, link[0])
        if self.rng.random() < WITHDRAWN:
            await self.acting.do(lambda: who.command("table", place, text="watch withdraw", game=game))
            if not self.look.rows("SELECT token FROM watch_link WHERE game = ?", game):
                await self._read("", link[0])

    async def _read(self, game: str, link: str) -> None:
        """Read what a link leads to; of no `game`: it was withdrawn."""
        over = bool(game) and self.look.stand(game).ended
        try:
            async with (
                aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(PATIENCE)) as visits,
                visits.get(link) as got,
            ):
                self.fetched.append(Fetched(game, got.status, await got.text(), over))
        except (aiohttp.ClientError, TimeoutError, OSError):
            return  # the process has died meanwhile

    # -- looking on ----------------------------------------------------------------------------------------

    async def follow(self, game: str) -> None:
        """Have somebody who looks a game up follow it, or no more; or end it where it is told."""
        who, place = self._somebody(), self._place(game)
        if place is None:
            return
        told = [x for m in reversed(list(who.dms.messages.values())) for x in _of(m, "follow")]
        if told and self.rng.random() < 0.3:
            await self.acting.press(who, told[0])
            return
        out = await self.acting.do(lambda: who.command("log", place, what="who", game=game))
        for x in _of(out.private if out else None, "follow")[:1]:
            await self.acting.press(who, x)

    # -- all of them ---------------------------------------------------------------------------------------

    def _somebody(self) -> Person:
        return self.rng.choice([*self.roster.everybody, self.roster.onlooker])

    def _place(self, game: str) -> Channel | None:
        return self.discord.world.channels.get(self.look.stand(game).channel)

    async def _deeper(self, who: Person, page: Message | None, verbs: tuple[str, ...]) -> None:
        """Use some controls of pages that somebody was shown, whatever these lead to."""
        player = self.players.get(who.id)
        for _ in range(DEEP):
            found = [x for verb in verbs for x in _of(page, verb)]
            if player is None or not found:
                return
            x = self.rng.choice(found)
            out = await self.acting.do(lambda x=x: player.use(x, x.id.split(":")[2]))  # type: ignore[misc]
            page = (out.private if out else None) or page
            await asyncio.sleep(0)


def _of(message: Message | None, verb: str) -> list[Control]:
    """Return the controls of one kind that can be used on a message, of whichever game."""
    found = walk_ids(message.json.get("components")) if message is not None else ()
    mine = [x for x in found if not x.get("disabled")]
    return [Control(message, x["custom_id"], x) for x in mine if meant(x["custom_id"])[0] == verb]  # type: ignore[arg-type]
