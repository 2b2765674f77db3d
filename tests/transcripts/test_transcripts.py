"""What people see is what was read and kept; `python -m tests.transcripts` renews it."""

from __future__ import annotations

import pytest

from tests.bot.conftest import translate_once
from tests.transcripts.__main__ import KEPT
from tests.transcripts.recording import recorded
from tests.transcripts.visits import VISITS
from tests.transcripts.writing import Names, Request, Writer


@pytest.mark.parametrize("name", VISITS)
async def test_people_see_what_was_kept(name, settings, monkeypatch) -> None:
    translate_once(monkeypatch)
    kept = (KEPT / f"{name}.md").read_text(encoding="utf-8")
    assert (await recorded(VISITS[name], settings)).splitlines() == kept.splitlines()


def test_nothing_else_is_kept() -> None:
    assert {x.stem for x in KEPT.glob("*.md")} == set(VISITS)
    assert len(VISITS) >= 50


def _written(body: dict[str, object], path: str = "/channels/7/messages", method: str = "POST") -> str:
    names = Names({1: "alice"}, {7: "table"}, {9: "alice"})
    writer = Writer(names)
    writer.act("alice", "`/who`", [Request(method, path, body)])
    return writer.text("A visit")


def test_a_word_that_changes_changes_the_transcript() -> None:
    def told(text: str) -> str:
        return _written({"components": [{"type": 17, "components": [{"type": 10, "content": text}]}]})

    assert told("Ship 1 moves.") != told("Ship 1 stays.")
    assert "> Ship 1 moves." in told("Ship 1 moves.")


def test_ids_times_and_hashes_do_not_count() -> None:
    def told(time: int, digits: str, command: int) -> str:
        text = f"<@1> <t:{time}:R> {digits * 32} </who:{command}>"
        return _written({"components": [{"type": 10, "content": text}]})

    one = told(17, "ab", 123456789012345678)
    assert one == told(99, "cd", 223456789012345678)
    assert "> @alice <time:R> (64 hex digits) /who" in one


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/channels/7/messages", "**#table: new message:**"),
        ("/channels/9/messages", "**DM of alice: new message:**"),
        ("/channels/7/threads", "**#table: a thread is opened: A corner**"),
    ],
)
def test_it_says_where_something_goes(path, says) -> None:
    assert says in _written({"name": "A corner", "components": [{"type": 10, "content": "x"}]}, path)


def test_controls_show_their_colour_and_whether_they_can_be_pressed() -> None:
    button = {"type": 2, "style": 1, "label": "Throw", "custom_id": "x"}
    row = {"type": 1, "components": [button, {**button, "style": 4, "disabled": True}]}
    assert "> [*Throw*] [!Throw! (off)]" in _written({"components": [row]})
