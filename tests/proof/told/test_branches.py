"""What was taken back, or only shown as a preview, was its owner's to read, and nobody else's."""

from __future__ import annotations

from math import inf
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.desk.discord.world import Delivery
from bot.titles import TITLES
from engine.core.codec import save
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import apply, fork, options, pending, sample
from engine.core.record import begin
from render.core.text import words
from tests.proof.checks import after
from tests.proof.told.branches import Branches

ANN, EVE = 11, 14
OWN = TITLES["starwars"]


def hand(state: Any, seat: str) -> str:
    return OWN.look.hand(OWN.game.view(state, seat), words("en"))


@pytest.fixture(scope="module")
def line() -> tuple[Any, Any]:
    """Two states of a game in which blue's hand is not the same: the later was taken back."""
    s = begin(OWN.game, Setup("starwars", "standard", {}, {}), RandomDice(Random(3))).state
    first, rng = s, Random(4)
    for _ in range(200):
        (d, *_) = pending(s)
        s = apply(fork(s), d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state
        if hand(s, "blue") != hand(first, "blue"):
            return first, s
    raise AssertionError("blue's hand never changed")


class Passing:
    """A database whose game goes from one state to another."""

    def __init__(self) -> None:
        self.state = ""

    def rows(self, sql: str, *_: Any) -> list[tuple[Any, ...]]:
        return [(self.state,)] if "snapshot" in sql else []


def witness(line: tuple[Any, Any], *, undone: bool) -> Any:
    branches, look = Branches(), Passing()
    for n, s in [(1, line[0]), *([(2, line[1])] * undone), (1, line[0])]:
        look.state = save(s).decode()
        branches.keep(look, {"g": n})  # type: ignore[arg-type]
    return SimpleNamespace(branches=branches)


@pytest.mark.parametrize(
    ("reader", "undone", "fine"), [(ANN, True, True), (ANN, False, False), (EVE, True, False)]
)
def test_what_was_taken_back_was_its_owners_to_read(line, reader: int, undone: bool, fine: bool):
    """Red has the same hand later: the judge thinks of red's alone, for the record knows no other."""
    text = max((x.strip() for x in hand(line[1], "blue").splitlines()), key=len)
    assert text not in hand(line[0], "blue")
    holds = {"blue": {ANN: inf}, "red": {EVE: 0.0}}
    stand: Any = SimpleNamespace(id="g", title="starwars")
    own = after._own(stand, witness(line, undone=undone), {reader}, holds)
    sent = Delivery(1, 0.0, "message", 5, {}, frozenset({reader}))
    found = list(after._betrayed(sent, text, {"red": {text: 5}}, {"red": 0.0}, own))
    assert (found == []) is fine


def test_a_preview_of_ones_own_answer_was_ones_own_to_read(line):
    """Each state that blue's own answer leads to is one of which a preview may show the hand."""
    assert any(options(s, d) for s in line for d in pending(s))
    for s in line:
        for d in pending(s):
            for answer in options(s, d) or ():
                after_it = apply(fork(s), d.seat, d.id, answer, RandomDice(Random(1))).state
                kept = witness((s, s), undone=False).branches
                assert hand(after_it, d.seat) in list(kept.read("g", "starwars", d.seat, inf))


def test_a_line_of_a_hand_that_everybody_can_work_out_is_no_secret(line):
    """Starwars' cards are hidden; how many ships wait in reserve is not."""
    kept = witness(line, undone=True).branches
    lines = [x.strip() for x in hand(line[1], "blue").splitlines() if x.strip()]
    new = [x for x in lines if x not in hand(line[0], "blue")]
    assert new
    for x in new:
        assert kept.no_secret("g", "starwars", x, of="blue", eyes="blue", until=inf)
        assert not kept.no_secret("g", "starwars", x, of="blue", eyes="blue", until=1)
        assert not kept.no_secret("g", "starwars", x, of="blue", eyes=None, until=inf)


def test_who_has_given_a_seat_up_may_not_read_its_later_hand(line):
    """To imagine with its own eyes would keep every secret of it."""
    text = max((x.strip() for x in hand(line[1], "blue").splitlines()), key=len)
    stand: Any = SimpleNamespace(id="g", title="starwars")
    for until, fine in ((1, False), (2, True)):
        own = after._own(stand, witness(line, undone=True), {EVE}, {"blue": {ANN: inf, EVE: until}})
        assert own("blue", text) is fine
