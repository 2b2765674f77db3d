"""Several machines: nothing is lost, nothing is done twice, and what is due is done by exactly one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.proof.crew import MOST, VICTIM, Crew


@pytest.mark.long
@pytest.mark.timeout(400)
@pytest.mark.slow  # four processes of the bot and a database server
async def test_of_three_processes_on_one_database_one_is_killed(
    on_server: Callable[[], str], tmp_path: Path
) -> None:
    found = await Crew(on_server(), tmp_path).play()
    print(found)
    assert found.failures == []
    assert found.answers >= 3 * 4
    assert found.machine >= 3 * MOST
    assert 0 <= found.thoughts - found.machine <= MOST  # what the killed one had thought of and not kept
    others = {"shard 0", "shard 2"} & set(found.by_process)
    assert set(found.by_process) - others == {"shard 1", f"shard {VICTIM} again"}
    assert others, "they went on for the one that was killed"
    assert found.repeated >= 1, "the post whose reply was lost was sent again or looked for, and shown once"
