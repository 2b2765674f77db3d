"""Looking back without Discord: never before the end, once, in the last post and on private pages."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.play.analysis import reports
from bot.play.model.custom_ids import Verb
from bot.play.model.ports import Place, Trouble
from bot.play.model.terms import Refused
from bot.play.services import Services, build_services
from bot.play.workers.pool import Workers
from bot.play.workers.records import looked_back, unpacked
from bot.store.models import PostKind
from bot.titles import catalogue
from engine.report.report import Estimate, TurningPoint, read_report, write_report
from tests.play.conftest import ANN, BEN, EVE, HERE, Room, ids, said, verbs

#: Seconds of work: so few that only what must be measured is.
LITTLE = 0.2


class Here(Workers):
    """Works in a thread: a process that lets all others pass would keep a test waiting."""

    async def run(self, do, *given, progress=None):
        return await asyncio.to_thread(do, *given, *([progress] if progress else []))


class Failing(Workers):
    """Makes nothing."""

    def __init__(self, why: Exception) -> None:
        super().__init__()
        self._why = why

    async def run(self, do, *given, progress=None):
        raise self._why


def made(room: Room, reporting: float = LITTLE, **more: Any) -> Services:
    """Services with the titles as they are, that look back, on the room's store."""
    rest = {
        "now": room.clock,
        "rng": Random(5),
        "reporters": Here(),
        "workers": Here(),
        "reporting": reporting,
    }
    rest |= more
    return build_services(room.store, room.courier, catalogue=catalogue(), **rest)


@pytest.fixture(autouse=True)
def kind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep this process as it is."""
    monkeypatch.setattr("os.nice", lambda _: 0)


@pytest_asyncio.fixture
async def services(room: Room):
    """Make services that look back."""
    t = made(room)
    yield t
    await t.looking_back.stop()


async def ended(room: Room, t: Services, moves: int = 4) -> str:
    """Play a little, and end it by a resignation of Ann's."""
    game, rng = await room.started(), Random(3)
    for _ in range(moves):
        await room.step(game, rng)
    await t.answering.resign(game, ANN)
    await t.turns.drain(game)
    return game


async def worked_out(t: Services) -> None:
    """Sweep, and wait until nothing is left to be worked out."""
    await t.looking_back.sweep(None)
    while t.looking_back.at_work:
        await t.looking_back.rest()


async def test_a_report_stands_in_the_last_post_and_adds_none(room: Room, services: Services) -> None:
    game = await ended(room, services)
    posts, last = {x.at for x in room.courier.sent}, room.courier.channel(HERE)[-1]
    assert Verb.LOOKBACK in verbs(last.now)
    assert "turned" not in said(last.now)
    await worked_out(services)
    await services.turns.drain(game)
    assert {x.at for x in room.courier.sent} == posts
    post = room.courier.whole(last.at)
    assert "turned" in said(post)
    assert "entry" not in said(post), "a post of play names no entries"
    assert [x.name for x in post.files] == [f"starwars-{game}-chances.png"]
    assert "By entry, up to" in post.files[0].alt
    assert Verb.REMATCH in verbs(post)
    report = read_report((await room.store.look_back(game)).report)
    assert report.points[-1].open.chance in (0.0, 1.0)
    edits = room.courier.calls
    await worked_out(services)
    await services.turns.drain(game)
    assert room.courier.calls == edits


async def test_each_turning_point_has_a_page_with_what_it_was_and_a_line_in_the_last_post(
    room: Room, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    def turned(*given: Any) -> str:
        report = read_report(looked_back(*given))
        entries = [x for x in unpacked(given[2]) if x.how == "answer"][:3]
        one, other = Estimate(0.4, 0.01), Estimate(0.61, 0.02)
        points = [
            TurningPoint(x.n, x.seat, x.kind, cause, one, other, average, tried, best, lead)
            for x, cause, average, tried, best, lead in (
                (entries[0], "luck", Estimate(0.45, 0.01), 0, None, None),
                (entries[1], "choice", None, 3, None, None),
                (entries[2], "unclear", None, 3, json.loads(entries[2].action), Estimate(0.1, 0.02)),
            )
        ]
        return write_report(replace(report, turning=tuple(points)))

    monkeypatch.setattr(reports, "looked_back", turned)
    game = await ended(room, services)
    await worked_out(services)
    await services.turns.drain(game)
    post = said(room.courier.whole(room.courier.channel(HERE)[-1].at))
    assert post.count("(40 → 61 %)") == 2, "the post is short: the two that turned it most"
    why = ("**Luck**", "**A choice**", "cannot be told apart")
    for i, because in enumerate(why, 1):
        page = await services.looking_back.page(game, ANN, str(i))
        assert "from 40 % to 61 %" in said(page)
        assert because in said(page)
        assert page.image is not None
        here = next(x for x in ids(page) if x.verb is Verb.SANDBOX)
        report = read_report((await room.store.look_back(game)).report)
        trial = await services.sandboxes.open(EVE, here.game, here.number(1))
        assert trial.row.n == report.turning[i - 1].n - 1
        assert because not in post
    assert "None of 2 other answers tried" in said(await services.looking_back.page(game, ANN, "2"))
    assert "better by 10 percentage points (± 2)" in said(await services.looking_back.page(game, ANN, "3"))


async def test_pages_show_what_was_measured_to_whoever_asks(room: Room, services: Services) -> None:
    game = await ended(room, services)
    first = await services.looking_back.page(game, BEN)
    assert "worked out in the background" in said(first)
    await worked_out(services)
    for who in (ANN, BEN, EVE):
        page = await services.looking_back.page(game, who)
        assert page.image is not None
        assert said(page).startswith("Looking back: Starwars")
    report = read_report((await room.store.look_back(game)).report)
    first = await services.looking_back.page(game, ANN)
    assert (await services.looking_back.page(game, ANN, "99")).text == first.text
    assert "Dice against" in said(await services.looking_back.page(game, ANN, "figures"))
    (file,) = (await services.looking_back.page(game, ANN, "all")).files
    assert f"{report.points[-1].n}: " in file.data.decode()


async def test_before_the_end_nothing_of_it_exists(room: Room, services: Services) -> None:
    t, game = services, await room.started()
    for given in (False, True):
        if given:
            asked = await t.seating.replace(game, ANN, "orange", None, "greedy")
            await t.consent.answer(game, BEN, asked.request, yes=True)
        await t.looking_back.sweep(None)
        assert not t.looking_back.at_work
        assert await room.store.look_back(game) is None
        for what in ("", "1", "figures", "all"):
            with pytest.raises(Refused) as refused:
                await t.looking_back.page(game, ANN, what)
            assert refused.value.key == "refused-playing"
    assert all(Verb.LOOKBACK not in verbs(x.now) for x in room.courier.sent)
    assert PostKind.REPORTED not in {x.what for x in await room.store.unsent(game)}


async def test_what_was_lost_with_its_process_is_begun_anew(room: Room, services: Services) -> None:
    game = await ended(room, services)
    await room.store.want_look_back(game, room.services.context.now())
    now = services.context.now()
    assert await room.store.hold_look_back(now, now + 300) == game  # a process took it, and died
    assert await room.store.hold_look_back(now, now + 300) == ""
    await worked_out(services)
    assert (await room.store.look_back(game)).report == ""
    room.clock.at += 301
    other = made(room)
    await worked_out(other)
    assert (await room.store.look_back(game)).report
    assert [x.what for x in await room.store.unsent(game)] == [PostKind.REPORTED]


async def test_an_operator_may_do_without(room: Room) -> None:
    t = made(room, reporting=0)
    game = await ended(room, t)
    await t.looking_back.sweep(None)
    assert await room.store.look_back(game) is None
    with pytest.raises(Refused) as refused:
        await t.looking_back.page(game, ANN)
    assert refused.value.key == "refused-look-back"


async def test_a_passing_trouble_does_not_keep_a_report_from_the_last_post(
    room: Room, services: Services
) -> None:
    game = await ended(room, services)
    await worked_out(services)
    room.courier.troubles = lambda what, where: Trouble.LATER if what == "edit" else None
    await services.turns.drain(game)
    last = room.courier.channel(HERE)[-1].at
    assert "turned" not in said(room.courier.whole(last))
    room.courier.troubles = lambda what, where: None
    room.clock.at += 600
    await services.turns.drain(game)
    assert "turned" in said(room.courier.whole(last))


async def test_a_last_post_that_is_gone_is_not_posted_again(room: Room, services: Services) -> None:
    game = await ended(room, services)
    posts = {x.at for x in room.courier.sent}
    await worked_out(services)
    room.courier.troubles = lambda what, where: Trouble.GONE if what == "edit" else None
    await services.turns.drain(game)
    assert {x.at for x in room.courier.sent} == posts
    assert await room.store.unsent(game) == []


async def test_a_game_in_direct_messages_and_one_that_was_brought_in_are_looked_back_on(
    room: Room, services: Services
) -> None:
    game, rng = await room.started(foe="first_steps", place=Place(None, 4242)), Random(3)
    for _ in range(4):
        await room.step(game, rng)
    await services.answering.resign(game, ANN)
    await services.turns.drain(game)
    await worked_out(services)
    await services.turns.drain(game)
    last = room.courier.whole(room.courier.channel(Place(None, 4242))[-1].at)
    assert "turned" in said(last)
    assert [x.name for x in last.files][-1] == f"starwars-{game}-chances.png"
    record = (await services.log.export(game, ANN)).text
    again = await services.records.import_record(Place(900, 977), EVE, record)
    await services.turns.drain(again)
    posts = len(room.courier.sent)
    await worked_out(services)
    assert await room.store.look_back(again) is None, "nobody has asked"
    await services.looking_back.page(again, EVE)
    await worked_out(services)
    await services.turns.drain(again)
    assert said(await services.looking_back.page(again, EVE)).startswith("Looking back")
    assert len(room.courier.sent) == posts


async def test_whoever_has_their_data_deleted_meanwhile_is_in_no_report_and_on_no_page(
    room: Room, services: Services
) -> None:
    game = await ended(room, services)
    now = services.context.now()
    await room.store.want_look_back(game, now)
    assert await room.store.hold_look_back(now, now + 300) == game  # it is being worked out
    await services.privacy.forget(ANN)
    room.clock.at += 301
    await worked_out(services)
    await services.turns.drain(game)
    post = room.courier.whole(room.courier.channel(HERE)[-1].at)
    assert "turned" in said(post)
    assert "Ann" not in said(post)
