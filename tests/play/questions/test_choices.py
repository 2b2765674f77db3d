"""Choosing step by step: ladders, pages, previews; the prefix travels in the ids, nothing is remembered."""

from dataclasses import dataclass
from random import Random

import pytest

from bot.play.games.cards import FEW, Desk, choice_rows
from bot.play.model.custom_ids import Verb
from bot.play.model.ports import Button, Post, Select
from bot.play.model.terms import Refused
from bot.play.model.title import Facet, Ladder, narrow_down
from bot.titles import catalogue
from engine.core.codec import token
from tests.play.conftest import ANN, BEN, Room, controls, ids, verbs
from tests.shared.plain_titles import plain_titles


@dataclass(frozen=True)
class Go:
    ship: int
    die: int


@dataclass(frozen=True)
class Wait:
    ship: None = None
    die: None = None


SHIP = Facet("ship", lambda a: a.ship, lambda v, view, say: f"ship {v}")
DIE = Facet("die", lambda a: a.die, lambda v, view, say: f"die {v}")
LADDER = Ladder("move", (SHIP, DIE))


def test_answers_are_narrowed_by_one_facet_after_the_other() -> None:
    moves = [Go(1, 2), Go(1, 3), Go(2, 2), Wait()]
    first = narrow_down(LADDER, moves, ())
    assert first.facet is SHIP
    assert [v for _, v in first.steps] == [1, 2]
    assert first.leaves == (Wait(),)
    second = narrow_down(LADDER, moves, (token(1),))
    assert (second.facet, [v for _, v in second.steps]) == (DIE, [2, 3])
    assert narrow_down(LADDER, moves, (token(1), token(3))).leaves == (Go(1, 3),)
    assert narrow_down(LADDER, moves, (token(2),)).leaves == (Go(2, 2),)  # only one is left


def test_a_facet_in_which_all_agree_is_passed_over() -> None:
    moves = [Go(4, 1), Go(4, 2)]
    assert narrow_down(LADDER, moves, ()).facet is DIE
    assert narrow_down(LADDER, moves, (token(2),)).leaves == (Go(4, 2),)
    assert narrow_down(LADDER, [Wait()], ()).leaves == (Wait(),)


def test_a_prefix_that_fits_nothing_any_more_is_told_apart() -> None:
    moves = [Go(1, 2), Go(2, 2)]
    for prefix in ((token(7),), (token(1), token(9)), ("abcdef01",), (token(1), token(2), token(2))):
        assert narrow_down(LADDER, moves, prefix) is None
    assert narrow_down(None, [], ()) is None


def test_without_a_ladder_all_are_leaves() -> None:
    moves = [Go(i, 1) for i in range(60)]
    assert narrow_down(None, moves, ()).leaves == tuple(moves)


async def to_move(room: Room, least: int = 12):
    """Play until somebody has many moves open."""
    game, rng = await room.started(), Random(3)
    while True:
        who = await room.turn(game)
        asked = (await room.services.player_views.look(game, who)).asked[0]
        if asked.kind == "turn.move" and len(asked.options) >= least:
            return game, who, asked
        await room.step(game, rng)


async def test_pages_show_every_answer_once(room: Room) -> None:
    game, who, asked = await to_move(room, 26)
    seen, page = [], 0
    while True:
        post = await room.services.choices.picker(game, who, asked.decision, asked.seat, (), page)
        select = next(c for c in controls(post) if isinstance(c, Select))
        assert 1 <= len(select.choices) <= 25
        assert all(len(c.label) <= 100 and len(c.detail) <= 100 for c in select.choices)
        seen += [c.value for c in select.choices]
        on = [x for x in ids(post) if x.verb is Verb.PAGE and x.number(3) == page + 1]
        if not on:
            break
        page += 1
    assert seen == [x.token for x in asked.options]
    far = await room.services.choices.picker(game, who, asked.decision, asked.seat, (), 999)
    assert Verb.PAGE in verbs(far)  # beyond the last is the last


async def test_every_answer_can_be_reached_by_the_games_own_ladder(room: Room) -> None:
    room.services.context.titles = catalogue()
    game, who, asked = await to_move(room)
    reached, todo = set(), [()]
    while todo:
        prefix = todo.pop()
        post = await room.services.choices.picker(game, who, asked.decision, asked.seat, prefix)
        assert len(post.rows) <= 5
        done = [x for x in ids(post) if x.verb is Verb.DO]
        if done:
            reached.add(done[0].arg(2))
            continue
        for control in controls(post):
            name = ids(Post(rows=((control,),)))[0]
            if name.verb is Verb.PICK and isinstance(control, Select):
                todo += [(*name.prefix(), c.value) for c in control.choices]
            elif name.verb is Verb.PICK:
                todo.append(name.prefix())
            elif name.verb is Verb.TAKE:
                values = [c.value for c in control.choices] if isinstance(control, Select) else [name.arg(2)]
                reached |= set(values)
    assert reached == {x.token for x in asked.options}


async def test_a_stale_prefix_is_refused(room: Room) -> None:
    room.services.context.titles = catalogue()
    game, who, asked = await to_move(room)
    with pytest.raises(Refused, match="refused-gone"):
        await room.services.choices.picker(game, who, asked.decision, asked.seat, ("abcdef01", "00000000"))


async def test_cancel_and_confirm_lead_back_and_on(room: Room) -> None:
    t = room.services
    game, who, asked = await to_move(room)
    post = await t.drafts.preview(game, who, asked.decision, asked.seat, token=asked.options[0].token)
    yes, no = ids(post)
    assert (yes.verb, no.verb) == (Verb.DO, Verb.CANCEL)
    assert (no.arg(0), no.number(1)) == (asked.seat, asked.decision)
    back = await t.choices.picker(game, who, no.number(1), no.arg(0))
    assert isinstance(back, Post)
    done = await t.answering.answer(game, who, yes.number(1), yes.arg(0), token=yes.arg(2))
    assert done.n > 0
    with pytest.raises(Exception, match="no longer open"):
        await t.answering.answer(game, who, yes.number(1), yes.arg(0), token=yes.arg(2))


async def test_what_is_typed_is_completed_from_what_is_legal(room: Room) -> None:
    t = room.services
    game, who, asked = await to_move(room)
    texts = {x.text for x in asked.options}
    assert {x.text for x in await t.player_views.suggest(game, who, "", 500)} == texts
    some = await t.player_views.suggest(game, who, next(iter(texts))[:3].upper())
    assert 1 <= len(some) <= 25
    assert {x.text for x in some} <= texts
    ahead = await t.player_views.suggest(game, BEN if who == ANN else ANN, "")
    assert [x.text for x in ahead] == ["throw"]  # the other may prepare their own throw, and nothing else
    assert await t.player_views.suggest(game, who, "zzz") == []
    for x in list(texts)[:5]:
        assert (await t.drafts.preview(game, who, text=x)).rows


def test_few_answers_are_buttons_and_many_a_select() -> None:
    from bot.play.model.ports import Place
    from bot.play.model.terms import GameInfo, SeatInfo, Status
    from engine.core.flow import options, pending
    from engine.starwars.game import Position
    from engine.titles import get
    from render.core.text import words

    game = get("starwars")
    info = GameInfo("abc", "starwars", "", Place(1, 2), 1, Status.PLAYING, 1, (SeatInfo("blue", 1),))
    desk = Desk(info, plain_titles()["starwars"], words("en"))
    fleets = {"blue": {i: f"SOL-{i}" for i in (1, 3, 4, 6)}, "orange": {1: "VEGA-1"}}
    for dice, few in (((2, 3), None), ((1,), None)):
        state = game.lay_out(Position("blue", fleets, dice=dice))
        d = pending(state)[0]
        actions = options(state, d)
        laid = choice_rows(desk, d, actions, game.view(state, "blue"))
        assert laid is not None
        kinds = {type(c) for row in laid[1] for c in row}
        few = len(actions) <= FEW
        assert kinds == ({Button} if few else {Select})
