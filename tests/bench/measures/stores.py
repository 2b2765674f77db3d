"""What keeping costs: one answer's transaction beside the same statements by sqlite3 alone."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import statistics
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bot.play.model.ports import MessageRef, Place, Post
from bot.play.model.terms import Person
from bot.play.services import build_services
from bot.store import Store
from bot.store.connections.sqlite import connect
from bot.store.statements.answer import Commit
from bot.titles import catalogue
from engine.core.contract import Game
from engine.core.flow import pending, sample
from engine.core.rules import Decision
from tests.bench.harness import Row, length

PEOPLE = (Person(1001, "Ann"), Person(1002, "Ben"))
ANSWERS = 60


class Nowhere:
    """A courier that takes everything and sends nothing."""

    def __init__(self) -> None:
        self.sent = 0

    async def post(
        self, place: Place, post: Post, nonce: str, *, stays: bool = True, n: int = -1
    ) -> MessageRef:
        self.sent += 1
        return MessageRef(place.channel or place.user or 0, self.sent)

    async def edit(self, at: MessageRef, post: Post, nonce: str, *, n: int = -1) -> None: ...

    async def near(self, at: MessageRef) -> bool:
        return True

    async def retire(self, at: MessageRef, *, n: int = -1) -> None: ...

    async def pin(self, at: MessageRef) -> None: ...

    async def unpin(self, at: MessageRef) -> None: ...


class Table:
    """A game under way between two people who answer at random."""

    def __init__(self, store: Store, title: str) -> None:
        self.services, self.title = build_services(store, Nowhere(), catalogue=catalogue()), title
        self.game, self.rng, self.channel = "", Random(9), 0

    async def begin(self) -> None:
        self.channel += 1
        self.game = await self.services.lobby.open_game(Place(1, self.channel), PEOPLE[0], self.title)
        for person in PEOPLE:
            await self.services.lobby.join(self.game, person)
        await self.services.lobby.start(self.game, PEOPLE[0])

    async def next(self) -> tuple[Person, Decision, str]:
        while True:
            live = await self.services.games.load(self.game)
            for person in PEOPLE:
                for d in pending(live.state):
                    if d.seat in live.info.seats_of(person.id):
                        drawn = sample(live.state, d, self.rng)
                        return person, d, live.title.game.write(drawn)
            await self.begin()

    async def answer(self) -> float:
        person, d, text = await self.next()
        began = time.perf_counter()
        await self.services.answering.answer(self.game, person, d.id, d.seat, text=text)
        return time.perf_counter() - began


async def watched(store: Store, table: Table) -> list[tuple[Commit, list[str]]]:
    """Answer, and note each commit and the statements it came to."""
    kept: list[tuple[Commit, list[str]]] = []
    commit = store.commit

    async def noting(answer: Commit) -> None:
        said: list[str] = []
        await store.writer.run(lambda db: db.set_trace_callback(said.append))
        await commit(answer)
        await store.writer.run(lambda db: db.set_trace_callback(None))
        kept.append((answer, said))

    store.commit = noting  # type: ignore[method-assign]
    for _ in range(ANSWERS):
        await table.answer()
    store.commit = commit  # type: ignore[method-assign]
    return kept


def raw(db: sqlite3.Connection, statements: Sequence[str]) -> float:
    began = time.perf_counter()
    for statement in statements:
        db.execute(statement)
    return time.perf_counter() - began


async def measured(game: Game[Any], folder: Path) -> tuple[list[float], list[float], list[float]]:
    """Return seconds of whole answers, of commits, and of the same statements by sqlite3 alone."""
    store = await Store.open(folder / "first.db")
    table = Table(store, game.id)
    await table.begin()
    await store.backup(folder / "ours.db")
    shutil.copy(folder / "ours.db", folder / "raw.db")
    kept = await watched(store, table)
    answers = [await table.answer() for _ in range(ANSWERS)]
    await store.close()
    kept = kept[: next((i for i, (c, _) in enumerate(kept) if c.game != kept[0][0].game), len(kept))]
    ours, alone = await Store.open(folder / "ours.db"), connect(folder / "raw.db")
    commits, plain = [], []
    for commit, statements in kept:
        plain.append(raw(alone, statements))
        began = time.perf_counter()
        await ours.commit(commit)
        commits.append(time.perf_counter() - began)
    alone.close()
    await ours.close()
    assert contents(folder / "ours.db") == contents(folder / "raw.db")
    return answers, commits, plain


def contents(path: Path) -> list[str]:
    with sqlite3.connect(path) as db:
        return [line for line in db.iterdump() if "INSERT" in line]


def rows(game: Game[Any], rounds: int) -> Iterator[Row]:
    """Measure one game's answers. `rounds` does not matter: every answer is a round."""
    with TemporaryDirectory(prefix="nullgate-bench-") as folder:
        answers, commits, plain = asyncio.run(measured(game, Path(folder)))
    ratio = statistics.median(a / b for a, b in zip(commits, plain, strict=True))
    yield Row(
        f"{game.title}: commit of one answer, on the disk", length(statistics.median(commits)),
        f"sqlite3 alone, same statements: {length(statistics.median(plain))}", ratio, "<= 3", ratio <= 3,
    )  # fmt: skip
    yield Row(
        f"{game.title}: from a player's answer to the commit done", length(statistics.median(answers)),
        "load, check, apply, word, commit",
    )  # fmt: skip
