"""The page of a game: who is given one, what it holds, and what it never betrays."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import partial
from html.parser import HTMLParser
from random import Random

import pytest

from bot.play.model.custom_ids import read
from bot.play.model.terms import Refused
from bot.play.services import build_services
from bot.play.workers.records import Film, Moving, laid_out
from bot.titles import catalogue
from engine.core.codec import pack_action, unpack_action
from engine.core.dice import GivenDice
from engine.core.flow import find, sample
from engine.core.record import answer, replay
from engine.core.rules import Secrecy
from engine.titles import GAMES
from engine.verify import check
from render.core.text import words as said_by
from render.page.document import fingerprint
from render.page.moments import ONLOOKER
from tests.play.conftest import ANN, BEN, EVE, HERE, Room
from tests.play.posts.test_pictures import drawing  # noqa: F401  a fixture
from tests.shared.replay_pages import RECORDS, SHORT, USUAL, made, order, page_of, recorded, under_way
from tests.shared.work import FEW, calls_of

EACH = pytest.mark.parametrize("game", GAMES)


class Markup(HTMLParser):
    """The elements of a page, and what its scripts hold."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.scripts: list[str] = []
        self._inside = ""
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        self._inside = tag
        if tag == "script":
            self.scripts.append("")

    def handle_data(self, data):
        if self._inside == "script":
            self.scripts[-1] += data

    def handle_endtag(self, tag):
        self._inside = ""


def held(page: bytes, name: str) -> str:
    """Return what a page holds under a name, as it stands there."""
    found = re.search(rf'id="{name}">(.*?)</script>', page.decode(), re.DOTALL)
    assert found is not None
    return found[1]


@EACH
def test_a_page_holds_every_entry_and_the_whole_record(game: str) -> None:
    record, page = recorded(game, SHORT[game]), page_of(game, SHORT[game])
    data = json.loads(held(page.data, "data"))
    assert len(data["labels"]) == len(set(data["labels"])) == len(record.entries)
    assert data["ended"]
    assert [len(x) for x in data["seen"]] == [len(data["eyes"][0])] * 2
    kept = held(page.data, "record")
    assert check(json.loads(kept)) == []
    assert page.fingerprint == fingerprint(kept)
    assert len(page.data) < 1024 * 1024


@EACH
def test_a_page_fetches_nothing_and_lets_nothing_in(game: str) -> None:
    read = Markup(page_of(game, SHORT[game]).data.decode())
    for tag, given in read.tags:
        assert tag not in ("link", "iframe", "object", "embed", "form", "img", "base"), tag
        assert not {"src", "style", "srcdoc", "action"} & set(given), tag
        assert not any(x.startswith("on") for x in given), tag
        assert (given.get("href") or "#").startswith("#")
    policy = next(y["content"] for _, y in read.tags if y.get("http-equiv") == "Content-Security-Policy")
    assert policy.startswith("default-src 'none'; script-src 'sha256-")
    assert "unsafe" not in policy
    assert "http" not in policy


HOSTILE = (
    "</script><script>alert(1)</script>",
    "\"'><img src=x onerror=alert(2)>",
    "\u202eevil\u2066\u200f",
    "<!--<script>",
    "{{data}}${1}\\u003c",
)


@pytest.mark.parametrize("name", HOSTILE)
def test_what_players_write_stays_text(name: str) -> None:
    record = replace(recorded("starwars", "resigned"), words={"blue": name[:40], "orange": "x"})
    page = made(order(record, name=name, names=(name, "Ben")))
    read, calm = Markup(page.data.decode()), Markup(page_of("starwars", "resigned").data.decode())
    assert {x for x, _ in read.tags} == {x for x, _ in calm.tags}
    assert len(read.scripts) == len(calm.scripts) == 5
    assert read.scripts[-1] == calm.scripts[-1]
    data = json.loads(held(page.data, "data"))
    for sign in "\u202e\u2066\u200f\u200b":
        assert sign not in json.dumps(data, ensure_ascii=False)
    seen = "".join(c for c in name if c not in "\u202e\u2066\u200f")
    assert data["name"] == seen
    assert any(seen in "".join(x if isinstance(x, str) else x[1] for x in runs) for runs in data["said"])
    assert json.loads(held(page.data, "record"))["words"]["blue"] == name[:40]


# -- a game under way ------------------------------------------------------------------------------------


def secrets_of(game: str):
    """Return, of recorded games, those up to a secret answer that nobody has read, and with another one."""
    for name in (USUAL[game], SHORT[game]):
        record = recorded(game, name)
        results = replay(GAMES[game], record)
        for e in record.entries[1:]:
            kind = GAMES[game].rules.kinds.get(e.kind) if e.how == "answer" else None
            told = {x.kind for x in results[e.n].events if x.reaches(None)}
            if kind is None or kind.secrecy is Secrecy.OPEN or told - {"sealed"}:
                continue
            before = results[e.n - 1].state
            d = find(before, e.seat, e.decision)
            for seed in range(20):
                other = sample(before, d, Random(seed))
                if pack_action(kind.takes, other) != e.action:
                    entry = answer(before, e.n, e.seat, e.decision, other, GivenDice(), k=e.k).entry
                    was = under_way(record, e.n + 1)
                    yield e.seat, was, replace(was, entries=(*was.entries[:-1], entry))
                    break


@pytest.mark.parametrize("game", ["stargate", "armada"])
def test_a_page_under_way_is_the_same_whatever_another_seat_has_sealed(game: str) -> None:
    seat, was, other = next(secrets_of(game))
    others = [x for x in GAMES[game].seated(was.setup) if x != seat]
    assert was.entries[-1] != other.entries[-1]
    for eyes in (*others, ONLOOKER):
        one, two = (made(order(x, eyes=(eyes,), languages=("en",))) for x in (was, other))
        assert one.data == two.data
        for part in (was.entries[-1].seal, was.entries[-1].salt):
            assert part not in held(one.data, "data")
        assert held(one.data, "record") == ""
        assert held(one.data, "position") == '""'


@pytest.mark.parametrize("game", ["stargate", "armada"])
def test_a_page_under_way_takes_as_long_whatever_another_seat_has_sealed(game: str) -> None:
    seat, was, other = next(secrets_of(game))
    for eyes in (next(x for x in GAMES[game].seated(was.setup) if x != seat), ONLOOKER):
        one, two = (order(x, eyes=(eyes,), languages=("en",)) for x in (was, other))
        work = [calls_of(partial(made, x)) for x in (one, two)]
        assert abs(work[0] - work[1]) < FEW < min(work) / 2


def test_a_page_under_way_is_the_same_whatever_card_another_has_drawn() -> None:
    """The card comes from a roll that its owner alone sees: another roll, another card."""
    record = recorded("starwars", "own_board")
    results = replay(GAMES["starwars"], record)
    n, done = next((n, x) for n, x in enumerate(results) if any(e.kind == "card" for e in x.events))
    owner = next(e.to[0] for e in done.events if e.kind == "card")
    foe = next(x for x in GAMES["starwars"].seats if x != owner)
    was, e = under_way(record, n + 1), record.entries[n]
    before, pages = results[n - 1].state, set()
    for number in range(1, e.rolls[-1][0] + 1):
        dice = GivenDice(*(x for _, x in e.rolls[:-1]), number)
        move = answer(before, n, e.seat, e.decision, _read(before, e), dice, k=e.k)
        other = replace(was, entries=(*was.entries[:-1], move.entry))
        for eyes in (foe, ONLOOKER):
            pages.add((eyes, made(order(other, eyes=(eyes,), languages=("en",))).data))
    assert len(pages) == 2
    assert e.rolls[-1][0] > 2
    own = made(order(was, eyes=(owner,), languages=("en",))).data
    assert own not in {x for _, x in pages}


def _read(s, e):
    return unpack_action(s.rules.kinds[e.kind].takes, e.action)


@pytest.fixture
def skirmish(room: Room) -> Room:
    room.services = build_services(
        room.store, room.courier, catalogue=catalogue(), now=room.clock, rng=Random(5)
    )
    return room


# -- who is given one ------------------------------------------------------------------------------------


async def test_a_page_of_a_game_under_way_shows_what_its_reader_may_see(drawing: Room) -> None:  # noqa: F811
    t, game, rng = drawing.services, await drawing.started(), Random(2)
    for _ in range(12):
        await drawing.step(game, rng, drain=False)
    steps = []
    mine = await t.boards.game_page(game, ANN, lambda done, of: steps.append((done, of)))
    data = json.loads(held(mine.data, "data"))
    assert not data["ended"]
    assert mine.fingerprint == ""
    assert mine.name.endswith(".html")
    assert len(data["seen"][0]) == 1
    assert len(data["labels"]) == 13
    assert steps[-1][0] == steps[-1][1] == 13
    seen = await t.boards.game_page(game, EVE)
    assert [len(x) for x in json.loads(held(seen.data, "data"))["seen"][0][0]] == [13] * 4
    assert (await drawing.store.seed(game)) not in mine.data.decode()
    await t.answering.act(game, BEN, "resign", {"do": "resign"})
    pages = [await t.boards.game_page(game, x) for x in (ANN, EVE)]
    assert pages[0] == pages[1], "when it has ended, everybody is given everything"
    data = json.loads(held(pages[0].data, "data"))
    assert data["ended"]
    assert data["eyes"][0][0] == said_by("en")("page-eyes-open")
    assert len(data["eyes"][0]) == 4
    assert check(json.loads(held(pages[0].data, "record"))) == []


async def test_the_board_of_an_ended_game_is_open_and_shows_what_each_side_knew(
    skirmish: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    t, drawn = skirmish.services, []

    async def kept(scene, stem):
        drawn.append(scene)

    monkeypatch.setattr(t.drawing, "image", kept)
    text = (RECORDS / "skirmish" / "gm_called.json").read_text(encoding="utf-8")
    game = await t.records.import_record(HERE, ANN, text)
    whole, own = await t.boards.map(game, EVE), await t.boards.map(game, EVE, eyes="p1")
    ids = {x.label: x for x in whole.rows[1]}
    assert [*ids] == ["All secrets open", "As Player 1 knew it", "As GM knew it", "ⓘ"]
    assert ids["All secrets open"].disabled
    assert read(ids["As Player 1 knew it"].id).args[-1] == "p1"
    assert [x.text[1] for x in (whole, own)] == [
        said_by("en")("look-open"),
        "As Player 1 knew it at the end.",
    ]
    open_, knew = drawn
    assert open_.alt != knew.alt, "enemies that nobody had spotted"
    with pytest.raises(Refused, match="refused-no-seat"):
        await t.boards.map(game, EVE, eyes="p9")
    for eyes, alt in (("", open_.alt), ("p1", knew.alt)):
        post = await t.boards.in_words(game, EVE, eyes)
        assert [read(x.id).args[-1] for x in post.rows[0]] == ["all", "p1", "gm"]
        assert await t.boards.board(game, EVE, eyes) in post.text[1]
        assert ("open" in post.text[0]) == (alt == open_.alt)


async def test_the_moving_picture_of_an_ended_game_can_be_seen_with_each_side_s_eyes(
    skirmish: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    films = list[Film]()

    class Watching:
        async def run(self, do, film, progress):
            films.append(film)
            return Moving(b"", "film.gif", "")

    t = skirmish.services
    text = (RECORDS / "skirmish" / "gm_called.json").read_text(encoding="utf-8")
    game = await t.records.import_record(HERE, ANN, text)
    monkeypatch.setattr(t.context, "workers", Watching())
    posts = [await t.boards.page(game, EVE, "turn", eyes, lambda done, of: None) for eyes in ("", "p1")]
    assert [x.text[0] for x in posts] == [said_by("en")("look-open"), "As Player 1 knew it."]
    assert [read(x.id).args for x in posts[1].rows[0]] == [("turn", "all"), ("turn", "p1"), ("turn", "gm")]
    open_, own = (laid_out(x)[0] for x in films)
    assert [x.alt for x in open_] != [x.alt for x in own]
    for bad in ("p9", "nobody"):
        with pytest.raises(Refused, match="refused-no-seat"):
            await t.boards.replay(game, EVE, eyes=bad)


async def test_before_the_end_nobody_looks_with_the_eyes_of_another(drawing: Room) -> None:  # noqa: F811
    t, game = drawing.services, await drawing.started()
    own, words = await t.boards.map(game, EVE), await t.boards.in_words(game, EVE)
    for eyes in ("blue", "orange", "all"):
        assert await t.boards.map(game, EVE, eyes=eyes) == own
        assert await t.boards.in_words(game, EVE, eyes) == words
    assert len(own.rows) == 1
    assert words.rows == ()


async def test_there_is_no_page_of_a_lobby(drawing: Room) -> None:  # noqa: F811
    t = drawing.services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    with pytest.raises(Refused, match="refused-lobby"):
        await t.boards.game_page(game, ANN)
