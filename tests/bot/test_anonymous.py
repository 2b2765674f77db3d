"""Names hidden until the end: all that anybody is shown of games of every title, and who may sit down."""

from __future__ import annotations

import gzip
import json
import re
from random import Random

import pytest

from bot.community.pairings import Sides
from bot.play.games.live import Drawing
from bot.play.model.ports import Image
from bot.play.model.terms import Person, Refused, Status
from engine.core.codec import pack_action
from engine.core.flow import pending, sample
from tests.bot.room import buttons, controls, texts

TITLES = ["starwars", "stargate", "armada", "skirmish"]
#: Names that are part of no other word.
CALLED = ("Zuleika", "Wenceslas", "Xanthippe")


@pytest.fixture
def drawn(monkeypatch):
    """Keep what is written in pictures, which cannot be read in a file."""
    found = []

    async def image(self, scene, stem):
        found.append(repr(scene))
        return Image(f"{stem}.png", b"\x89PNG\r\n\x1a\n" + bytes(64), scene.alt)

    monkeypatch.setattr(Drawing, "image", image)
    return found


class Table:
    """A table whose host opens it anonymously, with two people at it, and others who look on."""

    def __init__(self, room, title):
        self.room, self.title = room, title
        self.host, self.one, self.two = (room.guild.add_member(room.user(x)) for x in CALLED)
        self.eve, self.game = room.guild.add_member(room.user("eve")), ""
        self.people = {x.id: name for x, name in zip((self.host, self.one, self.two), CALLED, strict=True)}

    async def speak_german(self, *people):
        """Have some of them read German; the others read English."""
        for who in people:
            await self.room.slash(who, "settings", text="language de")

    @property
    def services(self):
        return self.room.bot.services

    async def opened(self):
        """Open it, hide the names, and have two people sit down by the card's buttons."""
        room = self.room
        await room.slash(self.host, "new", title=self.title)
        self.game = (await room.info()).id
        await room.slash(self.host, "table", text="anonymous on")
        for who in (self.one, self.two):
            join = next(x for x in controls(room.live()) if ":join:" in x)
            await who.click(room.live(), custom_id=join)
        return self.game

    async def begun(self):
        """Fill it with machine players, and start it."""
        await self.opened()
        while any(not x.taken for x in (await self.services.game_lists.info(self.game)).seats):
            if self.title == "skirmish":
                break
            await self.room.slash(self.host, "table", text="machine policy=random")
        await self.room.slash(self.host, "start")
        assert (await self.services.game_lists.info(self.game)).status is Status.PLAYING

    async def play(self, answers, rng):
        """Give some answers at random, of whatever people are asked."""
        for _ in range(answers):
            live = await self.services.games.load(self.game)
            users = {x.seat: x.user for x in live.info.seats if x.user}
            asked = [d for d in pending(live.state) if d.seat in users]
            if live.info.status.ended or not asked:
                return
            d = rng.choice(asked)
            action = pack_action(live.state.rules.kinds[d.kind].takes, sample(live.state, d, rng))
            who = Person(users[d.seat], self.people[users[d.seat]])
            await self.services.answering.answer(self.game, who, d.id, d.seat, action=action)
            await self.services.turns.drain(self.game)
            await self.room.settled()

    async def look(self):
        """Look everywhere, as everybody: what is answered is read with all else that was shown."""
        for who in (self.host, self.one, self.two, self.eve):
            for what in ("who", "entries", "since", "dice"):
                await self.room.slash(who, "log", what=what)
            for what in ("page", "record", "turn"):
                await self.room.slash(who, "replay", what=what)
            for name in ("games", "board", "table", "mine", "settings"):
                await self.room.slash(who, name)
            await self.room.press(who, self.room.private(await self.room.slash(who, "play")), "T")
            await who.click(self.room.live(), custom_id=controls(self.room.live())[-1])
            await who.autocomplete(self.room.channel, "table", "text", "")
        board = await self.services.watching.board(self.game, page=True)
        page = gzip.decompress(board.page.data).decode()
        assert "<svg" in page
        return f"{board.added}{page}"

    def betrayed(self, since=0):
        """Say what anybody was shown of somebody else: their name or their id."""
        found = []
        for x in self.room.world.log[since:]:
            said = json.dumps(x.json, ensure_ascii=False) + "".join(
                f"{name} {data.decode('utf-8', 'replace')}" for name, data in x.files.items()
            )
            for user, name in self.people.items():
                if x.audience != {user} and (name in said or str(user) in said):
                    at = min(i for i in (said.find(name), said.find(str(user))) if i >= 0)
                    found.append((x.kind, name, said[max(0, at - 200) : at + 60]))
        return found


@pytest.mark.parametrize("title", TITLES)
async def test_nobody_is_shown_who_sits_where_until_a_game_is_over(room, drawn, title):
    """A player and an onlooker read German, the others English; of every other title it is the reverse."""
    table = Table(room, title)
    german = [(table.host, table.one), (table.two, table.eve)][TITLES.index(title) % 2]
    await table.speak_german(*german)
    since = len(room.world.log)
    await table.begun()
    await table.play(14, Random(3))
    pages = await table.look()
    await table.services.answering.undo(table.game, Person(table.one.id, CALLED[1]))
    await table.services.turns.drain(table.game)
    await room.restart()
    await table.play(6, Random(4))
    assert table.betrayed(since) == []
    assert not [x for x in (*drawn, pages) for name in CALLED if name in x]
    assert not [x.pinged for x in room.world.log[since:] if len(x.audience) > 1 and x.pinged]


async def test_at_the_end_everybody_reads_who_it_was(room, no_pictures):
    table = Table(room, "starwars")
    await table.begun()
    await table.play(4, Random(3))
    await room.press(table.one, room.private(await room.slash(table.one, "resign")), "Yes")
    last = texts(room.posts()[-1])
    assert (await table.services.game_lists.info(table.game)).status is Status.OVER
    assert f"Who it was: Blue {CALLED[1]} and Orange {CALLED[2]}" in last
    assert {name for _, name, _ in table.betrayed()} >= {
        CALLED[1],
        CALLED[2],
    }  # it would have been seen before


async def test_a_host_who_ends_the_game_learns_nothing(room, no_pictures):
    table = Table(room, "starwars")
    since = len(room.world.log)
    await table.begun()
    await table.services.hosting.abandon(table.game, Person(table.host.id, CALLED[0]))
    await table.services.turns.drain(table.game)
    await table.look()
    assert table.betrayed(since) == []
    with pytest.raises(Refused, match="refused-anonymous"):
        await table.services.matchmaking.rematch(
            table.game, Person(table.one.id, CALLED[1]), (await room.info()).place, None, swap=False
        )


async def test_whose_turn_it_is_is_told_them_alone(room, no_pictures):
    table = Table(room, "starwars")
    await table.begun()
    asked = await table.services.game_lists.who(table.game)
    mover = asked.game.seat(asked.waiting[0]).user
    called = [x for x in (table.one, table.two) if "It is your turn" in "".join(map(texts, room.dms(x)))]
    assert [x.id for x in called] == [mover]
    assert "Blue:" in room.last() or "Orange:" in room.last()


async def test_only_whom_direct_messages_reach_can_sit_down(room, no_pictures):
    table = Table(room, "starwars")
    await room.slash(table.host, "new", title="starwars")
    await room.slash(table.host, "table", text="anonymous on")
    room.fault("POST", "/users/@me/channels", status=403, code=50007)
    said = texts(room.private(await room.slash(table.one, "join", seat="blue")))
    assert "cannot reach you by direct message" in said
    assert not (await room.info()).seat("blue").taken
    await room.slash(table.one, "join", seat="blue")
    assert "called here only" in texts(room.dms(table.one)[0])
    assert (await room.info()).seat("blue").user == table.one.id


async def test_nobody_is_called_by_name_to_such_a_table(room, no_pictures):
    table = Table(room, "starwars")
    game = await table.opened()
    host, one = Person(table.host.id, CALLED[0]), Person(table.one.id, CALLED[1])
    with pytest.raises(Refused, match="refused-anonymous"):
        await table.services.lobby.invite(game, host, Person(table.eve.id, "eve"))
    with pytest.raises(Refused, match="refused-anonymous-seated"):
        await table.services.hosting.set_anonymous(game, host, hidden=False)
    await room.slash(table.host, "start")
    with pytest.raises(Refused, match="refused-anonymous"):
        await table.services.seating.replace(game, one, "blue", Person(table.eve.id, "eve"))
    shared = texts(room.private(await room.slash(table.one, "board", share=True)))
    assert "names are hidden at this table" in shared.lower()
    reported = await table.services.reports._lines(game, room.guild.id, table.one.id, None)
    assert reported == await table.services.reports._lines(game, room.guild.id, table.eve.id, None)


async def test_a_seat_changes_hands_and_names_are_kept_for_the_end(room, no_pictures):
    table = Table(room, "starwars")
    await table.begun()
    since = len(room.world.log)
    one = Person(table.one.id, CALLED[1])
    await table.services.substitutes.offer(table.game, one, "blue")
    await table.services.turns.drain(table.game)
    take = next(x for x in controls(room.live()) if ":seat:" in x)
    await table.host.click(room.live(), custom_id=take)
    assert (await room.info()).seat("blue").user == table.host.id
    assert table.betrayed(since) == []
    await table.services.answering.resign(table.game, Person(table.two.id, CALLED[2]))
    await table.services.turns.drain(table.game)
    assert f"Blue {CALLED[0]} and Orange {CALLED[2]}" in room.last()
    loaded = await room.bot.store.load(table.game)
    assert [x.name for x in loaded.former] == [CALLED[1]]


async def test_sides_by_lot_are_told_each_person_in_secret(room, no_pictures):
    table = Table(room, "starwars")
    since = len(room.world.log)
    await table.opened()
    host = Person(table.host.id, CALLED[0])
    with pytest.raises(Refused, match="refused-anonymous"):
        await table.services.hosting.set_sides(table.game, host, Sides.EVEN)
    await room.slash(table.host, "table", text="sides lot")
    await room.slash(table.host, "start")
    for who in (table.one, table.two):
        mine = (await room.info()).seat_of(who.id).seat
        assert f"You play {mine.capitalize()}." in texts(room.dms(who)[-1]) + texts(room.dms(who)[-2])
    assert table.betrayed(since) == []


async def test_who_is_forgotten_stays_forgotten_at_the_end(room, no_pictures):
    table = Table(room, "starwars")
    await table.begun()
    await table.services.privacy.forget(Person(table.one.id, CALLED[1]))
    await table.services.answering.resign(table.game, Person(table.two.id, CALLED[2]))
    await table.services.turns.drain(table.game)
    assert CALLED[1] not in "".join(map(texts, room.posts()))
    assert buttons(room.posts()[-1])
    assert not re.search(str(table.one.id), "".join(map(texts, room.posts())))
