"""What is stored about a game: its row, seats, clocks, log and snapshots, and what seats have written."""

from __future__ import annotations

from enum import IntEnum

from sqlalchemy import BigInteger, Column, Index, Integer, Text
from sqlmodel import Field, SQLModel

from bot.store.models.columns import Forget, big, person, text

#: The kind of standing answer under which the rest of a path order is kept.
PATH = "path"
#: Whom an entry is by that was made because somebody's time had run out.
LAPSE = "lapse"

#: What the kind of a standing answer begins with that is a prepared turn; the kind of its question follows.
PREPARED = "prepared "


class Door(IntEnum):
    """Whether the queue may fill a lobby: not, yes, or it has opened it itself. Saved: no value changes."""

    CLOSED = 0
    OPEN = 1
    QUEUE = 2


class Coach(IntEnum):
    """Whether a seat's user has a coach: none, one that speaks, or a silent one. Saved."""

    NONE = 0
    SPEAKS = 1
    SILENT = 2


class Rated(IntEnum):
    """Whether a game counts for ratings: not, once it is over, or it was counted or found void. Saved."""

    NO = 0
    AGREED = 1
    COUNTED = 2
    VOID = 3


class Game(SQLModel, table=True):
    """A game. `here` is its channel while it is open, then empty, so that a channel has one game at most.

    `n` is the last entry, -1 in the lobby; `k` the next roll. `prev`, `floor` and `floor_seat` are those of
    entry `n`. `shown` and `open_rolls` count what the channel has been shown: entries (from 0) and rolls.
    `dice_id` is the game id used for rolls, which differs from `id` for an imported record; `size` is the
    length of such a record. `edition` is that of the rules under which the entries from `mark` on were
    played, `version` the program's. `quiet` is the thread in which a quiet game is reported, apart from its
    board; 0: in its channel. `queue` relates a lobby to the queue (`Door`). `clock` holds the terms of its
    clock (`bot.play.clocks.bank`), "" without one. A question with a default answer is given it after
    `patience` seconds; 0: never, -1: after the time in the bot's settings. From `turn_at` on the game may
    have to continue by itself, 0: not in this state; since `waits_since` it has waited for somebody whose
    presence on the server has not been checked, 0: for nobody. If `turn_at` is 1, both must be worked out
    again (`bot.store.repositories.turns`). `rated` is a `Rated`. `sides` says who decides, at the start, who
    plays which side (`bot.community.pairings`), "" the players themselves. In an `anonymous` one nobody is
    told who sits where until it is over.
    """

    id: str = Field(primary_key=True)
    title: str
    name: str = ""
    scenario: str = "standard"
    options: str = text("{}")
    files: str = text("{}")
    guild: int = big()
    channel: int = big(index=True)
    here: int | None = Field(default=None, sa_type=BigInteger, unique=True)
    host: int = person(Forget.APART)
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
    rated: int = 0
    sides: str = ""
    anonymous: bool = False

    __table_args__ = (
        Index("ix_game_rated_ended", "rated", "ended"),
        Index("ix_game_guild_status_changed_id", "guild", "status", "changed", "id"),
        Index("ix_game_guild_title_status_changed_id", "guild", "title", "status", "changed", "id"),
        Index("ix_game_status_changed", "status", "changed"),
        Index("ix_game_status_id", "status", "id"),
        Index("ix_game_host_created", "host", "created"),
    )

    @property
    def hides_names(self) -> bool:
        """Whether nobody is told who sits where: without a result never, or a host could end it to look."""
        return self.anonymous and self.status != "over"


class Opened(SQLModel, table=True):
    """A game or record that counts towards the limits of a person whose data have been deleted.

    `who` is a hash of the game's id and theirs. The row is deleted a day after `at`, when the game was
    opened.
    """

    game: str = Field(primary_key=True, foreign_key="game.id")
    who: str
    at: int = big()


class SeatRow(SQLModel, table=True):
    """A seat of a game, held by a user or a machine player (its policy), or empty.

    While its user is away, `caretaker` is the policy of a machine player that answers for them: since the
    time `away_at`, after entry `away_from`. The seat stays theirs. `coach` is their coach (`Coach`); with
    `allows_coach` they agree that others at the table may have one.
    """

    __tablename__ = "seat"

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    place: int = 0
    user: int = person(Forget.APART, index=True)
    name: str = ""
    policy: str = ""
    invited: int = person(Forget.APART, index=True)
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
    hints: int = person(
        Forget.ID, index=True
    )  # user who has agreed to hints here; counts while they hold the seat

    @property
    def free(self) -> bool:
        """Whether the seat has no user or machine player, and is not kept for anybody."""
        return not (self.user or self.policy or self.invited)

    def end_caretaking(self) -> None:
        """Let no machine player answer for this seat's user any longer."""
        self.caretaker, self.away_from, self.away_at = "", -1, 0

    def end_coaching(self) -> None:
        """Take away what this seat's player has, and has agreed to, of coaches."""
        self.coach, self.allows_coach = Coach.NONE, False


class Former(SQLModel, table=True):
    """A seat's former holder: their entries are those up to `until`."""

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    until: int = Field(primary_key=True)
    user: int = person(Forget.ID, index=True, name="")
    name: str = ""
    policy: str = ""


class Witness(SQLModel, table=True):
    """Somebody who gave up a seat of a game under way: they know what that seat knew."""

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    user: int = person(Forget.ROW, key=True, index=True)


class HintRow(SQLModel, table=True):
    """A hint taken on a question, after entry `n`; `why`: its answer and reasons were shown, too.

    `user` is the person who took it, or 0. During the game nobody else is told.
    """

    __tablename__ = "hint"

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    decision: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    n: int = 0
    why: bool = False
    user: int = person(Forget.ID, index=True)
    at: int = big()


class Entry(SQLModel, table=True):
    """An entry of the log, with its events.

    `prev` is the entry before this one, skipping undone entries. `floor` is the earliest entry to which
    `floor_seat` may undo from here without consent. `public`: the channel was told of it, as number `shown`;
    otherwise `shown` is that of the last public entry. `user` is the person who made it, or 0.
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
    user: int = person(Forget.ID)
    at: int = big()

    __table_args__ = (Index("ix_entry_user_game_n", "user", "game", "n"),)


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
    """An unreadable snapshot, kept for investigation."""

    id: int | None = Field(default=None, primary_key=True)
    game: str = Field(index=True)
    n: int
    state: str = Field(sa_type=Text)
    why: str = text()
    at: int = big()


class OpenDecision(SQLModel, table=True):
    """A question that can be answered now. `told`: the player who must answer was pinged."""

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
    """A standing answer: a policy for a kind of question; under `PATH`, the rest of a path order.

    Under `PREPARED` and a kind of question it is an answer written before that was asked, as its writer's
    secret: it is given from the time `since` on; 0: only by their own hand.
    """

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    policy: str = text()
    salt: str = ""
    seal: str = ""
    since: int = big()


class Draft(SQLModel, table=True):
    """A form not sent yet, or an answer previewed and not yet confirmed: only its writer may see it."""

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    decision: int = Field(primary_key=True)
    user: int = person(Forget.ROW, key=True, index=True)
    action: str = Field(sa_type=Text)
    at: int = big()


class Sheet(SQLModel, table=True):
    """What a seat's player is writing for a kind of question: a draft.

    It outlives the question, a locked answer and a restart. `text` is in the title's own format; only its
    author may ever see it, not a person who takes over the seat.
    """

    game: str = Field(primary_key=True, foreign_key="game.id")
    seat: str = Field(primary_key=True)
    kind: str = Field(primary_key=True)
    user: int = person(Forget.ROW, key=True, index=True)
    text: str = Field(sa_type=Text)
    at: int = big()


class LookBack(SQLModel, table=True):
    """A report on an ended game, finished or still to be worked out. It names seats, never people.

    `report` is its JSON, "" until it is finished. `due` is when to work it out, or to try again if the work
    was lost; 0: no longer. A process that starts on it postpones `due`; `tries` counts the attempts.
    """

    __tablename__ = "look_back"

    game: str = Field(primary_key=True, foreign_key="game.id")
    report: str = text()
    due: int = big(index=True)
    tries: int = 0


class SeatClock(SQLModel, table=True):
    """A seat's time; only in games with a clock. Columns as in `bot.play.clocks.bank.Clock`.

    `nudged` counts the events that made it necessary to check the clock again; `due` is then 1.
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
    """When some shards' servers were last served. In a gap nobody could play."""

    part: str = Field(primary_key=True)
    at: int = big()
