"""The local table: its Discord with a page on it, and the bot, unchanged, in a process that is kept up."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path

from bot.desk.discord import messages
from bot.desk.discord.buckets import Rates
from bot.desk.discord.interactions import COMPONENT, Interaction
from bot.desk.discord.messages import Refused
from bot.desk.discord.server import LocalDiscord
from bot.desk.discord.things import LOADING, Channel, Json
from bot.desk.failures import TOLD, Failures
from bot.desk.pages import LOST, Pages
from bot.desk.people import Person
from bot.desk.process import BotProcess
from bot.desk.saved_world import KeptWorld

#: Seconds for which people wait for the bot: it may have to be started again first.
PATIENCE = 60.0
#: Seconds after which a bot that has ended is started again: at first, and when it goes on ending.
SOON, LATER = 0.5, 10.0
#: Seconds for which a bot must have lived for its end to be the first one.
LIVED = 30.0
#: Seconds without a sign of life after which a bot hangs, and is ended; and how often that is looked at.
SILENT, LOOK = 90.0, 10.0
#: How often, in seconds, the bot's log is read on.
READ = 0.3
#: Maximum number of failures that are kept until somebody looks.
UNHEARD = 10
#: A line of the bot's log that tells of an error: what is being worked for, and what it says.
ERROR = re.compile(r"^\S+ (?:ERROR|CRITICAL) +[\w.]+(?: \[(?P<where>[^\]]*)\])?: (?P<what>.*)")
_log = logging.getLogger(__name__)


class Table(LocalDiscord):
    """One table in its folder: `kept` is its world, `people` play at it, `run` names this opening of it.

    `as_discord`: with Discord's rate limits, and its three seconds. `say` writes to the opener's terminal.
    """

    def __init__(
        self, home: Path, kept: KeptWorld, names: Sequence[str], *, port: int = 0, as_discord: bool = False,
        environment: Mapping[str, str] | None = None, say: Callable[[str], None] = lambda _: None,
    ) -> None:  # fmt: skip
        ack = 3.0 if as_discord else PATIENCE
        rates = Rates.as_discord() if as_discord else None
        super().__init__(kept, rates=rates, ack=ack, patience=PATIENCE)
        self.home, self.kept, self.names, self.environment = home, kept, tuple(names), dict(environment or {})
        self.run, self.up, self.log = secrets.token_hex(8), False, home / "desk.log"
        self.people: list[Person] = []
        self.pages = Pages(self, port)
        self.process: BotProcess | None = None
        self._say, self._closing = say, False
        self._told: set[int] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._failures: Failures | None = None
        self._unheard: list[Json] = []

    # -- opening and closing -----------------------------------------------------------------------------

    async def serve(self) -> None:
        """Serve the page with what is kept, and start the bot.

        Raises:
            CannotServe: the page's port cannot be had.
            Unreadable: what is kept is broken.

        """
        self._failures = Failures(asyncio.get_running_loop(), lambda what: self.trouble(what, self.log))
        logging.getLogger().addHandler(self._failures)
        await self.start()
        self.kept.furnish(self.names)
        self.people = [Person(self, x) for x in self.kept.seated]
        for c in self.world.channels.values():
            for m in c.messages.values():
                if m.json.get("nonce") is not None:
                    self.nonces[str(m.json["nonce"])] = m
        await self.pages.start()
        self.world.watchers.append(self.pages.show)
        self.kept.changed, self.kept.gone = self.pages.changed, self.pages.gone
        self.kept.registered = lambda: self.pages.tell({"t": "commands", "d": self.world.commands})
        self._tasks = [self._begun(x) for x in (self._keep_up(), self._begin(), self._watch_over())]

    async def close(self) -> None:
        """Stop the bot; close the page and the file."""
        self._closing = True
        for x in self._tasks[1:]:
            x.cancel()
        if self.process is not None:
            await self.process.stop()
        for x in self._tasks:
            x.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pages.stop()
        await self.stop()
        self.kept.close()
        if self._failures is not None:
            logging.getLogger().removeHandler(self._failures)

    def _begun(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Start something beside everything else; a failure is logged at once."""
        task = asyncio.create_task(work)
        task.add_done_callback(_ended)
        return task

    # -- the bot -----------------------------------------------------------------------------------------

    async def _keep_up(self) -> None:
        """Start the bot, and start it again whenever it ends."""
        wait = SOON
        while not self._closing:
            began = time.monotonic()
            self.process = self.bot(self.home, {"NULLGATE_WEB_PARENTS": self.pages.own, **self.environment})
            reading = self._begun(self._read(self.process))
            try:
                await self.process.start(limit=180)
                self._is_up()
                status = await self.process.ended(None)
            except (AssertionError, OSError) as why:
                _log.error("the bot did not start: %s", why, extra=TOLD)
                status = -1
                await self.process.kill()
            finally:
                reading.cancel()
            self._is_down()
            self.processes.remove(self.process)
            if self._closing:
                return
            wait = SOON if time.monotonic() - began > LIVED else min(LATER, wait * 2)
            self._failed(status)
            await asyncio.sleep(wait)

    def _failed(self, status: int) -> None:
        assert self.process is not None
        said = [x for x in self.process.tail(8).splitlines() if x.startswith("nullgate: ")]
        what = said[-1].removeprefix("nullgate: ") if said else f"The bot ended with {status}"
        _log.error("the bot ended with %d and is started again: %s", status, what, extra=TOLD)
        self._say(f"{what}; the bot is started again ({self.process.log})")
        self.trouble(f"{what}. It is started again.", self.process.log)

    def trouble(self, what: str, log: Path) -> None:
        """Tell everybody, or who looks next, that something failed where no press can say so."""
        told = {"t": "trouble", "what": what, "log": str(log)}
        if self.pages.windows:
            self.pages.tell(told)
        elif told not in self._unheard:
            self._unheard = [*self._unheard, told][-UNHEARD:]

    def unheard(self) -> list[Json]:
        """Give what failed while nobody looked, once."""
        given, self._unheard = self._unheard, []
        return given

    async def _read(self, process: BotProcess) -> None:
        """Read the bot's log on, and tell of its errors."""
        at = process.log.stat().st_size if process.log.exists() else 0
        while True:
            await asyncio.sleep(READ)
            if not process.log.exists() or process.log.stat().st_size <= at:
                continue
            with process.log.open("rb") as file:
                file.seek(at)
                read = file.read()
            whole = read[: read.rfind(b"\n") + 1]
            at += len(whole)
            for line in whole.decode("utf-8", "replace").splitlines():
                if found := ERROR.match(line):
                    where = f" ({found['where']})" if found["where"] else ""
                    self.trouble(f"Something failed in the bot: {found['what'][:200]}{where}.", process.log)

    async def _watch_over(self) -> None:
        """End a bot that hangs: its file of life is stale, twice in a row, for the machine may have slept."""
        pulse, stale = self.home / "pulse", 0
        while True:
            await asyncio.sleep(LOOK)
            alive = not self.up or not pulse.exists() or time.time() - pulse.stat().st_mtime < SILENT
            stale = 0 if alive else stale + 1
            if stale > 1 and self.process is not None and self.process.running:
                _log.error(
                    "the bot has given no sign of life for %g seconds and is ended", SILENT, extra=TOLD
                )
                await self.process.kill()
                stale = 0

    # -- what the bot is told ----------------------------------------------------------------------------

    def hears(self, where: Channel) -> bool:
        """Return whether a bot would hear of an act there: it will when it is back."""
        return where.guild is None or self.world.app.id in where.guild.members

    def tell(self, x: Interaction) -> None:
        """Tell the bot of an act, or keep it until there is a bot."""
        if self.up:
            self._told.add(x.id)
            super().tell(x)

    def _open(self) -> list[Interaction]:
        return [x for x in self.interactions.begun.values() if not x.answered.is_set() and not x.failed]

    def _is_up(self) -> None:
        self.up = True
        self.pages.tell({"t": "bot", "up": True})
        for x in self._open():
            x.made = self.world.now()
            self.tell(x)

    def _is_down(self) -> None:
        """Keep what was pressed for the next bot, and say of everything else that it was not answered.

        A press names game and question, and the bot compares both with what it has stored: to tell it twice
        is safe. A command might have been carried out.
        """
        self.up = False
        self.gateway.sessions.clear()
        self.pages.tell({"t": "bot", "up": False})
        for x in self._open():
            if x.id in self._told and x.kind != COMPONENT:
                x.lost = True
                x.answered.set()
        self._told.clear()
        for x in self.interactions.begun.values():
            if x.original is not None and x.original.json["flags"] & LOADING:
                try:
                    messages.edit(self.world, x.original, {"content": f"{LOST}."}, [], clear=LOADING)
                except Refused:
                    self.world.delete_message(x.original)
                x.filled.set()

    async def _begin(self) -> None:
        """Open a lobby on a new table."""
        if self.kept.table.messages or not self.people:
            return
        await self.until(lambda: self.up and self.world.commands, 300, "the bot")
        first = self.people[0]
        offered = await first.autocomplete("new", self.kept.table, "title")
        if offered.choices:
            await first.command("new", self.kept.table, title=offered.choices[0]["value"])
            await first.command("join", self.kept.table)


def _ended(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (why := task.exception()) is not None:
        _log.error("%s failed", task.get_coro(), exc_info=why)
