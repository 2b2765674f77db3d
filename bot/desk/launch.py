"""Runs the bot against another Discord: sets discord.py's two addresses, then does what `python -m bot` does.

    python -m bot.desk.launch [--with-owner] API GATEWAY [the bot's command line, usually `run`]

`--with-owner`: it stops when its standard input ends, as it does when whoever started it is killed. The bot
itself knows nothing of it.
"""

from __future__ import annotations

import logging
import os
import runpy
import signal
import sys
import threading
import time
from collections.abc import Sequence

import discord
from discord.gateway import DiscordWebSocket

#: Seconds to stop in after the owner is gone.
GRACE = 15.0


def aim(api: str, gateway: str) -> None:
    """Point discord.py to another Discord. Nothing else about the bot is changed."""
    discord.http.Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = type(DiscordWebSocket.DEFAULT_GATEWAY)(gateway)


def main(argv: Sequence[str]) -> None:
    """Be the bot. It ends the process."""
    if argv[0] == "--with-owner":
        threading.Thread(target=_outlived, name="owner", daemon=True).start()
        logging.getLogger("discord.gateway").addFilter(_plausible)
        argv = argv[1:]
    api, gateway, *rest = argv
    aim(api, gateway)
    sys.argv[1:] = rest or ["run"]
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


def _outlived() -> None:
    """Stop once the owner is gone."""
    while os.read(0, 65536):  # not by `sys.stdin`, whose lock would be held at the end
        pass
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(GRACE)
    os._exit(1)


def _plausible(record: logging.LogRecord) -> bool:
    """Leave out that the socket is behind: here an answer can come before discord.py notes the question."""
    return "websocket is" not in str(record.msg)


if __name__ == "__main__":
    main(sys.argv[1:])
