"""How people find each other: pages, and the presses on them.

`playing.py` is `/play` and its queue, `reports.py` shows reports to moderators; both are opened by commands,
by buttons and from the looking-for-game card. `daily.py` is a channel's puzzle of the day.
"""
