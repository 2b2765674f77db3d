"""No query of a sweep looks at all games: what both databases say they would do for each."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlmodel import Session

from bot.store import Store
from tests.bench.measures import weeks

#: Tables that may have rows for every game that is, or was ever, played.
MANY = {"game", "seat", "decision", "standing", "seat_clock", "request", "outbox", "message"}
GAMES = 600


async def asked(store: Store, do: Callable[[], Any]) -> dict[str, Any]:
    """Return the queries by which something is done, with their values."""
    heard = dict[str, Any]()

    def note(_: Any, __: Any, statement: str, values: Any, *___: Any) -> None:
        if statement.startswith("SELECT"):
            heard.setdefault(statement, values)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        await do()
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    return heard


def nodes(plan: Any) -> list[dict[str, Any]]:
    return [plan, *(x for inner in plan.get("Plans", ()) for x in nodes(inner))]


def bad_on_server(db: Session, statement: str, values: Any) -> list[str]:
    """Return the parts of PostgreSQL's plan that go through a whole table, or all games under way."""
    db.connection().exec_driver_sql("SET LOCAL enable_seqscan = off")
    ((plan,),) = db.connection().exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", values).all()
    found = []
    for x in nodes(plan[0]["Plan"]):
        if x["Node Type"] == "Bitmap Heap Scan" or "Scan" not in x["Node Type"]:
            continue  # what it reads an index has found
        wanted = re.sub(r"\(?\(status\)::text = '\w+'::text\)?( AND )?", "", x.get("Index Cond", ""))
        table = x.get("Relation Name") or x.get("Index Name", "")
        if not wanted.strip("() ") and (table in MANY or table.startswith("ix_")):
            found.append(f"{x['Node Type']} of {table} {x.get('Index Cond', '')}")
    return found


def bad_in_file(db: Session, statement: str, values: Any) -> list[str]:
    """Return the same of SQLite's."""
    rows = db.connection().exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
    steps = [str(x[3]) for x in rows]
    return [x for x in steps if x.endswith("(status=?)") or (x.startswith("SCAN") and x.split()[1] in MANY)]


async def test_no_query_of_a_sweep_looks_at_all_games(where: str) -> None:
    store = await weeks.filled(where, GAMES)
    if store.opened.server:
        await store.writer.run(lambda db: db.execute("ANALYZE"))  # type: ignore[call-overload]
    queries = await asked(store, weeks.at_work(store).sweeper.sweep)
    assert len([x for x in queries if "game.turn_at" in x]) >= 3  # found, settled, looked through
    assert sum("seat_clock" in x or "request" in x or "outbox" in x or "message" in x for x in queries) >= 4
    bad = bad_on_server if store.opened.server else bad_in_file
    found = {x: await store.writer.read(lambda db, x=x: bad(db, x, queries[x])) for x in queries}
    assert not [f"{steps} in {x}" for x, steps in found.items() if steps]
    every = "SELECT id FROM game WHERE status = 'playing' AND parked = ''"  # and one that does is known
    assert await store.writer.read(lambda db: bad(db, every, ()))
    await store.close()
