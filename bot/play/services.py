"""All services of play, put together once."""

from __future__ import annotations

from typing import Any

from bot.play.commands.answering import Answering
from bot.play.commands.choosing import Choosing
from bot.play.commands.departures import Departures
from bot.play.commands.forms import Filling
from bot.play.commands.hosting import Hosting
from bot.play.commands.lobby import Lobby
from bot.play.commands.machines import Lapses, Machines
from bot.play.commands.previews import Previews
from bot.play.commands.privacy import Privacy
from bot.play.commands.records import Records
from bot.play.commands.seating import Seating
from bot.play.commands.seats import Seats
from bot.play.commands.settings import ChangeSettings
from bot.play.commands.standing import StandingAnswers
from bot.play.commands.table_files import TableFiles
from bot.play.commands.undo import Undo
from bot.play.context import Context
from bot.play.delivery.books import Books
from bot.play.delivery.notices import Notices
from bot.play.delivery.parking import Parking
from bot.play.delivery.posts import Posts
from bot.play.delivery.private_posts import PrivatePosts
from bot.play.delivery.sender import Sender
from bot.play.delivery.sweep import Sweep
from bot.play.delivery.table_posts import TablePosts
from bot.play.delivery.trouble import PostTrouble
from bot.play.games.commits import Commits
from bot.play.games.drafts import Drafts
from bot.play.games.drawing import Drawing
from bot.play.games.entries import Entries
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.games.owed import Owed
from bot.play.games.questions import Questions
from bot.play.games.requests import Requests
from bot.play.games.rights import Authorization
from bot.play.games.wording import Wording
from bot.play.model.ports import Courier
from bot.play.queries.boards import Boards
from bot.play.queries.choices import Choices
from bot.play.queries.completion import Completion
from bot.play.queries.exports import Exports
from bot.play.queries.fairness import Fairness
from bot.play.queries.forms import Forms
from bot.play.queries.game_lists import GameLists
from bot.play.queries.log import Log
from bot.play.queries.pages import Pages
from bot.play.queries.permissions import Permissions
from bot.play.queries.personal_data import PersonalData
from bot.play.queries.replays import Replays
from bot.play.queries.settings import Settings
from bot.play.queries.sights import Sights
from bot.play.queries.sketches import Sketches
from bot.store import Store


class Services:
    """What play offers to commands, presses and the sweep."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.outgoing = Outgoing(context)
        self.wording = Wording(context)
        self.questions = Questions(context)
        self.drawing = Drawing(context)
        self.personal_data = PersonalData(context)
        self.lapses = Lapses(context)
        self.rights = Authorization(context.store, context.members)
        self.parking = Parking(context.store, context.now, context.shards)
        self.games = GameLoader(context, self.outgoing)
        self.commits = Commits(context, self.outgoing)
        self.requests = Requests(context, self.outgoing)
        self.owed = Owed(context, self.wording)
        self.settings = Settings(context, self.parking)
        self.notices = Notices(context, self.wording)
        self.departures = Departures(context.store, context.members, context.now, self.outgoing.departed)
        self.drafts = Drafts(context, self.wording, self.games, self.questions)
        self.entries = Entries(self.wording, self.games, self.commits, self.owed)
        self.standing = StandingAnswers(context, self.outgoing, self.games, self.questions)
        self.seats = Seats(context, self.outgoing, self.games, self.commits)
        self.change_settings = ChangeSettings(context, self.settings)
        self.permissions = Permissions(self.settings)
        self.lists = GameLists(context, self.wording, self.games)
        self.sights = Sights(self.wording, self.games, self.questions)
        self.fairness = Fairness(context, self.games)
        self.exports = Exports(context, self.wording, self.games)
        self.replays = Replays(context, self.wording, self.games)
        self.sketches = Sketches(context, self.wording, self.games, self.drawing)
        self.machines = Machines(context, self.outgoing, self.games, self.commits, self.lapses)
        self.books = Books(context, self.wording, self.games)
        self.troubles = PostTrouble(context, self.parking, self.outgoing, self.games)
        self.answering = Answering(context, self.games, self.questions, self.entries, self.seats)
        self.lobby = Lobby(
            context, self.rights, self.outgoing, self.games, self.commits, self.settings, self.permissions
        )
        self.hosting = Hosting(
            context, self.rights, self.outgoing, self.games, self.commits, self.requests, self.permissions
        )
        self.records = Records(context, self.outgoing, self.settings, self.permissions)
        self.completion = Completion(self.wording, self.games, self.sights)
        self.log = Log(context, self.wording, self.games, self.questions, self.sights)
        self.pages = Pages(self.wording, self.games, self.drawing, self.sights)
        self.forms = Forms(context, self.wording, self.games, self.questions, self.drawing, self.sights)
        self.table_posts = TablePosts(self.wording, self.games, self.drawing, self.books)
        self.previews = Previews(self.wording, self.games, self.questions, self.drafts, self.drawing)
        self.seating = Seating(context, self.games, self.outgoing, self.rights, self.seats)
        self.undoing = Undo(
            context,
            self.rights,
            self.seating,
            self.games,
            self.commits,
            self.requests,
            self.questions,
            self.answering,
            self.seats,
            self.hosting,
        )
        self.privacy = Privacy(context, self.outgoing, self.answering)
        self.table_files = TableFiles(context, self.lobby)
        self.boards = Boards(context, self.wording, self.games, self.drawing, self.sights, self.log)
        self.choices = Choices(
            self.wording, self.games, self.questions, self.owed, self.drawing, self.sights, self.forms
        )
        self.filling = Filling(context, self.games, self.answering, self.forms)
        self.choosing = Choosing(
            context, self.games, self.questions, self.answering, self.previews, self.choices, self.forms
        )
        self.private_posts = PrivatePosts(self.wording, self.games, self.drawing, self.choices)
        self.posts = Posts(context, self.games, self.table_posts, self.private_posts, self.notices)
        self.sender = Sender(
            context, self.departures, self.parking, self.lapses, self.machines, self.posts, self.troubles
        )
        self.sweeper = Sweep(
            context,
            self.seating,
            self.departures,
            self.rights,
            self.parking,
            self.outgoing,
            self.games,
            self.lapses,
            self.troubles,
            self.sender,
        )


def build_services(store: Store, courier: Courier, **options: Any) -> Services:
    """Put the services together over a store and a courier; `options` are those of `Context`."""
    return Services(Context(store, courier, **options))
