"""A table kept in memory: a game, its log, and the dice. The protocol plays on it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Generic, Self

from engine import __version__
from engine.core.codec import check_sum, save
from engine.core.contract import Game, Setup
from engine.core.dice import CommittedDice, Dice, GivenDice, commitment, new_seed
from engine.core.errors import BrokenRecord, EngineError, Refusal
from engine.core.positions import read_position
from engine.core.record import (
    Entry,
    Move,
    Record,
    answer,
    begin,
    do_act,
    do_back,
    do_undo,
    replay,
    undo_floor,
)
from engine.core.rules import Action, Event, S, Seat


class DiceLeft(EngineError):
    """More dice were given than the answer needs. Nothing has changed."""

    def __init__(self, left: Sequence[int]) -> None:
        super().__init__(f"more dice were given than needed: {list(left)} left")
        self.left = tuple(left)


class NoRecord(EngineError):
    """A table set up from a position has no record, because its beginning is not known."""


class Session(Generic[S]):
    """One table. `told[n]` are the events of entry `n`, `states[n]` what it led to, both from `first` on.

    What lies before `first` was played under an older edition of the rules.
    Dice are rolled from `seed`, or given with an answer. `proven` tells whether all were rolled.
    """

    def __init__(self, game: Game[S], seed: str, words: Mapping[Seat, str] | None = None) -> None:
        self.game, self.seed, self.words = game, seed, dict(words or {})
        self.id = commitment(seed)[:12]
        self.setup = Setup(game.id)
        self.entries: list[Entry] = []
        self.states: list[S] = []
        self.told: list[tuple[Event, ...]] = []
        self.k = self.first = 0
        self.proven = self.recorded = True

    @property
    def s(self) -> S:
        """Current state."""
        return self.states[-1]

    # -- beginning ---------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: Game[S],
        setup: Setup,
        seed: str = "",
        words: Mapping[Seat, str] | None = None,
        dice: Sequence[int] | None = None,
    ) -> Self:
        """Start a game.

        Raises:
            BadSetup, BadData: it cannot be set up like this.
            MissingDice, DiceLeft: the dice given are too few or too many.

        """
        made = cls(game, seed or new_seed(), words)
        made.setup = setup
        rolls = made._dice(dice)
        made._keep(begin(game, setup, rolls), rolls)
        return made

    @classmethod
    def laid_out(cls, game: Game[S], content: object, seed: str = "") -> Self:
        """Start from a position: TOML text, or the same as data.

        Raises:
            BadData: the position cannot stand; key and reason.

        """
        s = game.lay_out(read_position(content, game.position))
        made = cls(game, seed or new_seed())
        made.recorded = False
        made.entries.append(Entry(0, "start", after=check_sum(save(s)), final=True))
        made.states.append(s)
        made.told.append(())
        return made

    @classmethod
    def loaded(cls, game: Game[S], record: Record) -> Self:
        """Go on with a recorded game. Without its seed new dice are rolled, and it proves nothing any more.

        Raises:
            BrokenRecord: it does not replay, or its seed is none.

        """
        if not re.fullmatch(r"[0-9a-f]{64}|", record.seed):
            raise BrokenRecord(0, "a seed is 64 hexadecimal digits")
        results = replay(game, record)
        made = cls(game, record.seed or new_seed(), record.words)
        made.id, made.setup, made.entries = record.id, record.setup, list(record.entries)
        made.first = len(record.entries) - len(results)
        made.states = [results[0].state] * made.first + [r.state for r in results]
        made.told = [()] * made.first + [r.events for r in results]
        made.k = max((e.k + len(e.rolls) for e in record.entries if e.rolls), default=0)
        made.proven = bool(record.seed)
        return made

    # -- playing -----------------------------------------------------------------------------------------

    def answer(
        self, seat: Seat, decision: int, action: Action, dice: Sequence[int] | None = None, by: str = ""
    ) -> Entry:
        """Answer a question with live dice, or with those given.

        Raises:
            Refusal: it cannot stand. MissingDice, DiceLeft: the dice given are too few or too many.

        """
        rolls, n = self._dice(dice), len(self.entries)
        return self._keep(answer(self.s, n, seat, decision, action, rolls, by=by, k=self.k), rolls)

    def act(self, seat: Seat, name: str, action: Action, dice: Sequence[int] | None = None) -> Entry:
        """Do a free action.

        Raises:
            Refusal: this seat may not do it now. MissingDice, DiceLeft: as for an answer.

        """
        rolls = self._dice(dice)
        return self._keep(do_act(self.s, len(self.entries), seat, name, action, rolls, k=self.k), rolls)

    def back(self, seat: Seat, decision: int) -> Entry:
        """Take an unread answer back.

        Raises:
            StaleDecision: it has been acted on.

        """
        none = GivenDice()
        return self._keep(do_back(self.s, len(self.entries), seat, decision, k=self.k), none)

    def undo(self, seat: Seat, to: int | None = None) -> Entry:
        """Go back to an earlier entry; without `to` as far as is free for this seat.

        Raises:
            Refusal: there is nothing to go back to.

        """
        n = len(self.entries)
        free = self.free_undo(seat)
        if to is None and not free:
            raise Refusal(f"nothing that {seat} has done can be undone freely")
        back_to = free[0] if to is None else to
        if 0 <= back_to < self.first:
            raise Refusal(f"nobody can go back before entry {self.first}: other rules were in force")
        then = self.states[back_to] if 0 <= back_to < n else self.s
        return self._keep(do_undo(self.s, n, seat, then, back_to, k=self.k), GivenDice())

    def line(self) -> list[int]:
        """Return the entries that led here, undone ones left out."""
        found, n = [], len(self.entries) - 1
        while n >= 0:
            e = self.entries[n]
            if e.how == "undo":
                n = e.action["to"]
            else:
                found.append(n)
                n -= 1
        return found[::-1]

    def free_undo(self, seat: Seat) -> list[int]:
        """Return the entries that this seat may go back to unasked, the earliest first; may be empty."""
        line = self.line()
        return line[undo_floor([self.entries[n] for n in line], seat) : -1]

    def _dice(self, given: Sequence[int] | None) -> Dice:
        return CommittedDice(self.seed, self.id, self.words, self.k) if given is None else GivenDice(*given)

    def _keep(self, done: Move[S], dice: Dice) -> Entry:
        if isinstance(dice, GivenDice) and dice.left:
            raise DiceLeft(dice.left)
        if isinstance(dice, CommittedDice):
            self.k = dice.k
        elif dice.shown:
            self.proven = False
        self.entries.append(done.entry)
        self.states.append(done.state)
        self.told.append(done.events)
        return done.entry

    # -- keeping -----------------------------------------------------------------------------------------

    def record(self) -> Record:
        """Return the record. Its seed is open, unless dice were given: then there is nothing to prove.

        Raises:
            NoRecord: the table was set up from a position.

        """
        if not self.recorded:
            raise NoRecord("a table set up from a position has no record")
        whole = Record(
            id=self.id,
            setup=self.setup,
            entries=tuple(self.entries),
            words=self.words,
            commitment=commitment(self.seed),
            seed=self.seed,
            edition=self.game.edition,
            outcome=self.s.over,
            version=__version__,
        )
        return whole if self.proven else replace(whole, commitment="", seed="")
