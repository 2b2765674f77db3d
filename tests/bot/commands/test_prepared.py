"""Turns prepared out of turn, by text and by buttons, in every title."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.play.games.entries import FEW, conditions, prepared_of, still_holds
from bot.play.games.questions import asked_or_ahead
from bot.play.model.custom_ids import AHEAD
from bot.play.model.terms import Person, Refused
from bot.titles import TITLES
from engine.core.codec import pack_action
from engine.core.flow import pending, sample
from tests.bot.room import buttons, controls, selects, texts
from tests.bot.stars import unconfirmed, war

pytestmark = pytest.mark.usefixtures("asked_to_throw")


async def kept(room, game: str, seat: str) -> str:
    found = prepared_of(await room.bot.services.games.load(game), seat)
    return found.text if found else ""


async def moved(room, mover, rng: Random) -> None:
    """Have somebody play their turn to its end."""
    game = (await room.info()).id
    while await room.mover(game) is mover:
        before = (await room.info()).n
        await room.by_typing(mover, rng)
        assert (await room.info()).n > before


async def test_a_phase_can_be_written_ahead(room):
    game = await war(room)  # the Coalition stages first
    said = await room.said(room.bob, "move", text="reveal A")
    assert "not being asked" not in said
    assert "Prepare" in said
    assert await kept(room, game, "virunian") == "reveal A"
    assert "reveal A" not in "\n".join(map(texts, (*room.posts(), *room.dms(room.alice))))


async def test_it_is_thrown_as_soon_as_the_other_has_moved(room):
    game, rng = await room.started(), Random(3)
    await unconfirmed(room)
    mover = await room.mover(game)
    waits = room.bob if mover is room.alice else room.alice
    page = room.private(await room.slash(waits, "move", text="throw"))
    page = room.private(await room.press(waits, page, "Whatever happens"))
    assert "whatever happens" in texts(page)
    await moved(room, mover, rng)
    seat = (await room.info()).seat_of(waits.id).seat
    assert await kept(room, game, seat) == ""
    assert any("given just now" in texts(x) for x in room.dms(waits))


async def test_it_is_composed_by_buttons_on_the_page_of_the_question_to_come(room):
    game = await room.started()
    waits = room.bob if await room.mover(game) is room.alice else room.alice
    n, seat = (await room.info()).n, (await room.info()).seat_of(waits.id).seat
    page = room.private(await room.slash(waits, "move"))
    assert "Nothing is prepared" in texts(page)
    page = room.private(await room.press(waits, page, "Prepare"))
    if "Prepare" not in buttons(page):
        page = room.private(await room.press(waits, page, next(iter(buttons(page)))))
    assert await kept(room, game, seat) == "throw"
    page = room.private(await room.press(waits, page, "Drop it"))
    assert await kept(room, game, seat) == ""
    assert (await room.info()).n == n


@pytest.mark.parametrize("label", ["Prepare", "Type it"])
async def test_a_page_whose_question_has_come_meanwhile_gives_nothing(room, label):
    game, rng = await room.started(), Random(3)
    mover = await room.mover(game)
    waits = room.bob if mover is room.alice else room.alice
    page = room.private(await room.slash(waits, "move"))
    await unconfirmed(room)
    await moved(room, mover, rng)
    n = (await room.info()).n
    if label == "Prepare":
        await room.press(waits, page, label)
    else:
        opened = await room.press(waits, page, label)
        await waits.submit_modal(opened, {"text": "throw"})
    assert (await room.info()).n == n


async def waiting(room, title: str) -> tuple[str, str]:
    """Open a table of two and answer at random until one of them is not asked; return it and their seat."""
    await room.slash(room.alice, "new", title=title)
    game = (await room.info()).id
    for who in (room.alice, room.bob):
        await room.slash(who, "join")
    await room.slash(room.alice, "start")
    t, rng = room.bot.services, Random(4)
    for _ in range(60):
        live = await t.games.load(game)
        asked = {d.seat for d in pending(live.state)}
        free = [x for x in live.info.seats if x.user and x.seat not in asked]
        if free:
            return game, free[0].seat
        d = pending(live.state)[0]
        who = Person(live.info.seat(d.seat).user, "")
        packed = pack_action(live.state.rules.kinds[d.kind].takes, sample(live.state, d, rng))
        await t.answering.answer(game, who, d.id, d.seat, action=packed)
        await t.turns.drain(game)
    raise AssertionError("both are always asked")


@pytest.mark.parametrize("title", sorted(TITLES))
async def test_every_title_has_turns_prepared_by_text_and_by_buttons(room, title):
    game, seat = await waiting(room, title)
    t, live = room.bot.services, await room.bot.services.games.load(game)
    user = live.info.seat(seat).user
    who = next(x for x in (room.alice, room.bob) if x.id == user)
    n = (await room.info()).n
    world, d = await asked_or_ahead(live, Person(user, ""), AHEAD, seat)
    text = live.title.game.write(sample(world.state, d, Random(1)))
    page = room.private(await room.slash(who, "move", text=text))
    assert await kept(room, game, seat) == text.strip()
    assert "As things stand" in texts(page)
    composing = room.private(await room.press(who, page, "Prepare"))
    assert "not asked yet" in texts(composing) or "Whatever happens" in buttons(composing)
    for custom_id in (x for x in controls(composing) if x.split(":")[1] in ("sheet", "pick", "take")):
        if custom_id not in selects(composing):
            await who.click(composing, custom_id=custom_id)  # a page of the form, or of the choice
            break
    assert (await room.info()).n == n
    assert not room.errors
    assert (await t.drafts.settle_prepared(game, Person(user, ""), "drop")).rows
    assert await kept(room, game, seat) == ""


@pytest.mark.parametrize("title", sorted(TITLES))
async def test_every_title_has_conditions_that_hold_until_what_they_name_has_changed(room, title):
    """They are chosen from a list or typed, and judged by what the seat alone can see."""
    game, seat = await waiting(room, title)
    t, live = room.bot.services, await room.bot.services.games.load(game)
    who = next(x for x in (room.alice, room.bob) if x.id == live.info.seat(seat).user)
    world, d = await asked_or_ahead(live, Person(who.id, ""), AHEAD, seat)
    text = live.title.game.write(sample(world.state, d, Random(1)))
    page = room.private(await room.slash(who, "move", text=text))
    view = live.title.game.view(live.state, seat)
    found = conditions(view)
    assert found, "there is something to name"
    assert all(still_holds(view, x) for x in found)
    assert len(set(found)) == len(found)
    assert not any(" " in x or len(x) > 60 for x in found)
    lists = [x for x in controls(page) if x.split(":")[1] == "show" and x in selects(page)]
    assert bool(lists) == bool(view.stands() or len(view.places()) <= FEW), "what is named by a list"
    for listed in lists:
        offered = selects(page)[listed][0][1]
        await who.select(page, [offered], custom_id=listed)
        assert (prepared_of(await t.games.load(game), seat)).only == offered
        assert offered in found
    last = found[-1].partition("@")
    page = room.private(await room.slash(who, "mine", text=f"prepared {last[0] or last[2]}"))
    assert "only if" in texts(page)
    kept = prepared_of(await t.games.load(game), seat)
    assert kept.only == found[-1]
    assert not kept.always
    with pytest.raises(Refused, match="refused-no-condition"):
        await t.drafts.settle_prepared(game, Person(who.id, ""), "nothing-like-this")
    moved_on = type("Moved", (), {"stands": lambda _: {}, "places": view.places})()
    pieces = [x for x in found if not x.startswith("@")]
    assert not any(still_holds(moved_on, x) for x in pieces), "what is gone does not stand there"
    there = next((x for x in pieces if x.partition("@")[2] in view.places()), "")
    if there:
        assert not still_holds(view, f"@{there.partition('@')[2]}")


async def throw_prepared(room):
    """Start a game in which whoever waits has prepared a throw; and what is needed of it."""
    game = await room.started()
    await unconfirmed(room)
    mover = await room.mover(game)
    waits = room.bob if mover is room.alice else room.alice
    seat = (await room.info()).seat_of(waits.id).seat
    await room.slash(waits, "move", text="throw")
    return game, mover, waits, seat, await room.bot.services.games.load(game)


async def test_a_condition_that_no_longer_holds_gives_the_turn_back(room):
    game, mover, waits, seat, live = await throw_prepared(room)
    t, rng = room.bot.services, Random(3)
    view = live.title.game.view(live.state, seat)
    mine = next(f"{x}@{at}" for x, at in view.stands().items() if x.startswith(seat))
    await t.drafts.settle_prepared(game, Person(waits.id, ""), mine.partition("@")[0])
    kept = prepared_of(await t.games.load(game), seat)
    assert kept.only == mine
    await t.context.store.put_off(replace(kept, only=f"{mine}-else").row(game))
    await moved(room, mover, rng)
    assert prepared_of(await t.games.load(game), seat).since == 0, "it waits for its owner's own hand"
    assert not any("given just now" in texts(x) for x in room.dms(waits))


async def test_a_condition_that_holds_gives_the_turn_whatever_else_has_changed(room):
    game, mover, waits, seat, live = await throw_prepared(room)
    t, rng = room.bot.services, Random(3)
    piece = next(x for x in live.title.game.view(live.state, seat).stands() if x.startswith(seat))
    await t.drafts.settle_prepared(game, Person(waits.id, ""), piece)
    await moved(room, mover, rng)
    assert any("given just now" in texts(x) for x in room.dms(waits))
    assert await kept(room, game, seat) == ""
