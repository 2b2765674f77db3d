"""Deleted channels, lost permissions, outages: the game is parked with a reason, and nothing is deleted."""

from math import ceil
from random import Random
from typing import Any

import pytest

from bot.play.answering import machines
from bot.play.model.ports import MessageRef, Place, Trouble
from bot.play.model.terms import Refused
from bot.store import StoreError
from bot.store.repositories.posts import Claim
from bot.store.statements.growing import YOUNG
from engine.policies.policy import POLICIES
from engine.titles import GAMES
from tests.play.conftest import ANN, BEN, CHANNEL, EVE, GUILD, HERE, MOD, Room, said


def closed(trouble: Trouble, channel: int = CHANNEL):
    return lambda what, where: trouble if getattr(where, "channel", None) == channel else None


@pytest.mark.parametrize("trouble", [Trouble.GONE, Trouble.FORBIDDEN])
async def test_a_channel_that_cannot_be_reached_parks_its_game(room: Room, trouble: Trouble) -> None:
    t, game = room.services, await room.started()
    room.courier.troubles = closed(trouble)
    count, rng = len(room.courier.channel()), Random(1)
    for _ in range(3):
        await room.step(game, rng)
    info = await t.game_lists.info(game)
    assert (info.status, info.parked, info.n) == ("playing", trouble.value, 3)
    assert len(room.courier.channel()) == count
    notes = [x for x in room.courier.dms(ANN.id) if "Nothing is lost" in said(x.post)]
    assert len(notes) == 1  # its host is told once
    assert game in said(notes[0].post)
    room.courier.troubles = lambda what, where: None
    await t.sweeper.sweep()
    assert len(room.courier.channel()) == count  # not yet tried again
    room.clock.at += 901
    await t.sweeper.sweep()
    assert (await t.game_lists.info(game)).parked == ""
    assert len(room.courier.channel()) == count + 3
    assert await room.store.check() == []


async def test_a_game_whose_channel_was_deleted_moves_to_another(room: Room) -> None:
    t, game = room.services, await room.started()
    await t.turns.channel_gone(CHANNEL)
    assert (await t.game_lists.info(game)).parked == "gone"
    room.courier.troubles = closed(Trouble.GONE)
    rng = Random(1)
    await room.step(game, rng)
    there = Place(GUILD, CHANNEL + 1)
    with pytest.raises(Refused, match="host-only"):
        await t.hosting.take_here(game, EVE, there)
    await t.hosting.take_here(game, ANN, there)
    await t.turns.drain(game)
    info = await t.game_lists.info(game)
    assert (info.parked, info.place) == ("", there)
    assert await t.game_lists.here(HERE) is None
    assert (await t.game_lists.here(there)).id == game
    posts = room.courier.channel(there)
    assert [bool(x.post.rows) for x in posts] == [False] * (len(posts) - 1) + [True]
    assert " moves with " in "".join(said(x.post) for x in posts)  # what could not be told there is told here
    await room.step(game, rng)
    assert len(room.courier.channel(there)) == len(posts) + 1


async def test_a_game_that_moves_does_not_tell_its_story_again(room: Room) -> None:
    t, game, rng = room.services, await room.started(), Random(1)
    for _ in range(4):
        await room.step(game, rng)
    there = Place(GUILD, CHANNEL + 1)
    await t.hosting.take_here(game, ANN, there)
    await t.turns.drain(game)
    (post,) = (x.post for x in room.courier.channel(there))
    assert post.rows
    assert " goes first" in "".join(said(x.post) for x in room.courier.channel())
    assert " goes first" not in said(post)
    assert post.files == ()


async def test_a_game_cannot_move_where_another_is(room: Room) -> None:
    t, game = room.services, await room.started()
    other = Place(GUILD, CHANNEL + 1)
    await room.started(place=other)
    with pytest.raises(Refused, match="refused-taken"):
        await t.hosting.take_here(game, ANN, other)
    assert (await t.game_lists.info(game)).place == HERE


async def test_other_games_go_on(room: Room) -> None:
    other = Place(GUILD, CHANNEL + 1)
    game, second = await room.started(), await room.started(place=other)
    room.courier.troubles = closed(Trouble.GONE)
    rng = Random(1)
    for _ in range(4):
        await room.step(game, rng)
        await room.step(second, rng)
    assert (await room.services.game_lists.info(second)).parked == ""
    assert [x.n for x in room.courier.channel(other)] == [-1, 0, 1, 2, 3, 4]  # that it begins, start, answers


async def test_after_many_failures_for_no_reason_of_discords_the_game_is_parked(room: Room) -> None:
    t, game = room.services, await room.started()
    broken = t.table_posts.make

    async def fails(*_: object, **__: object) -> None:
        raise ValueError("a bug in wording")

    t.table_posts.make = fails
    await room.step(game, Random(1))
    for _ in range(9):
        room.clock.at += 1000
        await t.sweeper.sweep()
    assert (await t.game_lists.info(game)).parked == "post-failed"
    assert len(await room.store.unsent(game)) == 1
    t.table_posts.make = broken
    room.clock.at += 1000
    await t.sweeper.sweep()
    assert await room.store.unsent(game) == []
    assert (await t.game_lists.info(game)).parked == ""


async def test_a_person_who_cannot_be_written_to_for_now_is_written_to_later(room: Room) -> None:
    room.courier.troubles = lambda what, where: (
        Trouble.LATER if isinstance(where, Place) and where.user == ANN.id else None
    )
    game = await room.started()
    assert room.courier.dms(ANN.id) == []
    assert not (await room.services.game_lists.info(game)).seat_of(ANN.id).dm_closed
    room.courier.troubles = lambda what, where: None
    room.clock.at += 60
    await room.services.sweeper.sweep()
    assert len(room.courier.dms(ANN.id)) == 1


async def test_old_buttons_come_off_later_after_an_outage(room: Room) -> None:
    game = await room.started()
    room.courier.troubles = lambda what, where: Trouble.LATER if what == "retire" else None
    rng = Random(1)
    for _ in range(3):
        room.clock.at += YOUNG  # each is a post of its own
        await room.step(game, rng)
    assert sum(x.buttons for x in room.courier.channel() if x.post.rows) == 4
    room.courier.troubles = lambda what, where: None
    await room.services.sweeper.sweep()
    assert [x.buttons for x in room.courier.channel() if x.post.rows] == [False] * 4 + [True] or (
        sum(x.buttons for x in room.courier.channel() if x.post.rows) == 1
    )


async def test_one_message_that_must_wait_makes_the_others_wait_unasked(room: Room) -> None:
    """In an outage each round asks once: a refused request counts against the bot."""
    game, rng, asked = await room.started(), Random(1), list[Place | MessageRef]()

    def out(what: str, where: Place | MessageRef) -> Trouble | None:
        asked.extend([where] * (what == "retire"))
        return Trouble.LATER if what == "retire" else None

    room.courier.troubles = out
    for _ in range(3):
        room.clock.at += YOUNG  # each is a post of its own
        await room.step(game, rng)
    asked.clear()
    await room.services.sweeper.sweep()
    assert len(asked) == 2, "the second says that it is not the first message's own trouble"


async def test_a_deleted_message_has_no_buttons_to_take_off(room: Room) -> None:
    game = await room.started()
    room.courier.troubles = lambda what, where: Trouble.GONE if what == "retire" else None
    await room.step(game, Random(1))
    assert (await room.store.begin_round(game, Claim(0, 0, lambda _: True))).unsettled == []
    assert (await room.services.game_lists.info(game)).parked == ""


async def test_replacing_a_player(room: Room) -> None:
    t, game = room.services, await room.started()
    first = await room.turn(game)
    seat = (await t.player_views.look(game, first)).seat
    with pytest.raises(Refused, match="host-only"):
        await t.seating.replace(game, EVE, seat, EVE)
    with pytest.raises(Refused, match="seated-other"):
        await t.seating.replace(game, MOD, seat, first)
    with pytest.raises(Refused, match="no-machine"):
        await t.seating.replace(game, MOD, seat, None, "genius")
    asked = await t.seating.replace(game, MOD, seat, EVE)
    assert await t.consent.answer(game, first, asked.request, yes=True)
    await t.turns.drain(game)
    post = room.courier.channel()[-1].post
    assert "Eve plays" in said(post)
    assert post.ping == (EVE.id,)
    with pytest.raises(Refused, match="not-seated"):
        await t.answering.answer(game, first, text="throw")
    await t.answering.answer(game, EVE, text="throw")
    await t.seating.replace(game, EVE, seat, None, "random")  # players may hand over their own seats
    await t.turns.drain(game)
    assert (await t.game_lists.info(game)).seat(seat).policy == "random"
    assert (await t.game_lists.info(game)).n > 1
    side = seat.title()
    assert f"A machine plays {side} from now on" in "".join(room.courier.texts())
    assert await room.store.check() == []


async def test_abandoning_needs_the_hosts_or_the_others_consent(room: Room) -> None:
    t, game = room.services, await room.started()
    assert await t.hosting.abandon(game, BEN) is False
    await t.turns.drain(game)
    post = room.courier.channel()[-1].post
    assert post.ping == (ANN.id,)
    request = (await room.store.open_requests(game))[0].id
    with pytest.raises(Refused, match="not-asked-consent"):
        await t.consent.answer(game, EVE, request, yes=True)
    assert await t.consent.answer(game, MOD, request, yes=True)  # a moderator settles it
    await t.turns.drain(game)
    info = await t.game_lists.info(game)
    assert (info.status, info.outcome) == ("abandoned", None)
    assert await t.game_lists.here(HERE) == info
    fair = await t.log.proof(game)
    assert fair.proved  # the seed is opened
    assert (await t.log.export(game, EVE)).whole
    assert (await t.game_lists.who(game)).waiting == ()
    assert await t.game_lists.turns(ANN) == []
    await room.started()  # the channel is free


async def test_draws(room: Room) -> None:
    from bot.play.model.custom_ids import Verb
    from tests.play.conftest import BEN, verbs

    t, game = room.services, await room.started()
    await t.answering.draw(game, ANN, offer=True)
    await t.turns.drain(game)
    post = room.courier.channel()[-1].post
    assert verbs(post).count(Verb.DRAW) == 2
    assert BEN.id in post.ping
    await t.answering.draw(game, BEN, offer=False)
    await t.turns.drain(game)
    assert Verb.DRAW not in verbs(room.courier.channel()[-1].post)
    await t.answering.draw(game, BEN, offer=True)
    await t.answering.draw(game, ANN, offer=True)
    await t.turns.drain(game)
    info = await t.game_lists.info(game)
    assert (info.status, info.outcome.reason) == ("over", "draw_agreed")
    last = room.courier.channel()[-1].post
    assert "draw by agreement" in said(last)
    assert last.ping == ()
    assert set(verbs(last)) == {Verb.REMATCH, Verb.LOOKBACK, "map", Verb.REPLAY, Verb.MORE}


async def test_a_machine_player_answers_a_draw(room: Room) -> None:
    t, game = room.services, await room.started(foe="greedy")
    await t.answering.draw(game, ANN, offer=True)
    await t.turns.drain(game)
    replies = [e for e in await room.store.entries(game) if e.kind == "draw"]
    assert [e.seat for e in replies] == ["blue", "orange"]
    assert replies[1].by == "steady"
    assert await room.store.check() == []


@pytest.mark.parametrize(
    ("thought", "fit", "thinks"),
    [(0.01, 8, 0), (0.3, 8, 0), (1.9, 8, 0), (0.01, 1, 0), (1.9, 1, 0), (0.01, 8, 3), (2.9, 1, 3)],
)
async def test_a_machine_player_answers_on_the_beat_however_long_it_thinks(
    room: Room, monkeypatch: pytest.MonkeyPatch, thought: float, fit: int, thinks: float
) -> None:
    clock, random = [100.0], POLICIES["random"]

    def slow(*of: object) -> object:
        clock[0] += thought
        return random(*of)  # type: ignore[arg-type]

    async def sleep(seconds: float) -> None:
        assert seconds >= 0
        clock[0] += seconds

    room.services.context.pace = 2
    monkeypatch.setattr(type(GAMES["starwars"]), "thinks", {"random": thinks})
    beat = max(2, thinks)  # a level that thinks for longer has a longer beat
    monkeypatch.setattr(machines, "A_BEAT", fit)  # so many answers take one beat, more of them more beats
    monkeypatch.setitem(POLICIES, "random", slow)
    monkeypatch.setattr(machines, "monotonic", lambda: clock[0])
    monkeypatch.setattr(machines.asyncio, "sleep", sleep)
    game, rng = await room.started(foe="random"), Random(1)
    while not any(x.by == "random" for x in await room.store.entries(game)):
        clock[0] = 100.0
        await room.step(game, rng)
    thoughts = sum(x.by == "random" for x in await room.store.entries(game))
    beats = max(ceil(thoughts * thought / beat), ceil(thoughts / fit))
    assert clock[0] == pytest.approx(100 + beat * beats)


def no_messages(what: str, where: object) -> Trouble | None:
    return Trouble.CLOSED if isinstance(where, Place) and where.user == ANN.id else None


async def dropped(room: Room, game: str) -> None:
    """Tell Ann that her standing answer was dropped, as machine.py does."""
    note = room.services.context.outgoing.note(game, f"u{ANN.id}", "note-dropped", user=ANN.id, seat="blue")
    await room.store.add_posts([note])
    await room.services.turns.drain(game)


WORD = "standing answer for Blue no longer applies"


async def test_a_dropped_standing_answer_is_told_when_its_owner_comes(room: Room) -> None:
    room.courier.troubles = no_messages
    t, game = room.services, await room.started()
    await dropped(room, game)
    assert await room.store.unsent(game) == []
    assert not any(WORD in x for x in room.courier.texts())  # nobody else hears of it
    assert await t.missed_messages.take(game, BEN) == []
    assert WORD in "".join(await t.missed_messages.take(game, ANN))
    assert await t.missed_messages.take(game, ANN) == []  # once
    await dropped(room, game)
    while await room.turn(game) != ANN:
        await room.step(game, Random(1))
    done = await t.answering.answer(game, ANN, text="throw")
    assert [WORD in x for x in done.private].count(True) == 1
    assert await room.store.check() == []


async def test_a_dropped_standing_answer_is_told_by_message_once_messages_arrive(room: Room) -> None:
    room.courier.troubles = no_messages
    game = await room.started()
    await dropped(room, game)
    room.courier.troubles = lambda what, where: None
    hello = room.services.context.outgoing.post(game, f"u{ANN.id}", "hello", '{"user": 1, "seat": "blue"}')
    await room.store.add_posts([hello])
    await room.services.turns.drain(game)
    await room.services.turns.drain(game)
    assert [WORD in said(x.post) for x in room.courier.dms(ANN.id)].count(True) == 1
    assert await room.services.missed_messages.take(game, ANN) == []


async def test_a_clock_that_is_set_back_holds_nothing_up(room: Room) -> None:
    game, rng = await room.started(), Random(1)
    await room.step(game, rng, drain=False)
    (row, *_) = await room.store.unsent(game)
    assert await room.store.claim(row, room.clock.at, room.clock.at + 30)  # and its process dies
    count = len(room.courier.channel())
    room.clock.at -= 5000
    await room.services.sweeper.sweep()
    assert len(room.courier.channel()) == count + 1
    assert await room.store.unsent(game) == []


async def test_a_machine_player_that_cannot_be_kept_for_now_answers_later(room: Room) -> None:
    """A full disk is no fault of the game's: it must not freeze."""
    game, rng = await room.started(foe="random"), Random(3)
    whole, refused = room.store.commit, 0

    async def full(answer: Any) -> None:
        nonlocal refused
        if any(e.by == "random" for e in answer.entries) and refused < 2:
            refused += 1
            raise StoreError("the database could not do this: database or disk is full")
        await whole(answer)

    room.store.commit = full  # type: ignore[method-assign]
    while not refused:
        await room.step(game, rng)
    at = (await room.services.game_lists.info(game)).n
    for _ in range(2):
        await room.services.sweeper.sweep()
    info = await room.services.game_lists.info(game)
    assert (info.status, refused) == ("playing", 2)
    assert info.n > at


async def test_buttons_that_could_not_be_taken_off_come_off_with_the_next_post(room: Room) -> None:
    """The bot may not edit for a while. It does not ask again and again, and does not forget it either."""
    game, rng = await room.started(), Random(1)
    first, asked = room.courier.channel()[-1], 0

    def shut(what: str, where: Place | MessageRef) -> Trouble | None:
        nonlocal asked
        asked += what == "retire"
        return Trouble.FORBIDDEN if what == "retire" else None

    room.courier.troubles = shut
    room.clock.at += YOUNG  # each is a post of its own
    await room.step(game, rng)
    for _ in range(3):
        await room.services.sweeper.sweep()
    assert asked == 1
    assert first.buttons
    room.courier.troubles = lambda what, where: None
    room.clock.at += YOUNG
    await room.step(game, rng)
    assert not first.buttons
    assert [x.buttons for x in room.courier.channel()][-2:] == [False, True]
