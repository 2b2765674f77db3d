"""Queries change nothing: every method of every query service is asked where nothing can be written."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from random import Random
from typing import Any, get_type_hints

import pytest

from bot.play.model.terms import Person, Receipt, Refused
from bot.play.queries import inbox, settings
from bot.play.queries.choices import Chosen, FormPage, is_formed
from bot.play.queries.inbox import Listing
from bot.play.services import Services, build_services
from bot.store import Store
from bot.titles import catalogue
from engine.core.errors import Refusal
from engine.core.flow import pending
from engine.core.rules import Decision
from render.core.text import words
from tests.play.conftest import ANN, BEN, HERE, MOD, FakeClock, FakeCourier, Room, no_picture

TITLES = catalogue()


class Shut:
    """Stands in the place of the store's writer, with which nothing waits to be written."""

    async def settle(self) -> None:
        pass

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"a query writes: {name}")


async def table(store: Store, title: str) -> tuple[Services, str]:
    t = build_services(store, FakeCourier(), catalogue=TITLES, now=FakeClock(), rng=Random(1))
    no_picture(t)
    game = await t.lobby.open_game(HERE, ANN, title)
    await t.lobby.join(game, ANN)
    free = [x.seat for x in (await t.game_lists.info(game)).seats if not x.taken]
    for i, seat in enumerate(free):
        await t.lobby.join(game, BEN if i == 0 else Person(50 + i, f"P{i}"), seat)
    await t.lobby.start(game, ANN)
    await t.turns.drain(game)
    return t, game


async def given(t: Services, game: str) -> dict[str, Any]:
    """Return what the parameters of queries stand for, by name."""
    live = await t.games.load(game)
    seats = {x.seat: x.user for x in live.info.seats}
    d = next(x for x in pending(live.state) if seats.get(x.seat))
    user = next(p for p in (ANN, BEN, *(Person(50 + i, "P") for i in range(9))) if p.id == seats[d.seat])
    asked = t.player_views.about(live, d, words("en"), listed=True)
    token = asked.options[0].token if asked.options else "00000000"
    made = {
        "context": t.context,
        "game": game,
        "user": user,
        "by": user,
        "who": MOD,
        "live": live,
        "done": Receipt(game, live.row.n),
        "d": d,
        "say": words("en"),
        "place": HERE,
        "guild": HERE.guild,
        "parent": None,
        "title": live.row.title,
        "rows": await t.context.store.entries(game),
        "text": "a",
        "message": 0,
        "kind": d.kind,
        "seat": d.seat,
        "decision": d.id,
        "chosen": Chosen(d.id, d.seat, token),
        "op": "",
        "first": 0,
        "last": 1,
        "what": "turn",
        "eyes": "",
        "progress": lambda done, of: None,
        "detail": "",
        "listed": True,
        "listing": Listing(inbox.HERE),
        "at": None,
        "back": False,
        "said": (),
        "name": next(iter([*live.title.pages.public, *live.title.pages.lookups]), ""),
    }
    if is_formed(live, d):
        made["form"] = FormPage(live, (await t.choices.bench(live, user, d))[1])
    return made


def asking(t: Services) -> list[tuple[str, Callable[..., Any]]]:
    each = inspect.getmembers(settings, inspect.iscoroutinefunction)
    found = [(f"settings.{x}", do) for x, do in each if do.__module__ == settings.__name__]
    for name, service in get_type_hints(Services).items():
        if service.__module__.startswith("bot.play.queries."):
            each = inspect.getmembers(getattr(t, name), inspect.ismethod)
            found += [(f"{name}.{x}", do) for x, do in each if not x.startswith("_")]
    return found


@pytest.mark.parametrize("spoiled", [False, True])
@pytest.mark.parametrize("title", sorted(TITLES.titles))
async def test_no_query_writes(title: str, spoiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """With `spoiled` the state cannot be read: each query rebuilds it, and leaves it to a command to mend."""
    store = await Store.open()  # in memory: with no writer but this
    t, game = await table(store, title)
    facts = await given(t, game)
    if spoiled:
        await store.writer.run(lambda db: db.execute("UPDATE snapshot SET state = 'gone'") and None)
    answered = set()
    with monkeypatch.context() as patched:
        patched.setattr(store, "writer", Shut())
        for name, ask in asking(t):
            hints = get_type_hints(ask)
            needs = {x: facts[x] for x in hints if x in facts}
            if hints.get("user") is int:
                needs["user"] = facts["user"].id
            if hints.get("decision") is Decision:
                needs["decision"] = pending(facts["live"].state)[0]
            if "form" in hints and "form" not in facts:
                continue  # a page of a form, and this title has none open
            try:
                got = ask(**needs)
                if inspect.isawaitable(got):
                    await got
            except (Refused, Refusal):  # not every title has pages, forms and reports
                continue
            answered.add(name)
    t.context.workers.close()
    await store.close()
    assert {
        "choices.hand",
        "choices.narrow",
        "player_views.look",
        "log.page",
        "boards.board",
        "settings.visitor",
    } <= answered
    assert len(answered) > 30, sorted(answered)


async def test_a_page_of_another_title_is_refused(room: Room) -> None:
    game = await room.started()
    with pytest.raises(Refused, match="refused-no-act"):
        await room.services.player_views.title_page(game, ANN, "combats")
    with pytest.raises(Refused, match="refused-no-act"):
        await room.services.player_views.study(game, ANN, "team")
