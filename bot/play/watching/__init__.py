"""Looking on: a game's link with the page behind it, and digests for who follows it, from what is committed.

`links.py` shares and withdraws links. `live_boards.py` derives pages, and what each entry adds to them, from
what is committed: nobody tells it of an answer. `following.py` makes digests and lays them out.
Whoever serves pages over the network is in `bot/web`.
"""
