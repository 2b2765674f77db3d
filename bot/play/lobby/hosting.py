"""What a host or a moderator decides: a game's end and place, its clocks and options, a server's settings."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from pydantic import TypeAdapter, ValidationError

from bot.community.pairings import Sides
from bot.community.webhooks import What, cup_told
from bot.play.clocks import schedules
from bot.play.clocks.bank import (
    MOST_PATIENCE,
    OWN,
    PRESETS,
    STEADY,
    WHO,
    AtZero,
    Terms,
    preset,
    read_terms,
    terms_faults,
)
from bot.play.clocks.booking import Table
from bot.play.context import Context, named
from bot.play.games.commits import Commits
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.rights import Authorization, Requests, check_named, moderates_at
from bot.play.model.ports import Place
from bot.play.model.runtime import done_anew
from bot.play.model.terms import (
    STANDARD,
    GameInfo,
    GuildSettings,
    Person,
    Preferences,
    Refused,
    Status,
    jump,
    refusing,
)
from bot.play.model.texts import clean, plain
from bot.play.model.title import opposed
from bot.play.queries import settings
from bot.play.queries.settings import GUILD, PREFERENCES
from bot.play.workers import records
from bot.store import FullError
from bot.store.models import (
    ON_GAME,
    ON_TABLE,
    Door,
    Hook,
    Note,
    PostKind,
    Rated,
    Request,
    RequestKind,
    SeatRow,
)
from bot.store.repositories.games import Allow
from bot.store.repositories.limits import DAY, HOUR, Hosted
from engine.core.codec import canonical
from engine.core.contract import Game, Setup

#: Key of a direct message to somebody who does not see where they are called.
UNSEEN = "note-call-unseen"
#: Number of lines shown of what another program was told.
SHOWN_HOOKS = 15


class Agreed(NamedTuple):
    """What a table has agreed to; `door` says whether the queue may fill it, None where none is asked."""

    terms: Terms
    patience: int
    setup: Setup
    door: Door | None


class Hosting:
    """Carries out what hosts and moderators may do: end a game, move it, set its clock and its options."""

    def __init__(
        self, context: Context, rights: Authorization, games: GameLoader, commits: Commits, requests: Requests
    ) -> None:
        self._context, self._rights, self._games, self._commits = context, rights, games, commits
        self._requests = requests

    @done_anew
    async def abandon(self, game: str, by: Person) -> bool:
        """End a game without a result: host and moderators at once (True), players by their consent.

        In a rated game whoever is away is asked, too.
        """
        async with self._context.taken(game):
            live = await self._games.load(
                game, Status.LOBBY, Status.PLAYING, Status.FROZEN, look=False, to_change=True
            )
            if await self._rights.ends_alone(by, live.info):
                await self.end(live, by)
                return True
            mine = live.info.seat_of(by.id)
            if mine is None:
                raise Refused("refused-host-only")
            self._requests.here(live, by)
            sat = {x.user for x in live.info.seats if x.user != by.id}
            others = sorted(sat - {0}) if live.info.rated else live.info.others(by.id)
            if not others:
                await self.end(live, by)
                return True
            row = Request(game=game, what=RequestKind.ABANDON, user=by.id, seat=mine.seat, to=live.row.n)
            await self._requests.ask(live, row, by.name, others)
            return False

    async def agreed(self, live: Live, _row: Request, by: Person) -> bool:
        """End a game, now that all have agreed or a moderator has."""
        await self.end(live, by)
        return True

    async def end(self, live: Live, by: Person) -> None:
        """End a game without a result; the caller holds it."""
        body = canonical(named(by.id, by.name))
        note = self._context.outgoing.post(live.row.id, live.lane, PostKind.ABANDONED, body)
        now = self._context.now()
        status, begun = Status.ABANDONED, live.row.n >= 0
        hook = self._context.outgoing.hook
        hooks = hook(What.OVER, live.row, winner=None, status=status) if begun else []
        ended = {"status": status, "here": None, "changed": now, "ended": now}
        await self._commits.change(live, posts=[note], asking=False, hooks=hooks, **ended)

    @done_anew
    async def take_here(self, game: str, by: Person, place: Place, parent: int | None = None) -> None:
        """Move a game to this channel: for one whose channel was deleted, or closed to the bot."""
        async with self._context.locks(game):
            live = await self._games.load(
                game, Status.LOBBY, Status.PLAYING, Status.FROZEN, look=False, to_change=True
            )
            await self._rights.host_only(by, live.info)
            if place.guild != live.place.guild:
                check_named(live)
            await settings.may_host(self._context, place, by, parent)
            allow = await self._may_move(live, by, place, parent)
            what = PostKind.LOBBY if live.row.status == Status.LOBBY else PostKind.AGAIN
            post = self._context.outgoing.post(game, f"c{place.channel}", what, last=live.row.n)
            told = {"where": jump(place, None), "id": game}
            unseen = sorted(await self._rights.unseen(live.info, place))
            calls = [self._context.outgoing.note(game, f"u{x}", UNSEEN, **told) for x in unseen]
            await self._commits.change(
                live,
                posts=[post, *calls],
                allow=(live.row.host, allow) if allow else None,
                guild=place.guild or 0,
                channel=place.channel,
                here=place.channel,
                quiet=0,  # its thread stays behind
                parked="",
                parked_until=0,
                lane=f"c{place.channel}",
            )

    async def _may_move(self, live: Live, by: Person, place: Place, parent: int | None) -> Allow | None:
        """Check that a game's players can follow it to another server; return what checks the limits there.

        Raises:
            Refused: they cannot, so that they would count as having left.

        """
        guild = place.guild or 0
        if guild == live.row.guild:
            return None
        if names := await self._rights.left_behind(live.info, guild):
            raise Refused("refused-left-behind", names=", ".join(names))
        return moving(
            await settings.guild_settings(self._context, guild),
            lobby=live.row.status == Status.LOBBY,
            moderator=moderates_at(by, guild, place.channel, parent),
        )

    @done_anew
    async def quieten(self, game: str, by: Person, thread: int) -> None:
        """Tell a game in a thread beside its board from now on; 0: in its channel again."""
        async with self._games.hold(game, Status.LOBBY, Status.PLAYING, look=False) as live:
            await self._rights.host_only(by, live.info)
            key, lane = ("note-quiet", f"c{thread}") if thread else ("note-loud", live.lane)
            note = self._context.outgoing.note(game, lane, key, **named(by.id, by.name))
            await self._commits.change(live, posts=[note], quiet=thread)

    async def thaw(self, game: str, by: Person) -> None:
        """Resume a frozen game that loads or replays again. For moderators."""
        async with self._games.hold(game) as live:
            await self._rights.moderators_only(by, live.info)
            if live.row.status != Status.FROZEN:
                raise Refused("refused-not-frozen")
            if live.state is not None and (bad := live.title.game.problems(live.state)):
                raise Refused("refused-frozen", why=bad[0])
            post = self._context.outgoing.post(game, live.lane, PostKind.AGAIN, last=live.row.n)
            await self._commits.change(live, posts=[post], status=Status.PLAYING, frozen="")

    async def table(self, game: str, *status: Status) -> Agreed:
        """Return what a table has agreed to, where it has one of these states."""
        live = await self._games.load(game, *status, look=False)
        server, row = live.loaded.guild, live.row
        # The queue seats nobody at tables that are rated or hide names.
        free = any(x.free for x in live.info.seats) and not (live.info.rated or live.info.hidden)
        door = Door(row.queue) if server is not None and server.play and free else None
        return Agreed(read_terms(row.clock), max(0, row.patience), live.setup, door)

    async def choose(self, game: str, by: Person, name: str, at_zero: str = "") -> Table:
        """Take the times of a preset, and what happens at zero; all else stays as it was chosen.

        Or say who may come, by one of `WHO`.
        """
        if name in WHO:
            return await self.change(game, by, lambda terms: replace(terms, steady=name == STEADY))
        if name == OWN:
            return await self.change(game, by, lambda terms: terms)
        if name not in PRESETS or at_zero not in ("", *AtZero):
            raise Refused("refused-clock", field="bank")

        def chosen(terms: Terms) -> Terms:
            taken = preset(name, terms)
            return replace(taken, at_zero=AtZero(at_zero)) if at_zero else taken

        return await self.change(game, by, chosen)

    @done_anew
    async def change(
        self, game: str, by: Person, change: Callable[[Terms], Terms], patience: int | None = None
    ) -> Table:
        """Change the terms. For a table with a clock, `patience` defaults to the bot's.

        Raises:
            Refused: the game has started, the user may not change it, or a number is out of bounds.

        """
        async with self._games.hold(game, Status.LOBBY, look=False) as live:
            await self._rights.host_only(by, live.info)
            terms = change(read_terms(live.row.clock))
            if (wrong := terms_faults(terms)) or not 0 <= (patience or 0) <= MOST_PATIENCE:
                raise Refused("refused-clock", field=wrong or "patience")
            now = Table(terms, self._patience(live, terms, patience))
            await self._commits.change(
                live,
                posts=[self._context.outgoing.lobby_card(live.row)],
                clock=terms.saved(),
                patience=now.patience,
                changed=self._context.now(),
            )
        return now

    def _patience(self, live: Live, terms: Terms, wanted: int | None) -> int:
        """Return how long questions with a default answer wait: as asked with a clock, or else forever."""
        if not terms.timed:
            return 0
        if wanted is not None:
            return wanted
        return live.row.patience if live.row.patience > 0 else int(self._context.patience)

    @done_anew
    async def set_options(self, game: str, by: Person, options: Mapping[str, str]) -> None:
        """Set these options, and all others to their defaults.

        Raises:
            Refused: the game has started, the user may not change it, there is no such option, or a seat
                that somebody has would be gone.

        """
        async with self._games.hold(game, Status.LOBBY, look=False) as live:
            await self._rights.host_only(by, live.info)
            played, setup = live.title.game, replace(live.setup, options=dict(options))
            chosen = await chosen_options(self._context, played, setup)
            wanted = list(played.seated(replace(setup, options=chosen)))
            had = {x.seat: x for x in live.loaded.seats}
            without = [x for x in had.values() if x.seat not in wanted]
            if any(x.user or x.policy or x.invited for x in without):
                raise Refused("refused-options-seats")
            seats = [had.get(x) or SeatRow(game=game, seat=x) for x in wanted]
            for place, x in enumerate(seats):
                x.place = place
            card = self._context.outgoing.lobby_card(live.row)
            saved = canonical(dict(chosen))
            await self._commits.change(
                live, seats=seats, without=without, posts=[card], options=saved, changed=self._context.now()
            )

    @done_anew
    async def set_rated(self, game: str, by: Person, *, rated: bool) -> None:
        """Say whether a lobby's game counts for ratings.

        Whoever sits down at a rated table agrees to that, so it must be rated before.

        Raises:
            Refused: the title has no ratings, or somebody else has a seat already.

        """
        async with self._games.hold(game, Status.LOBBY) as live:
            await self._rights.host_only(by, live.info)
            if rated and (live.title.ranking is None or not live.row.guild):
                raise Refused("refused-rated-title")
            if rated and any(x.policy or x.user not in (0, by.id) for x in live.info.seats):
                raise Refused("refused-rated-seated")
            card = self._context.outgoing.lobby_card(live.row)
            await self._commits.change(live, posts=[card], rated=Rated.AGREED if rated else Rated.NO)

    @done_anew
    async def set_sides(self, game: str, by: Person, sides: Sides) -> None:
        """Say who decides about the sides of a lobby's game: who sits down, the lot, or ratings."""
        async with self._games.hold(game, Status.LOBBY) as live:
            await self._rights.host_only(by, live.info)
            if sides and not opposed(live.title, len(live.info.seats)):
                raise Refused("refused-sides-title")
            if sides is Sides.EVEN:  # ratings are known, and so would be who has which side
                check_named(live)
            await self._commits.change(live, posts=[self._context.outgoing.lobby_card(live.row)], sides=sides)

    @done_anew
    async def set_anonymous(self, game: str, by: Person, *, hidden: bool) -> None:
        """Say whether names stay hidden until a lobby's game is over; who sits down relies on that.

        Raises:
            Refused: somebody has a seat or is asked to take one, or sides are dealt out by ratings.

        """
        async with self._games.hold(game, Status.LOBBY) as live:
            await self._rights.host_only(by, live.info)
            if any(x.user or x.invited for x in live.info.seats) or not live.row.guild:
                raise Refused("refused-anonymous-seated")
            if live.info.sides is Sides.EVEN:
                raise Refused("refused-anonymous")
            card = self._context.outgoing.lobby_card(live.row)
            await self._commits.change(
                live, posts=[card], anonymous=hidden, queue=Door.CLOSED if hidden else live.row.queue
            )

    @done_anew
    async def set_door(self, game: str, by: Person, *, is_open: bool) -> None:
        """Say whether the queue may fill a lobby: for its host and moderators."""
        async with self._games.hold(game, Status.LOBBY) as live:
            await self._rights.host_only(by, live.info)
            if is_open:
                check_named(live)
            door = Door.OPEN if is_open else Door.CLOSED
            await self._commits.change(live, queue=door, posts=[self._context.outgoing.lobby_card(live.row)])


Chosen = TypeVar("Chosen", Preferences, GuildSettings)


async def chosen_options(context: Context, game: Game[Any], setup: Setup) -> dict[str, str]:
    """Check a setup and return its options as `records.chosen` does; one with files in another process."""
    if setup.files:
        return await context.workers.run(records.chosen, game, setup)
    return records.chosen(game, setup)


#: Maximum length of a note, in characters.
LONGEST_NOTE = 300


async def note(context: Context, game: str, user: Person, text: str, n: int = ON_GAME) -> None:
    """Keep a person's note on an entry of a game, or on all of it; no text takes it away."""
    row = Note(game=game, user=user.id, n=n, text=clean(text, LONGEST_NOTE), at=context.now())
    with refusing(FullError, "refused-notes-full"):
        await context.store.set_note(row)


async def note_for_all(
    context: Context, rights: Authorization, table: GameInfo, by: Person, text: str
) -> None:
    """Keep what the host tells all at the table, in the place of what was told before."""
    await rights.host_only(by, table)
    await note(context, table.id, by, text, ON_TABLE)


async def set_preferences(context: Context, user: int, **changes: object) -> Preferences:
    """Change what a user prefers."""
    wanted = _checked(PREFERENCES, await settings.preferences(context, user), changes)
    if "calls" in changes:  # first: a digest nobody wants is skipped when it is due
        await schedules.retime(context, user, digests=wanted.calls == "digest")
    await context.store.set_preference(user, **{name: getattr(wanted, name) for name in changes})
    return wanted


async def set_guild_settings(context: Context, guild: int, by: Person, **changes: object) -> GuildSettings:
    """Change a server's settings. For moderators."""
    _moderators_of(guild, by)
    wanted = _checked(GUILD, await settings.guild_settings(context, guild), changes)
    values = {name: getattr(wanted, name) for name in changes}
    plain = {k: json.dumps(list(v)) if isinstance(v, tuple) else v for k, v in values.items()}
    await context.store.set_guild(guild, **plain)
    return wanted


def _moderators_of(guild: int, by: Person) -> None:
    if not (by.access and by.access.guild == guild and by.access.moderates):
        raise Refused("refused-moderator")


async def end_cups_in(context: Context, channel: int) -> None:
    """Call off the cups of a channel that was deleted."""
    for cup in await context.store.cups_in(channel):
        await context.store.close_cup(cup.id, cup_told(cup, context.now()))


async def choose_program(context: Context, guild: int, by: Person, name: str) -> Sequence[Hook]:
    """Choose the program that is told of a server's games, "" for none; return the log of what was told.

    Raises:
        Refused: they are no moderator, or the operator allows no such program.

    """
    if name and name not in context.allowed.urls:
        raise Refused("refused-no-program")
    _moderators_of(guild, by)
    await context.store.choose_hook(guild, name, context.now())
    return await told_programs(context, guild, by)


async def told_programs(context: Context, guild: int, by: Person) -> Sequence[Hook]:
    """List what another program was told of a server, the newest first. For moderators."""
    _moderators_of(guild, by)
    return await context.store.hooks(guild, SHOWN_HOOKS)


async def set_usual_game(
    context: Context, guild: int, by: Person, title: str, scenario: str, options: Mapping[str, str]
) -> GuildSettings:
    """Say what is played on a server most; with no title, nothing. For moderators.

    Raises:
        Refused: there is no such game, scenario or option.

    """
    if title:
        scenario = scenario or STANDARD
        await chosen_options(context, context.titles[title].game, Setup(title, scenario, options))
    given = tuple(f"{name}={value}" for name, value in options.items())
    return await set_guild_settings(
        context, guild, by, title=title, scenario=scenario if title else "", options=given if title else ()
    )


async def rename(context: Context, user: Person, place: Place) -> None:
    """Take over a person's name as it is on this server now, wherever tables there know them by another.

    A name is copied when somebody sits down, games last for weeks, and people change their names, some
    because the old one must not be said any more.
    """
    await context.store.rename(user.id, place.guild or 0, plain(user.name))


def _checked(kind: TypeAdapter[Chosen], now: Chosen, changes: dict[str, object]) -> Chosen:
    """Put changes into settings.

    Raises:
        Refused: there is no such setting, or it has no such value.

    """
    known = {f: getattr(now, f) for f in type(now).__dataclass_fields__}
    for name in changes:
        if name not in known:
            raise Refused("refused-setting", name=name[:40])
    try:
        return kind.validate_python({**known, **changes})
    except ValidationError as why:
        bad = why.errors(include_url=False, include_context=False, include_input=False)[0]
        raise Refused("refused-setting", name=str(bad["loc"][0])[:40]) from why


#: Seconds after which a lobby that nobody has touched is closed.
UNTOUCHED = 14 * DAY


def opening(most: GuildSettings, *, moderator: bool) -> Allow:
    """Return the check of whether somebody may open one more game. A server's moderators have no limit.

    Open lobbies count as games to come, so that nobody can start more games than a person may host.
    """
    room = moving(most, lobby=True, moderator=moderator)

    def allow(had: Hosted) -> None:
        room(had)
        if not moderator and len(had.opened) >= most.hourly:
            raise Refused("refused-hourly", most=most.hourly, when=_free(had.opened, most.hourly, HOUR))

    return allow


def moving(most: GuildSettings, *, lobby: bool, moderator: bool) -> Allow:
    """Say what forbids a game to come from another server: as `opening`, but it is no new one."""

    def allow(had: Hosted) -> None:
        if moderator:
            return
        if lobby and had.lobbies >= most.lobbies:
            raise Refused("refused-lobbies", most=most.lobbies)
        if had.lobbies + had.running >= most.hosted:
            raise Refused("refused-hosted", most=most.hosted)

    return allow


def importing(most: GuildSettings, size: int) -> Allow:
    """Return the check of whether somebody may import a record of `size` characters. Moderators included.

    A person's imports are counted across all servers, since the work is the same everywhere.
    """

    def allow(had: Hosted) -> None:
        if not most.imports:
            raise Refused("refused-no-imports")
        if len(had.brought) >= most.imports:
            raise Refused("refused-imports", most=most.imports, when=_free(had.brought, most.imports, DAY))
        if had.bytes + size > most.megabytes * 1_000_000:
            raise Refused("refused-megabytes", most=most.megabytes)

    return allow


def _free(times: Sequence[int], most: int, span: int) -> int:
    """Return when there is room again for one more within a span of time."""
    return times[-most] + span
