"""Check the dice and seals of a finished game, with the standard library alone: `python verify.py game.json`.

The SHA-256 of a secret seed was published before the first roll. Roll number k is HMAC-SHA256, keyed by the
seed, over game id, players' words and k. This script works every roll out again, and opens every seal.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any


def roll_of(seed: bytes, game: str, words: dict[str, str], k: int, sides: int) -> int:
    """Work out roll `k` of a die: 1 to `sides`. Numbers that would favour some faces are passed over.

    Raises:
        ValueError: there is no such die.

    """
    if not 1 <= sides <= 1 << 32:
        raise ValueError(f"no die has {sides} sides")
    limit = (1 << 64) // sides * sides
    attempt = 0
    while True:
        text = json.dumps([game, sorted(words.items()), k, attempt], separators=(",", ":"))
        number = int.from_bytes(hmac.new(seed, text.encode(), hashlib.sha256).digest()[:8], "big")
        if number < limit:
            return number % sides + 1
        attempt += 1


def seal_of(salt: str, seat: str, decision: int, action: Any) -> str:
    """Work out the seal of a shut answer: SHA-256 over salt, seat, number and answer."""
    packed = json.dumps(action, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(f"{salt}|{seat}|{decision}|{packed}".encode()).hexdigest()


def check(record: Any) -> list[str]:
    """Name everything that is wrong with a record; empty when all is as it was promised."""
    try:
        seed = bytes.fromhex(record["seed"])
        if not seed:
            return ["the seed is not open yet: nothing can be verified before the game is over"]
        wrong = []
        if hashlib.sha256(seed).hexdigest() != record["commitment"]:
            wrong.append("the seed does not fit the commitment published before the game")
        return wrong + _rolls(record, seed) + seals(record)
    except (KeyError, TypeError, ValueError, AttributeError, ArithmeticError) as why:
        return [f"this is no record of a game: {type(why).__name__}: {why}"]


def _rolls(record: Any, seed: bytes) -> list[str]:
    """Check every roll. They are numbered without a gap: undone ones stay, and none was made unseen."""
    wrong, due = [], 0
    for e in record["entries"]:
        n, k = e["n"], e["k"]
        if not e["rolls"]:
            continue
        if k != due:
            back = "runs backwards" if k < due else "leaves rolls out"
            wrong.append(f"entry {n}: the count of rolls {back}: {k} instead of {due}")
        for i, (sides, number) in enumerate(e["rolls"], k):
            real = roll_of(seed, record["id"], record["words"], i, sides)
            if real != number:
                wrong.append(f"entry {n}: roll {i} of a d{sides} was {real}, the record says {number}")
        due = k + len(e["rolls"])
    return wrong


def seals(record: Any) -> list[str]:
    """Check every seal: it needs no seed."""
    return [
        f"entry {e['n']}: the answer of {e['seat']} does not fit its seal"
        for e in record["entries"]
        if e["seal"] and e["seal"] != seal_of(e["salt"], e["seat"], e["decision"], e["action"])
    ]


def main(arguments: list[str]) -> int:
    """Verify a file and say what was found. Returns the exit status: 0 sound, 1 not, 2 unreadable."""
    if len(arguments) != 1:
        sys.stderr.write("usage: verify FILE\n")
        return 2
    try:
        record = json.loads(Path(arguments[0]).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as why:
        sys.stderr.write(f"{arguments[0]} cannot be read: {why}\n")
        return 2
    wrong = check(record)
    for line in wrong:  # a record may contain lone surrogates, which cannot be printed
        sys.stdout.write(line.encode("utf-8", "backslashreplace").decode() + "\n")
    if wrong:
        sys.stdout.write(f"NOT verified: {len(wrong)} wrong in {arguments[0]}\n")
        return 1
    entries = record["entries"]
    rolls = sum(len(e["rolls"]) for e in entries)
    seals = sum(bool(e["seal"]) for e in entries)
    sys.stdout.write(f"Verified: commitment, {rolls} rolls and {seals} seals in {len(entries)} entries\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
