"""What people do about seats, lobbies and files: it is drawn, it is done, and a wrong would be found."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import SimpleNamespace

import pytest

from tests.loopback.server import Loopback
from tests.proof.checks.glimpse import Glimpse
from tests.proof.checks.hands import Evidence, Wish, caps, changes, hands
from tests.proof.faults.drawn import KINDS
from tests.proof.faults.kinds import MATTERS, rare
from tests.proof.ground import allow
from tests.proof.people.hosts import Hosts, records
from tests.proof.people.roster import Roster
from tests.proof.people.strangers import Strangers


def test_every_round_is_dealt_one_of_them_and_four_rounds_all():
    assert {x for i in range(1, 5) for x in rare(str(i))} >= set(MATTERS)
    assert all(set(rare(str(i))) & set(MATTERS) for i in range(1, 40))
    assert len(MATTERS) == 4


@pytest.mark.parametrize(
    ("name", "deed"),
    list(zip(MATTERS, ("seat", "lobby", "greed", "flood"), strict=True)),
)
async def test_each_kind_has_people_do_it_beside_everything_else(name, deed):
    done = []

    class Told:
        def __getattr__(self, what):
            async def do(game):
                done.append((what, game))

            return do

        acting = SimpleNamespace(begin=lambda matter: begun.append(matter))

    begun = []
    await KINDS[name].do(SimpleNamespace(hosts=Told()), Random(1), "g")
    assert done == []
    await begun[0]
    assert done == [(deed, "g")]


async def test_a_lobby_that_somebody_changes_without_a_right_is_found():
    changed = []

    class Person:
        id = 1

        async def command(self, name, where, /, **options):
            changed.append(f"{name} {options.get('text', '')}".strip())

    hosts = Hosts(SimpleNamespace(), SimpleNamespace(), Random(1), SimpleNamespace(), lambda: None)
    hosts.look.rows = lambda sql, *values: [(len(changed),)]
    hosts.look.seats = lambda game: {"blue": (2, "", "")}
    place = SimpleNamespace(guild=SimpleNamespace(members={1: None}))
    await hosts._forbidden("g", "blue", place, [Person()])
    assert len(hosts.acting.failures) == 1
    assert f"/{changed[0]}, without a right" in hosts.acting.failures[0]


async def test_a_moderator_tries_everything_on_others_games_but_sets_no_limits():
    async with Loopback.open() as d:
        roster = Roster.gathered(d)
        look = SimpleNamespace(rows=lambda sql, game: [(roster.guilds[0].id,)])
        strangers = Strangers(d, look, "1", roster.onlooker, roster.wardens)
        own, other = (roster.wardens[x.id] for x in roster.guilds)
        d.world.commands = [
            {"name": "map", "type": 1},
            *({"name": x, "type": 1, "options": [{"name": "text", "type": 3}]} for x in ("server", "table")),
        ]
        assert {x.user.name for x in strangers.against("g")} == {"mallory", "oscar", "eve", "warden1"}
        assert own not in strangers.against("g")
        assert {x[0] for x in strangers.commands(other)} == {"map", "table"}
        tried = strangers.commands(strangers.outside[0])
        assert {x[0] for x in tried} == {"map", "server", "table"}
        typed = {x[2].partition(" ")[0] for x in tried if x[0] == "table"}
        assert typed >= {
            "",
            "abandon",
            "kick",
            "machine",
            "replace",
            "here",
            "thaw",
            "clock",
            "offer",
            "watch",
        }


@pytest.mark.long
@pytest.mark.timeout(300)
@pytest.mark.slow  # a bot in its own process
async def test_hosts_moderators_and_strangers_have_their_rights_and_no_others(tmp_path, migrated):
    async with Loopback.open(ack=10.0) as d:
        roster = Roster.gathered(d)
        alice, bob, *_ = roster.people
        bot = d.bot(tmp_path, empty=migrated)
        await allow(str(tmp_path / "nullgate.db"), *(x.id for x in roster.guilds))
        await bot.start()
        table = d.world.channel(roster.guilds[0])
        await alice.command("new", table, title="starwars")
        await alice.command("join", table, seat="blue")
        await bob.command("join", table, seat="orange")
        await alice.command("start", table)
        look = Glimpse(tmp_path / "nullgate.db")
        (game,) = look.games()
        hosts = Hosts(d, look, Random(3), roster, lambda: None)
        for _ in range(6):
            hosts.rng.seed(len(hosts.wishes))
            await hosts.seat(game)
        await hosts.lobby(game)
        await hosts.greed(game)
        await hosts.patience(game)
        await d.settled(0.3)
        known = Evidence.of(hosts.wishes, [], away=False)
        found = [*hosts.acting.failures, *hands(look, known, d.world.log, Counter()), *caps(look, Counter())]
        given, line = {w.right for w in hosts.wishes}, list(changes(look, game))
        stolen = Evidence.of(
            [Wish(w.game, w.seat, w.holder, -1, w.taker, right=False) for w in hosts.wishes], [], away=False
        )
        planted = list(hands(look, stolen, d.world.log, Counter()))
        look.close()
        assert found == []
        assert line, "no seat changed hands"
        assert True in given
        assert any("nobody with a right" in x for x in planted)
        assert len(hosts.meant) >= 3
        assert len(records()) >= 4
        assert await bot.stop() == 0
