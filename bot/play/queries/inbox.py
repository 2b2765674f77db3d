"""Lists of games: one's own, those of a channel, and what waits for somebody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from bot.play.clocks.booking import is_veiled
from bot.play.clocks.time_off import DAY
from bot.play.context import Context
from bot.play.games.live import Wording
from bot.play.games.loader import GameLoader
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, Place, Post
from bot.play.model.rows import info_read, listed_info
from bot.play.model.terms import GameInfo, Person, Refused, Status, Waiting, Who, relative
from bot.play.model.texts import escaped
from bot.play.model.title import Catalogue, Title
from bot.store.repositories.games import Loaded
from bot.store.repositories.limits import GameFilter, Listed, Spot
from engine.core.flow import status
from render.core.text import Words, join_list
from render.core.texts.graphemes import cut

T = TypeVar("T")


def part(found: Sequence[T], page: int, size: int) -> tuple[Sequence[T], int, int]:
    """Return the part of a list that is shown on a page, the page itself, and how many there are.

    Pages count from 1; instead of one that does not exist, the nearest is shown.

    >>> part("abcde", 9, 2)
    ('e', 3, 3)
    """
    pages = max(1, -(-len(found) // size))
    page = min(max(1, page), pages)
    return found[(page - 1) * size : page * size], page, pages


def turner(which: str, page: int, pages: int, *more: str | int) -> tuple[tuple[Button, ...], ...]:
    """Return the row of buttons that turn a list's pages; none if there is only one."""
    if pages <= 1:
        return ()
    return (
        (
            Button("◀", make(Verb.LIST, NOWHERE, which, page - 1, *more), disabled=page <= 1),
            Button(f"{page}/{pages}", make(Verb.LIST, NOWHERE, which, page, "here"), disabled=True),
            Button("▶", make(Verb.LIST, NOWHERE, which, page + 1, *more), disabled=page >= pages),
        ),
    )


#: Number of games that are read at once; the most games that one person is told of.
PORTION, MOST = 25, 2000

#: What a list is of: one's own games that wait for one, all of these, and ended ones; a server's games, those
#: with free seats, and ended ones.
WAITING, MINE, PAST, HERE, OPEN, OVER = "waiting", "mine", "past", "here", "open", "over"
KINDS = (WAITING, MINE, PAST, HERE, OPEN, OVER)
_UNDER_WAY, _ENDED = ("lobby", "playing", "frozen"), ("over", "abandoned")
#: The statuses of the games of a list, in the groups in which they come.
GROUPS = {
    PAST: (_ENDED,),
    HERE: (_UNDER_WAY, _ENDED),
    OPEN: (("lobby",), ("playing",)),
    OVER: (_ENDED,),
}


@dataclass(frozen=True, slots=True)
class Listing:
    """Which games a person has listed: what they are (`KINDS`), of which title, and in which order."""

    kind: str = MINE
    title: str = ""
    oldest: bool = False

    @classmethod
    def read(cls, text: str) -> Listing:
        """Read it from a control.

        Raises:
            Refused: it is none.

        """
        kind, title, order, *_ = (*text.split("."), "", "")
        if kind not in KINDS:
            raise Refused("refused-malformed")
        return cls(kind, title, order == "old")

    def __str__(self) -> str:
        """Write it as controls do."""
        return f"{self.kind}.{self.title}.{'old' if self.oldest else 'new'}"


#: The list of one's own games.
OWN = Listing()


class GameLists:
    """Lists the games of a channel, server or person, who they wait for, and what they need from a person."""

    def __init__(self, context: Context, wording: Wording, games: GameLoader) -> None:
        self._context, self._wording, self._games = context, wording, games

    async def here(self, place: Place) -> GameInfo | None:
        """Find the game of a channel or thread: the one under way, or else the last one."""
        if place.channel is None:
            return None
        found = [listed_info(x) for x in await self._context.store.find(channel=place.channel, most=50)]
        under_way = [x for x in found if not x.status.ended]
        return next(iter(under_way or found), None)

    async def info(self, game: str, *, read: Loaded | None = None) -> GameInfo:
        """Return a game. `read`: a game as it was just read."""
        if (info := info_read(read, game)) is not None:
            return info
        found = await self._context.store.find(ids=[game])
        if not found:
            raise Refused("refused-no-game", game=game[:12])
        return listed_info(found[0])

    async def of_message(self, message: int) -> str:
        """Return the game of one of the bot's messages; "" if it has none."""
        return await self._context.store.game_of(message)

    async def games(self, guild: int, *status: Status) -> list[GameInfo]:
        """List a server's latest games, those under way first."""
        found = [listed_info(x) for x in await self._context.store.find(guild=guild, status=status)]
        return sorted(found, key=lambda x: x.status.ended)

    async def browse(
        self,
        listing: Listing,
        guild: int,
        user: Person,
        at: Spot | None,
        *,
        back: bool,
        shut: frozenset[int] = frozenset(),
    ) -> list[tuple[Spot, GameInfo]]:
        """Return a portion of a list from a place in it on, or `back` from there: at its end less.

        Games in channels that are `shut` to this person are left out, unless they are theirs.
        """
        own = listing.kind == PAST
        wanted = GameFilter(
            groups=GROUPS[listing.kind],
            guild=None if own else guild,
            user=user.id if own else None,
            title=listing.title,
            free=listing.kind == OPEN,
            oldest=listing.oldest,
            reader=user.id,
            shut=shut,
        )
        found = await self._context.store.browse(wanted, at, PORTION, back=back)
        return [(spot, listed_info(x)) for spot, x in found]

    async def turns(self, user: Person) -> list[Waiting]:
        """List a user's games on all servers: those where their time runs out first, then the longest wait.

        A lobby waits for invited people, then for players, and once it is full for its host.
        """
        going = ("lobby", "playing", "frozen")
        found = await self._context.store.find(user=user.id, status=going, most=MOST)
        say = await self._wording.words_for(user)
        lines = [
            self._lobby_line(x, user, say)
            if x.game.status == Status.LOBBY
            else self._table_line(x, user, say)
            for x in found
        ]
        return sorted(lines, key=lambda w: (not w.mine, not w.zero, w.zero or w.since))

    async def own(self, user: Person, title: str = "") -> list[GameInfo]:
        """List the games a user may mean if no channel tells: those of a title, games under way first."""
        found = await self._context.store.find(user=user.id, status=("lobby", "playing", "frozen"))
        mine = [info for info in map(listed_info, found) if title in ("", info.title)]
        return [x for x in mine if x.status is Status.PLAYING] or mine

    def _table_line(self, x: Listed, user: Person, say: Words) -> Waiting:
        info = listed_info(x)
        seats = {s.seat for s in info.seats if s.user == user.id and not s.caretaker}
        mine = [a for a in x.asking if a.seat in seats and info.status == Status.PLAYING]
        others = {a.seat for a in x.asking if a.seat not in seats and a.secrecy == "open"}
        title = self._context.titles.titles.get(info.title)
        who = tuple(
            s.name or (title.look.side(s.seat, say) if title else s.seat)
            for s in info.seats
            if s.seat in others
        )
        shown = [] if title is None or is_veiled(title) else x.clocks
        zero = min((c.zero for c in shown if c.runs and not c.held and c.seat in seats), default=0)
        since = min((a.since for a in mine), default=info.changed)
        people = {s.user: s.name for s in info.seats if s.user not in (0, user.id) and s.name}
        return Waiting(
            game=info,
            mine=bool(mine),
            since=since,
            for_whom=who,
            zero=zero if mine else 0,
            others=tuple(people.values()),
        )

    def _lobby_line(self, x: Listed, user: Person, say: Words) -> Waiting:
        info = listed_info(x)
        invited = any(s.invited == user.id and not s.user for s in info.seats)
        if not all(s.taken for s in info.seats):
            return Waiting(info, invited, info.changed, (say("turns-players"),))
        host = info.seat_of(info.host)
        return Waiting(info, user.id == info.host, info.changed, ((host and host.name) or say("turns-host"),))

    async def who(self, game: str) -> Who:
        """Describe the seats and who the table is waiting for."""
        live = await self._games.load(game)
        if live.state is None or live.info.status.ended:
            return Who(await self.info(game), (), live.row.changed)
        now = status(live.state)
        since = min((a.since for a in live.loaded.asking if a.seat in now.seats), default=live.row.changed)
        return Who(await self.info(game), now.seats, since, now.got, now.wanted)

    async def games_of(self, user: Person, since: int = 0) -> PersonalGames:
        """Return a person's games; ended ones only if they ended after `since`, or within a week."""
        found, now = await self.turns(user), self._context.stored_now()
        since = max(since, now - REMEMBERED)
        past = await self._context.store.find(user=user.id, status=("over", "abandoned"), most=MOST_ENDED)
        over = [x for x in past if x.game.ended > since and x.game.n >= 0 and not x.game.imported]
        rest = [x for x in found if not x.mine]
        return PersonalGames(
            tuple(x for x in found if x.mine),
            tuple(x for x in rest if x.game.status is not Status.LOBBY),
            tuple(x for x in rest if x.game.status is Status.LOBBY),
            tuple((listed_info(x), x.game.ended) for x in over),
            await self._context.store.hints_by(user.id),
        )

    async def inbox(self, user: Person, page: int = 1, listing: Listing = OWN) -> Post:
        """Return a page of a person's games as they are now, with what has ended since their last digest."""
        since = (await self._context.store.schedule(user.id)).digested
        say, kept = await self._wording.words_for(user), await self.games_of(user, since)
        kept = kept.of(listing)
        return laid_out(kept, self._context.titles, say, page, listing)

    async def digest(self, user: Person, since: int = 0) -> Post | None:
        """Return a person's digest, or None if there is nothing to tell."""
        kept = await self.games_of(user, since)
        if not bearers(kept, self._context.titles):
            return None
        say = await self._wording.words_for(user)
        post = laid_out(kept, self._context.titles, say)
        return replace(post, title=say("bot-digest-title"), small=say("bot-digest-small"))

    async def next(self, user: Person, game: str, say: Words, found: str | None = None) -> Button | None:
        """Return the button to the person's longest-waiting table except this one; None if there is none.

        `found` is that table where it is known.
        """
        if found is None:
            found = await self._context.store.waits_for(user.id, besides=game)
        if not found:
            return None
        info = await self.info(found)
        label = say("button-next", name=info.name or _title(info, self._context.titles))
        return Button(cut(label, 80), make(Verb.SHOW, found, "hand"))


def policy_named(title: Title, kind: str, policy: str, say: Words) -> str:
    """Word a standing answer for its owner: as the title does, or else as the catalogue names it."""
    if policy and kind in title.standing_answers:
        return title.standing_answers[kind].label(policy, say)
    key = f"{title.game.id}-policy-{policy}"
    return say.find(key, policy)


#: How long what has ended is shown, at most.
REMEMBERED = 7 * DAY

MOST_ENDED = 200

#: Number of games on a page, each of which may need 250 characters.
PAGE = 12

#: Name of the list of games in the controls of its pages.
LIST = "games"

#: A game that goes on, or one that has ended and when.
Line = Waiting | tuple[GameInfo, int]


@dataclass(frozen=True, slots=True)
class PersonalGames:
    """A person's games: those waiting for them, for others or for players, and those that have ended.

    `hints` are the hints they have taken, by game.
    """

    mine: tuple[Waiting, ...] = ()
    others: tuple[Waiting, ...] = ()
    lobbies: tuple[Waiting, ...] = ()
    ended: tuple[tuple[GameInfo, int], ...] = ()
    hints: Mapping[str, int] = field(default_factory=dict)

    def of(self, listing: Listing) -> PersonalGames:
        """Return those that a list is of."""
        title, rest = listing.title, listing.kind != WAITING

        def some(found: tuple[Waiting, ...]) -> tuple[Waiting, ...]:
            return tuple(x for x in found if title in ("", x.game.title))

        over = tuple(x for x in self.ended if title in ("", x[0].title))
        others, lobbies = (some(x) if rest else () for x in (self.others, self.lobbies))
        return PersonalGames(some(self.mine), others, lobbies, over if rest else (), self.hints)


def bearers(kept: PersonalGames, titles: Catalogue) -> list[str]:
    """List the games by whose outbox a digest may go; none where there is nothing to tell."""
    infos = [*(x.game for x in kept.mine), *(x for x, _ in kept.ended)]
    return [x.id for x in infos if x.title in titles.titles]


def laid_out(
    kept: PersonalGames, titles: Catalogue, say: Words, page: int = 1, listing: Listing = OWN
) -> Post:
    """Lay out a page of a person's games, those waiting for them first; each page repeats its headings."""
    if not (kept.mine or kept.others or kept.lobbies or kept.ended):
        return Post(title=say("bot-turns-title"), text=(say("bot-turns-none"),))
    mine = say("bot-turns-mine", n=len(kept.mine))
    every = [
        *_headed(mine, kept.mine),
        *_headed(say("bot-turns-others"), kept.others),
        *_headed(say("bot-turns-lobbies"), kept.lobbies),
        *_headed(say("bot-turns-ended"), kept.ended),
    ]
    shown, page, pages = part(every, page, PAGE)
    lines, last = ([mine], mine) if page == 1 else ([], "")
    for head, x in shown:
        lines += [head] if head != last else []
        last = head
        if isinstance(x, Waiting):
            lines.append(_line(x, kept.hints.get(x.game.id, 0), titles, say))
        else:
            lines.append(f"- {game_line(x[0], titles, say)} · {relative(x[1])}")
    return Post(title=say("bot-turns-title"), text=tuple(lines), rows=turner(LIST, page, pages, str(listing)))


def _headed(head: str, found: Sequence[Line]) -> list[tuple[str, Line]]:
    return [(head, x) for x in found]


def _line(x: Waiting, hints: int, titles: Catalogue, say: Words) -> str:
    parts = [f"- {game_line(x.game, titles, say, status=x.game.status is not Status.PLAYING)}"]
    if x.mine and x.others:
        parts.append(say("bot-turns-with", who=join_list([escaped(n) for n in x.others], say)))
    if not x.mine and x.for_whom:
        parts.append(say("bot-turns-for", who=", ".join(map(escaped, x.for_whom))))
    if x.zero:
        parts.append(say("bot-turns-zero", when=relative(x.zero)))
    elif x.since and x.game.status is not Status.LOBBY:  # nobody is asked before the start
        parts.append(say("bot-turns-since", since=relative(x.since)))
    parts += [say("bot-turns-hints", n=hints)] if hints else []
    return " · ".join(parts)


def called(info: GameInfo, titles: Catalogue) -> str:
    """Return a game's name, safe in a text: its own, or else its title's."""
    return escaped(info.name) if info.name else _title(info, titles)


def game_line(info: GameInfo, titles: Catalogue, say: Words, *, status: bool = True) -> str:
    """Describe a game in one line: its name, its place, and with `status` what it is waiting for."""
    name = called(info, titles)
    parts = [f"**[{name}]({info.link})**" if info.link else f"**{name}**"]
    parts += [_title(info, titles)] if info.name else []
    parts += [say(f"bot-status-{info.status.value}")] if status else []
    return " · ".join([*parts, f"`{info.id}`"])


def _title(info: GameInfo, titles: Catalogue) -> str:
    """Return a title's name; its id if it is not installed."""
    title = titles.titles.get(info.title)
    return title.game.title if title else info.title
