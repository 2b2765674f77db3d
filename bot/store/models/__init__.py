"""The tables. Times are unix seconds, JSON is text, ids are short strings: any SQL database takes it.

Of a game: `games.py` has its row, seats, clocks and log, `posts.py` its posts and requests. Of people:
`people.py` has their settings and what is saved for them, `matching.py` the queue, offers and blocks,
`puzzles.py` their answers to puzzles, `watching.py` the games they follow. Import tables from here, so that
SQLModel knows all of them.
"""

from sqlalchemy.orm import configure_mappers

from bot.store.models.games import (
    PATH,
    Coach,
    Door,
    Draft,
    Entry,
    Former,
    Game,
    HintRow,
    LookBack,
    Milestone,
    OpenDecision,
    Opened,
    Pulse,
    Salvage,
    SeatClock,
    SeatRow,
    Secret,
    Sheet,
    Snapshot,
    Standing,
    Witness,
)
from bot.store.models.matching import Block, LookingCard, QueueEntry, Report, SeatOffer
from bot.store.models.people import (
    Erasure,
    Guild,
    Keepsake,
    Learning,
    Preference,
    Reliability,
    Reminder,
    Sandbox,
    Schedule,
)
from bot.store.models.posts import Body, Message, Outbox, PostKind, Request, RequestKind
from bot.store.models.puzzles import (
    DayStatus,
    PuzzleAnswer,
    PuzzleChannel,
    PuzzleDay,
    PuzzleStanding,
    PuzzleVote,
)
from bot.store.models.watching import Follower, WatchLink

__all__ = [
    "PATH",
    "Block",
    "Body",
    "Coach",
    "DayStatus",
    "Door",
    "Draft",
    "Entry",
    "Erasure",
    "Follower",
    "Former",
    "Game",
    "Guild",
    "HintRow",
    "Keepsake",
    "Learning",
    "LookBack",
    "LookingCard",
    "Message",
    "Milestone",
    "OpenDecision",
    "Opened",
    "Outbox",
    "PostKind",
    "Preference",
    "Pulse",
    "PuzzleAnswer",
    "PuzzleChannel",
    "PuzzleDay",
    "PuzzleStanding",
    "PuzzleVote",
    "QueueEntry",
    "Reliability",
    "Reminder",
    "Report",
    "Request",
    "RequestKind",
    "Salvage",
    "Sandbox",
    "Schedule",
    "SeatClock",
    "SeatOffer",
    "SeatRow",
    "Secret",
    "Sheet",
    "Snapshot",
    "Standing",
    "WatchLink",
    "Witness",
]

# Rows are made on several threads: whichever came first would find the others' mappers half made.
configure_mappers()
