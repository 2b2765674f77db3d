"""Spectators: a game's link and its page, and digests for followers, derived from what is committed.

`links.py` shares and withdraws links. `live_boards.py` derives pages, and what each entry adds to them, from
what is committed: nobody tells it of an answer. `following.py` makes digests and lays them out.
The server of the pages is in `bot/web`.
"""
