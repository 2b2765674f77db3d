"""People who learn a title: its lessons and its puzzles, how far they are with them, and the pages of both.

A position here is nobody's game: no row of a game is written for it. Of puzzles alone something reaches a
channel, where its moderators want one a day (`bot/play/background/daily_puzzles.py`).
"""
