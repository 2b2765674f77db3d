"""Each kind of trouble by itself: drawn by its name, it does what it says, and it is over when healed."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
import pytest_asyncio

from bot.desk.discord import permissions as may
from bot.ui.visit import Pace
from tests.loopback.conftest import Hall
from tests.loopback.server import Loopback
from tests.loopback.weather import PASS, Call, Frame
from tests.proof.checks.glimpse import Glimpse
from tests.proof.faults.drawn import KINDS, REFUSED, STOPS, Trouble
from tests.proof.faults.kinds import MATTERS, NAMES, RARE, rare
from tests.proof.faults.weather import BRIEF, EVENTS, OUTAGES, REQUESTS, Storm
from tests.proof.figures import Figures, table
from tests.proof.ground import Ground, ServerGlimpse
from tests.proof.inside import Broken, Clock, Steps, failing, shorten_cooldowns
from tests.proof.people.strangers import Strangers, leaves
from tests.proof.rounds import Round
from tests.proof.waits import Stuck

ROUTES = (
    "POST /channels/{channel}/messages", "PATCH /channels/{channel}/messages/{message}",
    "POST /interactions/{interaction}/{token}/callback", "POST /webhooks/{app}/{token}",
    "POST /channels/{channel}/threads",
)  # fmt: skip


# -- the weather -------------------------------------------------------------------------------------------


def drawn(storm: Storm, most: int = 600):
    storm.blowing = True
    for i in range(most):
        storm.fate(Call(i, 0.0, ROUTES[i % len(ROUTES)], "/", {}))
        storm.fate(Frame(i, "INTERACTION_CREATE", 0, "", {}))
    return storm.counts


@pytest.mark.parametrize("name", [*REQUESTS, *EVENTS])
def test_each_kind_of_weather_can_be_drawn_alone(name):
    assert set(drawn(Storm("1", 20.0, [name]))) == {name}


def test_all_weather_is_drawn_and_in_brief_nothing_that_lasts():
    whole, brief = drawn(Storm("1", 20.0), 20_000), drawn(Storm("1", 20.0, brief=True), 20_000)
    long = {name for name, x in REQUESTS.items() if x.lasts > BRIEF}
    assert set(whole) == {*REQUESTS, *EVENTS}
    assert set(brief) == set(whole) - long
    assert long == {"429 for minutes", "stall of 5 to 60 s", "half-open socket"}


@pytest.mark.parametrize("name", OUTAGES)
def test_an_outage_meets_every_request_but_those_that_begin(name):
    storm = Storm("1", 0.0)
    storm.blowing, storm.outage = True, OUTAGES[name]
    assert all(storm.fate(Call(1, 0.0, x, "/", {})) == OUTAGES[name]() for x in ROUTES)
    for begins in ("GET /users/@me", "GET /oauth2/applications/@me", "GET /gateway/bot"):
        assert storm.fate(Call(1, 0.0, begins, "/", {})) is PASS


@pytest.mark.parametrize("name", [*REQUESTS, *EVENTS])
def test_a_forced_kind_comes_once_in_the_next_weather_that_it_fits(name):
    storm = Storm("1", 0.0)
    assert storm.force(name)
    counts = drawn(storm)
    assert set(counts) == {name}
    assert not Storm("1", 0.0, ["5xx"]).force("401")
    assert not Storm("1", 0.0, brief=True).force("stall of 5 to 60 s")


def test_a_score_of_rounds_is_dealt_every_rare_kind_and_the_table_shows_what_never_came():
    assert {x for i in range(1, 21) for x in rare(str(i))} == {*RARE, *MATTERS}
    assert {"stall of 5 to 60 s", "SIGSTOP for a minute", "heartbeats not acknowledged"} <= set(RARE)
    assert "outage: 429 for minutes" in RARE
    assert all(x in table(Figures()) for x in NAMES)


# -- everything else ---------------------------------------------------------------------------------------


@pytest_asyncio.fixture
async def trouble(tmp_path):
    async with Loopback.open() as discord:
        guild = discord.world.guild()
        alice = discord.person("alice", guild)
        table = discord.world.channel(guild)
        thread = discord.world.thread(table, "thread", discord.world.app)
        look = SimpleNamespace(stand=lambda game: SimpleNamespace(channel=thread.id), file=tmp_path / "a.db")
        made = Trouble(discord, Storm("1"), look, tmp_path, "1", [alice.user], pace=20.0)
        made.alice, made.guild, made.thread = alice, guild, thread
        yield made
        made.heal_all()


def able(trouble):
    return trouble.discord.world.may(trouble.discord.world.app, trouble.thread) & may.SEND_IN_THREADS


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("archived thread", lambda t: t.thread.archived and not t.thread.locked),
        ("locked thread (160005)", lambda t: t.thread.locked),
        ("slowmode", lambda t: t.thread.slowmode),
        ("somebody leaves the server", lambda t: t.alice.id not in t.guild.members),
        ("bot kicked and invited back", lambda t: not able(t)),
        ("I/O error", lambda t: (t.notes / "io").exists()),
        ("outage: 401", lambda t: t.storm.outage),
    ],
)
async def test_it_goes_wrong_and_is_well_again(trouble, name, wrong):
    assert not wrong(trouble)
    await KINDS[name].do(trouble, Random(1), "game")
    assert wrong(trouble)
    trouble.heal_all()
    assert name == "archived thread" or not wrong(trouble)  # a post takes the thread out again


@pytest.mark.parametrize("name", ["locked database", "database locked for 10 s"])
async def test_another_program_holds_the_database(trouble, name):
    db = sqlite3.connect(trouble.look.file, timeout=0, isolation_level=None)
    db.execute("CREATE TABLE a (b)")
    await KINDS[name].do(trouble, Random(1), "game")
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        db.execute("INSERT INTO a VALUES (1)")
    trouble.heal_all()
    db.execute("INSERT INTO a VALUES (1)")
    db.close()


async def test_what_can_be_drawn_is_what_fits(trouble):
    whole = set(trouble._kinds())
    assert {"full disk", "I/O error", "SIGSTOP for a minute", "stranger tries a command"} <= whole
    assert not any(KINDS[x].database == "postgres" for x in whole)
    trouble.brief = True
    assert whole - set(trouble._kinds()) == {x for x in whole if KINDS[x].lasts > BRIEF}
    trouble.server = object()
    assert {x for x in trouble._kinds() if KINDS[x].database} == {
        "database server restarted", "database connections cut", "database rows held by another",
    }  # fmt: skip


async def test_a_forced_fault_comes_first_and_once(trouble):
    trouble.up.set()
    trouble.forced = ["slowmode", "database server restarted"]  # the second is none of this database's
    await trouble.befall("game")
    assert (trouble.counts, trouble.forced) == ({"slowmode": 1}, [])


async def test_a_process_that_ignores_a_sigterm_is_a_failure(trouble, monkeypatch):
    monkeypatch.setattr("tests.proof.faults.drawn.STOPS", 0.3)
    trouble._asked.touch()

    class Deaf:
        killed = False

        async def ended(self, limit):
            if not self.killed:
                raise TimeoutError
            return -9

        async def kill(self):
            self.killed = True

        def tail(self):
            return "it hangs"

    assert await trouble._ends(Deaf()) == -9
    assert [x for x in trouble.crashes if "SIGTERM" in x and "it hangs" in x]
    assert STOPS <= 30


def test_cooldowns_are_as_much_shorter_as_time_is_faster(monkeypatch):
    monkeypatch.setattr(Pace, "__init__", Pace.__init__)  # put back afterwards
    shorten_cooldowns(20.0)
    assert Pace(6, 300.0).per == 15.0


async def test_nobody_waits_for_a_bot_that_has_ended_as_nobody_drew(trouble):
    class Broken:
        async def ended(self, limit):
            return 1

        def tail(self):
            return "out of luck"

    trouble.bot = Broken()
    waits = asyncio.create_task(trouble.there())
    await trouble._watched(trouble.bot)
    with pytest.raises(Stuck, match="out of luck"):
        await asyncio.wait_for(waits, 5.0)
    with pytest.raises(Stuck):
        await trouble.befall("game")


async def test_a_round_that_hangs_is_broken_off_and_says_where(tmp_path, migrated, monkeypatch):
    async def nobody_comes(*_):
        await asyncio.Event().wait()

    monkeypatch.setattr("tests.proof.rounds.HUNG", 0.05)
    played = Round("1", ["starwars"], tmp_path, migrated, ground=Ground())
    monkeypatch.setattr(played, "_on", nobody_comes)
    (failure,) = (await played.play()).failures
    assert "it hangs" in failure
    assert "nobody_comes" in failure


@pytest.mark.slow  # it starts a bot, three times
async def test_a_process_that_finds_its_database_failing_is_started_again(trouble, tmp_path, migrated):
    (tmp_path / "nullgate.db").write_bytes(migrated.read_bytes())
    sign = tmp_path / "io"
    sign.touch()
    trouble.heal(3600.0, sign.unlink)

    async def well_once_refused() -> None:
        await trouble.discord.until(lambda: trouble.counts[REFUSED], 120.0, "a start is refused")
        trouble.heal_all()

    async with asyncio.TaskGroup() as both:
        both.create_task(trouble.start(safe=True))
        both.create_task(well_once_refused())
    assert trouble.up.is_set()
    assert trouble.counts[REFUSED] >= 1
    await trouble.stop()
    assert trouble.crashes == []


async def test_a_process_ends_at_its_drawn_step_by_one_signal_or_the_other(trouble):
    def ways(only):
        trouble.only = only
        return {next(iter(trouble._last(Random(i), safe=False)), "") for i in range(50)}

    assert ways(()) == {"PROOF_KILL", "PROOF_TERM"}
    assert ways(("SIGTERM at a drawn step",)) == {"PROOF_TERM"}
    assert ways(("kill -9 at a drawn step",)) == {"PROOF_KILL"}
    assert ways(("slowmode",)) == {""}


def test_a_step_asks_the_process_to_end_and_says_so(tmp_path, monkeypatch):
    sent = []
    monkeypatch.setattr(os, "kill", lambda pid, sign: sent.append(int(sign)))
    steps = Steps(5, 3, tmp_path / "asked")
    for _ in range(4):
        steps.one()
    assert (sent, (tmp_path / "asked").read_text()) == ([15], str(os.getpid()))
    steps.one()
    assert sent == [15, 9]


# -- where it stands ---------------------------------------------------------------------------------------


def test_a_broken_disk_fails_statements_and_what_was_not_committed_is_taken_back(tmp_path):
    sign = tmp_path / "io"
    db = sqlite3.connect(
        tmp_path / "a.db", factory=failing(Broken(sign, "1")), isolation_level=None
    )  # fmt: skip
    db.execute("CREATE TABLE a (b)")
    sign.touch()
    failed = []
    for _ in range(40):
        try:
            db.execute("BEGIN")
            db.cursor().execute("INSERT INTO a VALUES (1)")
            db.execute("COMMIT")
        except sqlite3.OperationalError as why:
            failed.append(str(why))
            if db.in_transaction:
                db.execute("ROLLBACK")
    sign.unlink()
    assert set(failed) == {"disk I/O error"}
    assert db.execute("SELECT count(*) FROM a").fetchone() == (40 - len(failed),) != (0,)
    db.close()


def test_grounds_are_drawn_by_the_seed_and_all_come():
    grounds = [Ground.drawn(str(i), apart=True) for i in range(200)]
    assert grounds == [Ground.drawn(str(i), apart=True) for i in range(200)]
    found = Counter(x.pace for x in grounds)
    assert 20 < found[1.0] < 80 < found[20.0]
    assert any(x.full for x in grounds)
    assert not any(x.full and x.served for x in grounds)
    assert not any(Ground.drawn(str(i), apart=False).full for i in range(50))


def test_the_bots_clock_runs_as_fast_as_the_ground_says(tmp_path):
    def passed(pace: float) -> float:
        clock = Clock(tmp_path / "none", pace)
        began = clock.time()
        while clock.time() - began < 0.01:
            pass
        return clock.time() - began

    assert passed(1.0) < 1
    assert abs(Clock(tmp_path / "none", 1.0).time() - time.time()) < 5


DISK = """
import errno, sys
from pathlib import Path
from tests.proof.faults.disk import Disk, apart
if not apart():
    sys.exit(77)
disk = Disk.mounted(Path(sys.argv[1]) / "disk")
if disk is None:
    sys.exit(77)
file = disk.folder / "a"
file.write_bytes(b"x" * 5000)
disk.fill()
try:
    (disk.folder / "b").write_bytes(b"x" * 500_000)
except OSError as why:
    assert why.errno == errno.ENOSPC, why
else:
    sys.exit("it was not full")
disk.free()
(disk.folder / "c").write_bytes(b"x" * 500_000)
disk.close()
assert (Path(sys.argv[1]) / "c").stat().st_size == 500_000
assert not (Path(sys.argv[1]) / "disk").exists()
"""


def test_a_disk_of_its_own_is_truly_full_and_nobody_else_sees_it(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", DISK, str(tmp_path)], capture_output=True, text=True, cwd=Path.cwd()
    )
    if done.returncode == 77:
        pytest.skip("this machine does not let us mount a file system")
    assert done.returncode == 0, done.stderr
    assert str(tmp_path) not in Path("/proc/self/mounts").read_text()


@pytest.mark.slow  # it starts a database server
def test_a_servers_database_is_looked_at_as_a_file_is(server):
    look = ServerGlimpse(server.address(server.fresh()))
    try:
        look._server.execute("""CREATE TABLE entry (game text, n bigint, how text, by text, "user" bigint)""")
        look._server.execute("INSERT INTO entry VALUES ('a', 3, 'answer', '', 7)")
        assert (look.answers(), look.answers("a", 7), look.answers("b")) == (1, 1, 0)
        assert (look.last_by("a", 7), look.last_by("a", 8)) == (3, -1)
        look._server.close()  # the server was away for a moment
        assert look.answers() == 1
    finally:
        look.close()


def test_a_kind_that_there_is_not_is_said_to_be_none(tmp_path):
    with pytest.raises(ValueError, match="no kind of trouble called snow"):
        Round("1", ["starwars"], tmp_path, tmp_path, only=["snow", "429"])
    assert len(set(NAMES)) == len(NAMES) > 40


# -- strangers ---------------------------------------------------------------------------------------------


def test_every_command_is_tried_with_its_options():
    option = {"name": "game", "type": 3}
    commands = [
        {"name": "map", "type": 1, "options": [option]},
        {"name": "game", "type": 1, "options": [
            {"name": "here", "type": 1, "options": [option]},
            {"name": "more", "type": 2, "options": [{"name": "deep", "type": 1}]},
        ]},
    ]  # fmt: skip
    assert list(leaves(commands)) == [("map", [option]), ("game here", [option]), ("game more deep", ())]


@pytest.mark.timeout(300)
@pytest.mark.slow  # a bot in its own process, and everything tried on one game
async def test_strangers_change_nothing_and_are_shown_nothing(tmp_path, migrated):
    async with Loopback.open(ack=10.0) as d:
        guild = d.world.guild()
        table, alice, bob = d.world.channel(guild), d.person("alice", guild), d.person("bob", guild)
        bot = await d.bot(tmp_path, empty=migrated).start()
        await Hall(d, guild, table, alice, bob, bot).started(table)
        look = Glimpse(tmp_path / "nullgate.db")
        strangers = Strangers(d, look, "1", d.person("eve", guild))
        await d.settled(0.3)
        found = await strangers.siege(look.games()[0])
        found += [*strangers.changed(), *strangers.shown(["alice", "bob"])]
        look.close()
        assert found == []
        assert strangers.tried > 100
        assert await bot.stop() == 0
