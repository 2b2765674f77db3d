"""A machine player answers for somebody who is away: the seat stays theirs, any answer brings them back."""

from __future__ import annotations

import asyncio
import threading
from random import Random

import pytest

from bot.play.model.terms import Person, Refused
from bot.store.models import Draft, Sheet, Standing
from bot.store.statements.growing import YOUNG
from engine.policies.policy import POLICIES
from tests.play.conftest import ANN, BEN, EVE, HERE, Room, said, verbs, written


def refused(key: str):
    return pytest.raises(Refused, match=f"{key}$")


def other(who: Person) -> Person:
    return BEN if who == ANN else ANN


async def turn(room: Room, game: str) -> Person:
    who = await room.turn(game)
    assert who is not None
    return who


async def seat_of(room: Room, game: str, who: Person) -> str:
    return (await room.services.game_lists.info(game)).seat_of(who.id).seat


async def gone(room: Room, game: str, who: Person) -> None:
    """Have the table's word send somebody away."""
    t = room.services
    live = await t.games.load(game, to_change=True)
    await t.substitutes.stand_in(live, who.id, "note-away-agreed")
    await t.turns.drain(game)


async def test_a_machine_answers_for_whoever_is_away_and_says_so(room: Room) -> None:
    t, game = room.services, await room.started()
    who = await turn(room, game)
    await gone(room, game, who)
    assert await room.turn(game) != who
    mine = await seat_of(room, game, who)
    entries = [x for x in await room.store.entries(game) if x.by]
    assert entries
    assert {(x.seat, x.by, x.user) for x in entries} == {(mine, "steady", 0)}
    last = room.courier.channel()[-1].post
    assert f"While {who.name} is away, a machine player answers in their place." in said(last)
    assert "answered by a machine player for somebody who is away" in said(last)
    assert who.id not in last.ping
    assert f"<@{who.id}>" not in said(last)
    (letter,) = [x for x in room.courier.dms(who.id) if "return" in verbs(x.post)]
    assert "for you while you are away: the others agreed" in said(letter.post)
    assert "return" in verbs(last)
    assert letter.buttons  # whatever is posted since
    assert [x.mine for x in await t.game_lists.turns(who)] == [False]


async def test_who_says_that_they_are_back_is_told_what_was_answered(room: Room) -> None:
    t, game = room.services, await room.started()
    who = await turn(room, game)
    with refused("refused-not-away"):
        await t.substitutes.back(game, who)
    await t.substitutes.go(game, who)
    with refused("refused-away-already"):
        await t.substitutes.go(game, who)
    with refused("refused-not-seated"):
        await t.substitutes.go(game, EVE)
    await t.turns.drain(game)
    assert not [x for x in room.courier.dms(who.id) if "return" in verbs(x.post)]  # they know
    answered = [x for x in await room.store.entries(game) if x.by]
    (said,) = await t.substitutes.back(game, who)
    many = "One answer was" if len(answered) == 1 else f"{len(answered)} answers were"
    assert said.startswith(f"{many} given for you.")
    await room.step(game, Random(1))
    while await turn(room, game) != who:
        await room.step(game, Random(1))
    assert not [x for x in (await room.store.entries(game))[len(answered) + 1 :] if x.by == "steady"]
    assert "return" not in verbs(room.courier.channel()[-1].post)


async def test_the_board_says_at_once_that_somebody_is_back_without_a_post(room: Room) -> None:
    t, game = room.services, await room.started()
    who = await turn(room, game)
    await gone(room, game, who)
    await room.step(game, Random(1))
    board = room.courier.channel()[-1]
    assert "return" in verbs(board.post)
    had, shown = {x.at for x in room.courier.sent}, room.courier.whole(board.at)
    await t.substitutes.back(game, who)
    await t.turns.drain(game)
    assert {x.at for x in room.courier.sent} == had
    now = room.courier.whole(board.at)
    assert "return" not in verbs(now)
    assert set(verbs(now)) == set(verbs(shown)) - {"return"}
    assert now.text[0] == shown.text[0]


async def test_a_board_too_old_to_change_stays_and_nothing_waits(room: Room) -> None:
    t, game = room.services, await room.started()
    who = await turn(room, game)
    await gone(room, game, who)
    room.clock.at += YOUNG
    had = len(room.courier.sent)
    await t.substitutes.back(game, who)
    await t.turns.drain(game)
    assert len(room.courier.sent) == had
    assert await room.store.unsent(game) == []


async def test_any_answer_of_their_own_brings_somebody_back(room: Room, monkeypatch) -> None:
    t, game = room.services, await room.started()
    who = await turn(room, game)
    asked = (await t.player_views.look(game, who)).asked[0]
    thinking, go = threading.Event(), threading.Event()

    def slowly(*_):
        thinking.set()
        go.wait(10)
        raise AssertionError("its answer is wanted no more")

    monkeypatch.setitem(POLICIES, "steady", slowly)
    live = await t.games.load(game, to_change=True)
    await t.substitutes.stand_in(live, who.id, "note-away-late")
    playing_on = asyncio.create_task(t.turns.drain(game))
    await asyncio.to_thread(thinking.wait, 10)
    done = await t.answering.answer(game, who, asked.decision, asked.seat, token=asked.options[0].token)
    assert done.private[0].startswith("Nothing had to be answered for you")
    go.set()
    await playing_on
    await t.turns.drain(game)
    assert [(x.by, x.user) for x in await room.store.entries(game)][-1] == ("", who.id)
    assert not (await t.game_lists.info(game)).away(who.id)
    letters = [x for x in room.courier.dms(who.id) if "return" in verbs(x.post)]
    assert not any(x.buttons for x in letters)  # it may be too late to say so at all


async def test_standing_answers_come_before_the_machine(room: Room) -> None:
    t, game = room.services, await room.started()
    who = await turn(room, game)
    asked = (await t.player_views.look(game, who)).asked[0]
    policies = t.context.titles["starwars"].game.rules.kinds[asked.kind].policies
    await room.store.set_standing(
        Standing(game=game, seat=asked.seat, kind=asked.kind, policy=policies[0], since=1)
    )
    await gone(room, game, who)
    assert next(x.by for x in await room.store.entries(game) if x.by) == "standing"


async def test_who_is_away_agrees_to_nothing_and_is_not_asked(room: Room) -> None:
    t, game = room.services, await room.started()
    rng = Random(3)
    for _ in range(4):
        await room.step(game, rng)
    mine = await turn(room, game)
    theirs = other(mine)
    await room.step(game, rng)
    await gone(room, game, theirs)
    assert (await t.answering.undo(game, mine)).request == 0  # alone at the table: nobody else is there
    with refused("refused-away"):
        await t.answering.undo(game, theirs)
    before = len(await room.store.entries(game))
    await t.answering.draw(game, mine, offer=True)
    await t.turns.drain(game)
    made = (await room.store.entries(game))[before:]
    assert not [x for x in made if x.kind == "draw" and x.by]  # nobody declines it for them
    done = await t.answering.draw(game, theirs, offer=True)  # but they may agree, and are back by it
    assert done.outcome is not None


async def test_a_seat_that_is_taken_over_brings_nothing_of_its_player_but_the_game(room: Room) -> None:
    t, game = room.services, await room.started()
    who = await turn(room, game)
    seat = await seat_of(room, game, who)
    await room.store.set_sheet(Sheet(game=game, seat=seat, kind="x", user=who.id, text="mine", at=1))
    await room.store.set_draft(Draft(game=game, seat=seat, decision=7, user=who.id, action='"mine"', at=1))
    await gone(room, game, who)
    await t.seating.replace(game, ANN, seat, EVE)
    await t.turns.drain(game)
    info = await t.game_lists.info(game)
    if info.seat(seat).user != EVE.id:  # the host is at the table and the other is asked
        (question,) = await room.store.open_requests(game)
        await t.consent.answer(game, other(who), question.id, yes=True)
        info = await t.game_lists.info(game)
    assert (info.seat(seat).user, info.seat(seat).caretaker) == (EVE.id, "")
    assert await written(t, game, EVE, "x") == ""
    assert await room.store.draft(game, seat, 7, EVE.id) is None
    await t.seating.replace(game, EVE, seat, who)  # who comes back finds what they had written
    assert await written(t, game, who, "x") == "mine"
    assert (await room.store.draft(game, seat, 7, who.id)).action == '"mine"'


async def test_another_process_sees_who_is_back_and_commits_nothing_for_them(room: Room) -> None:
    t, game = room.services, await room.started()
    who = await turn(room, game)
    live = await t.games.load(game, to_change=True)
    await t.substitutes.stand_in(live, who.id, "note-away-late")
    stale = await t.games.load(game, to_change=True)
    await (await room.make()).substitutes.back(game, who)
    with refused("refused-busy"):
        await t.games._commits.change(stale, changed=1)
    await t.sweeper.sweep()
    assert not [x for x in await room.store.entries(game) if x.by]
    assert len(room.courier.channel(HERE)) >= 1


@pytest.mark.parametrize("by", ["answer", "back"])
async def test_a_seat_on_offer_is_theirs_again_when_they_are_back_before_anybody_has_taken_it(
    room: Room, by: str
) -> None:
    t, game = room.services, await room.started()
    seat = await seat_of(room, game, BEN)
    live = await t.games.load(game, to_change=True)
    await t.substitutes.stand_in(live, BEN.id, "note-away-late")
    assert await t.substitutes.offer(game, ANN, seat)
    assert (await t.games.load(game)).loaded.offers == [seat]
    if by == "back":
        await t.substitutes.back(game, BEN)
    else:
        await t.answering.draw(game, BEN, offer=True)
    assert (await t.games.load(game)).loaded.offers == []
    with refused("refused-not-on-offer"):
        await t.substitutes.take(game, EVE, seat)
