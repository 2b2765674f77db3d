"""Names hidden: swap the two people at a table, and nothing that others see is different."""

import re
from random import Random

import pytest

from bot.play.clocks import schedules
from bot.play.context import named
from bot.play.games.rights import look_at_table
from bot.play.lobby import lobby, moderation
from bot.play.model.ports import Membership, Nowhere, Place, Presence, Trouble
from bot.play.model.terms import Person
from bot.play.services import Services, build_services
from bot.store import Store
from bot.store.models import Reliability
from bot.store.statements.answer import count
from bot.store.statements.plain import connection_of
from engine.core.codec import pack_action
from engine.core.flow import pending, sample
from engine.titles import GAMES
from tests.play.clocks.conftest import Heard, Tables
from tests.play.conftest import (
    ANN,
    BEN,
    EVE,
    HERE,
    MOD,
    FakeClock,
    FakeCourier,
    Room,
    no_picture,
    said,
    verbs,
)
from tests.play.rights.test_names_in_posts import SENTENCES
from tests.shared.plain_titles import plain_titles


async def made(monkeypatch: pytest.MonkeyPatch) -> tuple[Services, FakeCourier]:
    """Begin anew, with the same dice and ids; Ann differs from Ben in all that she can set."""
    monkeypatch.setattr(lobby, "new_seed", lambda: f"{7:064x}")
    monkeypatch.setattr(lobby, "new_id", lambda: "abc234")
    store, courier = await Store.open(), FakeCourier()
    t = build_services(store, courier, catalogue=plain_titles(), now=FakeClock(), rng=Random(5))
    no_picture(t)
    await store.set_preference(
        ANN.id, locale="de", theme="light", boards="text", calls="none", secrets="look", screen="wide"
    )
    late = [Reliability(user=ANN.id, game=f"old{n}", late=1, at=t.context.now()) for n in range(9)]
    await store.writer.write(lambda db: count(connection_of(db), late))
    return t, courier


async def played(t: Services, title: str, first: Person, second: Person) -> str:
    """Play a game with all that people can ask for at a table."""
    game = await t.lobby.open_game(HERE, MOD, title)
    await t.hosting.choose(game, MOD, "brisk")
    await t.hosting.set_anonymous(game, MOD, hidden=True)
    seats = [x.seat for x in (await t.game_lists.info(game)).seats]
    people = dict(zip(seats, (first, second), strict=False))
    for seat, who in people.items():
        await t.lobby.join(game, who, seat, f"a word for {seat}")
        await t.turns.drain(game)
    for seat in seats[2:]:
        await t.lobby.add_machine(game, MOD, seat, "random")
    await t.lobby.start(game, MOD)
    rng = Random(3)
    for n in range(16):
        await t.turns.drain(game)
        state = (await t.games.load(game)).state
        asked = [d for d in pending(state) if d.seat in people]
        if not asked:
            break
        d = rng.choice(asked)
        action = pack_action(state.rules.kinds[d.kind].takes, sample(state, d, rng))
        await t.answering.answer(game, people[d.seat], d.id, d.seat, action=action)
        if n == 9:
            await ask(t, game, people[d.seat], first, second)
    await t.substitutes.go(game, first)
    await t.substitutes.offer(game, second, seats[1])
    await t.turns.drain(game)
    await t.substitutes.take(game, EVE, seats[1])
    await t.turns.drain(game)
    return game


async def ask(t: Services, game: str, who: Person, first: Person, second: Person) -> None:
    """Ask for an undo, which the other declines."""
    if (undone := await t.answering.undo(game, who)).request:
        await t.turns.drain(game)
        await t.consent.answer(game, second if who == first else first, undone.request, yes=False)


async def seen(monkeypatch: pytest.MonkeyPatch, title: str, first: Person, second: Person) -> list[object]:
    """Return all that others than these two were shown, in order: every post, and every edit of one."""
    t, courier = await made(monkeypatch)
    game = await played(t, title, first, second)
    others = [x for x in courier.sent if x.place.user not in (ANN.id, BEN.id)]
    assert len(others) > 5
    told: list[object] = [(x.place, x.post, x.edits, x.buttons) for x in others]
    for who in (EVE, MOD):
        told.append(await t.player_views.brief(game, who))
        told.append((await t.log.page(game, who, 0)).lines)
        told.append((await t.log.export(game, who)).text)
    return told


def unsealed(x: object) -> str:
    """Return what somebody was shown, without what differs anyhow: salted hashes, and numbers of messages.

    Discord's numbers tell when a message was sent, not how many were.
    """
    return re.sub(r"[0-9a-f]{64}|(?<=/901/)5\d{3}", "", repr(x))


@pytest.mark.parametrize("title", sorted(GAMES))
async def test_swapping_two_people_changes_nothing_for_others(
    monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    one = await seen(monkeypatch, title, ANN, BEN)
    other = await seen(monkeypatch, title, BEN, ANN)
    for x, y in zip(one, other, strict=True):
        assert unsealed(x) == unsealed(y)
    assert not [x for x in (ANN.name, BEN.name, MOD.name) if f"{x}" in repr(one).replace("Mode", "")]


ZOE, YAN = Person(777_001, "Zoe"), Person(777_002, "Yan")


async def zoe_s(room: Room, *, started: bool = True) -> str:
    """Open a table of Zoe's, who hides the names and plays blue herself, against Yan."""
    t = room.services
    game = await t.lobby.open_game(HERE, ZOE, "starwars")
    await t.hosting.choose(game, ZOE, "daily")
    await t.hosting.set_anonymous(game, ZOE, hidden=True)
    await t.lobby.join(game, ZOE, "blue")
    await t.lobby.join(game, YAN, "orange")
    if started:
        await t.lobby.start(game, ZOE)
    await t.turns.drain(game)
    return game


def named_in(room: Room) -> list[str]:
    """Return what names somebody besides its reader, or pings them."""
    return [
        said(post)
        for x in room.courier.sent
        for post in (x.post, *x.edits)
        for who in (ZOE, YAN)
        if x.place.user != who.id and (who.name in repr(post) or str(who.id) in repr(post))
    ]


async def test_no_sentence_that_a_table_is_told_names_anybody(room: Room) -> None:
    game, t = await zoe_s(room), room.services
    facts = {
        "user": ZOE.id,
        "who": f"<@{YAN.id}>",
        "late": f"<@{ZOE.id}>",
        "called": [YAN.id],
        "what": "undo",
    }
    rest = {
        "seat": "blue",
        "when": "",
        "until": "",
        "link": "",
        "begin": "",
        "end": "",
        "till": "",
        "id": game,
    }
    keys = {*SENTENCES, "note-overrun", "note-call-missed", "note-reminder-here", "note-unshown"}
    people = named(ZOE.id, ZOE.name) | named(YAN.id, YAN.name, "by")
    had = len(room.courier.channel())
    for key in sorted(keys):
        note = t.context.outgoing.note(game, f"c{HERE.channel}", key, **facts, **rest, **people)
        await room.store.add_posts([note])
        await t.turns.drain(game)
    assert len(room.courier.channel()) >= had + len(keys) - 2  # some are past
    assert named_in(room) == []


async def test_requests_name_the_side_and_what_hosts_do_nobody(room: Room) -> None:
    game, t = await zoe_s(room), room.services
    await t.hosting.quieten(game, ZOE, 555)
    await t.turns.drain(game)
    assert "Somebody has made this game quiet" in said(room.courier.channel(Place(HERE.guild, 555))[0].post)
    await t.hosting.quieten(game, ZOE, 0)
    given = await t.seating.replace(game, ZOE, "orange", None, "steady")
    await t.turns.drain(game)
    asked = said(room.courier.channel()[-1].post)
    assert "Orange, the host or a moderator would like to give your seat" in asked
    await t.consent.answer(game, YAN, given.request, yes=False)
    await t.turns.drain(game)
    assert "Somebody" in said(room.courier.channel()[-1].post)
    assert named_in(room) == []


async def test_whose_time_is_up_is_told_by_side_and_they_are_called_in_secret(room: Room) -> None:
    game, t = await zoe_s(room), room.services
    had = {x.id: len(room.courier.dms(x.id)) for x in (ZOE, YAN)}
    await t.sweeper.sweep()
    for _ in range(5):
        await Tables(room, game, Heard()).later(24 * 3600)
        await t.turns.drain(game)
    posts = [said(x.post) for x in room.courier.channel() if "overdue" in verbs(x.post)]
    assert posts
    assert all("Blue" in x or "Orange" in x for x in posts)
    assert all(len(room.courier.dms(user)) > n for user, n in had.items())
    assert named_in(room) == []


async def test_a_full_table_is_called_together_in_secret(room: Room) -> None:
    game, t = await zoe_s(room, started=False), room.services
    room.clock.at += 2 * 3600
    await t.sweeper.sweep()
    done = await t.lobby.start(game, ZOE)
    await t.turns.drain(game)
    assert done.absent == ("Orange",)
    call = next(x for x in room.courier.channel() if "the table is full" in said(x.post))
    assert said(call.post).count("Orange: the table is full")
    assert "discord.com/channels" in said(room.courier.dms(YAN.id)[-1].post)
    assert named_in(room) == []


async def test_who_gets_no_direct_messages_any_more_is_not_called_in_the_channel(room: Room) -> None:
    game, t = await zoe_s(room), room.services
    room.courier.troubles = lambda what, where: (
        Trouble.CLOSED if isinstance(where, Place) and where.user and what == "post" else None
    )
    had = len(room.courier.channel())
    for _ in range(12):
        who = ZOE if (await t.game_lists.who(game)).waiting == ("blue",) else YAN
        asked = (await t.player_views.look(game, who)).asked[0]
        assert asked.options
        await t.answering.answer(game, who, asked.decision, asked.seat, token=asked.options[-1].token)
        await t.turns.drain(game)
    assert len(room.courier.channel()) > had
    assert not [x for x in room.courier.channel() if "do not reach" in said(x.post)]
    assert named_in(room) == []


async def test_nothing_tells_that_somebody_is_away_or_has_left(room: Room) -> None:
    game, t = await zoe_s(room), room.services
    before = len(room.courier.channel())
    await schedules.begin_vacation(t.context, YAN, 3)
    room.services.context.members = Left()
    await look_at_table(t.context, game)
    await t.turns.drain(game)
    assert len(room.courier.channel()) == before
    assert not any(x.left for x in (await t.game_lists.info(game)).seats)


class Left(Nowhere):
    """Says that everybody has left the server."""

    async def membership(self, user: int, guild: int) -> Membership:
        """Say that they have."""
        return Membership(Presence.LEFT)


async def test_ratings_count_at_the_end_and_blocks_keep_nobody_out(room: Room) -> None:
    t = room.services
    await moderation.block(t.context, ZOE, YAN.id)
    game = await zoe_s(room)
    assert len({x.user for x in (await t.game_lists.info(game)).seats}) == 2
    late = [Reliability(user=YAN.id, game=game, late=1, at=t.context.now())]
    await room.store.writer.write(lambda db: count(connection_of(db), late))
    assert await room.store.reliability([YAN.id]) == []
    await t.answering.resign(game, ZOE)
    await t.turns.drain(game)
    assert [x.late for x in await room.store.reliability([YAN.id])] == [1]
    assert "Who it was: Blue Zoe and Orange Yan." in said(room.courier.channel()[-1].post)


async def test_no_reading_brings_names_along_and_none_is_lost_by_writing(room: Room) -> None:
    game, t = await zoe_s(room), room.services
    await t.substitutes.go(game, YAN)
    await t.substitutes.back(game, YAN)
    await t.substitutes.offer(game, ZOE, "blue")
    await t.substitutes.take(game, EVE, "blue")
    loaded = await room.store.load(game)
    assert loaded is not None
    assert [x.name for x in (*loaded.seats, *loaded.former)] == ["", "", ""]
    assert [x.name for x in (await t.game_lists.info(game)).seats] == ["", ""]
    assert [x.name for x in (await t.game_lists.turns(YAN))[0].game.seats] == ["", ""]
    await t.answering.resign(game, YAN)
    loaded = await room.store.load(game)
    assert loaded is not None
    assert [x.name for x in (*loaded.seats, *loaded.former)] == [EVE.name, YAN.name, ZOE.name]
