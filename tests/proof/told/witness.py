"""What people do and how the games stood then: an answer for one's own eyes must fit that moment.

It is called when somebody acts and when they were answered. Afterwards each answer is held against the
states that were committed meanwhile: it shows the hand and questions of whoever asked, as they stood; what
says that something was done was done, and what says that it was refused changed nothing.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.desk.discord.interactions import DEFER, Interaction
from tests.proof.checks.glimpse import Glimpse
from tests.proof.told.branches import Branches

#: Seconds back to which a reply may show the state, at the beginning of something its reader did.
LATEST = 90.0
#: Seconds for which a request without a reply, or with only a first one, may still be carried out.
LINGERS, PROMISED = 120.0, 20.0


@dataclass(slots=True)
class Seen:
    """An act: when it began by deliveries and by time, how far the games were, and the actor's answers.

    What was prepared does not count: it is given whenever its turn comes.
    """

    act: Interaction
    begun: int
    before: Mapping[str, int]
    mine: int
    after: Mapping[str, int] = field(default_factory=dict)
    mine_after: int = -1
    ended: int = -1

    @property
    def user(self) -> int:
        """Return who acts."""
        return self.act.user.id

    @property
    def done(self) -> bool:
        """Return whether all of it was answered while the witness looked on."""
        return self.ended >= 0 and not self.act.failed and self.act.callback is not None


class Witness:
    """Sees every act of people."""

    def __init__(self, look: Glimpse, delivered: Callable[[], int]) -> None:
        self.look, self._delivered = look, delivered
        self.seen: list[Seen] = []
        self.branches = Branches()

    def __call__(self, act: Interaction) -> Callable[[], None]:
        """Note an act that begins; give what is to be called when it was answered."""
        x = Seen(act, self._delivered(), self._games(), self._answers(act.user.id))
        self.branches.keep(self.look, x.before)
        self.seen.append(x)

        def answered() -> None:
            x.after, x.mine_after = self._games(), self._answers(x.user)
            x.ended = self._delivered()

        return answered

    def _games(self) -> dict[str, int]:
        return {str(game): int(n) for game, n in self.look.rows("SELECT id, n FROM game")}

    def _answers(self, user: int) -> int:
        return self.look.answers(user=user) - self.look.prepared(user)

    # -- afterwards ----------------------------------------------------------------------------------------

    def by_token(self) -> dict[str, Seen]:
        """Return every act by its token."""
        return {x.act.token: x for x in self.seen}

    def no_later(self, n: int, game: str) -> int | None:
        """Return the entry that a game had reached at most when delivery `n` was made; None: not known."""
        i = bisect_right(self.seen, n, key=lambda x: x.begun)
        later = next((x for x in self.seen[i:] if game in x.before), None)
        return later.before[game] if later is not None else None

    def no_earlier(self, user: int, n: int, at: float, game: str) -> int:
        """Return the entry that a game had reached at least when an answer to somebody was made ready."""
        mine = [x for x in self.seen if x.user == user and x.begun < n]
        recent = [x for x in mine if at - x.act.made < LATEST] or mine[-1:]
        return min((x.before.get(game, -1) for x in recent), default=-1)

    def by_itself(self, x: Seen) -> bool:
        """Return whether nothing else that its actor did can have been carried out meanwhile."""
        others = (y for y in self.seen if y is not x and y.user == x.user and y.begun <= x.ended)
        return not any(
            y.ended < 0 or y.ended >= x.begun or x.act.made - y.act.made < _lingers(y) for y in others
        )


def _lingers(x: Seen) -> float:
    """Return the seconds in which an act may yet be carried out after its first answer."""
    if not x.done:
        return LINGERS
    return PROMISED if x.act.callback is not None and x.act.callback["type"] == DEFER else 0.0
