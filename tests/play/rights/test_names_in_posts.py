"""Whoever is named in a post is named by id as well, so that their name can be erased from it for good."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.play
from bot.play.context import named
from bot.store.models import PostKind
from tests.play.conftest import ANN, BEN, HERE, Room, unidentified

PLAY = Path(bot.play.__file__).parent
ENGLISH = PLAY.parents[1] / "data" / "locale" / "en"
#: Every sentence of the catalogue that is posted and names somebody. A new one must pass `named`, too.
SENTENCES = {
    *("note-seated", "note-invited", "note-has-left", "note-departed", "note-not-back", "note-muster-over"),
    *("note-declined", "note-withdrawn", "note-replace-declined", "note-replace-withdrawn"),
    *("note-vacation", "note-vacation-over", "note-vacation-off", "note-quiet", "note-loud"),
    *("note-watch", "note-watch-link", "note-watch-withdrawn", "note-abandoned", "note-seat-offered-by"),
}


def test_every_sentence_that_names_somebody_is_known() -> None:
    text = "\n".join(x.read_text(encoding="utf-8") for x in sorted(ENGLISH.glob("*.ftl")))
    messages = re.findall(r"^(note-[a-z-]+) =((?:.|\n(?=\s))*)", text, re.MULTILINE)
    assert {key for key, said in messages if re.search(r"\$(name|by)\b", said)} == SENTENCES


def _bare(tree: ast.AST) -> Iterator[int]:
    """List the lines where a post is given a name, or facts for one, without `named`."""
    for x in ast.walk(tree):
        if isinstance(x, ast.Call) and getattr(x.func, "attr", "") in ("note", "post"):
            yield from (k.value.lineno for k in x.keywords if k.arg in ("name", "by"))
        if isinstance(x, ast.Dict):
            keys = {k.value: v for k, v in zip(x.keys, x.values, strict=True) if isinstance(k, ast.Constant)}
            facts = {"user", "seat"} & set(keys)  # what else such posts tell; words for a page name neither
            for key in {"name", "by"} & set(keys) if facts else ():
                if getattr(keys[key], "value", None) != "":
                    yield x.lineno


def test_no_module_that_makes_posts_puts_a_name_into_them_by_itself() -> None:
    makers = [x for x in sorted(PLAY.rglob("*.py")) if ".outgoing" in x.read_text(encoding="utf-8")]
    assert len(makers) > 5
    assert [
        f"{x.relative_to(PLAY)}:{line}"
        for x in makers
        for line in _bare(ast.parse(x.read_text(encoding="utf-8")))
    ] == []


async def test_the_common_bodies_name_by_id(room: Room) -> None:
    """The fixture `names_with_ids` looks at every post of every other test here, too."""
    t = room.services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    await t.lobby.join(game, ANN, "blue")
    await t.lobby.invite(game, ANN, BEN, "orange")
    await t.lobby.join(game, BEN, "orange")
    await t.lobby.start(game, ANN)
    await t.watching.share(game, ANN, address="http://here/")
    await t.hosting.quieten(game, ANN, 77)
    bodies = [(x.what, json.loads(x.body)) for x in await room.store.unsent(game)]
    facts = {b.get("key", what): b.get("facts", b) for what, b in bodies}
    assert (facts["note-invited"]["name_id"], facts["note-invited"]["by_id"]) == (BEN.id, ANN.id)
    assert facts["note-watch-link"]["name_id"] == facts["note-quiet"]["name_id"] == ANN.id
    await t.hosting.abandon(game, BEN)
    asked = [json.loads(x.body) for x in await room.store.unsent(game) if x.what == PostKind.ASK]
    assert asked[-1]["name_id"] == BEN.id


@pytest.mark.parametrize("key", ["name", "by"])
def test_a_name_without_an_id_is_noticed(key: str) -> None:
    assert list(unidentified({"facts": {key: "Ann"}})) == ["Ann"]
    assert list(unidentified({"facts": named(0, "Ann", key)})) == ["Ann"]
    assert list(unidentified({"facts": named(1, "Ann", key), "of": [named(0, "")]})) == []
