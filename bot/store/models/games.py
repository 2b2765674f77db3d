"""What is kept of a game: its row, seats, their clocks, the log, where it stands, and what seats leave."""

from __future__ import annotations

from enum import IntEnum

from sqlalchemy import BigInteger, Column, Index, Integer, Text
from sqlmodel import Field, SQLModel

from bot.store.models.columns import big, text

#: The kind of standing answer under which the rest of a path order is kept.
PATH = "path"


class Door(IntEnum):
    """Whether the queue may fill a lobby: not, yes, or it has opened it itself. Saved: no value changes."""

    CLOSED = 0
    OPEN = 1
    QUEUE = 2


class Coach(IntEnum):
    """Whether somebody has a coach in a seat: none, one that speaks, or one told to be silent. Saved."""

    NONE = 0
    SPEAKS = 1
    SILENT = 2


class Game(SQLModel, table=True):
    """A game. `here` is its channel while it is open and empty afterwards, so that a channel has one at most.

    `n` is the last entry, -1 in the lobby; `k` the next roll. `prev`, `floor` and `floor_seat` are those of
    entry `n`. `shown` and `open_rolls` count what the channel knows of: entries (from 0) and rolls. `dice_id`
    is the id from which rolls are made: another than `id` for an imported record, whose `size` is its length.
    `edition` is that of the rules by which entries from `mark` on were played, `version` the program's.
    `quiet` is the thread in which a quiet game is told of, beside its board; 0: it is told of in its channel.
    `queue` says what the queue has to do with a lobby (`Door`).
    `clock` are the terms of its clock (`bot.play.clocks.pace`), "" without one. After `patience` seconds a
    question that has a usual answer is given that; 0: never, -1: after as long as the bot's setting says.
    `turn_at` is from when on it may have to go on by itself, 0: not as things stand; `waits_since` is since
    when it waits for somebody on its server whom nobody has looked for, 0: for nobody. Where `turn_at` is 1
    both are to be found out anew (`bot.store.repositories.turns`).
    """

    id: str = Field(primary_key=True)
    title: str
    name: str = ""
    scenario: str = "standard"
    options: str = text("{}")
    files: str = text("{}")
    guild: int = big(index=True)
    channel: int = big(index=True)
    here: int | None = Field(default=None, sa_type=BigInteger, unique=True)
    host: int = big()
    status: str = "lobby"
    n: int = -1
    k: int = 0
    prev: int = -1
    floor: int = 0
    floor_seat: str = ""
    after: int = big()
    shown: int = -1
    open_rolls: int = 0
    edition: int = 1
    dice_id: str = ""
    commitment: str = ""
    words: str = text("{}")
    outcome: str = text()
    parked: str = ""
    parked_until: int = big()
    frozen: str = text()
    imported: bool = False
    revision: int = 0
    created: int = big()
    changed: int = big()
    ended: int = big()
    size: int = big()
    version: str = ""
    mark: int = 0
    quiet: int = big()
    muster: int = big(index=True)  # when a full lobby's people were asked whether they are there; 0: not
    follows: str = Field(default="", index=True)  # the game that it is the rematch of
    queue: int = 1
    clock: str = text()
    patience: int = big()
    turn_at: int = big(1, index=True)
    waits_since: int = big(index=True)

    __table_args__ = (
        Index("ix_game_status_changed", "status", "changed"),
        Index("ix_game_status_id", "status", "id"),
        Index("ix_game_host_created", "host", "created"),
    )


class Opened(SQLModel, table=True):
    """A game, or a record, that counts towards the limits of somebody who has had their data deleted.

    `who` is a hash of the game's id and theirs. The row goes a day after `at`, when the game was opened.
    """

    game: str = Field(primary_key=True, foreign_key="game.id")
    who: str
    at: int = big()


class SeatRow(SQLModel, table=True):
    """A seat of a game: a user, a machine player's policy, or nobody.

    While its user is away, `caretaker` is the policy of a machine player that answers in their place: since
    `away_at`, a time, after entry `away_from`. The seat stays theirs. `coach` is what its user has (`Coach`);
    with `allows_coach` they have agreed that others at the table have one.
    """

    __tablename__ = "seat"

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    place: int = 0
    user: int = big(index=True)
    name: str = ""
    policy: str = ""
    invited: int = big(index=True)
    word: str = ""
    locale: str = ""
    dm_closed: bool = False
    left_at: int = big()  # when its player was found to have left the server; 0: never
    looked: int = big()
    pressed: int = big()  # when its player last pressed something of the lobby
    caretaker: str = ""
    away_from: int = -1
    away_at: int = big()
    coach: int = 0
    allows_coach: bool = False
    hints: int = big()  # user who has agreed to hints here; counts while they hold the seat

    @property
    def free(self) -> bool:
        """Whether nobody holds this seat, no machine player plays it, and it is kept for nobody."""
        return not (self.user or self.policy or self.invited)

    def end_caretaking(self) -> None:
        """Have nobody answer in the place of this seat's player any more."""
        self.caretaker, self.away_from, self.away_at = "", -1, 0

    def end_coaching(self) -> None:
        """Take away what this seat's player has, and has agreed to, of coaches."""
        self.coach, self.allows_coach = Coach.NONE, False


class Former(SQLModel, table=True):
    """Who held a seat before somebody else took it: their entries are those up to `until`."""

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    until: int = Field(primary_key=True)
    user: int = big()
    name: str = ""
    policy: str = ""


class Witness(SQLModel, table=True):
    """Somebody who held a seat of a game under way and gave it up: they know what that seat knew."""

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))


class HintRow(SQLModel, table=True):
    """A hint that was taken on a question, after entry `n`; with `why` its answer and reasons, too.

    `user` is who took it, 0 for none. While the game lasts nobody else is told.
    """

    __tablename__ = "hint"

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    decision: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    n: int = 0
    why: bool = False
    user: int = big(index=True)
    at: int = big()


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
    action: str = text("null")
    rolls: str = text("[]")
    k: int = 0
    after: int = big()
    final: bool = False
    salt: str = ""
    seal: str = ""
    by: str = ""
    events: str = text("[]")
    prev: int = -1
    floor: int = 0
    floor_seat: str = ""
    public: bool = True
    shown: int = 0
    user: int = big()
    at: int = big()


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
    why: str = text()
    at: int = big()


class OpenDecision(SQLModel, table=True):
    """A question that can be answered now. `told`: whoever must act was pinged."""

    __tablename__ = "decision"

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    number: int = Field(primary_key=True)
    kind: str
    secrecy: str = "open"
    since: int = big()
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
    policy: str = text()
    salt: str = ""
    seal: str = ""
    since: int = big()


class SeatToken(SQLModel, table=True):
    """What a program shows to play a seat: only the token's hash is kept. `user` has let it in."""

    __tablename__ = "seat_token"

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    hash: str
    user: int = big(index=True)
    since: int = big()


class Draft(SQLModel, table=True):
    """A form not sent yet, or an answer previewed and not yet confirmed: only its writer may see it."""

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    decision: int = Field(primary_key=True)
    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    action: str = Field(sa_type=Text)
    at: int = big()


class Sheet(SQLModel, table=True):
    """What a seat's player is writing for a kind of question.

    It outlives the question, a locked answer and a restart. `text` is the title's own; only its writer may
    ever see it, not whoever takes the seat over.
    """

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    user: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    text: str = Field(sa_type=Text)
    at: int = big()


class LookBack(SQLModel, table=True):
    """A report on an ended game, or that one is to be worked out. It names seats, never people.

    `report` is its JSON, "" as long as there is none. `due` is when it is to be worked out, or tried again
    if that was lost, 0 for not any more; a process that works on it puts it off. `tries` counts those.
    """

    __tablename__ = "look_back"

    game: str = Field(primary_key=True, foreign_key="game.id")
    report: str = text()
    due: int = big(index=True)
    tries: int = 0


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
