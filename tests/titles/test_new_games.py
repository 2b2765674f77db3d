"""Games that `python -m bot new` writes, for two and four, with and without hands, keep all promises."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.authors.commands import SEATS, Begun, write_title
from tests.desk.opened import ROOT, Screen, opened
from tests.titles.packages import install

KINDS = {
    "two": Begun("pots"),
    "four": Begun("pots", 4),
    "two with hands": Begun("tricks", hands=True),
    "four with hands": Begun("tricks", 4, hands=True),
}
every_kind = pytest.mark.parametrize("begun", KINDS.values(), ids=KINDS)


def laid_out(begun: Begun, folder: Path) -> str:
    """Write and install a game; returns the path on which it is found."""
    write_title(begun, folder, lambda line: None)
    project = folder / f"nullgate-{begun.name}"
    install(project, folder / "site")
    return os.pathsep.join(map(str, (ROOT, project, folder / "site")))


@pytest.mark.long
@every_kind
def test_it_keeps_the_contract_and_its_lesson_is_right(begun: Begun, tmp_path: Path):
    env = {**os.environ, "PYTHONPATH": laid_out(begun, tmp_path)}
    for module, command in (("bot", "promises"), ("engine", "lessons")):
        argv = [sys.executable, "-m", module, command, begun.name]
        done = subprocess.run(argv, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stdout + done.stderr
    assert f"{begun.name} 1 " in done.stdout
    assert "minutes" in done.stdout


@pytest.mark.long
@every_kind
async def test_it_is_played_to_its_end_at_the_local_table(begun: Begun, tmp_path: Path):
    """Alice fills the free seats with machine players, and presses what comes first until it is over."""
    async with opened(tmp_path / "home", PYTHONPATH=laid_out(begun, tmp_path)) as table:
        alice = await table.screen("Alice")
        await alice.until(lambda: alice.up, "the bot", 120)
        done = await alice.command("new", title=begun.name)
        assert "why" not in done, done
        for _ in range(begun.seats - 1):
            done = await alice.command("table", text="machine policy=steady")
            assert "why" not in done, done
        assert not (await alice.press("Start")).get("why")
        if begun.hands:
            await alice.command("mine")
            await alice.until(lambda: "Your cards: " in alice.said(), "the hand")
            assert "Your cards: " not in alice.public()
        await played(alice)
        assert "Traceback" not in "".join(table.said)
        for seat in SEATS[: begun.seats]:
            assert seat.capitalize() in alice.said()


async def played(alice: Screen) -> None:
    for _ in range(400):
        controls = await alice.until(
            lambda: alice.controls("do", "take", "pick") or over(alice), "a question", 90
        )
        if over(alice):
            return
        message, control = controls[0]
        values = [control["options"][0]["value"]] if control["type"] == 3 else []
        await alice.done(alice.pressing(message, control, *values))
    raise AssertionError(alice.said()[-2000:])


def over(alice: Screen) -> bool:
    return " wins" in alice.public() or "drawn" in alice.public()
