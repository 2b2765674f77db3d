"""The tables. Times are unix seconds, JSON is text, ids are short strings: any SQL database takes it."""

from __future__ import annotations

from enum import StrEnum

from sqlalchemy import BigInteger, Column, Index, Text
from sqlalchemy.orm import configure_mappers
from sqlmodel import Field, SQLModel


def _text(default: str = "") -> str:
    """Return a column for text of any length."""
    column: str = Field(default=default, sa_type=Text)
    return column


def _big(default: int = 0, *, index: bool = False) -> int:
    """Return a column for a Discord id."""
    column: int = Field(default=default, sa_type=BigInteger, index=index)
    return column


#: The kind of standing answer under which the rest of a path order is kept.
PATH = "path"


class PostKind(StrEnum):
    """How a row of the outbox becomes a post, and what a message is. Saved: no value changes."""

    TABLE = "table"
    AGAIN = "again"
    SEATED = "seated"
    LOBBY = "lobby"
    DM = "dm"
    HELLO = "hello"
    ASKED = "asked"
    ASK = "ask"
    ABANDONED = "abandoned"
    NOTE = "note"
    TOLD = "told"


class RequestKind(StrEnum):
    """What others are asked to agree to. Saved: no value changes."""

    UNDO = "undo"
    ABANDON = "abandon"
    REPLACE = "replace"


class Game(SQLModel, table=True):
    """A game. `here` is its channel while it is open and empty afterwards, so that a channel has one at most.

    `n` is the last entry, -1 in the lobby; `k` the next roll. `prev`, `floor` and `floor_seat` are those of
    entry `n`. `shown` and `open_rolls` count what the channel knows of: entries (from 0) and rolls. `dice_id`
    is the id from which rolls are made: another than `id` for an imported record, whose `size` is its length.
    `edition` is that of the rules by which entries from `mark` on were played, `version` the program's.
    `quiet` is the thread in which a quiet game is told of, beside its board; 0: it is told of in its channel.
    """

    id: str = Field(primary_key=True)
    title: str
    name: str = ""
    scenario: str = "standard"
    options: str = _text("{}")
    files: str = _text("{}")
    guild: int = _big(index=True)
    channel: int = _big(index=True)
    here: int | None = Field(default=None, sa_type=BigInteger, unique=True)
    host: int = _big()
    status: str = Field(default="lobby", index=True)
    n: int = -1
    k: int = 0
    prev: int = -1
    floor: int = 0
    floor_seat: str = ""
    after: int = _big()
    shown: int = -1
    open_rolls: int = 0
    edition: int = 1
    dice_id: str = ""
    commitment: str = ""
    words: str = _text("{}")
    outcome: str = _text()
    parked: str = ""
    parked_until: int = _big()
    frozen: str = _text()
    imported: bool = False
    revision: int = 0
    created: int = _big()
    changed: int = _big()
    ended: int = _big()
    size: int = _big()
    version: str = ""
    mark: int = 0
    quiet: int = _big()
    follows: str = Field(default="", index=True)  # the game that it is the rematch of

    __table_args__ = (
        Index("ix_game_status_changed", "status", "changed"),
        Index("ix_game_host_created", "host", "created"),
    )


class Opened(SQLModel, table=True):
    """A game, or a record, that counts towards the limits of somebody who has had their data deleted.

    `who` is a hash of the game's id and theirs. The row goes a day after `at`, when the game was opened.
    """

    game: str = Field(primary_key=True, foreign_key="game.id")
    who: str
    at: int = _big()


class SeatRow(SQLModel, table=True):
    """A seat of a game: a user, a machine player's policy, or nobody."""

    __tablename__ = "seat"

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    place: int = 0
    user: int = _big(index=True)
    name: str = ""
    policy: str = ""
    invited: int = _big(index=True)
    word: str = ""
    locale: str = ""
    dm_closed: bool = False
    left_at: int = _big()  # when its player was found to have left the server; 0: they have not
    looked: int = _big()


class Former(SQLModel, table=True):
    """Who held a seat before somebody else took it: their entries are those up to `until`."""

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    until: int = Field(primary_key=True)
    user: int = _big()
    name: str = ""
    policy: str = ""


class Witness(SQLModel, table=True):
    """Somebody who held a seat of a game under way and gave it up: they know what that seat knew."""

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))


class Entry(SQLModel, table=True):
    """An entry of the log, with the events it told.

    `prev` is the entry whose state came before this one's, undone entries passed over. `floor` is the
    earliest entry that `floor_seat` may go back to unasked from here. `public`: the channel was told of it,
    as number `shown`; else `shown` is that of the last that was. `user` is who did it, 0 for none.
    """

    game: str = Field(primary_key=True, foreign_key="game.id")
    n: int = Field(primary_key=True)
    how: str
    seat: str = ""
    kind: str = ""
    decision: int = 0
    action: str = _text("null")
    rolls: str = _text("[]")
    k: int = 0
    after: int = _big()
    final: bool = False
    salt: str = ""
    seal: str = ""
    by: str = ""
    events: str = _text("[]")
    prev: int = -1
    floor: int = 0
    floor_seat: str = ""
    public: bool = True
    shown: int = 0
    user: int = _big()
    at: int = _big()


class Snapshot(SQLModel, table=True):
    """A game's state now."""

    game: str = Field(primary_key=True, foreign_key="game.id")
    n: int
    state: str = Field(sa_type=Text)


class Milestone(SQLModel, table=True):
    """A state kept for rewinding: every fiftieth entry."""

    game: str = Field(primary_key=True, foreign_key="game.id")
    n: int = Field(primary_key=True)
    state: str = Field(sa_type=Text)


class Salvage(SQLModel, table=True):
    """A snapshot that could not be read, kept for whoever looks into it."""

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(index=True)
    n: int
    state: str = Field(sa_type=Text)
    why: str = _text()
    at: int = _big()


class OpenDecision(SQLModel, table=True):
    """A question that can be answered now. `told`: whoever must act was pinged."""

    __tablename__ = "decision"

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    number: int = Field(primary_key=True)
    kind: str
    secrecy: str = "open"
    since: int = _big()
    told: bool = False


class Secret(SQLModel, table=True):
    """The seed of a game's dice. Read where a roll is made or the game has ended, nowhere else."""

    game: str = Field(primary_key=True, foreign_key="game.id")
    seed: str


class Standing(SQLModel, table=True):
    """A standing answer: a policy for a kind of question; under `PATH`, the rest of a path order."""

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    policy: str = _text()
    salt: str = ""
    seal: str = ""
    since: int = _big()


class Draft(SQLModel, table=True):
    """A form not sent yet, or an answer previewed and not yet confirmed."""

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    decision: int = Field(primary_key=True)
    action: str = Field(sa_type=Text)
    at: int = _big()


class Sheet(SQLModel, table=True):
    """What a seat is writing for a kind of question: it outlives the question, a locked answer and a restart.

    `text` is the title's own; only this seat may ever see it.
    """

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    text: str = Field(sa_type=Text)
    at: int = _big()


class Keepsake(SQLModel, table=True):
    """A text that a user keeps by name for later games of a title: a fleet they have designed."""

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    title: str = Field(primary_key=True)
    name: str = Field(primary_key=True)
    text: str = Field(sa_type=Text)
    at: int = _big()


class Outbox(SQLModel, table=True):
    """A post that is committed and may not be sent yet.

    `what`, a `PostKind`, says how it is made; `first` to `last` are the entries it tells. `lane` keeps posts
    to one place in order. A row is tried when `due` is past and no other process holds it (`claimed`, a
    time). One that `grows` may be added to the channel's latest post; once it is taken for sending, `onto` is
    the message that it is added to, 0 for a post of its own. Tried again, it goes the same way.
    """

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(foreign_key="game.id")
    lane: str
    what: str
    first: int = -1
    last: int = -1
    body: str = _text("{}")
    nonce: str
    made: int = _big()
    due: int = _big()
    claimed: int = _big()
    tries: int = 0
    sent: int = _big()
    error: str = _text()
    grows: bool = False
    onto: int = _big()

    __table_args__ = (
        Index("ix_outbox_sent_due", "sent", "due"),
        Index("ix_outbox_game_sent", "game", "sent"),
    )


class Message(SQLModel, table=True):
    """A message that the bot posted. While `live` its buttons are on; they come off when `retire` is set.

    One of the table tells entries `first` to `n`; those after `begun` were added, the last at `changed`. One
    that is direct is `user`'s; with `asked` it asks `seat` the question of this number. `pin` is a `Pin`.
    """

    id: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    game: str = Field(foreign_key="game.id", index=True)
    channel: int = _big()
    what: str = PostKind.TABLE
    request: int = 0
    n: int = -1
    live: bool = True
    retire: bool = False
    at: int = _big()
    first: int = -1
    begun: int = -1
    changed: int = _big()
    user: int = _big()
    seat: str = ""
    asked: int = 0
    pin: int = Field(default=0, index=True)

    __table_args__ = (Index("ix_message_live_retire", "live", "retire"),)


class Request(SQLModel, table=True):
    """A request that others must agree to: undo to entry `to`, abandon, or replace. `yes`: who has agreed.

    With `due`, a time, it outlives moves and is taken further then; without, it counts only while the game
    stands at entry `n`. To replace is to give `holder`'s seat to `taker`, or with 0 to a machine player of
    this `policy`.
    """

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(foreign_key="game.id", index=True)
    what: str
    user: int = _big()
    seat: str = ""
    n: int = 0
    to: int = 0
    asked: str = _text("[]")
    yes: str = _text("[]")
    open: bool = True
    at: int = _big()
    holder: int = _big()
    taker: int = _big()
    taker_name: str = ""
    policy: str = ""
    due: int = _big()


class Preference(SQLModel, table=True):
    """What a user prefers."""

    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    locale: str = ""
    theme: str = ""
    secrets: str = "dm"
    boards: str = "picture"
    confirm: bool = True
    screen: str = "phone"


class Guild(SQLModel, table=True):
    """What a server's moderators have set. Numbers: what one person may have (`play.commands.limits`)."""

    id: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    hosts: str = "everyone"
    roles: str = _text("[]")
    channels: str = _text("[]")
    locale: str = ""
    theme: str = ""
    lobbies: int = 3
    hosted: int = 10
    hourly: int = 5
    imports: int = 5
    megabytes: int = 100
    quiet: bool = False


# Rows are made on several threads: whichever came first would find the others' mappers half made.
configure_mappers()
