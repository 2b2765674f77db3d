"""The answer path: all of it or nothing, once, at a cost that does not grow."""

import asyncio
import sqlite3

import pytest

from bot.store import ClashError, Store, StoreError, TakenError
from bot.store.models import Draft, Entry, Outbox, Reliability, Request, Standing
from bot.store.statements.answer import Asking
from tests.store.conftest import a_game, added, commit_of, contents


async def counts(store: Store) -> dict[str, int]:
    tables = ("entry", "snapshot", "decision", "outbox", "milestone")
    return await store.writer.run(
        lambda db: {t: db.execute(f"SELECT count(*) FROM {t}").fetchone()[0] for t in tables}
    )


async def test_one_answer_writes_all(store: Store) -> None:
    await added(store)
    await store.commit(commit_of(0, milestones=[(0, "{}")], words='{"blue":"w"}'))
    assert await counts(store) == {"entry": 1, "snapshot": 1, "decision": 1, "outbox": 1, "milestone": 1}
    loaded = await store.load("g1")
    assert loaded is not None
    assert (loaded.game.n, loaded.game.words, loaded.game.status) == (0, '{"blue":"w"}', "playing")
    assert loaded.snapshot is not None
    assert loaded.snapshot.state == '{"n":0}'
    await store.commit(commit_of(1))
    again = await store.load("g1")
    assert again is not None
    assert again.game.words == '{"blue":"w"}'  # frozen at the start


async def test_of_two_who_answer_at_once_one_wins(where: str, store: Store) -> None:
    """Two processes on one database: the game's number decides, and the loser leaves no trace."""
    await added(store)
    await store.commit(commit_of(0))
    other = await Store.open(where)
    answers = [x.commit(commit_of(1, state=f'{{"by":{i}}}')) for i, x in enumerate((store, other))]
    done = await asyncio.gather(*answers, return_exceptions=True)
    assert sorted(type(x).__name__ for x in done) == ["ClashError", "Loaded"]
    assert await counts(store) == {"entry": 2, "snapshot": 1, "decision": 1, "outbox": 2, "milestone": 0}
    await other.close()


@pytest.mark.parametrize("what", ["entry", "snapshot", "decision", "outbox"])
async def test_a_failure_at_any_table_takes_all_back(store: Store, what: str) -> None:
    await added(store)
    await store.commit(commit_of(0))
    before = await contents(store)
    stop = f"CREATE TEMP TRIGGER stop BEFORE INSERT ON {what} BEGIN SELECT RAISE(ABORT, 'full'); END"
    go_on = "DROP TRIGGER stop"
    if store.shared:
        body = "BEGIN RAISE EXCEPTION ''full''; END"
        full = f"CREATE FUNCTION full_up() RETURNS trigger LANGUAGE plpgsql AS '{body}'"
        stop = f"{full}; CREATE TRIGGER stop BEFORE INSERT ON {what} FOR EACH ROW EXECUTE FUNCTION full_up()"
        go_on = f"DROP TRIGGER stop ON {what}"
    await store.writer.run(lambda db: db.execute(stop) and None)
    with pytest.raises(StoreError, match="full"):
        await store.commit(commit_of(1))
    await store.writer.run(lambda db: db.execute(go_on) and None)
    assert await contents(store) == before
    await store.commit(commit_of(1))


async def test_an_entry_is_never_written_over(store: Store) -> None:
    await added(store)
    await store.commit(commit_of(0))
    twice = commit_of(1, entries=[Entry(game="g1", n=0, how="answer")])
    with pytest.raises(StoreError, match=r"(?i)unique"):
        await store.commit(twice)
    assert (await store.entries("g1"))[0].decision == 0


async def test_a_question_that_stays_open_keeps_its_time_and_its_ping(store: Store) -> None:
    await added(store)
    both = [Asking("blue", 1, "k", "open"), Asking("orange", 1, "k", "open")]
    await store.commit(commit_of(0, asking=both))
    (post,) = await store.unsent("g1")
    await store.sent(post, 5, None, [("orange", 1)])
    await store.commit(commit_of(1, asking=[Asking("blue", 2, "k", "open", told=True), both[1]]))
    loaded = await store.load("g1")
    assert loaded is not None
    found = {(a.seat, a.number): (a.since, a.told) for a in loaded.asking}
    assert found == {("blue", 2): (1001, True), ("orange", 1): (1000, True)}


async def test_drafts_go_with_their_question_and_requests_with_the_position(store: Store) -> None:
    await added(store)
    await store.commit(commit_of(0))
    await store.set_draft(Draft(game="g1", seat="blue", decision=1, user=1, action="{}"))
    number = await store.add_request(Request(game="g1", what="undo", user=1), lambda n: [])
    assert [x.id for x in await store.open_requests("g1")] == [number]
    await store.commit(commit_of(1))
    assert await store.draft("g1", "blue", 1, 1) is None
    assert await store.open_requests("g1") == []
    assert await store.settle(number) is False


async def test_path_orders_are_kept_and_taken_away_with_the_answer(store: Store) -> None:
    await added(store)
    await store.commit(commit_of(0, paths=[("blue", '["a","b"]')]))
    await store.set_standing(Standing(game="g1", seat="blue", kind="k", policy="p"))
    assert {x.kind: x.policy for x in (await store.load("g1")).standing} == {"path": '["a","b"]', "k": "p"}
    await store.commit(commit_of(1, paths=[("blue", '["b"]')], stale=[("blue", "k")]))
    assert {x.kind: x.policy for x in (await store.load("g1")).standing} == {"path": '["b"]'}


async def test_a_game_that_stands_still_takes_no_answer(store: Store) -> None:
    await added(store)
    await store.commit(commit_of(0))
    await store.freeze("g1", "a bug", at=1)
    with pytest.raises(ClashError):
        await store.commit(commit_of(1))
    loaded = await store.load("g1")
    assert (loaded.game.status, loaded.game.frozen) == ("frozen", "a bug")


async def test_a_channel_has_one_game_and_is_free_after_it(store: Store) -> None:
    await added(store)
    with pytest.raises(TakenError):
        await added(store, "g2")
    assert (await store.load("g2")) is None
    last = commit_of(0)
    head = type(last.head)(0, 0, -1, 0, "", 1, "over", "{}", 5, here=False)
    await store.commit(commit_of(0).__class__("g1", -1, head, last.entries, last.state))
    await added(store, "g3")
    assert (await store.load("g1")).game.ended == 5


async def test_lobby_changes_clash_too(store: Store) -> None:
    await added(store)
    await store.change_game("g1", 0, name="first")
    with pytest.raises(ClashError):
        await store.change_game("g1", 0, name="second")
    assert (await store.load("g1")).game.name == "first"


async def test_a_row_cannot_belong_to_no_game(store: Store) -> None:
    with pytest.raises(StoreError, match=r"(?i)foreign key"):
        await store.set_draft(Draft(game="none", seat="blue", decision=1, user=1, action="{}"))


# -- cost ------------------------------------------------------------------------------------------------


async def _work(store: Store, n: int, game: str) -> tuple[int, int]:
    """Count the steps of SQLite's machine that an answer and a load cost. Deterministic, unlike time."""
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    await store.writer.run(lambda db: db.set_progress_handler(count, 1))
    await store.commit(commit_of(n, game))
    written, steps = steps, 0
    await store.load(game)
    await store.writer.run(lambda db: db.set_progress_handler(None, 1))
    return written, steps


async def test_cost_does_not_grow_with_length_or_with_other_games(filed: Store) -> None:
    await added(filed)
    await filed.commit(commit_of(0))
    for post in await filed.unsent("g1"):
        await filed.sent(post, 1)
    early = await _work(filed, 1, "g1")
    await added(filed, "g2", 8)

    def fill(db: sqlite3.Connection) -> None:
        db.execute("BEGIN")
        many = [("g1", n, "answer", n) for n in range(2, 5000)] + [
            ("g2", n, "answer", n) for n in range(20000)
        ]
        zeros = "'', '', 'null', '[]', 0, 0, 0, '', '', '', '[]', 0, 0, '', 1, 0, 0, 0"
        columns = (
            'game, n, how, decision, seat, kind, action, rolls, k, after, final, salt, seal, "by", events,'
            " prev, floor, floor_seat, public, shown, user, at"
        )
        db.executemany(f"INSERT INTO entry ({columns}) VALUES (?, ?, ?, ?, {zeros})", many)
        db.execute("UPDATE game SET n = 4999 WHERE id = 'g1'")
        db.execute("COMMIT")

    await filed.writer.run(fill)
    late = await _work(filed, 5000, "g1")
    assert late[0] <= early[0] * 1.1
    assert late[1] <= early[1] * 1.1


async def test_games_of_one_server(store: Store) -> None:
    for i in range(5):
        await added(store, f"g{i}", 10 + i)
    await store.add_game(a_game("other", 99, guild=2), [], "00")
    assert {x.game.id for x in await store.find(guild=1)} == {f"g{i}" for i in range(5)}
    assert [x.game.id for x in await store.find(channel=12)] == ["g2"]
    assert {x.game.id for x in await store.find(user=1)} == {f"g{i}" for i in range(5)}
    assert await store.find(user=4) == []


async def test_what_is_counted_of_people_adds_up_whoever_counts(store: Store) -> None:
    """By an answer, with clocks, with seats: on either database, in one order."""
    await added(store)
    both = [Reliability(user=8, game="g1", late=1, at=5), Reliability(user=7, game="g1", kept=1, at=5)]
    loaded = await store.commit(commit_of(0, counts=both))
    assert await store.put_clocks("g1", loaded.game.revision, [], counts=both)
    await store.change_game("g1", loaded.game.revision, counts=both)
    assert {(x.user, x.kept, x.late, x.at) for x in await store.reliability([7, 8])} == {
        (7, 3, 0, 5),
        (8, 0, 3, 5),
    }


async def test_a_post_that_nobody_has_begun_to_send_is_joined_and_told_once(store: Store) -> None:
    await added(store)
    await store.commit(commit_of(0))
    page = Outbox(game="g1", lane="u1", what="asked", nonce="page")
    table = Outbox(game="g1", lane="c7", what="table", first=1, last=1, nonce="g1-1", grows=True)
    await store.commit(commit_of(1, posts=[table, page]))
    stale = (await store.unsent("g1"))[1]  # a sender has read it, and has not begun it
    await store.commit(commit_of(2, joins=True))
    assert await store.claim(stale, 1, 31) is None, "its id may be another's by now"
    rows = [(x.what, x.first, x.last, x.grows) for x in await store.unsent("g1")]
    assert rows == [("table", 0, 0, False), ("table", 1, 2, False), ("asked", -1, -1, False)]
    assert await store.claim((await store.unsent("g1"))[1], 1, 31)
    await store.commit(commit_of(3, joins=True))  # somebody has begun to send it
    assert [(x.first, x.last) for x in await store.unsent("g1")] == [(0, 0), (1, 2), (-1, -1), (3, 3)]
