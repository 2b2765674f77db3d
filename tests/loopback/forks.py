"""A process that has read the bot in and forks it: a start takes what the bot does, not what Python does.

    async with Forks.open() as forks:
        child = await forks.fork([api, gateway, "run"], environment, log)

The child is a process of its own, with its own environment and log, that can be killed and waited for like
one that was executed. It has imported what `python -m bot run` imports and done nothing yet. `seed` fixes the
order of sets of strings in all of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import json
import os
import select
import signal
import sys
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[2]
#: Where processes find our code, and whatever is installed beside it.
PATH = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH", ""))))
#: As Linux numbers it.
PR_SET_PDEATHSIG = 1


class Forked:
    """A child, as its owner sees it. It has what `asyncio.subprocess.Process` has."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._ended = asyncio.Event()

    def end(self, status: int) -> None:
        """Take note that it has ended."""
        self.returncode = status
        self._ended.set()

    async def wait(self) -> int:
        """Wait for its end and give its status: below 0 the signal that killed it."""
        await self._ended.wait()
        assert self.returncode is not None
        return self.returncode

    def terminate(self) -> None:
        """Ask it to stop."""
        self._signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self._signal(signal.SIGKILL)

    def _signal(self, sign: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, sign)


class Forks:
    """The process that forks. When it or its owner ends its children end with it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process, self._children = process, dict[int, Forked]()
        self._begun: asyncio.Queue[Forked] = asyncio.Queue()
        self._lock = asyncio.Lock()
        self._reader = asyncio.create_task(self._read())

    @classmethod
    @asynccontextmanager
    async def open(cls, seed: str = "") -> AsyncIterator[Forks]:
        """Start one, and end it with its children."""
        order = {"PYTHONHASHSEED": str(Random(seed).randrange(2**32))} if seed else {}
        found = cls(
            await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.loopback.forks", cwd=ROOT,
                env={**os.environ, **order, "PYTHONPATH": PATH},
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            )
        )  # fmt: skip
        try:
            yield found
        finally:
            await found.stop()

    async def fork(self, argv: Iterable[str], environment: Mapping[str, str], log: Path) -> Forked:
        """Fork a child that runs `tests.loopback.launch` with these arguments."""
        told = {"argv": list(argv), "environment": dict(environment), "log": str(log)}
        async with self._lock:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps(told).encode() + b"\n")
            await self._process.stdin.drain()
            getting = asyncio.create_task(self._begun.get())
            await asyncio.wait([getting, self._reader], return_when=asyncio.FIRST_COMPLETED)
            assert getting.done(), "the process that forks has ended"
            return getting.result()

    async def _read(self) -> None:
        """Take note of children that began and ended."""
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            pid, status = json.loads(line)
            if status is None:
                self._children[pid] = Forked(pid)
                self._begun.put_nowait(self._children[pid])
            else:
                self._children.pop(pid).end(status)
        for x in self._children.values():  # it ends its children when it ends
            x.end(-signal.SIGKILL)

    async def stop(self) -> None:
        """End it and all its children."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        await self._process.wait()
        await self._reader


# -- in the process that forks ------------------------------------------------------------------------------


def preload() -> None:
    """Import what the bot needs, as `bot.__main__.run` does."""
    from bot import memory

    memory.thrifty()
    with memory.for_good():
        import bot.app  # noqa: F401


def tell(pid: int, status: int | None) -> None:
    """Tell the owner that a child began, or how it ended."""
    with contextlib.suppress(BrokenPipeError):
        os.write(1, json.dumps([pid, status]).encode() + b"\n")


def reap(children: set[int]) -> None:
    """Tell of all children that have ended."""
    while children:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        children.discard(pid)
        tell(pid, os.waitstatus_to_exitcode(status))


def become(told: dict[str, Any]) -> list[str]:
    """Put a child's environment and log in place; give its arguments."""
    log = os.open(told["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for mine, usual in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(mine, usual)
    os.close(log)
    os.close(nothing)
    with contextlib.suppress(OSError, AttributeError):  # a Linux thing: end with the parent, however it ends
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    os.environ.clear()
    os.environ.update(told["environment"])
    sys.argv[1:] = told["argv"]
    return list(told["argv"])


def main() -> list[str] | None:
    """Fork a child for each line that is read. Returns in every child, with its arguments, and at the end."""
    preload()
    inward, outward = os.pipe()
    os.set_blocking(inward, False)
    os.set_blocking(outward, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(outward, warn_on_full_buffer=False)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    children, rest = set[int](), b""
    while True:
        ready, _, _ = select.select([0, inward], [], [])
        if inward in ready:
            os.read(inward, 4096)
        reap(children)
        if 0 not in ready:
            continue
        given = os.read(0, 65536)
        if not given:
            break
        *lines, rest = (rest + given).split(b"\n")
        for line in lines:
            pid = os.fork()
            if pid == 0:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                signal.signal(signal.SIGINT, signal.default_int_handler)
                os.close(inward)
                os.close(outward)
                return become(json.loads(line))
            children.add(pid)
            tell(pid, None)
    for pid in children:
        os.kill(pid, signal.SIGKILL)
    return None


if __name__ == "__main__":
    arguments = main()
    if arguments is not None:
        from tests.loopback.launch import main as launch

        raise SystemExit(launch(arguments))
