"""Tokens of programs in both databases: kept, replaced, dropped, and what sweeps and programs ask."""

from __future__ import annotations

import pytest

from bot.store import ClashError, Store
from bot.store.models import OpenDecision, SeatRow, SeatToken
from bot.store.repositories.turns import Usual
from tests.store.conftest import a_game


async def test_a_token_is_kept_replaced_and_dropped(store: Store) -> None:
    game = a_game("one", 50, status="playing", n=0)
    seats = [SeatRow(game="one", seat="blue", user=7), SeatRow(game="one", seat="orange", policy="random")]
    await store.add_game(game, seats, "5eed")
    await store.writer.write(
        lambda db: db.add(OpenDecision(game="one", seat="orange", number=1, kind="k", since=1))
    )
    assert await store.machines_turn(2, Usual()) == ["one"]
    assert await store.asked_of("one", "orange") == ("playing", True)
    assert await store.asked_of("one", "blue") == ("playing", False)
    assert await store.asked_of("none", "blue") == ("", False)

    for n, digest in enumerate(("aa", "bb")):
        await store.set_seat_token(SeatToken(game="one", seat="orange", hash=digest, user=9), n, [])
    assert {seat: x.hash for seat, x in (await store.seat_tokens("one")).items()} == {"orange": "bb"}
    assert await store.former_players("one") == {9}  # who let it in knows what the seat knows
    assert await store.machines_turn(2, Usual()) == []  # the machine player rests
    with pytest.raises(ClashError):
        await store.drop_seat_token("one", "orange", 1, [])
    await store.drop_seat_token("one", "orange", 2, [])
    assert await store.seat_tokens("one") == {}
    assert await store.machines_turn(2, Usual()) == ["one"]
    await store.set_seat_token(SeatToken(game="one", seat="blue", hash="cc", user=7), 3, [])
    assert await store.former_players("one") == {9}
