"""A game's lobby: opened, joined, started.

In a full one people say that they are there; who does not loses the seat.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.community.pairings import Sides, dealt
from bot.community.ratings import Strength
from bot.community.results import strength_of
from bot.play.clocks import booking
from bot.play.clocks.bank import Terms, preset
from bot.play.context import Context, named
from bot.play.games.commits import Commits, NewEntry
from bot.play.games.live import Live, absent, called_here
from bot.play.games.loader import GameLoader
from bot.play.games.rights import (
    Authorization,
    check_named,
    check_side,
    empty,
    moderates_at,
    own_side,
    pick,
    word_of,
)
from bot.play.lobby import hosting, moderation
from bot.play.lobby.hosting import opening
from bot.play.model.ports import CourierError, Place
from bot.play.model.rows import LOG, setup_of
from bot.play.model.runtime import done_anew
from bot.play.model.terms import GuildSettings, Person, Receipt, Refused, Status, refusing
from bot.play.model.texts import LONGEST_TITLE, clean, mixed, plain
from bot.play.model.title import opposed
from bot.play.queries import settings
from bot.play.surface.coach import check_agreed, has_coach
from bot.play.workers import records
from bot.store import ClashError, TakenError
from bot.store.models import Coach, Door, Outbox, PostKind, Rated, SeatRow
from bot.store.models import Game as GameRow
from bot.store.repositories.games import Allow
from bot.store.repositories.matching import Placement
from bot.store.shards import Part
from engine import __version__
from engine.core import record
from engine.core.codec import canonical
from engine.core.contract import Setup
from engine.core.dice import CommittedDice, commitment, new_seed
from engine.core.endings import Resign
from engine.core.errors import BadData, BadSetup
from engine.core.rules import Seat
from engine.policies.policy import LEVELS, POLICIES, USUAL, offered
from render.core.text import words

#: Seconds that everybody at a full table has to confirm that they are there.
SPAN = 86_400


def is_full(seats: Sequence[SeatRow]) -> bool:
    """Return whether every seat is taken."""
    return all(x.user or x.policy for x in seats)


class Muster:
    """Calls those who sit at a full table and may have forgotten it."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def noted(self, live: Live, by: int, now: int) -> list[SeatRow]:
        """Note that a person has pressed something in a lobby; return their seats."""
        mine = [x for x in live.loaded.seats if x.user == by]
        for x in mine:
            x.pressed = now
        return mine

    def after(self, live: Live, now: int) -> tuple[int, list[Outbox]]:
        """Return since when those at a table are called together, after its seats changed, and the call.

        It is called when it fills, not where it has been full; a seat that opens ends it.
        """
        seats = live.loaded.seats
        if not is_full(seats):
            return 0, []
        if live.row.muster or all(x.taken for x in live.info.seats):
            return live.row.muster, []
        return self.called(live, now)

    def called(self, live: Live, now: int) -> tuple[int, list[Outbox]]:
        """Return since when those at a table are called together, and the call if it is new."""
        if live.row.muster:
            return live.row.muster, []
        missing = dict.fromkeys(x.user for x in absent(live.loaded.seats, now))
        if not missing:
            return 0, []
        facts = {"users": list(missing), "until": f"<t:{now + SPAN}:R>"}
        return now, [self._context.outgoing.note(live.row.id, live.lane, "note-muster", **facts)]

    def lapsed(self, live: Live, gone: Sequence[SeatRow]) -> list[Outbox]:
        """Make the word that seats are free again whose people have said nothing."""
        names = {x.user or x.invited: x.name for x in gone}
        return [
            self._context.outgoing.note(live.row.id, live.lane, "note-muster-over", **named(user, name))
            for user, name in names.items()
        ]


ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


@dataclass(frozen=True, slots=True)
class Sitter:
    """A seat's candidate in a new game: somebody who has `joined` or is invited, or a machine player.

    With `coached` they have a coach.
    """

    user: int
    name: str
    policy: str
    joined: bool
    locale: str = ""
    coached: bool = False


@dataclass(frozen=True, slots=True)
class Opening:
    """A game that may be opened. `allow` is checked again in the transaction that opens it.

    `follows` is the game of which this is a rematch, and `sitters` says who is meant for which seat. Those
    `taken` come from the queue, which has opened it (`door`). `clock` holds the terms of its clock;
    `patience` says how long a question with a default answer waits under it, -1 for the bot's setting. It may
    be `rated`, where the title allows it, and deals `sides` out at the start. `id` is the game's, if it has
    been drawn beforehand.
    """

    host: Person
    setup: Setup
    name: str
    allow: Allow
    follows: str = ""
    sitters: Mapping[Seat, Sitter] = field(default_factory=dict)
    door: Door = Door.OPEN
    clock: str = ""
    patience: int = -1
    taken: tuple[Placement, ...] = ()
    rated: bool = False
    sides: Sides = Sides.CHOSEN
    id: str = ""


class Lobby:
    """Opens tables, fills and frees their seats, and starts games."""

    def __init__(
        self, context: Context, rights: Authorization, games: GameLoader, commits: Commits, muster: Muster
    ) -> None:
        self._context, self._rights, self._games, self._commits = context, rights, games, commits
        self._muster = muster

    async def open_game(
        self,
        place: Place,
        host: Person,
        title: str,
        *,
        scenario: str = "standard",
        options: Mapping[str, str] | None = None,
        files: Mapping[str, str] | None = None,
        name: str = "",
        parent: int | None = None,
    ) -> str:
        """Open a lobby in a channel or thread (`parent`: the thread's channel) and give the game's id."""
        wanted = await self.may_open(
            place, host, title, scenario=scenario, options=options, files=files, name=name, parent=parent
        )
        return await self.open_at(place, wanted)

    async def may_open(
        self,
        place: Place,
        host: Person,
        title: str,
        *,
        scenario: str = "standard",
        options: Mapping[str, str] | None = None,
        files: Mapping[str, str] | None = None,
        name: str = "",
        parent: int | None = None,
    ) -> Opening:
        """Check everything that could forbid a new game here; change nothing. `open_at` opens the result."""
        await settings.may_host(self._context, place, host, parent)
        game = self._context.titles[title].game
        setup = Setup(title, scenario, dict(options or {}), dict(files or {}))
        chosen = await hosting.chosen_options(self._context, game, setup)
        now, guild = self._context.now(), place.guild or 0
        there = await settings.guild_settings(self._context, guild)
        allow = hosting.opening(there, moderator=moderates_at(host, guild, place.channel, parent))
        allow(await self._context.store.hosted(host.id, guild, now))
        made = Setup(title, scenario, chosen, setup.files)
        clock = preset(there.pace, Terms()).saved() if there.pace else ""
        return Opening(host, made, name, allow, clock=clock, rated=there.rated, sides=there.sides)

    async def open_at(self, place: Place, wanted: Opening) -> str:
        """Open a lobby that was checked: here, or in the thread that was made for it. Returns the game's id.

        Raises:
            Refused: the place has a game already, or the host has meanwhile opened as many as they may.

        """
        seed, game, now, setup = new_seed(), wanted.id or new_id(), self._context.now(), wanted.setup
        title = self._context.titles[setup.game]
        played = title.game
        seats = [SeatRow(game=game, seat=x, place=i) for i, x in enumerate(played.seated(setup))]
        row = GameRow(
            id=game,
            title=setup.game,
            name=clean(wanted.name, LONGEST_TITLE),
            scenario=setup.scenario,
            options=canonical(dict(setup.options)),
            files=canonical(dict(setup.files)),
            guild=place.guild or 0,
            channel=place.channel or 0,
            here=place.channel,
            host=wanted.host.id,
            status=Status.LOBBY,
            edition=played.edition,
            version=__version__,
            dice_id=game,
            commitment=commitment(seed),
            created=now,
            changed=now,
            follows=wanted.follows,
            queue=wanted.door,
            clock=wanted.clock,
            patience=self._patience(wanted),
            rated=Rated.AGREED if wanted.rated and place.guild and title.ranking else Rated.NO,
            sides=wanted.sides if opposed(title, len(seats)) else Sides.CHOSEN,
        )
        posts = [self._context.outgoing.lobby_card(row), *self._called(row, seats, wanted)]
        taken = [replace(x, game=game if x.due else "") for x in wanted.taken]
        with refusing(ClashError, "refused-busy"), refusing(TakenError, "refused-taken"):
            await self._context.store.add_game(row, seats, seed, posts, wanted.allow, taken)
        return game

    def _patience(self, wanted: Opening) -> int:
        """Return how long a question with a default answer waits: forever without a clock."""
        if not wanted.clock:
            return 0
        return wanted.patience if wanted.patience >= 0 else int(self._context.patience)

    def _called(self, row: GameRow, seats: Sequence[SeatRow], wanted: Opening) -> list[Outbox]:
        """Put people and machine players to the seats meant for them; return the invitations."""
        invited = dict[int, Outbox]()
        for x in seats:
            to = wanted.sitters.get(x.seat)
            if to is None:
                continue
            x.name, x.policy = to.name, to.policy
            x.user, x.invited = (to.user, 0) if to.joined else (0, to.user)
            x.locale = (to.locale or wanted.host.locale) if to.joined else ""
            x.pressed = self._context.stored_now() if x.user else 0
            x.coach = Coach.SPEAKS if to.coached else Coach.NONE
            if wanted.taken:
                what = PostKind.HELLO if to.joined else PostKind.OFFER
                body = canonical({"user": to.user, "seat": x.seat})
                invited[to.user] = self._context.outgoing.post(row.id, f"u{to.user}", what, body)
            elif x.invited:
                facts = {
                    "user": to.user,
                    "seat": x.seat,
                    **named(to.user, to.name),
                    **named(wanted.host.id, wanted.host.name, "by"),
                }
                note = self._context.outgoing.note(row.id, f"c{row.channel}", "note-invited", **facts)
                invited.setdefault(to.user, note)
        return list(invited.values())

    @done_anew
    async def join(self, game: str, user: Person, seat: Seat = "", word: str = "") -> Seat:
        """Take a seat, any free one by default, and send a direct message to see whether it arrives."""
        async with self._games.hold(game, Status.LOBBY) as live:
            if live.info.seat_of(user.id) and not live.title.seats.several:
                raise Refused("refused-seated")
            await moderation.check_blocks(self._context, live, user, user)
            await booking.check_fits(self._context, live.row.clock, user, user)
            free = [x for x in live.loaded.seats if not x.user and not x.policy and x.invited in (0, user.id)]
            kept = [x for x in free if x.invited == user.id]
            row = pick(live, seat, own_side(live, user, kept + [x for x in free if not x.invited]))
            check_side(live, user, row.seat, user)
            await moderation.check_reached(self._context, live, user)
            others = [empty(x) for x in kept if x.seat != row.seat]
            row.user, row.name, row.invited, row.policy = user.id, plain(user.name), 0, ""
            row.word, row.locale, row.dm_closed, row.left_at = word_of(word), user.locale, False, 0
            row.end_coaching()
            row.allows_coach = any(x.coach for x in live.info.seats)  # the card says who has one
            await self._reseat(live, [row, *others], self._hello(game, row), by=user)
        return row.seat

    @done_anew
    async def set_word(self, game: str, user: Person, word: str) -> None:
        """Add or change the user's word for the dice, until the game starts."""
        async with self._games.hold(game, Status.LOBBY) as live:
            row = next((x for x in live.loaded.seats if x.user == user.id), None)
            if row is None:
                raise Refused("refused-not-seated")
            row.word = word_of(word)
            ready = await self._reseat(live, [row], by=user)
        if ready:  # nobody else is waited for
            await self.start(game, user)

    @done_anew
    async def leave(self, game: str, user: Person, seat: Seat = "") -> None:
        """Give up a seat, or decline an invitation, before the game starts: for one seat, or for all."""
        async with self._games.hold(game, Status.LOBBY) as live:
            mine = [x for x in live.loaded.seats if user.id in (x.user, x.invited)]
            rows = [x for x in mine if seat in ("", x.seat)]
            if not rows:
                raise Refused("refused-other-seat" if mine else "refused-not-seated")
            await self._reseat(live, [empty(x) for x in rows], by=user)

    @done_anew
    async def invite(self, game: str, by: Person, user: Person, seat: Seat = "") -> Seat:
        """Keep a seat for somebody and ping them."""
        async with self._games.hold(game, Status.LOBBY) as live:
            await self._rights.host_only(by, live.info)
            check_named(live)
            if live.info.seat_of(user.id):
                raise Refused("refused-seated-other")
            await moderation.check_blocks(self._context, live, user, by)
            await booking.check_fits(self._context, live.row.clock, user, by)
            free = [x for x in live.loaded.seats if x.free]
            row = pick(live, seat, free)
            check_side(live, user, row.seat, by)
            row.invited, row.name = user.id, plain(user.name)
            note = self._context.outgoing.note(
                game,
                live.lane,
                "note-invited",
                user=user.id,
                seat=row.seat,
                **named(user.id, user.name),
                **named(by.id, by.name, "by"),
            )
            await self._reseat(live, [row], note, by=by)
        return row.seat

    @done_anew
    async def add_machine(self, game: str, by: Person, seat: Seat = "", policy: str = USUAL) -> Seat:
        """Seat a machine player on a free seat: of the level, or the next below that the title has."""
        async with self._games.hold(game, Status.LOBBY) as live:
            await self._rights.host_only(by, live.info)
            if policy not in POLICIES:
                raise Refused("refused-no-machine", policies=", ".join(LEVELS))
            free = [x for x in live.loaded.seats if not x.user and not x.policy]
            row = pick(live, seat, [x for x in free if not x.invited] + ([] if not seat else free))
            if live.info.rated:
                raise Refused("refused-rated-machine")
            empty(row).policy = offered(live.title.game, policy)
            await self._reseat(live, [row], by=by)
        return row.seat

    @done_anew
    async def unseat(self, game: str, by: Person, seat: Seat) -> None:
        """Free a seat before the game starts: of a machine player, an invitation or a person."""
        async with self._games.hold(game, Status.LOBBY) as live:
            await self._rights.host_only(by, live.info)
            row = next((x for x in live.loaded.seats if x.seat == seat), None)
            if row is None or row.free:
                raise Refused("refused-no-machine-there")
            await self._reseat(live, [empty(row)], by=by)

    async def _reseat(self, live: Live, seats: list[SeatRow], *posts: Outbox, by: Person) -> bool:
        """Change seats; tell whether all who were called to a full table are there with that."""
        now = self._context.stored_now()
        seats = [*seats, *(x for x in self._muster.noted(live, by.id, now) if x not in seats)]
        muster, calls = self._muster.after(live, now)
        posts = (self._context.outgoing.lobby_card(live.row), *posts, *calls)
        at = self._context.now()
        await self._commits.change(live, seats=seats, posts=posts, changed=at, muster=muster)
        return muster > 0 and not absent(live.loaded.seats, muster)

    @done_anew
    async def start(self, game: str, by: Person, *, present: bool = True) -> Receipt:
        """Start the game: words are frozen, entry 0 is written.

        If somebody has not been seen lately, everybody is called together, and the last to come starts it.
        By starting, `by` shows that they are there, unless `present` is false. Sides that are dealt out are
        dealt out, and told, first.
        """
        async with self._games.hold(game, Status.LOBBY) as live:
            if not live.info.seat_of(by.id):
                await self._rights.host_only(by, live.info)
            free = [x.seat for x in live.info.seats if not x.taken]
            if free and not (live.title.seats.spare and len(free) < len(live.info.seats)):
                raise Refused("refused-seats-free")
            check_agreed(live, by.id if present else 0, words(by.locale))
            if missing := await self._missing(live, by.id if present else 0):
                seats = [x for x in live.info.seats if x.seat in {y.seat for y in missing}]
                return Receipt(game, -1, absent=tuple(called_here(seats, live.title, words(by.locale))))
            if not live.row.sides:
                return await self._begun(live, by, free)
            await self._deal(live)
        return await self.start(game, by, present=present)

    async def _deal(self, live: Live) -> None:
        """Deal the sides out among those at a full table."""
        sat = [x for x in live.loaded.seats if not x.free]
        users = {x.user for x in sat if x.user}
        theirs = await self._context.store.ratings_of(users, live.row.guild, live.row.title)
        ratings = {(x.user, x.role): strength_of(x) for x in theirs}

        def strength(who: int, at: int) -> Strength:
            user = sat[who].user
            return ratings.get((user, sat[at].seat)) or ratings.get((user, "")) or Strength()

        way = dealt(live.info.sides, range(len(sat)), strength, self._context.rng)
        seats = [
            SeatRow(**{**sat[who].model_dump(), "seat": x.seat, "place": x.place})
            for who, x in zip(way, sat, strict=True)
        ]
        card = self._context.outgoing.lobby_card(live.row)
        note = self._context.outgoing.note(live.row.id, live.lane, f"note-sides-{live.row.sides}")
        told = [self._hello(live.row.id, x) for x in seats if x.user and live.info.hidden]
        await self._commits.change(live, seats=seats, posts=[card, note, *told], sides=Sides.CHOSEN)

    def _hello(self, game: str, seat: SeatRow) -> Outbox:
        """Tell a person by direct message which seat is theirs."""
        body = canonical({"user": seat.user, "seat": seat.seat})
        return self._context.outgoing.post(game, f"u{seat.user}", PostKind.HELLO, body)

    async def _begun(self, live: Live, by: Person, free: Sequence[Seat]) -> Receipt:
        """Write entry 0, and what seats that nobody has taken do at once."""
        game = live.row.id
        said = {x.seat: mixed(x.word) for x in live.loaded.seats if x.word}
        dice = CommittedDice(await self._context.store.seed(game), live.row.dice_id, said)
        try:
            move = record.begin(live.title.game, setup_of(live.row), dice)
        except (BadSetup, BadData) as why:
            raise Refused("refused-setup", why=str(why)) from why
        made = [NewEntry(move, by.id, -1, 0, "")]
        for seat in free:  # nobody has taken it: it leaves as a player would
            if made[-1].move.state.over is not None:
                break
            dice = CommittedDice(dice.seed, dice.game, dice.words, dice.k)
            left = record.do_act(made[-1].move.state, len(made), seat, "resign", Resign(), dice)
            made.append(NewEntry(left, by.id, len(made) - 1, len(made), ""))
        dice = self._commits.pass_over(live, made, dice)
        return await self._commits.commit(live, made, dice=dice, words=canonical(said))

    async def _missing(self, live: Live, by: int) -> list[SeatRow]:
        """Return the seats whose people have not been seen lately; they are called, if they were not."""
        now = self._context.stored_now()
        mine = self._muster.noted(live, by, now) if by else []
        muster, calls = self._muster.called(live, now)
        missing = absent(live.loaded.seats, muster or now)
        if missing:
            posts, at = [self._context.outgoing.lobby_card(live.row), *calls], self._context.now()
            await self._commits.change(live, seats=mine, posts=posts, changed=at, muster=muster)
        return missing

    @done_anew
    async def take_back(self, game: str) -> None:
        """Remove a game that has just been opened where nothing can be posted: nobody has seen it."""
        async with self._games.hold(game, Status.LOBBY, Status.PLAYING, look=False):
            await self._context.store.remove_unseen(game)

    @done_anew
    async def lapse(self, game: str) -> None:
        """Free the seats of those who have not come within a day; where all have, start."""
        async with self._games.hold(game, Status.LOBBY) as live:
            now, since = self._context.stored_now(), live.row.muster
            if not since or now < since + SPAN:
                return
            gone = absent(live.loaded.seats, since)
            if gone or not is_full(live.loaded.seats):
                posts = [self._context.outgoing.lobby_card(live.row), *self._muster.lapsed(live, gone)]
                seats, at = [empty(x) for x in gone], self._context.now()
                await self._commits.change(live, seats=seats, posts=posts, changed=at, muster=0)
                return
        await self.start(game, Person(live.row.host, ""), present=False)

    async def close_unused(self, shards: Part | None = None) -> list[str]:
        """Close lobbies long unused, and commit a message to each host; return the games' ids.

        With `shards` only those of servers on these.

        A person who uses a lobby at this moment either keeps it open or finds it closed. If two processes
        close it, it is closed once.
        """
        now, store = self._context.stored_now(), self._context.store
        closed = []
        for game in await store.forgotten_lobbies(now - hosting.UNTOUCHED, shards=shards):
            loaded = await store.load(game, to_change=True)
            if loaded is None or loaded.game.status != Status.LOBBY:
                continue
            if loaded.game.changed > now - hosting.UNTOUCHED:
                continue
            try:
                await store.change_game(
                    game,
                    loaded.game.revision,
                    posts=[self._closed(loaded.game)],
                    status=Status.ABANDONED,
                    here=None,
                    changed=now,
                    ended=now,
                    asking=False,
                )
            except ClashError:
                continue
            LOG.info("game %s was closed: nobody has touched its lobby for long", game)
            closed.append(game)
        return closed

    def _closed(self, row: GameRow) -> Outbox:
        """Tell a host that their lobby is closed, in private where its channel cannot be reached."""
        if row.parked:
            return self._context.outgoing.note(row.id, f"u{row.host}", "note-lobby-closed", who="")
        body = canonical({"name": "", "user": row.host, "host": row.host})
        return self._context.outgoing.post(row.id, f"c{row.channel}", PostKind.ABANDONED, body)

    async def end_musters(self, shards: Part | None = None) -> list[str]:
        """Free the seats of people who did not show up, or start; return the games with new posts."""
        before = self._context.stored_now() - SPAN
        due = await self._context.store.musters_due(before, shards=shards)
        for game in due:
            try:
                await self.lapse(game)
            except Refused as why:
                LOG.info("game %s: %s", game, why)
        return due

    async def against_machine(
        self, user: Person, title: str, seat: Seat = "", *, coached: bool = False
    ) -> str:
        """Begin a game of one person against machine players; return its id.

        With a coach, the opponent is the title's weakest and the scenario its first.

        Raises:
            Refused: they take no direct messages, or already have such a game.

        """
        with refusing(CourierError, "refused-no-dm"):
            place = await self._context.courier.room(Place(user=user.id), "")
        game = self._context.titles[title].game
        setup = usual_setup(self._context, title, game.scenarios[0] if coached else "standard")
        seats = game.seated(setup)
        mine = seat if seat in seats else seats[0]
        level = offered(game, LEVELS[0] if coached else USUAL)
        coached = coached and has_coach(self._context.titles[title])
        sitters = {
            x: Sitter(user.id, plain(user.name), "", joined=True, coached=coached)
            if x == mine
            else Sitter(0, "", level, joined=True)
            for x in seats
        }
        allow = opening(GuildSettings(), moderator=False)
        wanted = Opening(user, setup, "", allow, sitters=sitters)
        try:
            made = await self.open_at(place, wanted)
        except Refused as why:
            if why.key != "refused-taken":
                raise
            raise Refused("refused-dm-taken", channel=str(place.channel)) from why
        await self.start(made, user)
        return made


def new_id() -> str:
    """Draw a game's id: six letters and digits that cannot be mistaken for each other."""
    return "".join(secrets.choice(ALPHABET) for _ in range(6))


def usual_setup(context: Context, title: str, scenario: str = "standard") -> Setup:
    """Return the default set-up, with which tables of the queue are opened."""
    game = context.titles[title].game
    return Setup(title, scenario, records.chosen(game, Setup(title, scenario, {})))
