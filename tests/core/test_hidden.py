"""Fields marked as hidden: whom they are shown, what is imagined in their place, and how they are dealt."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Annotated, Any, ClassVar

import pytest

from engine.core.codec import save, write_view
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.errors import RulesBug
from engine.core.execution import Execution
from engine.core.hidden import Hidden, hidden, redrawn, visible
from engine.core.rules import BaseState, Rules, Seat
from engine.tools.invariants import BrokenPromise, Inspection
from tests.toys.liars_dice.nullgate_liarsdice.game import GAME
from tests.toys.liars_dice.nullgate_liarsdice.look import LOOK
from tests.toys.liars_dice.nullgate_liarsdice.title import TITLE

RULES: Rules[Cards] = Rules("cards")


@dataclass(slots=True)
class Cards(BaseState):
    rules: ClassVar[Rules[Any]] = RULES
    hands: Annotated[dict[Seat, tuple[int, ...]], Hidden()]
    deck: Annotated[tuple[int, ...], Hidden()]
    dice: Annotated[dict[Seat, tuple[int, ...]], Hidden(4)]
    open: int = 7


def dealt() -> Cards:
    return Cards({"a": (1, 2, 3), "b": (4, 5), "c": ()}, (6, 7, 8), {"a": (1, 4), "b": (2, 2, 3)})


def test_each_sees_what_lies_by_them_and_nobody_the_deck():
    assert {*hidden(Cards)} == {"hands", "deck", "dice"}
    assert visible(dealt(), "a") == {"hands": {"a": (1, 2, 3)}, "dice": {"a": (1, 4)}, "open": 7}
    assert visible(dealt(), "b") == {"hands": {"b": (4, 5)}, "dice": {"b": (2, 2, 3)}, "open": 7}
    assert visible(dealt(), None) == {"hands": {}, "dice": {}, "open": 7}


@pytest.mark.parametrize("seat", ["a", None])
def test_what_a_seat_cannot_see_is_drawn_anew(seat: Seat | None):
    s, before = dealt(), save(dealt())
    drawn = [redrawn(s, seat, Random(n)) for n in range(20)]
    assert save(s) == before
    for x in drawn:
        assert (x.hands["a"] == (1, 2, 3) and x.dice["a"] == (1, 4)) or seat is None
        assert {k: len(v) for k, v in x.hands.items()} == {"a": 3, "b": 2, "c": 0}
        assert Counter([*x.deck, *(c for v in x.hands.values() for c in v)]) == Counter(range(1, 9))
        assert all(list(v) == sorted(v) and {*v} <= {1, 2, 3, 4} for v in x.dice.values())
        assert len(x.dice["b"]) == 3
    for of in (lambda x: x.hands["b"], lambda x: x.deck, lambda x: x.dice["b"]):
        assert len({of(x) for x in drawn}) > 5
    if seat is None:
        assert len({x.hands["a"] for x in drawn}) > 5


def test_what_is_imagined_depends_only_on_what_is_known():
    s, other = dealt(), dealt()
    other.hands, other.deck, other.dice["b"] = {"a": (1, 2, 3), "b": (8, 6), "c": ()}, (7, 4, 5), (1, 1, 1)
    once, twice = redrawn(s, "a", Random(3)), redrawn(other, "a", Random(3))
    assert visible(once, "a") == visible(twice, "a")
    assert save(once) == save(twice)


def test_only_what_is_marked_is_dealt_in_secret():
    t = Execution(dealt(), RandomDice(Random(1)))
    t.deal("hands", "DEAL.1", "b", (9,))
    assert t.s.hands["b"] == (9,)
    assert [(e.kind, e.facts["hand"], e.to) for e in t.events] == [("hands", [9], ("b",))]
    assert t.final
    with pytest.raises(RulesBug, match="open"):
        t.deal("open", "DEAL.1", "b", (9,))


def test_views_hands_and_secrets_of_a_game_come_from_its_state():
    s = GAME.new(Setup("liarsdice"), RandomDice(Random(1))).state
    mine, open_to_all = GAME.view(s, "east"), GAME.view(s, None)
    assert mine.private == ("hands",)
    assert b'"hands":{"east":[' in write_view(mine)
    assert b'"hands":{}' in write_view(open_to_all)
    assert TITLE.secrets
    assert not TITLE.seats.hands

    class Spoken:
        def __call__(self, key: str, /, **facts: object) -> str:
            return f"{key} {facts}"

    assert "liarsdice-hand-hands" in LOOK.hand(mine, Spoken())
    assert LOOK.hand(open_to_all, Spoken()) == ""


def test_a_hidden_hand_told_to_all_is_noticed(monkeypatch):
    def tell(t, field, case, seat, value):
        getattr(t.s, field)[seat] = value
        t.tell(field, case, seat=seat, hand=list(value))
        t.final = True

    Inspection(GAME, Random(1), closely=1.0, wild=0.0).play(Setup("liarsdice"))
    monkeypatch.setattr(Execution, "deal", tell)
    inspection = Inspection(GAME, Random(1), closely=1.0, wild=0.0)
    with pytest.raises(BrokenPromise, match="`hands` tells"):
        inspection.play(Setup("liarsdice"))
