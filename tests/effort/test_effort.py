"""What ordinary turns cost their players: quick rows, in the columns that are within their budgets by now."""

from __future__ import annotations

import gzip
from dataclasses import replace

import pytest

from bot.titles import TITLES
from bot.web.boards import page
from engine.lessons.script import lessons_of
from tests.effort.__main__ import HELD, ROWS, in_a_room, played, report, walked
from tests.effort.newcomer import MOST, WAYS
from tests.effort.touches import TOUCHES

KEPT = {
    "Starwars: ordinary turn": ("clicks", "posts", "pings"),
    "StarGate: one unit, two legs, by buttons": ("clicks", "posts", "pings"),
    "StarGate: phase of 12 units, by one text": ("clicks", "posts", "pings"),
    "StarGate: one approach, two people": ("clicks", "posts", "pings"),
    "StarGate: the machine's turn": ("clicks", "posts", "pings"),
    "Skirmish: one order": ("clicks",),
    "Armada: five like ships ordered": ("clicks", "posts", "pings"),
    "Armada: turn, all on rest auto": ("clicks", "posts", "pings"),
    "Armada: three battles, one side by hand": ("clicks", "posts", "pings", "dms"),
    "Skirmish: a player's step of four figures": ("posts", "pings"),
}
#: Packed bytes of a board's first page with its program, and of a usual press.
FIRST, PRESS = 60_000, 5_000
ROW = {x.name: x for x in ROWS}


@pytest.mark.parametrize("name", KEPT)
async def test_a_turn_costs_no_more_than_it_may(name):
    cost = await played(ROW[name])
    assert {x: getattr(cost, x) for x in KEPT[name] if getattr(cost, x) > ROW[name].most[x]} == {}


@pytest.mark.parametrize("name", TOUCHES)
async def test_a_turn_on_a_board_costs_no_more_taps_and_bytes_than_it_may(name):
    script, taps, lists = TOUCHES[name]
    cost = await in_a_room(script)
    assert (cost.taps <= taps, cost.lists <= lists) == (True, True), cost
    assert cost.answers
    program = len(gzip.compress(page()[0].encode()))
    assert cost.press <= PRESS, cost.sizes
    assert program + cost.first <= FIRST


def test_what_costs_too_much_is_said():
    row = ROW["Requests for an answer in one's own phase"]
    assert report(replace(row, most={"requests": 0}))[-1].startswith("requests")
    assert report(replace(row, most={"requests": 9}))[-1] == HELD


LONGEST = "armada"


@pytest.mark.parametrize(
    "way", [pytest.param(x, id=x.title, marks=() if x.title == LONGEST else pytest.mark.long) for x in WAYS]
)
async def test_from_learn_to_a_first_game_it_takes_ten_minutes(way):
    found = await walked(way)
    assert found.words > 500
    assert found.seconds <= MOST


def test_every_title_with_lessons_has_a_way_to_its_first_game():
    assert {x.title for x in WAYS} == {x for x in TITLES if lessons_of(x)}
