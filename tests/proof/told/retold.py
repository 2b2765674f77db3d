"""What is to be told of a game's entries again, in whose words and under which names.

Read from the database by the checking process: who sat where at an entry, and what people have set.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from bot.play.model.texts import escaped, plain, tame
from bot.titles import TITLES
from engine.core.rules import Event
from render.core.text import Words, words
from tests.proof.checks.glimpse import Glimpse, Told


class Retelling:
    """One game's words, names and settings as they stood in the database."""

    def __init__(self, look: Glimpse, game: str, title: str) -> None:
        self.look, self.game, self.title = look, game, title
        self.own = TITLES[title]
        self.how, self.rules = self.own.look, self.own.game

    def sat(self, n: int | None = None) -> dict[str, tuple[int, str, str]]:
        """Return who sits where, or sat there at entry `n`: seat -> (user, name, machine's policy)."""
        found = self.look.seats(self.game)
        if n is not None:
            for seat, *was in self.look.rows(
                'SELECT seat, user, name, policy FROM former WHERE game = ? AND "until" >= ?'
                ' ORDER BY "until" DESC', self.game, n
            ):  # fmt: skip
                found[seat] = (was[0], was[1], was[2])
        return found

    def held(self, user: int, entries: Sequence[int]) -> set[str]:
        """Return the seats that somebody may have held at one of these entries, or holds now.

        Where a seat changes hands it is its old holder's and its new one's, and perhaps another's between
        them, whom `former` does not name.
        """
        sat = [self.sat(), *(self.sat(x) for n in entries for x in (n, n + 1))]
        named = self.look.rows("SELECT seat FROM former WHERE game = ? AND user = ?", self.game, user)
        ever = {seat for seat, users in self.look.held(self.game).items() if user in users}
        now = {seat for seat, (who, _, _) in self.sat().items() if who == user}
        between = ever - now - {seat for (seat,) in named}
        return between | {seat for x in sat for seat, (who, _, _) in x.items() if who == user}

    def names(self, say: Words, n: int | None = None, *, raw: bool = False) -> dict[str, str]:
        """Return what the seats are called: for texts escaped, for pictures as they are."""
        called = {}
        for seat, (user, name, policy) in self.sat(n).items():
            side = self.how.side(seat, say)
            if user and name:
                called[seat] = plain(name) if raw else escaped(name)
            else:
                called[seat] = say("machine-name", side=side) if policy else side
        return called

    def set_by(self, user: int) -> dict[str, str]:
        """Return what a person has set: locale, theme, secrets."""
        rows = self.look.rows("SELECT locale, theme, secrets FROM preference WHERE user = ?", user)
        return dict(zip(("locale", "theme", "secrets"), rows[0] if rows else ("", "", "dm"), strict=True))

    def _server(self, what: str) -> str:
        column = {"locale": "locale", "theme": "theme"}[what]
        rows = self.look.rows(
            f"SELECT s.{column} FROM guild s JOIN game g ON g.guild = s.id WHERE g.id = ?",
            self.game,
        )
        return str(rows[0][0]) if rows else ""

    @cached_property
    def lone_person(self) -> int:
        """Return the only person who reads a game's posts, in direct messages; 0 where others do, too."""
        alone = self.look.rows("SELECT id FROM game WHERE id = ? AND guild = 0", self.game)
        people = {user for user, _, _ in self.sat().values() if user}
        return people.pop() if alone and len(people) == 1 else 0

    @cached_property
    def lone_seat(self) -> str | None:
        """Return the seat by whose view posts are drawn: that of their only reader, or None for all's."""
        reader = self.lone_person
        mine = [seat for seat, (user, _, _) in self.sat().items() if user and user == reader]
        if len(mine) != 1 or mine[0] in self.own.seats.overseers or self.set_by(reader)["secrets"] == "look":
            return None
        return mine[0]

    def words_of(self, user: int, locale: str = "") -> Words:
        """Return the words of a person, of client language `locale` if they are there; of user 0 all's."""
        user = user or self.lone_person
        if not user:
            return words(self._server("locale") or "en")
        seats = self.look.rows(
            "SELECT locale FROM seat WHERE game = ? AND user = ? ORDER BY place", self.game, user
        )
        return words(self.set_by(user)["locale"] or locale or (seats[0][0] if seats else "") or "en")

    def theme_of(self, user: int) -> str:
        """Return the theme of a person's pictures; of user 0 the channel's."""
        mine = self.set_by(user)["theme"] if user else ""
        return mine or self._server("theme") or "dark"


def heard(told: Mapping[int, Told] | list[Told], first: int, last: int, seat: str | None) -> list[Event]:
    """Return the events of some entries that reach a seat, or with None all, as texts tell them."""
    entries: list[Any] = [told[n] for n in range(first, last + 1)]
    return [e._replace(facts=tame(e.facts)) for t in entries for e in t.events if e.reaches(seat)]


def secret(told: list[Told], first: int, last: int, seat: str) -> list[Event]:
    """Return the events of some entries that this seat heard of and not all did."""
    found = [e for t in told[first : last + 1] for e in t.events if not e.reaches(None) and seat in e.to]
    return [e._replace(facts=tame(e.facts)) for e in found]
