"""The tables. Times are unix seconds, JSON is text, ids are short strings: any SQL database takes it.

`games.py` has what is kept of a game, `posts.py` what is posted of one and asked of its players, `people.py`
what is kept of people and servers, `matching.py` what of those who look for each other, or avoid it,
`puzzles.py` what is answered to puzzles, `watching.py` what of those who look on. Import a table from here:
then all of them are known.
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
    SeatToken,
    Secret,
    Sheet,
    Snapshot,
    Standing,
    Witness,
)
from bot.store.models.matching import Block, LookingCard, QueueEntry, Report, SeatOffer
from bot.store.models.people import (
    Guild,
    Keepsake,
    Learning,
    Preference,
    Reliability,
    Reminder,
    Sandbox,
    Schedule,
)
from bot.store.models.posts import Message, Outbox, PostKind, Request, RequestKind
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
    "Coach",
    "DayStatus",
    "Door",
    "Draft",
    "Entry",
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
    "SeatToken",
    "Secret",
    "Sheet",
    "Snapshot",
    "Standing",
    "WatchLink",
    "Witness",
]

# Rows are made on several threads: whichever came first would find the others' mappers half made.
configure_mappers()
