"""What counts as told by direct message."""

from __future__ import annotations

import json
from collections import Counter
from types import SimpleNamespace

from bot.desk.discord.things import EPHEMERAL, V2
from render.core.text import words
from tests.proof.told import private
from tests.proof.told.private import told_by


def shown(kind, words, nonce="", flags=V2):
    said_there = [{"type": 10, "content": words}]
    json = {"id": words, "flags": flags, "content": "", "components": said_there}
    return SimpleNamespace(channel=7, kind=kind, json={**json, "nonce": nonce} if nonce else json)


def test_a_message_counts_as_it_was_in_the_end_and_the_answer_to_a_press_not_at_all():
    log = [
        shown("message", "S2 waits", "n1"),
        shown("edit", "S2 still waits", "n1"),
        shown("message", "S2 still waits", flags=V2 | EPHEMERAL),
        shown("edit", "S2 still waits", "n2"),
        shown("typing", "S2 still waits"),
    ]
    discord = SimpleNamespace(world=SimpleNamespace(dms={1: SimpleNamespace(id=7)}, log=log))
    assert told_by(discord, 1, "g1", {"n2"}) == ["S2 still waits"]
    assert told_by(discord, 1, "g1", {"n1", "n2"}) == [], "it is of another game"
    assert not told_by(discord, 2, "g1", {"n2"})


def test_a_word_that_is_owed_is_looked_for_in_messages_and_not_in_a_form_that_was_opened():
    body = json.dumps({"key": "note-dropped", "facts": {"seat": "blue"}})
    answers = {"lane": ("u1", "nonce", "", body), "title": ("starwars",), "locale": ("en", "", "dm")}
    rows = lambda sql, *_: [answers[x] for x in [sql.split()[1].strip(",")] if x in answers]  # noqa: E731
    wanted = words("en")("note-dropped", seat="blue", side="Blue")
    form = SimpleNamespace(audience={1}, kind="modal", json={"components": [{"type": 18}]})
    said = shown("message", wanted)
    said.audience = {1}
    for log, missed in (([form], 1), ([form, said], 0)):
        world = SimpleNamespace(log=log)
        look, done = SimpleNamespace(rows=rows), Counter[str]()
        found = list(private._later(SimpleNamespace(world=world), look, "g", {"nonce"}, done))
        assert (len(found), done["words owed"]) == (missed, 1), found
