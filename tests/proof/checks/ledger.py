"""The folder in which many processes and machines, one after another or at once, keep what came of rounds.

    plan.json            what is played: every process that adds to the folder plays the same
    round-00000017.json  what came of round 17, whole or not there at all
    rounds.lock          round n is being played while its byte n is locked

A round's number is its seed. The lock goes with its process, so that a killed one's round is played again.
Machines that share no folder, or one whose file system knows no locks, begin at seeds far apart; the files
of their folders can then be put into one.
"""

from __future__ import annotations

import fcntl
import json
import os
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.proof.figures import Figures


class Otherwise(Exception):
    """The folder is of another proof. The text says in what it differs."""


class Ledger:
    """The folder of one proof. One instance a process: a lock of `fcntl` does not part those of one."""

    def __init__(self, folder: Path, plan: Mapping[str, Any]) -> None:
        self.folder, self.whole = folder, Figures()
        self.rounds = 0
        self._read, self._mine = set[int](), set[int]()
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = os.open(folder / "rounds.lock", os.O_RDWR | os.O_CREAT, 0o644)
        self._agree(dict(plan))
        self.refresh()

    def _agree(self, plan: dict[str, Any]) -> None:
        """Write down what is played, or see that it is the same.

        Raises:
            Otherwise: it is not.

        """
        file = self.folder / "plan.json"
        fcntl.lockf(self._lock, fcntl.LOCK_EX, 1, 0)  # no round has the number 0
        try:
            if not file.exists():
                _put(file, plan)
            there = json.loads(file.read_text())
        finally:
            fcntl.lockf(self._lock, fcntl.LOCK_UN, 1, 0)
        for name in plan:
            if there.get(name) != plan[name]:
                raise Otherwise(
                    f"{self.folder} was begun with {name} {there.get(name)}, not {plan[name]}: "
                    "give the same or another folder"
                )

    def refresh(self) -> None:
        """Add up what was finished since the last look, by whomever."""
        for file in sorted(self.folder.glob("round-*.json")):
            number = int(file.stem.removeprefix("round-"))
            if number not in self._read:
                self._read.add(number)
                self.rounds += 1
                self.whole.add(Figures.unpacked(json.loads(file.read_text())["figures"]))

    def claim(self, first: int = 1) -> int:
        """Take the next round from a number on that is neither finished nor being played by anybody."""
        number = first
        while True:
            if number not in self._read and number not in self._mine and self._locked(number):
                if not self._file(number).exists():
                    self._mine.add(number)
                    return number
                self._unlocked(number)  # somebody has finished it since we looked
            number += 1

    def keep(self, number: int, played: Mapping[str, Any], figures: Figures) -> None:
        """Write down what came of a claimed round. `played` says what it was, to be played again."""
        whole = {"round": number, "host": socket.gethostname(), **played, "figures": figures.packed()}
        _put(self._file(number), whole)
        self.release(number)
        self.refresh()

    def release(self, number: int) -> None:
        """Let a claimed round be played by somebody else, or again."""
        self._mine.discard(number)
        self._unlocked(number)

    def close(self) -> None:
        """Let go of every claim."""
        os.close(self._lock)

    def _file(self, number: int) -> Path:
        return self.folder / f"round-{number:08}.json"

    def _locked(self, number: int) -> bool:
        try:
            fcntl.lockf(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, number)
        except OSError:
            return False
        return True

    def _unlocked(self, number: int) -> None:
        fcntl.lockf(self._lock, fcntl.LOCK_UN, 1, number)


def _put(file: Path, what: Mapping[str, Any]) -> None:
    """Write a file that is whole or not there, whenever the process or the machine ends."""
    part = file.with_name(f".{file.name}.{socket.gethostname()}.{os.getpid()}")
    with part.open("w", encoding="utf-8") as out:
        json.dump(what, out, ensure_ascii=False, indent=1)
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
