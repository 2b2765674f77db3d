"""Lists of games, of which one is chosen what they are of; and other lists that have pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.play.games.cards import rows_of
from bot.play.lobby import queue
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.ports import Button, Choice, Control, Post, Select
from bot.play.model.terms import GameInfo, Refused, Status
from bot.play.queries import inbox
from bot.play.queries.inbox import Listing, part, turner
from bot.store.repositories.limits import Spot
from bot.ui.interactions import people, ratings
from bot.ui.interactions.pages import called, game_line, holder, side
from bot.ui.layout import OPTIONS, shorten
from bot.ui.visit import Visit

#: Number of games on a page, and maximum number of characters for the players of each.
GAMES_SHOWN, LONGEST_PLAYERS = 10, 160
#: Maximum number of readings for a page.
READINGS = 8
#: Stands for games of any title in a select.
ANY = "any"
#: Lists of one's own games, wherever they are.
OWN = (inbox.WAITING, inbox.MINE, inbox.PAST)


@dataclass(frozen=True, slots=True)
class Spread:
    """A page of a list of games: which it is, and the place from which it is read on, or `back`."""

    page: int = 1
    at: Spot | None = None
    back: bool = False

    @classmethod
    def read(cls, page: int, text: str) -> Spread:
        """Read it from a control.

        Raises:
            Refused: it is none.

        """
        way, *spot = text.split("-")
        if page <= 1 or not text:
            return cls(max(1, page))
        if len(spot) != 3 or not all(x.isdecimal() and len(x) < 12 for x in spot[:2]):
            raise Refused("refused-malformed")
        return cls(page, Spot(int(spot[0]), int(spot[1]), spot[2]), way == "back")

    def beside(self, listing: Listing, spot: Spot, *, back: bool) -> str:
        """Return the control that leads to the page before this one, or to the page after it."""
        way, page = ("back", self.page - 1) if back else ("on", self.page + 1)
        at = f"{way}-{spot.group}-{spot.changed}-{spot.id}"
        return make(Verb.LIST, NOWHERE, inbox.LIST, page, str(listing), at)


async def listed(visit: Visit, listing: Listing, spread: Spread) -> Post:
    """Show a page of a list of games that this person may know of, with what else may be listed."""
    if listing.kind not in OWN and not visit.guild:
        raise Refused("refused-no-channel")
    if listing.kind in (inbox.WAITING, inbox.MINE):
        post = await visit.services.game_lists.inbox(visit.person, spread.page, listing)
    else:
        post = await _games(visit, listing, spread)
    return replace(post, rows=(*post.rows, *_filters(visit, listing)))


async def _games(visit: Visit, listing: Listing, spread: Spread) -> Post:
    """Lay out games that are read from a place in the list on; how many there are nobody counts."""
    found, ends, more = await _found(visit, listing, spread)
    infos = [x for _, x in found]
    lines = [f"- {game_line(visit, x)}\n  {shorten(players(visit, x), LONGEST_PLAYERS)}" for x in infos]
    free = [x for x in infos if x.status is Status.LOBBY and any(not s.taken for s in x.seats)]
    joins = [
        Button(visit.words("button-join-game", name=called(visit, x)), make(Verb.JOIN, x.id)) for x in free
    ]
    turn: tuple[Button, ...] = ()
    if ends and (more or spread.page > 1):
        before, after = (spread.beside(listing, ends[i], back=i == 0) for i in (0, -1))
        page = make(Verb.LIST, NOWHERE, inbox.LIST, spread.page, "here")
        turn = (
            Button("◀", before, disabled=spread.page <= 1),
            Button(str(spread.page), page, disabled=True),
            Button("▶", after, disabled=not more),
        )
    text = tuple(lines) or (visit.words("bot-games-none"),)
    title = visit.words("bot-games-past" if listing.kind == inbox.PAST else "bot-games-title")
    return Post(title=title, text=text, rows=(*rows_of(joins), *rows_of(turn)))


async def _found(
    visit: Visit, listing: Listing, spread: Spread
) -> tuple[list[tuple[Spot, GameInfo]], list[Spot], bool]:
    """Return the games of a page, where it begins and ends in the list, and whether there are more after it.

    Discord says who may see a channel. What is shut to them is not read again, and after some readings the
    page ends, however little has been found.
    """
    found: list[tuple[Spot, GameInfo]] = []
    at, back, own = spread.at, spread.back, listing.kind == inbox.PAST
    shut, there = frozenset[int](), visit.services
    for _ in range(READINGS):
        some = await there.game_lists.browse(listing, visit.guild, visit.person, at, back=back, shut=shut)
        infos = [x for _, x in some]
        seen = {x.id for x in (infos if own else await there.rights.visible(visit.person, infos))}
        shut |= {x.place.channel for x in infos if x.id not in seen and x.place.channel}
        shown = [x for x in some if x[1].id in seen]
        found = [*shown, *found] if back else [*found, *shown]
        if len(found) > GAMES_SHOWN or len(some) < inbox.PORTION:
            page = found[-GAMES_SHOWN:] if back else found[:GAMES_SHOWN]
            ends = [x for x, _ in page]
            return page, ends, back or len(found) > GAMES_SHOWN
        at = some[0 if back else -1][0]
    first, last = (at, found[-1][0] if found else at) if back else (found[0][0] if found else at, at)
    return found[:GAMES_SHOWN], [x for x in (first, last) if x is not None], True


def _filters(visit: Visit, listing: Listing) -> tuple[tuple[Control, ...], ...]:
    """Return what else may be listed: other games, those of one title, and the other way round."""
    w, named = visit.words, [(x.game.title, name) for name, x in visit.host.catalogue.titles.items()]
    titles = [(w("play-anything"), ANY), *named][:OPTIONS]
    shown = [(w(f"bot-games-kind-{x}"), x) for x in (inbox.KINDS if visit.guild else OWN)]

    def select(what: str, lines: Sequence[tuple[str, str]], now: str) -> Select:
        to = make(Verb.LIST, NOWHERE, inbox.LIST, 1, str(listing), "", what)
        choices = tuple(Choice(x, y, chosen=y == now) for x, y in lines)
        return Select(to, w(f"bot-games-by-{what}"), choices)

    rows: list[tuple[Control, ...]] = [
        (select("kind", shown, listing.kind),),
        (select("title", titles, listing.title or ANY),),
    ]
    if listing.kind in inbox.GROUPS:
        other = replace(listing, oldest=not listing.oldest)
        label = w("button-newest" if listing.oldest else "button-oldest")
        rows.append((Button(label, make(Verb.LIST, NOWHERE, inbox.LIST, 1, str(other))),))
    return tuple(rows)


def players(visit: Visit, info: GameInfo) -> str:
    """Name every seat and who holds it, in a line."""
    return ", ".join(
        visit.words(
            "bot-who-seat",
            side=side(visit, info, s.seat),
            who=holder(visit, info, s.seat),
        )
        for s in info.seats
    )


#: Name of this list in the buttons that turn its pages; number of tables on one.
INVITE, TABLES_SHOWN = "invite", 15


async def own_tables(visit: Visit) -> list[GameInfo]:
    """List the tables to which this person may invite somebody: the one here, or else their own ones."""
    filling = await visit.services.game_lists.games(visit.guild, Status.LOBBY)
    here = [x for x in filling if x.id == visit.here]
    return here or [x for x in filling if x.host == visit.person.id]


async def invite_where(visit: Visit, who: int, page: int = 1) -> Post:
    """Ask to which of this person's tables somebody shall be invited."""
    shown, page, count = part(await own_tables(visit), page, TABLES_SHOWN)
    buttons = [Button(called(visit, x), make(Verb.TABLE, x.id, "invite", who)) for x in shown]
    asks = visit.words("bot-menu-which", who=f"<@{who}>")
    return Post(text=(asks,), rows=(*rows_of(buttons), *turner(INVITE, page, count, who)))


async def list_page(visit: Visit, what: CustomId, values: tuple[str, ...] = ()) -> Post:
    """Return a page of a list.

    Raises:
        Refused: there is no such list, or this person may not read it.

    """
    which, page, whose = what.arg(0), what.number(1), what.arg(2)
    if which == inbox.LIST:
        listing = Listing.read(whose)
        if values and what.arg(4) == "kind":
            listing = replace(Listing.read(values[0]), title=listing.title)
        elif values:
            title = "" if values[0] == ANY else visit.host.catalogue[values[0]].game.id
            listing = replace(listing, title=title)
        return await listed(visit, listing, Spread.read(page, what.arg(3)))
    if which == people.BLOCKS:
        return await people.blocks_page(visit, page=page)
    if which == people.REPORTS:
        return await people.reports_listed(visit, page)
    if which == queue.LIST:
        return await visit.services.queue.page(visit.guild, page, visit.words)
    if which == ratings.TABLE:
        return await ratings.turned(visit, whose, page)
    if which == INVITE and whose.isdecimal() and len(whose) <= 20:
        return await invite_where(visit, int(whose), page)
    raise Refused("refused-malformed")
