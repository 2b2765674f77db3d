"""All services of play, put together once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any, TypeVar, get_type_hints

from bot.community.cups import Cups
from bot.community.results import count_ended
from bot.community.webhooks import Webhooks, cup_told
from bot.play.analysis.explanations import Explanations, why_part
from bot.play.analysis.hints import Help, hint_part
from bot.play.analysis.reports import LookingBack
from bot.play.analysis.sandbox_pages import SandboxPages
from bot.play.analysis.sandbox_play import SandboxPlay
from bot.play.analysis.sandboxes import Sandboxes
from bot.play.answering.answering import Answering
from bot.play.answering.consent import Consent
from bot.play.answering.drafts import Drafts, Records
from bot.play.answering.machines import Turns
from bot.play.answering.privacy import Privacy
from bot.play.clocks.bank import HOUR
from bot.play.clocks.schedules import drop_stale
from bot.play.context import Context
from bot.play.games import live
from bot.play.games.entries import MissedMessages
from bot.play.games.live import Contribution, Drawing, Parts, Wording
from bot.play.games.loader import GameLoader
from bot.play.games.rights import Authorization, look_daily
from bot.play.jobs import Job, Scheduler
from bot.play.lobby.cups import CupTables
from bot.play.lobby.hosting import Hosting
from bot.play.lobby.lobby import Lobby, new_id
from bot.play.lobby.matchmaking import Matchmaking
from bot.play.lobby.moderation import Reports
from bot.play.lobby.overdue import Clocks, send_digests
from bot.play.lobby.queue import Queue
from bot.play.lobby.seating import Seating, Substitutes, care_part, offer_part
from bot.play.model.ports import Courier
from bot.play.model.rows import LOG
from bot.play.model.terms import Refused
from bot.play.posts.parking import Parking
from bot.play.posts.table_posts import TablePosts
from bot.play.queries.choices import Choices
from bot.play.queries.inbox import GameLists
from bot.play.queries.log import Log
from bot.play.queries.player_views import PlayerViews
from bot.play.queries.replays import Boards
from bot.play.surface import coach
from bot.play.surface.daily import DailyPuzzles
from bot.play.surface.lessons import LessonPages
from bot.play.surface.progress import Progress, PuzzleProgress
from bot.play.surface.surfaces import Surfaces
from bot.play.watching import Watching, board_part
from bot.play.workers.pool import WorkLost
from bot.store.models import PostKind
from bot.store.shards import Part
from bot.store.store import Store
from engine.core.rules import Seat

S = TypeVar("S")
#: What a class or function names as its types. A process that has several bots, as tests have, reads it once.
HINTS = cache(get_type_hints)


class Services:
    """What play offers to slash commands, presses and the sweep: each annotation below is one service.

    A service is made of what its constructor's annotations name, and is one object however many use it.
    """

    # shared
    rights: Authorization
    wording: Wording
    games: GameLoader
    drawing: Drawing
    # people who come together
    matchmaking: Matchmaking
    queue: Queue
    reports: Reports
    # commands
    answering: Answering
    clocks: Clocks
    consent: Consent
    drafts: Drafts
    hosting: Hosting
    lobby: Lobby
    missed_messages: MissedMessages
    privacy: Privacy
    records: Records
    seating: Seating
    substitutes: Substitutes
    # learning
    daily_puzzles: DailyPuzzles
    lesson_pages: LessonPages
    progress: Progress
    puzzle_progress: PuzzleProgress
    surfaces: Surfaces
    # hints
    help: Help
    # games that are over
    explanations: Explanations
    looking_back: LookingBack
    # people who watch
    watching: Watching
    # sandboxes
    sandbox_pages: SandboxPages
    sandbox_play: SandboxPlay
    sandboxes: Sandboxes
    # queries
    boards: Boards
    choices: Choices
    game_lists: GameLists
    log: Log
    player_views: PlayerViews
    # delivery
    parking: Parking
    table_posts: TablePosts
    parts: Parts
    turns: Turns

    def __init__(self, context: Context) -> None:
        self.context = context
        made: dict[type, Any] = {Context: context}
        for name, service in HINTS(Services).items():
            setattr(self, name, _made(service, made))
        context.claim = self.turns.claim
        self.parts.of_tables = parts(self)
        self.parts.to_a_person = {PostKind.FOLLOWED: self.watching.news}
        self.webhooks = Webhooks(context.store, context.allowed, context.stored_now)
        rest = (self.parking.rest, self.looking_back.stop, self.webhooks.stop)
        self.sweeper = Scheduler(context, jobs(self), self.turns.carry_on, rest)


def parts(services: Services) -> tuple[Contribution, ...]:
    """List what features bring to the post of a table, in this order. A new feature adds its line."""
    return (
        Contribution(hint_part, live.has_one_reader),
        Contribution(coach.part, live.has_one_reader),
        Contribution(care_part, live.has_caretaker),
        Contribution(services.clocks.part, live.has_clock),
        Contribution(why_part, live.tells_of_machines),
        Contribution(offer_part, live.has_offers),
        Contribution(board_part, partial(live.has_boards, services.context)),
        Contribution(services.looking_back.part, live.is_over),
    )


def jobs(services: Services) -> tuple[Job, ...]:
    """List what is done when nobody acts, in this order. A new feature adds its line."""
    context = services.context
    store, now = context.store, context.now

    async def drop_opened(shards: Part | None) -> None:
        await store.drop_opened(now())

    async def erasures(shards: Part | None) -> None:
        await services.privacy.sweep()

    async def unsent(shards: Part | None) -> list[str]:
        return await store.games_to_post(now(), shards=shards)

    return (
        Job("seats of people who are gone", 0, services.seating.look_after),
        Job("clocks", 0, services.clocks.sweep),
        Job("people who look for a game", 0, services.matchmaking.sweep),
        Job("cards of those who look for a game", 0, services.queue.sweep),
        Job("puzzles of the day", 0, services.daily_puzzles.sweep),
        Job("reports of people", 0, services.reports.sweep),
        Job("reports on games", 0, services.looking_back.sweep),
        Job("unused lobbies", 0, services.lobby.close_unused),
        Job("turns of machine players", 0, services.turns.sweep, last=True),
        Job("players who have left", 0, partial(look_daily, context)),
        Job("direct messages opened", 0, drop_opened),
        Job("erasures", 0, erasures),
        Job("ratings and cups", 0, partial(tend, services)),
        Job("stale habits", HOUR, partial(drop_stale, context)),
        Job("old links", HOUR, services.watching.drop_old),
        Job("old sandboxes", HOUR, services.sandboxes.drop_old),
        Job("unsent posts", 0, unsent),
        Job("digests", 0, partial(send_digests, context, services.game_lists)),
        Job("digests of followers", 0, services.watching.sweep),
        Job("full tables", 0, services.lobby.end_musters),
        Job("what other programs are told", 0, services.webhooks.sweep),
    )


async def tend(services: Services, shards: Part | None = None) -> None:
    """Count the rated games that are over on all servers, and go on with the cups of these shards."""
    context = services.context

    async def roles(game: str) -> Mapping[Seat, str]:
        try:
            live = await services.games.load(game)
        except Refused:  # it cannot be read any more; its result stands
            return {}
        of = live.title.ranking
        return {x.seat: of.role(live.state, x.seat) for x in live.info.seats} if of else {}

    titles = [name for name, x in context.titles.titles.items() if x.ranking is not None]
    try:
        await count_ended(context.store, titles, roles, context.workers.run)
    except (Refused, WorkLost) as why:
        LOG.warning("ratings are counted later: %s", why)
    except Exception:  # neither cups nor any other job must wait for a result that cannot be counted
        LOG.exception("ratings cannot be counted; the next sweep tries again")
    tables = CupTables(context, services.lobby, services.drawing)
    now = context.stored_now()
    cups = Cups(context.store, tables, new_id, partial(cup_told, now=now))
    for failed in await cups.sweep(now, shards):
        LOG.error("a cup cannot go on", exc_info=failed)


def _made(service: type[S], made: dict[type, Any]) -> S:
    """Return the one object of a service, made of others where it has to be."""
    if service not in made:
        needs = HINTS(service.__init__)
        given = {name: _made(kind, made) for name, kind in needs.items() if name != "return"}
        made[service] = service(**given)
    found: S = made[service]
    return found


def build_services(store: Store, courier: Courier, **options: Any) -> Services:
    """Put the services together over a store and a courier; `options` are those of `Context`."""
    return Services(Context(store, courier, **options))
