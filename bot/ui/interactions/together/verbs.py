"""What each button does by which people find each other: one small function a verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

from bot.play.model.custom_ids import CustomId, Verb
from bot.ui.interactions import pages
from bot.ui.interactions.oneself import coaches
from bot.ui.interactions.together import blocked, daily, following, playing, reports, watching
from bot.ui.visit import Visit, alone

#: Carries out a press: takes the visit, the control's id, and the chosen values.
Does = Callable[[Visit, CustomId, tuple[str, ...]], Awaitable[None]]


async def _offered(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Answer an offer of a seat."""
    v = replace(v, in_place=alone(v.interaction))
    await playing.answered(v, what.arg(0), what.arg(1), what.arg(2))


async def _door(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Say whether the queue may fill a lobby."""
    await v.services.filling.set_door(what.game, v.person, is_open=what.arg(0) == "open")


async def _seat(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Take a seat that is on offer."""
    await v.services.substitutes.take(what.game, v.person, what.arg(0))
    await v.show(await pages.taken_over(v, what.game, what.arg(0)))


async def _settled(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Forget a report that has been dealt with."""
    await reports.settled(v, what.number(0))


VERBS: Mapping[Verb, Does] = {
    Verb.PLAY: playing.pressed,
    Verb.OFFERED: _offered,
    Verb.DOOR: _door,
    Verb.SEAT: _seat,
    Verb.SETTLED: _settled,
    Verb.UNBLOCK: blocked.chosen,
    Verb.DAILY: daily.pressed,
    Verb.VOTE: daily.voted,
    Verb.COACH: coaches.pressed,
    Verb.WATCH: watching.pressed,
    Verb.FOLLOW: following.followed,
}
