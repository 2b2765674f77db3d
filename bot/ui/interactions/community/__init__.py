"""What people have to do with each other: pages, and the presses on them.

`playing.py` is `/play` and its queue, `blocked.py` lists whom somebody blocks, `reports.py` shows reports to
moderators. `daily.py` is a channel's puzzle of the day; `following.py` and `watching.py` are for spectators.
"""
