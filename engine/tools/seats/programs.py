"""Other programs as players: each is started for one seat of one game, and asks and answers as at a seat."""

from __future__ import annotations

import shlex
import subprocess  # nosec B404
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from random import Random
from threading import Timer
from typing import Any, Self

from engine.core.contract import Game, Setup
from engine.core.errors import EngineError, IllegalAction
from engine.core.flow import faults
from engine.core.rules import Action, Decision, Seat
from engine.tools import protocol as p
from engine.tools.seats.desk import LONGEST_SEAT_LINE, Moment, SeatDesk, Unread, failed, ok

#: Prefix that distinguishes a program from our machine players.
COMMAND = "cmd:"
#: Maximum number of seconds that a program has for an answer, and for ending with its game.
LONGEST_THOUGHT, TO_END = 60.0, 2.0
#: Maximum number of requests before an answer, so that a program cannot ask for ever.
MOST_REQUESTS = 1000


class ProgramFailed(EngineError):
    """A program ended, or gave no legal answer in time."""


def is_program(player: str) -> bool:
    """Return whether a player is a program."""
    return player.startswith(COMMAND)


@contextmanager
def started(
    game: Game[Any], setup: Setup, players: Mapping[Seat, str], seed: int
) -> Iterator[dict[Seat, Program]]:
    """Start the programs among the players, and end them when the game has ended."""
    with ExitStack() as stack:
        yield {
            seat: stack.enter_context(
                Program(x.removeprefix(COMMAND), SeatDesk(game, setup, seat, Random(seed)))
            )
            for seat, x in players.items()
            if is_program(x)
        }


class Program:
    """A program that plays one seat of one game: it writes requests, and reads replies."""

    def __init__(self, command: str, desk: SeatDesk) -> None:
        self.command, self._desk = command, desk
        try:
            words = shlex.split(command)
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603  # nosec B603
        except (OSError, ValueError, IndexError) as why:
            raise ProgramFailed(f"{command!r} cannot be started: {why}") from why

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *why: object) -> None:
        self._process.kill()
        self._process.communicate()

    def answer(self, d: Decision, now: Moment) -> Action:
        """Serve the program until it answers this question.

        Raises:
            ProgramFailed: it ended, or gave no legal answer in time.

        """
        with self._for(LONGEST_THOUGHT):
            for _ in range(MOST_REQUESTS):
                found = self._serve(now)
                if found is not None and found[0] == d:
                    return found[1]
        raise ProgramFailed(f"{self.command!r} has not answered {d.kind} after {MOST_REQUESTS} requests")

    def end(self, now: Moment) -> None:
        """Tell the program how the game ended, and let it end by itself."""
        with self._for(TO_END), suppress(ProgramFailed):
            while True:
                self._serve(now)

    @contextmanager
    def _for(self, seconds: float) -> Iterator[None]:
        """Limit the program's time: afterwards its process is ended, and with it whatever waits for it."""
        timer = Timer(seconds, self._process.kill)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def _serve(self, now: Moment) -> tuple[Decision, Action] | None:
        """Reply to one request; return the answer if it gives a legal one."""
        line, number, found = self._line(), None, None
        try:
            number, r = self._desk.read(line)
            found = self._legal(r, now) if isinstance(r, p.Answer) else None
            reply = ok(number, self._desk.reply(r, now))
        except Unread as unread:
            reply = failed(unread.number, unread.why)
        except Exception as why:  # the other program gets an error object, as at any other table
            reply = failed(number, why)
        self._send(reply)
        return found

    def _legal(self, r: p.Answer, now: Moment) -> tuple[Decision, Action]:
        d, action = self._desk.answer(r, now.state)
        if bad := faults(now.state, d, action):
            raise IllegalAction(bad)
        return d, action

    def _line(self) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline(LONGEST_SEAT_LINE + 1)
        if not line or len(line) > LONGEST_SEAT_LINE:
            raise ProgramFailed(f"{self.command!r} {'wrote too long a line' if line else 'has ended'}")
        return line

    def _send(self, reply: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(reply)
            self._process.stdin.flush()
        except OSError as why:
            raise ProgramFailed(f"{self.command!r} has ended") from why
