"""A game for any number of players: who sits down, who leaves, and who plays a match."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from engine.core.contract import PLAYERS, Setup
from engine.core.dice import RandomDice
from engine.core.endings import Draw, Resign
from engine.core.errors import BadSetup, IllegalAction
from engine.core.flow import act, apply, pending, sample
from engine.core.rules import Outcome, State
from engine.tools.match import match, seated
from tests.titles.packages import install
from tests.toys.liars_dice.nullgate_liarsdice.game import GAME, Bid

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests" / "toys" / "liars_dice"
DICE = RandomDice(Random(1))


def setup(n: int) -> Setup:
    return Setup("liarsdice", options={PLAYERS: str(n)})


def begun(n: int) -> State:
    return GAME.new(setup(n), DICE).state


@pytest.mark.parametrize("n", [2, 3, 4])
def test_the_first_so_many_seats_are_used(n: int):
    assert list(GAME.seated(setup(n))) == ["north", "east", "south", "west"][:n]
    assert {*begun(n).dice} == {*GAME.seats[:n]}


def test_no_other_number_can_play():
    assert len(GAME.seated(Setup("liarsdice"))) == 3
    for n in (1, 5):
        with pytest.raises(BadSetup):
            GAME.seated(setup(n))


def test_others_play_on_without_a_seat_that_resigns():
    s = begun(3)
    done = act(s, "north", "resign", Resign(), DICE)
    s = done.state
    assert s.over is None
    assert [d.seat for d in pending(s)] == ["east"]
    assert {*s.dice} == {"east", "south"}
    with pytest.raises(IllegalAction):
        act(s, "north", "resign", Resign(), DICE)
    s = act(s, "south", "resign", Resign(), DICE).state
    assert s.over == Outcome("east", "resigned", "END.2")


def test_the_bidder_may_leave_and_the_game_goes_on():
    s = begun(3)
    s = apply(s, "north", pending(s)[0].id, Bid(2, 3), DICE).state
    s = act(s, "north", "resign", Resign(), DICE).state
    assert s.bid is None
    rng = Random(4)
    while s.over is None:
        (d,) = pending(s)
        assert d.seat in ("east", "south")
        s = apply(s, d.seat, d.id, sample(s, d, rng), DICE).state
    assert s.over.winner in ("east", "south")


def test_a_draw_needs_all_who_still_play():
    s = begun(3)
    for seat in ("north", "east"):
        s = act(s, seat, "draw", Draw(), DICE).state
        assert s.over is None
    s = act(s, "south", "resign", Resign(), DICE).state
    assert s.over is None, "offers lapse when somebody leaves"
    for seat in ("north", "east"):
        s = act(s, seat, "draw", Draw(), DICE).state
    assert s.over == Outcome(None, "draw_agreed", "END.2")


@pytest.mark.parametrize("n", [2, 4])
def test_a_match_is_played_by_those_who_are_seated(n: int):
    given = ["--north", "random", "--east", "greedy"]
    players = seated(GAME, given, setup(n))
    assert len(players) == n
    score = match(GAME, lambda line: None, players, games=4, seed=3, swap=True, setup=setup(n))
    assert {*score} <= {*GAME.seats[:n], "random", "greedy", "drawn"}
    assert sum(score[x] for x in GAME.seats) + score["drawn"] == 4
    with pytest.raises(BadSetup):
        seated(GAME, ["--west", "random"], setup(3))


@pytest.mark.long
def test_liars_dice_keeps_the_contract(tmp_path: Path):
    install(TOY, tmp_path / "site")
    path = os.pathsep.join(map(str, (ROOT, TOY, tmp_path / "site")))
    argv = [sys.executable, "-m", "bot", "promises", "liarsdice"]
    env = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(argv, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout
    assert "check refused" in done.stdout
