"""Whole games of Armada on Discord: by direct messages, in private only, with somebody who never comes."""

from __future__ import annotations

from random import Random

import pytest

from bot.play.lobby import lobby
from bot.play.model.terms import Status
from engine.armada.queries.position import Placed, Position
from engine.core.flow import pending
from render.core.text import words
from tests.bot.armada.navy import (
    SHORT,
    TINY,
    Sheet,
    armada,
    at_war,
    begin,
    begins_with,
    dm,
    locked,
    opened,
    person,
    play_out,
    state_of,
)
from tests.bot.room import buttons, controls, pictures, texts

#: Red lands on the port and meets Silver there.
TO_PORT = "1-4: to 1 attack; 5: to 1 unload f1-5; f1-5: attack; 8: probe 1 as ground"
FLEET_TO_PORT = "1-3: to 1 attack; 7: to 1 unload f1-6; f1-6: attack; 8: to 1 attack"


#: The last turn: two ships far from each other.
LATE = Position(
    {"R1": Placed("starship", "1", has={"laser": 1}), "S1": Placed("starship", "H", has={"laser": 1})},
    turn=7,
    turns=7,
)


@pytest.fixture
def short(monkeypatch):
    """Have games last five turns only."""
    monkeypatch.setattr(lobby, "new_seed", lambda: SHORT)


def files(message) -> list[str]:
    return [a.filename for a in message.attachments]


async def test_whoever_answers_beside_their_letters_finds_the_next_sheet_there_alone(room):
    game = await room.bot.services.lobby.against_machine(person(room.alice), "armada", coached=True)
    await room.bot.services.turns.drain(game)
    page = room.private(await room.alice.user.slash("move", text=TINY.replace("\n", ";")))
    done = await room.press(room.alice.user, page, "Lock")
    assert "Locked" in texts(done.response)
    await room.bot.services.turns.drain(game)
    if pending(await state_of(room, game))[0].kind == "start":
        chosen = room.private(await room.alice.user.slash("move", text="B"))
        await room.press(room.alice.user, chosen, "Confirm")
        await room.bot.services.turns.drain(game)
    page = room.private(await room.alice.user.slash("move", text="1-3: to 1"))
    done = await room.press(room.alice.user, page, "Lock")
    assert "Locked" in texts(done.response)
    assert not buttons(done.response)
    assert "Check and lock" in buttons(dm(room, room.alice))


async def read(room, message, name: str) -> str:
    (file,) = [x for x in message.attachments if x.filename.endswith(name)]
    return file.data.decode()


async def test_a_whole_game_by_direct_messages(room, short, no_pictures):
    game = await armada(room)
    for who, text in ((room.alice, f"{TINY}\n5 carrier: laser 1, fighter 5"), (room.bob, TINY)):
        sheet = Sheet(room, who)
        await sheet.fill("Paste or upload", text=text)
        await sheet.press("Check and lock")
        await sheet.press("Lock")
    await begin(room, game)
    rng = Random(3)
    answers = await play_out(room, game, rng, by="dm")
    assert answers > 10
    info = await room.bot.services.game_lists.info(game)
    assert info.status is Status.OVER
    assert info.outcome.reason in {"points", "level"}
    assert not info.frozen
    last = room.posts()[-1]
    assert "**Audit:** I replayed the game" in texts(last)
    assert " won, " in texts(last) or "A draw" in texts(last)
    assert {c.split(":")[1] for c in controls(last)} >= {"more", "replay"}
    opened_ = next(m for m in room.posts() if any(f.endswith("opened.txt") for f in files(m)))
    book = await read(room, opened_, "opened.txt")
    assert "IT DOES NOT FIT" not in book
    assert "5 fighter_carrier: laser 1, fighter 5" in book
    entries = [x for x in await room.bot.store.entries(game) if x.seal and x.kind in ("fleet", "orders")]
    assert all(x.seal in book and x.salt in book for x in entries)
    assert (await room.bot.services.log.proof(game)).proved


async def test_a_whole_game_in_private_answers_only(room, short, no_pictures):
    for who in (room.alice, room.bob):
        await room.slash(who, "settings", text="secrets look")
    game = await armada(room)
    await at_war(room, game, TINY, TINY)
    assert await play_out(room, game, Random(5), by="private") > 10
    assert room.dms(room.alice) == room.dms(room.bob) == []
    assert (await room.bot.services.game_lists.info(game)).status is Status.OVER


async def test_one_never_answers_in_battle_and_the_usual_plan_does(room, no_pictures):
    game = await armada(room)
    await room.bot.store.writer.run(lambda db: db.execute("UPDATE game SET patience = 86400"))
    await at_war(room, game)
    await locked(room, room.alice, "move", TO_PORT)
    await locked(room, room.bob, "move", FLEET_TO_PORT)
    assert " in hex 1" in texts(room.posts()[-1])
    for _ in range(60):
        s = await state_of(room, game)
        if s.turn > 1:
            break
        if (await room.bot.services.player_views.look(game, person(room.alice))).asked:
            page = await opened(room, room.alice, "move")
            await page.press("Confirm")
        else:
            later = room.bot.now() + 24 * 3600 + 1
            room.bot.now = lambda later=later: later
            await room.bot.services.sweeper.sweep()
    assert (await state_of(room, game)).turn == 2
    told = "\n".join(texts(m) for m in room.posts())
    assert words("en")("small-lapse") in told
    assert (await room.bot.store.last_by(game))["silver"] in {"lapse", ""}
    assert not (await room.bot.services.game_lists.info(game)).frozen


async def test_a_plan_resolves_a_battle_at_once_in_one_report(room, no_pictures):
    game = await armada(room)
    await at_war(room, game)
    await locked(room, room.alice, "move", f"{TO_PORT}\nplan: rest auto".replace("; ", "\n"))
    before = len(room.posts())
    text = f"{FLEET_TO_PORT}\nplan: retreat 50; rest auto"
    await room.bot.services.drafts.sheet_of(
        game, person(room.bob), text.replace("attack; ", "attack\n"), "orders"
    )
    page = await opened(room, room.bob, "move")
    await page.press("Check and lock")
    await page.press("Lock")
    seal, post = room.posts()[before:]
    assert "sealed" in texts(seal)
    said = texts(post)
    assert said.startswith("### bob has nothing left in hex 1\n")
    assert "orders" in said
    assert len(said.split()) <= 45
    assert (await state_of(room, game)).turn == 2


async def test_a_restart_inside_a_battle(room):
    game = await armada(room)
    await at_war(room, game)
    await locked(room, room.alice, "move", TO_PORT)
    await locked(room, room.bob, "move", FLEET_TO_PORT)
    page = await opened(room, room.alice, "move")
    assert "**Before the first round.** **Battle** in hex 1:" in page.said
    assert pictures(page.page)
    await page.pick("unload", "regiment r1")
    assert "unload regiment" in page.said
    await room.restart()
    page = await opened(room, room.alice, "move")
    assert "unload regiment" in page.said
    await page.press("Confirm")
    await room.restart()
    await Sheet(room, room.bob).press("Confirm")
    s = await state_of(room, game)
    assert s.units["Rr1"].aboard == "" or "Rr1" not in s.units
    page = await opened(room, room.alice, "move", text="plan")
    assert page.said
    assert not (await room.bot.services.game_lists.info(game)).frozen


async def test_targets_are_chosen_on_the_page(room, no_pictures):
    game = await armada(room)
    await at_war(room, game)
    await locked(room, room.alice, "move", TO_PORT)
    await locked(room, room.bob, "move", FLEET_TO_PORT)
    for _ in range(12):
        for who in (room.alice, room.bob):
            asked = (await room.bot.services.player_views.look(game, person(who))).asked
            if asked and asked[0].kind == "targets":
                break
            if asked:
                page = await opened(room, who, "move")
                await page.press("Confirm")
        else:
            continue
        break
    page = await opened(room, who, "move")
    assert "hits on average" in page.said
    await page.press("Clear my targets")
    assert "Nothing is shot at" in page.said
    assert words("en")("bot-armada-targets-rest-hold") in page.said
    await page.press("The rest by plan")
    assert "hits on average" in page.said
    await page.press("The rest holds fire")
    foe = "S" if who is room.alice else "R"
    shooters = [x for x in controls(page.page) if ":shooters:" in x]
    assert shooters
    await page.pick("shooters", "starship")
    assert "At what?" in page.said
    await page.pick("aim", f"enemy starship {foe}")
    assert f"{foe}1**" in page.said or f"{foe}2**" in page.said or f"{foe}3**" in page.said
    await page.press("Clear my targets")
    assert "Nothing is shot at" in page.said
    await page.fill("Type it", text=f"all on {foe}1; rest hold")
    assert f"{foe}1**" in page.said
    await page.fill("Type it", text=f"{'R' if foe == 'S' else 'S'}1 laser on {foe}1")
    assert "You have not named these" in page.said  # what fires besides the one laser is listed
    await page.fill("Type it", text=f"all on {foe}1; rest hold")
    refused = await page.fill("Type it", text="all on Z9")
    assert "cannot read" in texts(room.private(refused)) or "Z9" in page.said
    await page.press("Confirm")
    assert not (await room.bot.services.game_lists.info(game)).frozen


async def test_against_the_machine_and_planet_invasion(room, short, no_pictures):
    await room.slash(room.alice, "new", title="armada", scenario="invasion", options="defender=red")
    game = (await room.info()).id
    await room.slash(room.alice, "join", seat="red")
    await room.slash(room.alice, "table", text="machine policy=random")
    await room.slash(room.alice, "start")
    assert "of 2,000 credits" in texts(dm(room, room.alice))
    await locked(room, room.alice, "move", TINY)
    await play_out(room, game, Random(1), by="private", turn=1)
    assert (await state_of(room, game)).units["Ri1"].type == "ion_cannon"
    await play_out(room, game, Random(1), by="private", turn=2)
    assert not (await room.bot.services.game_lists.info(game)).frozen
    await room.bot.services.answering.resign(game, person(room.alice))
    await room.bot.services.turns.drain(game)
    assert "**Audit:** I replayed the game" in texts(room.posts()[-1])
    assert set(room.pings()) <= {room.alice.id}


async def test_points_are_proposed_and_agreed_at_the_audit(room, no_pictures, monkeypatch):
    begins_with(monkeypatch, LATE)
    game = await armada(room)
    for who in (room.alice, room.bob):
        await locked(room, who, "move", "1: hold")
    page = await opened(room, room.alice, "move")
    assert "Everything is open and checked" in page.said
    refused = await page.fill("Propose a correction", points="many", to="red", why="x")
    assert "number" in texts(room.private(refused))
    await page.fill("Propose a correction", points="25", to="silver", why="a *probe* counted twice")
    assert "25 points for Silver" in page.said
    await page.press("Propose it")
    page = await opened(room, room.bob, "move")
    await page.press("Accept")
    post = room.live()
    assert "Agree" in " ".join(buttons(post)) or "agree" in texts(post)
    await play_out(room, game, Random(2), by="private")
    assert (await room.bot.services.game_lists.info(game)).status is Status.OVER
