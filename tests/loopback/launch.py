"""Runs the bot against the loopback Discord: sets discord.py's two addresses, then `bot.__main__` as it is.

    python -m tests.loopback.launch API GATEWAY [--first module:function] [bot's command line, usually `run`]

`--first` names a function without arguments that is called before the bot starts: a test's own hook into the
process (for example to end it at a drawn step). The bot itself knows nothing of it.
"""

from __future__ import annotations

import importlib
import sys

import discord
import yarl


def aim(api: str, gateway: str) -> None:
    """Point discord.py to another Discord. Nothing else about the bot is changed."""
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


def main(argv: list[str]) -> int:
    """Start the bot and give its exit status."""
    api, gateway, *rest = argv
    aim(api, gateway)
    if rest[:1] == ["--first"]:
        module, _, name = rest[1].partition(":")
        getattr(importlib.import_module(module), name)()
        rest = rest[2:]
    from bot.__main__ import main as bot

    return bot(rest or ["run"])


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
