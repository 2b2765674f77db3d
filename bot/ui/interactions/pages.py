"""What people are shown when they ask: boards, logs, proofs, replays, reports, lists, help."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from dataclasses import replace as changed
from typing import TYPE_CHECKING

import discord

from bot.play.analysis.reports import PICK, entry_of_page, picked
from bot.play.games.cards import rows_of
from bot.play.lobby import queue
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.glossary import with_words
from bot.play.model.ports import Button, Control, Image, Post, Tone
from bot.play.model.terms import Done, GameInfo, PlayerView, Refused, Status
from bot.play.model.terms import relative as when
from bot.play.model.texts import escaped, level_name
from bot.play.posts import posts
from bot.play.queries import inbox
from bot.play.queries.inbox import part, turner
from bot.play.queries.player_views import mono
from bot.play.queries.replays import SINCE
from bot.ui.interactions import people, surfaces
from bot.ui.interactions.people import follow_row
from bot.ui.interactions.rules import words_button
from bot.ui.layout import FILE_BYTES, shorten
from bot.ui.locale import language_name, unchosen_draft
from bot.ui.visit import QUIET_COLOUR, Visit
from engine.languages import is_draft

if TYPE_CHECKING:
    from bot.play.lobby.seating import Given
    from bot.play.model.terms import Person
    from engine.core.rules import Seat

#: Seconds between two signs of progress.
BEAT = 1.5


def side(v: Visit, info: GameInfo, seat: Seat) -> str:
    """Name a seat."""
    return v.host.catalogue[info.title].look.side(seat, v.words)


def holder(v: Visit, info: GameInfo, seat: Seat) -> str:
    """Name who holds a seat as the table does: clients show mentions of strangers as numbers."""
    s = info.seat(seat)
    if s is None or not s.taken:
        return "–"
    if s.user:
        return v.words("bot-who-left", name=escaped(s.name)) if s.left else escaped(s.name)
    return v.words("bot-machine-player", policy=level_name(s.policy, v.words))


def called(v: Visit, info: GameInfo) -> str:
    """Return a game's name, safe in a text: its own, or else its title's."""
    return inbox.called(info, v.host.catalogue)


def game_line(v: Visit, info: GameInfo) -> str:
    """Describe a game in one line: its name, its place, and its status."""
    return inbox.game_line(info, v.host.catalogue, v.words)


# -- lobby and answers -----------------------------------------------------------------------------------


async def joined(v: Visit, game: str, seat: Seat) -> Post:
    """Welcome a person to their seat, and say how they will receive their secrets.

    The first direct message is sent beforehand: it shows whether they can be reached.
    """
    await v.services.turns.drain_changed()
    info = await v.services.game_lists.info(game)
    mine = info.seat(seat)
    lines = [v.words("bot-joined", side=side(v, info, seat), name=called(v, info))]
    if v.host.catalogue[info.title].secrets:
        if mine is not None and mine.dm_closed:
            lines.append(v.words("bot-joined-dm-closed"))
        else:
            lines.append(v.words("bot-joined-look" if v.prefers.secrets == "look" else "bot-joined-dm"))
    given = mine is not None and mine.word
    coached = mine is not None and mine.coach
    if coached:
        lines.append(v.words("coach-joined"))
    offered = not coached and await v.services.coaching.is_new(v.person, info.title)
    want = Button(v.words("button-coach-want"), make(Verb.COACH, game, "want"), Tone.MAIN)
    lines.append(v.words("bot-joined-help"))
    lines.append(v.words("bot-joined-word-given" if given else "bot-joined-word"))
    rows: tuple[tuple[Control, ...], ...] = (
        (
            Button(v.words("bot-button-word-change" if given else "bot-button-word"), make(Verb.WORD, game)),
            Button(v.words("bot-button-help"), make(Verb.HELP, "-", "move")),
            *surfaces.lessons_button(v, info.title),
            *([want] if offered else []),
        ),
    )
    return Post(text=tuple(lines), rows=rows)


async def confirm(v: Visit, game: str, verb: Verb) -> Post:
    """Ask once more before something that cannot be taken back.

    Raises:
        Refused: they may not do it at all, so that they need not be asked.

    """
    info = await v.services.game_lists.info(game)
    await _check_may(v, info, verb)
    button = Button(v.words(f"bot-{verb.value}-yes"), make(verb, game, "yes"), Tone.RISK)
    return Post(text=(v.words(f"bot-{verb.value}-sure", name=called(v, info)),), rows=((button,),))


async def _check_may(v: Visit, info: GameInfo, verb: Verb) -> None:
    """Refuse what the tables would refuse after the question: an ended game, or one of others."""
    open_to = {Verb.RESIGN: (Status.PLAYING,), Verb.ABANDON: (Status.LOBBY, Status.PLAYING, Status.FROZEN)}
    if info.status not in open_to[verb]:
        raise Refused(f"refused-{info.status.value}", why=info.frozen)
    if info.seat_of(v.person.id) is not None:
        return
    if verb is Verb.RESIGN:
        raise Refused("refused-not-seated")
    await v.services.rights.host_only(v.person, info)


async def after_missed(v: Visit, game: str, post: Post) -> Post:
    """Put what could not reach this person by direct message before a post."""
    missed = await v.services.missed_messages.take(game, v.person)
    return changed(post, text=(*missed, *post.text)) if missed else post


async def hand(v: Visit, game: str) -> Post:
    """Show a person's hand, after what could not reach them."""
    return await after_missed(v, game, await v.services.choices.hand(game, v.person))


async def after_answer(v: Visit, done: Done) -> Post | None:
    """Say what came of an answer, with the next choice where they are already choosing; None for nothing.

    Where nothing more is asked of them a button leads to the next table that waits for them.
    """
    sight = await v.services.player_views.look_after(done, v.person)
    post = await _come_of(v, done, sight)
    if sight.asked:
        return post
    onward = await v.services.inbox.next(v.person, done.game, v.words)
    if onward is None:
        return post
    said = post or Post(text=(v.words("bot-next-table"),))
    return changed(said, rows=(*said.rows, (onward,)))


async def _come_of(v: Visit, done: Done, sight: PlayerView) -> Post | None:
    lines = list(done.private)
    if done.left:
        lines.append(v.words("bot-left", n=done.left))
    if done.seal:
        lines = [v.words("bot-sealed", seal=done.seal)]
    if any(h.formed for h in sight.held):
        post = await v.services.forms.locked_page(done, v.person)
        return changed(post, text=(*lines, *post.text))
    if sight.held:
        back = await v.services.choices.unread(done, v.person)
        return Post(text=(*lines, f"{v.words('bot-done')} {sight.headline}".strip()), rows=back)
    pressed = v.interaction.type is discord.InteractionType.component and not v.within
    if pressed and not any(x.coached for x in sight.asked):
        return Post(text=tuple(lines)) if lines else None
    if sight.asked:
        post = await v.services.choices.following(done, v.person)
        return changed(post, text=(*lines, *post.text))
    return Post(text=(*lines, f"{v.words('bot-done')} {sight.headline}".strip()))


async def seat_given(v: Visit, game: str, seat: Seat, given: Given, user: Person | None, policy: str) -> Post:
    """Say what has become of a seat that is handed over, or what will if the people asked agree."""
    info = await v.services.game_lists.info(game)
    secrets, taker = v.host.catalogue[info.title].secrets, user.id if user else 0
    facts = {
        "side": side(v, info, seat),
        "who": f"<@{taker}>" if user else posts.machine(policy, v.words),
        "learns": posts.learns(secrets, taker),
        "taker": "person" if user else "machine",
    }
    if not given.request:
        return Post(text=(v.words("bot-replaced", **facts),), colour=QUIET_COLOUR)
    back = Button(v.words("bot-replace-withdraw"), make(Verb.CONSENT, game, given.request, "no"))
    key = "bot-replace-asked" if given.first else "bot-replace-taker"
    said = v.words(key, holder=escaped(given.asked), until=str(given.until), **facts)
    return Post(text=(said,), rows=((back,),), colour=QUIET_COLOUR)


async def taken_over(v: Visit, game: str, seat: Seat) -> Post:
    """Welcome a person to a seat that they have taken over."""
    info = await v.services.game_lists.info(game)
    look = Button(v.words("button-look"), make(Verb.LOOK, game))
    said = v.words("bot-taken-over", side=side(v, info, seat), name=called(v, info))
    return Post(text=(said,), rows=((look,),))


# -- looking ---------------------------------------------------------------------------------------------


async def board_map(v: Visit, game: str, framing: str, *, lit: bool = False, eyes: str = "") -> Post:
    """Show the board as a picture, or as text to those who prefer it."""
    if framing == SINCE:
        return await changed_since(v, game)
    v.host.pictures.step(v.interaction.user.id)
    if v.prefers.boards == "text":
        return await board(v, game, eyes)
    post = await v.services.boards.map(game, v.person, framing, lit, eyes)
    if v.prefers.boards == "both":
        post = changed(post, text=(*post.text, mono(await v.services.boards.board(game, v.person, eyes))))
    return post


async def board(v: Visit, game: str, eyes: str = "") -> Post:
    """Show the board as text."""
    return await v.services.boards.in_words(game, v.person, eyes)


async def log(v: Visit, game: str, page: int) -> Post:
    """Show a page of the log, with buttons to turn it."""
    info = await v.services.game_lists.info(game)
    got = await v.services.log.page(game, v.person, page)
    lines = tuple(f"`{n}` {line}" for n, line in got.lines) or (v.words("bot-log-empty"),)
    turn = [
        Button("◀", make(Verb.LOG, game, got.page - 1), disabled=got.page <= 1),
        Button(f"{got.page}/{got.pages}", make(Verb.LOG, game, got.page, "here"), disabled=True),
        Button("▶", make(Verb.LOG, game, got.page + 1), disabled=got.page >= got.pages),
    ]
    return Post(
        title=v.words("bot-log-title", name=called(v, info)),
        text=lines,
        rows=(tuple(turn),) if got.pages > 1 else (),
    )


async def changed_since(v: Visit, game: str) -> Post:
    """Tell what has happened since this person's last action."""
    info = await v.services.game_lists.info(game)
    got = await v.services.log.since(game, v.person)
    head = [v.words("bot-changed-all")] if got.whole else []
    lines = [f"`{n}` {line}" for n, line in got.lines] or [v.words("bot-changed-nothing")]
    lines += [v.words("bot-changed-more", n=got.before)] if got.before else []
    look = Button(v.words("button-look"), make(Verb.LOOK, game))
    buttons = (look, Button(v.words("bot-button-log"), make(Verb.LOG, game)))
    title = v.words("bot-changed-title", name=called(v, info))
    post = Post(title=title, text=(*head, *lines), rows=(buttons,))
    if v.prefers.boards == "text" or not got.lines:
        return post
    v.host.pictures.step(v.interaction.user.id)
    return changed(post, image=(await v.services.boards.map(game, v.person, SINCE)).image)


async def brief(v: Visit, game: str) -> Post:
    """Describe a game: what it is about, its state, its players, and who it is waiting for."""
    if (await v.services.game_lists.info(game)).host == v.person.id:
        await v.services.departures.look_at(game)  # hosts may give seats away, so they see the current state
    got, told = await v.services.game_lists.who(game), await v.services.briefs.brief(game, v.person)
    info = got.game
    lines = []
    for s in info.seats:
        free = info.status is Status.PLAYING and not s.taken
        key = "bot-who-waiting" if s.seat in got.waiting else "bot-who-free" if free else "bot-who-seat"
        who = holder(v, info, s.seat)
        lines.append(v.words(key, side=side(v, info, s.seat), who=who, since=when(got.since)))
    if got.wanted:
        lines.append(v.words("bot-who-sealed", got=got.got, wanted=got.wanted))
    lines.append(v.words("bot-who-host", who=await _host(v, info)))
    if info.parked:
        lines.append(v.words("bot-parked"))
        if info.parked_until > v.host.now():
            lines.append(v.words("bot-parked-until", when=when(info.parked_until)))
    if info.status is Status.FROZEN:
        lines.append(v.words("bot-frozen"))
    head = [game_line(v, info), *([f"**{told.headline}**"] if told.headline else [])]
    options = [f"**{v.words('bot-brief-options')}**", *told.options] if told.options else []
    paragraphs = (*map("\n".join, (head, lines)), *told.about, "\n".join(options))
    look = info.seats_of(v.person.id) and v.host.catalogue[info.title].secrets and told.headline
    rows = ((Button(v.words("button-look"), make(Verb.LOOK, game)),),) if look else await follow_row(v, info)
    post = Post(
        title=v.words("bot-who-title"),
        text=tuple(x for x in paragraphs if x),
        small="\n".join(told.small),
        rows=rows,
    )
    return with_words(info.title, post, v.words, [x for x in told.about if x])


async def _host(v: Visit, info: GameInfo) -> str:
    """Name a game's host: as their seat does, or else as they are called on the game's server."""
    seated = info.seat_of(info.host)
    name = seated.name if seated else await v.services.rights.name_of(info.host, info)
    return escaped(name) if name else v.words("bot-who-host-unknown")


async def fair(v: Visit, game: str) -> Post:
    """Show what proves the dice."""
    got = await v.services.fairness.proof(game)
    lines = [v.words("bot-fair-how"), v.words("bot-fair-commitment", commitment=got.commitment or "–")]
    for seat, word in got.words.items():
        key = "bot-fair-word" if seat in got.said else "bot-fair-word-gone"
        own = escaped(got.said.get(seat, ""))
        lines.append(v.words(key, side=side(v, got.game, seat), word=own, mixed=word))
    lines.append(v.words("bot-fair-rolls", n=got.rolls))
    for seat, seal in got.seals:
        lines.append(v.words("bot-fair-seal", side=side(v, got.game, seat), seal=seal))
    for x in got.opened:
        name = side(v, got.game, x.seat)
        lines.append(v.words("bot-fair-opened", side=name, kind=x.kind, policy=x.policy, salt=x.salt))
    if not got.seed:
        lines.append(v.words("bot-fair-later"))
    else:
        lines.append(v.words("bot-fair-seed", seed=got.seed))
        lines.append(v.words("bot-fair-good" if got.proved else "bot-fair-bad", why=got.wrong))
    rows: tuple[tuple[Control, ...], ...] = (
        (Button(v.words("bot-button-export"), make(Verb.EXPORT, game)),),
    )
    title = v.words("bot-fair-title", name=called(v, got.game))
    return Post(title=title, text=tuple(lines), small=v.words("bot-fair-small"), rows=rows)


async def export(v: Visit, game: str) -> Post:
    """Return a game's record as a file."""
    v.host.exports.step(v.person.id)
    got = await v.services.exports.export(game, v.person)
    file = Image(got.name, got.text.encode(), "")
    return Post(text=(v.words("bot-export-whole" if got.whole else "bot-export-log"),), files=(file,))


# -- replay ----------------------------------------------------------------------------------------------


class Meter:
    """Shows how far a long piece of work is, now and then."""

    def __init__(self, v: Visit, key: str = "bot-replay-progress") -> None:
        self._v, self._key, self._loop = v, key, asyncio.get_running_loop()
        self._last = time.monotonic()
        self._task: asyncio.Task[None] | None = None

    def __call__(self, done: int, of: int) -> None:
        """Note how much is done; may be called from a worker thread."""
        if time.monotonic() - self._last >= BEAT and done < of:
            self._last = time.monotonic()
            self._loop.call_soon_threadsafe(self._show, done, of)

    def _show(self, done: int, of: int) -> None:
        if self._task is None or self._task.done():
            self._task = self._loop.create_task(self._say(done, of))

    async def _say(self, done: int, of: int) -> None:
        filled = round(10 * done / of)
        bar = "▰" * filled + "▱" * (10 - filled)
        try:
            await self._v.tell(self._key, bar=bar, percent=round(100 * done / of))
        except discord.HTTPException:
            return  # this was only a sign of progress; sending the picture will report the error

    async def rest(self) -> None:
        """Wait until the last sign has been sent."""
        if self._task is not None:
            await self._task


async def replay(v: Visit, game: str, what: str, eyes: str = "") -> None:
    """Show the last turn or the whole game as a moving picture, or give the whole game as a page."""
    v.host.replays.step(v.person.id)
    if what == "page":
        await replay_page(v, game)
        return
    info, to = await v.services.game_lists.info(game), await v.audience()
    meter = Meter(v)
    try:
        post = await v.services.replays.page(game, to.person, what, eyes, meter)
    finally:
        await meter.rest()
    title = to.words("bot-replay-title" if what == "game" else "bot-replay-turn", name=called(v, info))
    await v.share(changed(post, title=title))


async def replay_page(v: Visit, game: str) -> None:
    """Send a game as one file to look at in a browser.

    Raises:
        Refused: it is larger than Discord takes here.

    """
    info, to = await v.services.game_lists.info(game), await v.audience()
    meter = Meter(v)
    try:
        page = await v.services.replay_pages.page(game, to.person, meter)
    finally:
        await meter.rest()
    most = v.interaction.filesize_limit or FILE_BYTES
    if len(page.data) > most:
        size, limit = (f"{x / 2**20:.1f}" for x in (len(page.data), most))
        raise Refused("bot-page-large", size=size, limit=limit)
    lines = [to.words("bot-page-ended" if page.fingerprint else "bot-page-under-way")]
    lines += [to.words("bot-page-fingerprint", hash=page.fingerprint)] if page.fingerprint else []
    file, title = Image(page.name, page.data, ""), to.words("bot-page-title", name=called(v, info))
    await v.share(Post(title=title, text=tuple(lines), files=(file,)))


#: Number of games on a page, and maximum number of characters for the players of each.
GAMES_SHOWN, LONGEST_PLAYERS = 10, 160
#: Name of this list in the buttons that turn its pages.
GAMES = "games"


async def games(v: Visit, guild: int, page: int = 1) -> Post:
    """Show a page of a server's games that this person may know of.

    Pages are not counted: Discord must be asked who may see a game.
    """
    found: list[GameInfo] = []
    async for some in v.services.game_lists.every(guild):
        found += await v.services.rights.visible(v.person, some)
        if len(found) > page * GAMES_SHOWN:
            break
    shown, page, pages = part(found, page, GAMES_SHOWN)
    lines = [f"- {game_line(v, x)}\n  {shorten(players(v, x), LONGEST_PLAYERS)}" for x in shown]
    turn = turner(GAMES, page, pages)
    rows = tuple(tuple(replace(x, label=str(page)) if "/" in x.label else x for x in row) for row in turn)
    return Post(
        title=v.words("bot-games-title"), text=tuple(lines) or (v.words("bot-games-none"),), rows=rows
    )


def players(v: Visit, info: GameInfo) -> str:
    """Name every seat and who holds it, in a line."""
    return ", ".join(
        v.words(
            "bot-who-seat",
            side=side(v, info, s.seat),
            who=holder(v, info, s.seat) if s.taken else v.words("bot-games-free"),
        )
        for s in info.seats
    )


#: Name of this list in the buttons that turn its pages; number of tables on one.
INVITE, TABLES_SHOWN = "invite", 15


async def own_tables(v: Visit) -> list[GameInfo]:
    """List the tables to which this person may invite somebody: the one here, or else their own ones."""
    filling = await v.services.game_lists.games(v.guild, Status.LOBBY)
    here = [x for x in filling if x.id == v.here]
    return here or [x for x in filling if x.host == v.person.id]


async def invite_where(v: Visit, who: int, page: int = 1) -> Post:
    """Ask to which of this person's tables somebody shall be invited."""
    shown, page, count = part(await own_tables(v), page, TABLES_SHOWN)
    buttons = [Button(called(v, x), make(Verb.INVITE, x.id, who)) for x in shown]
    asks = v.words("bot-menu-which", who=f"<@{who}>")
    return Post(text=(asks,), rows=(*rows_of(buttons), *turner(INVITE, page, count, who)))


async def list_page(v: Visit, which: str, page: int, whose: str = "") -> Post:
    """Return a page of a list.

    Raises:
        Refused: there is no such list, or this person may not read it.

    """
    if which == inbox.LIST:
        return await v.services.inbox.page(v.person, page)
    if which == GAMES:
        return await games(v, v.guild, page)
    if which == people.BLOCKS:
        return await people.blocks_page(v, page=page)
    if which == people.REPORTS:
        return await people.reports_listed(v, page)
    if which == queue.LIST:
        return await v.services.looking.page(v.guild, page, v.words)
    if which == INVITE and whose.isdecimal() and len(whose) <= 20:
        return await invite_where(v, int(whose), page)
    raise Refused("refused-malformed")


FIRST_HELP = "start"
#: A first game, in this order. Titles' own pages are `help-title-<title>`.
WALK = ("start", "seat", "move", "secrets", "look", "watch", "commands")


def help_page(v: Visit, name: str) -> Post:
    """Lay a page out, with buttons to the others. An unknown name gives the first page."""
    titles = v.host.catalogue.titles
    if name in titles:
        own = tuple(v.words.find(f"help-title-{name}", v.words.find(f"{name}-about", name)).split("\n\n"))
        (turn,) = _help_rows(v, "move", back=True)
        rows = ((*surfaces.lessons_button(v, name), *turn, *words_button(v, name)),)
        return Post(title=titles[name].game.title, text=("\n\n".join(own),), rows=rows)
    here = name if name in WALK else FIRST_HELP
    at = WALK.index(here) + 1
    title = v.words(f"help-{here}-title")
    text = (v.words(f"help-{here}"), *(_drafts(v) if here == FIRST_HELP else ()))
    return Post(
        title=title,
        text=text,
        small=v.words("help-step", at=str(at), of=str(len(WALK))),
        rows=_help_rows(v, here),
    )


def _drafts(v: Visit) -> tuple[str, ...]:
    """Say once that this language is a draft, or that there is a draft in the reader's own language."""
    if is_draft(v.words.locale):
        return (v.words("help-draft"),)
    there = unchosen_draft(v.interaction.locale.value) if not v.prefers.locale else ""
    return (v.words("help-draft-there", name=language_name(there)),) if there else ()


def _help_rows(v: Visit, here: str, *, back: bool = False) -> tuple[tuple[Control, ...], ...]:
    at = WALK.index(here)
    turn: list[Control] = []
    if back:
        turn.append(_to_help(v, here, "bot-back"))
    else:
        if at > 0:
            turn.append(_to_help(v, WALK[at - 1], "bot-back"))
        if at + 1 < len(WALK):
            turn.append(_to_help(v, WALK[at + 1], "bot-next", Tone.MAIN))
        if here == FIRST_HELP:
            turn.append(Button(v.words("learn-title"), make(Verb.LEARN, NOWHERE)))
    own = tuple(
        Button(v.words("bot-help-title", title=x.game.title), make(Verb.HELP, NOWHERE, name))
        for name, x in v.host.catalogue.titles.items()
    )
    return (tuple(turn), own[:5]) if not back else (tuple(turn),)


def _to_help(v: Visit, name: str, key: str, tone: Tone = Tone.PLAIN) -> Button:
    return Button(v.words(key), make(Verb.HELP, NOWHERE, name), tone)


async def map_pressed(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Show the board."""
    await v.show(await board_map(v, what.game, what.arg(0, "occupied"), eyes=what.arg(1)))


async def board_pressed(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Show the board as text."""
    await v.show(await board(v, what.game, what.arg(0)))


async def replay_pressed(v: Visit, what: CustomId, _values: tuple[str, ...]) -> None:
    """Make a moving picture."""
    await replay(v, what.game, what.arg(0, "turn"), what.arg(1))


async def look_back_pressed(v: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Show a page, to this person alone."""
    page = values[0] if values else what.arg(0)
    if (n := entry_of_page(page)) is not None:
        await _explained(v, what.game, n)
        return
    if page.startswith(PICK):
        await v.show(await v.services.explanation_pages.choose(what.game, v.person, picked(page)))
        return
    v.host.pictures.step(v.person.id)
    await v.show(await v.services.report_pages.page(what.game, v.person, page))


async def explained(v: Visit, game: str, entry: str) -> None:
    """Explain the answer of the entry that is called so, or let one be chosen where none is."""
    if await v.services.at_once.goes_on(game):
        await _why(v, game, await v.services.at_once.number(game, entry))
        return
    if not entry:
        await v.share(await v.services.explanation_pages.choose(game, (await v.audience()).person))
        return
    await _explained(v, game, await v.services.explanation_pages.number(game, entry))


async def _why(v: Visit, game: str, n: int) -> None:
    """Explain a machine player's answer during the game, to this person only."""
    v.host.pictures.step(v.person.id)
    await v.show(await v.services.at_once.page(game, v.person, n))


async def _explained(v: Visit, game: str, n: int) -> None:
    if await v.services.at_once.goes_on(game):
        await _why(v, game, n)
        return
    v.host.replays.step(v.person.id)
    to, meter = await v.audience(), Meter(v, "bot-explain-progress")
    try:
        post = await v.services.explanation_pages.page(game, to.person, n, meter)
    finally:
        await meter.rest()
    await v.share(post)


PAGE_VERBS = {
    Verb.LOOKBACK: look_back_pressed,
    Verb.MAP: map_pressed,
    Verb.BOARD: board_pressed,
    Verb.REPLAY: replay_pressed,
}
