"""Suggestions, walks looked at beforehand, and what a figure sees."""

from dataclasses import replace
from random import Random

import pytest

from engine.core.flow import pending
from engine.policies.worth import imagine
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.actions import March
from engine.skirmish.queries.suggestions import horizon, rehearse, seen_from, sheltered_by, suggestions
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.terrain import land_of
from engine.skirmish.turn.sequence import check_order
from render.core.text import words
from render.skirmish.look import LOOK
from render.skirmish.words.items import number
from tests.skirmish.field import do, house, ja, lay, sg, told, wall
from tests.skirmish.table import mission, play_on, step


def test_move_1_suggestions_are_legal_orders_with_letters():
    met = set()
    for seed in range(12):
        s = play_on(mission("standard", seed), Random(seed), 25)
        for d in pending(s):
            if d.kind != "phase.order":
                continue
            for f in s.figures.values():
                if f.seat == d.seat and f.able and not f.fleeing and not f.busy and not f.covering:
                    found = suggestions(s, f.id)
                    assert [x.letter for x in found] == list("abcdefg"[: len(found)])
                    assert not [x for x in found if check_order(s, s.stack[-1].v, d.seat, x.order)]
                    met |= {x.aim for x in found}
    assert {"cover", "goal", "gate"} <= met


def test_move_1_cover_comes_first_and_the_open_last():
    s = step(
        lay(sg("RED", 10, 10), ja("J1", 10, 25), pieces=[wall("A", 6, 15, 14, 15), wall("B", 6, 20, 14, 20)])
    )
    found = suggestions(s, "RED")
    safe = [not x.open_to for x in found if x.aim != "contact"]
    assert found[0].aim == "cover"
    assert safe == sorted(safe, reverse=True)
    assert found[-1].aim == "contact"
    assert found[-1].open_to == ("J1",)
    assert found[0].order.path[-1][1] < 15
    assert sheltered_by(do(s, found[0].order).state, "RED") == "A"
    assert sheltered_by(s, "RED") == ""


def test_move_1_cover_on_the_way_to_the_objective_is_on_the_near_side():
    first = suggestions(mission("first"), "RED")
    assert [x.aim for x in first] == ["ahead", "goal"]  # the wall's nearest side costs as many actions
    assert first[0].order.path[-1] == (24.0, 11.5)


def test_move_1_a_walk_is_as_long_on_its_button_as_in_the_post():
    s = mission("first")
    found = [(x, f'moves {number(x.inches)}"') for f in ("RED", "GOLD", "BLUE") for x in suggestions(s, f)]
    assert len(found) == 6
    for x, said in found:
        assert said in " ".join(LOOK.tell(do(s, x.order).events, {}, words("en")))


def test_move_1_with_nothing_to_fear_the_way_home_is_straight():
    s = mission("first")
    s = replace(
        s,
        done={**s.done, "hut": "searched"},
        figures={**s.figures, "RED": replace(s.figures["RED"], x=24.0, y=22.0, items=("plans",))},
    )
    aims = [x.aim for x in suggestions(s, "RED")]
    assert aims[0] == "goal"
    assert "ahead" in aims[1:]


def test_move_2_into_contact_is_suggested_as_a_charge():
    s = step(lay(sg("RED", 10, 10), ja("J1", 10, 25)))
    (contact,) = [x for x in suggestions(s, "RED") if x.aim == "contact"]
    assert contact.order.pace == "charge"
    assert distance(contact.order.path[-1], (10, 25)) <= 1
    assert do(s, contact.order).state


def test_sight_1_the_edge_of_sight_is_where_an_enemy_first_shows():
    s = step(lay(sg("RED", 10, 10), ja("J1", 20, 22), pieces=[house("H", 8, 14, 18, 18)]))
    (edge,) = [x for x in suggestions(s, "RED") if x.aim == "edge"]
    land = land_of(s)
    assert land.sees(edge.order.path[-1], (20, 22))
    assert edge.about == "J1"


def test_sight_1_nobody_learns_of_hidden_enemies_by_asking():
    s = mission("raid", players="2")
    other = imagine(SKIRMISH, s, "p1", Random(5))
    for x in ("RED", "GOLD"):
        assert suggestions(s, x) == suggestions(other, x)
        assert seen_from(s, x) == seen_from(other, x)


def test_move_3_a_rehearsal_tells_deductions_and_who_watches():
    held, free = ja("J1", 10, 30, held=True), ja("J2", 40, 14)
    s = step(
        lay(sg("RED", 10, 10), held, free, ja("J3", 12, 44), hidden=["J3"], pieces=[wall("W", 5, 12, 15, 12)])
    )
    seen = rehearse(s, March("RED", ((10.0, 12.4),)))
    assert (seen.inches, seen.actions, seen.parts) == (2.4, 1, (("obstacle", 3.0),))
    assert set(seen.seen_by) == {"J1", "J2"}
    assert (seen.may_fire, seen.fired_at) == (("J1",), ((10.0, 12.4),))
    assert rehearse(s, March("RED", ((10.0, 11.6),))).end_cover == "W"


def test_move_1_a_rehearsal_and_the_walk_agree():
    s = step(lay(sg("RED", 10, 10), pieces=[wall("W", 5, 14, 15, 14)]))
    order = March("RED", ((10.0, 16.0), (12.0, 17.0)))
    seen, done = rehearse(s, order), do(s, order)
    walked = told(done, "walked")
    assert seen.ends[-1] == done.state.figures["RED"].at
    assert seen.actions == done.state.figures["RED"].marched
    assert sum(x["inches"] for x in walked) == pytest.approx(seen.inches, abs=0.2)


def test_shoot_1_a_rehearsed_charge_tells_who_fires_and_from_where():
    s = step(lay(sg("RED", 30, 31), ja("J1", 30, 20, held=True)))
    order = March("RED", ((30.0, 20.9),), "charge")
    seen, done = rehearse(s, order), do(s, order, 1, 1)
    (shot,) = told(done, "shot")
    assert seen.may_fire == ("J1",)
    assert distance(seen.fired_at[0], (30.0, 20.0)) == pytest.approx(shot["range"], abs=0.05)


def test_sight_1_what_a_figure_sees_and_what_blocks():
    s = lay(sg("RED", 10, 10), ja("J1", 10, 20), ja("J2", 30, 30), pieces=[house("H", 18, 18, 24, 24)])
    near, far = seen_from(s, "RED")
    assert (near.figure, near.clear, near.range) == ("J1", True, 10.0)
    assert (far.figure, far.clear, far.blockers) == ("J2", False, ("H",))


def test_sight_1_the_horizon_ends_at_walls_and_the_table():
    s = lay(sg("RED", 10, 10), pieces=[house("H", 5, 20, 15, 24)])
    outline = horizon(land_of(s), (10.0, 10.0), 72)
    assert outline[0] == (10.0, 20.0)
    assert outline[36] == (10.0, 0.0)
    assert all(land_of(s).holds(p) for p in outline)
