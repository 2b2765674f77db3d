"""A person's games everywhere, as `/turns` and the digest show them: awaiting them or others, or ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.play.clocks.time_off import DAY
from bot.play.context import Context
from bot.play.games.live import Wording
from bot.play.model.custom_ids import Verb, make
from bot.play.model.names import escaped
from bot.play.model.ports import Button, Post
from bot.play.model.rows import listed_info
from bot.play.model.terms import GameInfo, Person, Status, Waiting, relative
from bot.play.queries.game_lists import GameLists
from bot.play.queries.list_pages import part, turner
from bot.play.titles.title import Catalogue
from render.core.text import Words, join_list
from render.core.texts.graphemes import cut

#: How long what has ended is shown, at most.
REMEMBERED = 7 * DAY
MOST_ENDED = 200
#: Number of games on a page, each of which may need 250 characters.
PAGE = 12
#: Name of this list in the buttons that turn its pages.
LIST = "turns"


#: A game that goes on, or one that has ended and when.
Line = Waiting | tuple[GameInfo, int]


@dataclass(frozen=True, slots=True)
class Kept:
    """A person's games: those waiting for them, for others or for players, and those that have ended.

    `hints` are the hints they have taken, by game.
    """

    mine: tuple[Waiting, ...] = ()
    others: tuple[Waiting, ...] = ()
    lobbies: tuple[Waiting, ...] = ()
    ended: tuple[tuple[GameInfo, int], ...] = ()
    hints: Mapping[str, int] = field(default_factory=dict)


class Inbox:
    """Collects and lays out what a person's games need from them."""

    def __init__(self, context: Context, wording: Wording, game_lists: GameLists) -> None:
        self._context, self._wording, self._game_lists = context, wording, game_lists

    async def kept(self, user: Person, since: int = 0) -> Kept:
        """Return a person's games; ended ones only if they ended after `since`, or within a week."""
        found, now = await self._game_lists.turns(user), self._context.stored_now()
        since = max(since, now - REMEMBERED)
        past = await self._context.store.find(user=user.id, status=("over", "abandoned"), most=MOST_ENDED)
        over = [x for x in past if x.game.ended > since and x.game.n >= 0 and not x.game.imported]
        rest = [x for x in found if not x.mine]
        return Kept(
            tuple(x for x in found if x.mine),
            tuple(x for x in rest if x.game.status is not Status.LOBBY),
            tuple(x for x in rest if x.game.status is Status.LOBBY),
            tuple((listed_info(x), x.game.ended) for x in over),
            await self._context.store.hints_by(user.id),
        )

    async def page(self, user: Person, page: int = 1) -> Post:
        """Return a page of a person's inbox as it is now, with what has ended since their last digest."""
        since = (await self._context.store.schedule(user.id)).digested
        say = await self._wording.words_for(user)
        return laid_out(await self.kept(user, since), self._context.titles, say, page)

    async def digest(self, user: Person, since: int = 0) -> Post | None:
        """Return a person's digest, or None if there is nothing to tell."""
        kept = await self.kept(user, since)
        if not bearers(kept, self._context.titles):
            return None
        say = await self._wording.words_for(user)
        post = laid_out(kept, self._context.titles, say)
        return replace(post, title=say("bot-digest-title"), small=say("bot-digest-small"))

    async def next(self, user: Person, game: str, say: Words) -> Button | None:
        """Return the button to the person's longest-waiting table except this one; None if there is none."""
        found = await self._context.store.waits_for(user.id, besides=game)
        if not found:
            return None
        info = await self._game_lists.info(found)
        label = say("button-next", name=info.name or _title(info, self._context.titles))
        return Button(cut(label, 80), make(Verb.LOOK, found))


def bearers(kept: Kept, titles: Catalogue) -> list[str]:
    """List the games by whose outbox a digest may go; none where there is nothing to tell."""
    infos = [*(x.game for x in kept.mine), *(x for x, _ in kept.ended)]
    return [x.id for x in infos if x.title in titles.titles]


def laid_out(kept: Kept, titles: Catalogue, say: Words, page: int = 1) -> Post:
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
    return Post(title=say("bot-turns-title"), text=tuple(lines), rows=turner(LIST, page, pages))


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
    """Return a game's name, safe in a text: its own, else its title's."""
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
