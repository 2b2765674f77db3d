"""Runs the bot against another Discord: sets discord.py's two addresses, then does what `python -m bot` does.

    python -m bot.desk.launch API GATEWAY [the bot's command line, usually `run`]

The bot itself knows nothing of it.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence

import discord
from discord.gateway import DiscordWebSocket


def aim(api: str, gateway: str) -> None:
    """Point discord.py to another Discord. Nothing else about the bot is changed."""
    discord.http.Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = type(DiscordWebSocket.DEFAULT_GATEWAY)(gateway)


def main(argv: Sequence[str]) -> None:
    """Be the bot. It ends the process."""
    api, gateway, *rest = argv
    aim(api, gateway)
    sys.argv[1:] = rest or ["run"]
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(sys.argv[1:])
