"""Putting a program through to its seat: its requests go to the socket, the replies come back."""

from __future__ import annotations

import json
import shlex
import socket
import subprocess
import sys
from collections.abc import Iterable
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Thread
from typing import IO

from bot.seats.address import Address


class NoSeat(OSError):
    """The seat cannot be had; the text says why."""


def take(at: Address, game: str, seat: str, token: str, command: str = "") -> int:
    """Play a seat with a program: that of this command, or the one at standard input and output.

    Return its exit status, or 1 if the connection ended first.

    Raises:
        NoSeat: the token has no such seat, or nothing listens there.

    """
    with ExitStack() as stack:
        line = stack.enter_context(_connected(at))
        wire = stack.enter_context(line.makefile("rwb"))
        wire.write(json.dumps({"game": game, "seat": seat, "token": token}).encode() + b"\n")
        wire.flush()
        _greeted(wire.readline())
        if not command:
            _put_through(line, wire, sys.stdin.buffer, sys.stdout.buffer)
            return 0
        words = shlex.split(command)
        program = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603  # nosec B603
        assert program.stdin is not None
        assert program.stdout is not None
        _put_through(line, wire, program.stdout, program.stdin)
        with suppress(OSError):
            program.stdin.close()
        try:
            return program.wait(timeout=5)
        except subprocess.TimeoutExpired:
            program.kill()
            return 1


def _connected(at: Address) -> socket.socket:
    try:
        if isinstance(at, Path):
            line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            line.connect(str(at))
            return line
        return socket.create_connection(at)
    except OSError as why:
        where = at if isinstance(at, Path) else f"{at[0]}:{at[1]}"
        raise NoSeat(f"no bot serves seats at {where}: {why}") from why


def _greeted(line: bytes) -> None:
    reply = json.loads(line) if line else {"error": {"message": "the bot has closed the connection"}}
    if "error" in reply:
        raise NoSeat(str(reply["error"]["message"]))


def _put_through(line: socket.socket, wire: Iterable[bytes], source: IO[bytes], sink: IO[bytes]) -> None:
    """Pass lines both ways until the other end is done. Ours may end first: pending lines still arrive."""
    Thread(target=_send_all, args=(line, source), daemon=True).start()
    with suppress(OSError):
        for reply in wire:
            sink.write(reply)
            sink.flush()


def _send_all(line: socket.socket, source: IO[bytes]) -> None:
    with suppress(OSError, ValueError):
        for request in source:
            line.sendall(request)
        line.shutdown(socket.SHUT_WR)
