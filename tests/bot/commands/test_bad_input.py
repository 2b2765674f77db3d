"""Whatever is wrong, the one who did it is told in a sentence, nothing changes, and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from random import Random
from time import monotonic

import pytest

from bot.play.model.terms import Status
from bot.play.model.texts import escaped
from bot.store import StoreError
from tests.bot.room import SMALL, buttons, controls, texts

pytestmark = pytest.mark.usefixtures("asked_to_throw")

GIBBERISH = [
    "ng:",
    "ng:fly:abc000",
    "ng:do:abc000",
    "ng:do:abc000:blue:x:y",
    "ng:join:zzzzzz:blue",
    "other:1",
]


async def sent_with(room, who, custom_id):
    """Press a button that no post of ours ever had, as a forged client could."""
    return await who.click(room.forged(room.channel, custom_id), custom_id=custom_id)


async def test_a_foreign_user_may_not_answer(room):
    await room.started()
    carol = room.guild.add_member(room.user("carol"))
    before = (await room.info()).n
    for label in ("Throw the dice", "More choices", "Choose", "My hand"):
        for found in [x for x in buttons(room.live()) if x == label]:
            result = await room.press(carol, room.live(), found)
            if label != "My hand":
                assert "no seat" in texts(room.private(result))
    assert (await room.info()).n == before
    assert "no seat" in await room.said(carol, "move", text="throw")
    assert "no seat" in await room.said(carol, "undo")


async def test_the_wrong_seat_is_refused(room):
    game = await room.started()
    mover = await room.mover(game)
    other = room.bob if mover is room.alice else room.alice
    result = await room.press(other, room.live(), "Throw the dice")
    said = texts(room.private(result))
    assert "not yours" in said or "not your turn" in said
    assert (await room.info()).n == 0
    assert "not your turn (Case PLANETS.2)" in await room.said(other, "move", text="throw")


async def test_a_stale_button_is_refused_politely(room):
    game = await room.started()
    mover = await room.mover(game)
    old = room.live()
    throw = buttons(old)["Throw the dice"]
    await mover.click(old, custom_id=throw)
    result = await sent_with(room, mover, throw)
    assert "already been answered" in texts(room.private(result))
    assert (await room.info()).n == 1


async def test_a_confirmation_pressed_twice_counts_once(room):
    game = await room.started(file=("small.toml", SMALL))
    mover = await room.mover(game)
    await room.press(mover, room.live(), "Throw the dice")
    offered = await mover.autocomplete(room.channel, "move", "text", "")
    assert offered, "the same dice fall in every run, and this throw moves a ship"
    shown = room.private(await room.slash(mover, "move", text=offered[0]["value"]))
    confirm = buttons(shown)["Confirm"]
    await mover.click(shown, custom_id=confirm)
    n = (await room.info()).n
    result = await sent_with(room, mover, confirm)
    assert texts(room.private(result))
    assert (await room.info()).n == n


async def test_a_forged_button_is_refused(room):
    await room.started()
    for custom_id in GIBBERISH:
        result = await sent_with(room, room.alice, custom_id)
        assert texts(room.private(result)), custom_id
        assert (await room.info()).n == 0, custom_id


async def test_a_forged_key_of_a_position_is_refused_and_is_no_fault_of_ours(room, caplog):
    for custom_id in (
        "ng:at:-:p.starwars:take:f24e4f3c",
        "ng:at:-:p.starwars.nothing:take:f24e4f3c",
        "ng:at:-:l.moving:own:next:",
        "ng:at:-:l.starwars.moving.0:fly",
        "ng:at:-:x.starwars.1:take:f24e4f3c",
        "ng:at:-:s.00000000.0.blue:own:back:",
        "ng:type:-:l.starwars.moving.0:form:fit:1",
    ):
        result = await sent_with(room, room.alice, custom_id)
        assert result.acknowledged, custom_id
        assert result.modal is None, custom_id
        errors = [x.getMessage() for x in caplog.records if x.levelno >= logging.ERROR]
        assert errors == [], custom_id


async def test_a_button_of_another_game_of_anothers_is_refused(room):
    await room.started()
    await room.slash(room.bob, "new", title="starwars", where="thread")
    mine = next(g for g in await room.bot.services.game_lists.games(room.guild.id) if g.host == room.bob.id)
    result = await sent_with(room, room.alice, f"ng:start:{mine.id}")
    assert texts(room.private(result))
    assert (await room.bot.services.game_lists.info(mine.id)).status is Status.LOBBY


async def test_a_malformed_record_is_refused_with_the_reason(room):
    for blob in (
        b"", b"[]", b"{}", b'{"id": 3}', b"\xff\xfe", b"[" * 5000, b'{"format":"nullgate-record-1"}',
        b'{"id":"x","setup":{"game":"chess"},"entries":[]}',
    ):  # fmt: skip
        said = await room.said(room.alice, "new", file=("game.json", blob))
        assert said, blob
        assert "wrong on our side" not in said, blob
        assert await room.bot.services.game_lists.games(room.guild.id) == [], blob


async def test_a_record_that_was_tampered_with_is_refused(room):
    game = await room.started()
    await room.press(room.bob, room.private(await room.slash(room.bob, "resign")), "Yes, I resign")
    file = (await room.slash(room.alice, "replay", what="record")).response.attachments[0]
    record = file.data.decode()
    forged = re.sub(r'"after":\s*\d+', '"after": 7', record, count=1)
    assert forged != record
    other = room.guild.create_text_channel("archive")
    result = await room.alice.slash(other, "new", file=("game.json", forged.encode()))
    assert "checksum" in texts(result.response)
    assert [g.id for g in await room.bot.services.game_lists.games(room.guild.id)] == [game]


async def test_closed_direct_messages_are_noticed_at_joining(room):
    await room.opened()
    room.fault("POST", "/channels/*/messages", status=403, code=50007)
    result = await room.press(room.alice, room.live(), "Join")
    assert "cannot send you direct messages" in texts(room.private(result))
    assert (await room.info()).seat("blue").dm_closed
    await room.pass_time(6)
    assert "takes no direct messages" in texts(room.posts()[0])


async def test_an_outage_is_made_good_once(room):
    game = await room.started()
    await room.aged()  # what is told goes into a new post
    mover = await room.mover(game)
    posts = len(room.posts())
    room.fault("POST", f"/channels/{room.channel.id}/messages", status=503, times=None)
    await room.press(mover, room.live(), "Throw the dice")
    assert (await room.info()).n == 1
    assert len(room.posts()) == posts
    room.faults.coming.clear()
    for _ in range(30):
        await room.pass_time(5)
    assert len(room.posts()) == posts + 1
    assert " moves with " in room.last()


async def test_what_was_not_posted_before_a_crash_is_posted_once_after_it(room):
    game = await room.started()
    await room.aged()
    mover = await room.mover(game)
    posts = len(room.posts())
    room.fault("POST", f"/channels/{room.channel.id}/messages", status=503, times=None)
    await room.press(mover, room.live(), "Throw the dice")
    room.faults.coming.clear()
    await room.restart()
    for _ in range(30):
        await room.pass_time(5)
    assert len(room.posts()) == posts + 1
    assert " moves with " in room.last()


async def test_lost_permissions_park_the_game_and_it_goes_on_elsewhere(room):
    game = await room.started()
    await room.aged()
    mover = await room.mover(game)
    room.fault(
        "POST", f"/channels/{room.channel.id}/messages", status=403, code=50013, times=None,
    )  # fmt: skip
    await room.press(mover, room.live(), "Throw the dice")
    info = await room.bot.services.game_lists.info(game)
    assert info.n == 1
    assert info.parked
    assert "no longer post" in await room.said(room.alice, "log", what="who", game=game)
    other = room.guild.create_text_channel("other")
    await room.alice.slash(other, "table", text="here", game=game)
    assert not (await room.bot.services.game_lists.info(game)).parked
    assert controls(room.live(other))


async def test_a_deleted_channel_parks_the_game_and_deletes_nothing(room):
    game = await room.started()
    mover = await room.mover(game)
    await room.press(mover, room.live(), "Throw the dice")
    room.channel.delete()
    await room.settled()
    info = await room.bot.services.game_lists.info(game)
    assert info.parked
    assert info.status is Status.PLAYING
    other = room.guild.create_text_channel("other")
    await room.alice.slash(other, "table", text="here", game=game)
    await room.settled()
    await room.by_buttons_in(other, mover, Random(3))
    assert (await room.bot.services.game_lists.info(game)).n == 2


async def test_a_post_that_was_deleted_by_somebody_does_no_harm(room):
    game = await room.started()
    mover = await room.mover(game)
    throw = buttons(room.live())["Throw the dice"]
    post = room.live()
    result = await sent_with(room, mover, throw)
    assert result.acknowledged
    room.world.delete_message(post.message)
    await room.pass_time(10)
    assert (await room.info()).n == 1


async def test_our_own_errors_get_an_id_and_a_calm_sentence(room, monkeypatch, caplog):
    await room.started()
    room.intended = (RuntimeError,)

    async def broken(*args, **options):
        raise RuntimeError("the sky is falling")

    monkeypatch.setattr(room.bot.services.game_lists, "who", broken)
    said = await room.said(room.alice, "log", what="who")
    assert "sky" not in said
    found = re.search(r"this number: ([0-9a-f]{6})", said)
    assert found
    assert found[1] in caplog.text
    assert "sky is falling" in caplog.text


async def test_a_store_that_fails_changes_nothing_and_says_so(room, monkeypatch):
    game = await room.started()
    mover = await room.mover(game)

    async def broken(*args, **options):
        raise StoreError("disk full")

    room.intended = (StoreError,)
    monkeypatch.setattr(room.bot.services.context.store, "commit_and_begin", broken)
    result = await room.press(mover, room.live(), "Throw the dice")
    assert "could not be saved" in texts(room.private(result))
    monkeypatch.undo()
    assert (await room.bot.services.game_lists.info(game)).n == 0


async def test_an_error_in_a_public_answer_is_told_in_private(room):
    result = await room.slash(room.alice, "board", share=True)
    assert result.response.ephemeral
    assert "no game in this channel" in texts(result.response)
    assert room.posts() == []


async def test_the_bot_stays_on_every_server_and_deletes_nobody_s_message(room):
    game = await room.started(file=("small.toml", SMALL))
    rng = Random(11)
    for _ in range(6):
        await room.by_buttons(await room.mover(game), rng)
    asked = [(x.method, x.path) for x in room.requests if "webhooks" not in x.path]
    gone = [path for method, path in asked if method == "DELETE"]
    pinned = [path for method, path in asked if method == "PUT" and "/pins/" in path]
    assert len(gone) == len(pinned) == 1  # Discord's own line about what was pinned


async def test_names_and_words_cannot_format_ping_or_link(room):
    wicked = "[x](https://evil.example) **b** <@1> `c`"
    safe = escaped(wicked)
    assert wicked not in safe
    await room.opened(name=wicked)
    await room.slash(room.alice, "join", seat="blue", word=wicked)
    seen = [await room.said(room.bob, "who")]
    await room.slash(room.bob, "join", seat="orange")
    await room.slash(room.alice, "start")
    for command in ("fair", "turns", "who", "log", "board", "replay", "resign", "game abandon"):
        seen.append(await room.said(room.alice, command))
    seen.append(await room.said(room.bob, "rules", query="<@1> **xyzzy**"))
    for text in seen:
        assert wicked not in text
        assert "**b**" not in text
        assert "<@1>" not in text
        assert "](https://evil" not in text
        assert "**xyzzy**" not in text
    assert all(safe in text for text in seen[:-1])
    assert seen[1].count(safe) == 2  # the game's name and the word


async def test_people_s_names_are_escaped_among_those_who_are_waited_for(room):
    eve = room.guild.add_member(room.user("eve"), nick="**Eve** <@1>")
    await room.opened()
    await room.slash(room.alice, "join", seat="blue")
    await room.slash(eve, "join", seat="orange")
    await room.slash(room.alice, "start")
    told = [await room.said(x, "games") for x in (room.alice, eve)]
    assert all("**Eve**" not in text and "<@1>" not in text for text in told)
    assert any("waits for" in text for text in told)


async def test_an_answer_to_another_question_names_the_case_of_the_one_that_is_asked(room):
    mover = await room.mover(await room.started())
    said = await room.said(mover, "move", text="home SOL")
    assert "does not answer what you are being asked (Case PLANETS.2)" in said


async def test_who_answers_while_the_database_is_locked(room, settings):
    """Another process holds the database for five seconds; an answer waits for it, a question does not."""

    async def write() -> None:
        await room.bot.store.set_preference(room.alice.id, locale="de")

    game = await room.started()
    other = sqlite3.connect(settings.store, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        writes = asyncio.create_task(write())
        await asyncio.sleep(0.1)
        began = monotonic()
        assert game in await room.said(room.bob, "log", what="who", game=game)
        assert monotonic() - began < 2.5
        assert not writes.done()
    finally:
        other.close()
    await writes
