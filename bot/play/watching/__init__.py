"""Watching a game from outside Discord: its link, and the page behind it, kept as the game is committed.

`links.py` shares and withdraws links. `live_boards.py` derives pages, and what each entry adds to them, from
what is committed: nobody tells it of an answer. Whoever serves them over the network is in `bot/web`.
"""
