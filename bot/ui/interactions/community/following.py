"""Following a game as a spectator: begun where it is looked up, ended where digests arrive."""

from __future__ import annotations

from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.ports import Button
from bot.play.model.terms import GameInfo, Status
from bot.ui.visit import Visit


async def follow_row(v: Visit, info: GameInfo) -> tuple[tuple[Button, ...], ...]:
    """Offer a person who does not play to follow a game under way, or to stop following it."""
    if info.status not in (Status.PLAYING, Status.FROZEN) or info.seats_of(v.person.id):
        return ()
    row = await v.services.following.state(info.id, v.person.id)
    what = "off" if row is not None and not row.closed else "on"
    label = v.words("button-unfollow" if what == "off" else "button-follow")
    return ((Button(label, make(Verb.FOLLOW, NOWHERE, what, info.id)),),)


async def followed(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Begin or stop sending a game's digests to this person.

    Stopping needs no right to the game: they may have lost it.
    """
    game, following = what.arg(1), v.services.following
    if what.arg(0) == "off":
        await following.unfollow(game, v.person.id)
        await v.tell("bot-unfollowed")
        return
    await v.services.rights.admit(v.person, game)
    await following.follow(game, v.person)
    await v.tell("bot-followed")
