"""What is kept of people and servers apart from their games: settings, habits, lessons, what they try."""

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


class Schedule(SQLModel, table=True):
    """When somebody plays.

    `quiet_from` and `quiet_to` are minutes of the local day, none if both are the same. With `learns` they
    are worked out from `hours`: how often somebody answered in each of the 24 hours of their day, counted up
    to `learnt`. `away` are the spans of their vacations, a JSON list of pairs; `leave` is what they have
    left, in tenths of a day, earned up to the day `earned`. The digest comes at `digest` o'clock; the last
    one told what was up to `digested`. Zone and quiet hours count from `since` on, until then what `was`: the
    three as a JSON list. `due` is when something is to be done for them; 0: never.
    """

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    zone: str = ""
    quiet_from: int = 0
    quiet_to: int = 0
    was: str = text('["", 0, 0]')
    since: int = big()
    learns: bool = False
    hours: str = text("[]")
    learnt: int = big()
    away: str = text("[]")
    leave: int = 30
    earned: int = 0
    digest: int = 8
    digested: int = big()
    due: int = big(index=True)


class Learning(SQLModel, table=True):
    """How far somebody is with a lesson: the step they are at, and what they answered before it, a JSON list.

    The list may end with what they have filled in of this step's form, as {"draft": text}. `misses` are
    wrong answers to this step. `done` is when they first came to the end, 0: never; `at` when they last did
    something. All but `done` begins anew where `sum` is no longer that of the lesson's file.
    """

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    title: str = Field(primary_key=True)
    lesson: str = Field(primary_key=True)
    step: int = 0
    answers: str = text("[]")
    misses: int = 0
    sum: int = big()
    done: int = big()
    at: int = big()


class Reminder(SQLModel, table=True):
    """On which day of theirs somebody was reminded last."""

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    day: int = 0


class Reliability(SQLModel, table=True):
    """How often somebody has answered in time, been late, lost a seat to others, and taken one over.

    Written down with a weight that grows with time: see `bot.play.clocks.reliability`.
    """

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    kept: float = 0
    late: float = 0
    gave_up: float = 0
    took_over: float = 0


class Sandbox(SQLModel, table=True):
    """A position that one person plays on by themselves: no game, and nothing of it ever becomes one.

    It begins at `start`, a saved state under an `edition` of the rules. From an ended game that is the truth
    after its entry `n`, and `seat` is ""; from one under way what `seat` may believe, drawn by `seed`, and
    `n` is -1. `moves` are those made since (`engine.policies.what_if`), `pending` one that waits for dice.
    `machines` says which seats machine players answer for, `drafts` what is filled in of a seat's form; both
    by seat, as JSON. With `chooses` its person is asked for each die. `version` counts changes; `at` is the
    time of the last.
    """

    id: str = Field(primary_key=True)
    user: int = big(index=True)
    game: str = ""
    title: str = ""
    edition: int = 1
    n: int = -1
    seat: str = ""
    seed: str = ""
    start: str = text()
    moves: str = text("[]")
    pending: str = text()
    machines: str = text("{}")
    drafts: str = text("{}")
    chooses: bool = False
    version: int = 0
    made: int = big()
    at: int = big(index=True)
