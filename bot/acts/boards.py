"""A board that is touched: its presses are carried out by the very handlers of presses on Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Protocol, cast

import discord

from bot.acts.activity import Activity
from bot.acts.registry import HANDLERS, control, fill_in
from bot.play.games import cards
from bot.play.games.live import Live
from bot.play.lobby.overdue import whose_time
from bot.play.model.custom_ids import AHEAD, NOWHERE, OPENS, CustomId, Verb, chosen, make, read
from bot.play.model.editors import Blank, Measured
from bot.play.model.ports import Button, Choice, Place, Post
from bot.play.model.runtime import begin_changes, begin_marks
from bot.play.model.terms import Easel, Person, PlayerView, Receipt, Refused, Status
from bot.play.queries import settings
from bot.ui.errors import explain, quiet, refused_for, unwrapped
from bot.ui.interactions import answers, surfaces
from bot.ui.visit import Host, Interaction, Visit
from bot.web import board_json
from bot.web.board_requests import BoardRequest
from bot.web.boards import HERE
from bot.web.keys import Holder, Keys
from render.core.look import Look, Picture
from render.core.scene import Scene
from render.core.text import words

#: The page's own words.
UI = (
    "list", "log", "lost", "theme", "send", "cancel", "near", "far", "undo", "several", "moved",
    "how", "draft",
)  # fmt: skip
#: What only looks something up, and what of it leads back.
LOOKS, HAND = (Verb.MORE, Verb.RULES, Verb.SHOW), "hand"
#: Number of lines of the log beside a board.
LINES = 12


@dataclass(frozen=True, slots=True)
class Touch(Visit):
    """A visit from a board: what it shows takes the page's place, and nothing of it reaches Discord."""

    shown: list[Post] = field(default_factory=list)

    @property
    def place(self) -> Place:
        """Say where the game is."""
        return Place(self.interaction.guild_id, self.interaction.channel_id)

    @property
    def within(self) -> bool:
        """Answer on the page that was touched."""
        return True

    async def show(self, post: Post) -> None:
        """Keep what is to be shown; a second one replaces it."""
        self.shown[:] = [post]

    async def share(self, post: Post) -> None:
        """Show it to them alone."""
        await self.show(post)


class WithKeys(Host, Protocol):
    """A bot whose boards can be opened; with a `board_activity` inside Discord, too."""

    keys: Keys
    board_activity: Activity | None


@control(Verb.SHOW, "touch")
async def board_opened(visit: Visit, game: str) -> None:
    """Open the user's own board of a game inside Discord, or else give them a link to it, for them alone."""
    info = await visit.services.rights.admit(visit.person, game)
    if not info.seats_of(visit.person.id):
        raise Refused("refused-not-seated")
    address = visit.host.settings.web_links
    if not address:
        raise Refused("board-off")
    at, who = visit.place, visit.person
    holder = Holder(
        user=who.id, name=who.name, locale=who.locale, game=info.id, guild=at.guild, channel=at.channel
    )
    activity = cast("WithKeys", visit.host).board_activity
    shown = activity is not None and not info.hidden  # Discord shows who is in an Activity
    if activity is not None and shown and await activity.launched(visit, holder):
        return
    link = f"{address.rstrip('/')}{HERE}#{keys_of(visit).ticket(holder)}"
    row = (Button(visit.words("board-open"), url=link),)
    await visit.show(Post(title=visit.words("board-title"), text=(visit.words("board-link"),), rows=(row,)))


@control(Verb.ME, "boards")
async def boards_closed(visit: Visit) -> None:
    """Take back every key to a board of the user's."""
    await visit.tell("board-closed", n=keys_of(visit).revoke(visit.person.id))


def keys_of(visit: Visit) -> Keys:
    """Return the keys to boards that this process has given out."""
    return cast("WithKeys", visit.host).keys


class Running(Protocol):
    """What of a bot a board needs besides its services."""

    def admit(self, interaction: Interaction) -> bool:
        """Return whether anything new is begun."""


class Boards:
    """Lays the boards of people out, and carries out what they do there."""

    def __init__(self, host: Host, keys: Keys, running: Running) -> None:
        self._host, self._services, self._keys, self._running = host, host.services, keys, running

    async def page(self, holder: Holder, asked: BoardRequest) -> board_json.Plain:
        """Carry out what was touched, and return the page that it leads to.

        Raises:
            Refused: the bot is about to stop, or this person may not know of the game any more.

        """
        begin_marks(game=holder.game, channel=holder.channel, guild=holder.guild)
        begin_changes()
        visit = await self._visit(holder, asked.theme)
        info = await self._services.rights.admit(visit.person, holder.game)
        if not self._running.admit(visit.interaction):
            raise Refused("bot-stopping")
        revision = await self._revision(holder.game)
        if not asked.id and asked.at == revision:
            return {"same": 1}
        why = ""
        try:
            found = await self._done(visit, holder, asked) if asked.id else None
            if found is not None:
                return found
        except Exception as error:  # it is told, as on Discord
            why = self._refusal(error, visit, info.title)
            visit.shown.clear()
            await self._services.turns.drain_begun()
        if asked.id:
            revision = await self._revision(holder.game)
        if why and (asked.measures or asked.at == revision):
            return {"refused": board_json.marked_text(why), "same": 1}
        page = await self._laid_out(visit, holder, asked.known)
        page["at"] = revision  # read before: what comes while it is laid out is news
        if asked.begins:
            page["ui"] = {x: visit.words(f"board-{x}", n="{n}") for x in UI}
        return {**page, "refused": board_json.marked_text(why)} if why else page

    async def revisions(self, games: Sequence[str]) -> dict[str, int]:
        """Return how far games have come, as all may know: what nobody is told of changes nothing here."""
        found = [x.game for x in await self._services.context.store.find(ids=games)]
        return {x.id: x.shown * len(Status) + list(Status).index(Status(x.status)) for x in found}

    async def _revision(self, game: str) -> int:
        return (await self.revisions([game])).get(game, 0)

    async def _visit(self, holder: Holder, theme: str) -> Touch:
        place = Place(holder.guild, holder.channel, None if holder.guild else holder.user)
        prefers, *_ = await settings.visitor(self._services.context, holder.user, place)
        easel = Easel(theme=theme)
        person = Person(holder.user, holder.name, prefers.locale or holder.locale, easel=easel)
        say, stub = words(person.locale), _touch(holder, self._host)
        return Touch(stub, self._host, person, prefers, say, holder.game)

    # -- doing -------------------------------------------------------------------------------------------

    async def _done(self, visit: Touch, holder: Holder, asked: BoardRequest) -> board_json.Plain | None:
        """Carry a control out; return the form that it opens, if it opens one.

        Raises:
            Refused: a board has no such control.

        """
        what, values, fields = read(asked.id), asked.values, asked.fields
        about = NOWHERE if what.verb is Verb.RULES else holder.game
        if not board_json.allowed(what) or what.game != about:
            raise Refused("refused-malformed")
        if (what.verb, what.what) == (Verb.SHOW, HAND):
            return None  # the board as it is has it
        aim = holder.shown.aim if asked.points else None
        if asked.points or asked.measures:
            place = _pointed(holder, asked)
            if asked.measures:
                return await self._measured(visit, what, place)
            values, fields = _typed(holder, place)
        if what.verb in OPENS and (not fields or (aim is not None and aim.opens)):
            what = chosen(what, values)
            return _form(what, await surfaces.blank(visit, what), fields)
        if what.verb in OPENS:
            await fill_in(visit, what, dict(fields))
        else:
            await HANDLERS[what.verb, what.what](visit, what.inner, values)
        if what.verb in LOOKS:
            visit.shown[:] = [_leading_back(visit, x, holder.game) for x in visit.shown]
        await self._services.turns.drain_changed()
        return None

    async def _measured(self, visit: Touch, what: CustomId, place: str) -> board_json.Plain:
        """Say what the way to a place comes to; nothing is done yet.

        Raises:
            Refused: it is not theirs to ask, or nothing is measured there.
            Refusal: nothing goes there.

        """
        seat, kind, op, detail = (what.arg(n) for n in range(4))
        choices, live = self._services.choices, await self._services.games.load(what.game, Status.PLAYING)
        live, d, _ = await choices.form_of(live, visit.person, kind, seat)
        editor, context = await choices.bench(live, visit.person, d)
        if not isinstance(editor, Measured):
            raise Refused("refused-gone")
        lines = await asyncio.to_thread(editor.measured, context, op, detail, place)
        return {"ruler": [board_json.marked_text(x) for x in lines]}

    def _refusal(self, error: Exception, visit: Touch, title: str) -> str:
        """Word why nothing was done, and count it as a press on Discord is counted."""
        say = self._services.wording.refusal
        told_why = explain(error, visit.words, "a board", lambda e, locale: say(e, locale, title))
        if told_why.id:
            self._host.counts.failed(type(unwrapped(error)).__name__)
        elif quiet(unwrapped(error)):
            self._host.counts.declined(refused_for(unwrapped(error)))
        return told_why.text

    # -- laying out --------------------------------------------------------------------------------------

    async def _laid_out(self, visit: Touch, holder: Holder, known: Sequence[str]) -> board_json.Plain:
        """Lay out what is shown, or else what is asked; the board as it is where it has no picture."""
        services, game = self._services, holder.game
        post = await self._page_of(visit, game)
        live = await services.games.load(game)
        sight = services.player_views.sight(live, visit.person, visit.words)
        listed = _listed(post, live, sight)
        easel = visit.person.easel
        assert easel is not None
        if easel.picture is None and sight.view is not None:
            lit = tuple(x.action for a in sight.asked for x in a.options or ())
            await services.drawing.scene(live.title, sight.view, visit.words, visit.person, live, lit=lit)
        if easel.picture is None:
            raise Refused("refused-lobby")
        picture, scene = cast("Picture", easel.picture), cast("Scene", easel.scene)
        holder.shown.picture, holder.shown.aim = (live.title.look, picture), post.aim
        page = await services.drawing.aside(
            board_json.page, post, live.title.look, picture, scene, listed, known
        )
        log = await services.log.page(game, visit.person)
        page["log"] = [board_json.marked_text(line) for _, line in log.lines[-LINES:]]
        clock = whose_time(live, sight.names, visit.words)
        page["hand"], page["clock"] = board_json.marked_text(sight.hand), board_json.marked_text(clock)
        page["head"], page["waits"] = sight.headline, not sight.asked
        page["over"] = sight.game.status.ended
        if sight.undo:
            page["undo"] = make(Verb.UNDO, game)
        return page

    async def _page_of(self, visit: Touch, game: str) -> Post:
        """Return what is shown; a mere sentence stands above what is asked."""
        told_now = visit.shown[0] if visit.shown else Post()
        if told_now.rows or told_now.sections:
            return told_now
        visit.shown.clear()
        post = await self._question_page(visit, game)
        return replace(post, text=(*told_now.text, *post.text))

    async def _question_page(self, visit: Touch, game: str) -> Post:
        """Return the page of what is asked, or of how things stand where nothing is."""
        sight = await self._services.player_views.look(game, visit.person)
        desk = cards.Desk(sight.game, self._host.catalogue[sight.game.title], visit.words)
        mine = () if sight.game.status.ended else sight.game.seats_of(visit.person.id)
        panels = cards.openers(desk, mine)
        if sight.asked or any(x.formed for x in sight.held):
            await answers.narrowed(visit, game)
            post = visit.shown[0] if visit.shown else Post()
            return replace(post, rows=(*post.rows, *panels))
        rows = await self._services.choices.unread(Receipt(game, sight.game.n), visit.person)
        said = "" if sight.game.status.ended else visit.words("board-waits")
        mine = sight.game.seats_of(visit.person.id) if sight.game.status is Status.PLAYING else ()
        ahead = [Button(visit.words("button-prepare"), make(Verb.PICK, game, x, AHEAD, "")) for x in mine[:1]]
        rows = cards.with_info(desk, (*panels, *rows, tuple(ahead)))
        return Post(title=sight.headline, text=(said,) if said else (), rows=rows)


def _touch(holder: Holder, host: Host) -> Interaction:
    """Stand in for an interaction of Discord's: a press whose answer is read by us."""
    stub = SimpleNamespace(
        type=discord.InteractionType.component,
        message=None,
        channel=None,
        guild=None,
        guild_id=holder.guild,
        channel_id=holder.channel,
        user=SimpleNamespace(id=holder.user, display_name=holder.name),
        client=host,
        extras={"shown": True},
        data={},
        filesize_limit=0,
    )
    return cast("Interaction", stub)


def _pointed(holder: Holder, asked: BoardRequest) -> str:
    """Say which place was pointed at, on the board as it was shown; of two corners both.

    Raises:
        Refused: nothing can be pointed at there.

    """
    aim, shown = holder.shown.aim, holder.shown.picture
    if aim is None or aim.id != asked.id or shown is None or len(asked.points) != 1 + aim.drawn:
        raise Refused("refused-gone")
    look, picture = cast("tuple[Look, Picture]", shown)
    places = [look.place_at(picture, *x) for x in asked.points]
    if not all(places):
        raise Refused("board-no-place")
    return " ".join(places)


def _typed(holder: Holder, place: str) -> tuple[tuple[str, ...], Mapping[str, str]]:
    """Return the values, and the fields, that stand for a place that was pointed at."""
    aim = holder.shown.aim
    if aim is None:
        raise Refused("refused-gone")
    typed = aim.text.replace("{}", place)
    return ((), {aim.field: typed}) if aim.field else ((typed,), {})


def _leading_back(visit: Touch, post: Post, game: str) -> Post:
    """Put the way back to the board below what was looked up there, unless it has one."""
    to = make(Verb.SHOW, game, HAND)
    back = any(x.id == to for row in post.rows for x in row)
    return post if back else replace(post, rows=(*post.rows, (Button(visit.words("bot-back"), to),)))


def _form(what: CustomId, blank: Blank, given: Mapping[str, str]) -> board_json.Plain:
    fields = [
        {
            "id": x.id,
            "label": x.label,
            "hint": x.hint,
            "value": given.get(x.id, x.value),
            "most": x.most,
            "long": x.long,
            "need": x.required,
            "many": x.many,
            "choices": [board_json.choice(c) for c in x.choices],
        }
        for x in blank.fields
        if not x.upload and not x.of
    ]
    return board_json.blank(str(what), blank.title, blank.note, fields)


def _listed(post: Post, live: Live, sight: PlayerView) -> list[Choice]:
    """Return every answer that a page's lists hold, each with its places."""
    game, ids = live.info.id, [x.id for row in post.rows for x in row if x.id]
    shown = {what.number(1) for x in ids if (what := read(x)).verb in board_json.LISTS and what.game == game}
    found = list[Choice]()
    for a in sight.asked:
        if a.decision not in shown or a.options is None:
            continue
        view = live.title.game.view(live.state, a.seat)
        for x in a.options:
            to = make(Verb.TAKE, game, a.seat, a.decision, x.token)
            found.append(Choice(x.label, to, x.detail, at=live.title.look.ways(x.action, view)))
    return found
