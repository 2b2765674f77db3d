"""What is stored about people and servers apart from games: settings, habits, lessons, sandboxes."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, Text
from sqlmodel import Field, SQLModel

from bot.store.models.columns import Forget, big, person, text


class Keepsake(SQLModel, table=True):
    """A text that a user keeps under a name for later games of a title, such as a fleet design."""

    user: int = person(Forget.ROW, key=True)
    title: str = Field(primary_key=True)
    name: str = Field(primary_key=True)
    text: str = Field(sa_type=Text)
    at: int = big()


#: In the place of an entry's number: a note on a whole game, and its host's note for all at the table.
ON_GAME, ON_TABLE = -1, -2


class Note(SQLModel, table=True):
    """What a person has noted on a game, for their own eyes: on entry `n`, or `ON_GAME`.

    One that is `ON_TABLE` is for everybody who may see the game, and its writer is the host.
    """

    game: str = Field(primary_key=True, foreign_key="game.id")
    user: int = person(Forget.ROW, key=True, index=True)
    n: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    text: str = Field(sa_type=Text)
    at: int = big()


class Preference(SQLModel, table=True):
    """What a user prefers.

    `profile`: others may see their card and their ratings. `everywhere`: what they play on one server also
    counts for the ratings of all servers together. `named`: other programs may be told their name.
    """

    user: int = person(Forget.ROW, key=True)
    locale: str = ""
    theme: str = ""
    secrets: str = "dm"
    boards: str = "picture"
    confirm: bool = True
    screen: str = "phone"
    calls: str = "channel"
    profile: bool = True
    everywhere: bool = False
    named: bool = False


class Guild(SQLModel, table=True):
    """What a server's moderators have set. Numbers: what one person may have (`play.commands.limits`).

    `play` is the channel in which the queue opens games, `looking` that of the card, `reports` that of the
    moderators; 0 for none. `between`: the queue may fill seats with people who wait on other servers.
    A new table begins with what follows `games`: in games of `title` a scenario and options ("name=value", a
    JSON list); a preset of the clock ("": none), whether it is rated, and who decides about sides. `hook`
    names the program that is told of its games, "" for none.
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
    title: str = ""
    scenario: str = ""
    options: str = text("[]")
    pace: str = ""
    rated: bool = False
    sides: str = ""
    hook: str = ""


class Schedule(SQLModel, table=True):
    """When a person plays.

    `quiet_from` and `quiet_to` are minutes of the local day, none if both are the same. `away` are their
    vacations, a JSON list of pairs; `leave` is what is left of their leave, in tenths of a day, earned up to
    the day `earned`. The digest comes at `digest` o'clock; the last one
    covered the time up to `digested`. Zone and quiet hours are valid from `since` on, before that `was`, the
    three as a JSON list. `due` is when something must be done for them; 0: never.
    """

    user: int = person(Forget.ROW, key=True)
    zone: str = ""
    quiet_from: int = 0
    quiet_to: int = 0
    was: str = text('["", 0, 0]')
    since: int = big()
    away: str = text("[]")
    leave: int = 30
    earned: int = 0
    digest: int = 8
    digested: int = big()
    due: int = big(index=True)


class Learning(SQLModel, table=True):
    """A person's progress in a lesson: the current step, and their answers before it, a JSON list.

    The list may end with a draft of this step's form, as {"draft": text}. `misses` counts wrong answers to
    this step. `done` is when they first finished, 0: never; `at` when they last did something. If `sum` is
    no longer the checksum of the lesson's file, all but `done` is reset.
    """

    user: int = person(Forget.ROW, key=True)
    title: str = Field(primary_key=True)
    lesson: str = Field(primary_key=True)
    step: int = 0
    answers: str = text("[]")
    misses: int = 0
    sum: int = big()
    done: int = big()
    at: int = big()


class Reminder(SQLModel, table=True):
    """The day, in a person's own zone, of their last reminder."""

    user: int = person(Forget.ROW, key=True)
    day: int = 0


class Reliability(SQLModel, table=True):
    """How a person kept to a game's clock: answers in time and late, whether they lost or took over a seat.

    `at` is when something of it was last counted.
    """

    user: int = person(Forget.ROW, key=True)
    game: str = Field(primary_key=True)
    kept: int = 0
    late: int = 0
    gave_up: int = 0
    took_over: int = 0
    at: int = big()


class Sandbox(SQLModel, table=True):
    """A position that one person plays on from by themselves: not a game, and never part of one.

    It begins at `start`, a saved state under an `edition` of the rules. From an ended game this is the true
    state after entry `n`, and `seat` is ""; from a game under way it is what `seat` may believe, drawn with
    `seed`, and `n` is -1. `moves` were made since (`engine.policies.what_if`); `pending` is one that waits
    for dice. `machines` are the seats for which machine players answer, `drafts` the drafts of forms, both
    by seat, as JSON. With `chooses` the person is asked for each die. `version` counts changes; `at` is the
    time of the last.
    """

    id: str = Field(primary_key=True)
    user: int = person(Forget.ROW, index=True)
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


class Erasure(SQLModel, table=True):
    """A person whose data are being deleted, at their wish of the time `at`.

    That takes many transactions. The row is the first thing written and the last one deleted, so that a
    process which finds it goes on with the rest.
    """

    user: int = person(Forget.APART, key=True)
    at: int = big()
