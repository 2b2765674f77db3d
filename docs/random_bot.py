"""A bot that answers at random: where to begin with one of your own (protocol.md, One seat).

python -m engine match starwars --blue "cmd:python docs/random_bot.py 7" --orange steady
"""

from __future__ import annotations

import json
import sys
from random import Random


class Refused(Exception):
    """The game does not take an answer; nothing has changed."""


def ask(do: str, **fields: object) -> dict:
    """Send a request and return the reply to it."""
    print(json.dumps({"do": do, **fields}), flush=True)
    line = sys.stdin.readline()
    if not line:
        raise SystemExit
    reply = json.loads(line)
    if "error" in reply:
        raise Refused(reply["error"]["message"])
    return reply["ok"]


def play(rng: Random) -> None:
    """Answer whatever the seat is asked until the game is over."""
    while not (now := ask("wait"))["outcome"]:
        for question in now["pending"]:
            number = question["decision"]
            try:
                offered = ask("options", decision=number, most=256)
                choice = rng.choice(offered["options"]) if offered["options"] else offered["sample"]
                ask("answer", decision=number, token=choice["token"])
            except Refused as why:  # somebody was quicker, or it is asked no more: look again
                print(why, file=sys.stderr)
                break
    ask("quit")


if __name__ == "__main__":
    play(Random(sys.argv[1] if len(sys.argv) > 1 else None))
