"""A database in a file of its own, and a game in it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import Store
from bot.store.answer import Asking, Commit, Head
from bot.store.models import Entry, Game, Outbox, SeatRow


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "nullgate.db"


@pytest_asyncio.fixture
async def store(path: Path, migrated: Path):
    shutil.copy(migrated, path)
    opened = await Store.open(path)
    yield opened
    await opened.close()


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
