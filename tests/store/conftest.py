"""A database of its own, in a file or on a server, and a game in it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import select
from sqlmodel import Session, SQLModel

from bot.store import Store
from bot.store.models import Entry, Game, Outbox, SeatRow
from bot.store.repositories.privacy import Departure, Telling
from bot.store.statements.answer import Asking, Commit, Head


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "nullgate.db"


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, path: Path, migrated: Path) -> str:
    """The address of an empty database: one of each kind in turn."""
    if request.param == "postgres":
        return str(request.getfixturevalue("on_server")())
    shutil.copy(migrated, path)
    return str(path)


@pytest_asyncio.fixture
async def store(where: str):
    opened = await Store.open(where)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def filed(path: Path, migrated: Path):
    """A store in a file, for what there is only of files."""
    shutil.copy(migrated, path)
    opened = await Store.open(path)
    yield opened
    await opened.close()


async def contents(store: Store) -> list[str]:
    """Return all that a database holds."""

    def read(db: Session) -> list[str]:
        tables = SQLModel.metadata.sorted_tables
        return [f"{t.name} {row}" for t in tables for row in sorted(map(str, db.execute(select(t))))]

    return await store.writer.read(read)


def a_game(name: str = "g1", channel: int = 7, **fields: object) -> Game:
    values = {"guild": 1, "here": channel, **fields}
    return Game(id=name, title="starwars", channel=channel, dice_id=name, **values)


def raw(path: Path) -> bytes:
    return path.read_bytes()


def spoil(path: Path, content: bytes) -> None:
    path.write_bytes(content)


async def added(store: Store, name: str = "g1", channel: int = 7) -> None:
    seats = [SeatRow(game=name, seat="blue", place=0, user=1), SeatRow(game=name, seat="orange", place=1)]
    await store.add_game(a_game(name, channel), seats, "5eed" + name)


def commit_of(n: int, game: str = "g1", **fields: object) -> Commit:
    """Make entry `n`, with the question that it opens and a post."""
    head = Head(n, n, n - 1, n, "", 12, "playing", "", 1000 + n)
    values: dict[str, object] = {
        "entries": [Entry(game=game, n=n, how="answer", seat="blue", kind="k", decision=n)],
        "state": f'{{"n":{n}}}',
        "asking": [Asking("blue", n + 1, "k", "open")],
        "posts": [Outbox(game=game, lane="c7", what="table", first=n, last=n, nonce=f"{game}-{n}")],
        **fields,
    }
    return Commit(game, n - 1, head, **values)  # type: ignore[arg-type]


async def forgotten(
    store: Store, user: int, at: int = 1, telling: Telling = lambda *_: ((), ())
) -> Departure:
    """Forget a person as `bot.play.answering.privacy` does it."""
    left = Departure()
    assert await store.begin_erasure(user, at)
    for game in await store.games_to_leave(user):
        became = await store.leave(game, user, at, telling)
        left.open.extend(became.open)
        left.abandoned.extend(became.abandoned)
    await store.erase(user)
    return left
