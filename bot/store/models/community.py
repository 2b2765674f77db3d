"""What is stored about a community: how rated games came out, the ratings that follow, and its cups."""

from __future__ import annotations

from enum import StrEnum

from sqlalchemy import BigInteger, Column, Index
from sqlmodel import Field, SQLModel

from bot.store.models.columns import Forget, big, person


class Result(SQLModel, table=True):
    """How the person in a seat came off in a rated game. Games count in the order of their results' ids.

    `place` is 1 for the winner; whoever shares a place drew. `role` is the side they played, "" where sides
    are alike. `everywhere`: all at the table let their results count across servers. A result that is not
    `counted` is new, or its person was forgotten: then the ratings of its title are worked out anew. `mu` and
    `sigma` are the person's strength on their server after it.
    """

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(foreign_key="game.id", index=True)
    seat: str
    title: str
    role: str = ""
    guild: int = big()
    user: int = person(Forget.ID, counted=False)
    place: int = 1
    everywhere: bool = False
    at: int = big()
    counted: bool = False
    mu: float = 0
    sigma: float = 0

    __table_args__ = (
        Index("ix_result_counted_title", "counted", "title"),
        Index("ix_result_title_id", "title", "id"),
        Index("ix_result_user_title", "user", "title"),
    )


class Rating(SQLModel, table=True):
    """A person's rating: nothing but what `bot.community.ratings` makes of the results, kept to be looked up.

    `guild` 0 stands for all servers together, `role` "" for all sides. Tables go by `least`, the lower end
    of the interval, so that nobody leads one after a single game. Of the `games` that counted, `won` and
    `drawn` are parts.
    """

    guild: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    title: str = Field(primary_key=True)
    role: str = Field(primary_key=True)
    user: int = person(Forget.ROW, key=True, index=True)
    mu: float
    sigma: float
    games: int = 0
    won: int = 0
    drawn: int = 0
    least: float = 0

    __table_args__ = (Index("ix_rating_table", "guild", "title", "role", "least", "user"),)


class CupStatus(StrEnum):
    """The stage of a cup's life. Saved: no value changes."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    CLOSED = "closed"  # called off


class Cup(SQLModel, table=True):
    """A cup on a server: games of a title, opened in threads of `channel`, until one person has won.

    `form` says who meets whom (`bot.community.pairings`); with `both` a pairing is two games, each side once.
    `pace` is the clock's preset. `revision` counts changes. Its card stands in `message`; `says` is a hash of
    that. It is looked at at `due`, 0 for never again, and a process does so alone until `held`.
    """

    id: str = Field(primary_key=True)
    guild: int = big(index=True)
    channel: int = big()
    host: int = person(Forget.ID, index=True)
    title: str
    form: str
    size: int = 8
    both: bool = False
    pace: str = ""
    status: str = CupStatus.OPEN
    revision: int = 0
    message: int = big()
    place: int = big()
    says: str = ""
    made: int = big()
    due: int = big(index=True)
    held: int = big()


class Entrant(SQLModel, table=True):
    """Somebody who has entered a cup. They play under `number`, 0 the strongest, -1 until it starts.

    `id` gives the order in which people entered. Who has `gone` meets nobody any more.
    """

    id: int | None = Field(default=None, primary_key=True)
    cup: str = Field(foreign_key="cup.id", index=True)
    user: int = person(Forget.ID, index=True, name="", gone=True)
    name: str = ""
    number: int = -1
    gone: bool = False


class Pairing(SQLModel, table=True):
    """Two entrants who meet in a round, by their numbers; `two` -1: nobody. Their games, "" for none.

    In the `first` game `one` has the title's first side, in the `second` game `two` has. A pairing is
    `decided` once, with the points of both.
    """

    cup: str = Field(primary_key=True, foreign_key="cup.id")
    round: int = Field(primary_key=True)
    board: int = Field(primary_key=True)
    one: int
    two: int
    first: str = ""
    second: str = ""
    decided: bool = False
    points_one: float = 0
    points_two: float = 0
