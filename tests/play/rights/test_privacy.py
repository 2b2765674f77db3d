"""A person who asks to be deleted: what becomes of their games, and that they are as sound as before."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from bot.play.lobby import hosting
from bot.play.model.ports import Place
from bot.play.model.terms import Person, Refused
from bot.play.queries import settings
from bot.store.models import Outbox, QueueEntry, Reliability, Schedule
from bot.store.statements.answer import Commit
from bot.titles import catalogue
from tests.play.conftest import ANN, BEN, EVE, HERE, MOD, Room, said
from tests.store.conftest import contents

ZOE = Person(10, "Zoe")


async def under_way(room: Room, answers: int = 6) -> str:
    """Play a few answers of a game of Ann's, its host, against Ben."""
    game, rng = await room.started(), Random(3)
    for _ in range(answers):
        await room.step(game, rng)
    return game


async def to_its_end(room: Room, game: str, people: tuple[Person, ...]) -> None:
    rng = Random(8)
    for _ in range(400):
        who = await room.services.game_lists.who(game)
        users = [x.user for x in who.game.seats if x.seat in who.waiting]
        person = next((p for p in people if p.id in users), None)
        if person is None:
            break
        asked = (await room.services.player_views.look(game, person)).asked[0]
        token = rng.choice(asked.options).token
        await room.services.answering.answer(game, person, asked.decision, asked.seat, token=token)
        await room.services.turns.drain(game)
    assert (await room.services.game_lists.info(game)).status == "over"


async def test_the_other_plays_on_with_somebody_new(room: Room) -> None:
    game = await under_way(room)
    left = await room.services.privacy.forget(ANN)
    assert left.open == [game]
    await room.services.turns.drain(game)
    info = await room.services.game_lists.info(game)
    assert (info.host, info.seat("blue").taken) == (BEN.id, False)
    assert "Whoever played Blue has left for good" in said(room.courier.channel()[-1].post)
    assert await room.store.check() == []
    await room.services.seating.replace(game, BEN, "blue", EVE)
    await room.services.turns.drain(game)
    await to_its_end(room, game, (BEN, EVE))
    assert await room.store.check() == []
    log = await room.services.log.export(game, EVE)
    assert "Ann" not in log.text
    fair = await room.services.log.proof(game)
    assert fair.proved  # her word is gone, what the dice know of it is not
    assert (fair.said, set(fair.words)) == ({}, {"blue"})


async def test_what_has_been_played_names_her_no_more(room: Room) -> None:
    game = await under_way(room)
    before = (await room.services.log.page(game, BEN)).lines
    assert any("Ann" in line for _, line in before)
    await room.services.privacy.forget(ANN)
    after = (await room.services.log.page(game, BEN)).lines
    assert len(after) == len(before)
    assert not any("Ann" in line for _, line in after)
    rest = "\n".join(await contents(room.store))
    assert "Ann" not in rest
    assert "apple" not in rest


async def test_nothing_that_waits_to_be_sent_reaches_or_names_her(room: Room) -> None:
    game = await under_way(room)
    await room.services.answering.draw(game, ANN, offer=True)
    await room.services.answering.undo(game, BEN)
    await room.services.privacy.forget(ANN)
    had = len(room.courier.sent)
    await room.services.turns.drain(game)
    new = room.courier.sent[had:]
    assert new
    for x in new:
        assert x.place.user != ANN.id
        assert ANN.id not in x.post.ping
        assert "Ann" not in said(x.post)
        assert f"<@{ANN.id}>" not in said(x.post)


async def test_a_game_with_a_machine_ends_with_its_only_person(room: Room) -> None:
    game = await room.started(foe="greedy")
    await room.services.privacy.forget(ANN)
    await room.services.turns.drain(game)
    info = await room.services.game_lists.info(game)
    assert (info.status, info.host) == ("abandoned", 0)
    assert "Nobody is left at the table" in said(room.courier.channel()[-1].post)
    await room.services.lobby.open_game(HERE, BEN, "starwars")  # the channel is free again


async def test_a_lobby_is_freed_and_its_card_drawn_anew(room: Room) -> None:
    t = room.services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    await t.lobby.join(game, ANN, "blue", "apple")
    await t.lobby.join(game, BEN, "orange")
    await t.turns.drain(game)
    await t.privacy.forget(ANN)
    await t.turns.drain(game)
    info = await t.game_lists.info(game)
    assert (info.status, info.host, info.seat("blue").taken) == ("lobby", BEN.id, False)
    assert "Ann" not in said(room.courier.channel()[0].now)
    await t.lobby.join(game, ANN, "blue")  # she comes back as somebody new
    await t.lobby.start(game, BEN)


async def test_an_invitation_lapses_and_the_game_stays_its_host_s(room: Room) -> None:
    t = room.services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    await t.lobby.invite(game, ANN, BEN, "orange")
    await t.privacy.forget(BEN)
    info = await t.game_lists.info(game)
    assert (info.status, info.host, info.seat("orange").invited) == ("lobby", ANN.id, 0)


async def test_an_empty_lobby_ends_with_its_host(room: Room) -> None:
    game = await room.services.lobby.open_game(HERE, ANN, "starwars")
    await room.services.privacy.forget(ANN)
    assert (await room.services.game_lists.info(game)).status == "abandoned"


async def test_a_game_in_direct_messages_ends(room: Room) -> None:
    game = await room.started(foe="random", place=Place(None, 4242, ANN.id))
    await room.services.privacy.forget(ANN)
    await room.services.turns.drain(game)
    assert (await room.services.game_lists.info(game)).status == "abandoned"
    assert "4242" not in "\n".join(await contents(room.store))


async def test_a_seat_that_may_stay_empty_resigns_and_the_others_go_on(room: Room) -> None:
    t = room.services
    t.context.titles = catalogue()  # with what titles allow of their own
    game = await t.lobby.open_game(HERE, ANN, "skirmish", options={"players": "2", "gm": "off"})
    await t.lobby.join(game, ANN, "p1")
    await t.lobby.join(game, BEN, "p2")
    await t.lobby.start(game, ANN)
    left = await t.privacy.forget(ANN)
    assert left.open == [game]
    entries = await room.store.entries(game)
    assert [(x.kind, x.seat, x.user) for x in entries if x.kind == "resign"] == [("resign", "p1", 0)]
    who = await t.game_lists.who(game)
    assert who.waiting == ("p2",)
    assert await room.store.check() == []
    again = await t.privacy.forget(ANN)
    assert (again.open, again.abandoned) == ([], [])


async def test_an_ended_game_stays_and_can_be_looked_at(room: Room) -> None:
    game = await under_way(room)
    await room.services.answering.resign(game, BEN)
    await room.services.turns.drain(game)
    record = (await room.services.log.export(game, MOD)).text
    await room.services.privacy.forget(ANN)
    await room.services.privacy.forget(BEN)
    info = await room.services.game_lists.info(game)
    assert (info.status, info.host) == ("over", 0)
    assert (await room.services.log.export(game, MOD)).text == record
    assert await room.store.check() == []


async def test_an_answer_on_its_way_in_another_process_leaves_nothing_of_her(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process has read the game with her in it; what it would write names her."""
    game = await under_way(room)
    who = await room.turn(game)
    assert who is not None
    other, commit = await room.make(), room.store.commit
    asked = (await room.services.player_views.look(game, who)).asked[0]

    async def late(answer: Commit) -> None:
        monkeypatch.setattr(room.store, "commit", commit)
        await other.privacy.forget(who)
        await commit(answer)

    monkeypatch.setattr(room.store, "commit", late)
    with pytest.raises(Refused, match="refused-not-seated"):
        await room.services.answering.answer(
            game, who, asked.decision, asked.seat, token=asked.options[0].token
        )
    assert (await room.store.person(who.id)).games == []
    assert await room.store.check() == []


async def test_whoever_is_being_deleted_is_told_so_when_they_ask_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await under_way(room)
    erase, begun, goes_on = room.store.erase, asyncio.Event(), asyncio.Event()

    async def slowly(user: int) -> None:
        begun.set()
        await goes_on.wait()
        await erase(user)

    monkeypatch.setattr(room.store, "erase", slowly)
    first = asyncio.create_task(room.services.privacy.forget(ANN))
    await begun.wait()
    with pytest.raises(Refused, match="refused-being-forgotten"):
        await room.services.privacy.forget(ANN)
    await room.services.privacy.sweep()  # leaves to the first what it is doing
    goes_on.set()
    assert len((await first).open) == 1
    assert await room.store.erasures() == []
    await room.services.privacy.forget(ANN)  # later it does no harm


@pytest.mark.parametrize("at", ["leave", "erase"])
async def test_what_a_process_that_was_killed_had_begun_is_finished_by_the_next(
    room: Room, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    game = await under_way(room)
    await room.services.turns.drain(game)
    plain = getattr(room.store, at)

    async def killed(*_: object) -> None:
        raise RuntimeError("killed")

    monkeypatch.setattr(room.store, at, killed)
    with pytest.raises(RuntimeError, match="killed"):
        await room.services.privacy.forget(ANN)
    assert await room.store.erasures() == [ANN.id]
    assert (await room.store.person(ANN.id)).entries
    monkeypatch.setattr(room.store, at, plain)
    after = await room.make()
    await after.sweeper.sweep()
    rest = "\n".join(await contents(room.store))
    assert ("Ann" in rest, "apple" in rest, await room.store.erasures()) == (False, False, [])
    await after.turns.drain(game)
    left = [x for x in room.courier.channel() if "has left for good" in said(x.post)]
    assert len(left) == 1
    assert await room.store.check() == []


async def test_namesakes_and_posts_of_an_old_name(room: Room) -> None:
    """Ann was Anna when she invited; another Ann plays elsewhere, and a third one in the same game."""
    other = Person(11, "Ann")
    t, anna = room.services, Person(ANN.id, "Anna")
    game = await t.lobby.open_game(HERE, anna, "starwars")
    await t.lobby.join(game, anna, "blue")
    await t.lobby.invite(game, anna, other, "orange")
    await hosting.rename(t.context, ANN, HERE)
    abroad = await t.lobby.open_game(Place(77, 78), other, "starwars")
    await t.lobby.invite(abroad, other, BEN)
    before = {x.nonce: x.body for x in await room.store.unsent(abroad)}
    await t.privacy.forget(ANN)
    assert {x.nonce: x.body for x in await room.store.unsent(abroad)} == before
    assert any('"by":"Ann"' in x for x in before.values())
    (invited,) = [x for x in await room.store.unsent(game) if "note-invited" in x.body]
    facts = json.loads(invited.body)["facts"]
    assert (facts["name"], facts["by"], facts["by_id"], facts["user"]) == ("Ann", "", 0, other.id)
    assert (await t.game_lists.info(game)).seat("orange").name == "Ann"
    assert "Anna" not in "\n".join(await contents(room.store))


async def test_her_data_are_given_whole_and_nobody_else_s(room: Room) -> None:
    game = await under_way(room)
    await hosting.set_preferences(room.services.context, ANN.id, theme="light")
    got = await settings.personal_data(room.services.context, ANN)
    told = json.loads(got.text)
    assert told["person"] == {"id": "1", "name": "Ann"}
    assert told["settings"]["theme"] == "light"
    (mine,) = told["games"]
    assert (mine["id"], mine["host"], mine["title"]) == (game, True, "starwars")
    assert mine["seats"] == [
        {"seat": "blue", "invited_only": False, "name": "Ann", "word": "apple", "language": "en",
         "direct_messages_closed": False, "found_to_have_left": "", "looked_for": "",
        "last_press_in_the_lobby": "2027-01-15T08:00:00+00:00", "agrees_to_hints": False,
         "machine_answers_since": "", "coach": "none", "agreed_to_coaches_of_others": False}
    ]  # fmt: skip
    log = await room.store.entries(game)
    assert [x["entry"] for x in mine["answers"]] == [x.n for x in log if x.user == ANN.id]
    assert "Ben" not in got.text
    assert (await room.store.seed(game)) not in got.text
    nobody = json.loads((await settings.personal_data(room.services.context, ZOE)).text)
    assert (nobody["games"], nobody["settings"]) == ([], {})


async def test_what_nothing_needs_any_more_of_somebody_s_habits_is_dropped_by_itself(room: Room) -> None:
    now, day = int(room.clock.at), 86_400
    game = await room.started()
    away = [[now - 70 * day, now - 61 * day], [now - 62 * day, now - 59 * day], [now + day, now + 2 * day]]

    def change(x: Schedule) -> list[Outbox]:
        x.zone, x.was, x.since, x.away = "Asia/Tokyo", '["UTC", 60, 120]', now - 59 * day, json.dumps(away)
        return []

    await room.store.change_schedule(ANN.id, change)
    await room.store.remind(ANN.id, now // day, [])
    past = Reliability(user=BEN.id, game="past", late=1, at=now - 366 * day)
    counts = [Reliability(user=ANN.id, game=game, kept=1, at=now), past]
    row = (await room.store.load(game)).game
    await room.store.put_clocks(game, row.revision, [], counts=counts)
    await room.store.wish(QueueEntry(user=ANN.id, guild=1, pressed=now))

    async def kept() -> tuple[object, ...]:
        await room.services.sweeper.sweep()
        x = await room.store.person(ANN.id)
        assert x.schedule is not None
        past = x.schedule.since, x.schedule.was, json.loads(x.schedule.away)
        return *past, x.reminder is not None, bool(x.reliability), len(x.queue), x.seats[0].pressed

    assert await kept() == (now - 59 * day, '["UTC", 60, 120]', away[1:], True, True, 1, 0)
    assert await room.store.reliability([BEN.id]) == []
    room.clock.at += 2 * day
    assert await kept() == (0, '["", 0, 0]', away[2:], False, True, 1, 0)
    room.clock.at += 29 * day
    assert (await kept())[4:] == (True, 0, 0)
    room.clock.at += 380 * day
    assert (await kept())[2:] == ([], False, False, 0, 0)


async def test_a_lobby_that_makes_room_for_another_is_not_said_to_have_been_left(room: Room) -> None:
    game = await room.services.lobby.open_game(HERE, ANN, "starwars")
    await room.services.hosting.abandon(game, Person(ANN.id, "", access=ANN.access))
    await room.services.turns.drain(game)
    last = said(room.courier.channel()[-1].post)
    assert "Nobody is left at the table" not in last
    assert "This lobby is closed" in last
