"""The process that does heavy work for another: it carries out the tasks it reads, one by one.

A message is its length and a pickle: the function, its arguments, and whether to report progress. The answers
are ("progress", (done, of)), ("done", value) or ("failed", exception). Both ends are ours and on one machine.
"""

from __future__ import annotations

import contextlib
import os
import pickle  # nosec B403
import signal
import struct
import sys
from typing import Any, BinaryIO

#: Niceness of workers: the bot goes first when both want the processor.
NICE = 5

#: Seconds after which a task that nobody has stopped ends its process: the bot must be gone.
LONGEST = 300

_LENGTH = struct.Struct(">Q")


def send(pipe: BinaryIO, message: object) -> None:
    """Write a message."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    pipe.write(_LENGTH.pack(len(data)))
    pipe.write(data)
    pipe.flush()


def receive(pipe: BinaryIO) -> Any:
    """Wait for a message.

    Raises:
        EOFError: none will come any more.

    """
    return pickle.loads(_packed(pipe))  # from a process of ours  # noqa: S301  # nosec B301


def _packed(pipe: BinaryIO) -> bytes:
    head = pipe.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        raise EOFError
    (length,) = _LENGTH.unpack(head)
    data = pipe.read(length)
    if len(data) < length:
        raise EOFError
    return data


def serve() -> None:
    """Carry out what comes in until nothing more does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which stops this process itself
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints must not mix with the answers
    os.chdir(os.sep)  # if the folder it started in were deleted, its next import would fail
    with contextlib.suppress(EOFError, OSError):
        while True:
            _carry_out(_packed(sys.stdin.buffer), answers)


def _carry_out(asked: bytes, answers: BinaryIO) -> None:
    _alarm(LONGEST)
    try:
        do, given, tells = pickle.loads(asked)  # from a process of ours  # noqa: S301  # nosec B301
        more = (lambda done, of: send(answers, ("progress", (done, of))),) if tells else ()
        answer = ("done", do(*given, *more))
    except Exception as error:
        answer = ("failed", _portable(error))
    _alarm(0)
    send(answers, answer)


def _alarm(seconds: int) -> None:
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def _portable(error: Exception) -> Exception:
    """Return an exception that the other end can read."""
    try:
        same = type(pickle.loads(pickle.dumps(error))) is type(error)  # noqa: S301  # nosec B301
    except Exception:
        same = False
    return error if same else RuntimeError(f"{type(error).__name__}: {error}")
