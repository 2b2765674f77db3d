"""Why an answer was given: of an ended game measured in a process of its own, of a machine player at once.

The former takes half a minute: in the process for heavy work people would wait for it who play. The latter
comes from the channel's knowledge, with a seed of the entry: every reader is told the same, and no secret can
affect it.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from bot.play.analysis.reports import (
    EACH,
    AnswersPage,
    ReportWords,
    Telling,
    entry_page,
    explainable,
    leaf,
    pick_page,
    stored,
)
from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.live import Added, Drawing, Live, TableStand, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.custom_ids import Verb, make
from bot.play.model.ports import Button, Choice, Control, Post, Select
from bot.play.model.rows import events_of, label_of, labels_of
from bot.play.model.runtime import Locks
from bot.play.model.terms import Person, Refused, Status, refusing
from bot.play.model.texts import level_name
from bot.play.model.title import behind, gained, measure
from bot.play.workers.pool import Progress, RequestedThoughts, WorkLost, seed_of, silent
from bot.play.workers.records import explained, packed
from bot.play.workers.thoughts import WhyThought
from bot.store.models import Entry
from engine.core.codec import save, unpack_action
from engine.core.contract import Game, View
from engine.core.flow import find, options, pending
from engine.core.rules import Seat, State
from engine.policies.hints import Hint
from engine.policies.policy import POLICIES, USUAL
from render.core import story
from render.page.prose import plain
from render.report_words import because_line, percent, points

if TYPE_CHECKING:
    from engine.report.explanation import Explanation
    from engine.report.report import Estimate

#: Characters of a line of a list that are shown.
LINE = 100


#: Number of explanations that this process remembers, so that nobody waits for the same one again.
KEPT = 64


class Explaining:
    """Has answers explained, one at a time for each game."""

    def __init__(self, context: Context, games: GameLoader) -> None:
        self._context, self._games = context, games
        self._locks = Locks()
        self._kept: OrderedDict[tuple[str, int], Explanation] = OrderedDict()

    async def explanation(self, game: str, n: int, progress: Progress | None = None) -> Explanation:
        """Explain the answer of entry `n`.

        Raises:
            Refused: the game is not over, can have no report, or the entry is no answer of today's rules.

        """
        from engine.report.explanation import SECONDS

        live = await self._games.load(game, Status.OVER, look=False)
        if live.title.game.reporter() is None or live.row.edition != live.title.game.edition:
            raise Refused("refused-look-back")
        if not self._context.reporting:
            raise Refused("refused-look-back")
        rows = await self._context.store.entries(game)
        if not any(x.n == n and x.how == "answer" and x.n > live.row.mark for x in rows):
            raise Refused("refused-explain")
        async with self._locks(game):
            if (game, n) not in self._kept:
                work = self._context.explainers.run(
                    explained,
                    live.title.game,
                    live.row.model_dump(),
                    packed(rows),
                    n,
                    min(SECONDS, self._context.reporting),
                    await self._known(game),
                    progress=progress or silent,
                )
                with refusing(WorkLost, "refused-too-long"):
                    self._kept[game, n] = await work
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end((game, n))
            return self._kept[game, n]

    async def _known(self, game: str) -> dict[int, Estimate]:
        """Return the chances before and after turning points, as the report tells them."""
        report = stored(await self._context.store.look_back(game))
        turning = report.turning if report is not None else ()
        return {n: x for t in turning for n, x in ((t.n - 1, t.before), (t.n, t.after))}


class Explanations:
    """Lays out for one person which answers of an ended game there are, and the explanation of one.

    While a game is under way it explains a machine player's answer at once, if that depends on nobody's
    secrets.
    """

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        wording: Wording,
        drawing: Drawing,
        explaining: Explaining,
        report_words: ReportWords,
    ) -> None:
        self._context, self._games, self._wording = context, games, wording
        self._drawing, self._explaining, self._words = drawing, explaining, report_words
        self._thoughts = RequestedThoughts(context.thinkers, "why")

    async def number(self, game: str, label: str) -> int:
        """Return the entry that is called so in the log.

        Raises:
            Refused: there is none, or the game is not over.

        """
        await self._games.load(game, Status.OVER, look=False)
        labels = labels_of(await self._context.store.entries(game))
        wanted = label_of(label)
        found = (n for n, x in labels.items() if x == wanted)
        if (n := next(found, None)) is None:
            raise Refused("refused-explain")
        return n

    async def choose(self, game: str, user: Person, number: int = 0) -> Post:
        """Let a user choose an answer: turning points first on the first page, then the newest.

        Raises:
            Refused: the game has not ended, or nothing in it can be explained.

        """
        telling, rows = await self._telling(game, user)
        say, live = telling.desk.say, telling.live
        answers = explainable(rows, live.row.mark)
        if live.title.game.reporter() is None or not answers:
            raise Refused("refused-look-back")
        page = leaf(answers, number)
        turning = await self._turning(game) if not page.number else {}
        first = [x for x in answers if x.n in turning]
        shown = sorted(first, key=lambda x: turning[x.n]) + [x for x in page.rows if x.n not in turning]
        lines = (Choice(self._line(telling, x, turning), entry_page(x.n)) for x in shown)
        controls: list[tuple[Control, ...]] = [
            (Select(make(Verb.LOOKBACK, game, "pick"), say("explain-pick"), tuple(lines)),)
        ]
        if len(page.near) > 1:
            controls.append((_turn_to(telling, page),))
        controls.append((Button(say("explain-back"), make(Verb.LOOKBACK, game, "")),))
        title = say("lookback-title", game=telling.desk.heading())
        return Post(title=title, text=(say("explain-choose"),), rows=tuple(controls))

    async def page(self, game: str, user: Person, n: int, progress: Progress | None = None) -> Post:
        """Lay out the explanation of an entry, which is worked out now unless it was before.

        Raises:
            Refused: the game is not over, or there can be none of this entry.

        """
        found = await self._explaining.explanation(game, n, progress)
        telling, rows = await self._telling(game, user)
        live, say = telling.live, telling.desk.say
        _, before = await self._words.position(telling, n)
        view = live.title.game.view(before, found.seat)
        lines = [x async for x in self._explained(telling, found)]
        listed = any(options(before, d) is not None for d in pending(before) if d.seat == found.seat)
        why = [*rated(telling, found.seat, found.rated, view, named=listed)]
        heading = say("explain-title", game=telling.desk.heading(), n=telling.label(n))
        return Post(
            title=heading,
            text=("\n".join(lines), *(["\n".join(why)] if why else [])),
            image=await self._drawing.draw(
                live,
                view,
                say,
                f"{live.row.title}-{live.row.id}-{n}",
                user,
                n,
                lit=(found.answer,),
                framing="action",
                marks=found.rated.way if found.rated is not None else (),
            ),
            rows=(_ways_on(telling, explainable(rows, live.row.mark), n),),
            small=say("explain-small", n=found.games),
        )

    async def _telling(self, game: str, user: Person) -> tuple[Telling, Sequence[Entry]]:
        live = await self._games.load(game, Status.OVER)
        rows = await self._context.store.entries(game)
        return await self._telling_of(live, user, rows), rows

    async def _telling_of(self, live: Live, user: Person, rows: Sequence[Entry]) -> Telling:
        say = await self._wording.words_for(user, live)
        desk = cards.Desk(live.info, live.title, say)
        return Telling(live, desk, self._wording.names(live, say), labels_of(rows))

    async def _turning(self, game: str) -> dict[int, int]:
        """Return the entries that are turning points, with their numbers."""
        report = stored(await self._context.store.look_back(game))
        return {t.n: i for i, t in enumerate(report.turning, 1)} if report is not None else {}

    def _line(self, telling: Telling, row: Entry, turning: dict[int, int]) -> str:
        """Name an entry in a list: its number, whose it is, and what was told of it."""
        say, live = telling.desk.say, telling.live
        names = self._wording.names(live, say, raw=True, n=row.n)
        told = live.title.look.tell([e for e in events_of(row) if e.reaches(None)], names, say)
        name = names.get(row.seat) or live.title.look.side(row.seat, say)
        what = plain(" ".join(told)) if told and row.public else f"{name}: {self._words.written(live, row)}"
        key = "explain-line-turn" if row.n in turning else "explain-line"
        line = say(key, n=telling.label(row.n), what=" ".join(what.split()), i=turning.get(row.n, 0))
        return telling.desk.cut(line, LINE)

    async def _explained(self, telling: Telling, x: Explanation) -> AsyncIterator[str]:
        """Yield the answer, what it changed and why, and the alternatives."""
        say, name = telling.desk.say, telling.name(x.seat)
        what = await self._words.answer(telling, x.n, None)
        if x.by in POLICIES:
            yield say("explain-machine", name=name, level=level_name(x.by, say), what=what)
        else:
            yield say("explain-answer", name=name, what=what)
        facts = {"before": percent(x.before), "after": percent(x.after)}
        errors = {"unsure": points(x.before), "error": points(x.after)}
        key = "explain-changed" if x.changed else "explain-same"
        yield say(key, side=telling.side_of(x.side), **facts, **errors)
        if x.changed:
            yield because_line(x.cause, x.average, x.guess, telling.desk.say)
        yield ""
        if x.sole:
            yield say("explain-sole")
        elif x.given is None:
            yield say("explain-unsaid" if x.others else "explain-no-other")
        else:
            given = {"name": name, "n": x.tried, "chance": percent(x.given), "error": points(x.given)}
            yield say("explain-others" if x.best else "explain-none", **given)
            for y in x.best:
                answer = await self._words.answer(telling, x.n, y.answer, packed=False)
                lead = {"lead": percent(y.lead), "unsure": points(y.lead)}
                yield say("explain-better", answer=answer, chance=percent(y.chance), **lead)

    async def goes_on(self, game: str) -> bool:
        """Return whether a game is under way: then an explanation cannot wait for its end."""
        live = await self._games.load(game, look=False)
        return live.info.status is Status.PLAYING

    async def number_at_once(self, game: str, label: str = "") -> int:
        """Return the entry that is called so in the log; without a label the last one that can be explained.

        Raises:
            Refused: there is none, or the game is not under way.

        """
        live = await self._games.load(game, Status.PLAYING, look=False)
        rows = await self._context.store.entries(game)
        labels, wanted = labels_of(rows), label_of(label)
        found = [x.n for x in rows if labels.get(x.n) == wanted] if wanted else [worth_asking(live, rows)]
        if not any(found):
            raise Refused("refused-why-later")
        return found[-1]

    async def page_at_once(self, game: str, user: Person, n: int) -> Post:
        """Lay out why a machine player gave the answer of entry `n`.

        Raises:
            Refused: no machine player did, it may only be told after the game, or there is nothing to say.

        """
        live = await self._games.load(game, Status.PLAYING)
        rows = await self._context.store.entries(game)
        row = next((x for x in rows if x.n == n), None)
        if row is None or not told_at_once(live.title.game, live.row.mark, row):
            raise Refused("refused-why-later")
        telling = await self._telling_of(live, user, rows)
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

    async def _worked_out(self, live: Live, user: Person, row: Entry, before: State) -> Hint | None:
        """Begin to work the reasons out."""
        game = live.title.game
        given = unpack_action(game.rules.kinds[row.kind].takes, json.loads(row.action))
        d = find(before, row.seat, row.decision)
        thought = WhyThought(game, save(before), d, given, seed_of("why", live.row.id, row.n))
        return await self._thoughts.of(live.row.id, user.id, thought)


def rated(telling: Telling, seat: Seat, found: Hint | None, view: View, *, named: bool) -> Iterator[str]:
    """Yield machine players' rating of the answer, term by term, or the measured reasons for it."""
    say = telling.desk.say
    if found is None:
        return
    if found.reasons:
        yield say("explain-measured", name=telling.name(seat))
        title = telling.desk.info.title
        yield from (f"- {say(f'{title}-why-{r.key}', **r.facts)}" for r in found.reasons)
        return
    yield say("explain-rated", level=level_name(USUAL, say), name=telling.name(seat))
    if found.even:
        yield say("explain-even", n=found.tried)
        return
    yield say("explain-rank", rank=found.rank, n=found.tried)
    if found.further:
        yield say("explain-further")
    yield from (gained(telling.desk.title, g, say) for g in found.gains)
    yield measure(telling.desk.title, say)
    yield from _best(telling, found, view, named=named)


def _best(telling: Telling, found: Hint, view: View, *, named: bool) -> Iterator[str]:
    """Yield the best answers by this rating, where they have names."""
    if not named:
        return
    say, desk = telling.desk.say, telling.desk
    yield say("explain-best")
    for value, answer in found.best:
        yield f"- {behind(desk.title, desk.label(answer, view), found.best[0][0] - value, say)}"


def _turn_to(telling: Telling, page: AnswersPage) -> Select:
    """Return the select that turns to older and newer answers."""
    say = telling.desk.say
    choices = tuple(
        Choice(
            say("explain-range", first=telling.label(a.n), last=telling.label(b.n)),
            pick_page(i),
            chosen=i == page.number,
        )
        for i, a, b in page.near
    )
    return Select(make(Verb.LOOKBACK, telling.desk.info.id, "pick", "page"), say("explain-pages"), choices)


def _ways_on(telling: Telling, answers: Sequence[Entry], n: int) -> tuple[Button, ...]:
    """Return the ways to the answers before and after, to all of them, and back."""
    say, game = telling.desk.say, telling.desk.info.id
    at = [x.n for x in reversed(answers)]
    older, newer = ([x for x in at if x < n][-1:], [x for x in at if x > n][:1])
    place = sum(x.n > n for x in answers)
    buttons = [Button(f"◀ {telling.label(x)}", make(Verb.LOOKBACK, game, entry_page(x))) for x in older]
    buttons += [Button(f"{telling.label(x)} ▶", make(Verb.LOOKBACK, game, entry_page(x))) for x in newer]
    page = pick_page(place // EACH)
    buttons.append(Button(say("explain-page"), make(Verb.LOOKBACK, game, page)))
    buttons.append(Button(say("explain-back"), make(Verb.LOOKBACK, game, "")))
    return tuple(buttons)


def told_at_once(game: Game[Any], mark: int, row: Entry) -> bool:
    """Return whether a machine player gave an entry's answer, of a kind at which all know the same."""
    machine = row.how == "answer" and row.by in POLICIES and row.public and row.n > mark
    return machine and row.kind in game.shared_kinds and game.explainer() is not None


def why_button(live: Live, desk: cards.Desk, rows: Sequence[Entry]) -> tuple[Button, ...]:
    """Return the button that says why the last answer of a machine player in these entries was given."""
    if not (n := worth_asking(live, rows)):
        return ()
    return (Button(desk.say("why-button"), make(Verb.LOOKBACK, desk.info.id, entry_page(n))),)


def worth_asking(live: Live, rows: Sequence[Entry]) -> int:
    """Return the machine players' last answer, or what they did before they ended a phase with it; else 0."""
    told = [x for x in rows if told_at_once(live.title.game, live.row.mark, x)]
    if not told:
        return 0
    people = [x.n for x in rows if x.how == "answer" and x.by not in POLICIES and x.n < told[-1].n]
    latest = [x for x in told if x.n > max(people, default=0)]
    return next((x for x in reversed(latest) if not _ended(live.row.title, x)), latest[-1]).n


def _ended(title: str, row: Entry) -> bool:
    """Return whether the first that an answer led to is news of a phase, which are the lightest."""
    first = next((e.kind for e in events_of(row) if e.kind != "rolled"), "")
    return 0 < story.weights(title).get(first, 0) < story.LINE


async def why_part(shown: TableStand) -> Added:
    """Offer to say why a machine player has just answered so."""
    return Added(foot=why_button(shown.live, shown.desk, shown.rows))
