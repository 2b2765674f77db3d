"""Every title as an environment of PettingZoo: its own API test, candidates, rewards and secrets."""

from __future__ import annotations

import warnings

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from pettingzoo.test import api_test

from engine.core.errors import BadSetup
from engine.core.flow import options
from engine.titles import GAMES
from engine.tools.seats import aec


def played(made, most=10_000, seed=0):
    """Play with the first candidate; return the sum of rewards of each seat."""
    made.reset(seed=seed)
    total = dict.fromkeys(made.possible_agents, 0.0)
    for seat in made.agent_iter(most):
        _, reward, ended, cut, _ = made.last()
        total[seat] += reward
        made.step(None if ended or cut else 0)
    return total


@pytest.mark.parametrize("name", GAMES)
def test_a_title_passes_the_api_test(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would have one picture, and seats called player_0
        api_test(aec.env(name, candidates=8, longest=60), num_cycles=40)


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_is_the_seat_s_own_view_and_the_candidates_are_answers(name: str) -> None:
    made = aec.env(name, candidates=20)
    made.reset(seed=3)
    for _ in range(12):
        seat = made.agent_selection
        seen, _, _, _, info = made.last()
        told = aec.read(seen)
        assert told["view"]["seat"] == seat
        assert told["question"]["seat"] == seat
        assert int(seen["action_mask"].sum()) == len(info["candidates"]) >= 1
        assert len({x["token"] for x in info["candidates"]}) == len(info["candidates"])
        for other in made.agents:
            if other != seat:
                told = aec.read(made.observe(other))
                assert told["view"]["seat"] == other
                assert told["question"] is None
                assert made.infos[other] == {}
        made.step(np.int64(len(info["candidates"]) - 1))


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    first, again, other = (aec.env("armada", candidates=6) for _ in range(3))
    for made, seed in ((first, 4), (again, 4), (other, 5)):
        made.reset(seed=seed)
    same = different = 0
    for _ in range(30):
        lines = [str((x.agent_selection, x.infos[x.agent_selection])) for x in (first, again, other)]
        assert lines[0] == lines[1]
        same, different = same + 1, different + (lines[0] != lines[2])
        for x in (first, again, other):
            x.step(0)
    assert same == 30
    assert different


def test_who_wins_is_rewarded_and_a_team_together() -> None:
    two = played(aec.env("starwars"), seed=1)
    assert sorted(two.values()) == [-1.0, 1.0]
    team = played(aec.env("skirmish", candidates=1), seed=2)
    assert sorted(team) == ["gm", "p1", "p2"]
    assert team["p1"] == team["p2"] == -team["gm"] != 0


def test_a_game_that_does_not_end_is_cut_and_nobody_is_rewarded() -> None:
    made = aec.env("stargate", longest=5)
    assert set(played(made).values()) == {0.0}
    assert made.agents == []


def test_a_long_list_and_a_wrong_choice(monkeypatch) -> None:
    made = aec.env("starwars", candidates=2)
    made.reset(seed=1)
    while len(options(made._table.s, made._asked)) < 5:
        made.step(0)
    assert int(made.last()[0]["action_mask"].sum()) == 2
    for action in (2, -1, None):
        with pytest.raises(ValueError, match="is no candidate"):
            made.step(action)
    with pytest.raises(ValueError, match="1 to 256"):
        aec.env("starwars", candidates=257)
    with pytest.raises(BadSetup):
        aec.env("chess")
