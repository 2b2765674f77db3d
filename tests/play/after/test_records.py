"""Taking games out and bringing them in."""

import json
from random import Random

import pytest

from bot.play.lobby import hosting
from bot.play.model.terms import Refused
from engine.core.record import read_record, replay
from engine.titles import get
from tests.play.conftest import ANN, BEN, EVE, HERE, MOD, Room, said


async def ended(room: Room, answers: int = 40) -> str:
    game, rng = await room.started(), Random(3)
    for _ in range(answers):
        await room.step(game, rng, drain=False)
    who = await room.turn(game)
    assert who is not None
    sight = await room.services.player_views.look(game, who)
    if sight.undo == "free":
        await room.services.answering.undo(game, who)
    await room.services.answering.resign(game, ANN)
    await room.services.turns.drain(game)
    return game


async def test_a_game_under_way_gives_its_public_log_only(room: Room) -> None:
    game, rng = await room.started(), Random(3)
    for _ in range(30):
        await room.step(game, rng, drain=False)
    got = await room.services.log.export(game, EVE)
    assert not got.whole
    assert got.name.endswith(".txt")
    assert "Ann" in got.text
    assert "You draw" not in got.text
    with pytest.raises(ValueError, match="Expecting"):
        json.loads(got.text)


async def test_an_ended_game_goes_out_and_comes_in_whole(room: Room) -> None:
    t, game = room.services, await ended(room)
    got = await t.log.export(game, EVE)
    record = read_record(got.text)
    replay(get("starwars"), record)
    assert record.seed
    copy = await t.records.import_record(HERE, BEN, got.text, "  old *times* ")
    await t.turns.drain(copy)
    info, old = await t.game_lists.info(copy), await t.game_lists.info(game)
    assert (info.status, info.n, info.outcome, info.imported) == ("over", old.n, old.outcome, True)
    assert info.name == "old *times*"
    assert (await t.log.proof(copy)).proved
    assert (await t.log.export(copy, EVE)).text == got.text
    assert (await t.log.page(copy, EVE)).pages == (await t.log.page(game, EVE)).pages
    assert await room.store.check() == []
    assert "resigns" in "".join(line for _, line in (await t.log.page(copy, EVE)).lines)
    assert room.courier.channel()[-1].post.ping == ()
    with pytest.raises(Refused, match="refused-over"):
        await t.answering.answer(copy, ANN, text="throw")


async def test_the_record_stands_the_outside_check(room: Room, tmp_path) -> None:
    game = await ended(room)
    file = tmp_path / "game.json"
    file.write_text((await room.services.log.export(game, ANN)).text)
    import subprocess
    import sys

    done = subprocess.run(  # noqa: ASYNC221 - nothing else runs here
        [sys.executable, "-m", "engine", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    again = subprocess.run(  # noqa: ASYNC221
        [sys.executable, "-m", "engine", "replay", str(file)], capture_output=True, text=True, check=False
    )
    assert again.returncode == 0, again.stdout + again.stderr


async def test_an_import_does_not_take_the_channel(room: Room) -> None:
    t, game = room.services, await ended(room, 5)
    text = (await t.log.export(game, ANN)).text
    under_way = await room.started()
    await t.records.import_record(HERE, ANN, text)
    assert (await t.game_lists.here(HERE)).id == under_way


def _changed(text: str, path: tuple, value: object) -> str:
    data = json.loads(text)
    at = data
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return json.dumps(data)


WRONG = [
    (("setup", "game"), "whist"),
    (("setup", "options"), {"homes": "stolen"}),
    (("setup", "files"), {"board": "nonsense"}),
    (("entries", 3, "action"), {"do": "fly"}),
    (("entries", 3, "after"), 1),
    (("entries", 1, "rolls"), [[6, 9], [6, 1]]),
    (("entries", 1, "seat"), "@everyone"),
    (("entries", 2, "k"), 10**30),
    (("entries", 2, "by"), "x" * 1000),
    (("entries", 0, "how"), "answer"),
    (("entries",), []),
    (("seed",), "00" * 32),
    (("seed",), "zz"),
    (("commitment",), "<@everyone>"),
    (("words",), {"blue": "x" * 500}),
    (("words",), {"@here": "x"}),
    (("id",), "x" * 5000),
    (("edition",), 10**30),
    (("outcome",), None),
    (("format",), "other"),
    (("more",), 1),
]


@pytest.mark.parametrize(("path", "value"), WRONG, ids=lambda x: str(x)[:30])
async def test_a_record_that_cannot_stand_is_refused_with_the_reason(room: Room, path, value) -> None:
    t, game = room.services, await ended(room, 6)
    text = _changed((await t.log.export(game, ANN)).text, path, value)
    before = await room.store.writer.run(lambda db: list(db.iterdump()))
    with pytest.raises(Refused, match="refused-record") as why:
        await t.records.import_record(HERE, ANN, text)
    worded = t.wording.refusal(why.value, "en")
    assert len(worded) > len("This record cannot be replayed: ")
    assert "@everyone" not in worded
    assert await room.store.writer.run(lambda db: list(db.iterdump())) == before


@pytest.mark.parametrize("text", ["", "{}", "null", "[" * 5000, "\x00", '{"id":', "𝔫𝔬", "1" * 5000])
async def test_rubbish_is_refused(room: Room, text: str) -> None:
    with pytest.raises(Refused, match="refused-record"):
        await room.services.records.import_record(HERE, ANN, text)


async def test_a_record_may_not_be_endless(room: Room) -> None:
    with pytest.raises(Refused, match="refused-record-long"):
        await room.services.records.import_record(HERE, ANN, " " * 4_000_001)


async def test_only_who_may_host_may_bring_in(room: Room) -> None:
    game = await ended(room, 3)
    text = (await room.services.log.export(game, ANN)).text
    await hosting.set_guild_settings(room.services.context, 900, MOD, hosts="moderators")
    with pytest.raises(Refused, match="refused-host"):
        await room.services.records.import_record(HERE, EVE, text)
    assert await room.services.records.import_record(HERE, MOD, text)


async def test_a_lobby_has_no_record(room: Room) -> None:
    game = await room.services.lobby.open_game(HERE, ANN, "starwars")
    for attempt in (
        room.services.log.export,
        room.services.log.page,
        room.services.boards.board,
        room.services.boards.replay,
        room.services.boards.map,
    ):
        with pytest.raises(Refused, match="refused-lobby"):
            await attempt(game, ANN)
    await room.services.turns.drain(game)
    assert "who plays" in said(room.courier.channel()[-1].post)


async def test_what_somebody_did_stays_his_when_another_takes_his_seat(room: Room) -> None:
    t, game, rng = room.services, await room.started(), Random(3)
    while not any(e.user == BEN.id for e in await room.store.entries(game)):
        await room.step(game, rng, drain=False)
    for _ in range(4):
        await room.step(game, rng, drain=False)
    before = [line for _, line in (await t.log.page(game, EVE, 1)).lines]
    told = (await t.log.export(game, EVE)).text
    assert any(line.startswith("Ben") for line in before)
    await t.seating.replace(game, BEN, "orange", EVE)  # posts about Ben's answers are still to go out
    await t.seating.replace(game, EVE, "orange", None, "random")
    assert [line for _, line in (await t.log.page(game, EVE, 1)).lines] == before
    assert (await t.log.export(game, EVE)).text == told
    await t.turns.drain(game)
    posts = [said(x.post) for x in room.courier.channel()]
    assert any(line.startswith("Ben") for x in posts for line in x.splitlines())
    while not any(e.by == "random" for e in await room.store.entries(game)):
        await room.step(game, rng)
    later = [line for _, line in (await t.log.page(game, EVE, 1)).lines] + [
        line for _, line in (await t.log.page(game, EVE)).lines
    ]
    assert later[: len(before)] == before
    assert any(line.startswith("Orange (machine)") for line in later)
    assert not any(line.startswith("Eve") for line in later)
