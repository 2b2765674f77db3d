"""Forms filled in step by step: drafts that outlive a restart, read back, then locked or taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.play.base import Live
from bot.play.drawing import Drawing
from bot.play.games import cards
from bot.play.games.cards import Desk
from bot.play.model.names import clean
from bot.play.model.ports import Image, Post
from bot.play.model.terms import Done, Person, Refused, Status
from bot.play.reading import Reading
from bot.play.titles.editors import (
    LOCK,
    LONGEST_DRAFT,
    LONGEST_SHEET,
    READY,
    Bench,
    Blank,
    Edit,
    Editor,
    Stroke,
)
from bot.store import FullError
from bot.store.models import Keepsake, Sheet
from engine.core.errors import Refusal, StaleDecision
from engine.core.flow import held, pending
from engine.core.rules import Decision, Seat

#: The name of a text kept for later games may be this long.
LONGEST_NAME = 40


class Sheets(Reading, Drawing):
    """Fills forms in."""

    async def sheet(
        self, game: str, user: Person, kind: str = "", seat: Seat = "", *, stroke: Stroke | None = None
    ) -> Post | Done:
        """Show a form of this user's, or carry a stroke out on it. "": the one form that is open to him.

        Gives what was committed when the stroke locked it.
        """
        live = await self._live(game, Status.PLAYING)
        try:
            d, locked = self._form(live, user, kind, seat)
        except Refused as why:
            raise Refused("refused-stale") if stroke and why.key == "refused-not-asked" else why from None
        async with self._locks(_name(live, d)):
            editor, b = await self._bench(live, user, d, locked=locked)
            if stroke is None or locked:
                return await self._leaf_post(live, user, b, "", "")
            edit = editor.edit(b, stroke) if stroke.op != LOCK else None
            if edit is not None and edit.act is None:
                return await self._edited(live, user, b, edit)
            action = None if edit is not None else editor.answer(b)
            if edit is None and b.token(action) != stroke.detail:
                raise Refused("refused-changed")
            await self._write_down(live, b)
        if edit is not None and edit.act is not None:
            return await self.act(game, user, *edit.act, d.seat)
        return await self._lock_in(user, live, b, action)

    async def _lock_in(self, user: Person, live: Live, b: Bench, action: Any) -> Done:
        """Give the answer of a form. Where others may answer too, one of them may just have been quicker.

        Then the same question is open under a new number; the answer is judged by how things stand now.
        """
        packed = _desk(live, b).packed(b.d, action)
        try:
            return await self.answer(live.row.id, user, b.d.id, b.d.seat, action=packed)
        except StaleDecision:
            d, _ = self._form(await self._live(live.row.id, Status.PLAYING), user, b.d.kind, b.d.seat)
            return await self.answer(live.row.id, user, d.id, d.seat, action=packed)

    async def sheet_of(self, game: str, user: Person, text: str, kind: str = "", seat: Seat = "") -> Post:
        """Take a form that was typed or pasted whole for the draft, and read it back."""
        live = await self._live(game, Status.PLAYING)
        d, locked = self._form(live, user, kind, seat)
        if locked:
            raise Refused("refused-locked")
        if len(text) > LONGEST_SHEET:
            raise Refused("refused-long", most=LONGEST_SHEET)
        if not seat:
            d = await self._fitting(live, user, d, text)
        async with self._locks(_name(live, d)):
            editor, b = await self._bench(live, user, d)
            return await self._edited(live, user, b, Edit(editor.read(b, text), READY))

    async def _fitting(self, live: Live, user: Person, first: Decision, text: str) -> Decision:
        """Find the one of a person's seats whose like form a text can be read for; the first if none."""
        mine = live.info.seats_of(user.id)
        for d in (x for x in pending(live.state) if x.kind == first.kind and x.seat in mine):
            editor, b = await self._bench(live, user, d)
            try:
                editor.read(b, text)
            except Refusal:
                continue
            return d
        return first

    async def blank(self, game: str, user: Person, kind: str, seat: Seat, op: str, detail: str) -> Blank:
        """Give the text fields that a stroke on a form asks for."""
        live = await self._live(game, Status.PLAYING)
        d, locked = self._form(live, user, kind, seat)
        if locked:
            raise Refused("refused-locked")
        editor, b = await self._bench(live, user, d)
        return editor.blank(b, op, detail)

    async def hand_in(self, done: Done, user: Person) -> Post:
        """Show the form that this user has just locked."""
        live = done.live or await self._live(done.game, Status.PLAYING)
        d = self._locked(live, user)
        if d is None:
            raise Refused("refused-not-asked")
        _, b = await self._bench(live, user, d, locked=True)
        return await self._leaf_post(live, user, b, "", "")

    async def written(self, game: str, user: Person, kind: str, seat: Seat = "") -> str:
        """Give what this user has written for a kind of question so far; "" for nothing."""
        live = await self._live(game, look=False)
        return await self.store.sheet(game, self._seat(live, user, seat), kind) or ""

    # -- what is meant -----------------------------------------------------------------------------------

    def _form(self, live: Live, user: Person, kind: str, seat: Seat) -> tuple[Decision, bool]:
        """Find the form meant, and tell whether it is locked.

        Raises:
            Refused: this user has no seat, or no such form.

        """
        mine = {x.seat for x in live.info.seats if x.user == user.id}
        self._seat(live, user, seat)
        for found, locked in ((pending(live.state), False), (held(live.state), True)):
            for d in found:
                fits = d.seat in mine and kind in ("", d.kind) and seat in ("", d.seat)
                if fits and d.kind in live.listing.ways.sheets:
                    return d, locked
        raise Refused("refused-not-asked")

    def _locked(self, live: Live, user: Person) -> Decision | None:
        """Give the form that this user has locked, if nothing else is asked of him."""
        mine = {x.seat for x in live.info.seats if x.user == user.id}
        if any(d.seat in mine for d in pending(live.state)):
            return None
        return next((d for d in held(live.state) if d.seat in mine and self._formed(live, d)), None)

    def _formed(self, live: Live, d: Decision) -> bool:
        """Tell whether a question is a form that is filled in step by step."""
        return d.kind in live.listing.ways.sheets

    async def _bench(
        self, live: Live, user: Person, d: Decision, *, locked: bool = False
    ) -> tuple[Editor, Bench]:
        say, editor = await self._words_for(user, live), live.listing.ways.sheets[d.kind]
        draft, kept = await self.store.desk(live.row.id, d.seat, d.kind, user.id, live.row.title)
        b = Bench(
            live.listing.game, live.state, d, live.listing.game.view(live.state, d.seat), say, live.info.id,
            kept=kept, locked=locked,
            names=self._names(live, say),
        )  # fmt: skip
        return editor, _with(b, editor.begin(b, draft))

    # -- what comes of it --------------------------------------------------------------------------------

    async def _edited(self, live: Live, user: Person, b: Bench, e: Edit) -> Post:
        """Keep what a stroke led to, and show the next page."""
        if len(e.draft) > LONGEST_DRAFT:
            raise Refused("refused-long", most=LONGEST_DRAFT)
        if e.keep is not None:
            await self._put_by(live, user, *e.keep)
        if e.forget:
            await self.store.forget(user.id, live.row.title, e.forget)
        if e.draft != b.draft:
            b = _with(b, e.draft)
            await self._write_down(live, b)
        if e.keep is not None or e.forget:
            _, b = await self._bench(live, user, b.d)
        return await self._leaf_post(live, user, b, e.op, e.detail, e.said)

    async def _write_down(self, live: Live, b: Bench) -> None:
        row = Sheet(game=live.row.id, seat=b.d.seat, kind=b.d.kind, text=b.draft, at=self._now())
        await self.store.set_sheet(row)

    async def _put_by(self, live: Live, user: Person, name: str, text: str) -> None:
        called = clean(name, LONGEST_NAME)
        if not called:
            raise Refused("refused-nothing")
        row = Keepsake(user=user.id, title=live.row.title, name=called, text=text, at=self._now())
        try:
            await self.store.keep(row)
        except FullError as why:
            raise Refused("refused-kept-full") from why

    async def _form_post(self, live: Live, user: Person, d: Decision) -> Post:
        """Lay a form's first page out."""
        _, b = await self._bench(live, user, d)
        return await self._leaf_post(live, user, b, "", "")

    async def _leaf_post(
        self, live: Live, user: Person, b: Bench, op: str, detail: str, said: tuple[str, ...] = ()
    ) -> Post:
        """Lay a page of a form out, with the picture it asks for: as this seat sees it, nothing more."""
        desk, editor = _desk(live, b), live.listing.ways.sheets[b.d.kind]
        leaf = editor.leaf(b, op, detail)
        image = None
        if leaf.pictured:
            picture = self._picture(
                b.view, b.say, self._names(live, b.say, raw=True), lit=leaf.lit,
                tentative=bool(leaf.lit), framing=leaf.framing,
                theme=await self._theme_for(user, live),
            )  # fmt: skip
            scene = live.listing.look.scene(picture)
            image = await self._image(scene, f"sheet-{live.row.title}")
        case = live.state.rules.kinds[b.d.kind].case
        back = cards.held_rows(desk, [self._about(live, b.d, b.say, listed=False)]) if b.locked else ()
        return Post(
            title=desk.title(), text=(*said, *leaf.lines), image=image, rows=(*leaf.rows, *back),
            small=cards.small_print(desk, (), *([b.say("small-cases", cases=case, n=1)] if case else [])),
            files=tuple(Image(name, text.encode(), "") for name, text in leaf.files),
        )  # fmt: skip


def _desk(live: Live, b: Bench) -> Desk:
    return Desk(live.info, live.listing, b.say)


def _name(live: Live, d: Decision) -> str:
    """Name the lock of one form: two strokes at once must not lose one another."""
    return f"{live.row.id}/{d.seat}/{d.kind}"


def _with(b: Bench, draft: str) -> Bench:
    return replace(b, draft=draft)
