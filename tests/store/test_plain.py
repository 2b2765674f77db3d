"""Plain statements give what a session would give, and a round takes what it says it takes."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import BigInteger, Boolean, Integer
from sqlmodel import Session, SQLModel, col, select

from bot.store import ClashError, Store
from bot.store.models import (
    Entry,
    Former,
    Game,
    Guild,
    Keepsake,
    Message,
    OpenDecision,
    Outbox,
    Preference,
    Request,
    SeatRow,
    Sheet,
    Snapshot,
    Standing,
)
from bot.store.repositories.games import Loaded
from bot.store.repositories.posts import Claim
from bot.store.statements.plain import Rows, mergeable, new
from tests.store.conftest import added, commit_of

READ = (Entry, Former, Game, Guild, Keepsake, Message, OpenDecision, Outbox, Preference, Request, SeatRow,
        Sheet, Snapshot, Standing)  # fmt: skip


def filled(model: type[SQLModel], flag: bool) -> SQLModel:
    """Return a row of which every column holds something of its own."""

    def value(i: int, c: Any) -> Any:
        if isinstance(c.type, Boolean):
            return flag
        if isinstance(c.type, BigInteger):
            return 1 << 60 | i
        return i + 1 if isinstance(c.type, Integer) else f"ü % ? {i}"

    columns = model.__table__.columns  # type: ignore[attr-defined]
    return model(**{c.name: "g1" if c.foreign_keys else value(i, c) for i, c in enumerate(columns)})


@pytest.mark.parametrize("flag", [True, False])
async def test_a_plain_row_is_the_row_that_a_session_reads(store: Store, flag: bool) -> None:
    await added(store)

    def clear(db: Session) -> None:
        for x in db.exec(select(SeatRow)):
            db.delete(x)

    await store.writer.write(clear)
    for model in READ:
        row = filled(model, flag)
        await store.writer.write(lambda db, row=row: db.add(row) or None)
        first = next(iter(model.__table__.primary_key.columns)).name  # type: ignore[attr-defined]
        key = getattr(row, first)
        which = col(getattr(model, first)) == key
        (read,) = await store.writer.read(lambda db, m=model, w=which: list(db.exec(select(m).where(w))))
        (plain,) = await store.writer.look(
            lambda db, m=model, k=key, f=first: Rows(m, f'"{f}" = ?').ask(db, k).all()
        )
        assert type(mergeable(plain)) is model
        for c in model.__table__.columns:  # type: ignore[attr-defined]
            was, now = getattr(read, c.name), getattr(plain, c.name)
            assert (now, type(now)) == (was, type(was)), (model, c.name)


async def test_a_plain_row_can_be_changed_and_written_back(store: Store) -> None:
    await added(store)
    loaded = await store.load("g1")
    assert loaded is not None
    loaded.seats[0].name = "Ann"
    await store.change_game("g1", loaded.game.revision, seats=[loaded.seats[0]])
    again = await store.load("g1")
    assert again is not None
    assert again.seats[0].name == "Ann"


async def test_a_commit_gives_the_game_as_it_stands_then(store: Store) -> None:
    await added(store)
    assert repr(await store.commit(commit_of(0))) == repr(await store.load("g1"))


async def test_the_seed_is_read_only_when_asked_for_and_never_written_out(store: Store) -> None:
    await added(store)
    with_it, without = await store.load("g1", seed=True), await store.load("g1")
    assert with_it is not None
    assert without is not None
    assert (with_it.seed, without.seed) == (await store.seed("g1"), "")
    assert with_it.seed not in repr(with_it)


def never(loaded: Loaded) -> bool:
    return False


async def test_a_round_takes_the_first_post_and_no_other_process_gets_it(store: Store, where: str) -> None:
    other = await Store.open(where)
    await added(store)
    for n in range(2):
        await store.commit(commit_of(n))
    one = await store.begin_round("g1", Claim(100, 130, never))
    two = await other.begin_round("g1", Claim(100, 130, never))
    late = await other.begin_round("g1", Claim(131, 161, never))
    assert one is not None
    assert two is not None
    assert late is not None
    assert [x.claimed for x in one.posts] == [0, 0]  # as they were found
    assert (one.claims, two.claims, late.claims) == (((False, 1, 130),), (), ((True, 1, 161),))
    assert two.posts[0].claimed == 130
    assert [x.n for x in one.dispatches[1].entries] == list(range(one.posts[0].first, one.posts[0].last + 1))
    await other.close()


async def test_a_round_takes_nothing_that_is_put_off_or_left_to_others(store: Store) -> None:
    await added(store)
    await store.commit(commit_of(0))
    left = await store.begin_round("g1", Claim(100, 130, lambda loaded: loaded.game.n == 0))
    assert left is not None
    assert left.claims == ()
    await store.failed(left.posts[0].id or 0, due=200, why="no")
    off = await store.begin_round("g1", Claim(150, 180, never))
    due = await store.begin_round("g1", Claim(200, 230, never))
    assert off is not None
    assert due is not None
    assert (off.claims, due.claims) == ((), ((True, 1, 230),))
    assert await store.begin_round("none", Claim(1, 31, never)) is None


def claim_at(now: int, **more: Any) -> Claim:
    return Claim(now, now + 30, never, lambda lane: True, **more)


async def test_a_commit_claims_what_it_brings(store: Store) -> None:
    await added(store)
    begun = await store.commit_and_begin(commit_of(0), claim_at(100))
    assert begun is not None
    assert begun.loaded.game.n == 0
    assert begun.claims == ((False, begun.posts[0].id, 130),)
    more = await store.commit_and_begin(commit_of(1), claim_at(101))
    assert more is not None
    assert more.claims == (), "the first is on its way"
    both = await store.commit_and_begin(commit_of(2), claim_at(102, had=begun.claims))
    assert both is not None
    assert (both.claims, both.posts[0].claimed, len(both.posts)) == (((False, begun.posts[0].id, 132),), 0, 3)


def posts_of(*lanes: tuple[str, str]) -> list[Outbox]:
    return [
        Outbox(game="g1", lane=lane, what=what, body='{"seat":"blue"}', nonce=f"{i}")
        for i, (lane, what) in enumerate(lanes)
    ]


async def test_a_round_claims_the_first_post_to_each_place_and_what_follows_seals(store: Store) -> None:
    await added(store)
    posts = posts_of(("c7", "sealed"), ("c7", "table"), ("c7", "table"), ("u1", "asked"), ("u1", "dm"))
    begun = await store.commit_and_begin(commit_of(0, posts=posts), claim_at(100))
    assert begun is not None
    claimed = [begun.posts[i].id for i in (0, 1, 3)]
    assert begun.claims == tuple((False, x, 130) for x in claimed)
    assert [x.claimed for x in await store.unsent("g1")] == [130, 130, 0, 130, 0]
    await store.unclaim(begun.claims[:1])
    again = await store.begin_round("g1", claim_at(110))
    assert again is not None
    assert again.claims == ((False, claimed[0], 140),)
    assert not again.dispatches[claimed[0] or 0].again, "nothing was attempted"


async def test_claims_of_a_process_that_died_end_and_its_posts_count_as_tried(store: Store) -> None:
    await added(store)
    await store.commit_and_begin(commit_of(0), claim_at(100))
    await store.free_claims()
    begun = await store.begin_round("g1", claim_at(101))
    assert begun is not None
    assert [x.again for x in begun.dispatches.values()] == [True]
    await store.unclaim(begun.claims)
    begun = await store.begin_round("g1", claim_at(102))
    assert begun is not None
    assert [x.again for x in begun.dispatches.values()] == [True], "it may have arrived all the same"
    begun = await store.begin_round("g1", claim_at(103, had=begun.claims))
    assert begun is not None
    assert [x.again for x in begun.dispatches.values()] == [True]


async def test_a_dispatch_knows_the_messages_that_its_post_replaces(store: Store) -> None:
    await added(store)
    await store.commit(commit_of(0))
    (post,) = await store.unsent("g1")
    await store.sent(post, 100, Message(id=50, game="g1", channel=7, n=0, first=0))
    page = Message(id=60, game="g1", channel=8, what="dm", user=1, seat="blue", asked=1)
    await store.sent(post, 100, page)
    await store.add_posts(posts_of(("c7", "table"), ("u1", "asked")))
    begun = await store.begin_round("g1", claim_at(110))
    assert begun is not None
    assert [[y.id for y in x.replaces] for x in begun.dispatches.values()] == [[50], [60]]
    unsettled = await store.sent(begun.posts[0], 111, Message(id=51, game="g1", channel=7, n=1, first=1))
    assert [x.id for x in unsettled if x.retire] == [50]


async def test_a_commit_that_comes_too_late_claims_nothing(store: Store) -> None:
    await added(store)
    begun = await store.commit_and_begin(commit_of(0), claim_at(100))
    assert begun is not None
    with pytest.raises(ClashError):
        await store.commit_and_begin(commit_of(0), claim_at(101, had=begun.claims))
    assert [x.claimed for x in await store.unsent("g1")] == [130]


async def test_what_rides_is_written_with_the_next_transaction(store: Store, where: str) -> None:
    await added(store)
    begun = await store.commit_and_begin(commit_of(0), claim_at(100))
    assert begun is not None
    post = begun.posts[0]
    assert await store.sent(post, 105, rides=True) == []
    other = await Store.open(where)
    server = store.shared  # where it is written at once
    assert [x.id for x in await other.unsent("g1")] == ([] if server else [post.id])
    with pytest.raises(ClashError):
        await store.commit(commit_of(0))  # what comes to nothing carries nothing
    assert [x.id for x in await other.unsent("g1")] == ([] if server else [post.id])
    more = await store.commit_and_begin(commit_of(1), claim_at(110))
    assert more is not None
    assert (more.claims, len(more.posts)) == (((False, more.posts[0].id, 140),), 1)
    await other.close()


async def test_what_rides_is_settled_for_whoever_asks_and_at_the_end(store: Store, where: str) -> None:
    await added(store)
    begun = await store.commit_and_begin(commit_of(0), claim_at(100))
    assert begun is not None
    await store.sent(begun.posts[0], 105, rides=True)
    assert await store.unsent("g1") == []
    more = await store.commit_and_begin(commit_of(1), claim_at(110))
    assert more is not None
    await store.sent(more.posts[0], 115, rides=True)
    await store.close()
    other = await Store.open(where)
    assert await other.unsent("g1") == []
    await other.close()


async def test_what_rides_for_something_that_is_gone_holds_nothing_up(store: Store) -> None:
    if store.shared:
        pytest.skip("nothing waits on a server")
    await added(store)
    await store.writer.ride(lambda db: db.execute("INSERT INTO snapshot VALUES ('nowhere', 1, '{}')"))
    await store.commit(commit_of(0))
    assert await store.load("nowhere") is None


async def test_a_new_row_is_as_its_constructor_makes_it_and_can_be_added(store: Store) -> None:
    await added(store)
    values: dict[str, Any] = {"game": "g1", "lane": "c7", "what": "table", "nonce": "x", "grows": True}
    ours = new(Outbox, **values)
    assert ours.model_dump() == Outbox(**values).model_dump()
    await store.add_posts([ours])
    (kept,) = await store.unsent("g1")
    assert (kept.id, kept.lane, kept.grows, kept.body) == (ours.id, "c7", True, "{}")
    assert ours.id
