"""The secret choice in the middle of a move: by direct message or picker, sealed, across a restart."""

from __future__ import annotations

import pytest

from tests.bot.room import buttons, controls, pictures, texts
from tests.bot.stars import (
    MEETING,
    begins_with,
    blobs,
    dm,
    move,
    public,
    said_in_dm,
    unconfirmed,
    war,
    write_back,
)


@pytest.fixture
def meeting(monkeypatch):
    begins_with(monkeypatch, MEETING)


@pytest.fixture
async def met(room, meeting):
    """M1 has moved into 1510: both sides are asked."""
    await unconfirmed(room)
    game = await war(room)
    await move(room, room.alice, "M1 s1")
    return game


async def test_both_are_asked_by_direct_message_with_what_they_need_to_know(room, met):
    mine, theirs = said_in_dm(room, room.alice), said_in_dm(room, room.bob)
    for text in (mine, theirs):
        assert "Case" not in text
        assert "M1" in text
        assert "1510" in text
        assert " Maneuver (" in text
    assert set(buttons(dm(room, room.bob))) >= {"Warp", "Charge", "Maneuver"}
    assert set(buttons(dm(room, room.alice))) >= {"Warp", "Maneuver"}
    assert "Charge" not in buttons(dm(room, room.alice))
    assert pictures(dm(room, room.bob))


async def test_the_ping_says_what_is_asked_and_why(room, met):
    post = room.posts()[-1]
    assert f"<@{room.bob.id}>" in texts(post)
    assert "Choose how you **meet** in 1510." in texts(post)
    assert room.pings()[-1] == room.bob.id


async def test_whoever_has_answered_can_see_what(room, met):
    await write_back(room, room.alice, "Maneuver")
    assert "You have answered: **Maneuver**" in await room.said(room.alice, "mine")
    assert "aneuver**" not in await room.said(room.bob, "mine")


@pytest.mark.parametrize("first", ["alice", "bob"])
async def test_the_channel_sees_one_of_two_and_never_who(room, met, first):
    before = len(room.posts())
    await write_back(room, getattr(room, first), "Maneuver")
    seal, post = room.posts()[before], room.live()
    assert "1 of 2" in texts(post)
    for said in (texts(seal), texts(post)):
        assert "alice" not in said
        assert "bob" not in said
    assert "aneuver" not in public(room)


@pytest.mark.parametrize("last", ["alice", "bob"])
async def test_the_reveal_is_one_post_with_the_orders_that_waited_for_it(room, met, last):
    secret = {"alice": "Maneuver", "bob": "Warp"}
    first = "bob" if last == "alice" else "alice"
    await write_back(room, getattr(room, first), secret[first])
    before, n = len(room.messages()), (await room.info()).n
    await write_back(room, getattr(room, last), secret[last])
    seal, post = room.messages()[before:]
    assert texts(seal).startswith("-# An answer is sealed: `")
    for said in ("Maneuver", "Warp", "M1 got through in 1510", "orders given in advance"):
        assert said in texts(post)
    assert pictures(post)
    entries = await room.bot.store.entries(met, n + 1, n + 9)
    assert [(x.by, x.seat, x.user) for x in entries][1:] == [("order", "coalition", room.alice.id)]
    games, undoing = room.bot.services.games, room.bot.services.answering
    assert (
        await undoing.undo(met, await _person(room.alice))
    ).request  # what was sealed is not undone freely
    await move(room, room.alice, "D2 n1")  # what comes then grows below it, whoever has answered last
    assert ["D2" in texts(m) for m in room.messages()[before:]] == [False, True]
    assert not (await undoing.undo(met, await _person(room.alice))).request
    live = await games.load(met)
    await games.replayed(live.row, live.title, 0, live.row.n)


async def test_a_restart_between_the_two_secret_answers(room, met):
    letter = dm(room, room.bob)
    await write_back(room, room.alice, "Warp")
    await room.restart()
    assert "Warp" not in public(room)
    await room.press(room.bob.user, letter, "Warp")
    assert "Warp" in texts(room.posts()[-1])
    assert "M1 got through in 1510" in texts(room.posts()[-1])
    assert not (await room.bot.services.game_lists.info(met)).frozen


async def test_the_picker_for_who_takes_no_direct_messages(room, meeting):
    await unconfirmed(room)
    await room.slash(room.alice, "new", title="stargate")
    game = (await room.info()).id
    for seat, who in (("coalition", room.alice), ("virunian", room.bob)):
        room.fault("POST", "/users/@me/channels", status=400, code=50007)
        room.fault("POST", f"/channels/{who.user.dm_channel.id}/messages", status=403, code=50007,
                              times=None)  # fmt: skip
        await room.slash(who, "join", seat=seat)
    await room.slash(room.alice, "start")
    await move(room, room.alice, "M1 s1")
    for who, option in ((room.bob, "Charge"), (room.alice, "Warp")):
        shown = room.private(await room.press(who, room.live(), "Choose"))
        assert shown.ephemeral
        assert " Maneuver (" in texts(shown)
        await room.press(who, shown, option)
    assert "Charge" in texts(room.posts()[-1])
    assert not (await room.bot.services.game_lists.info(game)).parked


async def test_approach_by_command_is_seen_by_nobody_else(room, met):
    open_to = await room.said(room.alice, "move")
    assert "Warp" in open_to
    result = await room.slash(room.alice, "move", text="warp")
    assert room.private(result).ephemeral
    assert "Warp" not in public(room)
    refused = await room.said(room.alice, "move", text="charge")
    assert "Warp" not in public(room)
    assert refused


async def test_an_unread_choice_is_taken_back_without_saying_whose(room, met):
    result = await write_back(room, room.bob, "Charge")
    await room.press(room.bob.user, room.private(result), "Take my answer back")
    post = room.live()
    assert "0 of 2" in texts(post)
    assert "bob" not in texts(post)
    assert "Charge" not in public(room).replace("No Charge.", "")  # as everybody can see
    await write_back(room, room.bob, "Warp")
    assert "1 of 2" in texts(room.live())


async def test_pictures_and_ids_are_the_same_whatever_was_chosen(room, met):
    await write_back(room, room.bob, "Charge")
    shown, ids = blobs(room)[-1], _unnumbered(room.posts()[-1])
    alt = [a.description for a in room.posts()[-1].attachments]
    await room.slash(room.bob, "undo")
    await write_back(room, room.bob, "Maneuver")
    assert blobs(room)[-1] == shown
    assert [a.description for a in room.posts()[-1].attachments] == alt
    assert _unnumbered(room.posts()[-1]) == ids


def _unnumbered(message) -> list[str]:
    """Return the ids of a post's controls, without the (i): it names entries, and an undo adds two."""
    return [x for x in controls(message) if ":more:" not in x]


async def test_nothing_else_tells_the_choice(room, met, caplog):
    caplog.set_level("DEBUG", logger="nullgate")
    await write_back(room, room.bob, "Charge")
    offered = await room.alice.autocomplete(room.channel, "move", "text", "")
    assert {x["value"] for x in offered} == {"warp", "maneuver"}
    for command in ("log", "who", "board", "fair", "game export"):
        answer = await room.slash(room.alice, command)
        for m in (answer.response, *answer.followups):
            if m is not None:
                assert "harge" not in texts(m), command
    export = await room.bot.services.log.export(met, await _person(room.alice))
    assert "charge" not in export.text.casefold()
    assert "charge" not in caplog.text.casefold()


async def _person(who):
    from bot.play.model.terms import Person

    return Person(who.id, who.name)
