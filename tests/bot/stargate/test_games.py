"""Whole games of StarGate on Discord, an interrupt across a restart, and what must stay unseen."""

from __future__ import annotations

from random import Random

import pytest

from bot.play.model.terms import Person, Status
from engine.stargate.queries.position import Position
from tests.bot.room import buttons, controls, pictures, texts
from tests.bot.stars import BERSERK, begins_with, move, public, unconfirmed, war
from tests.effort.tally import Player

#: Seven lost, of every race; what is left stands where it must fight.
LATE = Position(
    "coalition",
    {"H5": "1401", "H6": "1404", "I4": "1601", "I5": "1405", "M4": "0301", "D4": "2701", "C1": "1404",
     "W1": "1404", "C2": "1305", "T2": "1305", "W2": "1305", "X1": "1601", "W3": "1403", "X2": "1408"},
    lost=("H1", "H2", "I1", "I2", "M1", "M2", "D1", "T1", "T3", "T4", "T5"),
    turn=9,
)  # fmt: skip


async def answer(room, game, rng):
    """Answer for anybody who is asked, by typing what autocomplete offers or by the buttons of their hand."""
    for who in rng.sample((room.alice, room.bob), 2):
        sight = await room.bot.services.player_views.look(game, Person(who.id, who.name))
        if not sight.asked:
            continue
        offered = await who.autocomplete(room.channel, "move", "text", "")
        await room.slash(who, "move", text=rng.choice(offered)["value"])
        return True
    return False


async def play_on(room, game, rng, most):
    for n in range(most):
        if (await room.bot.services.game_lists.info(game)).status.ended:
            return n
        assert await answer(room, game, rng)
    return most


@pytest.mark.parametrize("seed", [1, 2])
async def test_two_people_fight_to_the_end(room, monkeypatch, no_pictures, seed):
    begins_with(monkeypatch, LATE)
    await unconfirmed(room)
    game = await war(room)
    await play_on(room, game, Random(seed), 260)
    info = await room.bot.services.game_lists.info(game)
    assert info.status is Status.OVER
    assert info.outcome.winner in {"coalition", "virunian"}
    assert info.outcome.case in {"12.1", "12.2"}
    last = room.posts()[-1]
    assert "wins" in texts(last)
    assert {c.split(":")[1] for c in controls(last)} >= {"more", "replay"}


async def test_a_long_part_of_a_war_then_one_resigns(room, no_pictures):
    await unconfirmed(room)
    game = await war(room)
    await play_on(room, game, Random(6), 70)
    assert not (await room.bot.services.game_lists.info(game)).frozen
    await room.bot.services.answering.resign(game, Person(room.bob.id, "bob"))
    await room.bot.services.turns.drain(game)
    info = await room.bot.services.game_lists.info(game)
    assert info.outcome.winner == "coalition"
    assert (await room.bot.services.log.proof(game)).proved


async def test_the_war_begins_with_staging_and_the_gates(room):
    await unconfirmed(room)
    game = await war(room)
    post = room.posts()[-1]
    assert texts(post).startswith("### Turn 1 begins")
    assert "Case 3.1" not in texts(post)
    assert "3.1 How" in texts(room.private(await room.press(room.alice, post, "ⓘ")))
    assert pictures(post)
    rng = Random(3)
    await play_on(room, game, rng, 25)
    assert any('"deployed"' in x.events for x in await room.bot.store.entries(game))
    assert not (await room.bot.services.game_lists.info(game)).frozen


async def test_what_lies_face_down_is_named_nowhere(room, caplog):
    caplog.set_level("DEBUG", logger="nullgate")
    await unconfirmed(room)
    game = await war(room)
    await play_on(room, game, Random(4), 22)
    view = (await room.bot.services.player_views.look(game, Person(room.alice.id, "alice"))).view
    hidden = set(view.unrevealed)
    assert len(hidden) > 12
    assert sum(view.face_down.values())
    shown = public(room) + caplog.text
    shown += (await room.bot.services.log.export(game, Person(room.alice.id, "alice"))).text
    for who in (room.alice, room.bob):
        shown += str(await who.autocomplete(room.channel, "move", "text", ""))
        shown += (
            await room.said(who, "mine")
            + await room.said(who, "log")
            + await room.said(who, "log", what="dice")
        )
    words = set(shown.replace("+", " ").replace(",", " ").replace(".", " ").replace('"', " ").split())
    assert not hidden & words


async def test_against_the_machine(room, monkeypatch, no_pictures):
    begins_with(monkeypatch, LATE)
    await unconfirmed(room)
    await room.slash(room.alice, "new", title="stargate")
    game = (await room.info()).id
    await room.slash(room.alice, "join", seat="coalition")
    await room.slash(room.alice, "table", text="machine policy=random")
    await room.slash(room.alice, "start")
    await play_on(room, game, Random(5), 260)
    assert (await room.bot.services.game_lists.info(game)).status is Status.OVER
    assert set(room.pings()) <= {room.alice.id}


async def test_a_restart_in_a_berserk_interrupt(room, monkeypatch):
    begins_with(monkeypatch, BERSERK)
    await unconfirmed(room)
    game = await war(room)
    await move(room, room.alice, "done")
    await room.slash(room.alice, "move", text="fight 0103")
    post = room.posts()[-1]
    assert "Choose whom W2 attacks." in texts(post)
    assert f"<@{room.bob.id}>" in texts(post)
    offered = buttons(post)
    assert {"D1 in 1809", "D2 in 1811"} <= set(offered)
    await room.restart()
    refused = room.private(await room.press(room.alice, room.live(), "D1"))
    assert "not yours" in texts(refused)
    before = len(room.posts())
    await room.press(room.bob, room.live(), "D2 in 1811")
    told = "\n".join(texts(m) for m in room.posts()[before:])
    assert "W2" in told
    view = (await room.bot.services.player_views.look(game, Person(room.alice.id, "alice"))).view
    assert "W2" in view.lost["virunian"]
    assert not (await room.bot.services.game_lists.info(game)).frozen


async def test_units_are_staged_by_two_presses_each_and_what_ends_the_staging_is_shown_first(room):
    game = await war(room)
    alice = Player(room, room.alice)
    for n, (race, at) in enumerate((("Duonoip", "1118"), ("Human", "1318"), ("Igugui", "1518")), 1):
        await alice.press(race)
        told = texts(alice.page).casefold()
        assert told.count("strength ") == 1, "what it is for is said once, not at every hex"
        await alice.press(f"{race[0]}1 → {at}")
        assert "Confirm" not in buttons(alice.page)
        sight = await room.bot.services.player_views.look(game, Person(room.alice.id, "alice"))
        assert len(sight.view.staged) == n, "it needed no Confirm"
    await alice.press("Meta-Mexish")  # with one hex left, it has nothing to choose
    assert "Virunian counters go face down into the Stargates" in texts(alice.page)
    assert "Confirm" in buttons(alice.page)
