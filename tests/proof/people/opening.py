"""Opening a table as people do: a lobby, its seats taken by people and machine players, and the start."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from bot.desk.discord.world import Channel, Guild
from bot.desk.people import NotPossible, Outcome, Upload
from bot.play.clocks.bank import PRESETS, RELAXED, AtZero, Terms, read_terms
from tests.loopback.server import Loopback
from tests.proof.checks.glimpse import Glimpse
from tests.proof.people.players import Player, controls
from tests.proof.titles import Table
from tests.proof.waits import Waits

#: Chances that a game is played in a thread, and that a player looks at their settings first.
THREAD, SETTINGS = 0.3, 0.85
#: What a table may agree to about time, and how often the select of its settings is used for that.
PACES = (*PRESETS, "own", "own")
OWN = (
    {"bank": 0.1, "gain": 0}, {"bank": 0.1, "gain": 0.02, "most": 0.2, "patience": 0.2},
    {"bank": 1, "gain": 0.5, "most": 2}, {"bank": 720, "gain": 120, "most": 1440, "patience": 24},
)  # fmt: skip
SELECT = 0.5
#: What the settings of a server say until somebody changes them.
USUAL_LIMITS = (3, 10, 5)


class Opening:
    """Opens games, on each server by turns; `everybody` may sit at one, by user."""

    def __init__(
        self, discord: Loopback, look: Glimpse, guilds: Sequence[Guild], waits: Waits,
        everybody: Mapping[int, Player],
    ) -> None:  # fmt: skip
        self._world, self._look, self._guilds, self._waits = discord.world, look, guilds, waits
        self._everybody = everybody

    async def game(
        self, title: str, table: Table, players: Sequence[Player], rng: Random, number: int
    ) -> str:
        """Open and start table `number`; return the game's id, "" where its host may open none any more."""
        guild = self._guilds[number % len(self._guilds)]
        players = [*sorted(players, key=lambda x: not self._may_open(x, guild))]
        if not self._may_open(players[0], guild):
            return ""
        channel = self._world.channel(guild, f"{title}-{rng.randint(100, 999)}")
        more: dict[str, Any] = {"options": table.options, "scenario": table.scenario}
        more = {name: value for name, value in more.items() if value}
        if table.file:
            more["file"] = Upload(*table.file)
        if rng.random() < THREAD:
            more["where"] = "thread"
        for p in players[: table.people]:
            if rng.random() < SETTINGS:
                with contextlib.suppress(NotPossible):  # they have left the server for a while
                    await p.command("settings", channel, text="confirm no")
        await self._waits.insist(
            lambda: players[0].command("new", channel, title=title, **more), lambda: self._in(channel)
        )
        game = self._in(channel)
        await self._shut(game, players[0])
        await self._clock(game, channel, players[0], rng)
        await self._seat(game, channel, table, players)
        await self._waits.insist(
            lambda: self._start(game, channel, players[0]),
            lambda: self._look.stand(game).n >= 0,
        )
        return game

    def _may_open(self, host: Player, guild: Guild) -> bool:
        """Return whether somebody may open one more game on a server, as far as its settings tell them.

        All that they have ever opened there counts: none of it can be older than the bot's limit asks for.
        """
        most = self._look.rows("SELECT lobbies, hosted, hourly FROM guild WHERE id = ?", guild.id)
        lobbies, hosted, hourly = most[0] if most else USUAL_LIMITS
        rows = self._look.rows("SELECT status FROM game WHERE guild = ? AND host = ?", guild.id, host.id)
        states = [x for (x,) in rows]
        open_ones = states.count("lobby")
        running = sum(x in {"playing", "frozen"} for x in states)
        return open_ones < lobbies and open_ones + running < hosted and len(states) < hourly

    async def _clock(self, game: str, channel: Channel, host: Player, rng: Random) -> None:
        """Have the host choose a clock: in the select of the settings or by command, or none."""
        pace, zero = rng.choice(PACES), rng.choice(list(AtZero)).value
        if pace == RELAXED:
            return
        rest = {
            "weekends": rng.random() < 0.3, "vacation": rng.random() < 0.7, "steady": rng.random() < 0.3,
        }  # fmt: skip
        given = {"pace": pace} if pace in PRESETS else dict(rng.choice(OWN))
        by_select = pace in PRESETS and rng.random() < SELECT

        async def choose() -> Outcome:
            if by_select:  # on the page behind the card's settings
                page = await host.command("table", channel, game=game)
                found = [x for x in controls(page.private, game) if x.chooses] if page.private else []
                if found:
                    return await host.person.select(found[0].message, found[0].id, pace)
            asked = {"zero": zero, **given, **{k: "yes" if x else "no" for k, x in rest.items()}}
            text = "clock " + " ".join(f"{k}={x}" for k, x in asked.items())
            return await host.command("table", channel, text=text, game=game)

        await self._waits.insist(choose, lambda: self._terms(game).timed)

    def _place(self, game: str) -> Channel:
        """Return where a game is played."""
        return self._world.channels[self._look.stand(game).channel]

    async def _shut(self, game: str, host: Player) -> None:
        """Have the host keep the queue out, where there is one: it would seat others.

        It may have filled the table before: then the host looks on, and there is nothing left to keep.
        """
        if not self._look.rows("SELECT s.id FROM guild s JOIN game g ON g.guild = s.id"
                               " WHERE g.id = ? AND s.play > 0", game):  # fmt: skip
            return

        await self._waits.insist(
            lambda: host.command("table", self._place(game), text="door no", game=game),
            lambda: self._is_kept(game),
        )

    def _is_kept(self, game: str) -> bool:
        """Tell whether the queue can seat nobody more: it is kept out, or no seat is free."""
        free = "SELECT 1 FROM seat WHERE game = g.id AND user = 0 AND invited = 0 AND policy = ''"
        sql = f"SELECT id FROM game g WHERE id = ? AND queue > 0 AND status = 'lobby' AND EXISTS ({free})"
        return not self._look.rows(sql, game)

    async def _freed(self, game: str, channel: Channel, host: Player, seat: str) -> None:
        """Have the host free a seat that the queue has kept for somebody before it was shut out."""
        if self._look.rows("SELECT seat FROM seat WHERE game = ? AND seat = ? AND invited > 0", game, seat):
            await host.command("table", channel, text=f"kick {seat}", game=game)
            await self._shut(game, host)  # where the queue had filled the table there was no button for it

    def _terms(self, game: str) -> Terms:
        ((clock,),) = self._look.rows("SELECT clock FROM game WHERE id = ?", game)
        return read_terms(clock)

    async def _start(self, game: str, channel: Channel, host: Player) -> Outcome:
        """Have the host start; where others are called first, have each of them say that they are there."""
        out = await host.command("start", channel, game=game)
        there = dict.fromkeys(user for user, _, _ in self._look.seats(game).values() if user)
        for p in (self._everybody[x] for x in there if x != host.id and x in self._everybody):
            if self._look.rows("SELECT id FROM game WHERE id = ? AND muster > 0 AND n < 0", game):
                out = await p.command("start", channel, game=game)
        return out

    async def _join(self, game: str, channel: Channel, host: Player, p: Player, seat: str) -> Outcome:
        """Have somebody take a seat; where only steady players may and they are none, the host gives in."""
        await self._freed(game, channel, host, seat)
        out = await p.command("join", channel, seat=seat, game=game, word=p.person.user.name)
        if not self._look.seats(game)[seat][0] and self._terms(game).steady:
            await host.command("table", channel, text="clock steady=no", game=game)
        return out

    async def _machine(self, game: str, channel: Channel, host: Player, seat: str, policy: str) -> Outcome:
        """Have the host seat a machine player."""
        await self._freed(game, channel, host, seat)
        return await host.command("table", channel, text=f"machine seat={seat} policy={policy}", game=game)

    async def _seat(self, game: str, channel: Channel, table: Table, players: Sequence[Player]) -> None:
        """Have people take the first seats, and the host put machine players on the next.

        The queue may have seated one of them before the host kept it out, where another was to sit.
        """
        seats = list(self._look.seats(game))

        def next_player() -> Player:
            seated = {user for user, _, _ in self._look.seats(game).values()}
            return next((p for p in players[: table.people] if p.id not in seated), players[0])

        for seat in seats[: table.people]:
            await self._waits.insist(
                lambda seat=seat: self._join(game, channel, players[0], next_player(), seat),
                lambda seat=seat: self._look.seats(game)[seat][0],
            )
        for seat, policy in zip(seats[table.people :], table.machines, strict=False):
            await self._waits.insist(
                lambda seat=seat, policy=policy: self._machine(game, channel, players[0], seat, policy),
                lambda seat=seat: any(self._look.seats(game)[seat][::2]),
            )  # fmt: skip

    def _in(self, channel: Channel) -> str:
        """Name the game that was opened in a channel or a thread of it; "" for none."""
        places = {channel.id, *(x.id for x in self._world.channels.values() if x.parent is channel)}
        return next((game for game, place in self._look.places() if place in places), "")
