"""All services of play, put together once."""

from __future__ import annotations

from typing import Any, TypeVar, get_type_hints

from bot.play.analysis.explanations import Explanations, why_part
from bot.play.analysis.hints import Hints, hint_part
from bot.play.analysis.reports import LookingBack, ReportPages
from bot.play.analysis.sandbox_pages import SandboxPages
from bot.play.analysis.sandbox_play import SandboxPlay
from bot.play.analysis.sandboxes import Sandboxes
from bot.play.answering.answering import Answering, Previews, StandingAnswers, Undo
from bot.play.answering.consent import Consent
from bot.play.answering.form_editing import FormEditing, Records, TableFiles
from bot.play.answering.machines import Machines, Stranded, Turns
from bot.play.answering.privacy import Privacy
from bot.play.clocks.bank import HOUR
from bot.play.clocks.booking import Reliabilities
from bot.play.clocks.schedules import Schedules
from bot.play.context import Context, Outgoing
from bot.play.games import live
from bot.play.games.commits import Commits
from bot.play.games.entries import MissedMessages
from bot.play.games.live import Contribution, Drawing, Parts, Wording
from bot.play.games.loader import GameLoader
from bot.play.games.questions import Drafts, TypedTexts
from bot.play.games.rights import Authorization, Departures
from bot.play.jobs import Job, Scheduler
from bot.play.lobby.hosting import Hosting, SettingsUpdates, TableTerms
from bot.play.lobby.lobby import Filling, Lobby
from bot.play.lobby.matchmaking import Matchmaking
from bot.play.lobby.moderation import Blocks, Reports
from bot.play.lobby.overdue import Clocks, Digests, Overdue
from bot.play.lobby.queue import Queue
from bot.play.lobby.seating import Caretaking, Seating, Substitutes, care_part, offer_part
from bot.play.model.ports import Courier
from bot.play.posts.parking import Parking
from bot.play.posts.sender import Sender
from bot.play.posts.table_posts import TablePosts
from bot.play.queries.choices import Choices, Forms
from bot.play.queries.inbox import GameLists, Inbox
from bot.play.queries.log import Log, Pages
from bot.play.queries.player_views import PlayerViews, TablePreviews
from bot.play.queries.replays import Boards, Replays
from bot.play.queries.settings import PersonalData, Settings
from bot.play.surface import coach
from bot.play.surface.coach import Coaching
from bot.play.surface.daily import DailyPuzzles
from bot.play.surface.lessons import LessonPages, PuzzlePages
from bot.play.surface.progress import Progress, PuzzleProgress
from bot.play.surface.surfaces import Surfaces
from bot.play.watching import Following, Watching
from bot.store.models import PostKind
from bot.store.shards import Part
from bot.store.store import Store

S = TypeVar("S")


class Services:
    """What play offers to slash commands, presses and the sweep: each annotation below is one service.

    A service is made of what its constructor's annotations name, and is one object however many use it.
    """

    # shared
    rights: Authorization
    wording: Wording
    games: GameLoader
    commits: Commits
    departures: Departures
    digests: Digests
    drawing: Drawing
    outgoing: Outgoing
    typed_texts: TypedTexts
    # people who come together
    blocks: Blocks
    filling: Filling
    matchmaking: Matchmaking
    queue: Queue
    reports: Reports
    # commands
    answering: Answering
    caretaking: Caretaking
    table_terms: TableTerms
    clocks: Clocks
    consent: Consent
    drafts: Drafts
    form_editing: FormEditing
    hosting: Hosting
    lobby: Lobby
    machines: Machines
    overdue: Overdue
    missed_messages: MissedMessages
    previews: Previews
    privacy: Privacy
    records: Records
    schedules: Schedules
    seating: Seating
    settings_updates: SettingsUpdates
    standing: StandingAnswers
    substitutes: Substitutes
    table_files: TableFiles
    undoing: Undo
    # learning
    daily_puzzles: DailyPuzzles
    coaching: Coaching
    lesson_pages: LessonPages
    progress: Progress
    puzzle_pages: PuzzlePages
    puzzle_progress: PuzzleProgress
    surfaces: Surfaces
    # hints
    hints: Hints
    # games that are over
    explanations: Explanations
    looking_back: LookingBack
    report_pages: ReportPages
    # people who watch
    following: Following
    watching: Watching
    # sandboxes
    sandbox_pages: SandboxPages
    sandbox_play: SandboxPlay
    sandboxes: Sandboxes
    # queries
    boards: Boards
    choices: Choices
    forms: Forms
    game_lists: GameLists
    inbox: Inbox
    log: Log
    pages: Pages
    personal_data: PersonalData
    player_views: PlayerViews
    reliabilities: Reliabilities
    replays: Replays
    settings: Settings
    table_previews: TablePreviews
    # delivery
    parking: Parking
    sender: Sender
    stranded: Stranded
    table_posts: TablePosts
    parts: Parts
    turns: Turns

    def __init__(self, context: Context) -> None:
        self.context = context
        made: dict[type, Any] = {Context: context}
        for name, service in get_type_hints(Services).items():
            setattr(self, name, _made(service, made))
        self.parts.of_tables = parts(self)
        self.parts.to_a_person = {PostKind.FOLLOWED: self.following.post}
        rest = (self.parking.rest, self.looking_back.stop)
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
        Contribution(services.report_pages.part, live.is_over),
    )


def jobs(services: Services) -> tuple[Job, ...]:
    """List what is done when nobody acts, in this order. A new feature adds its line."""
    store, now = services.context.store, services.context.now

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
        Job("players who have left", 0, services.departures.sweep),
        Job("direct messages opened", 0, drop_opened),
        Job("erasures", 0, erasures),
        Job("stale habits", HOUR, services.schedules.drop_stale),
        Job("old links", HOUR, services.watching.drop_old),
        Job("old sandboxes", HOUR, services.sandboxes.drop_old),
        Job("unsent posts", 0, unsent),
        Job("digests", 0, services.digests.sweep),
        Job("digests of followers", 0, services.following.sweep),
        Job("full tables", 0, services.lobby.end_musters),
    )


def _made(service: type[S], made: dict[type, Any]) -> S:
    """Return the one object of a service, made of others where it has to be."""
    if service not in made:
        needs = get_type_hints(service.__init__)
        given = {name: _made(kind, made) for name, kind in needs.items() if name != "return"}
        made[service] = service(**given)
    found: S = made[service]
    return found


def build_services(store: Store, courier: Courier, **options: Any) -> Services:
    """Put the services together over a store and a courier; `options` are those of `Context`."""
    return Services(Context(store, courier, **options))
