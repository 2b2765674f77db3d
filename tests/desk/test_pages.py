"""What a page is told at once, and what follows when it is looked at."""

from __future__ import annotations

from pathlib import Path

import aiohttp

from bot.desk.pages import AT_ONCE
from tests.desk.test_failures import looks, opened


async def test_the_newest_messages_come_at_once_and_older_ones_when_they_are_asked_for(tmp_path: Path):
    table = await opened(tmp_path)
    alice = table.people[0]
    said = [await alice.write(table.kept.table, f"line {n}") for n in range(2 * AT_ONCE + 5)]
    table.world.pin(said[0])
    async with aiohttp.ClientSession() as session:
        bob = await looks(table, session, 1)
        told = [m["content"] for m in bob.hello["messages"]]
        assert told == [f"line {n}" for n in range(AT_ONCE + 5, 2 * AT_ONCE + 5)]
        assert bob.hello["more"] == [bob.table]
        assert [m["content"] for m in bob.hello["pinned"]] == ["line 0"]
        first = bob.hello["messages"][0]["id"]
        done = await bob.ask("older", channel=bob.table, before=first)
        assert [m["content"] for m in done["older"]] == [f"line {n}" for n in range(5, AT_ONCE + 5)]
        assert done["more"] is True
        done = await bob.ask("older", channel=bob.table, before=done["older"][0]["id"])
        assert [m["content"] for m in done["older"]] == [f"line {n}" for n in range(5)]
        assert done["more"] is False
        letters = str(alice.dms.id)
        assert "gone" in (await bob.ask("older", channel=letters, before=first))["why"]
    await table.close()
