"""What is answered without a list is answered as the list would: who may retreat, shoot, has written."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from random import Random

import pytest

from engine.armada.battle.frames import Battle, attackable, fightable, is_in_battle, units_in_battle
from engine.armada.battle.permissions import can_retreat, may_retreat
from engine.armada.battle.weapons import can_hurt, gun_shots, is_armed, open_to, ready_guns
from engine.armada.game import ARMADA
from engine.armada.model.board import SPACES
from engine.armada.model.state import BATTLE, FOE, SEATS, State
from engine.armada.turn.sequence import is_written, written_attacks
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import apply, pending, sample
from engine.core.types.frozen import replace


@cache
def positions(count: int = 5) -> list[State]:
    """Return the positions of some random games."""
    found = []
    for seed in range(count):
        rng = Random(seed)
        s = ARMADA.new(Setup("armada"), RandomDice(rng)).state
        while asked := pending(s):
            d = rng.choice(asked)
            s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state
            found.append(s)
    return found


def battles() -> list[tuple[State, Battle]]:
    return [(s, f.v) for s in positions() for f in s.stack if f.proc == BATTLE]


def test_who_may_retreat_shoot_and_hurt():
    seen = set()
    for s, v in battles():
        for seat in SEATS:
            assert can_retreat(s, v, seat) == bool(may_retreat(s, v, seat))
            assert is_in_battle(s, v, seat) == bool(units_in_battle(s, v, seat))
            for u in units_in_battle(s, v, seat):
                assert is_armed(s, v, u) == bool(ready_guns(s, v, u))
            foes = units_in_battle(s, replace(v, out=(*v.out, *v.flipped)), FOE[seat])
            mine = units_in_battle(s, replace(v, out=(*v.out, *v.flipped)), seat)
            hurts = any(open_to(s, v, u, g, foes, close=True) for u in mine for g in gun_shots(s, v, u))
            assert can_hurt(s, v, seat) == hurts
            seen.add((can_retreat(s, v, seat), hurts, v.round > 1))
    assert len(seen) > 4


def test_where_an_attack_is_written_and_would_find_somebody():
    seen = set()
    for s in positions():
        for seat in SEATS:
            written = written_attacks(s, seat)
            for at in SPACES:
                assert is_written(s, seat, at) == (at in written)
                mine, foes = ([*attackable(s, at, x)] for x in (seat, FOE[seat]))
                finds = bool(mine) and bool(foes or s.ambush.get(f"{FOE[seat]}@{at}"))
                assert fightable(s, at, seat) == finds
                seen.add((at in written, finds))
    assert len(seen) == 4


@pytest.mark.parametrize("seed", range(20))
def test_case_moves_11_units_are_renamed_as_if_put_down_again(seed: int):
    rng = Random(seed)
    s = rng.choice([x for x in positions() if len(x.units) > 20])
    kinds = [x for x in s.units if x[1].isalpha()]
    some = rng.sample(kinds, rng.randint(1, min(8, len(kinds))))
    names = dict(zip(some, rng.sample(some, len(some)), strict=True))
    names[some[0]] = f"{some[0][:2]}77"
    fast, slow = deepcopy(s), deepcopy(s)
    fast.rename(names)
    moved = [slow.units[x] for x in names]
    for u in moved:
        slow.drop(u.id)
    for u in moved:
        slow.put(replace(u, id=names[u.id]))
    assert [*fast.units.items()] == [*slow.units.items()]
    assert [*fast.spots.items()] == [*slow.spots.items()]
