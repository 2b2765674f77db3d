"""What time the seats of a table with a clock have, and when a process was last seen at work."""

from __future__ import annotations

from sqlmodel import Field, SQLModel

from bot.store.models.columns import big, text


class SeatClock(SQLModel, table=True):
    """A seat's time, of games with a clock only: columns as in `bot.play.clocks.bank.Clock`.

    `nudged` counts how often something happened after which it must be looked at anew; then `due` is 1.
    """

    __tablename__ = "seat_clock"

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    left: int = big(-1)
    since: int = big()
    runs: bool = False
    answered: int = big()
    held: int = big()
    fault: bool = False
    due: int = big(index=True)
    zero: int = big()
    stage: int = 0
    waited: int = big()
    back: int = big()
    owes: int = 0
    gained: str = text("")
    usual: int = big()
    nudged: int = 0


class Pulse(SQLModel, table=True):
    """When the servers of some shards were last looked after: in what is missing nobody could play."""

    part: str = Field(primary_key=True)
    at: int = big()
