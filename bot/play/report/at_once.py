"""*Why?* for a machine player's answer during the game, if everybody knows what it knew.

It is worked out from the channel's knowledge, in a thinking process, with a seed that belongs to the entry:
every reader is told the same, and no secret can affect it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.custom_ids import Verb, make
from bot.play.model.names import level_name
from bot.play.model.ports import Button, Post
from bot.play.model.rows import labels_of
from bot.play.model.terms import Person, Refused, Status
from bot.play.report.choosing import entry_page
from bot.play.report.explanation_pages import rated
from bot.play.report.report_words import ReportWords, Telling
from bot.play.workers.requested_thoughts import RequestedThoughts, seed_of
from bot.play.workers.thoughts import WhyThought
from bot.store.models import Entry
from engine.core.codec import save, unpack_action
from engine.core.contract import Game
from engine.core.flow import find, options
from engine.core.rules import State
from engine.policies.hints import Hint
from engine.policies.policy import POLICIES


class AtOnce:
    """Explains a machine player's answer at once, if it depends on nobody's secrets."""

    def __init__(
        self, context: Context, games: GameLoader, wording: Wording, report_words: ReportWords
    ) -> None:
        self._context, self._games, self._wording, self._words = context, games, wording, report_words
        self._thoughts = RequestedThoughts(context.thinkers, "why")

    async def goes_on(self, game: str) -> bool:
        """Return whether a game is under way: then an explanation cannot wait for its end."""
        live = await self._games.load(game, look=False)
        return live.info.status is Status.PLAYING

    async def number(self, game: str, label: str = "") -> int:
        """Return the entry that is called so in the log; without a label the last one that can be explained.

        Raises:
            Refused: there is none, or the game is not under way.

        """
        live = await self._games.load(game, Status.PLAYING, look=False)
        rows = await self._context.store.entries(game)
        labels, wanted = labels_of(rows), label.strip().removeprefix("#").removeprefix("e")
        for x in reversed(rows):
            if labels.get(x.n) == wanted if wanted else told_at_once(live.title.game, live.row.mark, x):
                return x.n
        raise Refused("refused-why-later")

    async def page(self, game: str, user: Person, n: int) -> Post:
        """Lay out why a machine player gave the answer of entry `n`.

        Raises:
            Refused: no machine player did, it may only be told after the game, or there is nothing to say.

        """
        live = await self._games.load(game, Status.PLAYING)
        rows = await self._context.store.entries(game)
        row = next((x for x in rows if x.n == n), None)
        if row is None or not told_at_once(live.title.game, live.row.mark, row):
            raise Refused("refused-why-later")
        telling = await self._telling(live, user, rows)
        _, before = await self._words.position(telling, n)
        found = await self._worked_out(live, user, row, before)
        if found is None:
            raise Refused("refused-why-none")
        say, view = telling.desk.say, live.title.game.view(before, None)
        d = find(before, row.seat, row.decision)
        what = await self._words.answer(telling, n, None)
        said = say("explain-machine", name=telling.name(row.seat), level=level_name(row.by, say), what=what)
        why = rated(telling, row.seat, found, view, named=options(before, d) is not None)
        title = say("explain-title", game=telling.desk.heading(), n=telling.label(n))
        return Post(title=title, text=(said, "\n".join(why)), small=say("why-small"))

    async def _telling(self, live: Live, user: Person, rows: Sequence[Entry]) -> Telling:
        say = await self._wording.words_for(user, live)
        desk = cards.Desk(live.info, live.title, say)
        return Telling(live, desk, self._wording.names(live, say), labels_of(rows))

    async def _worked_out(self, live: Live, user: Person, row: Entry, before: State) -> Hint | None:
        """Have the reasons worked out."""
        game = live.title.game
        given = unpack_action(game.rules.kinds[row.kind].takes, json.loads(row.action))
        d = find(before, row.seat, row.decision)
        thought = WhyThought(game, save(before), d, given, seed_of("why", live.row.id, row.n))
        return await self._thoughts.of(live.row.id, user.id, thought)


def told_at_once(game: Game[Any], mark: int, row: Entry) -> bool:
    """Return whether a machine player gave an entry's answer, of a kind at which all know the same."""
    machine = row.how == "answer" and row.by in POLICIES and row.public and row.n > mark
    return machine and row.kind in game.shared_kinds and game.explainer() is not None


def why_button(live: Live, desk: cards.Desk, rows: Sequence[Entry]) -> tuple[Button, ...]:
    """Return the button that says why the last answer of a machine player in these entries was given."""
    told = [x.n for x in rows if told_at_once(live.title.game, live.row.mark, x)]
    if not told:
        return ()
    return (Button(desk.say("why-button"), make(Verb.LOOKBACK, desk.info.id, entry_page(told[-1]))),)
