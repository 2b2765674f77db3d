"""How long a machine player's answer takes must not tell what it holds: timed for every title.

Two bots play the same game at the same time, on two loopback Discords: the same ids, dice, machine players'
lots and answers of the person, so that every delay of the one has its like in the other. In one of them the
machine player thinks longer, as it might with another hand. Whether that shows is a test of pairs: were the
bots alike, each difference would be as likely with either sign (see `chance`).
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from bot.desk.discord.world import Channel
from bot.desk.people import Upload
from bot.ui.layout import mark_of
from tests.loopback.server import Loopback
from tests.proof.checks.after import by_mark
from tests.proof.checks.glimpse import Glimpse, Stand
from tests.proof.ground import allow
from tests.proof.inside import draw_lots
from tests.proof.people.players import Deeds, Player
from tests.proof.titles import tables

POLICY = "steady"
#: Smaller differences, in seconds, are lost on the way to a client and carry no sign.
SEEN = 0.02
#: A difference that so small a chance would give is one: one run in a thousand is blamed wrongly.
CHANCE = 0.001
#: Maximum number of pairs for which all orders are tried; number of orders drawn for more.
ALL_ORDERS, DRAWN = 14, 20_000
#: Seconds in which a bot answers and a machine player has answered, however busy this machine is, and tries
#: of a person to give an answer. Nothing is timed by them.
PATIENCE, TRIES = 120.0, 12


@dataclass(frozen=True, slots=True)
class Timed:
    """A title's table at which a machine player is timed: who is played by it, the rest by a person."""

    title: str
    machine: str
    options: str = ""
    more: dict[str, Any] = field(default_factory=dict)


def timed(title: str) -> Timed:
    """Return the table of a title, as small as the proof plays it."""
    table = tables(title)[0]
    more = {"file": Upload(*table.file)} if table.file else {}
    machine, options = SEATS.get(title, ("", ""))
    return Timed(title, machine, options, more)


#: Which seat the machine player has, where it is not the last, and the options which that takes.
SEATS = {"skirmish": ("gm", "players=1 gm=on")}


def slowed() -> None:
    """Have a machine player of this process think so many seconds longer over every answer."""
    from bot.play.workers.pool import Thinkers

    plain, longer = Thinkers.think, float(os.environ["PROOF_THINKS"])

    async def slow(self: Thinkers, *of: Any, **more: Any) -> Any:
        await asyncio.sleep(longer)
        return await plain(self, *of, **more)

    Thinkers.think = slow  # type: ignore[method-assign]
    draw_lots("delays")


# -- what is found out from the delays ---------------------------------------------------------------------


def chance(one: Sequence[float], two: Sequence[float], seed: int = 0) -> float:
    """Return how often pairs of delays would differ as much if the two of a pair were alike, 0 to 1.

    The differences are ranked by size and the ranks added up with their signs; that sum is held against
    those of the same ranks with every order of signs, or with many that are drawn from the seed. Nothing is
    supposed of how delays are distributed, and one that took long for reasons of its own counts as one.

    >>> chance([1, 2, 3], [1, 2, 3]), chance([1.0] * 12, [2.0] * 12) < CHANCE
    (1.0, True)
    """
    apart = sorted((b - a for a, b in zip(one, two, strict=True) if abs(b - a) > SEEN), key=abs)
    ranks = [sum(abs(x) <= abs(y) for x in apart) + sum(abs(x) < abs(y) for x in apart) + 1 for y in apart]
    found = abs(sum(r if x > 0 else -r for r, x in zip(ranks, apart, strict=True)))
    if len(ranks) <= ALL_ORDERS:
        orders = list(product((1, -1), repeat=len(ranks)))
        as_far = sum(abs(sum(map(int.__mul__, ranks, signs))) >= found for signs in orders)
        return as_far / len(orders)
    rng = Random(seed)
    drawn = (abs(sum(r if rng.random() < 0.5 else -r for r in ranks)) for _ in range(DRAWN))
    return (1 + sum(x >= found for x in drawn)) / (1 + DRAWN)


# -- timing ------------------------------------------------------------------------------------------------


class Match:
    """Bob against a machine player, at one bot. What Bob does depends on the game alone."""

    def __init__(self, discord: Loopback, folder: Path, table: Timed) -> None:
        self.discord, self.table, self.look = discord, table, Glimpse(folder / "nullgate.db")
        guild = discord.world.guild()
        self.channel: Channel = discord.world.channel(guild)
        self.bob = Player(discord.person("bob", guild), self.look, "delays", Deeds())
        self.game, self.rng = "", Random(table.title)
        self._found: list[float] = []

    @classmethod
    async def begin(
        cls, discord: Loopback, folder: Path, empty: Path, table: Timed, pace: float, thinks: float
    ) -> Match:
        """Start a bot and a game in it."""
        settings = {"NULLGATE_PACE": str(pace), "PROOF_THINKS": str(thinks)}
        await discord.bot(folder, settings, first="tests.proof.secrets.delays:slowed", empty=empty).start(
            limit=PATIENCE
        )
        match = cls(discord, folder, table)
        assert match.channel.guild is not None
        await allow(str(folder / "nullgate.db"), match.channel.guild.id)
        await match.bob.command("settings", match.channel, text="confirm no")
        await match._open()
        return match

    async def _open(self) -> None:
        """Start a game."""
        table, look, had = self.table, self.look, len(self.look.games())
        more = {**table.more, **({"options": table.options} if table.options else {})}
        await self._until("new", lambda: len(look.games()) > had, title=table.title, **more)
        self.game = look.games()[-1]
        seats = list(look.seats(self.game))
        machine = table.machine or seats[-1]
        for seat in seats:
            if seat != machine:
                await self._until("join", lambda x=seat: self._user(x), seat=seat, word="bob")
        seated = f"machine {machine} {POLICY}"
        await self._until("table", lambda: self._policy(machine), text=seated)
        await self._until("start", lambda: look.stand(self.game).n >= 0)
        await self._at_rest()

    def _user(self, seat: str) -> int:
        return self.look.seats(self.game)[seat][0]

    def _policy(self, seat: str) -> str:
        return self.look.seats(self.game)[seat][2]

    async def _until(self, command: str, done: Callable[[], object], **options: Any) -> None:
        """Have Bob use a command, and wait until what it is to do is done."""
        said = await self.bob.command(command, self.channel, **options)
        await self.discord.until(done, PATIENCE, f"/{command}, which answers {said.text!r}, is carried out")

    def close(self) -> None:
        """Let go of the database."""
        self.look.close()

    async def delay(self) -> float:
        """Play until the machine player has answered once more; give the seconds that the channel waited."""
        while not self._found:
            stand = self.look.stand(self.game)
            if stand.ended:  # Bob answers at random, and may lose before there were enough
                await self._open()
                continue
            since = self.discord.world.now()
            await self._answer(stand)
            await self._at_rest()
            self._found += self._between(since)
        return self._found.pop(0)

    async def _answer(self, stand: Stand) -> None:
        """Answer Bob's first open question, by its notation."""
        asked = stand.people[0]
        for _ in range(TRIES):
            text = self.look.notation(self.game, asked.seat, self.rng)
            await self.bob.command("move", self.channel, text=text.replace("\n", ";"))
            if self.look.stand(self.game).n > stand.n:
                return
            await self.bob.answer(self.game, self.channel, asked.seat)
            if self.look.stand(self.game).n > stand.n:
                return
        raise AssertionError(f"Bob cannot answer {asked}")

    async def _at_rest(self) -> None:
        """Wait until a person is asked, no machine player is, and all posts are out."""

        def rests() -> bool:
            stand = self.look.stand(self.game)
            return stand.ended or (not stand.waiting and len(stand.people) == len(stand.asked) > 0)

        await self.discord.until(rests, PATIENCE, f"{self.table.title}: a person is asked again")
        await self.discord.settled(limit=PATIENCE)

    def _between(self, since: float) -> list[float]:
        """Return the seconds between what all could see to happen and the machine player's answer to it."""
        rows = self.look.rows(
            "SELECT nonce, (SELECT count(*) FROM entry e WHERE e.game = o.game AND e.by = ?"
            " AND e.n BETWEEN o.first AND o.last) FROM outbox o"
            " WHERE game = ? AND what = 'table' AND first >= 0", POLICY, self.game
        )  # fmt: skip
        answers = {mark_of(str(nonce)): n for nonce, n in rows}
        posts = sorted(by_mark(self.discord.world.log).items(), key=lambda x: x[1].n)
        found, last = [], 0.0
        for (channel, mark), x in posts:
            if channel != self.channel.id or len(x.audience) < 2:
                continue
            if last > since and answers.get(mark):
                found.append(x.at - last)
            last = x.at
        return found


async def delays(
    folder: Path, empty: Path, *, title: str, pace: float, thinks: tuple[float, float], rounds: int
) -> tuple[list[float], list[float]]:
    """Measure the delays of two machine players that think differently long, pair by pair."""
    patient = {"ack": PATIENCE, "patience": PATIENCE}
    async with Loopback.open(**patient) as first, Loopback.open(**patient) as second:
        table, places = timed(title), (folder / "one", folder / "two")
        matches = [
            await Match.begin(discord, place, empty, table, pace, longer)
            for discord, place, longer in zip((first, second), places, thinks, strict=True)
        ]
        found: tuple[list[float], list[float]] = [], []
        for _ in range(rounds):  # at the same time: what else this machine does weighs on both alike
            both = await asyncio.gather(*(x.delay() for x in matches))
            for i in (0, 1):
                found[i].append(both[i])
        for x in matches:
            x.close()
    return found
