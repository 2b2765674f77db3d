"""Tables whose boards are touched."""

from __future__ import annotations

import pytest

from bot.acts.boards import Boards
from bot.web.keys import Holder
from tests.shared.finger import LocalFinger


@pytest.fixture
def finger(room):
    """Return the board of a person of a room, as their browser shows it first."""

    async def opened(who, game: str) -> LocalFinger:
        boards = Boards(room.bot, room.bot.keys, room.bot.interactions_running)
        holder = Holder(who.id, who.name, "en", game, room.guild.id, room.channel.id)
        made = LocalFinger.of(boards, holder)
        await made.ask(begins=True)
        return made

    return opened
