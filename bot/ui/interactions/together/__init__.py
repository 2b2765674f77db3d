"""How people find each other: pages, and what is pressed on them.

`playing.py` is `/play` and its queue; `reports.py` is what moderators are told; both are opened by commands,
by buttons and from the looking-for-game card. `daily.py` is a channel's puzzle of the day.
"""
