"""The local table: a Discord of our own on this machine, and people who act on it.

`discord` is the world of servers, channels and messages with its REST routes, gateway and files; the bot runs
against it unchanged, in this process or, by `launch.py`, in one of its own. `people.py` does what people do
at their clients; `client.py` knows what a client sends and does not allow. Only `launch.py`, which runs in
the bot's process, imports discord.py.
"""
