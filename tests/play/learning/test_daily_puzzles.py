"""The puzzle of the day of a channel: one silent post, sealed votes, one solution, whatever happens."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.play.model.custom_ids import Verb
from bot.play.model.ports import Access, Trouble
from bot.play.model.terms import Person, Refused
from bot.play.queries import settings
from bot.play.services import Services, build_services
from bot.store.models import DayStatus
from bot.titles import catalogue
from engine.core.codec import token
from engine.puzzles.puzzle import puzzles_of
from tests.play.conftest import ANN, BEN, CHANNEL, GUILD, MOD, Crash, Room, ids, said, verbs
from tests.shared.puzzles import puzzle_of

TITLE = "starwars"
HOUR = 3600


@pytest.fixture
def t(room: Room) -> Services:
    """Services with the titles as they are, on the room's store."""
    return made(room)


def made(room: Room) -> Services:
    return build_services(room.store, room.courier, catalogue=catalogue(), now=room.clock)


def here(who: Person, *, sees: bool = True) -> Person:
    return replace(who, access=Access(GUILD, CHANNEL, sees=sees))


async def on(t: Services, room: Room, hour: int = 9, evening: int = 20) -> None:
    row = await t.daily_puzzles.switch_on(MOD, CHANNEL, titles=[TITLE], hour=hour, evening=evening)
    room.clock.at = row.due


async def asked(t: Services, room: Room):
    await t.daily_puzzles.sweep(None)
    sent = room.courier.channel()[-1]
    day = (await room.store.puzzle_days(CHANNEL))[0]
    return sent, day, puzzle_of(TITLE, day.puzzle)


async def vote(t: Services, who: Person, day, puzzle, answer: str):
    return await t.daily_puzzles.vote(here(who), day.id, token(answer))


async def test_a_day_has_one_silent_post_and_one_solution(t, room):
    await on(t, room)
    sent, day, puzzle = await asked(t, room)
    assert sent.post.silent
    assert sent.post.image is not None
    assert set(verbs(sent.post)) == {Verb.VOTE}
    assert len(ids(sent.post)) == len(puzzle.choices)
    await vote(t, ANN, day, puzzle, puzzle.best[0])
    await vote(t, BEN, day, puzzle, puzzle.second.answer)
    before = said(sent.now)
    await t.daily_puzzles.sweep(None)
    assert said(sent.now) == before
    assert sent.edits == []
    room.clock.at = day.closes
    await t.daily_puzzles.sweep(None)
    await t.daily_puzzles.sweep(None)
    assert len(room.courier.channel()) == 1
    assert len(sent.edits) == 1
    text = said(sent.now)
    assert "Right (1 of 2): <@1>" in text
    assert "<@2>" not in text
    assert "chosen by 1" in text
    assert "wins" in text
    assert verbs(sent.now) == [Verb.PUZZLE]
    assert await room.store.votes(day.id) == []
    assert (await t.puzzle_progress.solving(ANN, TITLE)).standing.streak == 1
    assert (await t.puzzle_progress.solving(BEN, TITLE)).answers[puzzle.id].found is False
    room.clock.at = (await room.store.puzzle_channel(CHANNEL)).due
    again, other, _ = await asked(t, room)
    assert (len(room.courier.channel()), other.puzzle != day.puzzle) == (2, True)
    assert "found by 1 of 2" in said(again.post)


async def test_votes_change_nothing_that_others_see(t, room):
    await on(t, room)
    _, day, puzzle = await asked(t, room)
    calls = room.courier.calls
    for who, answer in ((ANN, puzzle.choices[0]), (ANN, puzzle.choices[1]), (BEN, puzzle.choices[0])):
        await vote(t, who, day, puzzle, answer)
    assert room.courier.calls == calls
    kept = await room.store.puzzle_day(day.id)
    assert kept.votes == "{}"
    assert {x.user: x.answer for x in await room.store.votes(day.id)} == {
        1: puzzle.choices[1],
        2: puzzle.choices[0],
    }
    post = await t.context.store.puzzle_day(day.id)
    assert post == day
    told = json.loads((await settings.personal_data(t.context, ANN)).text)["puzzles"]["votes"]
    assert [x["answer"] for x in told] == [puzzle.choices[1]]


async def test_who_does_not_see_the_channel_has_no_vote_and_nobody_after_the_evening(t, room):
    await on(t, room)
    _, day, puzzle = await asked(t, room)
    wanted = token(puzzle.choices[0])
    elsewhere = replace(ANN, access=Access(GUILD, CHANNEL + 1, sees=True))
    for who in (ANN, here(ANN, sees=False), elsewhere):
        with pytest.raises(Refused, match="refused-gone"):
            await t.daily_puzzles.vote(who, day.id, wanted)
    with pytest.raises(Refused, match="refused-gone"):
        await t.daily_puzzles.vote(here(ANN), day.id, "00000000")
    room.clock.at = day.closes
    with pytest.raises(Refused, match="daily-closed"):
        await t.daily_puzzles.vote(here(ANN), day.id, wanted)


async def test_only_moderators_of_the_channel_switch_it(t, room):
    for who in (ANN, here(ANN), replace(MOD, access=replace(MOD.access, channel=CHANNEL + 1))):
        with pytest.raises(Refused, match="refused-moderator"):
            await t.daily_puzzles.switch_on(who, CHANNEL)
        with pytest.raises(Refused, match="refused-moderator"):
            await t.daily_puzzles.switch_off(who, CHANNEL)
    await on(t, room)
    _, day, _ = await asked(t, room)
    await t.daily_puzzles.switch_off(MOD, CHANNEL)
    room.clock.at += 3 * 86_400
    await t.daily_puzzles.sweep(None)
    assert len(room.courier.channel()) == 1
    assert (await room.store.puzzle_day(day.id)).status == DayStatus.TOLD  # what was under way is solved


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("step", ["asks", "tells"])
async def test_a_process_that_dies_between_two_lines_doubles_and_loses_nothing(t, room, step, when):
    await on(t, room)
    if step == "tells":
        _, day, puzzle = await asked(t, room)
        await vote(t, ANN, day, puzzle, puzzle.best[0])
        room.clock.at = day.closes
    room.courier.crash = (room.courier.calls + 1, when)
    with pytest.raises(Crash):
        await t.daily_puzzles.sweep(None)
    room.clock.at += 61
    other = made(room)
    await other.daily_puzzles.sweep(None)
    (sent,) = room.courier.channel()
    if step == "tells":
        assert "Right (1 of 1): <@1>" in said(sent.now)
        assert (await other.puzzle_progress.solving(ANN, TITLE)).standing.streak == 1


async def test_two_processes_choose_and_post_once(t, room):
    await on(t, room)
    row, other = await room.store.puzzle_channel(CHANNEL), made(room)
    await t.daily_puzzles.sweep(None)
    assert await room.store.begin_day(row, row.due + 1, None) == 0  # chosen already
    await other.daily_puzzles.sweep(None)
    assert len(room.courier.channel()) == len(await room.store.puzzle_days(CHANNEL)) == 1
    day = (await room.store.puzzle_days(CHANNEL))[0]
    now = t.context.stored_now()
    assert await room.store.hold_day(day.id, now, now + 60)
    assert await room.store.hold_day(day.id, now, now + 60) is None


async def test_a_post_of_which_the_process_died_takes_votes_and_is_solved_after_a_long_outage(t, room):
    await on(t, room)
    room.courier.crash = (room.courier.calls + 1, "after")
    with pytest.raises(Crash):
        await t.daily_puzzles.sweep(None)
    day = (await room.store.puzzle_days(CHANNEL))[0]
    assert day.status == DayStatus.CHOSEN
    puzzle = puzzle_of(TITLE, day.puzzle)
    await vote(t, ANN, day, puzzle, puzzle.best[0])
    room.clock.at = day.closes + 5 * HOUR
    await made(room).daily_puzzles.sweep(None)
    (sent,) = room.courier.channel()
    assert "Right (1 of 1): <@1>" in said(sent.now)


async def test_after_an_outage_what_is_late_is_asked_only_if_there_is_time(t, room):
    await on(t, room, hour=9, evening=20)
    room.clock.at += 10.5 * HOUR  # half an hour before the evening
    await t.daily_puzzles.sweep(None)
    assert room.courier.channel() == []
    room.clock.at = (await room.store.puzzle_channel(CHANNEL)).due + 5 * HOUR
    _, day, _ = await asked(t, room)
    assert day.closes - room.clock.at == 6 * HOUR


async def test_trouble_is_tried_again_until_the_evening_and_shown_to_moderators(t, room):
    await on(t, room)
    room.courier.troubles = lambda what, where: Trouble.FORBIDDEN if what == "post" else None
    await t.daily_puzzles.sweep(None)
    row = await room.store.puzzle_channel(CHANNEL)
    assert row.trouble == "forbidden"
    room.courier.troubles = lambda what, where: Trouble.LATER if what in ("post", "edit") else None
    room.clock.at += 1000
    await t.daily_puzzles.sweep(None)
    room.courier.troubles = lambda what, where: None
    room.clock.at += 61
    sent, day, _ = await asked(t, room)
    assert len(room.courier.channel()) == 1
    assert (await room.store.puzzle_channel(CHANNEL)).trouble == ""
    room.courier.troubles = lambda what, where: Trouble.LATER if what == "edit" else None
    room.clock.at = day.closes
    await t.daily_puzzles.sweep(None)
    assert sent.edits == []
    room.courier.troubles = lambda what, where: None
    room.clock.at += 61
    await t.daily_puzzles.sweep(None)
    assert len(sent.edits) == 1


async def test_a_post_that_may_not_be_changed_is_solved_by_one_that_leads_to_it(t, room):
    await on(t, room)
    sent, day, _ = await asked(t, room)
    room.courier.troubles = lambda what, where: Trouble.OLD if what == "edit" else None
    room.clock.at = day.closes
    await t.daily_puzzles.sweep(None)
    await t.daily_puzzles.sweep(None)
    first, second = room.courier.channel()
    assert first is sent
    assert f"{CHANNEL}/{sent.at.message}" in said(second.post)
    assert second.post.silent


async def test_a_post_that_was_taken_away_is_not_spoken_of_again(t, room):
    await on(t, room)
    sent, day, puzzle = await asked(t, room)
    await vote(t, ANN, day, puzzle, puzzle.best[0])
    room.courier.sent.remove(sent)
    room.clock.at = day.closes
    await t.daily_puzzles.sweep(None)
    assert room.courier.channel() == []
    assert (await room.store.puzzle_day(day.id)).status == DayStatus.LOST
    assert (await t.puzzle_progress.solving(ANN, TITLE)).standing.streak == 1


async def test_a_channel_that_is_gone_is_asked_no_more(t, room):
    await on(t, room)
    room.courier.troubles = lambda what, where: Trouble.GONE
    await t.daily_puzzles.sweep(None)
    assert await room.store.puzzle_channel(CHANNEL) is None


async def test_a_channel_is_asked_every_puzzle_before_one_comes_again(t, room):
    await on(t, room)
    met = []
    for _ in range(len(puzzles_of(TITLE)) + 1):
        _, day, _ = await asked(t, room)
        met.append(day.puzzle)
        room.clock.at = day.closes
        await t.daily_puzzles.sweep(None)
        room.clock.at = (await room.store.puzzle_channel(CHANNEL)).due
    assert sorted(met[:-1]) == sorted(x.id for x in puzzles_of(TITLE))
    assert met[-1] == met[0]


async def test_who_goes_takes_their_vote_along(t, room):
    await on(t, room)
    sent, day, puzzle = await asked(t, room)
    await vote(t, ANN, day, puzzle, puzzle.best[0])
    await vote(t, BEN, day, puzzle, puzzle.best[0])
    await t.privacy.forget(ANN)
    room.clock.at = day.closes
    await t.daily_puzzles.sweep(None)
    assert "Right (1 of 1): <@2>" in said(sent.now)
    assert "<@1>" not in said(sent.now)
