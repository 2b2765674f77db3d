"""The Discord bot: settings, store, play, and what people see and press.

`app.py` is the Discord client, `serving.py` starts and stops it, and `desk` is the local table without
Discord. Playing is in `play`, slash commands in `cogs`, posts and buttons in `ui`, the database in `store`.
What single games add is in `games`.
"""
