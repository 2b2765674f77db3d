"""Hints: what somebody is shown who asks for one, and what they agree to in the lobby."""

from __future__ import annotations

from bot.play.hints.hint_pages import WHY
from bot.play.model.custom_ids import CustomId, Verb
from bot.ui.visit import Visit


async def taken(v: Visit, game: str, decision: int = 0, seat: str = "", *, why: bool = False) -> None:
    """Show a hint on what this person is asked, to them alone."""
    v.host.pictures.step(v.person.id)
    await v.show(await v.services.hints.take(game, v.person, decision, seat, why=why))


async def pressed(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Show a hint, or its reasons."""
    await taken(v, what.game, what.number(1), what.arg(0), why=what.arg(2) == WHY)


async def toggled(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Agree to hints at a table, or take that back."""
    agrees = await v.services.hint_agreement.toggle(what.game, v.person)
    await v.tell("bot-hints-agreed" if agrees else "bot-hints-refused")
    await v.services.sender.drain(what.game)


VERBS = {Verb.HINT: pressed, Verb.HINTS: toggled}
