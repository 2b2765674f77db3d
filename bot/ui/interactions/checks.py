"""What the bot needs to be allowed in a channel, and who may do what."""

from __future__ import annotations

import discord

from bot.ui.visit import Visit

#: What playing in a channel takes: Discord's permission and the key of its name in the catalogue.
NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")


def lacking(permissions: discord.Permissions, *, thread: bool, opens: bool = False) -> list[str]:
    """List the permissions that the bot lacks to play here; `opens` when it has to open a thread."""
    needed = list(IN_THREADS if thread or opens else NEEDED)
    if opens:
        needed += ["create_public_threads"]
    if permissions.administrator:
        return []
    return [name for name in needed if not getattr(permissions, name)]


def named(visit: Visit, lacks: list[str]) -> str:
    """Name permissions as Discord does in the reader's language."""
    return ", ".join(f"**{permission(visit, name)}**" for name in lacks)


def permission(visit: Visit, name: str) -> str:
    """Name a permission as Discord does in the reader's language."""
    return visit.words(f"permission-{name.replace('_', '-')}")
