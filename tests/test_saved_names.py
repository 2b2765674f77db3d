"""What is saved keeps its names: they are compared with the list of those saved so far."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import pytest

from engine.core.rules import Procedure
from engine.policies.policy import POLICIES
from engine.titles import GAMES
from tests import saved_names
from tests.saved_names import FILE, committed, declared, verdict, written

WAS = committed(FILE.read_text(encoding="utf-8"))
RULES = GAMES["starwars"].rules


def test_no_saved_name_has_changed() -> None:
    assert verdict(WAS, declared()) == ""


def test_the_list_is_as_the_program_writes_it() -> None:
    assert FILE.read_text(encoding="utf-8") == written(WAS)
    assert sum(map(len, WAS.values())) > 2000


class Renamed(StrEnum):
    TABLE = "board"


@dataclass
class Other:
    place: int = 0


def _step(patch: pytest.MonkeyPatch) -> None:
    old = RULES.procedures["turn"]
    steps = {f"{x}_now": f for x, f in old.steps.items()}
    patch.setitem(RULES.procedures, "turn", replace(old, steps=steps))


def _held(patch: pytest.MonkeyPatch) -> None:
    procedures = GAMES["skirmish"].rules.procedures
    p: Procedure = procedures["walk"]
    patch.setitem(procedures, "walk", replace(p, holds=Other))


def _answer(patch: pytest.MonkeyPatch) -> None:
    kinds: dict[str, Any] = GAMES["stargate"].rules.kinds
    patch.setitem(kinds, "move.leg", replace(kinds["move.leg"], takes=kinds["combat.next"].takes))


def _event(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(type(GAMES["armada"]), "events", GAMES["armada"].events - {"volley"} | {"salvo"})


def _state(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(type(GAMES["starwars"]), "state", Other)


def _machine(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(POLICIES, "keen", POLICIES["greedy"])
    patch.delitem(POLICIES, "greedy")


def _post(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(saved_names, "PostKind", Renamed)


@pytest.mark.parametrize(
    ("rename", "gone", "new"),
    [
        (_step, "starwars: steps of turn: ", "_now"),
        (_held, "skirmish: walk holds: ", "skirmish: walk holds: place"),
        (_answer, "stargate: actions: ", ""),
        (_event, "armada: events: volley", "armada: events: salvo"),
        (_state, "starwars: state: ", "starwars: state: place"),
        (_machine, "machine players: greedy", "machine players: keen"),
        (_post, "posts: abandoned", "posts: board"),
    ],
)
def test_a_saved_name_that_changes_is_found(
    rename: Callable[[pytest.MonkeyPatch], None], gone: str, new: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rename(monkeypatch)
    told = verdict(WAS, declared()).splitlines()
    assert any(x.startswith(gone) and "needs a migration" in x for x in told)
    assert not new or any(new in x and f"add it to tests/{FILE.name}" in x for x in told)
