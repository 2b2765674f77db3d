"""The page of a game for whoever watches: it shows what the channel sees, whatever the game comes to."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from bot.play.model.ports import Place
from bot.play.model.terms import Refused
from bot.play.watching import Board
from bot.play.workers import films
from bot.play.workers.films import live_film
from bot.web import streams as streams_
from bot.web.streams import Streams
from tests.play.after.test_replay_pages import held, secrets_of
from tests.play.conftest import ANN, BEN, EVE, HERE, MOD, Room
from tests.shared.replay_pages import order
from tests.shared.work import FEW, calls_of
from tests.shared.workers import WorkersHere

LISTS = ("labels", "turns", "things", "grounds", "alts", "said")


class Watcher:
    """A page as a browser keeps it: what it was given at first, and whatever came since."""

    def __init__(self, board: Board) -> None:
        assert board.page is not None
        self.page, self.at, self.anew = gzip.decompress(board.page.data), board.id, 0
        self.data = json.loads(held(self.page, "data"))
        self.parts = self.page.count(b'<g id="p')

    def hear(self, board: Board) -> bool:
        """Take in what has come, as `live.js` does; False where the page is to be had anew."""
        more = board.after(self.at)
        for at, text in more or ():
            came = json.loads(text)
            self.at = at
            self.parts += len(came["parts"])
            for key in LISTS:
                self.data[key] += came[key]
            for eyes, others in zip(self.data["seen"], came["seen"], strict=True):
                for track, other in zip(eyes, others, strict=True):
                    for had, new in zip(track, other, strict=True):
                        had += new
        return more is not None


async def channels_view(room: Room, game: str) -> dict:
    """Return what a page made from nothing shows to somebody who does not play."""
    page = await room.services.boards.game_page(game, EVE)
    return json.loads(held(page.data, "data"))


async def look(room: Room, game: str, watcher: Watcher | None) -> Watcher:
    """Have a watcher hear of how things stand, and compare what they see with what the channel does."""
    boards = room.services.watching
    board = await boards.board(game)
    if watcher is None or not watcher.hear(board):
        fresh = Watcher(await boards.board(game, page=True))
        fresh.anew = watcher.anew + 1 if watcher else 0
        watcher = fresh
    seen = await channels_view(room, game)
    ours = {key: x for key, x in watcher.data.items() if key not in ("live", "ui")}
    assert ours == {key: x for key, x in seen.items() if key != "ui"}
    return watcher


@pytest.fixture
def watched(room: Room) -> Room:
    """A table whose pages are made here."""
    context = room.services.context
    context.watchers = context.workers = WorkersHere()
    films.forget()
    return room


async def test_page_and_view_are_equal_after_every_entry(watched: Room) -> None:
    """Also after undos, a change of hands, a move to another channel, and somebody's data being deleted."""
    t, game, rng = watched.services, await watched.started(), Random(3)
    watcher, undone = await look(watched, game, None), 0
    for n in range(12):
        await watched.step(game, rng, drain=False)
        if n % 5 == 3:
            asked = await t.answering.undo(game, BEN)
            undone += asked.request == 0 or await t.consent.answer(game, ANN, asked.request, yes=True)
        watcher = await look(watched, game, watcher)
    how = [x.how for x in await watched.store.entries(game)]
    assert how.count("undo") == undone > 0
    assert watcher.anew == 0
    await t.hosting.take_here(game, ANN, Place(900, 955))
    watcher = await look(watched, game, watcher)
    assert watcher.anew == 0, "where it is played is not on the page"
    await t.seating.replace(game, BEN, "orange", None, "random")
    watcher = await look(watched, game, watcher)
    await t.privacy.forget(ANN)
    watcher = await look(watched, game, watcher)
    assert watcher.anew == 2, "names have changed"
    assert b"Ann" not in watcher.page


async def test_when_a_game_has_ended_its_link_shows_everything(watched: Room) -> None:
    t, game = watched.services, await watched.started()
    watcher = await look(watched, game, None)
    await t.answering.act(game, BEN, "resign", {"do": "resign"})
    board = await t.watching.board(game)
    assert not watcher.hear(board)
    assert board.id == ""
    data = json.loads(held(gzip.decompress(board.page.data), "data"))
    assert data["ended"]
    assert "live" not in data
    assert len(data["eyes"][0]) == 4
    assert (await t.watching.board(game, page=True)).page is board.page
    file = (await t.log.export(game, ANN)).text
    again = await t.records.import_record(Place(900, 977), ANN, file)
    assert (await t.watching.board(again)).ended, "a record is an ended game, too"


async def test_an_event_is_told_once_and_what_is_too_old_means_a_new_page() -> None:
    board = Board(key="k", moments=3)
    board.added.extend((i, str(i)) for i in (2, 3))
    assert board.after("k-3") == []
    assert board.after("k-1") == [("k-2", "2"), ("k-3", "3")]
    for other in ("k-0", "k-4", "j-3", "k-x", "", "k", "k--1"):
        assert board.after(other) is None, other


@pytest.mark.parametrize("game", [pytest.param("stargate", marks=pytest.mark.long), "armada"])
def test_what_watchers_are_told_is_the_same_whatever_a_seat_has_sealed(game: str) -> None:
    """Bytes and sizes, of the page and of each event; their number, too, and what it takes to make them."""
    _, was, other = next(secrets_of(game))
    one, two = (order(x, eyes=("",), languages=("en",)) for x in (was, other))
    assert one.rows != two.rows
    told = []
    for wanted in (one, two):
        whole = live_film(wanted, "key", 0, page=True)
        half = len(wanted.rows) // 2
        live_film(replace(wanted, rows=wanted.rows[:half]), "key", 0, page=False)
        rest = live_film(replace(wanted, rows=wanted.rows[half:]), "key", half, page=True)
        assert rest.page == whole.page
        assert rest.added == whole.added[-len(rest.added) :]
        told.append(whole)
        films.forget()
    assert told[0] == told[1]
    assert live_film(one, "key", 5, page=False) is None, "it has no film to go on with"
    work = [calls_of(partial(live_film, x, "key", 0, page=True)) for x in (one, two)]
    assert abs(work[0] - work[1]) < FEW


async def test_a_link_is_the_hosts_to_share_and_to_withdraw(watched: Room) -> None:
    t, store = watched.services, watched.store
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    with pytest.raises(Refused, match="refused-lobby"):
        await t.watching.share(game, ANN)
    await t.lobby.join(game, ANN, "blue")
    await t.lobby.join(game, BEN, "orange")
    await t.lobby.start(game, ANN)
    await t.turns.drain(game)
    for who in (BEN, EVE):
        with pytest.raises(Refused, match="refused-host-only"):
            await t.watching.share(game, who)
    token = await t.watching.share(game, ANN)
    assert re.fullmatch("[0-9a-f]{40}", token)
    assert await t.watching.share(game, MOD) == token, "one link, however often it is asked for"
    await t.watching.share(game, ANN, address="https://x.example/")
    await t.turns.drain(game)
    texts = [x for x in watched.courier.texts() if "browser" in x]
    assert len(texts) == 2
    assert f"https://x.example/{token}" in texts[1]
    assert await store.watched_at(token) == game
    assert set(await store.watched([token, "else"])) == {token}
    with pytest.raises(Refused, match="refused-host-only"):
        await t.watching.withdraw(game, BEN)
    assert await t.watching.withdraw(game, MOD)
    assert not await t.watching.withdraw(game, ANN)
    assert await store.watched_at(token) == ""
    assert await t.watching.share(game, ANN) != token


async def test_links_of_games_that_are_over_lapse(watched: Room) -> None:
    t, game = watched.services, await watched.started()
    other = await t.lobby.open_game(Place(900, 955), ANN, "starwars")
    assert other != game
    token = await t.watching.share(game, ANN)
    await t.hosting.abandon(game, ANN)
    for days, there in ((29, game), (31, "")):
        await watched.store.drop_watch_links(watched.clock.at + (days - 30) * 86400)
        assert await watched.store.watched_at(token) == there


class Listener:
    """What somebody who watches was sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.more = asyncio.Event()

    async def write(self, data: bytes) -> None:
        self.sent += [x.partition("event: ")[2].partition("\n")[0] for x in data.decode().split("\n\n") if x]
        self.more.set()

    async def heard(self, n: int) -> list[str]:
        """Return what was sent: wait for so much, and a little for what should not come."""
        async with asyncio.timeout(10):
            while len(self.sent) < n:
                self.more.clear()
                await self.more.wait()
        await asyncio.sleep(0.02)
        sent, self.sent = self.sent, []
        return sent


async def test_streams_tell_what_is_committed_and_nothing_else(
    watched: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An entry that the channel is not told of makes no event; a link that is withdrawn ends every stream."""
    monkeypatch.setattr(streams_, "TICK", 3600.0)
    t, game, rng = watched.services, await watched.started(), Random(3)
    token, streams, ann, late = await t.watching.share(game, ANN), Streams(t), Listener(), Listener()

    async def ticks(n: int) -> None:
        for _ in range(n):
            await asyncio.gather(*streams.making)
            await streams.tick()

    at = (await t.watching.board(game)).id
    serving = [asyncio.create_task(streams.serve(token, at, ann.write))]
    assert await ann.heard(1) == ["beat"]
    await ticks(3)
    await watched.step(game, rng, drain=False)
    await ticks(1)
    assert await ann.heard(0) == [], "found by one look, told by the next"
    await ticks(1)
    assert await ann.heard(1) == ["entry"]
    revision = (await watched.store.load(game)).game.revision
    await watched.store.change_game(game, revision)  # as by an answer that is not announced
    await ticks(3)
    assert await ann.heard(0) == []
    serving.append(asyncio.create_task(streams.serve(token, at, late.write)))
    assert await late.heard(2) == ["beat", "entry"], "who comes late hears what they have missed"
    assert len(streams) == 2
    await t.watching.withdraw(game, ANN)
    await ticks(1)
    assert [await x.heard(1) for x in (ann, late)] == [["gone"], ["gone"]]
    await asyncio.gather(*serving)
    assert len(streams) == 0
    await streams.serve(token, at, ann.write)
    assert await ann.heard(1) == ["gone"]
    streams.close()
