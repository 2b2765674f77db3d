"""What is saved names nothing of the code: with every function, class and module renamed it is the same."""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from engine.titles import GAMES
from tests.titles.packages import with_example

ROOT = Path(__file__).parents[3]
EVERY = ",".join([*GAMES, "goofspiel"])
#: Ways to let what is saved depend on a name of the code: the module, and what stands there instead of what.
PLANTS = {
    "a step by its function": (
        "engine.core.rules",
        "ids = {f: step for step, f in steps.items()}",
        "steps = {f.__name__: f for f in steps.values()}; ids = {f: step for step, f in steps.items()}",
    ),
    "a procedure by its module": (
        "engine.core.rules",
        "ids = {f: step for step, f in steps.items()}",
        "name += next(iter(steps.values())).__module__; ids = {f: step for step, f in steps.items()}",
    ),
    "an action by its class": (
        "engine.core.types.values",
        "of: Any = kind\n        of.__annotations__",
        "do = kind.__name__.lower(); of: Any = kind\n        of.__annotations__",
    ),
    "an event by the function that tells it": (
        "engine.core.execution",
        'f = self.frame\n        if f is None:\n            raise RulesBug("ask_any outside a step")',
        "f = self.frame; self.events.append(Event(self.ask_any.__func__.__qualname__, '', {}))",
    ),
    "a fault by its class": (
        "engine.core.rules",
        "return Fault(self.case, self.code, ",
        "return Fault(self.case, type(self).__name__, ",
    ),
    "a machine player by its function": (
        "engine.policies.policy",
        "POLICIES: dict[str, Policy] = {",
        "POLICIES: dict[str, Policy] = {random_answer.__name__: random_answer,",
    ),
}


def saved(how: str, titles: str, plants: dict[str, tuple[str, str]] | None = None) -> list[str]:
    """Play games in a process of their own and return what they leave behind."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.core.saved.renaming", how, titles, json.dumps(plants or {})],
        cwd=ROOT,
        env={**with_example(), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()


def compared(titles: str, plants: dict[str, tuple[str, str]] | None = None) -> tuple[list[str], list[str]]:
    with ThreadPoolExecutor(2) as both:
        one, other = both.map(lambda how: saved(how, titles, plants), ("plain", "renamed"))
    return one, other


def test_with_every_name_changed_the_saves_are_the_same() -> None:
    plain, renamed = compared(EVERY)
    assert len(plain) > 700
    assert {json.loads(x)[0] for x in plain[1:]} == {*GAMES, "goofspiel"}
    assert sum(json.loads(x)[1] == "old" for x in plain) >= 12 * len(GAMES)
    for one, other in zip(plain, renamed, strict=True):
        assert one == other


@pytest.mark.parametrize("plant", PLANTS)
def test_a_save_that_hangs_on_a_name_is_found(plant: str) -> None:
    module, old, new = PLANTS[plant]
    plain, renamed = compared("armada,skirmish" if "ask_any" in old else "starwars", {module: (old, new)})
    assert plain != renamed
