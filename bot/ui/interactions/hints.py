"""Hints: the page of a player who asks for one, and the agreement to hints in the lobby."""

from __future__ import annotations

from dataclasses import replace

from bot.play.analysis.hints import FORM, WHY
from bot.play.model.custom_ids import CustomId, Verb
from bot.ui.visit import Visit


async def taken(v: Visit, game: str, decision: int = 0, seat: str = "", *, why: bool = False) -> None:
    """Show a hint on what this person is asked, to them alone."""
    v.host.pictures.step(v.person.id)
    await v.show(await v.services.hints.take(game, v.person, decision, seat, why=why))


async def pressed(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Show a hint, or its reasons; or the form filled in with its answer, to be looked over."""
    if what.arg(2) == FORM:
        await _filled_in(v, what)
        return
    await taken(v, what.game, what.number(1), what.arg(0), why=what.arg(2) == WHY)


async def _filled_in(v: Visit, what: CustomId) -> None:
    services = v.services
    got = await services.hints.form(what.game, v.person, what.number(1), what.arg(0))
    page = await services.form_editing.sheet_of(what.game, v.person, got.text, got.kind, got.seat)
    await v.show(await services.forms.page(v.person, replace(page, fresh=False)))


async def toggled(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Agree to hints at a table, or take that back."""
    agrees = await v.services.hint_agreement.toggle(what.game, v.person)
    await v.tell("bot-hints-agreed" if agrees else "bot-hints-refused")


VERBS = {Verb.HINT: pressed, Verb.HINTS: toggled}
