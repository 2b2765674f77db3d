"""What would be found if a page, a live board or a sandbox told more than it may, or a report were lost."""

from __future__ import annotations

import sqlite3
from collections import Counter
from random import Random
from types import SimpleNamespace

from engine.core.codec import save
from engine.core.record import replay
from engine.policies.what_if import as_known
from engine.titles import GAMES
from tests.proof.checks import looks
from tests.proof.checks.after import _secret_lines
from tests.proof.checks.glimpse import Told
from tests.proof.checks.looks import Fetched
from tests.shared.replay_pages import made, order, recorded, under_way

GAME, SEAT = GAMES["starwars"], "blue"


def played(n):
    """Return a game under way, with what it told, and what each seat alone may read."""
    record = under_way(recorded("starwars", "own_board"), n)
    results = replay(GAME, record)
    told = [Told(e, r.events, r.state) for e, r in zip(record.entries, results, strict=True)]
    stand = SimpleNamespace(id="g", title="starwars", ended=False)
    return record, told, stand, _secret_lines(stand, told, ["blue", "orange"])


def page_for(record, eyes):
    return made(order(record, eyes=(eyes,), languages=("en",))).data.decode()


def test_a_page_that_tells_a_hand_to_others_is_found():
    record, _, stand, lines = played(80)
    assert lines["orange"]
    done = Counter()
    for eyes, wrong in (("", False), ("orange", True)):
        page = page_for(record, eyes)
        assert list(looks.under_way(page)) == []
        assert bool(list(looks.secret_on(page, {"orange": lines["orange"]}))) is wrong
        fetched = [Fetched("g", 200, page, over=False), Fetched("other", 200, "", over=False)]
        assert bool(list(looks.watched(stand, fetched, lines, done))) is wrong
    assert done == {"live boards read": 2}
    assert list(looks.withdrawn([Fetched("", 404, "", over=False)])) == []
    assert len(list(looks.withdrawn([Fetched("", 200, "", over=False)]))) == 1


def test_a_page_of_a_game_under_way_that_holds_its_record_is_found():
    page = made(order(recorded("starwars", "resigned"))).data.decode()
    assert len(list(looks.under_way(page))) == 2


def test_a_sandbox_that_begins_at_the_truth_is_found():
    _, told, _, _ = played(80)
    now = told[-1].state
    known = save(as_known(GAME, now, SEAT, Random("5eed"))).decode()
    rows = [
        ("fair", SEAT, "5eed", -1, known),
        ("truth", SEAT, "5eed", -1, save(now).decode()),
        ("entry", "", "", 7, save(told[7].state).decode()),
        ("other", "", "", 7, save(told[8].state).decode()),
    ]
    look, done = SimpleNamespace(rows=lambda sql, game: rows), Counter()
    found = list(looks.sandboxes(look, "g", "starwars", told, done))
    assert [x.split()[1] for x in found] == ["truth", "other"]
    assert done["sandboxes"] == 4


def test_a_report_that_nobody_will_work_out_is_found():
    with sqlite3.connect(":memory:") as db:
        db.execute("CREATE TABLE look_back (game, report, due, tries)")
        rows = [("there", "{}", 0, 1), ("due", "", 5, 1), ("given up", "", 0, 3), ("lost", "", 0, 1)]
        db.executemany("INSERT INTO look_back VALUES (?, ?, ?, ?)", rows)
        look, done = SimpleNamespace(rows=lambda sql: db.execute(sql).fetchall()), Counter()
        assert list(looks.reports(look, done)) == ["the report on game lost is lost"]
    db.close()
    assert done["reports"] == 1
