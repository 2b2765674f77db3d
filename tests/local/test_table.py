"""`python -m bot play`: started, played at, stopped by Ctrl-C, and started again on the same games."""

from __future__ import annotations

import io
import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from engine.titles import GAMES
from render.core.scene import PHONE
from tests.local.running import ROOT, environment, running
from tests.local.screen import get, post

pytestmark = pytest.mark.slow
GOES_FIRST = re.compile(r"(\w+) goes first")


def move(screen) -> None:
    """Move a ship within its star, by a button or by a line of the select."""
    lines = [x for c in screen.controls(3) if not c.disabled for x in c.choices]
    label = next(x for x in (*screen.labels(), *lines) if re.search(r"by \d to ", x))
    (screen.choose if label in lines else screen.press)(label)


def test_a_game_is_opened_played_stopped_and_found_again(tmp_path: Path):
    with running(tmp_path) as table:
        page = get(table.address)[1].decode()
        assert "Nullgate" in page
        seen = table.screens()
        ann, ben = seen["0-table"], seen["1-table"]
        assert "who plays?" in ann.text()
        ben.press("Join")
        ann.press("Start")
        first = {"Alice": ann, "Bob": ben}[ann.wait(lambda: GOES_FIRST.search(ann.text()))[1]]
        second = ben if first is ann else ann
        with Image.open(io.BytesIO(max(ann.assets(), key=len))) as picture:
            assert picture.size == PHONE
        before = [len(s.look()["timeline"]) for s in (first, second)]
        move(second)
        assert "moves ship" not in second.text()
        after = [len(s.look()["timeline"]) for s in (first, second)]
        assert after == [before[0], before[1] + 1]  # a word to that person alone
        move(first)
        first.wait(lambda: "moves ship" in first.text())
        stands = re.findall(r"Turn \d+: [^\n]*", first.text())[-1]
        assert table.stop() == 0
        assert "Traceback" not in table.output
        assert "The table is closed. Your games are kept." in table.output
    with running(tmp_path) as table:
        again = table.screens()["1-table"]
        again.wait(lambda: stands in again.text())
        assert again.controls(3) or any(x.startswith("Ship") for x in again.labels())
        assert table.stop(signal.SIGTERM) == 0


def test_a_machine_takes_the_other_seat_and_answers_by_itself(tmp_path: Path):
    with running(tmp_path, "--names", "zoe,max") as table:
        zoe = table.screens()["0-table"]
        assert "Zoe" in zoe.text()
        zoe.choose("steady")
        zoe.press("Start")
        mine = re.compile(r"Turn (\d+): Zoe[^\n]*")
        zoe.wait(lambda: mine.search(zoe.text()))
        for _ in range(24):
            if int(mine.findall(zoe.text())[-1]) > 2:
                break
            zoe.wait(lambda: re.findall(r"Turn \d+: (\w+)", zoe.text())[-1] == "Zoe")
            zoe.step()
        said = zoe.text().split("goes first", 1)[1]
        assert re.search(r"^(?!Zoe)\S[^\n]* throws (\d and \d|a double \d)\.$", said, re.MULTILINE), said
        assert table.stop() == 0
        assert "Traceback" not in table.output


def test_the_page_offers_every_title_with_its_scenarios_and_opens_what_is_chosen(tmp_path: Path):
    with running(tmp_path) as table:
        new, own = table.address + "new", table.address.rstrip("/")
        offered = json.loads(get(table.address + "table.json")[1])["titles"]
        assert {x["id"]: [s["id"] for s in x["scenarios"]] for x in offered} == {
            name: list(game.scenarios) for name, game in GAMES.items()
        }
        assert all(x["about"] and x["title"] for x in offered)
        wanted = {"title": offered[-1]["id"], "scenario": offered[-1]["scenarios"][-1]["id"], "player": 1}
        assert post(new, "http://evil.example", wanted) == 403
        for wrong in (
            None,
            [],
            {**wanted, "title": "chess"},
            {**wanted, "scenario": "no"},
            {**wanted, "player": 9},
        ):
            assert post(new, own, wrong) == 400
        assert post(new, own, wanted) == 200  # the lobby that nobody had started goes
        ben = table.screens()["1-table"]
        assert f"{offered[-1]['title']}: who plays?" in ben.text()
        assert "Opened by Bob" in ben.text()
        assert len(table.screens()) == 4
        assert table.stop() == 0
        assert "Traceback" not in table.output


@pytest.mark.long
def test_a_second_game_is_in_a_thread_that_is_reached_also_after_a_stop(tmp_path: Path):
    other = list(GAMES)[-2]
    with running(tmp_path) as table:
        seen = table.screens()
        seen["1-table"].press("Join")
        seen["0-table"].press("Start")
        seen["0-table"].wait(lambda: GOES_FIRST.search(seen["0-table"].text()))
        wanted = {"title": other, "scenario": next(iter(GAMES[other].scenarios)), "player": 0}
        assert post(table.address + "new", table.address.rstrip("/"), wanted) == 200
        again = table.screens()
        assert "who plays?" not in again["0-table"].text().rpartition("goes first")[2]
        (ben,) = [x for name, x in again.items() if re.fullmatch(r"1-\d+", name)]
        assert f"{GAMES[other].title}: who plays?" in ben.text()
        ben.press("Join")
        assert "Bob" in ben.text()
        assert table.stop() == 0
    with running(tmp_path) as table:
        again = table.screens()
        assert again["0-table"].controls(3) or any(x.startswith("Ship") for x in again["0-table"].labels())
        (ann,) = [x for name, x in again.items() if re.fullmatch(r"0-\d+", name)]
        assert "Start" in ann.labels()
        ann.press("Start")
        ann.wait(lambda: "who plays?" not in ann.text().rpartition(GAMES[other].title)[2])
        assert table.stop() == 0
        assert "Traceback" not in table.output


def test_two_tables_on_the_same_games_are_refused_in_one_line(tmp_path: Path):
    with running(tmp_path) as table:
        command = [sys.executable, "-m", "bot", "play", "--no-browser"]
        second = subprocess.run(
            command, cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, timeout=60
        )
        assert second.returncode == 1
        assert second.stdout.startswith("nullgate: a local table is already open")
        assert len(second.stdout.splitlines()) == 1
        assert not second.stderr
        assert table.stop() == 0


@pytest.mark.parametrize(
    ("arguments", "why"), [(("--port", "99999"), "0 to 65535"), (("--port", "-1"), "0 to 65535")]
)
def test_a_port_that_is_none_is_said_in_one_line(tmp_path: Path, arguments: tuple[str, ...], why: str):
    command = [sys.executable, "-m", "bot", "play", "--no-browser", *arguments]
    tried = subprocess.run(
        command, cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, timeout=60
    )
    said = tried.stdout + tried.stderr
    assert tried.returncode == 2
    assert why in said
    assert "Traceback" not in said
    assert not list(tmp_path.iterdir())


def test_a_database_that_is_none_is_said_in_one_line(tmp_path: Path):
    (tmp_path / "local.db").write_text("this is no database, and it must stay as it is")
    command = [sys.executable, "-m", "bot", "play", "--no-browser"]
    tried = subprocess.run(
        command, cwd=ROOT, env=environment(tmp_path), capture_output=True, text=True, timeout=60
    )
    assert tried.returncode == 1
    lines = [x for x in (tried.stdout + tried.stderr).splitlines() if "nullgate:" in x]
    assert len(lines) == 1
    assert "local.db" in lines[0]
    assert "Traceback" not in tried.stdout + tried.stderr
    assert (tmp_path / "local.db").read_text().startswith("this is no database")
