"""What people are shown when they ask: boards, logs, proofs, replays, reports, lists, help."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace as changed
from typing import TYPE_CHECKING

import discord

from bot.play.analysis.reports import PICK, entry_of_page, picked
from bot.play.games import rights
from bot.play.games.cards import rows_of
from bot.play.lobby.hosting import LONGEST_NOTE
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.ports import Button, Control, Image, Post, Section, Tone
from bot.play.model.terms import GameInfo, PlayerView, Receipt, Refused, Status
from bot.play.model.terms import relative as when
from bot.play.model.texts import bar, escaped, level_name, with_words
from bot.play.posts import posts
from bot.play.queries import inbox, settings
from bot.play.queries.player_views import mono
from bot.play.queries.replays import SINCE
from bot.store.models import ON_GAME, ON_TABLE
from bot.ui.interactions import surfaces
from bot.ui.interactions.people import follow_row
from bot.ui.interactions.rules import words_button
from bot.ui.layout import FILE_BYTES
from bot.ui.locale import language_name, unchosen_draft
from bot.ui.visit import QUIET_COLOUR, Visit
from engine.core.errors import RULING
from engine.core.flow import pending
from engine.core.rulebook import Ruling, rulebook
from engine.core.rules import Secrecy
from engine.languages import is_draft
from render.core.text import join_list

if TYPE_CHECKING:
    from bot.play.lobby.seating import SeatTransfer
    from bot.play.model.terms import Person
    from engine.core.rules import Seat

#: What a form asks for that is no entry's number: the host's note for all at the table.
TABLE_NOTE = "table"
#: Keys of notes that are on no entry.
NOTES_ON = {ON_TABLE: "bot-note-table", ON_GAME: "bot-note-own"}

#: Seconds between two signs of progress.
BEAT = 1.5


def side(visit: Visit, info: GameInfo, seat: Seat) -> str:
    """Name a seat."""
    return visit.host.catalogue[info.title].look.side(seat, visit.words)


def holder(visit: Visit, info: GameInfo, seat: Seat) -> str:
    """Name who holds a seat as the table does: clients show mentions of strangers as numbers."""
    s = info.seat(seat)
    if s is None or not s.taken:
        return visit.words("bot-games-free")
    if s.user and info.hidden:
        return visit.words("bot-who-hidden")
    if s.user:
        return visit.words("bot-who-left", name=escaped(s.name)) if s.left else escaped(s.name)
    return visit.words("bot-machine-player", policy=level_name(s.policy, visit.words))


def called(visit: Visit, info: GameInfo) -> str:
    """Return a game's name, safe in a text: its own, or else its title's."""
    return inbox.called(info, visit.host.catalogue)


def game_line(visit: Visit, info: GameInfo) -> str:
    """Describe a game in one line: its name, its place, and its status."""
    return inbox.game_line(info, visit.host.catalogue, visit.words)


# -- lobby and answers -----------------------------------------------------------------------------------


async def joined(visit: Visit, game: str, seat: Seat) -> Post:
    """Welcome a person to their seat, and say how they will receive their secrets.

    The first direct message is sent beforehand: it shows whether they can be reached.
    """
    await visit.services.turns.drain_changed()
    info = await visit.services.game_lists.info(game)
    mine = info.seat(seat)
    lines = [visit.words("bot-joined", side=side(visit, info, seat), name=called(visit, info))]
    lines += [visit.words("lobby-rated")] if info.rated else []
    lines += [visit.words(f"lobby-sides-{info.sides}")] if info.sides else []
    lines += [visit.words("lobby-anonymous")] if info.anonymous else []
    if visit.host.catalogue[info.title].secrets:
        if mine is not None and mine.dm_closed:
            lines.append(visit.words("bot-joined-dm-closed"))
        else:
            lines.append(
                visit.words("bot-joined-look" if visit.prefers.secrets == "look" else "bot-joined-dm")
            )
    given = mine is not None and mine.word
    coached = mine is not None and mine.coach
    if coached:
        lines.append(visit.words("coach-joined"))
    offered = not coached and await visit.services.help.is_new(visit.person, info.title)
    want = Button(visit.words("button-coach-want"), make(Verb.COACH, game, "want"), Tone.MAIN)
    lines += [] if info.anonymous else [visit.words("bot-joined-help")]
    lines.append(visit.words("bot-joined-word-given" if given else "bot-joined-word"))
    rows: tuple[tuple[Control, ...], ...] = (
        (
            Button(
                visit.words("bot-button-word-change" if given else "bot-button-word"),
                make(Verb.FORM, game, "word"),
            ),
            Button(visit.words("bot-button-help"), make(Verb.SHOW, "-", "help", "move")),
            *surfaces.lessons_button(visit, info.title),
            *([want] if offered else []),
        ),
    )
    return Post(text=tuple(lines), rows=rows)


async def confirm(visit: Visit, game: str, what: str) -> Post:
    """Ask once more before something that cannot be taken back.

    Raises:
        Refused: they may not do it at all, so that they need not be asked.

    """
    info = await visit.services.game_lists.info(game)
    await _check_may(visit, info, what)
    sure = make(Verb.RESIGN, game, "yes") if what == "resign" else make(Verb.TABLE, game, what, "yes")
    button = Button(visit.words(f"bot-{what}-yes"), sure, Tone.RISK)
    return Post(text=(visit.words(f"bot-{what}-sure", name=called(visit, info)),), rows=((button,),))


async def _check_may(visit: Visit, info: GameInfo, what: str) -> None:
    """Refuse what the tables would refuse after the question: an ended game, or one of others."""
    open_to = {"resign": (Status.PLAYING,), "abandon": (Status.LOBBY, Status.PLAYING, Status.FROZEN)}
    if info.status not in open_to[what]:
        raise Refused(f"refused-{info.status.value}", why=info.frozen)
    if info.seat_of(visit.person.id) is not None:
        return
    if what == "resign":
        raise Refused("refused-not-seated")
    await visit.services.rights.host_only(visit.person, info)


async def after_missed(visit: Visit, game: str, post: Post) -> Post:
    """Put what could not reach this person by direct message before a post."""
    missed = await visit.services.missed_messages.take(game, visit.person)
    return changed(post, text=(*missed, *post.text)) if missed else post


async def hand(visit: Visit, game: str, *, more: bool = False) -> Post:
    """Show a person's hand, after what could not reach them; with `more` what else of theirs there is."""
    post = await after_missed(visit, game, await visit.services.choices.hand(game, visit.person))
    post = await with_notes(visit, game, post)
    if not more:
        return post
    info = await visit.services.game_lists.info(game)
    title, w = visit.host.catalogue[info.title], visit.words
    shown: list[tuple[str, tuple[str, ...]]]
    shown = [(w(f"{info.title}-mine-{x}"), ("study", x)) for x in title.pages.lookups]
    shown += [(w("mine-standing"), ("standing",))] if title.standing else []
    shown += [(w("mine-reports"), ("reports",))] if title.secrets else []
    buttons = [Button(label, make(Verb.SHOW, game, *to)) for label, to in shown]
    return changed(post, rows=(*post.rows, *rows_of(buttons)))


#: Number of notes on entries that one's own page shows: the latest.
NOTES_SHOWN = 3


async def with_notes(visit: Visit, game: str, post: Post) -> Post:
    """Put what somebody noted, and what the host tells all, under a page of theirs."""
    kept = await _noted(visit, game)
    before = [x for x in kept if x[0] < 0]
    told = "\n".join(line for _, line in (*before, *kept[len(before) :][-NOTES_SHOWN:]))
    button = Button(visit.words("button-notes"), make(Verb.SHOW, game, "notes"))
    return changed(post, text=(*post.text, *filter(None, [told])), rows=(*post.rows, (button,)))


async def _noted(visit: Visit, game: str) -> list[tuple[int, str]]:
    """Word what somebody noted: what each is on, and the line."""
    kept = await settings.notes(visit.services.context, game, visit.person)
    said = [(n, escaped(text, LONGEST_NOTE)) for n, text in sorted(kept.items())]
    return [(n, visit.words(NOTES_ON.get(n, "bot-note-entry"), n=n, text=x)) for n, x in said]


async def notes_page(visit: Visit, game: str) -> Post:
    """Show all that somebody has noted on a game, to them alone, and what the host tells the table."""
    info, w = await visit.services.game_lists.info(game), visit.words
    lines = [x for _, x in await _noted(visit, game)]
    row = [Button(w("button-note"), make(Verb.FORM, game, "note"), Tone.MAIN)]
    if info.host == visit.person.id:
        row.append(Button(w("button-note-table"), make(Verb.FORM, game, "note", TABLE_NOTE)))
    title = w("bot-notes-title", name=called(visit, info))
    text = ("\n".join(lines) or w("bot-notes-none"),)
    return Post(title=title, text=text, small=w("bot-notes-small"), rows=(tuple(row),))


async def after_answer(visit: Visit, done: Receipt) -> Post | None:
    """Say what came of an answer, with the next choice where they are already choosing; None for nothing.

    Where nothing more is asked of them a button leads to the next table that waits for them.
    """
    sight = await visit.services.player_views.look_after(done, visit.person)
    post = await _come_of(visit, done, sight)
    if sight.asked:
        return post
    onward = await visit.services.game_lists.next(visit.person, done.game, visit.words, done.onward)
    if onward is None:
        return post
    said = post or Post(text=(visit.words("bot-next-table"),))
    return changed(said, rows=(*said.rows, (onward,)))


async def _come_of(visit: Visit, done: Receipt, sight: PlayerView) -> Post | None:
    lines = list(done.private)
    if done.left:
        lines.append(visit.words("bot-left", n=done.left))
    if done.seal:
        lines = [visit.words("bot-sealed")]
    if any(h.formed for h in sight.held):
        return await visit.services.choices.locked_page(done, visit.person)
    if sight.held:
        back = await visit.services.choices.unread(done, visit.person)
        return Post(text=(*lines, f"{visit.words('bot-done')} {sight.headline}".strip()), rows=back)
    pressed = visit.interaction.type is discord.InteractionType.component and not visit.within
    if pressed and not any(x.coached for x in sight.asked):
        return Post(text=tuple(lines)) if lines else None
    if sight.asked and not _asked_below(visit, done, sight):
        return await visit.services.choices.following(done, visit.person, tuple(lines))
    return Post(text=(*lines, _did(visit, done, sight)))


def _did(visit: Visit, done: Receipt, sight: PlayerView) -> str:
    """Say what came of an answer, and who is asked now; not where a machine player has gone on since."""
    look, machine = visit.host.catalogue[sight.game.title].look, _machine_asked(done)
    told, say = look.story(done.events, sight.names, visit.words).headline, visit.words
    if not told:
        return f"{say('bot-done')} {'' if machine else sight.headline}".strip()
    said = [say("bot-done"), told if told.endswith("!") else f"{told}."]
    waiting = [sight.names[x] for x in sight.view.waiting if x in sight.names] if sight.view else []
    if waiting and not machine:
        said.append(say("bot-done-next", names=join_list(waiting, say)))
    return " ".join(said)


def _machine_asked(done: Receipt) -> bool:
    """Return whether a machine player answers next."""
    live = done.live
    return live is not None and any((x := live.info.seat(d.seat)) and x.policy for d in pending(live.state))


def _asked_below(visit: Visit, done: Receipt, sight: PlayerView) -> bool:
    """Return whether what is asked next comes as a message of its own: by letter, or after machines."""
    if _machine_asked(done):
        return True
    kinds = visit.host.catalogue[sight.game.title].game.rules.kinds
    i = visit.interaction
    shut = any(kinds[x.kind].secrecy is not Secrecy.OPEN for x in sight.asked)
    if i.guild_id is None and i.message is not None and not i.message.flags.ephemeral:
        return not (shut or any(x.formed for x in sight.asked))  # a letter's page ends with its question
    return i.guild_id is None and visit.prefers.secrets != "look" and shut


async def seat_given(
    visit: Visit, game: str, seat: Seat, given: SeatTransfer, user: Person | None, policy: str
) -> Post:
    """Say what has become of a seat that is handed over, or what will if the people asked agree."""
    info = await visit.services.game_lists.info(game)
    secrets, taker = visit.host.catalogue[info.title].secrets, user.id if user else 0
    facts = {
        "side": side(visit, info, seat),
        "who": f"<@{taker}>" if user else posts.machine(policy, visit.words),
        "learns": posts.learns(secrets, taker),
        "taker": "person" if user else "machine",
    }
    if not given.request:
        return Post(text=(visit.words("bot-replaced", **facts),), colour=QUIET_COLOUR)
    back = Button(visit.words("bot-replace-withdraw"), make(Verb.TABLE, game, "consent", given.request, "no"))
    key = "bot-replace-asked" if given.first else "bot-replace-taker"
    said = visit.words(key, holder=escaped(given.asked), until=str(given.until), **facts)
    return Post(text=(said,), rows=((back,),), colour=QUIET_COLOUR)


async def taken_over(visit: Visit, game: str, seat: Seat) -> Post:
    """Welcome a person to a seat that they have taken over."""
    info = await visit.services.game_lists.info(game)
    look = Button(visit.words("button-look"), make(Verb.SHOW, game, "hand"))
    said = visit.words("bot-taken-over", side=side(visit, info, seat), name=called(visit, info))
    return Post(text=(said,), rows=((look,),))


# -- looking ---------------------------------------------------------------------------------------------


async def board_map(visit: Visit, game: str, framing: str, *, lit: bool = False, eyes: str = "") -> Post:
    """Show the board as a picture, or as text to those who prefer it."""
    if framing == SINCE:
        return await changed_since(visit, game)
    visit.host.pictures.step(visit.interaction.user.id)
    if visit.prefers.boards == "text":
        return await board(visit, game, eyes)
    post = await visit.services.boards.map(game, visit.person, framing, lit, eyes)
    if visit.prefers.boards == "both":
        post = changed(
            post, text=(*post.text, mono(await visit.services.boards.board(game, visit.person, eyes)))
        )
    return post


async def board(visit: Visit, game: str, eyes: str = "") -> Post:
    """Show the board as text."""
    return await visit.services.boards.in_words(game, visit.person, eyes)


async def log(visit: Visit, game: str, page: int) -> Post:
    """Show a page of the log, with buttons to turn it."""
    info = await visit.services.game_lists.info(game)
    got = await visit.services.log.page(game, visit.person, page)
    lines = tuple(f"`{n}` {line}" for n, line in got.lines) or (visit.words("bot-log-empty"),)
    turn = [
        Button("◀", make(Verb.SHOW, game, "log", got.page - 1), disabled=got.page <= 1),
        Button(f"{got.page}/{got.pages}", make(Verb.SHOW, game, "log", got.page, "here"), disabled=True),
        Button("▶", make(Verb.SHOW, game, "log", got.page + 1), disabled=got.page >= got.pages),
    ]
    return Post(
        title=visit.words("bot-log-title", name=called(visit, info)),
        text=lines,
        rows=(tuple(turn),) if got.pages > 1 else (),
    )


async def changed_since(visit: Visit, game: str) -> Post:
    """Tell what has happened since this person's last action."""
    info = await visit.services.game_lists.info(game)
    got = await visit.services.log.since(game, visit.person)
    head = [visit.words("bot-changed-all")] if got.whole else []
    lines = [f"`{n}` {line}" for n, line in got.lines] or [visit.words("bot-changed-nothing")]
    lines += [visit.words("bot-changed-more", n=got.before)] if got.before else []
    look = Button(visit.words("button-look"), make(Verb.SHOW, game, "hand"))
    buttons = (look, Button(visit.words("bot-button-log"), make(Verb.SHOW, game, "log")))
    title = visit.words("bot-changed-title", name=called(visit, info))
    post = Post(title=title, text=(*head, *lines), rows=(buttons,))
    if visit.prefers.boards == "text" or not got.lines:
        return post
    visit.host.pictures.step(visit.interaction.user.id)
    return changed(post, image=(await visit.services.boards.map(game, visit.person, SINCE)).image)


async def brief(visit: Visit, game: str) -> Post:
    """Describe a game: what it is about, its state, its players, and who it is waiting for."""
    services = visit.services
    if (await services.game_lists.info(game)).host == visit.person.id:
        await rights.look_at_table(
            services.context, game
        )  # hosts may give seats away, so they see the current state
    got, told = await services.game_lists.who(game), await services.player_views.brief(game, visit.person)
    info = got.game
    lines = []
    for s in info.seats:
        free = info.status is Status.PLAYING and not s.taken
        key = "bot-who-waiting" if s.seat in got.waiting else "bot-who-free" if free else "bot-who-seat"
        who = holder(visit, info, s.seat)
        lines.append(visit.words(key, side=side(visit, info, s.seat), who=who, since=when(got.since)))
    if got.wanted:
        lines.append(visit.words("bot-who-sealed", got=got.got, wanted=got.wanted))
    lines += await _host(visit, info)
    if info.parked:
        lines.append(visit.words("bot-parked"))
        if info.parked_until > visit.host.now():
            lines.append(visit.words("bot-parked-until", when=when(info.parked_until)))
    if info.status is Status.FROZEN:
        lines.append(visit.words("bot-frozen"))
    lines += await services.log.summary(game, visit.person)
    lines += [x for n, x in await _noted(visit, game) if n == ON_TABLE]
    head = [game_line(visit, info), *([f"**{told.headline}**"] if told.headline else [])]
    options = [f"**{visit.words('bot-brief-options')}**", *told.options] if told.options else []
    paragraphs = (*map("\n".join, (head, lines)), *told.about, "\n".join(options))
    look = info.seats_of(visit.person.id) and visit.host.catalogue[info.title].secrets and told.headline
    button = Button(visit.words("button-look"), make(Verb.SHOW, game, "hand"))
    rows = ((button,),) if look else await follow_row(visit, info)
    if info.status is Status.LOBBY:
        rows = ((Button(visit.words("bot-button-play"), make(Verb.SHOW, game, "help")),), *rows)
    post = Post(
        title=visit.words("bot-who-title"),
        text=tuple(x for x in paragraphs if x),
        small="\n".join(told.small),
        rows=rows,
    )
    return with_words(info.title, post, visit.words, [x for x in told.about if x])


async def _host(visit: Visit, info: GameInfo) -> list[str]:
    """Name a game's host, as their seat does or their server; not where names are hidden, as they may sit."""
    if info.hidden:
        return []
    seated = info.seat_of(info.host)
    name = seated.name if seated else await visit.services.rights.name_of(info.host, info)
    who = escaped(name) if name else visit.words("bot-who-host-unknown")
    return [visit.words("bot-who-host", who=who)]


async def fair(visit: Visit, game: str) -> Post:
    """Show what proves the dice."""
    got = await visit.services.log.proof(game)
    lines = [
        visit.words("bot-fair-how"),
        visit.words("bot-fair-commitment", commitment=got.commitment or "–"),
    ]
    for seat, word in got.words.items():
        key = "bot-fair-word" if seat in got.said else "bot-fair-word-gone"
        own = escaped(got.said.get(seat, ""))
        lines.append(visit.words(key, side=side(visit, got.game, seat), word=own, mixed=word))
    lines.append(visit.words("bot-fair-rolls", n=got.rolls))
    for seat, seal in got.seals:
        lines.append(visit.words("bot-fair-seal", side=side(visit, got.game, seat), seal=seal))
    for x in got.opened:
        name = side(visit, got.game, x.seat)
        lines.append(visit.words("bot-fair-opened", side=name, kind=x.kind, policy=x.policy, salt=x.salt))
    if not got.seed:
        lines.append(visit.words("bot-fair-later"))
    else:
        lines.append(visit.words("bot-fair-seed", seed=got.seed))
        lines.append(visit.words("bot-fair-good" if got.proved else "bot-fair-bad", why=got.wrong))
    rows: tuple[tuple[Control, ...], ...] = (
        (Button(visit.words("bot-button-export"), make(Verb.SHOW, game, "export")),),
    )
    title = visit.words("bot-fair-title", name=called(visit, got.game))
    return Post(title=title, text=tuple(lines), small=visit.words("bot-fair-small"), rows=rows)


#: Cases that are named behind the (i), and figures shown of a hash at either end.
CITED, ENDS = 3, 6


async def more(visit: Visit, game: str, first: int, last: int) -> Post:
    """Show what is behind a post that tells these entries: rules, log, dice, aims, and the board as text."""
    info, cited = await visit.services.log.cited(game, visit.person, first, last)
    say = visit.words
    book = rulebook(info.title, say.locale)
    named = [x for x in (book.find(x.removeprefix(RULING)) for x in cited) if x is not None]
    cases = list(dict.fromkeys(book.cases[x.case] if isinstance(x, Ruling) else x for x in named))
    sealed = (await visit.services.log.proof(game)).commitment
    dice = say("bot-more-sealed", seal=f"{sealed[:ENDS]}…{sealed[-ENDS:]}")
    entries = say("bot-more-entries", first=first, last=last, n=last - first + 1)
    found: list[tuple[str, str, str]] = [
        ("log", entries, make(Verb.SHOW, game, "log")),
        ("dice", dice, make(Verb.SHOW, game, "fair")),
        ("aims", say("bot-more-aims-about"), make(Verb.SHOW, game, "brief")),
        ("board", say("bot-more-board-about"), make(Verb.SHOW, game, "board")),
    ]
    if cases:
        said = " · ".join(f"{x.id} {x.title}" for x in cases[:CITED])
        at = list(book.cases).index(cases[0].id)
        found.insert(0, ("rules", said, make(Verb.RULES, NOWHERE, info.title, at)))
    noted = (await settings.notes(visit.services.context, game, visit.person)).get(last)
    about_note = escaped(noted, LONGEST_NOTE) if noted else say("bot-more-note-about")
    found.append(("note", about_note, make(Verb.FORM, game, "note", last)))
    sections = tuple(
        Section(f"**{say(f'bot-more-{what}')}**\n-# {about}", Button(say(f"bot-more-{what}-button"), to))
        for what, about, to in found
    )
    return Post(title=say("bot-more-title"), sections=sections, small=say("bot-more-game", id=game, n=last))


async def export(visit: Visit, game: str) -> Post:
    """Return a game's record as a file."""
    visit.host.exports.step(visit.person.id)
    got = await visit.services.log.export(game, visit.person)
    file = Image(got.name, got.text.encode(), "")
    return Post(text=(visit.words("bot-export-whole" if got.whole else "bot-export-log"),), files=(file,))


# -- replay ----------------------------------------------------------------------------------------------


class Meter:
    """Shows how far a long piece of work is, now and then."""

    def __init__(self, visit: Visit, key: str = "bot-replay-progress") -> None:
        self._visit, self._key, self._loop = visit, key, asyncio.get_running_loop()
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
        try:
            await self._visit.tell(self._key, bar=bar(done, of), percent=round(100 * done / of))
        except discord.HTTPException:
            return  # this was only a sign of progress; sending the picture will report the error

    async def rest(self) -> None:
        """Wait until the last sign has been sent."""
        if self._task is not None:
            await self._task


async def replay(visit: Visit, game: str, what: str, eyes: str = "") -> None:
    """Show the last turn or the whole game as a moving picture, or give the whole game as a page."""
    visit.host.replays.step(visit.person.id)
    if what == "page":
        await replay_page(visit, game)
        return
    info, to = await visit.services.game_lists.info(game), await visit.audience()
    meter = Meter(visit)
    try:
        post = await visit.services.boards.page(game, to.person, what, eyes, meter)
    finally:
        await meter.rest()
    title = to.words("bot-replay-title" if what == "game" else "bot-replay-turn", name=called(visit, info))
    await visit.share(changed(post, title=title))


async def replay_page(visit: Visit, game: str) -> None:
    """Send a game as one file to look at in a browser.

    Raises:
        Refused: it is larger than Discord takes here.

    """
    info, to = await visit.services.game_lists.info(game), await visit.audience()
    meter = Meter(visit)
    try:
        page = await visit.services.boards.game_page(game, to.person, meter)
    finally:
        await meter.rest()
    most = visit.interaction.filesize_limit or FILE_BYTES
    if len(page.data) > most:
        size, limit = (f"{x / 2**20:.1f}" for x in (len(page.data), most))
        raise Refused("bot-page-large", size=size, limit=limit)
    lines = [to.words("bot-page-ended" if page.fingerprint else "bot-page-under-way")]
    lines += [to.words("bot-page-fingerprint", hash=page.fingerprint)] if page.fingerprint else []
    file, title = Image(page.name, page.data, ""), to.words("bot-page-title", name=called(visit, info))
    await visit.share(Post(title=title, text=tuple(lines), files=(file,)))


FIRST_HELP = "start"
#: A first game, in this order. Titles' own pages are `help-title-<title>`.
WALK = ("start", "seat", "move", "secrets", "look", "watch", "commands")


def help_page(visit: Visit, name: str) -> Post:
    """Lay a page out, with buttons to the others. An unknown name gives the first page."""
    titles = visit.host.catalogue.titles
    if name in titles:
        own = tuple(
            visit.words.find(f"help-title-{name}", visit.words.find(f"{name}-about", name)).split("\n\n")
        )
        (turn,) = _help_rows(visit, "move", back=True)
        rows = ((*surfaces.lessons_button(visit, name), *turn, *words_button(visit, name)),)
        return Post(title=titles[name].game.title, text=("\n\n".join(own),), rows=rows)
    here = name if name in WALK else FIRST_HELP
    at = WALK.index(here) + 1
    title = visit.words(f"help-{here}-title")
    text = (visit.words(f"help-{here}"), *(_drafts(visit) if here == FIRST_HELP else ()))
    return Post(
        title=title,
        text=text,
        small=visit.words("help-step", at=str(at), of=str(len(WALK))),
        rows=_help_rows(visit, here),
    )


def _drafts(visit: Visit) -> tuple[str, ...]:
    """Say once that this language is a draft, or that there is a draft in the reader's own language."""
    if is_draft(visit.words.locale):
        return (visit.words("help-draft"),)
    there = unchosen_draft(visit.interaction.locale.value) if not visit.prefers.locale else ""
    return (visit.words("help-draft-there", name=language_name(there)),) if there else ()


def _help_rows(visit: Visit, here: str, *, back: bool = False) -> tuple[tuple[Control, ...], ...]:
    at = WALK.index(here)
    turn: list[Control] = []
    if back:
        turn.append(_to_help(visit, here, "bot-back"))
    else:
        if at > 0:
            turn.append(_to_help(visit, WALK[at - 1], "bot-back"))
        if at + 1 < len(WALK):
            turn.append(_to_help(visit, WALK[at + 1], "bot-next", Tone.MAIN))
        if here == FIRST_HELP:
            turn.append(Button(visit.words("learn-title"), make(Verb.LEARN, NOWHERE)))
    own = tuple(
        Button(visit.words("bot-help-title", title=x.game.title), make(Verb.SHOW, NOWHERE, "help", name))
        for name, x in visit.host.catalogue.titles.items()
    )
    return (tuple(turn), own[:5]) if not back else (tuple(turn),)


def _to_help(visit: Visit, name: str, key: str, tone: Tone = Tone.PLAIN) -> Button:
    return Button(visit.words(key), make(Verb.SHOW, NOWHERE, "help", name), tone)


async def look_back_pressed(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Show a page, to this person alone."""
    page = values[0] if values else what.arg(0)
    if (n := entry_of_page(page)) is not None:
        await _explained(visit, what.game, n)
        return
    if page.startswith(PICK):
        await visit.show(await visit.services.explanations.choose(what.game, visit.person, picked(page)))
        return
    visit.host.pictures.step(visit.person.id)
    await visit.show(await visit.services.looking_back.page(what.game, visit.person, page))


async def explained(visit: Visit, game: str, entry: str) -> None:
    """Explain the answer of the entry that is called so, or let one be chosen where none is."""
    if await visit.services.explanations.goes_on(game):
        await _why(visit, game, await visit.services.explanations.number_at_once(game, entry))
        return
    if not entry:
        await visit.share(await visit.services.explanations.choose(game, (await visit.audience()).person))
        return
    await _explained_after(visit, game, await visit.services.explanations.number(game, entry))


async def _why(visit: Visit, game: str, n: int) -> None:
    """Explain a machine player's answer during the game, to this person only."""
    visit.host.pictures.step(visit.person.id)
    await visit.show(await visit.services.explanations.page_at_once(game, visit.person, n))


async def _explained(visit: Visit, game: str, n: int) -> None:
    if await visit.services.explanations.goes_on(game):
        await _why(visit, game, n)
        return
    await _explained_after(visit, game, n)


async def _explained_after(visit: Visit, game: str, n: int) -> None:
    """Explain an answer of a game that is over."""
    visit.host.replays.step(visit.person.id)
    to, meter = await visit.audience(), Meter(visit, "bot-explain-progress")
    try:
        post = await visit.services.explanations.page(game, to.person, n, meter)
    finally:
        await meter.rest()
    await visit.share(post)
