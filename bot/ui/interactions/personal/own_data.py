"""`/privacy`: everything that is kept about a person, and how they have it forgotten."""

from __future__ import annotations

import asyncio
import gzip

from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, Image, Post, Tone
from bot.ui.visit import Visit

#: Size in bytes from which a person's data are compressed: Discord accepts ten mebibytes.
LONGEST_PLAIN = 2_000_000


async def about(v: Visit) -> Post:
    """Return everything that is kept about a person, as a file; a long one compressed."""
    got = await v.services.personal_data.about(v.person)
    data, name = got.text.encode(), got.name
    if len(data) > LONGEST_PLAIN:
        data, name = await asyncio.to_thread(gzip.compress, data), f"{name}.gz"
    return Post(
        title=v.words("bot-about-title"), text=(v.words("bot-about"),), files=(Image(name, data, ""),)
    )


async def forget(v: Visit) -> Post:
    """Say what goes and what stays when a person is forgotten, and ask whether they are sure."""
    mine = await v.services.game_lists.turns(v.person)
    yes = Button(v.words("bot-forget-yes"), make(Verb.FORGET, NOWHERE, "yes"), Tone.RISK)
    text = (v.words("bot-forget-goes"), v.words("bot-forget-stays"), v.words("bot-forget-games", n=len(mine)))
    return Post(
        title=v.words("bot-forget-title"), text=text, small=v.words("bot-forget-small"), rows=((yes,),)
    )
