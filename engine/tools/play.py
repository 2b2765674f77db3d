"""A table at the terminal: people and machine players, any game, no Discord."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from engine.core.codec import unpack_action
from engine.core.contract import Setup
from engine.core.errors import BadData, BadSetup, EngineError, InvalidAction, cited
from engine.core.flow import held, options, pending, public_options, sample
from engine.core.record import read_record, write_record
from engine.core.rulebook import rulebook
from engine.core.rules import Action, Decision, Event, Seat, Secrecy
from engine.policies.policy import POLICIES
from engine.titles import get
from engine.tools.plain_text import ending, in_words, parts, plain, show, where_and_who
from engine.tools.session import Session

HUMAN = "human"
#: Maximum number of options listed without being asked for.
FEW = 30
HELP = """Answer by number, or type the answer as its text is written.
  options       list every answer open to you          view          show everything you may see
  hand          show what only you may see             why CASE      look up a case or ruling
  undo          go back over your last answers         undo anyway   go back past dice, for all to see
  back          take an unread answer back             act NAME      resign, draw offer=false, ...
  log           what happened so far                   save FILE     keep the game in a file
  help          this list                              quit          leave the table"""


class Leave(Exception):
    """The person at the terminal has left."""


class Terminal:
    """One terminal, shared by every person at the table.

    With one person, everything they may know is shown. With more, secrets are shown only on request, when the
    others have been asked to look away.
    """

    def __init__(
        self,
        table: Session[Any],
        players: dict[Seat, str],
        console: Console,
        lines: Iterator[str],
        keep: Path | None = None,
    ) -> None:
        self.table, self.players, self.console, self.lines, self.keep = table, players, console, lines, keep
        self.people = [seat for seat, who in players.items() if who == HUMAN]
        self.rng = Random(table.seed)
        self.shown: dict[str, object] = {}
        self.private: dict[Seat, list[str]] = {seat: [] for seat in players}
        self.told = 0
        self.commands: dict[str, Callable[[Decision, str], None]] = {
            "options": self._options,
            "view": self._view,
            "hand": self._hand,
            "why": self._why,
            "undo": self._undo,
            "back": self._back,
            "act": self._act,
            "log": self._log,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }

    def run(self) -> int:
        """Play until the game is over or the person leaves. Returns the exit status."""
        try:
            while self.table.s.over is None:
                self._tell()
                d = self._next()
                if self.players[d.seat] == HUMAN:
                    self._ask(d)
                else:
                    self._move(d)
            self._tell()
            self.say(ending(self.table.s.over), "bold")
        except Leave:
            self.say("You have left the table.")
        return 0

    def say(self, line: str, style: str = "") -> None:
        """Print a line."""
        self.console.print(plain(line, style), soft_wrap=True)

    def _next(self) -> Decision:
        """Choose who answers: machine players first, then people in their order."""
        open_now = pending(self.table.s)
        return min(open_now, key=lambda d: (self.players[d.seat] == HUMAN, list(self.players).index(d.seat)))

    def _move(self, d: Decision) -> None:
        t, who = self.table, self.players[d.seat]
        t.answer(d.seat, d.id, POLICIES[who](t.game, t.s, d, self.rng), by=who)
        self._kept()

    # -- telling -----------------------------------------------------------------------------------------

    @property
    def eyes(self) -> Seat | None:
        """The only person at the table; None when several share it, as secrets are then shown on request."""
        return self.people[0] if len(self.people) == 1 else None

    def _tell(self) -> None:
        """Print what has happened since, and what has changed."""
        t = self.table
        for told in t.told[self.told :]:
            for e in told:
                self._hear(e)
        self.told = len(t.told)
        view = t.game.view(t.s, self.eyes)
        now = parts(view)
        new = {name: x for name, x in now.items() if name not in self.shown or self.shown[name] != x}
        waits = any(self.players[d.seat] == HUMAN for d in pending(t.s)) or t.s.over is not None
        if waits:
            show(self.console, new)
            self.shown = now
            if line := where_and_who(view):
                self.say(line, "bold")

    def _hear(self, e: Event) -> None:
        if e.reaches(self.eyes):
            self.say(in_words(e))
            return
        for seat in self.people:
            if e.reaches(seat):
                self.private[seat].append(in_words(e))

    def _alone(self, seat: Seat) -> None:
        """Ask the others to look away."""
        if len(self.people) > 1:
            self.say(f"For {seat} alone. Others look away; {seat} presses Enter.", "bold")
            self._line("")

    def _again_all(self) -> None:
        """Hide what was for one seat alone."""
        if len(self.people) > 1:
            self.say("Press Enter when you have read it.")
            self._line("")
            if self.console.is_terminal:
                self.console.clear()

    # -- asking ------------------------------------------------------------------------------------------

    def _ask(self, d: Decision) -> None:
        """Ask a person until the game has moved on."""
        t, k = self.table, self.table.game.rules.kinds[d.kind]
        secret = k.secrecy is not Secrecy.OPEN
        if secret:
            self._alone(d.seat)
        if self.private[d.seat]:
            self.say(f"{d.seat}: there is something for your eyes alone. Type hand.")
        self.say(f"{d.seat}: {d.kind} ({cited(k.case)})", "bold")
        self._list(d, everything=secret or self.eyes is not None, most=FEW)
        n = len(t.entries)
        while len(t.entries) == n:
            text = self._line(f"{d.seat}> ").strip()
            word, _, rest = text.partition(" ")
            try:
                if word.casefold() in self.commands:
                    self.commands[word.casefold()](d, rest.strip())
                elif text:
                    t.answer(d.seat, d.id, self._read(d, text))
            except EngineError as why:
                self.say(str(why), "red")
        if secret and len(self.people) > 1 and self.console.is_terminal:
            self.console.clear()
        self._kept()

    def _line(self, prompt: str) -> str:
        if self.console.is_terminal and prompt:
            self.console.print(plain(prompt, "bold cyan"), end="")
        try:
            return next(self.lines)
        except StopIteration:
            raise Leave from None

    def _read(self, d: Decision, text: str) -> Action:
        """Read a number of the list, or an answer as the game writes it."""
        t = self.table
        if re.fullmatch(r"\d{1,5}", text):
            listed = options(t.s, d) or ()
            if not 1 <= int(text) <= len(listed):
                raise InvalidAction(text, f"the list runs from 1 to {len(listed)}")
            return listed[int(text) - 1]
        return t.game.read(t.s, d, text)

    def _list(self, d: Decision, *, everything: bool, most: int) -> None:
        t = self.table
        listed = options(t.s, d)
        if listed is None:
            self.say(f"  an answer is, for one: {t.game.write(sample(t.s, d, self.rng))}")
            return
        shown, whole = (listed, True) if everything else public_options(t.s, d)
        for a in shown[:most]:
            self.say(f"  {listed.index(a) + 1:>3}  {t.game.write(a)}")
        if len(shown) > most:
            self.say(f"  and {len(shown) - most} more: type options")
        elif not whole:
            self.say("  and what only you may know: type options")

    # -- commands ----------------------------------------------------------------------------------------

    def _options(self, d: Decision, rest: str) -> None:
        whole = public_options(self.table.s, d)[1]
        if not whole:
            self._alone(d.seat)
        self._list(d, everything=True, most=10_000)
        if not whole:
            self._again_all()

    def _view(self, d: Decision, rest: str) -> None:
        view = self.table.game.view(self.table.s, self.eyes)
        show(self.console, parts(view))
        self.say(where_and_who(view), "bold")

    def _hand(self, d: Decision, rest: str) -> None:
        """Show what this seat may see and the channel may not."""
        t = self.table
        mine, all_see = parts(t.game.view(t.s, d.seat)), parts(t.game.view(t.s, None))
        self._alone(d.seat)
        for line in self.private[d.seat]:
            self.say(line)
        self.private[d.seat].clear()
        own = {name: x for name, x in mine.items() if x != all_see[name]}
        show(self.console, own)
        if not own:
            self.say("You hold nothing that the others may not see.")
        self._again_all()

    def _why(self, d: Decision, rest: str) -> None:
        name = rest or self.table.game.rules.kinds[d.kind].case
        book = rulebook(self.table.game.id)
        found = book.find(name)
        if found is None:
            near = [x for x in (*book.cases, *book.rulings) if name.casefold() in x.casefold()]
            self.say(f"There is no case {name!r}." + (f" There is {', '.join(near[:12])}." if near else ""))
            return
        self.say(f"{found.id} {found.title}", "bold")
        self.say(found.text)
        for r in book.readings(found.id):
            self.say(f"Ruling {r.id} {r.title}: {r.text}")

    def _undo(self, d: Decision, rest: str) -> None:
        t = self.table
        line = t.line()
        before = [b for b, n in pairwise(line) if (e := t.entries[n]).seat == d.seat and e.how == "answer"]
        if free := t.free_undo(d.seat):
            t.undo(d.seat, free[-1])
        elif rest == "anyway" and before:
            t.undo(d.seat, before[-1])
        elif before:
            self.say(
                "Dice, a secret or another's answer came after it. 'undo anyway' goes back nevertheless."
            )
        else:
            self.say("You have answered nothing yet.")

    def _back(self, d: Decision, rest: str) -> None:
        t = self.table
        mine = [x for x in held(t.s) if self.players[x.seat] == HUMAN]
        if not mine:
            self.say("No answer lies unread.")
            return
        t.back(mine[-1].seat, mine[-1].id)

    def _act(self, d: Decision, rest: str) -> None:
        name, *pairs = rest.split()[:20] or [""]
        frees = self.table.game.rules.frees
        if name not in frees:
            self.say(f"What may be done unasked: {', '.join(frees) or 'nothing'}. Type act NAME.")
            return
        action = {}
        for pair in pairs:
            key, _, value = pair.partition("=")
            action[key] = _data(value)
        self.table.act(d.seat, name, unpack_action(frees[name].takes, action))

    def _log(self, d: Decision, rest: str) -> None:
        for n, told in enumerate(self.table.told):
            for e in told:
                if e.reaches(self.eyes):
                    self.say(f"{n:>4}  {in_words(e)}")

    def _save(self, d: Decision, rest: str) -> None:
        if not rest:
            self.say("Name a file: save game.json")
            return
        self._write(Path(rest))
        self.say(f"Kept in {rest}.")

    def _help(self, d: Decision, rest: str) -> None:
        self.say(HELP)

    def _quit(self, d: Decision, rest: str) -> None:
        raise Leave

    # -- keeping -----------------------------------------------------------------------------------------

    def _kept(self) -> None:
        if self.keep:
            self._write(self.keep)

    def _write(self, path: Path) -> None:
        text = write_record(self.table.record())
        beside = path.with_name(path.name + ".part")
        try:
            beside.write_text(text, encoding="utf-8")
            beside.replace(path)
        except OSError as why:
            raise BadData(str(path), "", f"cannot be written: {why.strerror}") from why
        except ValueError as why:
            raise BadData(repr(str(path)), "", f"cannot be written: {why}") from why


def _data(value: str) -> object:
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value


# -- sitting down ----------------------------------------------------------------------------------------


def read_players(seats: Sequence[Seat], given: Sequence[str]) -> dict[Seat, str]:
    """Read who plays: the first seat is a person and the others greedy, unless said otherwise.

    Raises:
        BadSetup: there is no such seat or player.

    """
    players = {seat: "greedy" if n else HUMAN for n, seat in enumerate(seats)}
    for pair in given:
        seat, _, who = pair.partition("=")
        if seat not in players:
            raise BadSetup(f"there is no seat {seat!r}; there is {', '.join(seats)}")
        if who not in (HUMAN, *POLICIES):
            raise BadSetup(f"{seat} is played by {HUMAN}, {' or '.join(POLICIES)}, not {who!r}")
        players[seat] = who
    return players


def open_table(game: str, seed: str, load: Path | None) -> Session[Any]:
    """Start a game, go on with a saved one, or start from a position file.

    Raises:
        BadSetup, BadData, BrokenRecord: the table cannot be set up.

    """
    if seed and not re.fullmatch(r"[0-9a-f]{64}", seed):
        raise BadSetup("a seed is 64 hex digits")
    if load is None:
        return Session.new(get(game), Setup(game), seed)
    try:
        text = load.read_text(encoding="utf-8")
    except OSError as why:
        raise BadData(str(load), "", f"cannot be read: {why.strerror}") from why
    except ValueError as why:
        raise BadData(str(load), "", "is not UTF-8 text") from why
    if load.suffix == ".toml":
        return Session.laid_out(get(game), text, seed)
    record = read_record(text)
    if game not in ("", record.setup.game):
        raise BadSetup(f"{load} is a game of {record.setup.game}, not {game}")
    return Session.loaded(get(record.setup.game), record)


def play(
    game: str, seats: Sequence[str], *, seed: str = "", load: Path | None = None, keep: Path | None = None
) -> int:
    """Play at the terminal. Returns the exit status.

    Raises:
        BadSetup, BadData, BrokenRecord: there is no such table.

    """
    table = open_table(game, seed, load)
    players = read_players(table.game.seats, seats)
    console = Console(highlight=False, markup=False, emoji=False)
    terminal = Terminal(table, players, console, (line.rstrip("\n") for line in sys.stdin), keep)
    terminal.say(f"{table.game.title}: {', '.join(f'{s} {who}' for s, who in players.items())}. Type help.")
    return terminal.run()
