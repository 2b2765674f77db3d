"""Pictures: drawn from views, off the event loop, with words from the same scene."""

import asyncio
from random import Random

import pytest

from bot.play.lobby import hosting
from bot.play.model.custom_ids import read
from bot.play.model.terms import Refused
from bot.play.queries import replays
from bot.play.queries.log import own_last
from bot.play.services import build_services
from bot.play.workers.records import laid_out
from render.core.scene import PHONE, Text
from tests.play.conftest import ANN, BEN, EVE, MOD, Room
from tests.render.shapes import flat
from tests.shared.plain_titles import plain_titles


@pytest.fixture
def drawing(room: Room) -> Room:
    room.services = build_services(
        room.store, room.courier, catalogue=plain_titles(), now=room.clock, rng=Random(5)
    )
    return room


async def test_every_post_of_the_table_has_a_picture_with_words(drawing: Room) -> None:
    game, rng = await drawing.started(), Random(2)
    for _ in range(6):
        await drawing.step(game, rng)
    posts = [x.post for x in drawing.courier.channel() if "entry" in x.post.small]
    for post in posts:
        assert post.image is not None
        assert post.image.data[:8] == b"\x89PNG\r\n\x1a\n"
        assert 10 < len(post.image.alt) <= 1024
        assert len(post.image.data) < 220_000
        assert post.image.name.endswith(".png")
    assert len({p.image.name for p in posts}) == len(posts)


async def test_themes_framings_and_boards(drawing: Room) -> None:
    t, game = drawing.services, await drawing.started()
    who = await drawing.turn(game)
    await t.answering.answer(game, who, text="throw")
    dark, light = await t.boards.picture(game, None), await t.boards.picture(game, None, theme="light")
    assert dark.data != light.data
    assert (await t.boards.picture(game, None)).data == dark.data
    await hosting.set_preferences(t.context, EVE.id, theme="light")
    assert (await t.boards.map(game, EVE)).image.data == light.data
    lit = await t.boards.map(game, who, lit=True)
    assert lit.image.data != dark.data
    assert (await t.boards.map(game, BEN if who == ANN else ANN, lit=True)).image.data == dark.data
    board = await t.boards.board(game, EVE)
    assert "SOL" in board
    assert len(board) <= 1800


def size_of(data: bytes) -> tuple[int, int]:
    """Read the size of a PNG."""
    return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])


async def test_posts_fit_a_phone_and_private_pictures_the_screen_of_who_asked_for_them(drawing: Room) -> None:
    t, game, rng = drawing.services, await drawing.started(), Random(2)
    for _ in range(8):
        await drawing.step(game, rng)
    posts = [x.post for x in drawing.courier.channel() if x.post.image]
    assert len(posts) > 3
    assert {size_of(x.image.data)[0] for x in posts} == {PHONE[0]}
    who = await drawing.turn(game)
    assert size_of((await t.boards.map(game, who, "action")).image.data)[0] == PHONE[0]
    shown = await t.boards.map(game, who)
    (more,) = [x.id for x in shown.rows[0] if x.label == "Whole board"]
    assert size_of(shown.image.data)[0] == PHONE[0]
    whole = await t.boards.map(game, who, read(more).arg(1))
    assert size_of(whole.image.data)[0] > 1000, "the whole board on demand"
    await hosting.set_preferences(t.context, who.id, screen="wide")
    assert size_of((await t.boards.map(game, who, "action")).image.data)[0] == PHONE[0]
    assert size_of((await t.boards.picture(game, None, "action")).data)[0] == PHONE[0]
    assert "Whole board" not in [x.label for x in whole.rows[0]]


async def test_what_changed_is_drawn_from_ones_own_last_answer_on_and_not_what_was_taken_back(
    drawing: Room,
) -> None:
    t, game, rng = drawing.services, await drawing.started(), Random(4)
    for _ in range(12):
        await drawing.step(game, rng, drain=False)
    who = await drawing.turn(game)
    other = BEN if who == ANN else ANN
    for _ in range(12):  # until somebody else is to act, after several answers of one person
        if await drawing.turn(game) != who:
            break
        await drawing.step(game, rng, drain=False)
    live = await t.games.load(game)
    for person in (who, other):
        drawn = await t.boards._since(live, person)
        rows = await drawing.store.entries(game, 0, 99)
        assert [x.n for x in drawn] == [x.n for x in rows if x.n > own_last(rows, live, person)]
    assert await t.boards._since(live, who) == []
    since = (await t.boards.map(game, other, "since")).image
    assert since.data != (await t.boards.map(game, who, "since")).image.data
    every, newest = await t.log.page(game, EVE), await t.log.since(game, EVE)
    assert (newest.lines, newest.before) == (every.lines[-3:], len(every.lines) - 3)
    assert newest.before > 0
    asked = await t.answering.undo(game, who)
    if asked.request:
        await t.consent.answer(game, other, asked.request, yes=True)
    live = await t.games.load(game)
    gone = {x.n for x in await t.boards._since(live, other)} & {live.row.n - 1}
    assert not gone, "what was taken back is not drawn"


async def test_the_picture_of_a_late_post_is_of_its_own_entry(drawing: Room) -> None:
    from bot.play.model.ports import Trouble

    game, rng = await drawing.started(), Random(2)
    drawing.courier.troubles = lambda what, where: Trouble.LATER
    views = []
    for _ in range(6):
        await drawing.step(game, rng)
        views.append((await drawing.services.boards.picture(game, None, "action")).alt)
    drawing.courier.troubles = lambda what, where: None
    drawing.clock.at += 1000
    await drawing.services.sweeper.sweep()
    late = [x.post.image.alt for x in drawing.courier.channel()[-6:]]
    assert late[:-1] == views[:-1]
    assert late[-1].endswith(views[-1]), "the one that calls somebody draws the other's whole turn"


async def test_a_replay_of_a_turn_and_of_a_game(drawing: Room) -> None:
    t, game, rng = drawing.services, await drawing.started(), Random(2)
    for _ in range(25):
        await drawing.step(game, rng, drain=False)
    steps = []
    whole = await t.boards.replay(game, EVE, "game", lambda done, of: steps.append((done, of)))
    turn = await t.boards.replay(game, EVE, "turn")
    for image in (whole, turn):
        assert image.name.endswith((".gif", ".webp"))
        assert len(image.data) < 10 * 1024 * 1024
        assert image.alt
    assert len(turn.data) < len(whole.data)
    assert steps[-1][0] == steps[-1][1]


async def test_the_event_loop_goes_on_while_a_picture_is_drawn(drawing: Room, monkeypatch) -> None:
    import threading

    from render.core import raster

    game, seen = await drawing.started(), set()
    real = raster.png

    def watched(scene):
        seen.add(threading.current_thread() is threading.main_thread())
        return real(scene)

    monkeypatch.setattr(raster, "png", watched)
    await asyncio.gather(*(drawing.services.boards.picture(game, None) for _ in range(3)))
    assert seen == {False}


async def test_a_picture_that_cannot_be_drawn_is_said_so(drawing: Room, monkeypatch) -> None:
    from render.core import raster

    game = await drawing.started()
    monkeypatch.setattr(raster, "png", lambda scene: 1 / 0)
    with pytest.raises(Refused, match="refused-no-picture"):
        await drawing.services.boards.picture(game, None)
    assert (await drawing.services.boards.map(game, ANN)).image is None


async def test_a_whole_game_is_replayed_by_another_process(drawing: Room, monkeypatch) -> None:
    from bot.play.workers import records

    t, game, rng = drawing.services, await drawing.started(), Random(2)
    for _ in range(25):
        await drawing.step(game, rng, drain=False)
    for name in ("replay_entry", "storyboard", "animate"):
        monkeypatch.setattr(records, name, lambda *_: 1 / 0)  # here: where it is done they are as they were
    assert (await t.boards.replay(game, EVE, "game")).data
    assert (await t.boards.replay(game, EVE, "turn")).data


async def test_a_turn_is_replayed_from_a_kept_state_or_without_it(drawing: Room, monkeypatch) -> None:
    t, game, rng = drawing.services, await drawing.started(), Random(2)
    for _ in range(70):
        await drawing.step(game, rng, drain=False)
    monkeypatch.setattr(replays, "LONGEST_TURN", 10)
    live = await t.games.load(game)
    film = await t.boards._film(live, EVE, turn=True)
    assert film.start is not None
    assert film.start[0] == 50
    from_kept = await t.boards.replay(game, EVE, "turn")
    await drawing.store.writer.run(lambda db: db.execute("UPDATE milestone SET state = '{' WHERE n = 50"))
    assert (await t.boards.replay(game, EVE, "turn")).data == from_kept.data
    monkeypatch.setattr(replays, "LONGEST_TURN", 200)
    assert (await t.boards.replay(game, EVE, "turn")).data == from_kept.data


async def test_a_replay_captions_everything_and_by_the_names_of_then(drawing: Room) -> None:
    t, game, rng = drawing.services, await drawing.started(), Random(2)
    for _ in range(60):
        await drawing.step(game, rng, drain=False)
    told = [line for page in (1, 2, 3, 4) for _, line in (await t.log.page(game, EVE, page)).lines]
    await t.seating.replace(game, MOD, "orange", None, "random")
    live = await t.games.load(game)
    scenes, seconds = laid_out(await t.boards._film(live, EVE, turn=False))
    assert len(scenes) == len(seconds) < 40  # turn by turn
    said = " ".join(s.text for x in scenes for s in flat(x.panel) if isinstance(s, Text))
    said = " ".join(said.split())
    assert "Ben" in said
    assert "(machine)" not in said
    assert any(line.startswith("Ben") for line in told)
    assert seconds[-1] > 3


async def test_what_somebody_did_stays_his_on_the_map_when_another_takes_over(drawing: Room) -> None:
    t, game = drawing.services, await drawing.started()
    first = await drawing.turn(game)
    seat = (await t.player_views.look(game, first)).seat
    await t.answering.answer(game, first, text="throw")
    before = (await t.boards.map(game, ANN)).image.alt
    told = next(x for x in before.split(". ") if "throws" in x)
    assert first.name in told
    asked = await t.seating.replace(game, MOD, seat, EVE)
    await t.consent.answer(game, first, asked.request, yes=True)
    after = (await t.boards.map(game, ANN)).image.alt
    assert told in after
    assert "Eve" in after
    assert after.count(first.name) == told.count(first.name)
