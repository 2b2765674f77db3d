"""A round: one bot, one database, some games at once, and everything that goes wrong meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.desk.discord.world import Channel, Message
from bot.desk.people import NotPossible
from tests.loopback.forks import Forks
from tests.loopback.server import Loopback
from tests.proof.checks import after
from tests.proof.checks.glimpse import Asked, Stand
from tests.proof.checks.hands import DAY
from tests.proof.faults import kinds
from tests.proof.faults.drawn import Trouble
from tests.proof.faults.machine import MINUTE
from tests.proof.faults.weather import Storm
from tests.proof.figures import Figures
from tests.proof.ground import Ground, Place, opened
from tests.proof.people.beside import Beside
from tests.proof.people.completing import completed
from tests.proof.people.hosts import Hosts
from tests.proof.people.opening import Opening
from tests.proof.people.players import TOWARDS, Deeds, Player, controls
from tests.proof.people.roster import Roster
from tests.proof.people.strangers import Strangers
from tests.proof.people.touching import Toucher
from tests.proof.titles import Table, drawn, tables
from tests.proof.told.witness import Witness
from tests.proof.verdict import judged
from tests.proof.waits import TRIES, Stuck, Waits

#: Chances, each time that somebody is to answer.
HARM, TOGETHER, DOUBLE, STALE, POTTER, BESIDE = 0.06, 0.05, 0.03, 0.04, 0.05, 0.06
#: Chance that somebody who is not asked prepares their turn first.
PREPARE = 0.2
#: Seconds without an answer after which a game is stuck, and after which trouble of a minute must be over.
PATIENCE, LASTING = 45.0, 180.0
#: Seconds after which a round gives no new answers.
LONGEST = 420.0
#: Maximum seconds until all posts are out once nothing is wrong any more.
CALM = 240.0
#: Seconds after which a round hangs: it is cut off, and says where it waits.
HUNG = 1800.0
#: Milliseconds between two heartbeats where time passes quickly.
HEARTBEAT = 1500
#: Number of things that each stranger tries on a game at rest.
SIEGE, BRIEFLY = 40, 6
USUAL = Ground()


class Round:
    """One round. `titles` are played at once, one table each, one game after another.

    No new answers are given after `until`, or once there were `enough` (answers, faults). `harm` is the
    chance of a fault before an answer, `strength` that of the weather.
    """

    def __init__(
        self, seed: str, titles: Sequence[str], folder: Path, empty: Path, *, until: float = 0.0,
        strength: float = 1.0, only: Sequence[str] = (), which: int = 0, harm: float = HARM,
        enough: tuple[int, int] | None = None, ground: Ground = USUAL,
    ) -> None:  # fmt: skip
        unknown = set(only) - set(kinds.NAMES)
        if unknown:
            raise ValueError(f"there is no kind of trouble called {', '.join(sorted(unknown))}")
        self.seed, self.titles, self.folder, self.empty = seed, titles, folder, empty
        self.until, self.strength, self.only, self.which = until or time.time() + 1e6, strength, only, which
        self.figures, self.deeds = Figures(), Deeds()
        self.harm, self.enough, self.ground = harm, enough, ground
        self.hangs = False
        self.patience = PATIENCE if ground.brief else LASTING
        self.old: dict[str, deque[tuple[Message, Any]]] = {}
        self.playing: dict[str, int] = {}
        self.touched: set[str] = set()

    async def play(self) -> Figures:
        """Play it and check it."""
        began = time.monotonic()
        storm = Storm(self.seed, self.strength, self.only, brief=self.ground.brief)
        hung = asyncio.get_running_loop().call_later(HUNG, self._hung, asyncio.current_task())
        try:
            with opened(self.ground, self.folder, self.empty) as place:
                await self._on(place, storm)
        except asyncio.CancelledError:
            if not self.hangs:
                raise
        finally:
            hung.cancel()
        self.figures.seconds = time.monotonic() - began
        return self.figures

    def _hung(self, playing: asyncio.Task[Any]) -> None:
        self.hangs = True
        self._failed(f"it hangs: {'; '.join(map(_waits_in, asyncio.all_tasks()))}")
        playing.cancel()

    async def _on(self, place: Place, storm: Storm) -> None:
        async with Forks.open(self.seed) as forks, Loopback.open(weather=storm, forks=forks) as discord:
            self.discord, self.storm = discord, storm
            self._furnish(place)
            await place.allow(*(x.id for x in self.roster.guilds))
            try:
                await self.trouble.start(safe=True)
                await self.beside.begin()
                await asyncio.gather(*(self._game(title, i) for i, title in enumerate(self.titles)))
                await self._calm()
            except (Exception, asyncio.CancelledError) as why:
                self._failed(f"{type(why).__name__}: {why}")
                if not isinstance(why, AssertionError):
                    raise
            finally:
                await self.trouble.stop()
            self.look = self.strangers.look = await place.left()
            for why in await judged(self):
                self._failed(why)
            self.look.close()

    def _furnish(self, place: Place) -> None:
        """Put everybody in, what can go wrong, and what looks on."""
        world, g = self.discord.world, self.ground
        self.look = place.look
        self.roster = Roster.gathered(self.discord)
        self.witness = Witness(self.look, lambda: world.delivered)
        self.discord.witnesses.append(self.witness)
        self.players = [
            Toucher(p, self.look, self.seed, self.deeds, self.touched) for p in self.roster.people
        ]
        newcomers = [Player(p, self.look, self.seed, self.deeds) for p in self.roster.newcomers]
        self.by_id = {p.id: p for p in (*self.players, *newcomers)}
        self.beside = Beside(self.discord, self.look, self.seed, self.roster, self.by_id, brief=g.brief)
        self.trouble = Trouble(
            self.discord, self.storm, self.look, place.data, self.seed, [p.user for p in self.roster.people],
            self.only, notes=self.folder, pace=g.pace, brief=g.brief, disk=place.disk, server=place.server,
            address=place.address, settings=g.settings(),
        )  # fmt: skip
        self.waits = Waits(self.discord, self.trouble.there, self.roster.guilds[0])
        self.opening = Opening(self.discord, self.look, self.roster.guilds, self.waits, self.by_id)
        self.strangers = Strangers(
            self.discord, self.look, self.seed, self.roster.onlooker, self.roster.wardens
        )
        self.hosts = Hosts(
            self.discord, self.look, Random(f"{self.seed}/hosts"), self.roster,
            lambda: self.trouble.jump(DAY + MINUTE),
        )  # fmt: skip
        self.trouble.strangers, self.trouble.hosts = self.strangers, self.hosts
        for name in kinds.rare(self.seed) * (not self.only):  # what is seldom drawn, by turns
            if not self.storm.force(name):
                self.trouble.forced.append(name)
        if g.pace > 1:
            self.discord.gateway.heartbeat = HEARTBEAT
        self.discord.rest.invalid.window /= g.pace
        self.figures.checked[g.name] += 1
        (self.folder / "clock").write_text("0")

    def _failed(self, what: str) -> None:
        self.figures.failures.append(f"seed {self.seed} ({', '.join(self.titles)}): {what}")

    # -- one game ------------------------------------------------------------------------------------------

    async def _game(self, title: str, number: int) -> None:
        """Play game after game at a table until there was enough: an idle table is time lost."""
        every, odd = tables(title), Random(f"{self.seed}/boards").random() < 0.5
        for turn in count():
            rng = Random(f"{self.seed}/{title}/{number}/{turn}")
            table = drawn(title, every[(self.which + turn) % len(every)], rng)
            first = (number + turn) % len(self.players)
            try:
                players = self.players[first:] + self.players[:first]
                game = await self.opening.game(title, table, players, rng, number)
                if not game:
                    self.figures.ends[f"{title}: nobody may open another table there"] += 1
                    return
                self.figures.games[title] += 1
                if (number + turn) % 2 == odd:  # half of the games are played on boards that are touched
                    self.touched.add(game)
                self.storm.blowing = True
                await self._play(game, table, rng)
            except Stuck as why:
                self._failed(f"{title}: {why}")
                return
            if time.time() >= self.until or self._enough():
                return

    async def _play(self, game: str, table: Table, rng: Random) -> None:
        """Play until the game has ended or the time is up."""
        tries, since = 0, time.monotonic()
        while time.time() < self.until and not self._enough():
            await self.waits.connected()
            stand = self.look.stand(game)
            if stand.ended:
                self.figures.ends[f"{stand.title}: {stand.status}"] += 1
                return
            self.playing[game] = self.discord.world.delivered
            if stand.status == "frozen":
                raise Stuck(f"game {game} is frozen at {stand.n}: {stand.frozen}")
            if rng.random() < self.harm:
                await self.trouble.befall(game)
                continue
            if rng.random() < BESIDE and not self.only:
                self.beside.happen(game)
            place = self.discord.world.channels.get(stand.channel)
            if place is None:
                await self._move(game, stand)
            elif not stand.people:
                await self.waits.until(lambda n=stand.n: self.look.stand(game).n != n, 1.0)
            elif self.look.answers(game) >= table.longest:
                await self._resign(game, place, stand, rng)
            else:
                await self._one(game, place, stand, rng)
            if self.look.stand(game).n > stand.n:
                tries, since = 0, time.monotonic()
            tries += 1
            if tries > TRIES and time.monotonic() - since > self.patience:
                log = self.trouble.bot.tail(6) if self.trouble.bot else ""
                raise Stuck(f"game {game} does not go on from {stand}: {log}")

    def _enough(self) -> bool:
        """Return whether there were as many answers and faults as the round is to have."""
        if self.enough is None:
            return False
        counts = (self.storm.counts, self.trouble.counts, self.figures.faults)
        return (
            self.look.answers() >= self.enough[0] and sum(sum(x.values()) for x in counts) >= self.enough[1]
        )

    async def _one(self, game: str, place: Channel, stand: Stand, rng: Random) -> None:
        """Have somebody answer, or several, or somebody do something else."""
        asked = rng.choice(stand.people)
        player = self.by_id[asked.user]
        self._remember(game, place, player)
        if rng.random() < PREPARE:
            await self._prepare(game, place, stand, rng)
        x = rng.random()
        if x < POTTER:
            await rng.choice(self.players).potter(game, place)
            return
        if x < POTTER + STALE and await self._late(game, rng):
            return
        if x < POTTER + STALE and self.old[game]:
            await self._stale(game, rng)
            return
        if x < POTTER + STALE + DOUBLE:
            await self._double(game, place, player)
        elif x < POTTER + STALE + DOUBLE + TOGETHER:
            await self._together(game, place, stand, asked, rng)
        else:
            await player.answer(game, place, asked.seat)
        await self.waits.until(lambda: not self.look.stand(game).waiting, rng.choice((0.0, 0.3, 1.5)))

    async def _prepare(self, game: str, place: Channel, stand: Stand, rng: Random) -> None:
        """Have somebody who is not asked prepare their turn."""
        asked = {x.seat for x in stand.people}
        held = self.look.rows('SELECT seat, "user" FROM seat WHERE game = ? AND "user" > 0', game)
        idle = [(seat, user) for seat, user in held if seat not in asked and user in self.by_id]
        if idle:
            seat, user = rng.choice(idle)
            await self.by_id[user].prepare(game, place, seat)

    def _remember(self, game: str, place: Channel, player: Player) -> None:
        """Keep what can be pressed now, to be pressed when it is old."""
        kept = self.old.setdefault(game, deque(maxlen=12))
        for where in (place, player.person.dms):
            message = player.newest(where, game)
            if message is not None and (not kept or kept[-1][1] is not message.json):
                kept.append((message, message.json))

    async def _late(self, game: str, rng: Random) -> bool:
        """Send what anybody has pressed on a board of the game once more from somebody's; False: no board."""
        given = [x for p in self.players for x in p.touches_of(game)]
        sent = game in self.touched and await rng.choice(self.players).touch_late(game, given)
        self.figures.faults["stale button"] += sent
        return sent

    async def _stale(self, game: str, rng: Random) -> None:
        """Press a button that is out of date, as a client that was not told yet still shows it."""
        message, shown = rng.choice(self.old[game])
        then = Message(message.id, message.channel, message.author, shown, only=message.only)
        found = [x for x in controls(then, game) if x.verb in TOWARDS]
        able = [p for p in self.players if message.channel.guild or p.person.dms is message.channel]
        if not found or not able or message.channel.id not in self.discord.world.channels:
            return
        self.figures.faults["stale button"] += 1
        try:
            await rng.choice(able).use(rng.choice(found), game, shown=shown)
        except NotPossible:
            self.deeds.gone += 1

    async def _double(self, game: str, place: Channel, player: Player) -> None:
        if isinstance(player, Toucher) and game in self.touched and await player.touch_twice(game):
            self.figures.faults["double click"] += 1
            return
        message = player.newest(place, game) or player.newest(player.person.dms, game)
        found = [x for x in controls(message, game) if x.verb in ("take", "do", "pick", "sheet")]
        if found:
            self.figures.faults["double click"] += 1
            await player.double_click(player.rng.choice(found), game)

    async def _together(self, game: str, place: Channel, stand: Stand, asked: Asked, rng: Random) -> None:
        """Have two press at once: both asked, or one of them too eager."""
        others = [a for a in stand.people if a.user != asked.user]
        other = rng.choice(others) if others else None
        eager = rng.choice([p for p in self.players if p.id != asked.user])
        second = self.by_id[other.user] if other else eager
        self.figures.faults["two press at once"] += 1
        await asyncio.gather(
            self.by_id[asked.user].answer(game, place, asked.seat),
            second.answer(game, place, other.seat if other else asked.seat),
        )

    async def _move(self, game: str, stand: Stand) -> None:
        """Bring a game whose channel is gone to another channel, as its host would."""
        ((guild,),) = self.look.rows("SELECT guild FROM game WHERE id = ?", game)
        channel = self.discord.world.channel(self.discord.world.guilds[guild], f"{stand.title}-again")
        host = self.by_id[stand.host]
        await self.waits.insist(
            lambda: host.command("table", channel, text="here", game=game),
            lambda: self.look.stand(game).channel == channel.id or self.look.stand(game).ended,
        )

    async def _resign(self, game: str, place: Channel, stand: Stand, rng: Random) -> None:
        """Have somebody give up: the game was long enough."""
        player = self.by_id[rng.choice(stand.people).user]
        try:
            out = await player.command("resign", place, game=game)
        except NotPossible:  # they have left the server for a while
            self.deeds.gone += 1
            await self.waits.until(lambda: False, 0.5)
            return
        found = [x for x in controls(out.private, game) if x.verb == "resign"]
        if found:
            await player.use(found[0], game)
            if await self.waits.until(lambda: self.look.stand(game).n > stand.n, 1.0):
                self.figures.ends[f"{stand.title}: somebody resigned after {self.which}"] += 1

    # -- afterwards ----------------------------------------------------------------------------------------

    async def _calm(self) -> None:
        """Let everything come to rest, then see that every game that has not ended goes on."""
        await self.trouble.begin_calm()
        await self.hosts.acting.rest()
        await self.beside.acting.rest()
        for game in self.look.games():
            stand = self.look.stand(game)
            if not stand.ended and stand.channel not in self.discord.world.channels:
                await self._move(game, stand)
        if not await self._rests():
            left = self.look.rows(
                "SELECT game, lane, what, first, last, tries, due, claimed, error FROM outbox WHERE sent = 0"
            )
            self._failed(f"posts are left over: {left}")
        await self.discord.settled(0.3, 20.0)
        for game in self.look.games():
            self.figures.failures += [
                f"seed {self.seed}: {x}" for x in after.buttons(self.discord, self.look, self.by_id, game)
            ]
            await self._goes_on(game)
        await self.waits.until(self._nothing_waits, 20.0)
        await self.discord.settled(0.3, 20.0)
        for why in await completed(self):
            self._failed(why)
        timed = dict(self.look.rows("SELECT id, clock <> '' FROM game"))  # they change by themselves
        begun = [x for x in self.look.games() if self.look.stand(x).n >= 0]
        for game in sorted(begun, key=lambda x: bool(timed[x]))[:1]:
            await self.hosts.patience(game)
            for why in await self.strangers.siege(game, BRIEFLY if self.ground.brief else SIEGE):
                self._failed(why)
        await self.beside.absences.come_back()
        await self.waits.until(self._nothing_waits, 20.0)

    async def _rests(self) -> bool:
        """Have all come back in whose place machine players go on by themselves, until all posts are out."""
        end, rests = time.monotonic() + CALM, False
        while not rests and time.monotonic() < end:
            await self.beside.absences.come_back()
            rests = await self.waits.until(self._nothing_waits, 20.0)
        self.trouble.slow_down()
        await self.beside.absences.come_back()
        return await self.waits.until(self._nothing_waits, 20.0)

    def _nothing_waits(self) -> bool:
        """Return whether all posts are out that can be: none can to a deleted channel of an ended game."""
        for game in self.look.games():
            stand = self.look.stand(game)
            if stand.waiting and not (stand.ended and stand.channel not in self.discord.world.channels):
                return False
        return True

    async def _goes_on(self, game: str) -> None:
        stand = self.look.stand(game)
        for _ in range(8):
            if stand.n < 0 or stand.ended or self.look.stand(game).n > stand.n:
                return
            if stand.people:
                asked = stand.people[0]
                place = self.discord.world.channels[stand.channel]
                await self.by_id[asked.user].answer(game, place, asked.seat)
            else:
                await self.waits.until(lambda: self.look.stand(game).n > stand.n, 5.0)
        if self.look.stand(game).n == stand.n:
            self._failed(f"game {game} does not go on, with nothing wrong any more: {stand}")


def _waits_in(task: asyncio.Task[Any]) -> str:
    """Say where a task waits, from the outermost call to the innermost."""
    calls, found = list[str](), task.get_coro()
    while (frame := getattr(found, "cr_frame", None)) is not None:
        calls.append(f"{frame.f_code.co_qualname}:{frame.f_lineno}")
        found = getattr(found, "cr_await", None)
    return " > ".join(calls)
