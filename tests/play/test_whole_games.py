"""Whole games: from the lobby to the winner, by two people and against machine players."""

from random import Random

import pytest

from bot.play.model.custom_ids import Verb
from bot.play.model.terms import Refused
from bot.play.model.texts import mixed
from engine.core.record import read_record, replay
from engine.titles import get
from tests.play.conftest import ANN, BEN, HERE, Room, said, verbs


@pytest.mark.parametrize("seed", range(3))
async def test_two_people_play_to_the_end(room: Room, seed: int) -> None:
    game = await room.started()
    rng, answers = Random(seed), 0
    while await room.step(game, rng):
        answers += 1
        assert answers < 4000
        if answers == 60:
            await room.services.answering.resign(game, ANN)
            await room.services.turns.drain(game)
    info = await room.services.game_lists.info(game)
    assert info.status == "over"
    assert info.outcome is not None
    posts = [x for x in room.courier.channel() if Verb.JOIN not in verbs(x.post)]
    entries = await room.store.entries(game)
    assert len([x for x in posts if not x.post.title.startswith("Starwars")]) == len(entries)
    assert room.courier.repeats == 0
    assert [x.buttons for x in posts[:-1]] == [False] * (len(posts) - 1)
    assert posts[-1].buttons
    export = await room.services.log.export(game, ANN)
    assert export.whole
    record = read_record(export.text)
    assert replay(get("starwars"), record)[-1].state.over == info.outcome
    fair = await room.services.log.proof(game)
    assert fair.proved
    assert fair.said == {"blue": "apple"}
    assert fair.words == record.words == {"blue": mixed("apple")}
    assert await room.store.check() == []


@pytest.mark.parametrize("foe", ["random", "steady"])
async def test_a_person_against_a_machine(room: Room, foe: str) -> None:
    game = await room.started(foe=foe)
    rng, answers = Random(1), 0
    while await room.step(game, rng):
        answers += 1
        if answers > 40:
            await room.services.answering.resign(game, ANN)
            await room.services.turns.drain(game)
    info = await room.services.game_lists.info(game)
    assert info.status == "over"
    entries = await room.store.entries(game)
    assert {e.by for e in entries} == {"", foe}
    assert all((e.by == foe) == (e.seat == "orange") for e in entries if e.seat)
    posts = [x for x in room.courier.channel() if not x.post.title.startswith("Starwars")]
    mine = [e for e in entries if e.by == "" and e.how != "start"]
    assert any(e.by for e in entries)
    assert len(posts) == 1 + len(mine), "one post for all between two of one's own answers"
    with pytest.raises(Refused, match="refused-over"):
        await room.services.answering.answer(game, ANN, text="throw")
    assert (await room.services.log.proof(game)).proved
    assert await room.store.check() == []


async def test_two_machines_play_each_other_by_sweeps(room: Room) -> None:
    t = room.services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    await t.lobby.add_machine(game, ANN, "blue", "greedy")
    await t.lobby.add_machine(game, ANN, "orange", "greedy")
    await t.lobby.start(game, ANN)
    for _ in range(60):
        await t.sweeper.sweep()
        if (await t.game_lists.info(game)).status == "over":
            break
    info = await t.game_lists.info(game)
    assert info.status == "over"
    assert all(not x.post.ping for x in room.courier.sent)
    assert (await t.log.proof(game)).proved
    assert await room.store.check() == []


async def test_what_a_turn_looks_like(room: Room) -> None:
    game = await room.started()
    first = await room.turn(game)
    start = room.courier.channel()[-1].post
    assert first is not None
    assert start.ping == (first.id,)
    assert "hand" in verbs(start)
    assert "map" in verbs(start)
    assert start.small == ""
    assert Verb.MORE in verbs(start)
    await room.services.answering.answer(game, first, text="throw")
    await room.services.turns.drain(game)
    thrown = room.courier.channel()[-1].post
    assert f"<@{first.id}> Move " in said(thrown)
    assert thrown.ping == ()  # whoever has just thrown knows that they move
    assert Verb.TAKE in verbs(thrown) or Verb.PICK in verbs(thrown)
    other = BEN if first == ANN else ANN
    rng = Random(3)
    while await room.turn(game) == first:
        await room.step(game, rng)
    assert room.courier.channel()[-1].post.ping == (other.id,)
