"""The plan of StarGate's machine player: whole moves, teams, reveals, and no phase passed for nothing."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.core.data import adapter
from engine.core.flow import faults, fork, options, pending
from engine.core.hexgrid import distance
from engine.core.types.frozen import replace
from engine.policies.policy import POLICIES
from engine.stargate.bots.champion import MIND
from engine.stargate.bots.outlook import STRONG, Mind, Outlook
from engine.stargate.bots.plan import planned
from engine.stargate.bots.routes import Terrain, phases_to, routes
from engine.stargate.game import STARGATE
from engine.stargate.model.state import Begin, Done, Flip, Move, Stage, State
from engine.stargate.queries.position import Position
from tests.stargate.idle_positions import FILE, plainly_wrong
from tests.stargate.play import do, lay, run, virunian

POSITIONS = [adapter(Position).validate_python(x) for x in json.loads(FILE.read_text(encoding="utf-8"))]


def answer(s: State, seed: int = 1, mind: Mind = STRONG):
    return planned(s, pending(s)[0], Random(seed), mind)


@pytest.mark.parametrize("first", range(0, 50, 10))
def test_no_phase_is_passed_where_that_is_plainly_wrong(first: int):
    """Recorded from greedy games by `idle_positions.py`, those first where `search` used to pass."""
    assert len(POSITIONS) == 50
    for n, x in enumerate(POSITIONS[first : first + 10], first):
        s = STARGATE.lay_out(x)
        d = pending(s)[0]
        assert plainly_wrong(s)
        a = POLICIES["search"](STARGATE, s, d, Random(n))
        assert not faults(s, d, a)
        assert not isinstance(a, Done), n


def ends(s: State, unit: str, mode: str, left: int):
    look = Outlook(s)
    return routes(Move((unit,), mode, left, path=(s.at[unit],)), Terrain(s, look.judge))


def test_5_34_a_way_round_a_stargate_leads_further_than_the_points():
    """Three orbit hexes cost three of eight points, the rest are doubled."""
    s = lay({"H1": "1114", "X1": "2501"})
    far = {h: n for h, n in phases_to(s.board, "linear", 8, frozenset(["1114"])).items() if n == 1}
    straight = {h for ray in s.board.grid.rays["1114"] for h in ray[:8]}
    assert set(far) - straight  # from there a skim leads here


def test_5_2_a_turn_costs_what_the_fire_costs_and_is_not_made_under_that_of_many():
    alone = ends(lay({"H1": "1310", "X1": "2501"}), "H1", "linear", 4)
    one = ends(lay({"H1": "1310", "X1": "1804"}), "H1", "linear", 4)
    many = ends(lay({"H1": "1310", "X1": "1804", "X2": "1805", "X3": "1904"}), "H1", "linear", 4)
    aside = next(h for h in alone if h not in many)
    assert alone[aside].alive == 1
    assert one[aside].alive < 0.7
    assert one[aside].gain < -1
    assert set(many) < set(alone)


def test_every_first_answer_of_a_route_is_legal():
    s = lay({"M1": "1310", "H1": "1112", "I1": "1011", "X1": "1309", "W2": "1409"})
    look = Outlook(s)
    for begin, crew in (("M1 wobble", ("M1",)), ("H1 linear", ("H1",)), ("I1 teleport", ("I1",))):
        began = run(s, begin)
        d, v = pending(began)[0], began.stack[-1].v
        found = routes(v, Terrain(began, look.judge))
        assert found
        assert v.crew == crew
        for x in found.values():
            assert not faults(began, d, x.first)


def test_a_tri_ship_that_waits_alone_is_answered_by_a_team():
    """One Duonoip of 5 against 6 would lose; two or three of them win more than they risk."""
    s = lay({"D1": "1310", "D2": "1410", "D3": "1510", "C1": "1307", "W1": "1307", "M1": "2501"})
    first = answer(s, mind=MIND)
    a = answer(do(s, first).state, mind=MIND)
    assert STARGATE.write(first).startswith("D")
    assert not isinstance(a, Done)


def test_5_8_what_lies_face_down_is_turned_up_while_nobody_is_near():
    s = virunian({"H1": "2516"}, gates={"A": 3, "B": 2})
    assert isinstance(answer(s), Flip)


def test_3_1_all_that_may_be_staged_is_staged():
    s = lay({}, phase="staging", turn=1)
    for _ in range(3):
        s = do(s, answer(s)).state
    assert len(s.staged) == 3
    assert isinstance(answer(s), Stage)


def test_3_1_what_waits_in_the_staging_area_may_attack_next():
    """An unarmed Transport used to end its move beside those about to enter, and died in the first turn."""

    wary = Mind(STRONG.weights, replace(STRONG.plan, threat=0.45, ends=40), STRONG.measure)

    def ended(**staged: str) -> str:
        s = virunian({"T1": "1316", "M2": "2501"}, staged=staged)
        while pending(s)[0].seat == "virunian" and s.phase == "movement":
            s = do(s, answer(s, mind=wary)).state
        return s.at["T1"]

    assert ended() == "1217"
    assert distance(ended(M1="1318", D1="1518", H1="1118", I1="1718"), "1318") > 5


def test_a_plan_uses_nothing_but_what_lies_open_and_changes_nothing():
    s = virunian({"H1": "2516", "T3": "0509", "C3": "0503"}, gates={"A": 3, "B": 2})
    before = repr(s)
    assert answer(s, 4) == answer(s, 4)
    assert repr(s) == before


@pytest.mark.parametrize("level", ["steady", "strong", "champion"])
def test_a_player_that_moves_nothing_says_what_it_looked_at(level: str):
    """*Steady* waits here; the planners are asked what they would say of waiting."""
    at = {"C1": "0902", "W3": "1309", "C5": "1304", "X1": "0417", "H1": "1310", "I1": "1317", "M1": "1517"}
    s = virunian(at, lost=("D1", "W4"), turn=2)
    d, player = pending(s)[0], STARGATE.levels[level]
    told = STARGATE.waits(s, d, Done(), player)
    assert told is not None
    assert told.kind in STARGATE.events
    assert told.reaches(None)
    f = told.facts
    assert f["seat"] == "virunian"
    if level == "steady":
        assert isinstance(POLICIES[level](STARGATE, s, d, Random(1)), Done)
        assert (f["looked"], f["to"]) == (sum(isinstance(x, Begin) for x in options(s, d)), "")
    else:
        begun = run(s, f"{f['units'][0]} linear")
        assert f["to"] in routes(begun.stack[-1].v, Terrain(begun, Outlook(begun).judge))
        assert f["looked"] > len(options(s, d))
    moved = do(s, next(x for x in options(s, d) if isinstance(x, Begin))).state
    assert STARGATE.waits(moved, pending(moved)[0], Done(), player) is None
    assert STARGATE.waits(s, d, options(s, d)[-1], player) is None


@pytest.mark.parametrize("mind", [STRONG, MIND], ids=["strong", "champion"])
def test_a_position_is_rated_the_same_however_it_was_reached(mind: Mind):
    """What moves change is worked out anew, all else is kept, also where counters part or come together."""
    rng, tried = Random(8), 0
    for x in POSITIONS[::5]:
        s = STARGATE.lay_out(x)
        look = Outlook(s, mind)
        hexes = [h for h in s.board.grid.near if h not in s.board.barred]
        units = [u for u in (*s.at, *s.staged) if s.forces.seat[u] == s.phasing]
        for _ in range(40):
            crews = rng.sample(units, min(len(units), rng.choice((1, 1, 2))))
            near = [*hexes, *s.at.values(), *s.at.values()]
            moves = [((u,), rng.choice(near)) for u in crews]
            end = fork(s)
            end.stack, end.phase, end.at = [], "combat", s.at | {crew[0]: to for crew, to in moves}
            end.staged = {u: h for u, h in s.staged.items() if u not in end.at}
            assert look.rate(moves) == look.sign * mind.measure(end, mind).coalition()
            tried += 1
    assert tried >= 400
