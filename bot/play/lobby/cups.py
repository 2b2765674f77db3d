"""Cups at tables: opened and entered, their games opened in threads, and their cards kept up to date."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.community.cups import SIZES
from bot.community.pairings import Form
from bot.community.webhooks import cup_told
from bot.play.clocks.bank import (
    PRESETS,
    AtZero,
    Terms,
    preset,
)
from bot.play.context import Context
from bot.play.games.cards import LABEL, cup_card, cup_scene
from bot.play.games.live import Drawing
from bot.play.lobby import moderation
from bot.play.lobby.lobby import Lobby, Opening, Sitter, new_id, usual_setup
from bot.play.model.ports import Access, CourierError, MessageRef, Place, Post, Trouble
from bot.play.model.rows import LOG, listed_info
from bot.play.model.terms import GameInfo, Person, Refused, refusing
from bot.play.model.texts import plain
from bot.play.model.title import opposed
from bot.play.queries import settings
from bot.store import ClashError
from bot.store.errors import FullError
from bot.store.models import Cup, CupStatus, Door, Entrant
from bot.store.repositories.cups import GOING, CupState
from bot.store.repositories.games import Loaded
from render.core.text import shorten, words


class CupTables:
    """Opens the games of cups in threads, and keeps the card of each cup up to date."""

    def __init__(self, context: Context, lobby: Lobby, drawing: Drawing) -> None:
        self._context, self._lobby, self._drawing = context, lobby, drawing

    async def begin(self, cup: Cup, game: str, people: Sequence[Entrant]) -> None:
        """Open a game of this id for people, in the order of its seats, and start it; or do what is left."""
        host = Person(people[0].user, people[0].name)
        try:
            loaded = await self._context.store.load(game)
            if loaded is None:
                await self._open(cup, game, people, host)
            else:
                await self._seat_again(loaded, people)
            await self._lobby.start(game, host, present=False)
        except (Refused, CourierError, ClashError) as why:
            LOG.warning("a game of cup %s cannot be opened yet: %s", cup.id, why)

    async def is_gone(self, cup: Cup) -> bool:
        """Return whether a cup's channel was deleted."""
        return await self._context.courier.is_gone(Place(cup.guild, cup.channel))

    async def _seat_again(self, loaded: Loaded, people: Sequence[Entrant]) -> None:
        """Put people back to their seats in a lobby that was left lying, and wait for nobody there."""
        for x, y in zip(loaded.seats, people, strict=True):
            x.user, x.name, x.policy, x.invited = y.user, y.name, "", 0
            x.pressed = self._context.stored_now()
        row = loaded.game
        await self._context.store.change_game(row.id, row.revision, seats=loaded.seats, muster=0)

    async def _open(self, cup: Cup, game: str, people: Sequence[Entrant], host: Person) -> None:
        title, named = self._context.titles[cup.title].game, " · ".join(x.name for x in people)
        say = words((await self._context.store.guild(cup.guild)).locale or self._context.locale)
        about = say("bot-forum-post", title=title.title)
        room = await self._context.courier.room(Place(cup.guild, cup.channel), shorten(named, LABEL), about)
        setup = usual_setup(self._context, cup.title)
        seats = title.seated(setup)
        sitters = {x: Sitter(y.user, y.name, "", joined=True) for x, y in zip(seats, people, strict=True)}
        clock = replace(preset(cup.pace, Terms()), at_zero=AtZero.LOSE).saved()
        wanted = Opening(host, setup, "", lambda had: None, sitters=sitters, door=Door.CLOSED, clock=clock)
        try:
            await self._lobby.open_at(room, replace(wanted, rated=True, id=game))
        except Refused:  # another process was quicker
            await self._context.courier.leave_room(room)
            raise

    async def show(self, state: CupState) -> bool:
        """Bring the card of a cup up to date; at the end a new one announces who has won."""
        cup = state.cup
        say = words((await self._context.store.guild(cup.guild)).locale or self._context.locale)
        title = self._context.titles[cup.title]
        card = cup_card(state, title, await self._best(state), say)
        scene = cup_scene(state, title, say, self._context.theme)
        says = hashlib.sha256(repr((card, scene and scene.board)).encode()).hexdigest()[:32]
        if cup.says == says:
            return True
        card = replace(card, image=await self._drawing.image(scene, f"cup-{cup.id}") if scene else None)
        courier, at = self._context.courier, MessageRef(cup.place, cup.message)
        ends = cup.status == CupStatus.OVER
        try:
            if cup.message and not ends and await self._changed(at, card, says):
                await self._context.store.keep_cup(cup.id, says=says)
                return True
            place, nonce = Place(cup.guild, cup.channel), says[:20]
            new = await courier.arrived(place, nonce) or await courier.post(place, card, nonce)
            await self._context.store.keep_cup(cup.id, says=says, message=new.message, place=new.channel)
            if cup.message:
                await courier.retire(at)
        except CourierError as why:
            LOG.warning("the card of cup %s is not up to date: %s", cup.id, why)
            return why.trouble not in (Trouble.LATER, Trouble.FORBIDDEN)
        return True

    async def _changed(self, at: MessageRef, card: Post, says: str) -> bool:
        """Change a card; False where it is gone, or too old to be changed again: another takes its place."""
        try:
            await self._context.courier.edit(at, card, says)
        except CourierError as why:
            if why.trouble not in (Trouble.GONE, Trouble.OLD):
                raise
            return False
        return True

    async def _best(self, state: CupState) -> GameInfo | None:
        """Return the game of a cup that is over with the most turning points; of several the longest."""
        if state.cup.status != CupStatus.OVER:
            return None
        ended = [x.id for x in state.games.values() if x.outcome]
        turned = dict[str, int]()
        for game in ended:
            row = await self._context.store.look_back(game)
            turned[game] = len(json.loads(row.report).get("turning", ())) if row and row.report else 0
        best = max(ended, key=lambda x: (turned[x], state.games[x].n), default="")
        found = await self._context.store.find(ids=[best]) if best else []
        return listed_info(found[0]) if found else None


class NewCup(NamedTuple):
    """A cup that somebody would like to open; its values are checked."""

    title: str
    form: str
    size: int
    pace: str
    both: bool = False


async def open_cup(context: Context, place: Place, host: Person, wanted: NewCup, parent: int | None) -> str:
    """Open a cup in a channel, from a thread in the channel of that (`parent`), and give its id.

    Raises:
        Refused: there is no such cup, or the person may not open one here.

    """
    await settings.may_host(context, place, host, parent)
    title, guild = context.titles[wanted.title], place.guild or 0
    seats = title.game.seated(usual_setup(context, wanted.title))
    if not guild or len(seats) != 2 or not opposed(title, len(seats)):
        raise Refused("refused-cup-title")
    if wanted.size not in SIZES or wanted.form not in set(Form) or wanted.pace not in PRESETS:
        raise Refused("refused-malformed")
    most = (await settings.guild_settings(context, guild)).lobbies
    if await context.store.cups_of(host.id, guild) >= most:
        raise Refused("refused-cups", most=most)
    row = {**wanted._asdict(), "id": new_id(), "guild": guild, "channel": parent or place.channel or 0}
    cup = Cup.model_validate({**row, "host": host.id, "made": context.now(), "due": 1})
    await context.store.add_cup(cup)
    return cup.id


async def cup_here(context: Context, cup: str, guild: int) -> CupState:
    """Return a cup of a server.

    Raises:
        Refused: there is none of this id.

    """
    state = await context.store.cup(cup)
    if state is None or state.cup.guild != guild:
        raise Refused("refused-no-cup")
    return state


async def access_to(context: Context, cup: Cup, who: Person) -> Access:
    """Return somebody's permissions in a cup's channel. If they are unknown, there are none."""
    here = who.access
    if here is not None and (here.guild, here.channel) == (cup.guild, cup.channel):
        return here
    return await context.members.access(who.id, cup.guild, cup.channel) or Access(cup.guild, cup.channel)


async def enter_cup(context: Context, cup: str, guild: int, user: Person) -> None:
    """Enter somebody into a cup.

    Raises:
        Refused: it is full or under way, or they are in it already, or somebody there and they avoid each
            other.

    """
    state = await cup_here(context, cup, guild)
    there = {x.user for x in state.entrants if x.user}
    if any(user.id in x for x in await moderation.kept_apart(context, {*there, user.id})):
        raise Refused("refused-unavailable")
    with refusing(FullError, "refused-cup-full"), refusing(ClashError, "refused-cup-entered"):
        await context.store.enter_cup(cup, user.id, plain(user.name))


async def leave_cup(context: Context, cup: str, guild: int, user: Person) -> None:
    """Take somebody out of a cup; what they have not played is lost for them.

    Raises:
        Refused: they are not in it, or it has ended.

    """
    if (await cup_here(context, cup, guild)).cup.status not in GOING:
        raise Refused("refused-cup-ended")
    if not await context.store.leave_cup(cup, user.id):
        raise Refused("refused-cup-not-entered")


async def close_cup(context: Context, cup: str, guild: int, by: Person) -> None:
    """Call a cup off: for its host and moderators. Games under way go on as any others.

    Raises:
        Refused: it is not theirs to call off, or it has ended.

    """
    state = await cup_here(context, cup, guild)
    if by.id != state.cup.host and not (await access_to(context, state.cup, by)).moderates:
        raise Refused("refused-host-only")
    if not await context.store.close_cup(cup, cup_told(state.cup, context.now())):
        raise Refused("refused-cup-ended")
