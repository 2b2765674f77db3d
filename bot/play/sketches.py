"""Tables that are not open yet, shown beforehand; and what was told in a line, explained at length."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from bot.play.games.cards import Desk, small_print
from bot.play.model.names import clean
from bot.play.model.ports import Image, Place, Post
from bot.play.model.terms import Person, Refused
from bot.play.sheets import LONGEST_NAME
from bot.play.showing import Showing
from bot.play.titles.ways import Study
from bot.store import FullError
from bot.store.models import Keepsake
from engine.core.codec import token
from engine.core.contract import Setup, View
from engine.core.dice import Loose
from engine.core.errors import BadData, BadSetup
from engine.core.rules import Seat

#: What is to be explained is looked for among so many of the last entries.
FURTHEST = 200
#: So many things are explained at once.
MOST_UNFOLDED = 12


@dataclass(frozen=True, slots=True)
class Sketch:
    """A table as it would be laid: what a seat, or with None all, would see of it, and its picture."""

    view: View
    image: Image | None
    seats: tuple[Seat, ...]


class Sketching(Showing):
    """Shows tables beforehand."""

    async def sketch(
        self,
        title: str,
        user: Person,
        guild: int = 0,
        *,
        scenario: str = "standard",
        options: Mapping[str, str] | None = None,
        files: Mapping[str, str] | None = None,
        seat: Seat | None = None,
    ) -> Sketch:
        """Lay a table out without opening it, and draw what a seat would see of it.

        Raises:
            Refused: it cannot be played; the file, the key and the reason are named.

        """
        listing, say = self.catalogue[title], await self._words_for(user)
        setup = Setup(title, scenario, dict(options or {}), dict(files or {}))
        try:
            state = listing.game.new(setup, Loose(Random())).state
        except (BadSetup, BadData) as why:
            raise Refused("refused-setup", why=str(why)) from why
        view = listing.game.view(state, seat)
        names = {x: listing.look.side(x, say) for x in listing.game.seats}
        theme = (await self._preference(user.id)).theme or (await self.store.guild(guild)).theme
        scene = listing.look.scene(
            self._picture(view, say, names, framing="whole", theme=theme or self._theme)
        )
        return Sketch(view, await self._image(scene, f"{title}-sketch"), tuple(listing.game.seated(setup)))

    async def files(self, game: str) -> dict[str, str]:
        """Give the files that a table was opened with."""
        return dict((await self._live(game, look=False)).setup.files)

    async def shelve(self, title: str, user: Person, name: str, text: str) -> str:
        """Keep a table's file for this person under a name; give the token by which it is opened."""
        called = clean(name, LONGEST_NAME)
        if not called:
            raise Refused("refused-nothing")
        row = Keepsake(user=user.id, title=title, name=called, text=text, at=self._now())
        try:
            await self.store.keep(row)
        except FullError as why:
            raise Refused("refused-kept-full") from why
        return token([called, text])

    async def open_kept(
        self, place: Place, user: Person, title: str, named: str, values: Sequence[str], parent: int | None
    ) -> str:
        """Open a table with a scenario, or with a file that was kept and is still as it was looked at.

        `values` are those of all options in their order. Gives the game's id.
        """
        game = self.catalogue[title].game
        kept = await self.store.keepsakes(user.id, title)
        text = next((x for name, x in kept.items() if token([name, x]) == named), None)
        own = named in game.scenarios
        if (text is None and not own) or len(values) != len(game.options):
            raise Refused("refused-gone")
        chosen = {o.name: x for o, x in zip(game.options, values, strict=True)}
        if own or text is None:
            return await self.open_game(place, user, title, scenario=named, options=chosen, parent=parent)
        return await self.open_game(
            place, user, title, options=chosen, files={game.files[0]: text}, parent=parent
        )

    async def study(self, game: str, user: Person, name: str, about: str = "") -> Post:
        """Lay out a page on which this user looks something up, with a picture as his seat sees the table."""
        live = await self._live(game)
        if live.state is None:
            raise Refused("refused-lobby")
        listing, say, seat = live.listing, await self._words_for(user, live), self._eyes(live, user)
        view = listing.game.view(live.state, seat)
        leaf = listing.ways.studies[name](Study(live.state, view, seat, about, say))
        image = None
        if leaf.pictured:
            scene = listing.look.scene(self._picture(
            view, say, self._names(live, say, raw=True), lit=leaf.lit,
                framing=leaf.framing, theme=await self._theme_for(user, live),
        ))  # fmt: skip
            image = await self._image(scene, f"{name}-{live.row.title}")
        desk = Desk(live.info, listing, say)
        return Post(title=desk.title(), text=leaf.lines, rows=leaf.rows, image=image,
                    small=small_print(desk, ()))  # fmt: skip

    async def unfold(self, game: str, user: Person) -> Post:
        """Explain at length the last that was told in a line, as far as this user may know of it."""
        live = await self._live(game)
        ways, say = live.listing.ways, await self._words_for(user, live)
        seat, names = self._eyes(live, user), self._names(live, say)
        rows = await self.store.entries(game, max(0, live.row.n - FURTHEST), live.row.n)
        told = self._reaching(rows, seat)
        found = [i for i, e in enumerate(told) if e.kind in ways.unfolds][-MOST_UNFOLDED:]
        if not found:
            raise Refused("refused-nothing-to-unfold")
        lines = ["\n".join(ways.unfolds[told[i].kind](told, i, names, say)) for i in found]
        desk = Desk(live.info, live.listing, say)
        small = small_print(desk, [told[i] for i in found])
        return Post(title=desk.title(), text=tuple(x for x in lines if x), small=small)
