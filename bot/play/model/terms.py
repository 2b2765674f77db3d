"""The inputs and outputs of the play layer: people, games, seats, questions, and refusals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from bot.community.pairings import Sides
from bot.play.model.ports import Access, MessageRef, Place
from engine.core.contract import View
from engine.core.rules import Action, Event, Facts, Outcome, Seat, State

#: Maximum limits that a server may set: games and records of one person, megabytes of records.
MOST_GAMES, MOST_MEGABYTES = 100, 1000
#: The scenario with which a game is opened where none is named.
STANDARD = "standard"


class Refused(Exception):
    """A request that cannot be granted; nothing has changed. `key` is worded in `table.ftl`."""

    facts: Facts

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts


@contextmanager
def refusing(
    kinds: type[Exception] | tuple[type[Exception], ...], key: str, **facts: object
) -> Iterator[None]:
    """Turn errors of these kinds into refusals.

    Raises:
        Refused: in the place of such an error.

    """
    try:
        yield
    except kinds as why:
        raise Refused(key, **facts) from why


class Status(StrEnum):
    """The stage of a game's life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    ABANDONED = "abandoned"
    FROZEN = "frozen"  # something of ours failed; nothing is lost, a moderator may thaw it

    @property
    def ended(self) -> bool:
        """Return whether nothing will happen in it any more."""
        return self in (Status.OVER, Status.ABANDONED)


@dataclass(slots=True)
class Easel:
    """Takes what is drawn for a person who touches a board, in place of a picture file: the last picture.

    `picture` is a `render.core.look.Picture`, `scene` what it was drawn as, in the colours of `theme`.
    """

    theme: str = ""

    picture: object = None
    scene: object = None


@dataclass(frozen=True, slots=True)
class Person:
    """A user of the bot.

    `access` holds their permissions where they are acting, None outside servers; `roles` are the ids of
    their roles on that server. Neither says anything about other servers. Who touches a board has an `easel`.
    """

    id: int
    name: str
    locale: str = "en"
    access: Access | None = None
    roles: tuple[int, ...] = ()
    easel: Easel | None = field(default=None, compare=False, repr=False)


class SeatInfo(NamedTuple):
    """A seat: who holds it. `policy` names a machine player; `user` 0 and no policy: it is free.

    A `caretaker` is a machine player that answers while the user is away. With `coach` their private pages
    say what matters, with `allows_coach` they have agreed that others have one.
    """

    seat: Seat
    user: int = 0
    name: str = ""
    policy: str = ""
    invited: int = 0
    word: bool = False
    dm_closed: bool = False
    left: bool = False  # the server; they keep the seat
    caretaker: str = ""
    coach: bool = False
    allows_coach: bool = False
    hints: bool = False  # whether its player agrees to hints at this table

    @property
    def taken(self) -> bool:
        """Return whether a person or a machine player holds it."""
        return bool(self.user or self.policy)

    @property
    def free(self) -> bool:
        """Return whether nobody has the seat, and it is kept for nobody."""
        return not (self.taken or self.invited)


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game as everybody may know it. Times are unix seconds; `link` leads to its latest post.

    `n` is the last entry that the channel was told of, -1 in the lobby. Entries that others may not know of
    are not counted, so that no gap shows them.
    """

    id: str
    title: str
    name: str
    place: Place
    host: int
    status: Status
    n: int
    seats: tuple[SeatInfo, ...]
    scenario: str = "standard"
    options: Mapping[str, str] = field(default_factory=dict)
    commitment: str = ""
    outcome: Outcome | None = None
    parked: str = ""
    frozen: str = ""
    imported: bool = False
    created: int = 0
    changed: int = 0
    link: str = ""
    parked_until: int = 0
    quiet: bool = False  # its channel shows one board, and a thread beside it tells
    rated: bool = False  # whether it counts for ratings once it is over
    sides: Sides = Sides.CHOSEN  # who decides about sides at the start
    anonymous: bool = False  # until it is over nobody is told who sits where
    hidden: bool = False  # now

    @property
    def users(self) -> dict[Seat, int]:
        """Return the user in each seat; 0 for none."""
        return {x.seat: x.user for x in self.seats}

    @property
    def present(self) -> dict[Seat, int]:
        """Return the user who answers for each seat in person; 0 if none, or if a machine player does."""
        return {x.seat: 0 if x.caretaker else x.user for x in self.seats}

    def away(self, user: int) -> bool:
        """Return whether a machine answers for this user."""
        return any(x.caretaker for x in self.seats if x.user == user)

    def others(self, *users: int) -> list[int]:
        """Return the players who are there, but for these: they are asked what needs everybody's consent."""
        return sorted({x for x in self.present.values() if x} - set(users))

    def seat_of(self, user: int) -> SeatInfo | None:
        """Return the seat that a user holds."""
        return next((x for x in self.seats if x.user == user and user), None)

    def name_of(self, user: int) -> str:
        """Return this table's name for a player; "" for a person without a seat, such as a moderator."""
        return next((x.name for x in self.seats if x.user == user), "")

    def seats_of(self, user: int) -> tuple[Seat, ...]:
        """Return all seats that a user holds."""
        return tuple(x.seat for x in self.seats if x.user == user and user)

    def seat(self, name: Seat) -> SeatInfo | None:
        """Return a seat by its name."""
        return next((x for x in self.seats if x.seat == name), None)


@dataclass(frozen=True, slots=True)
class Open:
    """One answer that could be given: the token for buttons, its label and detail, and how to type it."""

    token: str
    label: str
    detail: str
    text: str
    action: Action


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """An open question to a seat of this user. `options` is None for a form."""

    decision: int
    seat: Seat
    kind: str
    question: str
    case: str
    options: tuple[Open, ...] | None
    policies: tuple[str, ...] = ()
    policy: str = ""
    left: str = ""  # the policy in words
    formed: bool = False  # a form that is filled in step by step
    coached: bool = False  # a coach speaks to it


@dataclass(frozen=True, slots=True)
class PlayerView:
    """Everything one user may see of a game. `held` are own unread answers that can be taken back."""

    game: GameInfo
    seat: Seat | None
    view: View | None
    asked: tuple[OpenQuestion, ...]
    held: tuple[OpenQuestion, ...]
    headline: str
    hand: str
    undo: Literal["", "free", "consent"]
    names: Mapping[Seat, str]


@dataclass(frozen=True, slots=True)
class Receipt:
    """What was committed: the entry's number, and what only this user is told, in words."""

    game: str
    n: int
    private: tuple[str, ...] = ()
    outcome: Outcome | None = None
    left: int = 0
    seal: str = ""  # of a shut answer
    absent: tuple[str, ...] = ()  # who must say that they are there before a game starts, safe in a text
    kind: str = ""  # of the question that was answered
    live: State = field(default=None, repr=False, compare=False)  # the game as it stood then, if known
    events: Sequence[Event] = field(default=(), repr=False, compare=False)  # what everybody learned of it
    onward: str | None = None  # the table that has waited longest for them otherwise, "" for none, if known


@dataclass(frozen=True, slots=True)
class Undone:
    """An undo done (`n` is its entry), or asked of others (`request`), and `why` they must be asked."""

    n: int = 0
    request: int = 0
    why: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A line of autocomplete: what is shown, and what is inserted."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Waiting:
    """A game of a user's, for `/games`. `mine`: it waits for them, since then; `for_whom` are the others.

    `for_whom` are names as they are, not escaped; a lobby waits for players, or for its host to start it.
    `zero` is when their time runs out, 0 where there is no clock or it may not be shown. `others` are the
    people who sit there besides them.
    """

    game: GameInfo
    mine: bool
    since: int
    for_whom: tuple[str, ...] = ()
    zero: int = 0
    others: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Who:
    """The seats, and who the table has been waiting for since when. Sealed answers are only counted."""

    game: GameInfo
    waiting: tuple[Seat, ...]
    since: int
    got: int = 0
    wanted: int = 0


@dataclass(frozen=True, slots=True)
class LogPage:
    """A page of the public log, oldest first. `lines` are (entry, sentence). Pages count from 1."""

    lines: tuple[tuple[int, str], ...]
    page: int
    pages: int


@dataclass(frozen=True, slots=True)
class Opened:
    """A sealed standing answer opened at the end of the game, with all that its hash is made of."""

    seat: Seat
    kind: str
    policy: str
    salt: str
    seal: str


@dataclass(frozen=True, slots=True)
class Fair:
    """What proves the dice. `seed` is empty and `proved` None until the game has ended.

    `words` are the players' words in the form that the dice use, `said` the words themselves as far as they
    are still stored. `seals` are (seat, hash) of secret standing answers, `opened` their content once the
    game has ended; `wrong` names the roll that does not fit.
    """

    game: GameInfo
    commitment: str
    words: Mapping[Seat, str]
    rolls: int
    seed: str = ""
    proved: bool | None = None
    wrong: str = ""
    seals: tuple[tuple[Seat, str], ...] = ()
    opened: tuple[Opened, ...] = ()
    said: Mapping[Seat, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Export:
    """A file of a game: the whole record once it has ended, before that the public log as text."""

    name: str
    text: str
    whole: bool


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a user prefers. "" leaves language and theme to Discord and the server.

    Others may see their `profile` and ratings; with `everywhere` games count for all servers together, too.
    Other programs may be told their name if they want to be `named`.
    """

    locale: str = ""
    theme: Literal["", "dark", "light"] = ""
    secrets: Literal["dm", "look"] = "dm"
    boards: Literal["picture", "text", "both"] = "picture"
    confirm: bool = True
    screen: Literal["phone", "wide"] = "phone"
    calls: Literal["channel", "dm", "digest", "none"] = "channel"
    profile: bool = True
    everywhere: bool = False
    named: bool = False


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """Settings by a server's moderators. No channels: everywhere.

    The numbers limit what one person may have here: open lobbies, hosted games, new games an hour, imported
    records a day; and the megabytes of all records imported to this server. Games opened on a `quiet` server
    are reported in a thread. The queue opens tables in the channel `play` (0: there is no queue); its card
    is in `looking`; with `between` it may seat people waiting on other servers that do the same. `games` is
    how many games one person may have at once through the queue. Reports go to the channel `reports`.
    `title` is the game played here most, in this `scenario` and with these `options` ("name=value"). New
    tables have a clock of this `pace`, are `rated`, and deal out `sides`, unless their hosts say otherwise.
    `hook` names the program that is told of games here.
    """

    hosts: Literal["everyone", "moderators", "roles"] = "everyone"
    roles: tuple[int, ...] = ()
    channels: tuple[int, ...] = ()
    locale: str = ""
    theme: Literal["", "dark", "light"] = ""
    lobbies: Annotated[int, Field(ge=1, le=MOST_GAMES)] = 3
    hosted: Annotated[int, Field(ge=1, le=MOST_GAMES)] = 10
    hourly: Annotated[int, Field(ge=1, le=MOST_GAMES)] = 5
    imports: Annotated[int, Field(ge=0, le=MOST_GAMES)] = 5
    megabytes: Annotated[int, Field(ge=1, le=MOST_MEGABYTES)] = 100
    quiet: bool = False
    play: int = 0
    looking: int = 0
    reports: int = 0
    between: bool = False
    games: Annotated[int, Field(ge=1, le=MOST_GAMES)] = 10
    title: str = ""
    scenario: str = ""
    options: tuple[str, ...] = ()
    pace: Literal["", "daily", "brisk", "live"] = ""
    rated: bool = False
    sides: Sides = Sides.CHOSEN
    hook: str = ""

    def usual(self, title: str) -> tuple[str, dict[str, str]]:
        """Return the scenario and the options with which games of a title begin here."""
        if title != self.title:
            return STANDARD, {}
        return self.scenario or STANDARD, dict(x.split("=", 1) for x in self.options)


@dataclass(frozen=True, slots=True)
class Retried:
    """What came of trying again: whether anything had waited; when what still waits is due, 0 for nothing."""

    waited: bool
    due: int


def relative(seconds: int) -> str:
    """Write a time so that Discord shows how far off it is, in the reader's own words.

    >>> relative(1700000000)
    '<t:1700000000:R>'
    """
    return f"<t:{seconds}:R>"


def moment(seconds: int) -> str:
    """Write a time so that Discord shows its day and hour, in the reader's own zone.

    >>> moment(1700000000)
    '<t:1700000000:f>'
    """
    return f"<t:{seconds}:f>"


def jump(place: Place, at: MessageRef | None) -> str:
    """Return the address of a message, or of its channel.

    >>> jump(Place(1, 2), MessageRef(2, 3))
    'https://discord.com/channels/1/2/3'
    """
    where = f"https://discord.com/channels/{place.guild or '@me'}/{at.channel if at else place.channel}"
    return f"{where}/{at.message}" if at else where
