"""Pages of recorded games, as the process that makes them would."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from bot.play.games.commits import SILENT
from bot.play.model.rows import Called
from bot.play.workers.films import PageOrder, ReplayPage, replay_page
from bot.play.workers.records import packed, read_in
from bot.store.models import Entry as EntryRow
from bot.store.models import Game as GameRow
from bot.titles import catalogue
from engine.core.record import Record, read_record, write_record
from engine.titles import GAMES
from render.page.moments import ONLOOKER, OPEN

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ("Ada", "Grace Hopper", "Zoë", "Käthe", "Lin", "Bo", "Guinevere")
#: A short game of each title, and a usual one.
SHORT = {"starwars": "resigned", "stargate": "undone", "armada": "undone", "skirmish": "gm_called"}
USUAL = {"starwars": "own_board", "stargate": "hopeless", "armada": "standard", "skirmish": "raid"}


def recorded(game: str, name: str) -> Record:
    """Read a recorded game."""
    return read_record((RECORDS / game / f"{name}.json").read_text(encoding="utf-8"))


def order(
    record: Record,
    *,
    eyes: Sequence[str] = (),
    name: str = "",
    names: Sequence[str] = NAMES,
    languages: Sequence[str] = ("en", "de"),
    report: str = "",
) -> PageOrder:
    """Order the page of a record; with `eyes` that of a game under way, as these see it."""
    title = catalogue()[record.setup.game]
    brought = read_in("game1", 1, write_record(record), GAMES)
    row = GameRow(id="game1", guild=1, channel=1, host=1, name=name, created=1, changed=1, **brought.fields)
    called = Called(dict(zip(brought.seats, names, strict=False)))
    all_eyes = (OPEN, *brought.seats, ONLOOKER) if title.secrets else (OPEN,)
    return PageOrder(
        game=title.game,
        look=title.look,
        setup=record.setup,
        id="game1",
        name=name,
        eyes=tuple(eyes) or all_eyes,
        rows=packed([EntryRow(**x) for x in brought.log]),
        since=row.mark,
        called=[called] * len(languages),
        languages=languages,
        first=languages[0],
        theme="dark",
        version="1.0",
        commitment=record.commitment,
        words=record.words,
        silent=SILENT,
        report=report,
        row=None if eyes else row.model_dump(),
        seed="" if eyes else record.seed,
    )


def made(wanted: PageOrder) -> ReplayPage:
    """Make a page here and now."""
    page = replay_page(wanted, lambda done, of: None)
    assert page is not None
    return page


@lru_cache(8)
def page_of(game: str, name: str) -> ReplayPage:
    """Make the page of a recorded game, once."""
    return made(order(recorded(game, name)))


def under_way(record: Record, n: int) -> Record:
    """Return the first entries of a record, as of a game that is not over."""
    return replace(record, entries=record.entries[:n], outcome=None, seed="")
