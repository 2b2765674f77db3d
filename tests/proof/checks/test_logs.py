"""The judge of the log sees every error that nobody planted, and a late round is played once more."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.health import AILMENTS, NO_COMMITS, NO_FILES
from tests.proof.checks import logs, plan
from tests.proof.checks.plan import Plan
from tests.proof.faults.kinds import NAMES
from tests.proof.figures import Figures

LOG = """2026-11-28T18:00:00.000Z INFO    bot.app [game=abc]: ready
2026-11-28T18:00:01.000Z ERROR   nullgate.play [game=abc]: a post of game abc could not be made or sent
  File "bot/play/posts/posts.py", line 12, in make
KeyError
2026-11-28T18:00:02.000Z WARNING nullgate.play: a post of game abc must wait
2026-11-28T18:00:03.000Z CRITICAL bot.serving: it ends
"""


def test_errors_are_found_with_their_trace():
    found = list(logs.errors(LOG))
    assert [head for head, _ in found] == [
        "nullgate.play: a post of game abc could not be made or sent", "bot.serving: it ends",
    ]  # fmt: skip
    assert found[0][1].endswith("KeyError")


def test_an_error_is_a_failure_unless_a_planted_fault_explains_it(tmp_path, monkeypatch):
    (tmp_path / "bot.log").write_text(LOG)
    assert len(logs.judged(tmp_path, set(), Counter())) == 2
    monkeypatch.setattr(logs, "EXPLAINED", {"KeyError": {"full disk"}, "it ends": {"full disk"}})
    assert len(logs.judged(tmp_path, set(), Counter())) == 2
    checked: Counter[str] = Counter()
    assert logs.judged(tmp_path, {"full disk"}, checked) == []
    assert checked["errors in the log that a planted fault explains"] == 2
    assert checked["lines of the bot's log"] == 6


def test_a_line_that_a_full_disk_breaks_off_is_explained_by_it_and_by_nothing_else(tmp_path):
    torn = "2026-11-28T23:20:30.351Z ERROR   bot.ui.errors [failure=25d570 game=y6"
    (tmp_path / "bot.log").write_text(
        f"{torn}2026-11-28T23:20:32.383Z WARNING bot.app [game=n3xzdz]: hello\n"
    )
    assert logs.judged(tmp_path, {"full disk"}, Counter()) == []
    assert len(logs.judged(tmp_path, {"I/O error"}, Counter())) == 1
    trace = "2026-11-29T14:11:53.697Z ERROR   nullgate.play: not taken up\nOperationalError: disk is ful"
    (tmp_path / "bot.log").write_text(f"{trace}2026-11-29T14:11:57.297Z INFO    discord.client: logging in\n")
    assert logs.judged(tmp_path, {"full disk"}, Counter()) == []
    assert len(logs.judged(tmp_path, {"I/O error"}, Counter())) == 1
    (tmp_path / "bot.log").write_text(f"{torn}]: a fault of ours\n")
    assert len(logs.judged(tmp_path, {"full disk"}, Counter())) == 1


@pytest.mark.parametrize("kind", sorted(logs.FILE | logs.SERVER))
def test_a_bot_that_says_its_database_refuses_is_explained_by_a_planted_fault_of_the_database(tmp_path, kind):
    line = f"2026-11-28T18:00:01.000Z ERROR   bot.app: not well: {AILMENTS[NO_COMMITS]}\n"
    (tmp_path / "bot.log").write_text(line)
    assert logs.judged(tmp_path, {kind}, Counter()) == []
    assert len(logs.judged(tmp_path, {"slowmode"}, Counter())) == 1
    (tmp_path / "bot.log").write_text(line.replace(AILMENTS[NO_COMMITS], AILMENTS[NO_FILES]))
    assert len(logs.judged(tmp_path, {kind}, Counter())) == 1


def test_every_explanation_names_kinds_of_trouble():
    assert set().union(*logs.EXPLAINED.values()) <= set(NAMES)


@pytest.mark.parametrize(
    ("busy", "first", "second", "rounds", "left"),
    [
        (False, ["the bot is ready: not in 60 s"], [], 1, 1),
        (True, ["the bot is ready: not in 60 s"], [], 2, 0),
        (True, ["the bot is ready: not in 60 s"], ["game x does not go on"], 2, 1),
        (True, ["game x (armada): /undo game: '?' by alice: no answer"], [], 2, 0),
        (True, ["a hand was shown to eve"], [], 1, 1),
        (True, ["game x does not go on", "a hand was shown to eve"], [], 1, 2),
        (True, [], [], 1, 0),
    ],
)
def test_only_what_was_late_on_a_busy_machine_is_played_again(monkeypatch, busy, first, second, rounds, left):
    results = [Figures(failures=list(first), answers=Counter(armada=3)), Figures(failures=list(second))]
    played = []
    monkeypatch.setattr(plan, "busy", lambda: busy)
    monkeypatch.setattr(
        Plan, "_once", lambda self, number, end: played.append(number) or results[len(played) - 1]
    )
    found = Plan(("armada",), 1, 1.0, 0.1, ()).play(7, 0.0)
    assert (played, len(found.failures)) == ([7] * rounds, left)
    assert found.answers["armada"] == 3
