"""All services of play, put together once."""

from __future__ import annotations

from typing import Any, TypeVar, get_type_hints

from bot.play.absence.caretaking import Caretaking
from bot.play.analysis.explanations import AtOnce, ExplanationPages
from bot.play.analysis.hints import HintAgreement, Hints
from bot.play.analysis.reports import LookingBack, ReportPages
from bot.play.analysis.sandbox_pages import Comparing, ComparisonPages, SandboxForms, SandboxPages
from bot.play.analysis.sandbox_play import SandboxPlay, TakingOver
from bot.play.analysis.sandboxes import Lines, Sandboxes
from bot.play.background.clocks import Clocks
from bot.play.background.closing import Departures
from bot.play.background.daily_puzzles import DailyPuzzles
from bot.play.background.looking_card import Looking
from bot.play.background.machines import Machines
from bot.play.background.matchmaking import Matchmaking
from bot.play.clocks.reliability import Reliabilities
from bot.play.commands.answering import Answering, Previews, StandingAnswers
from bot.play.commands.clock_terms import ClockTerms, TableOptions
from bot.play.commands.consent import Consent
from bot.play.commands.filling import Filling, QuickGames
from bot.play.commands.form_editing import FormEditing
from bot.play.commands.hosting import Hosting
from bot.play.commands.lobby import Lobby
from bot.play.commands.overdue import Overdue
from bot.play.commands.privacy import Privacy
from bot.play.commands.records import Records, TableFiles
from bot.play.commands.rematch import Rematches
from bot.play.commands.seating import Seating
from bot.play.commands.settings_updates import SettingsUpdates
from bot.play.commands.substitutes import Substitutes
from bot.play.commands.undo import Undo
from bot.play.context import Context
from bot.play.delivery.parking import Parking
from bot.play.delivery.sender import Sender
from bot.play.delivery.sweep import Sweep
from bot.play.delivery.table_posts import TablePosts
from bot.play.games.commits import Commits
from bot.play.games.drawing import Drawing
from bot.play.games.live import Wording
from bot.play.games.loader import GameLoader
from bot.play.games.missed_messages import MissedMessages
from bot.play.games.outgoing import Outgoing
from bot.play.games.questions import Drafts
from bot.play.games.rights import Authorization
from bot.play.games.typed_texts import TypedTexts
from bot.play.learning.daily import ChannelPuzzles
from bot.play.learning.pages import LessonForms, LessonPages, PuzzlePages
from bot.play.learning.progress import Progress, PuzzleProgress
from bot.play.matching.blocks import Blocks
from bot.play.matching.offers import Offers
from bot.play.matching.queue import Queue
from bot.play.matching.reports import Reports
from bot.play.model.ports import Courier
from bot.play.presence.calendars import Calendars
from bot.play.presence.schedules import Schedules, Vacations
from bot.play.queries.briefs import Briefs
from bot.play.queries.choices import Choices, Forms
from bot.play.queries.completion import Completion
from bot.play.queries.exports import Exports, Fairness
from bot.play.queries.game_lists import GameLists
from bot.play.queries.inbox import Inbox
from bot.play.queries.log import Log, Pages
from bot.play.queries.player_views import PlayerViews
from bot.play.queries.replay_pages import ReplayPages
from bot.play.queries.replays import Boards, Replays
from bot.play.queries.settings import PersonalData, Settings
from bot.play.queries.table_previews import TablePreviews
from bot.play.surface.coach import Coaching
from bot.play.watching.following import Following
from bot.play.watching.links import WatchLinks
from bot.play.watching.live_boards import LiveBoards
from bot.store import Store

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
    drawing: Drawing
    outgoing: Outgoing
    typed_texts: TypedTexts
    # people who come together
    blocks: Blocks
    filling: Filling
    looking: Looking
    matchmaking: Matchmaking
    offers: Offers
    queue: Queue
    reports: Reports
    # commands
    answering: Answering
    caretaking: Caretaking
    clock_terms: ClockTerms
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
    quick_games: QuickGames
    records: Records
    rematches: Rematches
    schedules: Schedules
    seating: Seating
    settings_updates: SettingsUpdates
    standing: StandingAnswers
    substitutes: Substitutes
    table_files: TableFiles
    table_options: TableOptions
    undoing: Undo
    vacations: Vacations
    # learning
    channel_puzzles: ChannelPuzzles
    daily_puzzles: DailyPuzzles
    coaching: Coaching
    lesson_forms: LessonForms
    lesson_pages: LessonPages
    progress: Progress
    puzzle_pages: PuzzlePages
    puzzle_progress: PuzzleProgress
    # hints
    hint_agreement: HintAgreement
    hints: Hints
    # games that are over
    explanation_pages: ExplanationPages
    at_once: AtOnce
    looking_back: LookingBack
    report_pages: ReportPages
    # people who watch
    following: Following
    live_boards: LiveBoards
    watch_links: WatchLinks
    # sandboxes
    comparing: Comparing
    comparison_pages: ComparisonPages
    sandbox_forms: SandboxForms
    sandbox_lines: Lines
    sandbox_pages: SandboxPages
    sandbox_play: SandboxPlay
    sandboxes: Sandboxes
    taking_over: TakingOver
    # queries
    boards: Boards
    briefs: Briefs
    calendars: Calendars
    choices: Choices
    completion: Completion
    exports: Exports
    fairness: Fairness
    forms: Forms
    game_lists: GameLists
    inbox: Inbox
    log: Log
    pages: Pages
    personal_data: PersonalData
    player_views: PlayerViews
    reliabilities: Reliabilities
    replay_pages: ReplayPages
    replays: Replays
    settings: Settings
    table_previews: TablePreviews
    # delivery
    parking: Parking
    sender: Sender
    sweeper: Sweep
    table_posts: TablePosts

    def __init__(self, context: Context) -> None:
        self.context = context
        made: dict[type, Any] = {Context: context}
        for name, service in get_type_hints(Services).items():
            setattr(self, name, _made(service, made))


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
