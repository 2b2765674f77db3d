"""What is kept of people and servers apart from their games."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Text
from sqlmodel import Field, SQLModel

from bot.store.models.columns import big, text


class Keepsake(SQLModel, table=True):
    """A text that a user keeps by name for later games of a title: a fleet they have designed."""

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    title: str = Field(primary_key=True)
    name: str = Field(primary_key=True)
    text: str = Field(sa_type=Text)
    at: int = big()


class Preference(SQLModel, table=True):
    """What a user prefers."""

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    locale: str = ""
    theme: str = ""
    secrets: str = "dm"
    boards: str = "picture"
    confirm: bool = True
    screen: str = "phone"
    calls: str = "channel"


class Guild(SQLModel, table=True):
    """What a server's moderators have set. Numbers: what one person may have (`play.commands.limits`).

    `play` is the channel in which the queue opens games, `looking` that of the card, `reports` that of the
    moderators; 0 for none. `between`: the queue may fill seats with people who wait on other servers.
    """

    id: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    hosts: str = "everyone"
    roles: str = text("[]")
    channels: str = text("[]")
    locale: str = ""
    theme: str = ""
    lobbies: int = 3
    hosted: int = 10
    hourly: int = 5
    imports: int = 5
    megabytes: int = 100
    quiet: bool = False
    play: int = big()
    looking: int = big()
    reports: int = big()
    between: bool = False
    games: int = 10
