"""`python -m bot play`: opened, played at, killed, stopped and opened again; and who may look."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import re
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio

from bot import __main__ as program
from tests.desk.opened import OpenTable, Screen, opened

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="processes are looked up in /proc"),
]


def readable(home: Path) -> list[str]:
    """Name the files that others can read."""
    return [x.name for x in home.iterdir() if x.stat().st_mode & 0o077]


def contents(home: Path, named: str) -> set[bytes]:
    return {x.read_bytes() for x in home.glob(named)}


def api(bot: int) -> str:
    """Where the bot's Discord is, as its command line says: everybody on this computer can read that."""
    said = Path(f"/proc/{bot}/cmdline").read_bytes().decode()
    found = re.search(r"http://127\.0\.0\.1:\d+", said)
    assert found, said
    return found[0]


def alive(process: int) -> bool:
    return Path(f"/proc/{process}").exists()


async def seated(table: OpenTable) -> tuple[Screen, Screen]:
    """Alice and Bob with a game of the first lobby under way."""
    alice, bob = await table.screen("Alice"), await table.screen("Bob")
    await bob.until(lambda: "Alice, host" in bob.said() and bob.button("Join"), "the first lobby", 120)
    assert not (await bob.press("Join")).get("why")
    assert not (await alice.press("Start")).get("why")
    await alice.until(lambda: alice.controls("do", "take", "pick"), "the first question")
    return alice, bob


def first_choice(screen: Screen) -> int:
    """Press what the newest post asks for, and do not wait."""
    message, control = screen.controls("do", "take", "pick")[0]
    values = [control["options"][0]["value"]] if control["type"] == 3 else []
    return screen.pressing(message, control, *values)


async def moved(alice: Screen, bob: Screen) -> None:
    """Whoever is asked answers, through whatever private list it takes, until everybody sees the next entry.

    What is said to one person alone, a refusal for instance, is no news.
    """
    before = entries(bob)
    for _ in range(8):
        for who in (alice, bob):
            done = await who.done(first_choice(who))
            assert not done.get("failed"), done
            with contextlib.suppress(TimeoutError):
                await bob.until(lambda: entries(bob) > before, "the next entry", 3)
                return
    raise AssertionError(f"nothing was answered; the newest entry is still {before}")


def private_lists(screen: Screen) -> set[str]:
    """Name what one person alone is asked to choose from: a refusal has no choices."""
    return {m["id"] for m, _ in screen.controls("do", "take", "pick") if m["flags"] & 64}


def entries(screen: Screen) -> int:
    """Return the number of the newest entry that a post for everybody tells."""
    told = (c["custom_id"].split(":") for m, c in screen.controls("more") if not m["flags"] & 64)
    return max((int(x[4]) for x in told), default=-1)


async def test_messages_threads_and_pictures_are_there_again_and_the_game_goes_on(tmp_path: Path):
    async with opened(tmp_path) as table:
        alice, bob = await seated(table)
        await moved(alice, bob)
        await alice.ask("write", channel=alice.table, text="Hello *there*")
        await alice.ask("thread", channel=alice.table, name="Plans", text="in here")
        await bob.until(lambda: any(c["name"] == "Plans" for c in bob.channels.values() if "name" in c))
        text = alice.said()
        assert await table.stop() == 0
        assert "Traceback" not in "".join(table.said)
        assert table.said[-1].endswith("The table is closed. Your games are kept.\n")
    async with opened(tmp_path) as table:
        alice, bob = await table.screen("Alice"), await table.screen("Bob")
        assert not alice.up, "the page waits for no bot"
        assert "moved" not in "".join(table.said)
        kept = alice.said()
        assert "Hello *there*" in kept
        assert set(kept.splitlines()) <= set(text.splitlines()) | {""}
        plans = next(c["id"] for c in bob.channels.values() if c.get("name") == "Plans")
        assert bob.said(plans) == "in here"
        pictures = re.findall(r"'(http://[^']+\.png[^']*)'", str(alice.hello))
        assert pictures
        assert all(x.startswith(f"{table.origin}/files/{table.key}/attachments/") for x in pictures)
        async with table.session.get(pictures[-1]) as got:
            assert (await got.read())[:4] == b"\x89PNG"
        await alice.until(lambda: alice.up, "the bot", 120)
        await moved(alice, bob)


async def test_a_press_whose_bot_was_killed_is_told_again_a_command_is_not_and_one_without_a_bot_waits(
    tmp_path: Path,
):
    """At last the table itself is killed, and its bot ends with it."""
    async with opened(tmp_path) as table:
        alice, bob = await seated(table)
        os.kill(table.bot(), signal.SIGSTOP)  # so that both reach a bot that does not answer
        at, _ = alice.controls("do", "take", "pick")[0]
        mover = next(x for x in (alice, bob) if x.hello["me"] in str(at["mentions"]))
        before, lists = entries(mover), private_lists(mover)
        press, command = (
            first_choice(mover),
            bob.begin("command", name="games", channel=bob.table, options={}),
        )
        await asyncio.sleep(1)
        os.kill(table.bot(), signal.SIGKILL)
        done = await bob.done(command)
        assert "Please repeat it" in done["why"]
        assert not mover.up
        assert [x["what"] for x in bob.told if x["t"] == "trouble"] == [
            "The bot ended with -9. It is started again."
        ]
        done = await mover.done(press)
        assert mover.up
        assert not done["failed"]
        assert "why" not in done
        await mover.until(
            lambda: entries(mover) > before or private_lists(mover) - lists,
            "that the press was carried out",
            20,
        )
        os.kill(table.bot(), signal.SIGKILL)
        await alice.until(lambda: not alice.up, "the end")
        done = await alice.command("games")
        assert alice.up
        assert done == {"t": "done", "n": done["n"], "failed": False, "choices": [], "modal": False}
        bot = table.bot()
        table.process.kill()
        await table.process.wait()
        for _ in range(200):
            if not alive(bot):
                break
            await asyncio.sleep(0.1)
        else:
            raise AssertionError("the bot has outlived its table")


async def armada_over(table: OpenTable) -> tuple[Screen, Screen]:
    """Alice and Bob with a game of Armada that Bob has just resigned, and its last post."""
    alice, bob = await table.screen("Alice"), await table.screen("Bob")
    await bob.until(lambda: "Alice, host" in bob.said() and bob.button("Join"), "the first lobby", 120)
    assert not (await alice.press("Settings")).get("why")
    await alice.until(lambda: alice.button("End the game"), "the settings")
    assert not (await alice.press("End the game")).get("why")
    await alice.until(lambda: alice.button("Yes"), "whether they are sure")
    assert not (await alice.press("Yes")).get("why")
    await alice.until(lambda: not alice.button("Settings"), "the end of the first lobby")
    assert not (await alice.command("new", title="armada")).get("why")
    await bob.until(lambda: "Armada: who plays?" in bob.said(), "a lobby of Armada")
    for who in (alice, bob):
        assert not (await who.command("join")).get("why")
    await alice.until(lambda: alice.button("Start"), "two players")
    assert not (await alice.press("Start")).get("why")
    await bob.until(lambda: "Armada" in bob.said() and not bob.button("Start"), "the start")
    assert not (await bob.command("resign")).get("why")
    await bob.until(lambda: bob.button("Yes, I resign"), "whether they are sure")
    assert not (await bob.press("Yes, I resign")).get("why")
    return alice, bob


async def test_a_table_whose_game_of_armada_has_just_ended_opens_again_and_is_played_on(tmp_path: Path):
    """Its report and its page are worked out in the background: nothing of that may hold up a press."""
    async with opened(tmp_path) as table:
        alice, bob = await armada_over(table)
        os.kill(table.bot(), signal.SIGKILL)
        await alice.until(lambda: not alice.up, "that the bot has gone")
        await alice.until(lambda: alice.up, "another bot", 120)
        await alice.until(lambda: alice.button("Look back"), "the last post", 120)
        assert not (await alice.press("Look back")).get("why")
        ended = alice.public()
        assert await table.stop() == 0
    async with opened(tmp_path) as table:
        alice, bob = await table.screen("Alice"), await table.screen("Bob")
        assert set(ended.splitlines()) <= set(alice.public().splitlines()) | {""}
        await alice.until(lambda: alice.up, "the bot", 120)
        assert not (await bob.press("ⓘ")).get("why")
        assert not (await alice.command("new", title="starwars")).get("why")
        await bob.until(lambda: bob.button("Join"), "a new lobby")


async def test_nothing_of_before_keeps_a_table_from_opening(tmp_path: Path):
    """What cannot be used is moved aside as it was, and a new table opens."""
    games, messages = tmp_path / "local.db", tmp_path / "desk.db"

    async def opens(why: str) -> None:
        kept = contents(tmp_path, "*.db")
        async with opened(tmp_path) as table:
            alice = await table.screen("Alice")
            await alice.until(lambda: "Alice, host" in alice.said(), "the first lobby", 120)
            assert [x for x in table.said if f"local.db {why}; it was moved to" in x]
        assert kept <= contents(tmp_path, "*.before*")

    games.write_text("this is no database")
    await opens("is of a table whose messages are gone")
    with closing(sqlite3.connect(games)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '0037'")
    await opens("is of a build from before version 1.0.0")
    games.write_text("this is no database")
    messages.write_bytes(b"SQLite format 3\0" + b"\7" * 5000)
    await opens("is broken")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def table(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[OpenTable]:
    """A table that stays open for those who look at it and break nothing."""
    async with opened(tmp_path_factory.mktemp("shared"), "--names", "alice,bob,cleo") as table:
        yield table


@pytest.mark.asyncio(loop_scope="module")
async def test_each_person_is_told_only_what_they_may_see(table: OpenTable):
    alice, bob = await seated(table)
    cleo = await table.screen("Cleo")
    done = await alice.command("help")
    assert not done["failed"]
    mine = [m for m in alice.messages.values() if m["flags"] & 64]
    assert mine
    await alice.ask("write", channel=alice.table, text="all see this")
    for other in (bob, cleo):
        await other.until(lambda other=other: "all see this" in other.said())
        told = str(other.told)
        assert not [m for m in mine if m["id"] in told]
        assert {c["id"] for c in other.channels.values() if c["type"] == 1} == {
            c["id"]
            for c in other.channels.values()
            if c.get("recipients", [{}])[0].get("id") == other.hello["me"]
        }
    direct = next(c["id"] for c in alice.channels.values() if c["type"] == 1)
    assert direct not in bob.channels
    secret = mine[0]
    for act in (
        {"do": "dismiss", "channel": secret["channel_id"], "message": secret["id"]},
        {"do": "press", "channel": secret["channel_id"], "message": secret["id"], "custom_id": "x"},
        {"do": "write", "channel": direct, "text": "hello"},
        {"do": "write", "channel": bob.table, "text": "see", "reply": secret["id"]},
        {
            "do": "menu",
            "kind": 3,
            "name": "My hand",
            "channel": secret["channel_id"],
            "target": secret["id"],
        },
    ):
        assert "gone" in (await bob.ask(**act))["why"], act
    assert (await alice.ask("dismiss", channel=secret["channel_id"], message=secret["id"]))["n"]
    assert secret["id"] not in alice.messages


@pytest.mark.asyncio(loop_scope="module")
async def test_only_the_page_at_its_address_with_its_key_is_answered(table: OpenTable):
    me = (await table.people())["Alice"]
    inside = [f"/people.json?key={table.key}", f"/?key={table.key}"]
    for path in inside:
        async with table.session.get(table.origin + path) as got:
            assert got.status == 200
            assert "default-src 'none'" in got.headers["Content-Security-Policy"]
            assert "unsafe" not in got.headers["Content-Security-Policy"]
            assert got.headers["X-Frame-Options"] == "DENY"
    for head in (
        {"Host": "evil.example"},
        {"Host": f"localhost:{table.origin.rpartition(':')[2]}"},
        {"Origin": "http://evil.example"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        for path in (*inside, f"/ws?as={me}&key={table.key}"):
            async with table.session.get(table.origin + path, headers=head) as got:
                assert got.status == 403, (head, path)
                assert table.key not in await got.text()
    people, file = "/people.json", "/files/stale/attachments/1/2/a.png"
    socket = f"/ws?as={me}"
    for path in (people, f"{people}?key=", f"{people}?key=stale", socket, f"{socket}&key=x", file):
        async with table.session.get(table.origin + path) as got:
            assert got.status == 403, path
            assert "make play" in await got.text()
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await table.session.ws_connect(f"{table.origin}/ws?as=1&key={table.key}")
    assert readable(table.home) == []


@pytest.mark.asyncio(loop_scope="module")
async def test_discord_s_own_port_gives_nothing_without_a_secret(table: OpenTable):
    """Another user of the computer finds it, and knows how ids are made."""
    alice = await table.screen("Alice")
    await alice.until(lambda: "/attachments/" in str(alice.messages), "a post with a picture", 120)
    at = api(table.bot())
    async with table.session.get(f"{at}/api/v10/channels/{alice.table}/messages") as got:
        assert got.status == 401
    newest = max(map(int, alice.messages))
    async with table.session.get(f"{at}/api/v10/webhooks/1/aW50-{newest}/messages/@original") as got:
        assert got.status == 401
    with closing(sqlite3.connect(table.home / "desk.db")) as db:
        (path,) = db.execute("SELECT path FROM file LIMIT 1").fetchone()
    for query in ("", "?hm=0", "?ex=7fffffff&is=60000000&hm=00"):
        async with table.session.get(f"{at}{path}{query}") as got:
            assert got.status == 404


def test_a_second_table_in_one_folder_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("NULLGATE_DATA", str(tmp_path))
    monkeypatch.setattr(os, "umask", lambda mask: mask)
    with (tmp_path / "local.lock").open("a") as held:
        fcntl.flock(held, fcntl.LOCK_EX)  # as the first table has it
        assert program.main(["play", "--no-browser"]) == 1
    (said,) = capsys.readouterr().out.splitlines()
    assert said.startswith("nullgate: a local table is already open")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (("--port", "99999"), "0 to 65535"),
        (("--names", ""), "one to 6 names"),
        (("--names", "a,b,c,d,e,f,g"), "one to 6 names"),
    ],
)
def test_what_is_no_port_and_no_name_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], given, why: str
):
    monkeypatch.setenv("NULLGATE_DATA", str(tmp_path))
    with pytest.raises(SystemExit, match="2"):
        program.main(["play", "--no-browser", *given])
    said = capsys.readouterr().err
    assert why in said
    assert len(said.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
