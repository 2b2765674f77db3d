"""Sheets being written and texts kept: by game, seat, kind and user; by user, title and name."""

from __future__ import annotations

import pytest

from bot.store import FullError, Store
from bot.store.models import ON_TABLE, Keepsake, Note, Sheet
from bot.store.repositories.sheets import MOST_KEPT
from tests.store.conftest import added


def kept(name: str, at: int = 1, user: int = 7, title: str = "armada") -> Keepsake:
    return Keepsake(user=user, title=title, name=name, text=f"text of {name}", at=at)


async def test_a_sheet_belongs_to_a_game_a_seat_a_kind_and_its_writer(store: Store) -> None:
    await added(store)
    assert await store.sheet("g1", "blue", "orders", 7) is None
    for text in ("first", "second"):
        await store.set_sheet(Sheet(game="g1", seat="blue", kind="orders", user=7, text=text, at=1))
    await store.set_sheet(Sheet(game="g1", seat="orange", kind="orders", user=7, text="other", at=1))
    assert await store.sheet("g1", "blue", "orders", 7) == "second"
    assert await store.sheet("g1", "orange", "orders", 7) == "other"
    assert await store.sheet("g1", "blue", "fleet", 7) is None
    assert await store.sheet("g1", "blue", "orders", 8) is None  # whoever takes the seat over


async def test_a_sheet_outlives_the_process(where: str, store: Store) -> None:
    await added(store)
    await store.set_sheet(Sheet(game="g1", seat="blue", kind="orders", user=7, text="draft", at=1))
    again = await Store.open(where)
    assert await again.sheet("g1", "blue", "orders", 7) == "draft"
    await again.close()


async def test_a_table_has_one_note_whoever_writes_it_and_own_notes_stay(store: Store) -> None:
    await added(store)
    for user, n, text in ((7, 3, "own"), (7, ON_TABLE, "first"), (8, ON_TABLE, "second")):
        await store.set_note(Note(game="g1", user=user, n=n, text=text, at=1))
    assert [x.text for x in await store.notes("g1", 7)] == ["second", "own"]
    await store.set_note(Note(game="g1", user=7, n=ON_TABLE, text="", at=2))
    assert [x.text for x in await store.notes("g1", 7)] == ["own"]


async def test_texts_are_kept_by_name_latest_first(store: Store) -> None:
    for at, name in enumerate(("bees", "wall", "bees")):
        await store.keep(kept(name, at))
    await store.keep(kept("elsewhere", 9, title="skirmish"))
    await store.keep(kept("not mine", 9, user=8))
    assert list(await store.keepsakes(7, "armada")) == ["bees", "wall"]
    await store.forget(7, "armada", "bees")
    assert await store.keepsakes(7, "armada") == {"wall": "text of wall"}
    assert list(await store.keepsakes(8, "armada")) == ["not mine"]


async def test_so_many_texts_are_kept_and_no_more(store: Store) -> None:
    for n in range(MOST_KEPT):
        await store.keep(kept(f"n{n}"))
    with pytest.raises(FullError):
        await store.keep(kept("one more"))
    await store.keep(kept("n3", 5))
    assert len(await store.keepsakes(7, "armada")) == MOST_KEPT
