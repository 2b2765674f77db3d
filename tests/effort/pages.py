"""How many private pages of one game a person has before them at once."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot.desk.discord.messages import walk
from tests.bot.room import Room

#: The most that one person may have of one game.
MOST = 1
#: What opens a form again that was refused: a note, and no page.
CORRECTS = ":correct:"
#: Stands on lists of games, too, which are nobody's page of one.
JOINS = "ng:join:"


def open_pages(room: Room) -> Counter[tuple[str, str]]:
    """Count by person and game the messages that they alone see, and whose controls are of that game."""
    found = Counter[tuple[str, str]]()
    for channel in room.world.channels.values():
        for message in channel.messages.values():
            if message.only is not None:
                who = room.world.users[message.only].name
                found.update((who, game) for game in _games(message.json["components"]))
    return found


def _games(components: Any) -> set[str]:
    """Return the games whose page this is: none of files that were asked for, and of notes."""
    every = list(walk(components))
    ids = [x for y in every if not (x := str(y.get("custom_id", ""))).startswith(JOINS) and x]
    if any(x["type"] == 13 for x in every) or any(CORRECTS in x for x in ids):
        return set()
    return {x.split(":")[2] for x in ids} - {"-"}


def most_pages(room: Room) -> int:
    """Return the most pages of one game that anybody has before them."""
    return max(open_pages(room).values(), default=0)
