"""Discord's permissions: bits, and what somebody may do in a channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.desk.discord.world import Channel, Guild

ADMINISTRATOR, MANAGE_CHANNELS, MANAGE_GUILD = 1 << 3, 1 << 4, 1 << 5
VIEW, SEND, MANAGE_MESSAGES, EMBED, ATTACH, HISTORY = 1 << 10, 1 << 11, 1 << 13, 1 << 14, 1 << 15, 1 << 16
USE_COMMANDS, MANAGE_THREADS, PUBLIC_THREADS, PRIVATE_THREADS = 1 << 31, 1 << 34, 1 << 35, 1 << 36
SEND_IN_THREADS, PINS = 1 << 38, 1 << 51
ALL = (1 << 53) - 1
#: What @everyone may do on a new server, as far as it concerns us.
USUAL = (
    VIEW | SEND | EMBED | ATTACH | HISTORY | USE_COMMANDS | PUBLIC_THREADS | PRIVATE_THREADS | SEND_IN_THREADS
)
#: In direct messages everybody may do this.
IN_DMS = VIEW | SEND | EMBED | ATTACH | HISTORY | USE_COMMANDS


def computed(guild: Guild, user: int, channel: Channel | None = None) -> int:
    """Return somebody's permissions in a server or channel, by Discord's documented order.

    0: they are not there.
    """
    if user == guild.owner:
        return ALL
    member = guild.members.get(user)
    if member is None:
        return 0
    base = guild.roles[guild.id].permissions
    for role in member.roles:
        base |= guild.roles[role].permissions
    if base & ADMINISTRATOR:
        return ALL
    if channel is None:
        return base
    place = channel.parent if channel.is_thread and channel.parent is not None else channel
    over = place.overwrites
    if guild.id in over:
        base = base & ~over[guild.id].deny | over[guild.id].allow
    roles = [over[x] for x in member.roles if x in over]
    for x in roles:
        base &= ~x.deny
    for x in roles:
        base |= x.allow
    if user in over:
        base = base & ~over[user].deny | over[user].allow
    return base if base & VIEW else 0
