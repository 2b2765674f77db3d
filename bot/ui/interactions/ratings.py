"""Player cards, tables of ratings, and one's own curve."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.community.ratings import SETTLED, Strength
from bot.community.results import strength_of
from bot.play.clocks import booking
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, Post, Tone
from bot.play.model.terms import Refused
from bot.play.model.texts import escaped, level_name
from bot.play.model.title import Ranking, Title
from bot.play.queries import settings
from bot.play.queries.inbox import turner
from bot.store.models import Rating
from bot.store.repositories.ratings import CURVE, TablePage
from bot.ui.visit import Visit
from render.core.text import Words, join_list
from render.rating_curve import Rated, curve_scene

#: Name of a table in the buttons that turn its pages, and people on a page of it.
TABLE, SHOWN = "ratings", 10
#: What stands for all servers together in the id of a table, and for one server.
EVERYWHERE, HERE = "all", "here"
#: Number of games from which on a favourite side is told, and titles on a card.
FAVOURITE, TITLES = 3, 4


def rated_titles(visit: Visit) -> dict[str, tuple[Title, Ranking]]:
    """Return the titles that have ratings, each with how it is rated, by their ids."""
    return {name: (x, x.ranking) for name, x in visit.host.catalogue.titles.items() if x.ranking is not None}


def _ranked(visit: Visit, title: str, role: str = "") -> tuple[Title, Ranking]:
    """Return a title and how it is rated.

    Raises:
        Refused: it has no ratings, or none for this role.

    """
    found = rated_titles(visit).get(title)
    if found is None or role not in ("", *found[1].roles):
        raise Refused("refused-rated-title")
    return found


def role_called(title: Title, role: str, say: Words) -> str:
    """Name a role: a side, or what a side may turn out to be."""
    return title.look.side(role, say) if role in title.game.seats else say(f"{title.game.id}-role-{role}")


async def card(visit: Visit, user: int) -> Post:
    """Show a person's card as far as this person may see it: games, ratings, favourite side, reliability."""
    context, w, own = visit.services.context, visit.words, user == visit.person.id
    prefers = visit.prefers if own else await settings.preferences(context, user)
    if not (own or prefers.profile):
        return Post(title=w("rating-card"), text=(w("rating-hidden"),))
    here = await context.store.ratings_of([user], visit.guild) if visit.guild else []
    wide = await context.store.ratings_of([user], 0) if prefers.everywhere else []
    ratings = [*_listed(visit, here), *([w("rating-everywhere"), *_listed(visit, wide)] if wide else [])]
    seen = own or visit.guild > 0  # nobody else sees what somebody plays in direct messages
    played = _played(visit, await context.store.games_played(user, visit.guild)) if seen else []
    known = (await booking.records_of(context, [user]))[user]
    steady = w("rating-reliability", word=w(f"reliability-{known.word}"))
    text = (
        w("rating-who", who=f"<@{user}>") if visit.guild else f"<@{user}>",
        "\n".join(ratings or ([w("rating-none")] if visit.guild else [])),
        "\n".join((*played, steady)),
        *([w("rating-hidden-own")] if not prefers.profile else []),
    )
    small = w("rating-small", games=SETTLED) if ratings else ""
    return Post(title=w("rating-card"), text=text, small=small, rows=_card_rows(visit, here, own=own))


def _listed(visit: Visit, ratings: Sequence[Rating]) -> list[str]:
    """Write a person's ratings: those of each title for all sides first, then for each side."""
    w, titles = visit.words, rated_titles(visit)
    known = sorted((x for x in ratings if x.title in titles), key=lambda x: (x.title, x.role))
    named = [(_named(titles[x.title][0], x.role, w), strength_of(x)) for x in known]
    return [w("rating-line", name=name, **_facts(x)) for name, x in named]


def _named(title: Title, role: str, say: Words) -> str:
    return f"{title.game.title}, {role_called(title, role, say)}" if role else title.game.title


def _facts(x: Strength) -> Mapping[str, object]:
    low, high = x.interval
    counts = {"games": x.games, "won": x.won, "drawn": x.drawn}
    points = {"points": str(x.points), "low": str(low), "high": str(high)}
    return {**counts, **points, "settled": "no" if x.provisional else "yes"}


def _played(visit: Visit, found: Sequence[tuple[str, str, int]]) -> list[str]:
    """Say which games a person has played to the end, and on which side of one they mostly sit."""
    w, titles = visit.words, visit.host.catalogue.titles
    of = {name: sum(n for title, _, n in found if title == name) for name in titles}
    most = sorted((x for x in of if of[x]), key=lambda x: -of[x])
    if not most:
        return []
    named = [w("rating-games-of", name=titles[x].game.title, n=of[x]) for x in most[:TITLES]]
    lines = [w("rating-games", games=join_list(named, w))]
    _, seat, n = max((x for x in found if x[0] == most[0]), key=lambda x: x[2])
    if of[most[0]] >= FAVOURITE and 2 * n > of[most[0]]:
        side, name = titles[most[0]].look.side(seat, w), titles[most[0]].game.title
        lines.append(w("rating-favourite", side=side, n=n, all=of[most[0]], name=name))
    return lines


def _card_rows(visit: Visit, ratings: Sequence[Rating], *, own: bool) -> tuple[tuple[Button, ...], ...]:
    """Lead from a card to tables, and from one's own to its curves and to who may see it."""
    w, titles = visit.words, rated_titles(visit)
    tables = tuple(
        Button(w("button-rating-table", name=x.game.title), make(Verb.SHOW, NOWHERE, TABLE, name))
        for name, (x, _) in titles.items()
    )[:5]
    if not own:
        return (tables,) if tables else ()
    curves = tuple(
        Button(
            w("button-rating-curve", name=titles[x.title][0].game.title),
            make(Verb.SHOW, NOWHERE, "curve", x.title),
            Tone.MAIN,
        )
        for x in ratings
        if not x.role and x.title in titles
    )[:5]
    prefers = visit.prefers
    mine = (
        _switch(w, "profile", prefers.profile, ("button-profile-hide", "button-profile-show")),
        _switch(w, "everywhere", prefers.everywhere, ("button-everywhere-off", "button-everywhere-on")),
    )
    return tuple(x for x in (curves, tables, mine) if x)


def _switch(w: Words, name: str, now: bool, labels: tuple[str, str]) -> Button:
    return Button(w(labels[0] if now else labels[1]), make(Verb.ME, NOWHERE, name, "no" if now else "yes"))


async def table(visit: Visit, title: str, role: str = "", where: str = HERE, page: int = 1) -> Post:
    """Show a page of a title's table: of this server or of all, for a role or for all sides.

    Raises:
        Refused: there is no such table.

    """
    shown, ranking = _ranked(visit, title, role)
    if where not in (HERE, EVERYWHERE):
        raise Refused("refused-malformed")
    w, guild = visit.words, visit.guild if where == HERE else 0
    found = await visit.services.context.store.rating_table(guild, title, role, page, SHOWN)
    lines = await _table_lines(visit, found, guild) or [w("rating-none")]
    machines = _machines(shown, ranking, w)
    pages = max(1, -(-found.total // SHOWN))
    return Post(
        title=w("rating-table", name=_named(shown, role, w)),
        text=("\n".join(lines),),
        small="\n".join(x for x in (w("rating-table-small"), machines) if x),
        rows=(
            *turner(TABLE, -(-found.first // SHOWN), pages, f"{title}.{role}.{where}"),
            *_table_rows(visit, shown, ranking, role, where),
        ),
    )


async def _table_lines(visit: Visit, found: TablePage, guild: int) -> list[str]:
    """Write a line for each; people of all servers by name: clients show mentions of strangers as numbers."""
    users = [x.user for x in found.ratings]
    names = {} if guild else await visit.services.context.store.rated_names(users)
    who = {x: escaped(names[x]) if names.get(x) else f"<@{x}>" for x in users}
    return [
        visit.words("rating-table-line", place=place, who=who[x.user], **_facts(strength_of(x)))
        for place, x in enumerate(found.ratings, found.first)
    ]


def _machines(title: Title, ranking: Ranking, w: Words) -> str:
    """Say how strong machine players are, by the rules as they are now; "" where nobody has measured it."""
    levels = {x: ranking.machines.get((title.game.edition, x)) for x in title.game.levels}
    named = [
        w("rating-level", name=level_name(x, w), points=str(points)) for x, points in levels.items() if points
    ]
    return w("rating-machines", levels=join_list(named, w)) if named else ""


def _table_rows(
    visit: Visit, title: Title, ranking: Ranking, role: str, where: str
) -> tuple[tuple[Button, ...], ...]:
    w, name = visit.words, title.game.id

    def button(label: str, to_role: str, to: str) -> Button:
        here = (to_role, to) == (role, where)
        return Button(label, make(Verb.SHOW, NOWHERE, TABLE, name, to_role, to), disabled=here)

    other = (EVERYWHERE, "button-rating-everywhere") if where == HERE else (HERE, "button-rating-here")
    places = [button(w(other[1]), role, other[0])] if visit.guild else []
    places.append(Button(w("button-rating-card"), make(Verb.SHOW, NOWHERE, "card")))
    roles = [button(role_called(title, x, w), x, where) for x in ranking.roles]
    return ((button(w("button-rating-all"), "", where), *roles), tuple(places)) if roles else (tuple(places),)


async def turned(visit: Visit, which: str, page: int) -> Post:
    """Turn to a page of the table that a button names: title, role and place.

    Raises:
        Refused: no button of ours names it so.

    """
    parts = which.split(".")
    if len(parts) != 3:
        raise Refused("refused-malformed")
    return await table(visit, parts[0], parts[1], parts[2], page)


async def curve(visit: Visit, title: str) -> Post:
    """Draw how this person's rating has moved on this server.

    Raises:
        Refused: the title has no ratings.

    """
    shown, _ = _ranked(visit, title)
    w, context = visit.words, visit.services.context
    results = await context.store.curve(visit.person.id, visit.guild, title)
    back = ((Button(w("button-rating-card"), make(Verb.SHOW, NOWHERE, "card")),),)
    if not results:
        return Post(title=shown.game.title, text=(w("rating-none"),), rows=back)
    begin = [Strength()] if len(results) < CURVE else []
    course = [*begin, *(Strength(x.mu, x.sigma) for x in results)]
    rated = [Rated(x.points, *x.interval) for x in course]
    theme = visit.prefers.theme or context.theme
    scene = curve_scene(shown.game.title, len(results), rated, w, theme)
    image = await visit.services.drawing.image(scene, f"{title}-rating")
    return Post(title=w("rating-curve-title", title=shown.game.title), image=image, rows=back)
