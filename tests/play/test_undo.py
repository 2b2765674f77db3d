"""Going back: free where nothing was rolled or shown, else by consent; dice once shown stay shown."""

import json
from random import Random

import pytest

from bot.play.answering.answering import why_asked
from bot.play.model.custom_ids import Verb
from bot.play.model.rows import events_of, led_to
from bot.play.model.terms import Refused
from bot.store.models import Entry
from engine.core.record import undo_floor
from tests.play.conftest import ANN, BEN, EVE, MOD, Room, ids, said, verbs


async def to_second_move(room: Room, game: str, rng: Random):
    """Play on until somebody has made a first move that ended nothing and drew no card."""
    while True:
        await room.step(game, rng)
        (entry,) = (await room.store.entries(game))[-1:]
        who = await room.turn(game)
        mine = (await room.services.player_views.look(game, who)).asked[0]
        if entry.kind == "turn.move" and not entry.final and mine.seat == entry.seat:
            return who


async def test_a_move_that_rolled_nothing_is_taken_back_at_once(room: Room) -> None:
    t, game = room.services, await room.started()
    who = await to_second_move(room, game, Random(2))
    before = await t.player_views.look(game, who)
    assert before.undo == "free"
    assert Verb.UNDO in verbs(room.courier.channel()[-1].post)
    n = before.game.n
    entries = await room.store.entries(game)
    done = await t.answering.undo(game, who)
    assert (done.n, done.request) == (n + 1, 0)
    await t.turns.drain(game)
    assert room.courier.channel()[-1].post.title == f"{who.name} took back the last move"
    assert await room.store.entries(game, 0, n) == entries  # nothing is removed from the log
    again = await t.player_views.look(game, who)
    old = {x.text for x in before.asked[0].options}
    assert {x.text for x in again.asked[0].options} != old
    assert again.undo != "free" or len(entries) > 3
    with pytest.raises(Exception, match="no longer open"):
        await t.answering.answer(game, who, before.asked[0].decision, token=before.asked[0].options[0].token)
    assert await room.store.check() == []


async def test_only_the_own_seat_undoes_freely(room: Room) -> None:
    t, game = room.services, await room.started()
    who = await to_second_move(room, game, Random(2))
    other = BEN if who == ANN else ANN
    assert (await t.player_views.look(game, other)).undo == "consent"
    with pytest.raises(Refused, match="not-seated"):
        await t.answering.undo(game, EVE)


async def test_what_the_engine_calls_free_is_free_here(room: Room) -> None:
    """The floor kept in the game's row is that of the whole log, at every entry of a game without undos."""
    game = await room.started()
    rng, seen = Random(9), set()
    for _ in range(120):
        await room.step(game, rng, drain=False)
        rows = await room.store.entries(game)
        from bot.play.model.rows import entry_of

        log = [entry_of(r) for r in rows]
        row = (await room.store.load(game)).game
        for seat in ("blue", "orange"):
            floor = undo_floor(log, seat)
            seen.add(floor < row.n)
            assert (row.floor if row.floor_seat == seat else row.n) == floor
    assert seen == {True, False}


async def test_several_steps_back_one_by_one(room: Room) -> None:
    """Both moves of a turn are taken back, one after the other, to the same position as before."""
    t, game = room.services, await room.started()
    rng = Random(4)
    while True:
        await room.step(game, rng)
        row = (await room.store.load(game)).game
        if row.n - row.floor >= 2 and row.floor_seat:
            break
    who = ANN if row.floor_seat == "blue" else BEN
    live = await t.games.load(game)
    goal = await t.games.state_at(live, row.floor)
    assert (await t.answering.undo(game, who)).n
    assert (await t.answering.undo(game, who)).n
    now = (await t.games.load(game)).state
    assert now.fleet == goal.fleet
    assert now.hand == goal.hand
    assert (await t.player_views.look(game, who)).undo != "free"
    assert await room.store.check() == []


async def test_after_a_roll_the_other_is_asked(room: Room) -> None:
    t, game = room.services, await room.started()
    who = await room.turn(game)
    other = BEN if who == ANN else ANN
    await t.answering.answer(game, who, text="throw")
    await t.turns.drain(game)
    thrown = (await room.store.entries(game))[-1].rolls
    done = await t.answering.undo(game, who)
    assert done.request
    assert (await t.game_lists.info(game)).n == 1
    await t.turns.drain(game)
    post = room.courier.channel()[-1].post
    assert post.ping == (other.id,)
    assert f"{who.name} would like to undo: {who.name} throws " in said(post)
    assert done.why == ("dice",)
    assert [x.args[-2:] for x in ids(post)] == [(str(done.request), "yes"), (str(done.request), "no")]
    for stranger in (EVE, who, MOD):
        with pytest.raises(Refused):
            await t.consent.answer(game, stranger, done.request, yes=True)
    assert await t.consent.answer(game, other, done.request, yes=True)
    await t.turns.drain(game)
    assert (await t.game_lists.info(game)).n == 2
    assert room.courier.channel()[-1].post.title == f"{who.name} took back the last move"
    assert not [x for x in room.courier.channel() if x.buttons and x.post.rows][:-1]
    await t.answering.answer(game, who, text="throw")
    rows = await room.store.entries(game)
    assert rows[1].rolls == thrown  # kept for all to see
    assert rows[3].k == rows[1].k + 2  # new dice, not the old ones again
    with pytest.raises(Refused, match="request-closed"):
        await t.consent.answer(game, other, done.request, yes=True)
    assert await room.store.check() == []


async def test_why_the_others_are_asked_is_true_and_tells_no_secret(room: Room) -> None:
    """Each reason by itself, as far as this seat has seen it; what only another saw is no reason to name."""

    def row(seat: str, rolls: str = "[]", *events: list[object]) -> Entry:
        return Entry(game="g", n=1, how="answer", seat=seat, rolls=rolls, events=json.dumps(events))

    told, dice = ["moved", "", {}, ["*"]], ["rolled", "", {"n": 2, "sides": 6}, ["*"]]
    seen, unseen = ["card", "", {}, ["blue"]], ["card", "", {}, ["orange"]]
    assert why_asked([row("blue", "[[6, 2]]", told, dice)], "blue") == ("dice",)
    assert why_asked([row("orange", "[]", told), row("blue", "[]", told)], "blue") == ("moved",)
    assert why_asked([row("blue", "[]", told, seen)], "blue") == ("secret",)
    assert why_asked([row("blue", "[[6, 2]]", ["volley", "", {}, ["*"]])], "blue") == ("dice",)
    with_dice = row("blue", "[[6, 2]]", told, dice)
    for hidden in (unseen, ["rolled", "", {"n": 2, "sides": 6}, ["orange"]]):
        kept = [row("orange", "[[6, 2]]", hidden), with_dice]
        assert why_asked(kept, "blue") == why_asked([with_dice], "blue")


def test_what_led_to_an_entry_has_what_was_gone_back_to_and_nothing_taken_back() -> None:
    """Two answers are taken back, another is given, and one more taken back: entries 0, 1, then 5."""

    def row(n: int, prev: int, how: str = "answer", to: int = 0) -> Entry:
        return Entry(
            game="g", n=n, how=how, prev=prev, action=json.dumps({"to": to} if how == "undo" else {})
        )

    rows = [row(0, -1, "start"), row(1, 0), row(2, 1), row(3, 2), row(4, 0, "undo", 1), row(5, 4)]
    rows += [row(6, 5), row(7, 4, "undo", 5)]
    assert [x.n for x in led_to(7, rows)] == [5, 1, 0]
    assert [x.n for x in led_to(7, rows[5:])] == [5]


async def test_a_request_names_what_goes_with_it(room: Room) -> None:
    t, game = room.services, await room.started()
    who = await room.turn(game)
    other = BEN if who == ANN else ANN
    await t.answering.answer(game, who, text="throw")
    while await room.turn(game) == who:
        await room.step(game, Random(1))
    await room.step(game, Random(1))
    n = (await t.game_lists.info(game)).n
    done = await t.answering.undo(game, who)
    assert done.why[0] == "moved"
    await t.turns.drain(game)
    asked = said(room.courier.channel()[-1].post)
    assert f"{who.name} would like to undo: " in asked
    assert "everything after it, " in asked
    assert await t.consent.answer(game, other, done.request, yes=True)
    await t.turns.drain(game)
    assert room.courier.channel()[-1].post.title == f"{who.name} took back the last move"
    assert (await t.game_lists.info(game)).n == n + 1


async def test_a_request_is_declined_withdrawn_or_overtaken(room: Room) -> None:
    t, game = room.services, await room.started()
    who = await room.turn(game)
    other = BEN if who == ANN else ANN
    await t.answering.answer(game, who, text="throw")
    await t.turns.drain(game)
    first = (await t.answering.undo(game, who)).request
    assert await t.consent.answer(game, other, first, yes=False)
    await t.turns.drain(game)
    assert "declines" in said(room.courier.channel()[-1].post)
    second = (await t.answering.undo(game, who)).request
    assert await t.consent.answer(game, who, second, yes=False)
    third = (await t.answering.undo(game, who)).request
    await t.turns.drain(game)
    await room.step(game, Random(1))
    for request in (first, second, third):
        with pytest.raises(Refused, match="request-closed"):
            await t.consent.answer(game, other, request, yes=True)
    await t.sweeper.sweep()  # what was asked of the other goes off soon
    live = [x for x in room.courier.channel() if x.buttons and x.post.rows]
    assert live == room.courier.channel()[-1:]


async def test_a_machine_player_consents(room: Room) -> None:
    t, game = room.services, await room.started(foe="random")
    rng = Random(1)
    for _ in range(8):
        await room.step(game, rng)
    n = (await t.game_lists.info(game)).n
    mine = [e for e in await room.store.entries(game) if e.seat == "blue" and not e.by][-1]
    assert (await t.answering.undo(game, ANN)).n == n + 1
    asked = (await t.player_views.look(game, ANN)).asked[0]
    assert asked.kind == mine.kind
    await t.turns.drain(game)
    assert await room.store.check() == []


async def test_states_of_long_ago_come_from_the_nearest_kept_one(room: Room) -> None:
    t, game = room.services, await room.started()
    rng = Random(3)
    for _ in range(130):
        await room.step(game, rng, drain=False)
        if rng.random() < 0.2:
            who = ANN if rng.random() < 0.5 else BEN
            sight = await t.player_views.look(game, who)
            if sight.undo == "free":
                await t.answering.undo(game, who)
    live = await t.games.load(game)
    from engine.core.codec import check_sum, save

    for row in await room.store.entries(game):
        assert check_sum(save(await t.games.state_at(live, row.n))) == row.after
    asked = []
    real = room.store.entries

    async def counted(game: str, first: int = 0, last: int | None = None):
        found = await real(game, first, last)
        asked.append(len(found))
        return found

    room.store.entries = counted
    await t.games.state_at(live, 120)
    assert max(asked) <= 50


async def test_facts_are_kept_in_the_order_in_which_they_were_told(room: Room) -> None:
    game, rng = await room.started(), Random(2)
    for _ in range(6):
        await room.step(game, rng)
    told = [e for row in await room.store.entries(game) for e in events_of(row)]
    rolled = [list(e.facts) for e in told if e.kind == "rolled"]
    assert rolled
    assert any(x != sorted(x) for x in rolled)
    assert all(x[:2] == ["n", "sides"] for x in rolled)
