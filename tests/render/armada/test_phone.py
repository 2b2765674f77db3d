"""Armada on a phone: the strip, the ribbon of turns, battles in two columns, orders by name."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from engine.armada.model.board import SPACES
from engine.armada.model.state import Sighting
from engine.titles import GAMES
from render.armada.elements.battles import KINDS
from render.armada.elements.layout import PHONED as PHONED_FRAME
from render.armada.elements.pieces import draw_battle_mark
from render.armada.elements.ribbon import ribbon_height
from render.armada.pictures.scene import used
from render.armada.words.alt_text import text_board
from render.core.fonts import width
from render.core.look import Picture
from render.core.panel_parts import strip_height
from render.core.scene import HIGHEST, LOWEST, PHONE, Box, Circle, Text
from render.core.text import words
from tests.render.armada.positions import (
    BATTLE,
    BEGAN,
    LEFT,
    LOOK,
    NAMES,
    SHEET,
    Entry,
    channel,
    game,
    over,
    scene,
    texts,
    view,
)

PHONED = {"framing": "action", "screen": "phone"}


def quiet(**more: object) -> object:
    return channel(public_known={}, public_seen={}, ledger=(), **more)


def test_while_nobody_has_shown_the_channel_sees_the_ribbon_of_turns_alone() -> None:
    x = scene(quiet(), **PHONED)
    said = texts(x, "panel")
    assert (x.width, x.height) == (PHONE[0], LOWEST)
    assert not x.pieces
    assert [t for t in said if t.isdecimal()][2:13] == [str(n) for n in range(1, 12)]
    assert {"now", words("en")("armada-ribbon-unseen"), "At the end, hex 1 is worth 1,000"} <= set(said)
    assert "Points so far: Red 0, Silver 0." in x.alt


def test_the_map_as_text_says_the_points_as_soon_as_there_are_some() -> None:
    for v, has_points in ((quiet(), False), (channel(), True), (over(), True)):
        said = text_board(Picture(view=v, words=words("en"), names=NAMES), v, {}, "Turn 6")
        assert ("oints" in said) is has_points, said[:200]


def test_what_all_have_seen_stands_on_the_map_below_the_ribbon() -> None:
    v = channel(ledger=(Entry(3, "silver", "destroyed", "starship", 1, 240, True, "B"),))
    x = scene(v, **PHONED)
    assert x.pieces
    assert "B" in texts(x, "panel"), "turn 3 bears where it was fought"
    assert x.height <= HIGHEST
    assert "Points so far: Red 240, Silver 0." in x.alt


@pytest.mark.parametrize("seat", ["red", "silver"])
def test_the_ribbon_tells_players_nothing_that_the_channel_may_not_know(seat: str) -> None:
    """It is drawn from the channel's view alone; a player's own sheet has the room for the map."""
    p = Picture(view=channel(), words=words("en"), **PHONED)  # type: ignore[arg-type]
    assert ribbon_height(p, channel())
    assert not ribbon_height(replace(p, view=view(seat=seat)), view(seat=seat))
    assert not ribbon_height(replace(p, view=over()), over())
    secret = {"S7": Sighting("starship", "H", 5)}
    with_it, without = (scene(channel(known=known), **PHONED) for known in (secret, {}))
    assert (with_it, with_it.board) == (without, without.board)


def test_a_battle_on_a_phone_stands_in_two_columns_as_high_as_they_need() -> None:
    x = scene(channel(), BATTLE, **PHONED)
    frames = [s for s in x.base.shapes if isinstance(s, Box) and s.edge in {"one", "two"}]
    assert len(frames) == 2
    assert frames[0].x1 < frames[1].x0
    assert {f.y1 for f in frames} == {max(f.y1 for f in frames)}
    said = texts(x, "pieces")
    assert said.count("lost") == 1
    assert any("hit" in t for t in said)
    assert strip_height(PHONE[0]) < frames[0].y0 < frames[0].y1 <= x.height <= HIGHEST


def test_who_broke_off_a_battle_that_began_in_an_earlier_post_is_in_its_picture() -> None:
    off = LEFT._replace(kind="retreated", facts={"at": "1", "seat": "silver", "units": ["S2", "Sf1"]})
    known = {"S2": Sighting("missile_boat", "1", 6)}
    later, whole = (
        scene(
            channel(public_known=known),
            (*before, off, LEFT._replace(facts={**LEFT.facts, "left": {}})),
            **PHONED,
        )
        for before in ((), (BEGAN,))
    )
    said = texts(later, "pieces")
    assert {"retreated", "S2", "Grace Hopper"} <= set(said)
    assert said.count("nobody left") == 1, "of Red nothing is told"
    assert {"Ada attacked", "Grace Hopper defended"} <= set(texts(whole, "pieces"))


def test_the_sign_of_a_battle_leaves_what_the_spaceport_is_worth_legible() -> None:
    mark, port = draw_battle_mark("1", PHONED_FRAME), PHONED_FRAME.places["1"]
    disc = next(x for x in mark.sprite.shapes if isinstance(x, Circle))
    assert abs(disc.x) > width("1000", 32) / 2 + disc.r
    assert abs(disc.x) + disc.r < port.wide / 2


def test_a_phones_map_explains_what_is_aboard_only_where_it_is_drawn() -> None:
    full = {u.id: replace(u, at="C", aboard=u.aboard and "R1") for u in view().own.values()}
    packed = view(own=full, known={}, seen={}, ambush={})
    assert any(u.aboard for u in full.values())
    assert "aboard" not in used(Picture(view=packed, words=words("en"), **PHONED), packed)  # type: ignore[arg-type]
    loose = view(
        own={x: u for x, u in full.items() if u.aboard or u.id == "R1"}, known={}, seen={}, ambush={}
    )
    assert "aboard" in used(Picture(view=loose, words=words("en"), **PHONED), loose)  # type: ignore[arg-type]


def test_orders_are_called_by_their_names_on_a_phone_and_stay_in_the_frame() -> None:
    x = scene(view(), lit=(SHEET,), tentative=True, **PHONED)
    said = texts(x, "overlay")
    assert {"attack", "scout", "unload"} <= set(said)
    assert {"not", "256"}.isdisjoint(" ".join(t.text for t in x.base.shapes if isinstance(t, Text)).split())
    boxes = [
        (s.x + b.x0, s.y + b.y0, s.x + b.x1, s.y + b.y1)
        for s in x.overlay
        for b in s.sprite.shapes[:1]
        if isinstance(b, Box)
    ]
    assert len(boxes) == len(x.overlay)
    assert all(a[0] >= 0 and a[2] <= x.width and a[1] > 98 and a[3] <= x.height for a in boxes)
    moved = [b for b, s in zip(boxes, x.overlay, strict=True) if s.sprite.shapes]
    assert not [
        (a, b)
        for a, b in combinations(moved, 2)
        if a[0] + 6 < b[2] and b[0] + 6 < a[2] and a[1] + 6 < b[3] and b[1] + 6 < a[3]
    ]


def test_two_hundred_pictures_of_games_say_the_points_and_show_every_space() -> None:
    drawn = 0
    for n, r in enumerate(x for seed in range(9) for x in game(seed, "standard", 60)):
        if n % 2 or drawn >= 200:
            continue
        for seat in (None, "red"):
            events = tuple(e for e in r.events if e.reaches(seat))
            v = GAMES["armada"].view(r.state, seat)
            p = Picture(view=v, words=words("en"), names=NAMES, events=events, **PHONED)  # type: ignore[arg-type]
            x = LOOK.scene(p)
            assert LOWEST <= x.height <= HIGHEST
            assert {side.score for side in LOOK.sides(p)} <= set(texts(x, "panel"))
            assert "Points so far" in x.alt
            if seat and v.battle is None and not any(e.kind in KINDS for e in events) and not v.everything:
                assert all(LOOK.spot(p, at) for at in SPACES)
            drawn += 1
    assert drawn == 200
