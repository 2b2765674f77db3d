"""A table without Discord: a courier that remembers, a clock that is set, and people."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field, replace
from inspect import iscoroutinefunction
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.play import context
from bot.play.context import Outgoing
from bot.play.lobby import lobby, seating
from bot.play.model.custom_ids import CustomId, read
from bot.play.model.ports import Access, Button, CourierError, MessageRef, Place, Post, Select, Trouble
from bot.play.model.terms import Person
from bot.play.services import Services, build_services
from bot.play.workers.pool import Workers
from bot.store import Store
from bot.store import store as opening
from bot.store.maintenance.upgrade import upgrade
from bot.store.models import Outbox
from engine.core.codec import check_sum, save
from tests.shared.plain_titles import plain_titles
from tests.shared.workers import ReusedWorkers, ThinkersHere

GUILD, CHANNEL = 900, 901
HERE = Place(GUILD, CHANNEL)
ANN = Person(1, "Ann")
BEN = Person(2, "Ben")
MOD = Person(8, "Mod", access=Access(GUILD, CHANNEL, sees=True, moderates=True))
EVE = Person(9, "Eve")


@dataclass
class Sent:
    """A message as the courier keeps it. `n` is the last entry that it tells, -1 for none."""

    at: MessageRef
    place: Place
    post: Post
    nonce: str
    mark: str
    buttons: bool = True
    edits: list[Post] = field(default_factory=list)
    n: int = -1

    @property
    def now(self) -> Post:
        return self.edits[-1] if self.edits else self.post


class FakeCourier:
    """Sends nothing. `troubles` says what goes wrong where; `crash` raises at the n-th call.

    What is added to a post is kept as one of its own: what it says besides, and the buttons that moved to it.
    """

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.pinned: list[MessageRef] = []
        self.calls = self.n = 0
        self.troubles: Callable[[str, Place | MessageRef], Trouble | None] = lambda what, where: None
        self.crash: tuple[int, str] | None = None
        self.repeats = 0
        self.far: set[int] = set()
        self.tall: dict[MessageRef, Post] = {}
        self.again = self.rooms = 0
        self.no_rooms = False

    async def post(
        self, place: Place, post: Post, nonce: str, *, stays: bool = True, n: int = -1
    ) -> MessageRef:
        self._call("post", place, "before")
        old = next((x for x in self.sent if x.nonce == nonce), None)
        if old is None:
            channel = place.channel if place.user is None else 100_000 + place.user
            self.n += 1
            old = Sent(MessageRef(channel or 0, 5000 + self.n), place, post, nonce, nonce, n=n)
            self.sent.append(old)
        else:
            self.repeats += 1
        self._crash("after")
        return old.at

    async def arrived(self, place: Place, nonce: str) -> MessageRef | None:
        trouble = self.troubles("arrived", place)
        if trouble is Trouble.LATER:
            raise CourierError(trouble)
        found = [x for x in self.sent if (x.place, x.mark) == (place, nonce)]
        return found[-1].at if found and trouble is None else None

    async def is_gone(self, place: Place) -> bool:
        return self.troubles("look for", place) is Trouble.GONE

    async def edit(self, at: MessageRef, post: Post, nonce: str, *, n: int = -1) -> None:
        self._call("edit", at, "before")
        if not any(x.at == at for x in self.sent):
            raise CourierError(Trouble.GONE)
        old = self.find(at)
        if n < 0:
            old.edits.append(post)
            old.mark = nonce
        elif old.mark == nonce:
            self.again += 1
        else:
            old.buttons = False
            self.sent.append(Sent(at, old.place, _besides(self.whole(at), post), nonce, nonce, n=n))
            self.tall[at] = post
        self._crash("after")

    async def near(self, at: MessageRef) -> bool:
        return at.message not in self.far

    async def shows(self, at: MessageRef, nonce: str) -> bool:
        if self.troubles("arrived", at) is Trouble.LATER:
            raise CourierError(Trouble.LATER)
        return any(x.at == at and x.mark == nonce for x in self.sent)

    async def retire(self, at: MessageRef, *, n: int = -1) -> None:
        self._call("retire", at, "before")
        if not any(x.at == at for x in self.sent):
            raise CourierError(Trouble.GONE)
        self.find(at).buttons = False
        self._crash("after")

    async def pin(self, at: MessageRef) -> None:
        self._call("pin", at, "before")
        self.pinned.append(at)
        self._crash("after")

    async def unpin(self, at: MessageRef) -> None:
        self._call("unpin", at, "before")
        if at in self.pinned:
            self.pinned.remove(at)
        self._crash("after")

    async def room(self, at: Place, name: str, about: str = "") -> Place:
        if self.no_rooms:
            raise CourierError(Trouble.FORBIDDEN)
        self.rooms += 1
        return Place(None, 100_000 + at.user) if at.user else Place(at.guild, 7000 + self.rooms)

    async def leave_room(self, at: Place) -> None:
        self.rooms -= 1

    def find(self, at: MessageRef) -> Sent:
        return next(x for x in reversed(self.sent) if x.at == at)

    def whole(self, at: MessageRef) -> Post:
        """Return a message as it stands."""
        return self.tall.get(at) or self.find(at).now

    def _call(self, what: str, where: Place | MessageRef, when: str) -> None:
        self.calls += 1
        trouble = self.troubles(what, where)
        if trouble is not None:
            raise CourierError(trouble)
        self._crash(when)

    def _crash(self, when: str) -> None:
        if self.crash == (self.calls, when):
            self.crash = None
            raise Crash

    # -- what a test looks at

    def channel(self, place: Place = HERE) -> list[Sent]:
        return [x for x in self.sent if x.place == place]

    def dms(self, user: int) -> list[Sent]:
        return [x for x in self.sent if x.place.user == user]

    def texts(self) -> list[str]:
        return [said(x.now) for x in self.sent]


def _besides(old: Post, new: Post) -> Post:
    """Return what a post says besides what it told before."""
    had, has = (x.text[0] if x.text else "" for x in (old, new))
    if (
        len(new.text) < 2 or not had or not has.startswith(f"{had}\n")
    ):  # what it told was nothing, or is folded by now
        return new
    return replace(new, text=(has.removeprefix(had).strip("\n"), *new.text[1:]))


class Crash(BaseException):
    """The process dies here. No code of ours catches it."""


class FakeClock:
    def __init__(self) -> None:
        self.at = 1_800_000_000.0

    def __call__(self) -> float:
        return self.at


def said(post: Post) -> str:
    return "\n".join((post.title, *post.text, *(x.text for x in post.sections), post.small))


def controls(post: Post) -> list[Button | Select]:
    return [*(x.button for x in post.sections if x.button), *(c for row in post.rows for c in row)]


def ids(post: Post) -> list[CustomId]:
    return [read(c.id) for c in controls(post) if c.id]


def verbs(post: Post) -> list[str]:
    """Say what controls do: by their verb, or by what is done where it has several meanings."""
    return [x.what or x.verb for x in ids(post)]


@dataclass
class Room:
    """All that a test needs."""

    store: Store
    courier: FakeCourier
    clock: FakeClock
    services: Services
    make: Callable[[], Awaitable[Services]]

    async def started(
        self, *, foe: str = "", place: Place = HERE, options: dict[str, str] | None = None
    ) -> str:
        """Start a game of Ann's, against Ben or a machine player."""
        t = self.services
        game = await t.lobby.open_game(place, ANN, "starwars", options=options)
        await t.lobby.join(game, ANN, "blue", "apple")
        if foe:
            await t.lobby.add_machine(game, ANN, "orange", foe)
        else:
            await t.lobby.join(game, BEN, "orange")
        await t.lobby.start(game, ANN)
        await t.turns.drain(game)
        return game

    async def turn(self, game: str) -> Person | None:
        """Return who must act, None for nobody."""
        who = await self.services.game_lists.who(game)
        seats = {x.seat: x.user for x in who.game.seats}
        users = [seats[x] for x in who.waiting]
        return next((p for p in (ANN, BEN) if p.id in users), None)

    async def put(self, game: str, state: object) -> None:
        """Put a position in the place of a game's own. Its log does not lead there: for looking only."""
        text = save(state)

        def write(db: sqlite3.Connection) -> None:
            db.execute("UPDATE snapshot SET state = ? WHERE game = ?", (text.decode(), game))
            db.execute('UPDATE game SET "after" = ? WHERE id = ?', (check_sum(text), game))

        await self.store.writer.run(write)

    async def step(self, game: str, rng: Random, *, drain: bool = True) -> bool:
        """Answer at random for whoever must act; False when the game has ended."""
        who = await self.turn(game)
        if who is None:
            return False
        sight = await self.services.player_views.look(game, who)
        asked = sight.asked[0]
        assert asked.options
        choice = rng.choice(asked.options)
        await self.services.answering.answer(game, who, asked.decision, asked.seat, token=choice.token)
        if drain:
            await self.services.turns.drain(game)
        return True


async def written(tables: Services, game: str, user: Person, kind: str) -> str:
    """Return the user's draft of a form; "" if there is none."""
    seat = (await tables.game_lists.info(game)).seat_of(user.id)
    return (seat and await tables.context.store.sheet(game, seat.seat, kind, user.id)) or ""


def no_picture(tables: Services) -> None:
    """Leave pictures out where a test plays long games: they are tested by themselves."""

    async def none(*_: object) -> None:
        return None

    tables.drawing.image = none  # type: ignore[method-assign]


def only_jobs(tables: Services, *names: str) -> None:
    """Leave all other jobs out of sweeps, where a test sweeps a hundred times: each asks the database."""
    kept = [x for x in tables.sweeper._jobs if x.name in names]
    assert len(kept) == len(names)
    tables.sweeper._jobs = kept


def room_on(
    store: Store, courier: FakeCourier | None = None, clock: FakeClock | None = None, *,
    seed: int = 5, pictures: bool = False, **ways: Any,
) -> Room:  # fmt: skip
    """Start the program on a store; courier and clock are its own, or those of another process."""
    courier, clock = courier or FakeCourier(), clock or FakeClock()
    given = {"catalogue": plain_titles(), "now": clock, **ways}

    def made() -> Services:
        services = build_services(store, courier, rng=Random(seed), **given)
        if not pictures:
            no_picture(services)
        return services

    async def make() -> Services:
        return made()

    return Room(store, courier, clock, made(), make)


@pytest.fixture(autouse=True)
def always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every run of a test play the same games: dice come from the seed and the game's id."""
    rng, number = Random(11), count(1)
    monkeypatch.setattr(lobby, "new_seed", lambda: f"{rng.getrandbits(256):064x}")
    monkeypatch.setattr(lobby, "new_id", lambda: f"game{next(number):02}")


@pytest.fixture(autouse=True)
def migrated_once(monkeypatch: pytest.MonkeyPatch, migrated: Path) -> None:
    """Let a new database begin as a copy of one that was migrated already."""

    def copied(path: Path) -> Path | None:
        if not path.exists():
            shutil.copy(migrated, path)
        return upgrade(path)

    monkeypatch.setattr(opening, "upgrade", copied)


@pytest.fixture(autouse=True)
def closed_at_the_end(request: pytest.FixtureRequest) -> None:
    """Have an event loop only where a test runs on one: it takes longer than most tests that need none."""
    if iscoroutinefunction(getattr(request.node, "obj", None)):
        request.getfixturevalue("nothing_left_open")


@pytest_asyncio.fixture
async def nothing_left_open(monkeypatch: pytest.MonkeyPatch):
    """Close what a process that died in a test has left open: pytest would wait for its thread."""
    opened: list[Store] = []
    plain = Store.open

    async def opening_too(*where: object, **more: object) -> Store:
        opened.append(await plain(*where, **more))  # type: ignore[arg-type]
        return opened[-1]

    workers: list[Workers] = []

    def hiring() -> Workers:
        workers.append(ReusedWorkers())
        return workers[-1]

    monkeypatch.setattr(Store, "open", opening_too)
    monkeypatch.setattr(context, "Workers", hiring)
    monkeypatch.setattr(context, "Thinkers", ThinkersHere)
    yield
    for hired in workers:
        hired.close()
    for store in opened:
        await store.close()


@pytest_asyncio.fixture
async def room(nothing_left_open: None):
    store = await Store.open()
    yield room_on(store)
    await store.close()


def unidentified(body: object) -> Iterator[str]:
    """List the names of people in a post's body that no id stands beside."""
    if isinstance(body, dict):
        yield from (body[x] for x in ("name", "by") if body.get(x) and not body.get(f"{x}_id"))
        body = [x for key, x in body.items() if key != "of"]  # events: there a name is a unit's
    for x in body if isinstance(body, list) else ():
        yield from unidentified(x)


@pytest.fixture(autouse=True)
def names_with_ids(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have no post of any test name somebody without their id, by which the name is erased."""
    found, plain = list[tuple[str, str]](), Outgoing.post

    def post(self: Outgoing, *given: Any, **more: Any) -> Outbox:
        row = plain(self, *given, **more)
        found.extend((row.body, x) for x in unidentified(json.loads(row.body)))
        return row

    monkeypatch.setattr(Outgoing, "post", post)
    yield
    assert found == []


@pytest.fixture(autouse=True)
def willing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have whoever a seat is meant for agree at once; `rights/test_unasked.py` is about the asking."""
    monkeypatch.setattr(seating, "must_agree", lambda taker, by: False)
