"""Programs play seats over a socket: let in by a token, told what their seat may know, and bounded."""

from __future__ import annotations

import asyncio
import json
import stat
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.play.model.terms import Refused
from bot.seats import connection, server
from bot.seats.client import NoSeat, take
from bot.seats.connection import Budget
from bot.seats.server import SeatServer
from bot.settings import BadSettings, read_settings
from engine.core.codec import load
from engine.policies.policy import imagine
from tests.play.conftest import ANN, BEN, EVE, HERE, Room, said

BOT = Path(__file__).parents[2] / "docs" / "random_bot.py"


class Program:
    """What a program sees of the socket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def line(self, text: bytes) -> bytes:
        self.writer.write(text + b"\n")
        return await asyncio.wait_for(self.reader.readline(), 5)

    async def ask(self, do: str, **fields: object) -> dict:
        return json.loads(await self.line(json.dumps({"do": do, **fields}).encode()))

    async def end(self) -> bytes:
        return await asyncio.wait_for(self.reader.readline(), 5)


class Door:
    """A room whose seats programs can take."""

    def __init__(self, room: Room, path: Path) -> None:
        self.room, self.path, self.programs = room, path, list[Program]()

    async def comes(self, game: str, seat: str, token: str) -> tuple[Program, dict]:
        made = Program(*await asyncio.open_unix_connection(self.path))
        self.programs.append(made)
        hello = await made.line(json.dumps({"game": game, "seat": seat, "token": token}).encode())
        return made, json.loads(hello)


@pytest_asyncio.fixture
async def door(room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Door]:
    monkeypatch.setattr(server, "TO_REFUSE", 0.0)
    monkeypatch.setattr(connection, "LOOK", 0.01)
    serving, path = SeatServer(room.services), tmp_path / "seats.sock"
    await serving.open(path)
    made = Door(room, path)
    yield made
    for program in made.programs:
        program.writer.close()
    await serving.close()
    assert not path.exists()


async def seated(door: Door) -> tuple[str, Program]:
    """Start a game against a machine player, whose seat a program of the host's takes."""
    t = door.room.services
    game = await t.lobby.open_game(HERE, EVE, "starwars")
    await t.lobby.join(game, BEN, "blue")
    await t.lobby.add_machine(game, EVE, "orange", "random")
    await t.lobby.start(game, EVE)
    seat, token = await t.seat_programs.let_in(game, EVE, "orange")
    await t.sender.drain(game)
    program, hello = await door.comes(game, seat, token)
    assert hello["ok"]["seat"] == "orange"
    return game, program


async def test_a_program_s_answer_goes_the_way_of_a_person_s_and_is_marked(door: Door) -> None:
    game, program = await seated(door)
    t = door.room.services
    while await door.room.turn(game) == BEN:
        await door.room.step(game, Random(1))
    now = (await program.ask("wait"))["ok"]
    d = now["pending"][0]["decision"]
    assert {x["seat"] for x in now["pending"]} == {"orange"}

    bad = await program.ask("answer", decision=d, text="fly away")
    assert bad["error"]["code"] in ("invalid", "illegal")
    before = await door.room.store.entries(game)
    offered = (await program.ask("options", decision=d))["ok"]["options"]
    assert await program.ask("answer", decision=d, token=offered[0]["token"]) == {"id": None, "ok": {}}
    await program.ask("pending")  # it comes after what the answer has posted
    (entry,) = (await door.room.store.entries(game))[len(before) :]
    assert (entry.seat, entry.by, entry.user, entry.decision) == ("orange", "program", 0, d)
    assert "answered by a program" in said(door.room.courier.whole(door.room.courier.channel()[-1].at))
    stale = await program.ask("answer", decision=d, token=offered[0]["token"])
    assert stale["error"]["code"] in ("stale", "not-yours")
    assert len(await door.room.store.entries(game)) == len(before) + 1
    assert await t.machines.go_on(game, machines=True) is False
    await t.seat_programs.send_away(game, EVE)
    assert await t.machines.go_on(game, machines=True) is True  # it takes up what is left


async def test_a_program_declines_a_draw_and_resigns_and_can_do_nothing_else_unasked(door: Door) -> None:
    game, program = await seated(door)
    t = door.room.services
    await t.answering.draw(game, BEN, offer=True)
    assert (await t.game_lists.who(game)).programs == {"orange"}
    assert await program.ask("act", name="draw", action={"offer": False}) == {"id": None, "ok": {}}
    declined = (await door.room.store.entries(game))[-1]
    assert (declined.seat, declined.kind, declined.by, declined.user) == ("orange", "draw", "program", 0)
    for wrong in ({"name": "give"}, {"name": "resign", "seat": "blue"}, {"name": "draw", "action": 5}):
        assert "error" in await program.ask("act", **wrong)
    assert len(await door.room.store.entries(game)) == declined.n + 1
    assert await program.ask("act", name="resign") == {"id": None, "ok": {}}
    assert (await t.game_lists.info(game)).outcome.winner == "blue"


async def test_no_byte_depends_on_what_the_other_hides(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    room = door.room
    game = await room.started()
    seat, token = await room.services.seat_programs.let_in(game, ANN)
    rng = Random(3)
    for _ in range(120):
        live = await room.services.games.load(game)
        hidden = imagine(live.title.game, live.state, "blue", Random(4))
        if live.state.hand["orange"] != hidden.hand["orange"] and await room.turn(game) == ANN:
            break
        await room.step(game, rng, drain=False)
    assert hidden.hand["orange"] != live.state.hand["orange"]

    async def all_of_it() -> list[bytes]:
        monkeypatch.setattr(connection, "Random", lambda: Random(5))
        program, _ = await door.comes(game, seat, token)
        asked = [{"do": x} for x in ("hello", "wait", "pending", "view", "events", "outcome")]
        lines = [await program.line(json.dumps(x).encode()) for x in asked]
        for d in json.loads(lines[1])["ok"]["pending"]:
            named = {"decision": d["decision"]}
            lines.append(await program.line(json.dumps({"do": "options", **named}).encode()))
            first = json.loads(lines[-1])["ok"]["options"][0]["token"]
            lines.append(await program.line(json.dumps({"do": "preview", **named, "token": first}).encode()))
        return lines

    before = await all_of_it()
    await room.put(game, hidden)
    assert load(type(hidden), (await room.store.load(game)).snapshot.state).hand == hidden.hand
    assert await all_of_it() == before
    assert len(before) > 7


async def test_only_its_own_people_let_a_program_in_and_no_secret_changes_hands(door: Door) -> None:
    room, t = door.room, door.room.services
    game = await room.started()
    with pytest.raises(Refused, match="refused-host-only"):
        await t.seat_programs.let_in(game, BEN, "blue")
    with pytest.raises(Refused, match="refused-program-seat"):
        await t.seat_programs.let_in(game, ANN, "orange")
    with pytest.raises(Refused, match="refused-not-seated"):
        await t.seat_programs.let_in(game, EVE)
    with pytest.raises(Refused, match="refused-no-seat"):
        await t.seat_programs.let_in(game, ANN, "green")
    with pytest.raises(Refused, match="refused-no-program"):
        await t.seat_programs.send_away(game, ANN)
    await t.seating.replace(game, BEN, "orange", None, "random")
    with pytest.raises(Refused, match="refused-knows"):  # they would see both hands
        await t.seat_programs.let_in(game, ANN, "orange")


async def test_a_token_is_kept_as_a_hash_and_holds_until_it_is_taken_back(door: Door) -> None:
    room, t = door.room, door.room.services
    game = await room.started()
    seat, old = await t.seat_programs.let_in(game, ANN)
    seat, token = await t.seat_programs.let_in(game, ANN)
    kept = await room.store.writer.run(lambda db: "\n".join(db.iterdump()))
    assert token not in kept
    assert (await room.store.seat_tokens(game))[seat].user == ANN.id

    for wrong in ((game, seat, old), (game, "orange", token), ("none", seat, token)):
        _, refused = await door.comes(*wrong)
        assert refused["error"]["message"].startswith("This token does not hold")
    door.room.services = await room.make()  # as after a restart: the database alone knows
    first, hello = await door.comes(game, seat, token)
    assert hello["ok"]["game"] == "starwars"
    second, _ = await door.comes(game, seat, token)
    assert await first.end() == b""  # it has come again
    await t.seat_programs.send_away(game, ANN)
    gone = await second.ask("view")
    assert gone["error"]["code"] == "refused"
    assert await second.end() == b""
    await t.sender.drain(game)
    told = [x for x in room.courier.texts() if "program" in x]
    assert any("Ann has let a program play" in x for x in told)
    assert any("No program plays" in x for x in told)


@pytest.mark.parametrize("end", ["seat", "game", "data"])
async def test_a_token_ends_with_its_seat_its_game_and_its_person(room: Room, end: str) -> None:
    t, game = room.services, await room.started()
    await t.seat_programs.let_in(game, ANN)
    if end == "seat":
        await t.seating.replace(game, ANN, "blue", EVE)
    elif end == "game":
        await t.answering.resign(game, BEN)
    else:
        await t.privacy.forget(ANN)
    assert await room.store.seat_tokens(game) == {}


async def test_the_example_bot_plays_until_its_person_resigns(door: Door) -> None:
    room, t = door.room, door.room.services
    game = await room.started(foe="random")
    seat, token = await t.seat_programs.let_in(game, ANN)
    command = f"{sys.executable} {BOT} 7"
    playing = asyncio.create_task(asyncio.to_thread(take, door.path, game, seat, token, command))
    while len(await room.store.entries(game)) < 16:
        assert not playing.done()
        await asyncio.sleep(0.02)
    await t.answering.resign(game, ANN)
    assert await asyncio.wait_for(playing, 20) == 0
    assert (await room.store.load(game)).game.status == "over"
    by = {x.seat: x.by for x in await room.store.entries(game) if x.how == "answer"}
    assert by == {"blue": "program", "orange": "random"}


async def test_nothing_is_let_in_beyond_the_bounds(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    room, t = door.room, door.room.services
    game = await room.started()
    seat, token = await t.seat_programs.let_in(game, ANN)
    assert stat.S_IMODE(door.path.stat().st_mode) == 0o600
    program, _ = await door.comes(game, seat, token)
    assert (await program.ask("new", game="starwars"))["error"]["code"] == "unknown-request"
    long = json.loads(await program.line(b'{"do":"' + b"x" * 300_000 + b'"}'))
    assert long["error"]["code"] == "too-long"
    assert await program.end() == b""
    for nonsense in (b"", b"GET / HTTP/1.1", b'{"game": 1}', b"\xff\x00"):
        other = Program(*await asyncio.open_unix_connection(door.path))
        assert json.loads(await other.line(nonsense))["error"]["code"] == "bad-request"
        other.writer.close()
    monkeypatch.setattr(server, "MOST_CONNECTIONS", 0)
    _, full = await door.comes(game, seat, token)
    assert full["error"]["code"] == "too-many"
    with pytest.raises(NoSeat, match="no bot serves seats"):
        take(door.path.with_name("none"), game, seat, token)


async def test_whoever_goes_too_fast_waits() -> None:
    at, slept = [0.0], list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        at[0] += seconds

    budget = Budget(60, lambda: at[0], sleep)
    for _ in range(60):
        await budget.spend(1)
    assert slept == []
    await budget.spend(2)
    assert slept == [pytest.approx(2)]
    at[0] += 3600
    await budget.spend(60)
    assert len(slept) == 1


@pytest.mark.parametrize("where", ["0.0.0.0:9470", "10.0.0.5:1", "example.org:80", "x" * 200 + "/s", "70000"])
def test_seats_are_served_to_this_machine_alone(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSettings, match="seats"):
        read_settings(seats=where)


def test_where_seats_are_served() -> None:
    assert read_settings(seats="").seats is None
    assert read_settings(seats="127.0.0.1:0").seats == ("127.0.0.1", 0)
    assert read_settings(seats="[::1]:9470").seats == ("::1", 9470)
    assert read_settings(seats="/run/nullgate/seats").seats == Path("/run/nullgate/seats")
