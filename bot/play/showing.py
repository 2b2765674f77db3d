"""What one user is shown for his eyes only: hand, choices, previews, board. Built for his own seat."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from time import monotonic
from typing import Any

from bot.play.base import LOG, Live
from bot.play.games import cards
from bot.play.games.cards import Desk, Rows
from bot.play.model.custom_ids import Verb, make
from bot.play.model.names import tame
from bot.play.model.ports import Button, Image, Post, Tone
from bot.play.model.terms import Asked, Done, Person, Refused, Status
from bot.play.playing import shown_steps
from bot.play.sheets import Sheets
from bot.play.titles.ladder import climb
from bot.play.titles.path_orders import check_ahead
from bot.play.titles.ways import Foretold
from bot.play.workers.films import Film, SpoiledState, moving
from bot.play.workers.records import packed
from bot.store.models import Entry as EntryRow
from engine.core.codec import pack_action, token
from engine.core.flow import options
from engine.core.rules import Decision, Seat, Secrecy
from engine.core.rules import Playing as State
from engine.policies.preview import Preview, preview
from render.core.scene import Scene

#: A turn is looked for among so many of the last entries.
LONGEST_TURN = 200


class Showing(Sheets):
    """Shows."""

    async def hand(self, game: str, user: Person) -> Post:
        """Lay out this user's hand and all that he may do, for his eyes only."""
        live = await self._live(game, Status.PLAYING, Status.OVER, Status.ABANDONED, Status.FROZEN)
        desk = Desk(live.info, live.listing, await self._words_for(user, live))
        sight = self._sight(live, user, desk.say)
        if sight.seat is None:
            raise Refused("refused-not-seated")
        text = [*await self._missed(live, user), sight.hand or desk.say("look-nothing")]
        text.append(f"**{sight.headline}**")
        rows: Rows = cards.held_rows(desk, sight.held)
        for h in sight.held:
            mine, view = live.state.stack[-1].got[h.seat], live.listing.game.view(live.state, h.seat)
            text.append(desk.say("look-sealed", what=desk.label(mine, view)))
        for asked in sight.asked:
            text.append(asked.question)
            rows += self._choices(live, desk, asked)
            rows += cards.standing_row(desk, asked)
        return Post(title=desk.title(), text=tuple(text), rows=rows, small=cards.small_print(desk, ()))

    async def unread(self, done: Done, user: Person) -> Rows:
        """Give the buttons that take this user's unread answers back, after one of them."""
        live = done.live or await self._live(done.game)
        desk = Desk(live.info, live.listing, await self._words_for(user, live))
        return cards.held_rows(desk, self._sight(live, user, desk.say).held)

    def _choices(self, live: Live, desk: Desk, asked: Asked) -> Rows:
        d = Decision(asked.decision, asked.seat, asked.kind)
        view = live.listing.game.view(live.state, asked.seat)
        write = Button(desk.say("button-write"), make(Verb.WRITE, desk.info.id, d.seat, d.id))
        if asked.options is None:
            return ((self._opener(desk, d), write) if self._formed(live, d) else (write,),)
        laid = cards.choice_rows(desk, d, [x.action for x in asked.options], view)
        return (*(laid[1] if laid else ()), (write,))

    def _opener(self, desk: Desk, d: Decision) -> Button:
        """Give the button that opens a form."""
        return Button(desk.say("button-sheet"), make(Verb.SHEET, desk.info.id, d.seat, d.kind), Tone.MAIN)

    async def picker(
        self,
        game: str,
        user: Person,
        decision: int = 0,
        seat: Seat = "",
        prefix: Sequence[str] = (),
        page: int = 0,
    ) -> Post:
        """Lay out one user's answers, narrowed by a prefix, and what could not reach him before."""
        live = await self._live(game, Status.PLAYING)
        return await self._picker(live, user, decision, seat, prefix, page)

    async def following(self, done: Done, user: Person) -> Post:
        """Lay out one user's next answers, after the last."""
        live = done.live or await self._live(done.game, Status.PLAYING)
        return await self._picker(live, user, 0, "")

    async def _picker(
        self, live: Live, user: Person, decision: int, seat: Seat, prefix: Sequence[str] = (), page: int = 0
    ) -> Post:
        post = await self._laid_out(live, user, decision, seat, prefix, page)
        missed = await self._missed(live, user)
        return replace(post, text=(*missed, *post.text)) if missed else post

    async def _laid_out(
        self, live: Live, user: Person, decision: int, seat: Seat, prefix: Sequence[str] = (), page: int = 0
    ) -> Post:
        game, d = live.row.id, self._asked(live, user, decision, seat)
        desk = Desk(live.info, live.listing, await self._words_for(user, live))
        view = live.listing.game.view(live.state, d.seat)
        actions = options(live.state, d)
        question = live.listing.look.question(d.kind, view, desk.say)
        write = Button(desk.say("button-write"), make(Verb.WRITE, game, d.seat, d.id))
        if actions is None and self._formed(live, d):
            return await self._form_post(live, user, d)
        if actions is None:
            return Post(title=desk.title(), text=(question,), rows=((write,),))
        laid = cards.choice_rows(desk, d, actions, view, prefix, page)
        if laid is None:
            raise Refused("refused-gone")
        back = [Button(desk.say("button-restart"), make(Verb.CANCEL, game, d.seat, d.id))] if prefix else []
        asked = laid[0] if laid[0] == question else f"{question}\n{laid[0]}"
        brief = live.listing.ways.briefs.get(d.kind)
        told = brief(live.state, d, desk.say) if brief and not prefix else ()
        shut = live.state.rules.kinds[d.kind].secrecy is not Secrecy.OPEN
        meant = cards.details(desk, d, actions, view, prefix) if shut or not told else ""
        return Post(
            title=desk.title(),
            text=tuple(x for x in (asked, *told, meant) if x),
            rows=(*laid[1], (*back, write)),
            image=await self._picture_of(live, user, desk, d, cards.left(desk, d, actions, prefix)),
            small=cards.small_print(desk, (), *_case(desk, live.state, d)),
        )  # fmt: skip

    async def _picture_of(
        self, live: Live, user: Person, desk: Desk, d: Decision, actions: Sequence[Any]
    ) -> Image | None:
        """Draw the choices, where a kind of question is asked so."""
        if d.kind not in live.listing.ways.pictured:
            return None
        view, theme = live.listing.game.view(live.state, d.seat), await self._theme_for(user, live)
        picture = self._picture(
            view, desk.say, self._names(live, desk.say, raw=True), lit=actions,
            framing="action", theme=theme,
        )  # fmt: skip
        scene = live.listing.look.scene(picture)
        return await self._image(scene, f"choice-{live.row.title}-{live.row.n}")

    async def narrow(
        self, game: str, user: Person, decision: int, seat: Seat, prefix: Sequence[str], page: int = 0
    ) -> Post | Done:
        """Narrow the choice by one more step; a single answer that is left is as good as chosen."""
        live = await self._live(game, Status.PLAYING)
        locked = None if decision else self._locked(live, user)
        if locked is not None:
            _, b = await self._bench(live, user, locked, locked=True)
            return await self._leaf_post(live, user, b, "", "")
        d = self._asked(live, user, decision, seat)
        actions = options(live.state, d) or ()
        rung = climb(live.listing.ladders.get(d.kind), actions, prefix)
        if prefix and rung is not None and rung.facet is None and len(rung.leaves) == 1:
            named = token(pack_action(live.state.rules.kinds[d.kind].takes, rung.leaves[0]))
            return await self.choose(game, user, d.id, d.seat, named)
        return await self.picker(game, user, decision, seat, prefix, page)

    async def choose(self, game: str, user: Person, decision: int, seat: Seat, token: str) -> Post | Done:
        """Press an option: a preview to confirm; or done at once when it is the only one or he prefers so."""
        live = await self._live(game, Status.PLAYING)
        d = self._asked(live, user, decision, seat)
        action, _ = await self._by_token(live, d, token)
        listed = options(live.state, d)
        sure = (await self.store.preference(user.id)).confirm
        if not sure or live.listing.ways.swift(action) or (listed is not None and len(listed) == 1):
            return await self.answer(game, user, d.id, d.seat, token=token)
        return await self.preview(game, user, d.id, d.seat, token=token)

    async def page(self, game: str, user: Person, name: str) -> Post:
        """Lay out one of the title's own pages: what all may know, reckoned from the game as it stands."""
        live = await self._live(game)
        if live.state is None:
            raise Refused("refused-lobby")
        desk = Desk(live.info, live.listing, await self._words_for(user, live))
        lines = live.listing.ways.pages[name](live.state, desk.say)
        return Post(title=desk.title(), text=tuple(lines), small=cards.small_print(desk, ()))

    # -- previews ----------------------------------------------------------------------------------------

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
        live = await self._live(game, Status.PLAYING)
        d = self._asked(live, user, decision, seat)
        d = d if decision or seat else self._readable(live, user, d, text)
        a, rest = await self._meant(live, d, token=token, text=text, action=action)
        desk = Desk(live.info, live.listing, await self._words_for(user, live))
        steps = (live.listing.game.write(a), *rest)
        check_ahead(live.listing.game, live.state, d, a, rest, Random())
        if ways := live.listing.ways.orders:
            told = ways.foretell(live.listing.game, live.state, d, steps, desk.say)
            if told is not None:
                return await self._foretold_post(live, user, desk, d, a, steps, told)
        seen = preview(live.listing.game, live.state, d, a, Random())
        view = live.listing.game.view(seen.state, d.seat)
        picture = self._picture(
            view, desk.say, self._names(live, desk.say, raw=True), events=seen.events,
            tentative=True, framing="" if seen.events else "whole",
            theme=await self._theme_for(user, live),
        )  # fmt: skip
        scene = live.listing.look.scene(picture)
        lost = seen.state.over is not None and seen.state.over.winner not in (None, d.seat)
        image = await self._image(scene, f"preview-{live.row.title}-{live.info.n}")
        return Post(
            title=desk.say("preview-title", what=desk.label(a, live.listing.game.view(live.state, d.seat))),
            text=(*self._foretold(live, desk, seen, lost=lost), *_rest(desk, rest)), image=image,
            small=cards.small_print(desk, seen.events),
            rows=self._confirm(desk, d, await self._token_of(live, d, a, steps), lost=lost),
            colour=0xE5484D if lost else 0x8CC8FF,
        )  # fmt: skip

    async def _foretold_post(
        self, live: Live, user: Person, desk: Desk, d: Decision, a: Any, steps: Sequence[str], told: Foretold
    ) -> Post:
        """Lay out a preview of a whole order, as the game itself foretells it."""
        view = live.listing.game.view(told.state, d.seat)
        picture = self._picture(
            view, desk.say, self._names(live, desk.say, raw=True), events=told.events,
            tentative=True, framing="action", theme=await self._theme_for(user, live),
        )  # fmt: skip
        scene = live.listing.look.scene(picture)
        return Post(
            title=desk.say("preview-title", what=desk.cut(" ".join(steps), 80)), text=told.lines,
            image=await self._image(scene, f"preview-{live.row.title}-{live.row.n}"),
            small=cards.small_print(desk, told.events),
            rows=self._confirm(desk, d, await self._token_of(live, d, a, steps), lost=False),
        )  # fmt: skip

    def _foretold(self, live: Live, desk: Desk, seen: Preview[Any], *, lost: bool) -> tuple[str, ...]:
        """Say what will happen, what will be rolled, and what it costs."""
        events = [e._replace(facts=tame(e.facts)) for e in seen.events]
        said = live.listing.look.tell(events, self._names(live, desk.say), desk.say)
        lines = ["\n".join(said)]
        if seen.sides:
            lines.append(desk.say("preview-roll", sides=seen.sides))
        if seen.shut:
            lines.append(desk.say("preview-unsure"))
        if lost:
            lines.append(desk.say("preview-loses"))
        return tuple(x for x in lines if x)

    def _confirm(self, desk: Desk, d: Decision, named: str, *, lost: bool) -> Rows:
        yes = Button(
            desk.say("button-confirm"), make(Verb.DO, desk.info.id, d.seat, d.id, named),
            Tone.RISK if lost else Tone.GOOD,
        )  # fmt: skip
        return ((yes, Button(desk.say("button-cancel"), make(Verb.CANCEL, desk.info.id, d.seat, d.id))),)

    async def _token_of(self, live: Live, d: Decision, a: Any, steps: Sequence[str]) -> str:
        """Give the token that confirms this; an order, or an answer on no list, is kept as a draft."""
        if len(steps) > 1:
            return await self._keep_draft(live, d, a, steps)
        packed = pack_action(live.state.rules.kinds[d.kind].takes, a)
        if a in (options(live.state, d) or ()):
            return token(packed)
        return await self._keep_draft(live, d, a)

    # -- the board ---------------------------------------------------------------------------------------

    async def map(self, game: str, user: Person, framing: str = "whole", lit: bool = False) -> Post:
        """Show the board as this user may see it; `lit` marks where he can go."""
        live, scene, desk = await self._board_of(game, user, framing, lit=lit)
        image = await self._image(scene, f"{live.row.title}-{game}-{live.info.n}")
        sight = self._sight(live, user, desk.say)
        rows = ((Button(desk.say("button-board"), make(Verb.BOARD, game)),),)
        return Post(title=desk.title(), text=(f"**{sight.headline}**",), image=image, rows=rows,
                    small=cards.small_print(desk, ()))  # fmt: skip

    async def picture(self, game: str, user: Person | None, framing: str = "whole", theme: str = "") -> Image:
        """Draw the board as this user, or with None the channel, may see it."""
        live, scene, _ = await self._board_of(game, user, framing, theme=theme)
        image = await self._image(scene, f"{live.row.title}-{game}-{live.info.n}")
        if image is None:
            raise Refused("refused-no-picture")
        return image

    async def board(self, game: str, user: Person) -> str:
        """Give the text board."""
        return (await self._board_of(game, user, "whole"))[1].board

    async def _board_of(
        self, game: str, user: Person | None, framing: str, *, lit: bool = False, theme: str = ""
    ) -> tuple[Live, Scene, Desk]:
        live = await self._live(game)
        if live.state is None:
            raise Refused("refused-lobby")
        say = await self._words_for(user, live) if user else self._words_in(live)
        seat = self._eyes(live, user)
        view = live.listing.game.view(live.state, seat)
        rows = await self.store.entries(game, live.row.n, live.row.n)
        events = self._reaching(rows, seat)
        lights = (
            [x.action for a in self._open_to(live, user, say) for x in a.options or ()]
            if lit and user
            else []
        )
        picture = self._picture(
            view, say, self._names(live, say, raw=True), events=events, lit=lights,
            framing=framing, theme=theme or await self._theme_for(user, live),
            then=self._names(live, say, raw=True, n=live.row.n),
        )  # fmt: skip
        scene = live.listing.look.scene(picture)
        return live, scene, Desk(live.info, live.listing, say)

    async def replay(
        self, game: str, user: Person, what: str = "game", progress: Callable[[int, int], None] | None = None
    ) -> Image:
        """Make a moving picture of the last turn or the whole game, off the event loop, as all may see it."""
        live = await self._live(game)
        if live.state is None:
            raise Refused("refused-lobby")
        film = await self._film(live, user, turn=what == "turn")
        began, progress = monotonic(), progress or _silent
        try:
            made = await self.workers.run(moving, film, progress=progress)
        except SpoiledState as why:
            LOG.warning("game %s: a kept state cannot be used: %s", game, why)
            film = await self._film(live, user, turn=what == "turn", kept=False)
            made = await self.workers.run(moving, film, progress=progress)
        if made is None:
            raise Refused("refused-nothing-yet")
        self.counts.drew("replay", monotonic() - began, len(made.data))
        return Image(made.name, made.data, made.alt)

    async def _film(self, live: Live, user: Person, *, turn: bool, kept: bool = True) -> Film:
        """Put together what a moving picture of the game, or of its last turn, is made of."""
        first = max(0, live.row.n - LONGEST_TURN) if turn else 0
        say, theme = await self._words_for(user, live), await self._theme_for(user, live)
        start, rows = await self._since(live, first if kept else 0)
        return Film(
            live.listing.game, live.listing.look, live.setup, packed(rows), start, first, turn,
            self._called(live, say), say.locale, "light" if theme == "light" else "dark",
        )  # fmt: skip

    async def _since(self, live: Live, first: int) -> tuple[tuple[int, str] | None, list[EntryRow]]:
        """Give the log from a kept state on that lies before entry `first` and whatever was gone back to."""
        while True:
            kept = await self.store.milestone(live.row.id, first - 1) if first > 0 else None
            begin = kept.n + 1 if kept else 0
            rows = await self.store.entries(live.row.id, begin, live.row.n)
            back = min((to for x in rows if (to := _gone_back_to(x)) is not None), default=begin)
            if kept is None or back >= kept.n:
                return ((kept.n, kept.state) if kept else None), rows
            first = back + 1


def _rest(desk: Desk, rest: Sequence[str]) -> tuple[str, ...]:
    """Say which steps of an order follow the one that is shown."""
    return (desk.say("preview-then", steps=shown_steps(rest)),) if rest else ()


def _case(desk: Desk, s: State, d: Decision) -> tuple[str, ...]:
    case = s.rules.kinds[d.kind].case
    return (desk.say("small-cases", cases=case, n=1),) if case else ()


def _silent(done: int, of: int) -> None:
    """Take no notice of progress."""


def _gone_back_to(row: EntryRow) -> int | None:
    """Give the entry that an undo leads to; None for all else."""
    action = json.loads(row.action) if row.how == "undo" else None
    to = action.get("to") if isinstance(action, dict) else None
    return to if isinstance(to, int) else None
