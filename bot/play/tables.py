"""The one door to all games, for the cogs and the local table. Knows nothing of Discord.

Methods that change something commit and return at once; call `drain` afterwards, which posts what was
committed, lets machine players and standing answers go on, and posts that. A process that dies in between loses
nothing: `sweep` takes it up again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.play.catalogue import Catalogue
from bot.play.ports import Courier, Image, Outside, Place, Post
from bot.play.terms import (
    Done,
    Export,
    Fair,
    GameInfo,
    GuildSettings,
    LogPage,
    Person,
    Preferences,
    Sight,
    Suggestion,
    Undone,
    Waiting,
    Who,
)
from bot.store import Store
from engine.core.rules import Seat


class Tables:
    """All tables of one store.

    Every method may raise `Refused` (a catalogue key worded for the user) or an engine `Refusal`; `say` words
    either. `game` is a game's id. `outside` waits for work done elsewhere, `now` gives unix seconds.
    """

    def __init__(
        self,
        store: Store,
        courier: Courier,
        *,
        catalogue: Catalogue | None = None,
        outside: Outside | None = None,
        now: Callable[[], float] | None = None,
        locale: str = "en",
        theme: str = "dark",
    ) -> None: ...

    # -- lobby -------------------------------------------------------------------------------------------

    async def open_game(
        self,
        place: Place,
        host: Person,
        title: str,
        *,
        scenario: str = "standard",
        options: Mapping[str, str] | None = None,
        files: Mapping[str, str] | None = None,
        name: str = "",
        parent: int | None = None,
    ) -> str:
        """Open a lobby in a channel or thread (`parent`: the thread's channel) and give the game's id."""

    async def join(self, game: str, user: Person, seat: Seat = "", word: str = "") -> Seat:
        """Take a seat, any free one by default, and send a direct message to see whether it arrives."""

    async def set_word(self, game: str, user: Person, word: str) -> None:
        """Add or change one's word for the dice, until the game starts."""

    async def leave(self, game: str, user: Person) -> None:
        """Give one's seat up, or decline an invitation, before the game starts."""

    async def invite(self, game: str, by: Person, user: Person, seat: Seat = "") -> Seat:
        """Keep a seat for somebody and ping him."""

    async def add_machine(self, game: str, by: Person, seat: Seat = "", policy: str = "greedy") -> Seat:
        """Give a free seat to a machine player."""

    async def unseat(self, game: str, by: Person, seat: Seat) -> None:
        """Take a machine player off a seat, or an invitation back, before the game starts."""

    async def start(self, game: str, by: Person) -> Done:
        """Start: words are frozen, entry 0 is written."""

    async def replace(self, game: str, by: Person, seat: Seat, user: Person | None, policy: str = "") -> None:
        """Give a seat of a game under way to another person, or with None to a machine player."""

    async def abandon(self, game: str, by: Person) -> bool:
        """End a game without a result: host and moderators at once (True), players by their consent."""

    async def take_here(self, game: str, by: Person, place: Place, parent: int | None = None) -> None:
        """Move a game to this channel: for one whose channel was deleted, or closed to the bot."""

    async def thaw(self, game: str, by: Person) -> None:
        """Let a frozen game go on, once it loads or replays again. For moderators."""

    async def import_record(self, place: Place, host: Person, text: str, name: str = "") -> str:
        """Take in a record that replays, to look at; give its new id."""

    async def export(self, game: str, by: Person) -> Export:
        """Give the whole record of an ended game, or the public log of one under way."""

    # -- table -------------------------------------------------------------------------------------------

    async def answer(
        self,
        game: str,
        user: Person,
        decision: int = 0,
        seat: Seat = "",
        *,
        token: str = "",
        text: str = "",
        action: Any = None,
    ) -> Done:
        """Answer a question by token, typed text or plain data. 0: the one question open to this user.

        Text may hold several answers split by ";": a path order, whose rest waits until it can be played.
        """

    async def choose(self, game: str, user: Person, decision: int, seat: Seat, token: str) -> Post | Done:
        """Press an option: a preview to confirm; or done at once when it is the only one or he prefers so."""

    async def preview(
        self,
        game: str,
        user: Person,
        decision: int = 0,
        seat: Seat = "",
        *,
        token: str = "",
        text: str = "",
        action: Any = None,
    ) -> Post:
        """Show what an answer would do, up to the first roll, with Confirm and Cancel. Nothing is changed."""

    async def take_back(self, game: str, user: Person, decision: int, seat: Seat = "") -> Done:
        """Take an unread answer back."""

    async def undo(self, game: str, user: Person) -> Undone:
        """Go back before one's last answer: at once where the engine allows it, else ask the others."""

    async def consent(self, game: str, user: Person, request: int, *, yes: bool) -> bool:
        """Answer a request to undo or abandon; True when this settled it."""

    async def resign(self, game: str, user: Person) -> Done:
        """Give the game up."""

    async def draw(self, game: str, user: Person, *, offer: bool) -> Done:
        """Offer a draw or agree to one; with `offer` false decline it or take it back."""

    async def standing(self, game: str, user: Person, kind: str, policy: str) -> str:
        """Leave a standing answer for a kind of question ("" takes it away); give its seal where secret."""

    async def save_draft(self, game: str, user: Person, decision: int, seat: Seat, action: Any) -> list[str]:
        """Keep a form that is not sent yet, and give what is still wrong with it, in words."""

    async def draft(self, game: str, user: Person, decision: int, seat: Seat) -> Any:
        """Give the form kept for a question; None when there is none."""

    # -- reading: never changes anything -----------------------------------------------------------------

    async def here(self, place: Place) -> GameInfo | None:
        """Find the game of a channel or thread: the one under way, else the last one."""

    async def info(self, game: str) -> GameInfo:
        """Give a game."""

    async def games(self, guild: int) -> list[GameInfo]:
        """List a server's games, those under way first."""

    async def look(self, game: str, user: Person) -> Sight:
        """Give everything this user may see."""

    async def hand(self, game: str, user: Person) -> Post:
        """Lay out this user's hand and all that he may do, for his eyes only."""

    async def picker(
        self,
        game: str,
        user: Person,
        decision: int = 0,
        seat: Seat = "",
        prefix: Sequence[str] = (),
        page: int = 0,
    ) -> Post:
        """Lay out one user's answers, narrowed by a prefix; a preview once a single one is left."""

    async def map(self, game: str, user: Person, framing: str = "whole", lit: bool = False) -> Post:
        """Show the board as this user may see it; `lit` marks where he can go."""

    async def picture(self, game: str, user: Person | None, framing: str = "whole", theme: str = "") -> Image:
        """Draw the board as this user, or with None the channel, may see it."""

    async def board(self, game: str, user: Person) -> str:
        """Give the text board."""

    async def log(self, game: str, user: Person, page: int = 0) -> LogPage:
        """Give a page of the public log; 0 for the last."""

    async def replay(
        self, game: str, user: Person, what: str = "game", progress: Callable[[int, int], None] | None = None
    ) -> Image:
        """Make a moving picture of the last turn or the whole game, off the event loop."""

    async def who(self, game: str) -> Who:
        """Tell who sits where and whom the table waits for."""

    async def turns(self, user: Person) -> list[Waiting]:
        """List a user's games on all servers, those that wait for him longest first."""

    async def fair(self, game: str) -> Fair:
        """Give commitment and words, and after the end the seed and whether every roll fits."""

    async def suggest(self, game: str, user: Person, text: str, limit: int = 25) -> list[Suggestion]:
        """Complete a typed answer from what is legal now."""

    def say(self, error: Exception, locale: str, title: str = "") -> str:
        """Word a `Refused` or an engine `Refusal` for the user."""

    # -- settings ----------------------------------------------------------------------------------------

    async def preferences(self, user: int) -> Preferences:
        """Give what a user prefers."""

    async def set_preferences(self, user: int, **changes: Any) -> Preferences:
        """Change what a user prefers."""

    async def guild_settings(self, guild: int) -> GuildSettings:
        """Give a server's settings."""

    async def set_guild_settings(self, guild: int, by: Person, **changes: Any) -> GuildSettings:
        """Change a server's settings. For moderators."""

    # -- going on ----------------------------------------------------------------------------------------

    async def drain(self, game: str = "") -> None:
        """Post what is committed, let machine players and standing answers go on, and post that."""

    async def sweep(self) -> None:
        """Take up whatever was left lying: unsent posts, machine players' turns, parked games."""

    async def channel_gone(self, channel: int) -> None:
        """Park the games of a channel or thread that was deleted. Nothing is removed."""
