"""The report on a game that is over, page by page, for whoever asks."""

from __future__ import annotations

from bot.play.model.custom_ids import CustomId, Verb
from bot.ui.visit import Visit


async def pressed(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Show a page of the report, to this person alone."""
    v.host.pictures.step(v.person.id)
    await v.show(await v.services.report_pages.page(what.game, v.person, what.arg(0)))


VERBS = {Verb.LOOKBACK: pressed}
