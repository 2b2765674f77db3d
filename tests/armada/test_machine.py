"""Machine players of Armada: legal sheets, designs from a mix, retreats thought over, no secrets known."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.armada.battle.frames import Retreat
from engine.armada.bots.fleet_designs import DESIGNS, draw_by_role, draw_design, fleet_of, part_of
from engine.armada.bots.greedy import PORT, first_sight, strength_by_space
from engine.armada.bots.habits import bombard, garrison, habit_of, hunt, rush
from engine.armada.bots.planner import Round as Tries
from engine.armada.bots.planner import (
    best_answer,
    imagine_foe,
    plan_orders,
    quick_answer,
    rate_outcome,
    searched_answer,
    stances,
)
from engine.armada.bots.turn_plans import Stance, orders_for, step_toward
from engine.armada.fleet.purchase import check_fleet, cost, credits_of
from engine.armada.fleet.text import read_fleet
from engine.armada.game import ARMADA
from engine.armada.model.actions import Orders
from engine.armada.model.board import SPACES
from engine.armada.model.knowledge import see_enemies
from engine.armada.model.state import FOE, RED, SILVER, State
from engine.armada.orders.battle_plan import known_plans, plan_at
from engine.armada.orders.sheet import check_orders
from engine.armada.turn.opening import deploy
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import apply, faults, fork, pending
from engine.policies.policy import POLICIES
from engine.policies.worth import imagine

PARTS = [("standard", "", "meeting"), ("invasion", RED, "defender"), ("planethead", SILVER, "invader")]
QUICK = (Tries(6, 1, 1),)


def opened(scenario: str = "standard", seed: int = 1, **options: str) -> State:
    return ARMADA.new(Setup("armada", scenario, options), RandomDice(Random(seed))).state


def played(seed: int, answers: int, scenario: str = "standard") -> State:
    """Play so many answers at first sight from the beginning; sheets at random now and then."""
    rng, s = Random(seed), opened(scenario, seed)
    t = Execution(fork(s), RandomDice(rng), quiet=True)
    for _ in range(answers):
        if t.s.over:
            break
        d = pending(t.s)[0]
        a = quick_answer(t.s, d, rng) if rng.random() < 0.8 else None
        t.answer(d, POLICIES["random"](ARMADA, t.s, d, rng) if a is None else a)
    return t.s


# -- designs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "defender", "role"), PARTS)
def test_start_1_every_design_can_be_bought_in_every_part(scenario, defender, role):
    s = opened(scenario, **({"defender": defender} if defender else {}))
    assert part_of(s, RED) == role
    for name in DESIGNS:
        fleet = fleet_of(s, RED, name)
        assert not check_fleet(s, RED, fleet), name
        assert credits_of(s, RED) - cost(s.force, fleet) >= 0
        assert len(fleet.ships) >= min(3, len(DESIGNS[name].ships)), name


def test_the_planner_buys_from_a_mix_and_numbers_tell_nothing():
    s = opened()
    bought = {tuple(sorted(x.hull for x in draw_design(s, RED, Random(n)).ships)) for n in range(60)}
    assert len(bought) >= 2
    first = {
        draw_design(s, RED, Random(n)).ships[0].hull + str(draw_design(s, RED, Random(n)).ships[0].has)
        for n in range(60)
    }
    assert len(first) > 1


def test_start_2_every_part_has_a_mix_for_whatever_unspent_credits_score():
    for scenario, defender, role in PARTS:
        spent = {}
        for unspent in ("whole", "quarter", "none"):
            s = opened(scenario, unspent=unspent, **({"defender": defender} if defender else {}))
            fleets = [draw_design(s, RED, Random(n)) for n in range(12)]
            assert all(x.ships for x in fleets), (role, unspent)
            spent[unspent] = max(cost(s.force, x) for x in fleets)
        assert spent["whole"] < spent["none"], role
        assert spent["whole"] < 1100 or role != "meeting"


# -- sheets ------------------------------------------------------------------------------------------------


def test_moves_7_every_space_is_two_moves_away_at_most():
    for at in ["A", "G", "1", "6"]:
        for goal in SPACES:
            board = opened().board
            there = step_toward(opened(), at, goal)
            assert there == at or there in board.next[at]
            assert there == goal or goal in board.next[there]


@pytest.mark.parametrize("seed", range(6))
def test_orders_1_sheets_for_all_stances_are_legal(seed):
    s = played(seed, 4 + 3 * seed, ("standard", "invasion", "planethead")[seed % 3])
    if s.over or pending(s)[0].kind != "orders":
        s = played(seed, 3)
    assert pending(s)
    for d in pending(s):
        guess = imagine(ARMADA, s, d.seat, Random(seed))
        for stance in stances(guess, d.seat, Random(seed)):
            assert not check_orders(s, d.seat, orders_for(guess, d.seat, stance)), stance


def test_troops_are_put_down_on_the_last_turns_and_not_before():
    s = played(3, 3)
    sight = first_sight(s, RED, Random(1))
    assert sight.land == ""
    s.turn = s.turns
    assert first_sight(s, RED, Random(1)).land == PORT


def test_the_best_answer_is_tried_again_in_the_later_rounds():
    tries: list[tuple[str, int]] = []

    def tried(x: str, r: Tries, seed: int) -> float:
        tries.append((x, r.worlds))
        return {"a": 1.0, "b": 3.0, "c": 2.0}[x]

    assert best_answer(["a", "b", "c"], (Tries(3, 1, 1), Tries(2, 4, 1)), Random(1), tried) == "b"
    assert tries.count(("a", 4)) == 0
    assert tries.count(("b", 4)) == tries.count(("c", 4)) == 4


def test_end_2_the_planner_waits_above_the_port_and_comes_down_on_the_last_turn():
    s = lay({"R1": ("starship", "G", {"laser": 2}), "S1": ("starship", "D", {"laser": 2})})
    d = next(d for d in pending(s) if d.seat == RED)
    early = plan_orders(imagine(ARMADA, s, RED, Random(1)), d, Random(1))
    assert [(o.act, o.to in s.board.touches[PORT]) for o in early.orders] == [("hold", True)]
    s = lay({"R1": ("starship", "B", {"laser": 4, "shield": 1}), "S1": ("starship", "D", {})})
    s.turn = s.turns
    late = plan_orders(imagine(ARMADA, s, RED, Random(1)), d, Random(1))
    assert late.orders[0].to == PORT


def test_orders_1_the_planner_hunts_only_what_it_sees():
    s = lay({"R1": ("starship", "B", {"laser": 4}), "S1": ("starship", "B", {}), "S2": ("starship", "C", {})})
    blind, seeing = (stances(x, RED, Random(1)) for x in (s, seen_at(s, "B")))
    assert not any(x.attack for x in blind)
    assert [x.goal for x in seeing if x.attack] == ["B"]


def test_start_2_imagined_enemies_may_have_bought_little_or_as_we_would():
    s = opened()
    t = Execution(fork(s), RandomDice(Random(2)), quiet=True)
    while not t.s.turns:
        d = pending(t.s)[0]
        t.answer(d, quick_answer(t.s, d, Random(1)) or POLICIES["random"](ARMADA, t.s, d, Random(1)))
    ships = []
    for n in range(30):
        world = imagine_foe(t.s, RED, Random(n))
        assert not ARMADA.problems(world)
        ships.append([u for u in world.units.values() if u.seat == SILVER and u.ship])
    assert min(map(len, ships)) <= 2
    assert max(map(len, ships)) >= 4
    assert any(u.room == 40 for x in ships for u in x)  # a carrier bought with eight fighters, as in the mix


# -- secrets -----------------------------------------------------------------------------------------------


def hidden_change(s: State, seat: str) -> State:
    """Return the same position with other secrets of the other side: less credits, other stores and cargo."""
    other = SILVER if seat == RED else RED
    new = fork(s)
    new.stack = [f.copy() for f in s.stack]
    for u in list(new.units.values()):
        if u.seat == other and u.ship and not new.hold(u.id):
            has = dict(u.has)
            has.pop("blaster", 0)
            new.put(replace(u, has={**has, "laser": max(1, has.get("laser", 0) - 1)}))
    new.unspent[other] = 7
    new.plans[other] = "retreat always"
    return new


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_orders_2_machine_players_answer_alike_whatever_the_enemy_hides(level):
    s = played(5, 3)
    d = next(d for d in pending(s) if d.seat == RED)
    seen = [POLICIES[level](ARMADA, x, d, Random(4)) for x in (s, hidden_change(s, RED))]
    assert isinstance(seen[0], Orders)
    assert seen[0] == seen[1]


def test_orders_2_on_the_last_turn_too_the_planner_answers_alike_whatever_the_enemy_hides():
    s = played(5, 3)
    s.turn = s.turns
    d = next(d for d in pending(s) if d.seat == RED)
    seen = [POLICIES["search"](ARMADA, x, d, Random(4)) for x in (s, hidden_change(s, RED))]
    assert seen[0] == seen[1]


def test_start_1_the_other_fleet_does_not_change_what_is_bought():
    s = opened()
    first, second = pending(s)
    after = [
        apply(s, first.seat, first.id, draw_design(s, first.seat, Random(n)), RandomDice(Random(1))).state
        for n in (1, 2)
    ]
    bought = [POLICIES["search"](ARMADA, x, second, Random(9)) for x in after]
    assert bought[0] == bought[1]


# -- whole games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["standard", "invasion", "planethead"])
def test_games_of_first_sight_against_random_end_by_points(scenario):
    rng, s = Random(11), opened(scenario, 11)
    t = Execution(fork(s), RandomDice(rng), quiet=True)
    while t.s.over is None:
        d = pending(t.s)[0]
        guess = imagine(ARMADA, t.s, d.seat, rng)
        a = quick_answer(guess, d, rng) if d.seat == RED else None
        a = POLICIES["random"](ARMADA, t.s, d, rng) if a is None else a
        assert not faults(t.s, d, a)
        t.answer(d, a)
    assert t.s.over.reason in ("points", "level")
    assert not ARMADA.problems(t.s)


def test_the_planner_answers_every_question_of_a_game_legally(monkeypatch):
    monkeypatch.setattr("engine.armada.bots.planner.ROUNDS", QUICK)
    monkeypatch.setattr("engine.armada.bots.planner.BATTLE_ROUNDS", (Tries(2, 1, 0),))
    rng, s, kinds = Random(2), opened("invasion", 2, unspent="none"), set()
    t = Execution(fork(s), RandomDice(rng), quiet=True)
    while t.s.over is None:
        d = pending(t.s)[0]
        kinds.add(d.kind)
        a = searched_answer(imagine(ARMADA, t.s, d.seat, rng), d, rng)
        a = POLICIES["random"](ARMADA, t.s, d, rng) if a is None else a
        if d.kind == "orders" and d.seat == SILVER:  # who seeks a fight before the last turn
            a = orders_for(t.s, SILVER, Stance(max(t.s.units.values(), key=lambda u: u.seat == RED).at))
        assert not faults(t.s, d, a), d
        t.answer(d, a)
    assert {"fleet", "orders", "muster", "targets", "retreat", "audit"} <= kinds


# -- what is better wins -----------------------------------------------------------------------------------


def test_the_planner_moves_away_from_a_force_that_would_destroy_it():
    """A lone scout beside a fleet of lasers gains nothing by waiting to be shot."""
    s = lay(
        {"R1": ("probe_scout", "B", {"probe_launcher": 1, "laser": 1})}
        | {f"S{n}": ("starship", "B", {"laser": 4, "shield": 1}) for n in range(1, 7)}
    )
    s = seen_at(s, "B")
    d = next(d for d in pending(s) if d.seat == RED)
    sheet = plan_orders(imagine(ARMADA, s, RED, Random(1)), d, Random(1))
    stay = orders_for(s, RED, Stance("B", True, "B"))
    answer = orders_for(s, SILVER, Stance("B", True, "B"))
    worth = [sum(rate_outcome(s, d, x, answer, Random(n), 1) for n in range(12)) for x in (sheet, stay)]
    assert worth[0] > worth[1]


def test_combat_g_the_planner_leaves_a_battle_that_it_cannot_win_and_stays_where_it_wins():
    ours = {f"R{n}": ("starship", "B", {"laser": 1}) for n in range(1, 3)}
    theirs = {f"S{n}": ("starship", "B", {"laser": 5, "shield": 1}) for n in range(1, 10)}
    assert asked_to_retreat(ours | theirs).units
    ours = {f"R{n}": ("starship", "B", {"laser": 5, "shield": 1}) for n in range(1, 10)}
    theirs = {f"S{n}": ("starship", "B", {"laser": 1}) for n in range(1, 3)}
    assert asked_to_retreat(ours | theirs) == Retreat()


def lay(units: dict[str, tuple[str, str, dict[str, int]]]) -> State:
    placed = {x: {"type": kind, "at": at, "has": has} for x, (kind, at, has) in units.items()}
    from engine.armada.queries.position import Position
    from engine.core.data import convert

    return ARMADA.lay_out(convert({"units": placed, "turn": 5, "turns": 9}, Position, "position"))


def seen_at(s: State, at: str) -> State:
    """Let red know the enemies in a space, as after a battle there."""
    from engine.armada.model.knowledge import see_enemies

    new = fork(s)
    new.stack = [f.copy() for f in s.stack]
    new.charted = new.turn - 1
    see_enemies(new, RED, at, "battle")
    return new


def asked_to_retreat(units: dict[str, tuple[str, str, dict[str, int]]]) -> Retreat:
    """Have silver attack in B, and give the planner's answer to red's question before the first round."""
    s = lay(units)
    t = Execution(fork(s), RandomDice(Random(3)), quiet=True)
    sheets = {RED: Orders(), SILVER: orders_for(s, SILVER, Stance("B", True, "B"))}
    for d in pending(t.s):
        t.answer(d, sheets[d.seat])
    for _ in range(20):
        d = pending(t.s)[0]
        if d.kind == "retreat" and d.seat == RED:
            return searched_answer(imagine(ARMADA, t.s, RED, Random(1)), d, Random(1))
        t.answer(d, quick_answer(t.s, d, Random(1)))
    raise AssertionError("nobody was asked to retreat")


# -- players with one habit --------------------------------------------------------------------------------


def first_orders(scenario: str, player: str, **options: str) -> State:
    """Have a player buy for both sides, up to the first sheet that is asked for."""
    s = opened(scenario, **options)
    while (d := pending(s)[0]).kind != "orders":
        a = POLICIES[player](ARMADA, s, d, Random(d.seat))
        assert not faults(s, d, a)
        s = apply(s, d.seat, d.id, a, RandomDice(Random(1))).state
    return s


ROLES_PLAYED = [
    ("standard", "", RED, rush),
    ("invasion", RED, RED, garrison),
    ("invasion", SILVER, RED, rush),
    ("planethead", RED, RED, garrison),
    ("planethead", SILVER, RED, bombard),
]


def test_strong_in_a_meeting_buys_a_whole_fleet_and_is_in_the_port_in_the_first_turn():
    s = first_orders("standard", "strong")
    assert {d.seat for d in pending(s)} == {RED, SILVER}
    for d in pending(s):
        assert s.unspent[d.seat] < 250  # hardly anything is left
        sheet = POLICIES["strong"](ARMADA, s, d, Random(1))
        assert not faults(s, d, sheet)
        ships = [u for u in s.units.values() if u.seat == d.seat and u.ship]
        sent = {x for line in sheet.orders if line.to == PORT for x in line.units}
        assert {u.id for u in ships if PORT in s.board.next[u.at]} <= sent


@pytest.mark.parametrize(("scenario", "defender", "seat", "habit"), ROLES_PLAYED)
@pytest.mark.parametrize("unspent", ["whole", "quarter", "none"])
def test_strong_has_a_fleet_and_a_habit_for_its_part(scenario, defender, seat, habit, unspent):
    chosen = {"defender": defender} if defender else {}
    s = first_orders(scenario, "strong", unspent=unspent, **chosen)
    d = next(x for x in pending(s) if x.seat == seat)
    assert habit_of(s, seat) is habit
    assert not faults(s, d, POLICIES["strong"](ARMADA, s, d, Random(1)))
    rich = unspent != "whole" or scenario == "standard"
    spends = {cost(s.force, draw_by_role(s, seat, Random(n))) for n in range(20)}
    kept = credits_of(s, seat) - min(spends)
    assert kept < 300 if rich else kept > 1000


@pytest.mark.parametrize("scenario", ["invasion", "planethead"])
def test_a_strong_defender_joins_its_garrison_at_once_and_stays(scenario):
    for turn in (1, 5, 9):
        s = first_orders(scenario, "strong", defender=RED, unspent="none")
        s = replace(fork(s), turn=turn, turns=9)
        stance = garrison(s, RED, Random(1))
        assert (stance.goal, stance.land, stance.attack) == (PORT, PORT, True)
        assert plan_at(known_plans(stance.plan), PORT).retreat == "never"


def test_a_strong_invader_waits_where_the_defender_scores_nothing_and_shows_no_ship_before_the_last_turn():
    s = first_orders("planethead", "strong", defender=SILVER, unspent="none")
    early, late = (bombard(replace(fork(s), turn=n, turns=9), RED, Random(1)) for n in (8, 9))
    assert early.goal in s.board.touches[PORT]
    assert (early.attack, early.land, early.send) == (False, "", PORT)  # seekers only
    assert (late.goal, late.land, late.attack) == (PORT, PORT, True)


def test_first_steps_strikes_the_dearest_force_though_it_is_stronger_and_steady_does_not():
    s, stronger = first_orders("standard", "first_steps"), 0
    for n in range(20):
        guess = imagine(ARMADA, s, RED, Random(n))
        might, worth = strength_by_space(guess, SILVER)
        own, _ = strength_by_space(guess, RED)
        stance = hunt(guess, RED, Random(n))
        assert stance.attack
        assert worth[stance.goal] == max(worth.values())
        assert not stance.land  # that is for the last turn
        if might[stance.goal] > sum(own.values()):
            stronger += 1
            assert first_sight(guess, RED, Random(n)).goal != stance.goal
    assert stronger


# -- worth meeting first -----------------------------------------------------------------------------------


def first_battle(levels: tuple[str, str], seed: int) -> int:
    """Play to the first battle, and return its turn; 0 if a fleet spends less than nine tenths."""
    rng = Random(seed)
    t = Execution(fork(opened(seed=seed)), RandomDice(Random(rng.random())))
    while d := next(iter(pending(t.s)), None):
        a = POLICIES[levels[d.seat == SILVER]](ARMADA, t.s, d, rng)
        if d.kind == "fleet" and cost(t.s.force, a) < 0.9 * credits_of(t.s, d.seat):
            return 0
        turn = t.s.turn
        t.answer(d, a)
        if any(x.kind == "battle_began" for x in t.events):
            return turn
    return 99


@pytest.mark.parametrize(
    "levels",
    [
        ("first_steps", "first_steps"),
        ("steady", "steady"),
        ("steady", "first_steps"),
        ("strong", "steady"),
        ("first_steps", "strong"),
    ],
)
def test_the_two_levels_to_meet_first_spend_their_credits_and_make_contact_by_turn_3(levels):
    assert all(1 <= first_battle(levels, seed) <= 3 for seed in range(6))


@pytest.mark.parametrize("level", ["first_steps", "steady"])
@pytest.mark.parametrize("seed", range(5))
def test_nobody_flies_five_ships_into_thirteen_that_were_seen(level, seed):
    """On the last turn, too: what was seen in the port at the end of the turn before is still there."""
    mine = "1-5 starship: laser 1, shield 1"
    theirs = "1-13 starship: laser 3, shield 1"
    for turn in (4, 9):
        s = replace(fork(first_orders("standard", "steady")), turn=turn, turns=9, charted=turn - 1)
        stand(s, {RED: (mine, "A"), SILVER: (theirs, PORT)})
        see_enemies(s, RED, PORT, "scouted")
        d = next(x for x in pending(s) if x.seat == RED)
        sheet = POLICIES[level](ARMADA, s, d, Random(seed))
        assert not faults(s, d, sheet)
        assert not [x for x in sheet.orders if x.to == PORT]
        stand(s, {RED: (theirs, "A"), SILVER: (mine, PORT)})  # the other way round they do
        see_enemies(s, RED, PORT, "scouted")
        sheet = POLICIES[level](ARMADA, s, d, Random(seed))
        assert sum(len(x.units) for x in sheet.orders if x.to == PORT) == 13


def sent(sheet: Orders, s: State) -> dict[str, str]:
    """Return where each ordered unit will be."""
    return {x: line.to or s.units[x].at for line in sheet.orders for x in line.units}


@pytest.mark.parametrize("level", ["first_steps", "steady"])
def test_armed_ships_go_into_a_fight_together_whatever_they_carry(level):
    """Nine armed ships with troops once stayed behind while four others flew to the port, and were lost."""
    fleet = "1-9 starship: laser 1, shield 1, regiment 2\n10-13 starship: laser 1, shield 1"
    s = replace(fork(first_orders("standard", "steady")), turn=2, turns=9, charted=1)
    for at, seen in ((PORT, False), (PORT, True), ("C", True)):
        stand(s, {RED: (fleet, "A"), SILVER: ("1-3 starship: laser 1", at)})
        if seen:
            see_enemies(s, RED, at, "scouted")
        d = next(x for x in pending(s) if x.seat == RED)
        sheet = POLICIES[level](ARMADA, s, d, Random(1))
        assert not faults(s, d, sheet)
        assert sent(sheet, s) == dict.fromkeys([f"R{n}" for n in range(1, 14)], at)


@pytest.mark.parametrize("level", ["first_steps", "steady"])
def test_a_fleet_that_cannot_take_the_port_goes_for_what_it_can_and_else_stays_in_one_safe_place(level):
    s = replace(fork(first_orders("standard", "steady")), turn=5, turns=9, charted=4)
    mine, theirs = "1-9 starship: laser 1, shield 1", "1-30 starship: laser 3, shield 1"
    stand(s, {RED: (mine, "A"), SILVER: (theirs, PORT)})
    see_enemies(s, RED, PORT, "scouted")
    d = next(x for x in pending(s) if x.seat == RED)
    waiting = [POLICIES[level](ARMADA, s, d, Random(n)) for n in range(6)]
    assert not any(line.to for sheet in waiting for line in sheet.orders)  # it does not flutter
    deploy(s, SILVER, read_fleet("31-32 starship: laser 1"), "D")
    see_enemies(s, RED, "D", "scouted")
    sheet = POLICIES[level](ARMADA, s, d, Random(1))
    assert sent(sheet, s) == dict.fromkeys([f"R{n}" for n in range(1, 10)], "D")
    assert all(line.act == "attack" for line in sheet.orders)


def test_steady_strikes_only_what_is_weaker_than_the_ships_that_reach_it():
    """Ten of its ships could beat the eight in D, but the four that are a move away cannot."""
    s = replace(fork(first_orders("standard", "steady")), turn=4, turns=9, charted=3)
    near, far = "1-4 starship: laser 1, shield 1", "5-14 starship: laser 1, shield 1"
    foes = "1-8 starship: laser 1, shield 1"
    for place, strikes in (("6", False), ("A", True)):
        stand(s, {RED: (near, "A"), SILVER: (foes, "D")})
        deploy(s, RED, read_fleet(far), place)
        see_enemies(s, RED, "D", "scouted")
        d = next(x for x in pending(s) if x.seat == RED)
        assert ("D" in s.board.next[place]) is strikes
        sheet = POLICIES["steady"](ARMADA, s, d, Random(1))
        assert any(line.to == "D" for line in sheet.orders) is strikes


def stand(s: State, fleets: dict[str, tuple[str, str]]) -> None:
    """Put these fleets in place of all units."""
    for x in [u.id for u in s.units.values() if u.aboard]:
        s.drop(x)
    for x in list(s.units):
        s.drop(x)
    for seat, (fleet, at) in fleets.items():
        s.known[FOE[seat]].clear()
        s.seen[FOE[seat]].clear()
        deploy(s, seat, read_fleet(fleet), at)
