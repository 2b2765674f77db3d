"""The command line: `python -m bot run`, `play`, `backup`, `restore`, `check` and so on."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import socket
import sys
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from bot import memory
from bot.health import complaint, raise_limit
from bot.redaction import redacted
from bot.settings import PREFIX, BadSettings, Settings, described, read_settings
from bot.stopping import Stop

if TYPE_CHECKING:
    from bot.store import Store

T = TypeVar("T")
FINE, FAILED, WRONG = 0, 1, 2
LAST_PORT = 65535


def complain(line: str) -> None:
    """Say in one line what is wrong."""
    print(f"nullgate: {redacted(' '.join(line.split()))}", file=sys.stderr)


class Parser(argparse.ArgumentParser):
    """A command line that says in one line what is wrong with it."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and stop."""
        complain(f"{message} (see {self.prog} --help)")
        raise SystemExit(WRONG)


def run(settings: Settings, args: argparse.Namespace) -> int:
    """Serve Discord until stopped."""
    raise_limit()
    with Stop.listening(settings.stop) as stop:
        memory.thrifty()
        with memory.for_good():
            from bot.serving import CannotServe, serve

        try:
            asyncio.run(serve(settings, stop))
        except CannotServe as why:
            complain(str(why))
            return why.status
    return FINE


def _free_port() -> int:
    """Return a port of this computer that nobody listens at."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def play(settings: Settings, args: argparse.Namespace) -> int:
    """Open the local table in the browser; no token is needed."""
    from bot.desk.play import Place, play

    home = settings.data.absolute()
    games = home / "local.db"
    if settings.database or games.exists():
        with _alone(settings.model_copy(update={"database": settings.database or str(games)})):
            pass  # it can be had; the bot's own process takes it
    # All screens are visible here, so machine players need not hide how long they think.
    given = {"DATABASE": settings.database or str(games), "PACE": "0", "LOG_FORMAT": "plain", "SHARDS": ""}
    if settings.web is None:  # boards are touched in the browser, too
        given["WEB"] = str(_free_port())
    return play(
        Place(
            home=home,
            database=None if settings.database else games,
            names=args.names,
            port=args.port,
            as_discord=args.as_discord,
            browser=not args.no_browser,
            environment={f"{PREFIX}{k}": v for k, v in given.items()},
        )
    )


def backup(settings: Settings, args: argparse.Namespace) -> int:
    """Copy the database, consistent even while the bot is running."""
    _with(_there(settings), lambda store: store.backup(args.file))
    print(f"Saved to {args.file}")
    return FINE


def restore(settings: Settings, args: argparse.Namespace) -> int:
    """Fill a new database, a file or a PostgreSQL database, with what a backup holds."""
    with _alone(settings):
        _with(_opened(settings), lambda store: store.restore(args.file))
    print(f"Restored from {args.file}")
    return FINE


def check(settings: Settings, args: argparse.Namespace) -> int:
    """Check the database file and replay every game."""
    problems = _with(_there(settings), lambda store: store.check())
    for found in problems:
        complain(str(found))
    print("Every game replays." if not problems else f"{len(problems)} problems")
    return FAILED if problems else FINE


def migrate(settings: Settings, args: argparse.Namespace) -> int:
    """Bring the database up to date; a backup is made first."""

    async def up() -> None:
        await (await _opened(settings)).close()

    with _alone(settings):
        asyncio.run(up())
    print("The database is up to date.")
    return FINE


def health(settings: Settings, args: argparse.Namespace) -> int:
    """Return whether the bot is well, as its health file says."""
    if found := complaint(settings.pulse):
        complain(found)
        return FAILED
    return FINE


def show_settings(settings: Settings, args: argparse.Namespace) -> int:
    """List the settings, and the games that are installed."""
    from bot.titles import TITLES
    from engine.core.places import SKIPPED

    print(described())
    print(f"Games: {', '.join(TITLES)}")
    for title, why in SKIPPED.items():
        complain(f"the title {title} cannot be offered: {why}")
    return FINE


def promises(settings: Settings, args: argparse.Namespace) -> int:
    """Test whether a title keeps the contract of every title (docs/adding-a-game.md)."""
    from bot.authors.commands import promises

    return promises(args.game, args.games, print)


def new(settings: Settings, args: argparse.Namespace) -> int:
    """Begin a game of your own (docs/adding-a-game.md)."""
    from bot.authors.commands import Begun, write_title
    from engine.core.errors import BadSetup

    try:
        return write_title(Begun(args.id, args.seats, args.hands), Path(), print)
    except BadSetup as why:
        complain(str(why))
        return WRONG


def _with(opening: Coroutine[Any, Any, Store], do: Callable[[Store], Awaitable[T]]) -> T:
    """Open a database, do something with it, and close it."""

    async def doing() -> T:
        store = await opening
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(doing())


async def _opened(settings: Settings) -> Store:
    from bot.store import Store  # `health`, asked every few seconds, does without

    return await Store.open(settings.store, aside=settings.data)


async def _there(settings: Settings) -> Store:
    """Open a database that must be there already. One that a bot is serving is not migrated under it."""
    from bot.store.address import file_of
    from bot.store.maintenance.upgrade import HEAD, revision_of

    path = file_of(settings.store)
    if path is None:
        return await _opened(settings)
    if not await asyncio.to_thread(path.exists):
        raise FileNotFoundError(f"there is no database {settings.store}")
    same = await asyncio.to_thread(revision_of, path) == HEAD
    with contextlib.nullcontext() if same else _alone(settings):
        return await _opened(settings)


def _alone(settings: Settings) -> contextlib.AbstractContextManager[None]:
    """Keep every other process from serving the database meanwhile, where it is a file."""
    from bot.store.connections.lock import sole

    return sole(settings.store)


def _expected() -> tuple[type[Exception], ...]:
    """List errors that are not the program's fault. Called only after something has failed."""
    from bot.store import StoreError

    return StoreError, OSError


def _names(text: str) -> tuple[str, ...]:
    from bot.desk.play import checked_names

    try:
        return checked_names(text.split(","))
    except ValueError as why:
        raise argparse.ArgumentTypeError(str(why)) from None


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"{text} is no port; give a number from 0 to {LAST_PORT}")
    return int(text)


def _at_least_one(text: str) -> int:
    """Read a number of games: with none, nothing would be found wrong."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is no number of games; give one from 1")
    return int(text)


def parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    top = Parser("nullgate", description="Space wargames by chat, every rule enforced.")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, work: Callable[[Settings, argparse.Namespace], int]) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=(work.__doc__ or "").splitlines()[0])
        sub.set_defaults(work=work)
        return sub

    command("run", run)
    local = command("play", play)
    local.add_argument("--port", type=_port, default=0, help="the port to listen on; 0 takes a free one")
    local.add_argument(
        "--names", type=_names, default=("alice", "bob"), help="who plays, as in alice,bob; up to six"
    )
    local.add_argument(
        "--as-discord", action="store_true", help="with Discord's rate limits and its 3 seconds"
    )
    local.add_argument("--no-browser", action="store_true", help="do not open a browser")
    command("backup", backup).add_argument("file", type=Path, help="where to save the copy")
    command("restore", restore).add_argument("file", type=Path, help="a copy that `backup` made")
    command("check", check)
    command("migrate", migrate)
    command("health", health)
    command("settings", show_settings)
    tested = command("promises", promises)
    tested.add_argument("game", help="the title's id")
    tested.add_argument("--games", type=_at_least_one, default=4, help="how many are played at random")
    begun = command("new", new)
    begun.add_argument("id", help="small letters and digits; the folder becomes nullgate-ID")
    begun.add_argument(
        "--seats", type=_at_least_one, default=2, help="how many can play; any number from 2 on"
    )
    begun.add_argument("--hands", action="store_true", help="with cards in hand that only their owner sees")
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says and give the exit status."""
    args = parser().parse_args(argv)
    try:
        settings = read_settings()
        return int(args.work(settings, args))
    except BadSettings as bad:
        complain(str(bad))
        return WRONG
    except KeyboardInterrupt:
        return FINE
    except _expected() as error:
        complain(str(error))
        return FAILED


if __name__ == "__main__":
    raise SystemExit(main())
