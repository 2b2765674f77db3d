"""Learning a title: its lessons and puzzles, people's progress, and the pages of both.

A position here is not a game, and no row of a game is written for it. Only puzzles reach a channel, if its
moderators want one a day (`bot/play/learning/daily_puzzles.py`).
"""
