"""Looking at boards and moving pictures, and back on a game that is over: its report, answers explained."""

from __future__ import annotations

from bot.play.analysis.reports import PICK, entry_of_page, picked
from bot.play.model.custom_ids import CustomId, Verb
from bot.ui.interactions import pages
from bot.ui.interactions.pages import Meter
from bot.ui.visit import Visit


async def board_map(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Show the board."""
    await v.show(await pages.board_map(v, what.game, what.arg(0, "occupied"), eyes=what.arg(1)))


async def board(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Show the board as text."""
    await v.show(await pages.board(v, what.game, what.arg(0)))


async def replay(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Make a moving picture."""
    await pages.replay(v, what.game, what.arg(0, "turn"), what.arg(1))


async def pressed(v: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Show a page, to this person alone."""
    page = values[0] if values else what.arg(0)
    if (n := entry_of_page(page)) is not None:
        await _explained(v, what.game, n)
        return
    if page.startswith(PICK):
        await v.show(await v.services.explanation_pages.choose(what.game, v.person, picked(page)))
        return
    v.host.pictures.step(v.person.id)
    await v.show(await v.services.report_pages.page(what.game, v.person, page))


async def explained(v: Visit, game: str, entry: str) -> None:
    """Explain the answer of the entry that is called so, or let one be chosen where none is."""
    if await v.services.at_once.goes_on(game):
        await _why(v, game, await v.services.at_once.number(game, entry))
        return
    if not entry:
        await v.share(await v.services.explanation_pages.choose(game, (await v.audience()).person))
        return
    await _explained(v, game, await v.services.explanation_pages.number(game, entry))


async def _why(v: Visit, game: str, n: int) -> None:
    """Explain a machine player's answer during the game, to this person only."""
    v.host.pictures.step(v.person.id)
    await v.show(await v.services.at_once.page(game, v.person, n))


async def _explained(v: Visit, game: str, n: int) -> None:
    if await v.services.at_once.goes_on(game):
        await _why(v, game, n)
        return
    v.host.replays.step(v.person.id)
    to, meter = await v.audience(), Meter(v, "bot-explain-progress")
    try:
        post = await v.services.explanation_pages.page(game, to.person, n, meter)
    finally:
        await meter.rest()
    await v.share(post)


VERBS = {Verb.LOOKBACK: pressed, Verb.MAP: board_map, Verb.BOARD: board, Verb.REPLAY: replay}
