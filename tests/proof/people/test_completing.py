"""What is wrong with autocomplete is found: no answer, too many or too long lines, answers for onlookers."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

from tests.proof.people.completing import HOSTILE, everything, faults, typed
from tests.proof.secrets.twins import parted

COMMANDS = [{"name": "move", "options": [{"name": "text", "type": 3, "autocomplete": True}]}]


def offered(*values: str, failed: bool = False) -> Any:
    callback = None if failed else {"type": 8}
    return SimpleNamespace(
        failed=failed, callback=callback, choices=[{"name": x, "value": x} for x in values]
    )


def test_what_is_wrong_with_an_offer_is_found():
    assert list(faults(offered())) == list(faults(offered("a", "b" * 100))) == []
    assert list(faults(offered(failed=True))) == ["no answer"]
    assert list(faults(offered(*map(str, range(26))))) == ["26 choices"]
    assert list(faults(offered("x" * 101))) == ["a choice of 101 and 101 characters"]
    assert list(faults(offered(""))) == ["a choice of 0 and 0 characters"]


class Somebody:
    def __init__(self, name: str, *values: str) -> None:
        self.user, self.values, self.typed = SimpleNamespace(name=name), values, list[str]()

    async def autocomplete(self, name: str, where: Any, option: str, text: str) -> Any:
        self.typed.append(text)
        return offered(*self.values)


async def test_an_onlooker_who_is_offered_answers_is_found():
    bob, eve = Somebody("bob", "warp"), Somebody("eve")
    asked = await everything([bob], eve, None, COMMANDS, "stargate", Random(1), 20)  # type: ignore[list-item,arg-type]
    assert asked == (42, [])
    assert len(set(bob.typed)) > 12
    _, found = await everything([bob], Somebody("eve", "warp"), None, COMMANDS, "stargate", Random(1), 1)  # type: ignore[list-item,arg-type]
    assert len(found) == 1
    assert "is offered answers" in found[0]


def test_much_that_is_hostile_is_typed_and_pieces_of_what_is_known():
    rng = Random(3)
    texts = {typed(rng, ["maneuver 60 charge 40"]) for _ in range(400)}
    assert texts >= set(HOSTILE)
    assert any("maneuver" in x for x in texts)
    assert all(len(x) <= 6000 for x in texts)


def test_a_leaked_word_among_choices_parts_the_twins():
    plain = '["choices", "#1", {"choices": [{"name": "hold", "value": "hold"}]}, {}]'
    assert parted(
        {"orders: bob alone": [plain]}, {"orders: bob alone": [plain.replace('"hold"', '"scout"', 1)]}
    )
