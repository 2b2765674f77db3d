"""One person: everything about them is found, and nothing of them is left when they have gone."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import pytest_asyncio
from sqlalchemy import BigInteger, event
from sqlalchemy.engine import Engine
from sqlmodel import Session, SQLModel, select

from bot.store import Store
from bot.store.models import (
    Draft,
    Entry,
    Former,
    Keepsake,
    Learning,
    Message,
    OpenDecision,
    Outbox,
    PuzzleAnswer,
    PuzzleChannel,
    PuzzleDay,
    PuzzleVote,
    QueueEntry,
    Reliability,
    Report,
    Request,
    Sandbox,
    SeatRow,
    Sheet,
    Standing,
)
from bot.store.models.columns import Forget
from bot.store.repositories import privacy
from bot.store.repositories.blocks import hashed
from bot.store.repositories.posts import Claim
from engine.core.codec import canonical
from tests.store.conftest import a_game, added, contents, forgotten

WHO, OTHER, NAME, WORD = (
    777_000_111_222_333_444,
    888_000_111_222_333_444,
    'Arthur "Dent" 50%',
    "betelgeuse",
)
#: What the person was called when posts were made; namesakes have both names.
BEFORE, NAMESAKE = "Dent, Arthur", 666_000_111_222_333_444
DM = 999_000_111_222_333_444

#: Which long numbers name a person, and which do not. A new column must be put into one of the two; one that
#: names a person is made with `bot.store.models.columns.person`.
PEOPLE = {
    "game.host", "seat.user", "seat.invited", "former.user", "entry.user", "keepsake.user", "request.user",
    "note.user",
    "request.holder", "request.taker", "witness.user", "preference.user", "message.user", "queue.user",
    "schedule.user", "block.user", "block.blocked", "report.reporter", "report.about",
    "draft.user", "sheet.user", "reminder.user", "reliability.user", "learning.user",
    "puzzle_answer.user", "puzzle_standing.user", "puzzle_vote.user",
    "hint.user", "seat.hints", "sandbox.user", "follower.user", "erasure.user",
    "result.user", "rating.user", "entrant.user", "cup.host",
}  # fmt: skip
THINGS = {
    "game.guild", "game.channel", "game.here", "message.id", "message.channel", "outbox.onto", "guild.id",
    "erasure.at",
    *(f"{x}.at" for x in ("entry", "salvage", "draft", "sheet", "keepsake", "message", "request", "opened")),
    *(f"game.{x}" for x in ("after", "parked_until", "created", "changed", "ended", "size")), "entry.after",
    "look_back.due", "reliability.at",
    "game.quiet", "message.changed", "game.patience", "pulse.at", "game.turn_at", "game.waits_since",
    *(f"seat_clock.{x}" for x in ("left", "since", "answered", "held", "due", "zero", "waited", "back")),
    *(f"learning.{x}" for x in ("sum", "done", "at")), "seat.pressed", "game.muster", "seat_clock.usual",
    *(f"schedule.{x}" for x in ("digested", "due", "since")),
    "request.due", "seat.left_at", "seat.looked", "seat.away_at", "decision.since", "standing.since",
    "hint.at", "watch_link.since", "sandbox.made", "sandbox.at",
    *(f"hook.{x}" for x in ("guild", "made", "due", "held", "done")),
    "follower.due", "follower.since", "result.guild", "result.at", "rating.guild",
    *(f"cup.{x}" for x in ("guild", "channel", "message", "place", "made", "due", "held")),
    *(f"outbox.{x}" for x in ("made", "due", "claimed", "sent")),
    *(f"guild.{x}" for x in ("play", "looking", "reports")), "seatoffer.since", "block.at", "note.at",
    *(f"queue.{x}" for x in ("guild", "since", "until", "pressed", "held", "due")),
    *(f"report.{x}" for x in ("guild", "at", "sent")),
    "puzzle_answer.at", "puzzle_vote.at", *(f"puzzle_channel.{x}" for x in ("channel", "guild", "due")),
    *(f"puzzle_day.{x}" for x in ("guild", "channel", "message", "made", "closes", "due", "held")),
    *(f"lookingcard.{x}" for x in ("guild", "channel", "message", "at", "changed", "due", "held", "place")),
}  # fmt: skip


def test_every_column_that_may_name_a_person_is_known() -> None:
    wide = {
        f"{table.name}.{column.name}"
        for table in SQLModel.metadata.sorted_tables
        for column in table.columns
        if isinstance(column.type, BigInteger)
    }
    assert wide == PEOPLE | THINGS


def test_the_models_say_of_every_such_column_what_becomes_of_it() -> None:
    said = {
        f"{table.name}.{column.name}"
        for table in SQLModel.metadata.sorted_tables
        for column in table.columns
        if "person" in column.info
    }
    assert said == PEOPLE


def note(game: str, lane: str, sent: int, key: str = "note-x", **facts: object) -> Outbox:
    body = json.dumps({"key": key, "facts": facts}, ensure_ascii=False, separators=(",", ":"))
    nonce = f"{game}{lane}{sent}{key}"
    return Outbox(game=game, lane=lane, what="note", body=body, nonce=nonce, sent=sent, made=1)


async def everywhere(store: Store) -> None:
    """Put a person into every table: a lobby, a game of theirs under way, one over, others' games."""
    status = {"lobby": "lobby", "under": "playing", "ended": "over", "hers": "playing", "alone": "playing"}
    for i, (name, stands) in enumerate(status.items()):
        seats = [
            SeatRow(
                game=name,
                seat="blue",
                place=0,
                user=WHO,
                name=NAME,
                word=WORD,
                locale="de",
                dm_closed=True,
            ),
            SeatRow(game=name, seat="orange", place=1, user=OTHER, name="Trillian", hints=WHO),
        ]
        if name == "hers":
            seats[0] = SeatRow(game=name, seat="blue", place=0, invited=WHO, name=NAME)
        if name == "alone":
            seats[1] = SeatRow(game=name, seat="orange", place=1, policy="greedy")
        fields = {"status": stands, "host": OTHER if name == "hers" else WHO, "n": 0}
        game = a_game(name, 50 + i, here=None if stands == "over" else 50 + i, **fields)
        ford = {"name": "Ford", "name_id": OTHER}
        seated = json.dumps({"name": BEFORE, "name_id": WHO})
        posts = [
            Outbox(
                game=name,
                lane=f"u{WHO}",
                what="dm",
                body=f'{{"user":{WHO},"seat":"blue"}}',
                nonce=f"d{name}",
            ),
            note(name, "c5", 9, name=NAME, name_id=WHO, by=BEFORE, by_id=WHO, user=WHO),
            note(name, "c5", 0, key="note-invited", user=OTHER, **ford, by=BEFORE, by_id=WHO),
            note(name, "c5", 0, key="note-asked", name=NAME, name_id=WHO, user=WHO),
            note(name, "c5", 9, key="note-overrun", late=f"<@{WHO}>", called=[WHO, OTHER], seat="blue"),
            Outbox(game=name, lane="c5", what="seated", body=seated, nonce=f"s{name}"),
            note(name, f"u{OTHER}", 0, key="note-other", seat="blue"),
        ]
        await store.add_game(game, seats, "5eed", posts)
        await store.writer.write(lambda db, name=name: db.add_all(_rest(name)))
    direct = a_game("direct", DM, guild=0, here=DM, host=WHO, status="playing", n=0)
    await store.add_game(direct, [SeatRow(game="direct", seat="blue", user=WHO, name=NAME)], "5eed")
    await store.writer.write(lambda db: db.add(Message(id=DM + 1, game="direct", channel=DM)))
    await store.set_preference(WHO, locale="de", theme="light")
    await store.change_schedule(WHO, lambda x: setattr(x, "zone", "Europe/Berlin") or [])
    await store.remind(WHO, 7, [])
    counts = [Reliability(user=WHO, game="under", late=1, at=4)] * 2
    await store.put_clocks("under", 0, [], counts=counts)
    await store.keep(Keepsake(user=WHO, title="armada", name="my fleet", text="1 starship", at=3))
    await store.wish(QueueEntry(user=WHO, guild=1, name=NAME, since=5, until=9, pressed=5), waits=True)
    await store.learn(Learning(user=WHO, title="t", lesson="first", step=2, answers='["go"]'), was=1)
    for user in (WHO, OTHER):
        await store.begin_sandbox(Sandbox(id=f"s{user}"[:6], user=user, game="ended", start="{}"), most=1)
    await store.learn(Learning(user=OTHER, title="t", lesson="first", step=3), was=0)
    await _puzzles(store)
    await store.block(WHO, OTHER, 5)
    await store.block(OTHER, WHO, 6)
    for reporter, about in ((WHO, OTHER), (OTHER, WHO)):
        lines = json.dumps([f"{NAME} moves"])
        await store.add_report(
            Report(
                guild=1, reporter=reporter, about=about, words=NAME if reporter == WHO else "x", lines=lines
            )
        )
    abroad = a_game("abroad", 99, status="over", here=None, host=OTHER)
    await store.add_game(abroad, [], "5eed", [note("abroad", "c99", 9, name=BEFORE, name_id=WHO)])


async def filled(where: str) -> None:
    store = await Store.open(where)
    try:
        await everywhere(store)
    finally:
        await store.close()


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def copied(
    request: pytest.FixtureRequest, migrated: Path, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[Path], str]:
    """Make copies of a database with the person in every table: it takes longer to fill than to forget."""
    if request.param == "sqlite":
        file = tmp_path_factory.mktemp("full") / "nullgate.db"
        shutil.copy(migrated, file)
        asyncio.run(filled(str(file)))
        return lambda path: str(shutil.copy(file, path))
    server, address = request.getfixturevalue("server"), request.getfixturevalue("on_server")()
    asyncio.run(filled(address))
    return lambda path: server.address(server.fresh(urlsplit(address).path[1:]))


@pytest_asyncio.fixture
async def full(copied: Callable[[Path], str], path: Path):
    """A database with the person in every table."""
    opened = await Store.open(copied(path))
    yield opened
    await opened.close()


async def _puzzles(store: Store) -> None:
    """Have both answer a puzzle, and vote on that of a channel."""
    await store.keep_puzzle_channel(PuzzleChannel(channel=5, guild=1, titles='["t"]', due=7))
    row = await store.puzzle_channel(5)
    day = await store.begin_day(
        row, 8, PuzzleDay(guild=1, channel=5, title="t", puzzle="b-1", closes=99, due=7)
    )
    for user, answer in ((WHO, "betelgeuse"), (OTHER, "her vote")):
        await store.put_before(user, "t", "a-1", "")
        await store.solve(PuzzleAnswer(user=user, title="t", puzzle="a-1", answer=answer, found=True))
        assert await store.puzzle_vote(PuzzleVote(day=day, user=user, answer=answer, at=7))


def _rest(game: str) -> list[SQLModel]:
    writer = 5 if game == "hers" else WHO
    return [
        Entry(game=game, n=0, how="answer", seat="blue", user=WHO, action='{"do":"go"}', at=5),
        Former(game=game, seat="orange", until=0, user=WHO, name=NAME),
        OpenDecision(game=game, seat="blue", number=1, kind="k", told=True),
        OpenDecision(game=game, seat="orange", number=1, kind="k"),
        Standing(game=game, seat="blue", kind="k", policy="secret plan", salt="ab", seal="cd"),
        Draft(game=game, seat="blue", decision=1, user=writer, action=f'{{"do":"draft {writer}"}}', at=6),
        Sheet(game=game, seat="blue", kind="k", user=writer, text=f"sheet of {writer}", at=7),
        Sheet(game=game, seat="orange", kind="k", user=OTHER, text="her sheet", at=7),
        Request(game=game, what="undo", user=WHO, seat="blue", asked=f"[{OTHER}]"),
        Request(game=game, what="undo", user=OTHER, seat="orange", asked=f"[{WHO}, 5]", yes=f"[{WHO}]"),
        Request(game=game, what="undo", user=OTHER, asked=f"[{WHO}7]", open=False),
        Message(id=len(game) * 1000 + ord(game[0]), game=game, channel=5, what="ask", live=True),
        Message(id=len(game) * 2000 + ord(game[0]), game=game, channel=DM, what="dm", user=WHO),
    ]


async def test_everything_about_a_person_is_found(full: Store) -> None:
    kept = await full.person(WHO)
    assert {x.id for x in kept.games} == {"lobby", "under", "ended", "hers", "alone", "direct"}
    assert (kept.preference.theme, kept.keepsakes[0].name) == ("light", "my fleet")
    assert len(kept.seats) == 6
    assert {x.action for x in kept.drafts} == {f'{{"do":"draft {WHO}"}}'}
    assert {x.text for x in kept.sheets} == {f"sheet of {WHO}"}  # never another's
    assert len(kept.standing) == 4  # not of a seat that they are only invited to
    assert (len(kept.entries), len(kept.former), len(kept.posts), len(kept.requests)) == (5, 5, 5, 10)
    assert [x.name for x in kept.queue] == [NAME]
    assert kept.reminder.day == 7
    assert [(x.game, x.late) for x in kept.reliability] == [("under", 2)]
    assert [(x.lesson, x.step, x.answers) for x in kept.learning] == [("first", 2, '["go"]')]
    assert [(x.puzzle, x.answer) for x in kept.puzzles.answers] == [("a-1", "betelgeuse")]
    assert [x.streak for x in kept.puzzles.standings] == [1]
    assert [x.answer for x in kept.puzzles.votes] == ["betelgeuse"]
    assert [x.blocked for x in kept.blocks] == [OTHER]  # never who has blocked them
    assert sorted(x.reporter == WHO for x in kept.reports) == [False, True]
    assert (await full.person(123)).games == []


async def test_nothing_of_him_is_left_and_the_games_are(full: Store) -> None:
    left = await forgotten(full, WHO, 1234)
    rest = "\n".join(await contents(full)).replace(f"{WHO}7", "")
    for trace in (
        str(WHO),
        NAME,
        BEFORE,
        json.dumps(NAME)[1:-1],
        WORD,
        str(DM),
        "my fleet",
        f"sheet of {WHO}",
    ):
        assert trace not in rest
    assert {"Trillian", "her sheet", "her vote", '{"do":"go"}', "Ford", str(OTHER)} == {x for x in (
        "Trillian", "her sheet", "her vote", '{"do":"go"}', "Ford", str(OTHER)) if x in rest}  # fmt: skip
    assert sorted(left.open) == ["hers", "lobby", "under"]
    assert sorted(left.abandoned) == ["alone", "direct"]
    under = await full.load("under")
    assert under.game.host == OTHER
    assert {x.seat: (x.user, x.policy) for x in under.seats} == {"blue": (0, ""), "orange": (OTHER, "")}
    assert len(under.asking) == 2  # the game waits for whoever takes the seat
    assert under.standing == []
    assert await full.open_requests("under") == []
    begun = await full.begin_round("under", Claim(0, 0, lambda _: True))
    assert begun is not None
    assert [x.what for x in begun.unsettled] == ["ask"]
    ended = await full.load("ended")
    assert ended.game.status == "over"
    assert [x.policy for x in ended.standing] == ["secret plan"]  # it proves a seal
    alone = await full.load("alone")
    assert (alone.game.status, alone.game.here, alone.game.ended, alone.asking) == (
        "abandoned",
        None,
        1234,
        [],
    )


async def test_who_has_blocked_him_stays_apart_from_him(full: Store) -> None:
    await forgotten(full, WHO)
    assert [(x.blocked, x.who) for x in await full.blocks(OTHER)] == [(0, hashed(OTHER, WHO))]
    assert await full.avoiding([WHO, OTHER, 3]) == {frozenset((WHO, OTHER))}
    assert await full.unblock(OTHER, WHO)
    assert await full.avoiding([WHO, OTHER]) == set()


async def test_posts_to_others_stay_without_him(full: Store) -> None:
    await forgotten(full, WHO)
    unsent = await full.unsent("under")
    facts = [json.loads(x.body)["facts"] for x in unsent]
    assert facts == [
        {"name": "Ford", "name_id": OTHER, "by": "", "by_id": 0, "user": OTHER},
        {"seat": "blue"},
    ]
    (sent,) = await full.writer.read(lambda db: list(db.exec(select(Outbox).where(Outbox.game == "abroad"))))
    assert json.loads(sent.body)["facts"] == {"name": "", "name_id": 0}


async def test_forgetting_twice_changes_nothing_more(full: Store) -> None:
    await forgotten(full, WHO)
    once = await contents(full)
    left = await forgotten(full, WHO, 2)
    assert (left.open, left.abandoned) == ([], [])
    assert await contents(full) == once


async def test_who_shares_his_names_stays_byte_for_byte(full: Store) -> None:
    """In the same game, on another server, under the name of today and that of before."""
    named = {"name": NAME, "name_id": NAMESAKE, "by": BEFORE, "by_id": NAMESAKE, "user": NAMESAKE}
    posts = [
        note(x, f"c{sent}", sent, key=f"note-{sent}", **named) for x in ("under", "abroad") for sent in (0, 9)
    ]
    posts += [note("under", f"u{NAMESAKE}", 0, steps=3, said=f"{NAME} {BEFORE} {WHO}5")]
    before = {x.nonce: x.body for x in posts}
    await full.writer.write(lambda db: db.add_all(posts))
    seat = SeatRow(game="under", seat="green", user=NAMESAKE, name=NAME)
    await full.writer.write(lambda db: db.add(seat))
    await forgotten(full, WHO)
    rows = await full.writer.read(lambda db: list(db.exec(select(Outbox))))
    assert {x.nonce: x.body for x in rows if x.nonce in before} == before
    (stays,) = [x for x in (await full.load("under")).seats if x.seat == "green"]
    assert (stays.user, stays.name) == (NAMESAKE, NAME)


async def test_numbers_that_are_no_ids_stay(store: Store) -> None:
    await added(store, "g1")
    body = {
        "request": 7,
        "steps": 7,
        "of": [["moved", {"to": 7}, [7]]],
        "asked": [7, 8],
        "user": 8,
        "host": 7,
    }
    row = Outbox(game="g1", lane="c5", what="ask", body=canonical(body), nonce="x", sent=1)
    await store.add_posts([row])
    await forgotten(store, 7)
    (post,) = await store.writer.read(lambda db: list(db.exec(select(Outbox))))
    assert json.loads(post.body) == {**body, "asked": [8], "host": 0}


async def many(store: Store, count: int) -> None:
    """Give one person many answers, posts, requests and direct messages in a game of somebody else's."""
    await added(store, "g1")
    facts = {"name": BEFORE, "name_id": WHO}

    def write(db: Session) -> None:
        for n in range(count):
            db.add(Entry(game="g1", n=n, how="answer", user=WHO))
            db.add(Outbox(game="g1", lane="c5", what="note", body=json.dumps(facts), nonce=f"n{n}", sent=1))
            db.add(Outbox(game="g1", lane="c5", what="table", nonce=f"t{n}", sent=1))
            db.add(Request(game="g1", what="undo", user=OTHER, asked=f"[{WHO}]", open=False))
            db.add(Message(id=n + 1, game="g1", channel=DM, user=WHO))

    await store.writer.write(write)


async def test_it_is_done_in_portions_that_the_reader_finds(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(privacy, "PORTION", 10)
    monkeypatch.setattr(privacy, "STRETCH", 25)
    await many(store, 95)
    changed, looked = list[int](), list[str]()
    plain = store.writer.write

    async def counted(do, *, hold=""):
        def count(db: Session) -> object:
            statements = list[tuple[str, int]]()

            def note(_, cursor, statement: str, values, __, several: bool) -> None:
                statements.append((statement, len(values) if several else 1))

            event.listen(Engine, "before_cursor_execute", note)
            try:
                done = do(db)
                db.flush()
            finally:
                event.remove(Engine, "before_cursor_execute", note)
            changed.append(sum(n for x, n in statements if not x.startswith("SELECT")))
            looked.extend(x for x, _ in statements if x.startswith("SELECT"))
            return done

        return await plain(count, hold=hold)

    monkeypatch.setattr(store.writer, "write", counted)
    await forgotten(store, WHO)
    assert len(changed) > 4 * 10  # 95 rows of each of four kinds
    assert max(changed) == 10
    # a writing transaction reads rows by their key, never through a table for who is in it
    assert looked
    for x in looked:
        assert "LIKE" not in x
        assert "id IN (" in x or "FROM erasure" in x
    assert str(WHO) not in "\n".join(await contents(store))
    assert BEFORE not in "\n".join(await contents(store))


async def test_wherever_a_person_is_looked_for_an_index_leads_there(filed: Store) -> None:
    columns = privacy._columns(Forget.ROW, Forget.ID)
    assert len(columns) > 20

    def plans(db: Session) -> dict[str, str]:
        found = dict[str, str]()
        for x in columns:
            ask = f'SELECT 1 FROM "{x.table.name}" WHERE "{x.name}" = 5'
            rows = db.connection().exec_driver_sql(f"EXPLAIN QUERY PLAN {ask}").all()
            found[str(x)] = " ".join(str(row[3]) for row in rows)
        return found

    for column, plan in (await filed.reader.read(plans)).items():
        assert plan.startswith("SEARCH"), f"{column}: {plan}"


@pytest.mark.parametrize("dies", [2, 3, 7, 15, 30])
async def test_a_process_that_dies_between_portions_leaves_the_rest_to_the_next(
    full: Store, dies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(privacy, "PORTION", 3)
    plain, made = full.writer.write, list[int]()

    async def mortal(do, *, hold=""):
        made.append(1)
        if len(made) == dies:
            raise RuntimeError("killed")
        return await plain(do, hold=hold)

    monkeypatch.setattr(full.writer, "write", mortal)
    with pytest.raises(RuntimeError, match="killed"):
        await forgotten(full, WHO)
    monkeypatch.setattr(full.writer, "write", plain)
    assert str(WHO) in "\n".join(await contents(full))  # not yet
    assert await full.erasures() == [WHO]
    assert not await full.begin_erasure(WHO, 2)  # it is asked for already
    for game in await full.games_to_leave(WHO):
        await full.leave(game, WHO, 2, lambda *_: ((), ()))
    await full.erase(WHO)
    assert await full.erasures() == []
    rest = "\n".join(await contents(full)).replace(f"{WHO}7", "")
    for trace in (str(WHO), NAME, BEFORE, json.dumps(NAME)[1:-1], WORD):
        assert trace not in rest


async def test_whoever_is_not_known_is_forgotten_without_harm(full: Store) -> None:
    before = await contents(full)
    await forgotten(full, 31)
    assert await contents(full) == before
