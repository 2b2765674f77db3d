"""The link at which a game is watched in a browser: shown to its host, posted, withdrawn."""

from __future__ import annotations

from bot.play.model.custom_ids import CustomId, Verb, make
from bot.play.model.ports import Button, Post, Tone
from bot.play.model.terms import Refused
from bot.ui.interactions.opening import delivered
from bot.ui.interactions.pages import called
from bot.ui.visit import Visit

#: What a host can do with a game's link.
SHARE, POST, WITHDRAW = "share", "post", "withdraw"


async def pressed(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Do what a button below a link says."""
    await done(v, what.game, what.arg(0))


async def done(v: Visit, game: str, what: str) -> None:
    """Share a game's link with its host alone, post it in the game's channel, or withdraw it.

    Raises:
        Refused: games are not watched here, or this person may not share this one.

    """
    links = v.services.watch_links
    address = v.host.settings.web_links
    if what == WITHDRAW:
        there_was = await links.withdraw(game, v.person)
        await v.tell("bot-watch-withdrawn" if there_was else "bot-watch-none")
    elif not address:
        raise Refused("bot-watch-off")
    else:
        token = await links.share(game, v.person, address=address if what == POST else "")
        told = await delivered(v, game)
        await v.show(await _panel(v, game, f"{address}{token}", posted=what == POST, told=told))


async def _panel(v: Visit, game: str, link: str, *, posted: bool, told: bool) -> Post:
    info = await v.services.game_lists.info(game)
    row = (
        Button(v.words("button-watch"), url=link),
        Button(v.words("button-watch-post"), make(Verb.WATCH, game, POST), disabled=posted),
        Button(v.words("button-watch-withdraw"), make(Verb.WATCH, game, WITHDRAW), Tone.RISK),
    )
    title = v.words("bot-watch-title", name=called(v, info))
    text = [v.words("bot-watch-link", link=link)]
    if posted:
        where = f"<#{info.place.channel}>"
        text.append(v.words("bot-watch-posted") if told else v.words("bot-waits", channel=where))
    return Post(title=title, text=tuple(text), rows=(row,))
